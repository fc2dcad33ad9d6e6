"""/undo, /later and /replace: what a seat asks of the whole table."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command
from bot.interactions.finding import matches_offered, resolve_match, seats_offered, typed_option
from bot.ui import motions
from engine.kernel.table.motions import HOURS_MOST, Propose
from engine.kernel.table.state import MoreTime

Hours = app_commands.Range[int, 1, HOURS_MOST]


async def setup(bot: Khandan) -> None:
    """Add the commands, and answer the buttons of what they ask."""
    await motions.setup(bot)
    for callback in (undo, later, replace):
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(matches_offered)
        if callback is replace:
            made.autocomplete("seat")(_seats)
        bot.tree.add_command(made)


async def undo(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Take the asker's last move back, at once or by leave of the table."""
    await motions.undo(interaction, match)


async def later(interaction: discord.Interaction[Any], hours: Hours, match: int | None = None) -> None:
    """Ask for more time, which more than half of the table must grant."""
    await motions.act_on_motion(
        interaction, await resolve_match(interaction, match), Propose(MoreTime(hours))
    )


async def replace(
    interaction: discord.Interaction[Any],
    seat: app_commands.Range[int, 1, 10],
    member: discord.Member,
    match: int | None = None,
) -> None:
    """Propose a successor for the asker's own seat, or by the host for one that is left alone."""
    await motions.propose_successor(interaction, match, seat - 1, member)


async def _seats(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await seats_offered(interaction, typed, typed_option(interaction, "match"))
