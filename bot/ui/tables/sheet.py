"""The sheet that opens a table of any game: what is chosen, what can be changed, one button to open it.

Every choice made so far stands in the custom id of every control (`TableSheetId`), none of it secret. A press
changes one of them and shows the sheet anew; the button opens the table. What an old or made-up id says that
nobody offers any more is as by default, so that each id means some sheet.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final

from discord import app_commands
from msgspec import Struct
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.controls.custom_id import CustomId, Part, pick_listed
from bot.controls.ids import RematchButtonId
from bot.interactions.answering import show_privately
from bot.languages import LANGUAGES, Language
from bot.permissions import Need
from bot.render.bidi import cut_to_fit
from bot.render.i18n import Messages, message_id
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL
from bot.render.panel import Choice, Panel, Text
from bot.render.panel import Option as MenuOption
from bot.ui.control import answer_control, chosen_values
from bot.ui.tables.opening import (
    Option,
    lacking_needs,
    listed_options,
    open_table,
    opening_buttons,
    permissions_line,
    rematch,
    set_pace_of,
    table_of,
)
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused, no
from engine.kernel.table.paces import PRESETS, USUAL

ACCENT: Final = 0x8A6D3B
OPEN, AGAIN = "open", "again"
"""The two buttons: open the table, and look at the permissions again."""

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
OPTIONS_MOST: Final = 25
"""So many options fit the menu that lists them."""


class Sheet(Struct, frozen=True):
    """What has been chosen so far: of each listed option the number of its value; `focus` is being set."""

    game: str
    language: Language
    seats: int
    pace: str = USUAL.name
    focus: int | None = None
    marks: tuple[int, ...] = ()


class TableSheetId(CustomId, verb="new"):
    """A control of the sheet; `turn` says which, `marks` is a digit for each option."""

    turn: Annotated[str, Part(r"[a-z]+")]
    game: Annotated[str, Part(r"[a-z_]{1,20}")]
    seats: Annotated[int, Part(r"\d{1,2}")]
    language: Annotated[str, Part(r"[a-z]{2}", after=".")]
    pace: Annotated[str, Part(r"[a-z_]{1,10}", after=".")]
    focus: Annotated[int | None, Part(r"\d{0,2}", after=".")] = None
    marks: Annotated[str, Part(r"[0-9a-z]{0,25}", after=".")] = ""


async def setup(bot: Khandan) -> None:
    """Answer the controls of every sheet, and every button that asks for another match."""
    answer_control(bot, TableSheetId, _use_sheet)
    answer_control(bot, RematchButtonId, lambda interaction, id: rematch(interaction, id.match))


# What a press does.


async def _use_sheet(interaction: Interaction, id: TableSheetId) -> None:
    """A menu of the sheet, or one of its buttons. Refused with game_unknown."""
    record = interaction.client.parts.games.get(id.game)
    if record is None:
        raise Refused(no("game_unknown"))
    chosen = sheet_of(record, id, chosen_values(interaction))
    if id.turn == OPEN:
        await open_from_sheet(interaction, chosen)
    else:
        await show_sheet(interaction, id.game, chosen)


async def show_sheet(interaction: Interaction, game: str, chosen: Sheet | None = None) -> None:
    """The sheet as it stands; a new one is in the asker's language. Refused with game_unknown."""
    # A sheet that was carried into a direct message has no channel where a table could be.
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    bot, language = interaction.client, await interaction.client.language_of(interaction)
    record = bot.parts.games.get(game)
    if record is None:
        raise Refused(no("game_unknown"))
    sheet = chosen or fresh_sheet(record, language)
    await show_privately(interaction, panel(bot.words(language), record, sheet, lacking_needs(interaction)))


async def open_from_sheet(interaction: Interaction, chosen: Sheet) -> None:
    """The table of the sheet, unless something is missing here without which nothing can be played."""
    if interaction.guild_id is None or any(need.must for need in lacking_needs(interaction)):
        await show_sheet(interaction, chosen.game, chosen)
        return
    bot = interaction.client
    given = changed_options(bot.parts.games[chosen.game], chosen)
    action = table_of(bot, chosen.game, chosen.seats, chosen.language, given)
    await open_table(interaction, action, set_pace_of(chosen.pace))


# What is chosen, in a record and in an id.


def fresh_sheet(record: AnyGame, language: Language) -> Sheet:
    """A sheet on which nothing has been chosen."""
    return Sheet(record.name, language, record.usual_seats, marks=(0,) * len(options_of(record)))


def options_of(record: AnyGame) -> tuple[Option, ...]:
    """The options that stand on the sheet."""
    return listed_options(record.options)[:OPTIONS_MOST]


def changed_options(record: AnyGame, sheet: Sheet) -> dict[str, Any]:
    """The options that differ from the default."""
    rows = zip(options_of(record), sheet.marks, strict=False)
    return {option.name: option.values[mark] for option, mark in rows if mark}


def sheet_id(turn: str, sheet: Sheet) -> str:
    """The custom id of a control of the sheet as it stands."""
    marks = "".join(DIGITS[mark] for mark in sheet.marks)
    chosen = (sheet.game, sheet.seats, sheet.language, sheet.pace, sheet.focus, marks)
    return TableSheetId(turn, *chosen).pack()


