"""/orders and /away: a house goes on without its person."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command
from bot.finding import matches_offered
from bot.render.limits import USER_NAME
from bot.render.users import users_words
from bot.ui import orders as panels
from bot.ui.table import at_table
from engine.kernel.refused import Refused, no
from engine.kernel.table.base import TableAction
from engine.kernel.table.orders_words import ComeBack, GoAway

HOWS: Final = ("generation", "now", "off")
"""The next generation, the rest of this one, or back."""


async def setup(bot: Khandan) -> None:
    """Add the commands, and answer the panels."""
    await panels.setup(bot)
    for callback in (orders, away):
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(_matches)
        if callback is away:
            app_commands.choices(away=choices(bot, "away", HOWS))(made)
        bot.tree.add_command(made)


async def orders(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The asker's standing orders."""
    await panels.show(interaction, match)


async def away(
    interaction: discord.Interaction[Any],
    away: str,
    away_seat: app_commands.Range[int, 1, 6] | None = None,
    match: int | None = None,
) -> None:
    """HO-R20: a steward for one generation; the host asks for a seat that can't."""
    seat = None if away_seat is None else away_seat - 1
    said = f"done-away-{away}" if seat is None else "done-away-seat"
    await at_table(interaction, match, _asked(away, seat), said)


def _asked(how: str, seat: int | None) -> Any:
    """What is asked of the table. Refused with option_unknown for another word, however long it is."""
    actions: dict[str, TableAction] = {
        "generation": GoAway(False, seat),
        "now": GoAway(True, seat),
        "off": ComeBack(seat),
    }
    if how not in actions:
        raise Refused(no("option_unknown", option=users_words(how, USER_NAME)))
    return actions[how]


async def _matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await matches_offered(interaction, typed)
