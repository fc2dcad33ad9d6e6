"""Custom ids of the sheet that opens a table of any game: all choices made so far, none of them secret."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.opening_ids import among
from bot.languages import LANGUAGES, Language
from bot.ui.tables.options import Option, listed_options
from engine.kernel.game import AnyGame
from engine.kernel.table.paces import PRESETS, USUAL

SHEET: Final = (
    r"v1:new:(?P<turn>[a-z]+):(?P<game>[a-z_]{1,20}):(?P<seats>\d{1,2})"
    r"\.(?P<language>[a-z]{2})\.(?P<pace>[a-z_]{1,10})\.(?P<focus>\d{0,2})\.(?P<marks>[0-9a-z]{0,25})"
)
REMATCH: Final = r"v1:rematch:(?P<match>\d{1,19})"

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


def sheet_id(turn: str, sheet: Sheet) -> str:
    """A control of the sheet; `turn` says which."""
    marks = "".join(DIGITS[mark] for mark in sheet.marks)
    focus = "" if sheet.focus is None else sheet.focus
    return f"v1:new:{turn}:{sheet.game}:{sheet.seats}.{sheet.language}.{sheet.pace}.{focus}.{marks}"


def rematch_id(match: int) -> str:
    """Another match of the same people."""
    return f"v1:rematch:{match}"


def fresh(record: AnyGame, language: Language) -> Sheet:
    """A sheet on which nothing has been chosen."""
    return Sheet(record.name, language, record.usual_seats, marks=(0,) * len(options_of(record)))


def sheet_of(record: AnyGame, found: dict[str, str | None], values: Sequence[str]) -> Sheet:
    """The sheet of an id after the choice made in its menu; what nobody offers is as by default."""
    language = among(LANGUAGES, found["language"], LANGUAGES[0])
    old = fresh(record, language)
    old = replace(
        old,
        seats=among(record.seats, found["seats"], old.seats),
        pace=found["pace"] if found["pace"] in PRESETS else old.pace,
        focus=among(range(len(old.marks)), found["focus"], None),
        marks=_marks(record, found["marks"] or ""),
    )
    return _with_turn(record, old, found["turn"] or "", values[0] if values else "")


def _with_turn(record: AnyGame, sheet: Sheet, turn: str, value: str) -> Sheet:
    match turn:
        case "seats":
            return replace(sheet, seats=among(record.seats, value, sheet.seats))
        case "language":
            return replace(sheet, language=among(LANGUAGES, value, sheet.language))
        case "pace":
            return replace(sheet, pace=value if value in PRESETS else sheet.pace)
        case "option":
            return replace(sheet, focus=among(range(len(sheet.marks)), value, sheet.focus))
        case "value":
            return _set(record, sheet, value)
    return sheet


def _set(record: AnyGame, sheet: Sheet, value: str) -> Sheet:
    """The option in focus has this value, and is in focus no more."""
    if sheet.focus is None:
        return sheet
    count = len(options_of(record)[sheet.focus].values)
    mark = among(range(count), value, sheet.marks[sheet.focus])
    marks = (*sheet.marks[: sheet.focus], mark, *sheet.marks[sheet.focus + 1 :])
    return replace(sheet, focus=None, marks=marks)


def _marks(record: AnyGame, digits: str) -> tuple[int, ...]:
    marks = [DIGITS.index(one) for one in digits]
    return tuple(
        mark if mark < len(option.values) else 0
        for option, mark in zip(options_of(record), [*marks, *[0] * MOST], strict=False)
    )
