"""/campaign new and /campaign open: a table of Houses, by options or by a sheet.

The sheet is asked for by command, changed by its menus, and opened by one button. Every choice stands in the
custom id of each of its controls, so that it needs no memory of the bot's. Below stand the permissions that a
table needs here, since a host who lacks one learns it best before anybody has joined.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

import discord
from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.cogs.campaign import GROUP
from bot.cogs.describing import choices, command
from bot.controls.custom_id import CustomId, Part, pick_listed
from bot.interactions.answering import show_privately
from bot.languages import LANGUAGES, Language
from bot.permissions import Need
from bot.render.i18n import Messages, message_id
from bot.render.panel import Choice, Option, Panel, Text
from bot.ui.control import answer_control, chosen_values
from bot.ui.tables.opening import (
    lacking_needs,
    open_table,
    opening_buttons,
    permissions_line,
    set_pace_of,
    table_of,
)
from engine.games import houses
from engine.games.houses import NAME
from engine.kernel.table.paces import PRESETS, USUAL

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

SEATS: Final = (3, 4, 5)

GENERATIONS: Final = (1, 2, 3, 5, 7, 10, 15, 20)

PACES: Final = tuple(PRESETS)

MARKS: Final[Mapping[str, tuple[str, str]]] = {
    "b": ("ballots", "open"),
    "p": ("purses", "hidden"),
    "d": ("deals", "public"),
    "a": ("absent", "steward"),
}
"""The options that differ from the default, each by a letter."""

OPEN, AGAIN = "open", "again"
"""The two buttons: open the table, and look at the permissions again."""

ACCENT: Final = 0x8A6D3B

SHAPES: Final = {3: "three", 4: "four", 5: "five"}
"""What a number of houses is like, by the name of its line."""


async def setup(bot: Khandan) -> None:
    """Add both to the group, which every game shares, and answer the controls of every sheet."""
    answer_control(bot, CampaignSheetId, use_sheet)
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
    await open_table(interaction, action, set_pace_of(pace), thread=chronicle == "thread")


async def sheet(interaction: discord.Interaction[Any]) -> None:
    """A sheet with every choice; who opens the table is its host."""
    await show_sheet(interaction)


class Sheet(Struct, frozen=True):
    """What has been chosen so far; the defaults are those of a first campaign."""

    language: Language
    seats: int = 5
    generations: int = 10
    pace: str = "day"
    marks: str = ""


class CampaignSheetId(CustomId, verb="sheet"):
    """A control of the sheet; `turn` says which, the rest is what has been chosen. None of it is secret."""

    turn: Annotated[str, Part(r"[a-z]+")]
    seats: Annotated[int, Part(r"\d")]
    generations: Annotated[int, Part(r"\d{1,2}", after=".")]
    language: Annotated[str, Part(r"[a-z]{2}", after=".")]
    pace: Annotated[str, Part(r"[a-z_]{1,10}", after=".")]
    marks: Annotated[str, Part(r"[a-z]{0,8}", after=".")] = ""


def sheet_id(turn: str, sheet: Sheet) -> str:
    """The custom id of a control of the sheet as it stands."""
    chosen = (sheet.seats, sheet.generations, sheet.language, sheet.pace, sheet.marks)
    return CampaignSheetId(turn, *chosen).pack()


def sheet_of(id: CampaignSheetId, values: Sequence[str]) -> Sheet:
    """The sheet of an id after the choice made in its menu; what nobody offers is as by default."""
    sheet = Sheet(
        pick_listed(LANGUAGES, id.language, LANGUAGES[0]),
        id.seats if id.seats in SEATS else 5,
        id.generations if id.generations in GENERATIONS else 10,
        id.pace if id.pace in PACES else "day",
        _marks(id.marks),
    )
    first = values[0] if values else ""
    match id.turn:
        case "seats":
            return replace(sheet, seats=pick_listed(SEATS, first, sheet.seats))
        case "generations":
            return replace(sheet, generations=pick_listed(GENERATIONS, first, sheet.generations))
        case "language":
            return replace(sheet, language=pick_listed(LANGUAGES, first, sheet.language))
        case "pace":
            return replace(sheet, pace=first if first in PACES else sheet.pace)
        case "marks":
            return replace(sheet, marks=_marks("".join(values)))
    return sheet


def options_of(sheet: Sheet) -> dict[str, str | int]:
    """The game's options that the sheet asks for."""
    return {"generations": sheet.generations, **dict(MARKS[mark] for mark in sheet.marks)}


