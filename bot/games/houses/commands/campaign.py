"""/campaign new and /campaign open: a table of Houses, by options or by the sheet."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.campaign import GROUP
from bot.cogs.describing import choices, command
from bot.games.houses.opening.sheet import setup as answer_sheets
from bot.games.houses.opening.sheet import show_sheet
from bot.languages import LANGUAGES
from bot.ui.tables.opening import open_table, table_of
from engine.games import houses
from engine.kernel.table.paces import PRESETS, USUAL, Pace
from engine.kernel.table.timing import SetPace

CAMPAIGNS: Final = (houses.NAME,)
"""What these commands open; `/table` opens every game."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "ballots": ("secret", "open"),
    "absent": ("absent", "steward"),
    "purses": ("public", "hidden"),
    "deals": ("private", "public"),
    "chronicle": ("thread", "channel"),
    "pace": tuple(PRESETS),
}
"""Options that are chosen from a few values, the default first."""


async def setup(bot: Khandan) -> None:
    """Add both to the group, which every game shares, and answer the controls of every sheet."""
    await answer_sheets(bot)
    group = bot.tree.get_command(GROUP)
    assert isinstance(group, app_commands.Group)
    opening = command(bot, GROUP, new.__name__, new)
    values = {name: choices(bot, name, among) for name, among in OPTIONS.items()}
    app_commands.choices(**values, game=choices(bot, "game", CAMPAIGNS))(opening)
    group.add_command(opening)
    group.add_command(command(bot, GROUP, "open", sheet))


async def new(
    interaction: discord.Interaction[Any],
    *,
    game: str = houses.NAME,
    seats: app_commands.Range[int, 2, 6] = 5,
    language: str | None = None,
    generations: app_commands.Range[int, 1, 40] | None = None,
    ballots: str | None = None,
    absent: str | None = None,
    purses: str | None = None,
    deals: str | None = None,
    chronicle: str = "thread",
    pace: str = USUAL.name,
) -> None:
    """Open a table in this channel; who opens it is its host."""
    given = {
        "generations": generations,
        "ballots": ballots,
        "absent": absent,
        "purses": purses,
        "deals": deals,
    }
    spoken = language or await interaction.client.language_of(interaction)
    action = table_of(interaction.client, game, seats, spoken, given)
    chosen = Pace(pace, PRESETS[pace]) if pace in PRESETS else USUAL
    setting = None if chosen == USUAL else SetPace(chosen)
    await open_table(interaction, action, setting, thread=chronicle == "thread")


async def sheet(interaction: discord.Interaction[Any]) -> None:
    """A sheet with every choice; who opens the table is its host."""
    await show_sheet(interaction)
