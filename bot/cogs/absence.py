"""/away: a seat goes on without its person."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command
from bot.interactions.finding import matches_offered
from bot.ui import away as stewards


async def setup(bot: Khandan) -> None:
    """Add the command."""
    made = command(bot, "", "away", away)
    made.guild_only = True
    made.autocomplete("match")(_matches)
    app_commands.choices(away=choices(bot, "away", stewards.HOWS))(made)
    bot.tree.add_command(made)


async def away(
    interaction: discord.Interaction[Any],
    away: str,
    away_seat: app_commands.Range[int, 1, 10] | None = None,
    match: int | None = None,
) -> None:
    """HO-R20: a steward for one generation, or while they are away; the host asks for a seat that can't."""
    seat = None if away_seat is None else away_seat - 1
    await stewards.away(interaction, match, away, seat)


async def _matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await matches_offered(interaction, typed)
