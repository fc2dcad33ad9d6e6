"""/language: what language answers come in, for a person and for a server."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs import twins
from bot.cogs.describing import choices, command, joint
from bot.languages import LANGUAGES
from bot.render.tenure import FOLLOW
from bot.ui.seat_page import set_language

GROUP = "language"


async def setup(bot: Khandan) -> None:
    """Add the group to the bot's commands."""
    group = app_commands.Group(name=GROUP, description=joint(bot, f"command-{GROUP}"), guild_only=True)
    for callback in (mine, server):
        made = command(bot, GROUP, callback.__name__, callback)
        app_commands.choices(speak=choices(bot, "speak", (*LANGUAGES, FOLLOW)))(made)
        group.add_command(made)
    bot.tree.add_command(group)


async def mine(interaction: discord.Interaction[Any], speak: str) -> None:
    """The asker's own answers and private messages."""
    await set_language(interaction, "user", interaction.user.id, speak)


async def server(interaction: discord.Interaction[Any], speak: str) -> None:
    """Answers to everybody in this server who has not chosen; for those who manage it."""
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    assert interaction.guild_id is not None
    await set_language(interaction, "guild", interaction.guild_id, speak)
    await twins.follow(interaction.client, interaction.guild_id, speak)