def _marks(letters: str) -> str:
    return "".join(mark for mark in MARKS if mark in letters)


async def show_sheet(interaction: Interaction, sheet: Sheet | None = None) -> None:
    """The sheet as it stands; a new one is in the asker's language."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    language = await interaction.client.language_of(interaction)
    words = interaction.client.words(language)
    await show_privately(interaction, sheet_page(words, sheet or Sheet(language), lacking_needs(interaction)))


async def open_from_sheet(interaction: Interaction, sheet: Sheet) -> None:
    """The table of the sheet, unless something is missing here without which nothing can be played."""
    if interaction.guild_id is None or any(need.must for need in lacking_needs(interaction)):
        await show_sheet(interaction, sheet)
        return
    given = dict(options_of(sheet))
    action = table_of(interaction.client, NAME, sheet.seats, sheet.language, given)
    await open_table(interaction, action, set_pace_of(sheet.pace))


async def use_sheet(interaction: Interaction, id: CampaignSheetId) -> None:
    """Open the table if Open was pressed; else show the sheet again with what was chosen."""
    work = open_from_sheet if id.turn == OPEN else show_sheet
    await work(interaction, sheet_of(id, chosen_values(interaction)))


def sheet_page(words: Messages, chosen: Sheet, lacking: Sequence[Need]) -> Panel:
    """The sheet as it stands. Without a permission that is a must the table can't be opened."""
    pace = words.say(message_id(f"sheet-pace-{chosen.pace}"))
    language = words.say(f"sheet-language-{chosen.language}")
    counts = {"seats": chosen.seats, "generations": chosen.generations}
    lines = (
        f"## {words.say('sheet-title')}",
        words.say("sheet-how"),
        f"- {words.say('sheet-chosen', pace=pace, language=language, **counts)}",
        f"- {permissions_line(words, lacking) or words.say('sheet-allowed')}",
    )
    buttons = opening_buttons(words, lacking, sheet_id(OPEN, chosen), sheet_id(AGAIN, chosen))
    return Panel(ACCENT, (Text("\n".join(lines)), *_menus(words, chosen), buttons), words.language)


def _menus(words: Messages, chosen: Sheet) -> Iterator[Choice]:
    """A menu for each choice of the sheet, the chosen options marked."""

    def menu(turn: str, options: Iterator[Option]) -> Choice:
        return Choice(sheet_id(turn, chosen), tuple(options), words.say(f"sheet-{turn}"))

    def option(value: str, code: str, attribute: str, *, is_chosen: bool, **counts: int) -> Option:
        label, more = words.say(code, **counts), words.attribute(code, attribute)
        return Option(value, label, more, is_chosen)

    yield menu(
        "seats",
        (
            option(str(n), "sheet-seats-option", SHAPES[n], is_chosen=n == chosen.seats, seats=n)
            for n in SEATS
        ),
    )
    long = words.say("sheet-generations-long")
    yield menu(
        "generations",
        (
            Option(
                str(n), words.say("sheet-generations-option", generations=n), long, n == chosen.generations
            )
            for n in GENERATIONS
        ),
    )
    # A language that these texts don't name yet is called by its own name.
    yield menu(
        "language",
        (
            Option(one, words.language_name(one, f"sheet-language-{one}"), "", one == chosen.language)
            for one in LANGUAGES
        ),
    )
    yield menu(
        "pace",
        (option(one, message_id(f"sheet-pace-{one}"), "long", is_chosen=one == chosen.pace) for one in PACES),
    )
    # The only menu of which several options, or none, may be chosen.
    marks = tuple(option(one, f"sheet-mark-{one}", "long", is_chosen=one in chosen.marks) for one in MARKS)
    yield Choice(sheet_id("marks", chosen), marks, words.say("sheet-marks"), 0, len(marks))
