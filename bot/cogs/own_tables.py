"""/mine: every table of the asker's, wherever it is; anywhere, in private messages too."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command
from bot.ui import own_tables


async def setup(bot: Khandan) -> None:
    """Add the command, and answer the buttons of its list.

    Who has installed the bot for themselves has it on servers, too, that the bot is not on.
    """
    await own_tables.setup(bot)
    made = command(bot, "", "mine", mine)
    made.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    made.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
    bot.tree.add_command(made)


async def mine(interaction: discord.Interaction[Any]) -> None:
    """The asker's tables, those that wait for them first."""
    await own_tables.show_own_tables(interaction)
