"""/table: the tables of every game. What does not open a table is the same work as /campaign's."""

from collections.abc import Callable, Coroutine
from copy import copy
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command, game_choices, joint
from bot.interactions.finding import matches_offered, typed_option
from bot.languages import LANGUAGES
from bot.render.bidi import label
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.ui.tables import opening
from bot.ui.tables import sheet as sheets
from bot.ui.tables.opening import SETTINGS_MOST, open_table, parse_settings, suggestions_for, table_of
from bot.ui.tables.sheet import option_name, value_name
from engine.kernel.table.paces import PRESETS, USUAL

GROUP: Final = "table"
OLDER: Final = "campaign"
"""The group whose other commands this one shares."""


async def setup(bot: Khandan) -> None:
    """Add the group; that of campaigns is there already, with all that belongs to it."""
    await sheets.setup(bot)
    group = app_commands.Group(name=GROUP, description=joint(bot, f"command-{GROUP}"), guild_only=True)
    for name, callback in OWN.items():
        group.add_command(command(bot, GROUP, name, callback))
    _offer(bot, group)
    older = bot.tree.get_command(OLDER)
    assert isinstance(older, app_commands.Group)
    for one in older.commands:
        if one.name not in OWN:
            # A command has one parent: a copy is told so by the group, the first stays where it is.
            shared = copy(one)
            shared.parent = None
            group.add_command(shared)
    bot.tree.add_command(group)


async def new(
    interaction: discord.Interaction[Any],
    game: str,
    *,
    seats: app_commands.Range[int, 2, 10] | None = None,
    language: str | None = None,
    chronicle: str = "thread",
    pace: str = USUAL.name,
    settings: app_commands.Range[str, 1, SETTINGS_MOST] | None = None,
) -> None:
    """Open a table in this channel; who opens it is its host. Refused as `table_of` refuses."""
    bot = interaction.client
    spoken = language or await bot.language_of(interaction)
    given = parse_settings(settings or "")
    count = seats or (bot.parts.games[game].usual_seats if game in bot.parts.games else 0)
    action = table_of(bot, game, count, spoken, given)
    await open_table(interaction, action, opening.set_pace_of(pace), thread=chronicle == "thread")


async def sheet(interaction: discord.Interaction[Any], game: str) -> None:
    """A sheet with every choice; who opens the table is its host."""
    await sheets.show_sheet(interaction, game)


async def rematch(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Open a table for the people of an earlier match."""
    await opening.rematch(interaction, match)


OWN: Final[dict[str, Callable[..., Coroutine[Any, Any, None]]]] = {
    "new": new,
    "open": sheet,
    "rematch": rematch,
}
"""The commands that are not those of campaigns."""


def _offer(bot: Khandan, group: app_commands.Group) -> None:
    """The values to choose from."""
    games = game_choices(bot)
    among = {"language": LANGUAGES, "chronicle": ("thread", "channel"), "pace": tuple(PRESETS)}
    values = {name: choices(bot, name, some) for name, some in among.items()}
    for name in ("new", "open"):
        one = group.get_command(name)
        assert isinstance(one, app_commands.Command)
        app_commands.choices(game=games, **(values if name == "new" else {}))(one)
        if name == "new":
            one.autocomplete("settings")(_settings)
    again = group.get_command("rematch")
    assert isinstance(again, app_commands.Command)
    again.autocomplete("match")(matches_offered)


async def _settings(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[str]]:
    """Complete `settings`: an option and its value in words; the choice's value repeats all before it."""
    bot, game = interaction.client, typed_option(interaction, "game")
    if game not in bot.parts.games:
        return []
    language = await bot.language_of(interaction)
    words, wanted = bot.words(language), text.rpartition(",")[2].strip().casefold()
    found = []
    for whole, name, value in suggestions_for(bot.parts.games[game].options, text):
        said = f"{option_name(words, game, name)}: {value_name(words, game, value)}"
        if wanted in said.casefold() or wanted in f"{name}={value}".casefold():
            found.append(app_commands.Choice(name=label(said, language)[:CHOICE_NAME], value=whole))
    return found[:AUTOCOMPLETE]
