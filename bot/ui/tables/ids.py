"""Custom ids of the sheet that opens a table of any game: all choices made so far, none of them secret."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.custom_id import CustomId, Part, pick_listed
from bot.languages import LANGUAGES, Language
from bot.ui.tables.options import Option, listed_options
from engine.kernel.game import AnyGame
from engine.kernel.table.paces import PRESETS, USUAL

OPEN, AGAIN = "open", "again"
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST: Final = 25
"""So many options fit the menu that lists them."""


class Sheet(Struct, frozen=True):
    """What has been chosen so far: of each listed option the number of its value; `focus` is being set."""

    game: str
    language: Language
    seats: int
    pace: str = USUAL.name
    focus: int | None = None
    marks: tuple[int, ...] = ()


def options_of(record: AnyGame) -> tuple[Option, ...]:
    """The options that stand on the sheet."""
    return listed_options(record.options)[:MOST]


def changed_options(record: AnyGame, sheet: Sheet) -> dict[str, Any]:
    """The options that differ from the default."""
    rows = zip(options_of(record), sheet.marks, strict=False)
    return {option.name: option.values[mark] for option, mark in rows if mark}


class TableSheetId(CustomId, verb="new"):
    """A control of the sheet; `turn` says which, `marks` is a digit for each option."""

    turn: Annotated[str, Part(r"[a-z]+")]
    game: Annotated[str, Part(r"[a-z_]{1,20}")]
    seats: Annotated[int, Part(r"\d{1,2}")]
    language: Annotated[str, Part(r"[a-z]{2}", after=".")]
    pace: Annotated[str, Part(r"[a-z_]{1,10}", after=".")]
    focus: Annotated[int | None, Part(r"\d{0,2}", after=".")] = None
    marks: Annotated[str, Part(r"[0-9a-z]{0,25}", after=".")] = ""


def sheet_id(turn: str, sheet: Sheet) -> str:
    """The custom id of a control of the sheet as it stands."""
    marks = "".join(DIGITS[mark] for mark in sheet.marks)
    chosen = (sheet.game, sheet.seats, sheet.language, sheet.pace, sheet.focus, marks)
    return TableSheetId(turn, *chosen).pack()


def fresh(record: AnyGame, language: Language) -> Sheet:
    """A sheet on which nothing has been chosen."""
    return Sheet(record.name, language, record.usual_seats, marks=(0,) * len(options_of(record)))


def sheet_of(record: AnyGame, id: TableSheetId, values: Sequence[str]) -> Sheet:
    """The sheet of an id after the choice made in its menu; what nobody offers is as by default."""
    old = fresh(record, pick_listed(LANGUAGES, id.language, LANGUAGES[0]))
    old = replace(
        old,
        seats=id.seats if id.seats in record.seats else old.seats,
        pace=id.pace if id.pace in PRESETS else old.pace,
        focus=id.focus if id.focus in range(len(old.marks)) else None,
        marks=_marks(record, id.marks),
    )
    return _with_turn(record, old, id.turn, values[0] if values else "")


def _with_turn(record: AnyGame, sheet: Sheet, turn: str, value: str) -> Sheet:
    match turn:
        case "seats":
            return replace(sheet, seats=pick_listed(record.seats, value, sheet.seats))
        case "language":
            return replace(sheet, language=pick_listed(LANGUAGES, value, sheet.language))
        case "pace":
            return replace(sheet, pace=value if value in PRESETS else sheet.pace)
        case "option":
            return replace(sheet, focus=pick_listed(range(len(sheet.marks)), value, sheet.focus))
        case "value":
            return _set(record, sheet, value)
    return sheet


def _set(record: AnyGame, sheet: Sheet, value: str) -> Sheet:
    """The option in focus has this value, and is in focus no more."""
    if sheet.focus is None:
        return sheet
    count = len(options_of(record)[sheet.focus].values)
    mark = pick_listed(range(count), value, sheet.marks[sheet.focus])
    marks = (*sheet.marks[: sheet.focus], mark, *sheet.marks[sheet.focus + 1 :])
    return replace(sheet, focus=None, marks=marks)


def _marks(record: AnyGame, digits: str) -> tuple[int, ...]:
    marks = [DIGITS.index(one) for one in digits]
    return tuple(
        mark if mark < len(option.values) else 0
        for option, mark in zip(options_of(record), [*marks, *[0] * MOST], strict=False)
    )
