"""/orders: what a house has written in advance, for the time in which its person is silent."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command
from bot.games.houses.orders import controls as panels
from bot.interactions.finding import matches_offered


async def setup(bot: Khandan) -> None:
    """Add the command, and answer the panels."""
    await panels.setup(bot)
    made = command(bot, "", "orders", orders)
    made.guild_only = True
    made.autocomplete("match")(_matches)
    bot.tree.add_command(made)


async def orders(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The asker's standing orders."""
    await panels.show(interaction, match)


async def _matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await matches_offered(interaction, typed)
