"""/privacy: what is kept about a person, all of it as files, and being forgotten."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command, joint
from bot.tree import OPEN_TO_ALL
from bot.ui import privacy

GROUP = "privacy"


async def setup(bot: Khandan) -> None:
    """Add the group to the bot's commands, and answer its buttons. It can be used in direct messages too."""
    await privacy.setup(bot)
    group = app_commands.Group(name=GROUP, description=joint(bot, f"command-{GROUP}"))
    for callback in (what, export, forget):
        made = command(bot, GROUP, callback.__name__, callback)
        made.extras[OPEN_TO_ALL] = True
        group.add_command(made)
    bot.tree.add_command(group)


async def what(interaction: discord.Interaction[Any]) -> None:
    """A page of all that is kept about people, in plain words."""
    await privacy.show_kept(interaction)


async def export(interaction: discord.Interaction[Any]) -> None:
    """All that is kept about the asker."""
    await privacy.show_mine(interaction)


async def forget(interaction: discord.Interaction[Any]) -> None:
    """A page about being forgotten, and the button for it."""
    await privacy.show_forgetting(interaction)