def sheet_of(record: AnyGame, id: TableSheetId, values: Sequence[str]) -> Sheet:
    """The sheet of an id after the choice made in its menu; what nobody offers is as by default."""
    options, fresh = (
        options_of(record),
        fresh_sheet(record, pick_listed(LANGUAGES, id.language, LANGUAGES[0])),
    )
    # An id of before a change of the options may have too few marks, too many, or some that are too high.
    marks = [DIGITS.index(one) for one in id.marks] + [0] * OPTIONS_MOST
    sheet = replace(
        fresh,
        seats=id.seats if id.seats in record.seats else fresh.seats,
        pace=id.pace if id.pace in PRESETS else fresh.pace,
        focus=id.focus if id.focus in range(len(options)) else None,
        marks=tuple(
            mark if mark < len(option.values) else 0 for option, mark in zip(options, marks, strict=False)
        ),
    )
    value = values[0] if values else ""
    match id.turn:
        case "seats":
            return replace(sheet, seats=pick_listed(record.seats, value, sheet.seats))
        case "language":
            return replace(sheet, language=pick_listed(LANGUAGES, value, sheet.language))
        case "pace":
            return replace(sheet, pace=value if value in PRESETS else sheet.pace)
        case "option":
            return replace(sheet, focus=pick_listed(range(len(options)), value, sheet.focus))
        case "value" if sheet.focus is not None:
            # The option in focus has this value, and is in focus no more.
            spot = sheet.focus
            mark = pick_listed(range(len(options[spot].values)), value, sheet.marks[spot])
            return replace(sheet, focus=None, marks=(*sheet.marks[:spot], mark, *sheet.marks[spot + 1 :]))
    return sheet


# The sheet in words.


def panel(words: Messages, record: AnyGame, sheet: Sheet, lacking: Sequence[Need]) -> Panel:
    """The sheet as it stands. Without a permission that is a must the table can't be opened."""
    buttons = opening_buttons(words, lacking, sheet_id(OPEN, sheet), sheet_id(AGAIN, sheet))
    text = Text("\n".join(_lines(words, record, sheet, lacking)))
    return Panel(ACCENT, (text, *_menus(words, record, sheet), buttons), words.language)


def option_name(words: Messages, game: str, name: str) -> str:
    """The name that the game has for this option."""
    return words.attempt(message_id(f"{game}-option-{name}")) or name


def value_name(words: Messages, game: str, value: Any) -> str:
    """The name that the game has for this value; a number is a number."""
    if isinstance(value, int):
        return words.say("offered-number", number=value)
    return words.attempt(message_id(f"{game}-choice-{value}")) or str(value)


def _lines(words: Messages, record: AnyGame, sheet: Sheet, lacking: Sequence[Need]) -> Iterator[str]:
    say = words.say
    yield f"## {say('table-sheet-title', game=words.game_name(record.name))}"
    pace, language = say(message_id(f"sheet-pace-{sheet.pace}")), say(f"sheet-language-{sheet.language}")
    yield f"- {say('table-sheet-chosen', seats=sheet.seats, pace=pace, language=language)}"
    for name, value in changed_options(record, sheet).items():
        named = option_name(words, record.name, name)
        yield f"- {say('table-sheet-option', option=named, value=value_name(words, record.name, value))}"
    if lacking:
        yield f"- {permissions_line(words, lacking)}"


def _menus(words: Messages, record: AnyGame, sheet: Sheet) -> Iterator[Choice]:
    """Seats, language and pace; the options, each with its value; the values of the option in focus."""
    seats = [(str(n), words.say("table-sheet-seats", seats=n), n == sheet.seats) for n in record.seats]
    spoken = [
        (one, words.language_name(one, f"sheet-language-{one}"), one == sheet.language) for one in LANGUAGES
    ]
    paces = [(one, words.say(message_id(f"sheet-pace-{one}")), one == sheet.pace) for one in PRESETS]
    for turn, choices in (("seats", seats), ("language", spoken), ("pace", paces)):
        listed = tuple(MenuOption(value, label, "", chosen) for value, label, chosen in choices)
        yield Choice(sheet_id(turn, sheet), listed, words.say(f"table-sheet-choose-{turn}"))

    options, shown = options_of(record), list[MenuOption]()
    for number, option in enumerate(options):
        name = option_name(words, record.name, option.name)
        value = value_name(words, record.name, option.values[sheet.marks[number]])
        label = cut_to_fit(words.say("table-sheet-option", option=name, value=value), OPTION_LABEL)
        means = words.attempt(message_id(f"{record.name}-option-{option.name}"), "description") or ""
        shown.append(
            MenuOption(str(number), label, cut_to_fit(means, OPTION_DESCRIPTION), number == sheet.focus)
        )
    if shown:
        yield Choice(sheet_id("option", sheet), tuple(shown), words.say("table-sheet-change"))
    if sheet.focus is not None:
        option, mark = options[sheet.focus], sheet.marks[sheet.focus]
        named = [cut_to_fit(value_name(words, record.name, one), OPTION_LABEL) for one in option.values]
        values = tuple(MenuOption(str(spot), name, "", spot == mark) for spot, name in enumerate(named))
        yield Choice(sheet_id("value", sheet), values, option_name(words, record.name, option.name))
