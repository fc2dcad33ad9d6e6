"""/away and /orders: a seat goes on without its person."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command
from bot.interactions.finding import matches_offered
from bot.ui import orders as standing
from bot.ui import seat_page as stewards


async def setup(bot: Khandan) -> None:
    """Add the commands."""
    written = command(bot, "", "orders", orders)
    made = command(bot, "", "away", away)
    app_commands.choices(away=choices(bot, "away", stewards.HOWS))(made)
    for one in (written, made):
        one.guild_only = True
        one.autocomplete("match")(matches_offered)
        bot.tree.add_command(one)


async def orders(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The asker's standing orders."""
    await standing.show(interaction, match)


async def away(
    interaction: discord.Interaction[Any],
    away: str,
    away_seat: app_commands.Range[int, 1, 10] | None = None,
    match: int | None = None,
) -> None:
    """HO-R20: a steward for one generation, or while they are away; the host asks for a seat that can't."""
    seat = None if away_seat is None else away_seat - 1
    await stewards.set_away(interaction, match, away, seat)
