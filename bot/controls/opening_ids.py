"""Custom ids of the sheet that opens a table: every choice made so far stands in them, none of it secret."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.languages import LANGUAGES, Language
from engine.kernel.table.paces import PRESETS

T = TypeVar("T")
D = TypeVar("D")

SHEET: Final = (
    r"v1:sheet:(?P<turn>[a-z]+):(?P<seats>\d)\.(?P<generations>\d{1,2})"
    r"\.(?P<language>[a-z]{2})\.(?P<pace>[a-z_]{1,10})\.(?P<marks>[a-z]{0,8})"
)

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


class Sheet(Struct, frozen=True):
    """What has been chosen so far; the defaults are those of a first campaign."""

    language: Language
    seats: int = 5
    generations: int = 10
    pace: str = "day"
    marks: str = ""


def sheet_id(turn: str, sheet: Sheet) -> str:
    """A control of the sheet; `turn` says which."""
    chosen = f"{sheet.seats}.{sheet.generations}.{sheet.language}.{sheet.pace}.{sheet.marks}"
    return f"v1:sheet:{turn}:{chosen}"


def sheet_of(found: Mapping[str, str], values: Sequence[str]) -> Sheet:
    """The sheet of an id after the choice made in its menu; what nobody offers is as by default."""
    language = among(LANGUAGES, found["language"], LANGUAGES[0])
    old = Sheet(
        language,
        among(SEATS, found["seats"], 5),
        among(GENERATIONS, found["generations"], 10),
        found["pace"] if found["pace"] in PACES else "day",
        _marks(found["marks"]),
    )
    return _with_choice(old, found["turn"], values)


def options_of(sheet: Sheet) -> dict[str, str | int]:
    """The game's options that the sheet asks for."""
    return {"generations": sheet.generations, **dict(MARKS[mark] for mark in sheet.marks)}


def _with_choice(sheet: Sheet, turn: str, values: Sequence[str]) -> Sheet:
    first = values[0] if values else ""
    match turn:
        case "seats":
            return replace(sheet, seats=among(SEATS, first, sheet.seats))
        case "generations":
            return replace(sheet, generations=among(GENERATIONS, first, sheet.generations))
        case "language":
            return replace(sheet, language=among(LANGUAGES, first, sheet.language))
        case "pace":
            return replace(sheet, pace=first if first in PACES else sheet.pace)
        case "marks":
            return replace(sheet, marks=_marks("".join(values)))
    return sheet


def among(offered: Iterable[T], text: str | None, otherwise: D) -> T | D:
    """Which of these an id or a menu means; `otherwise` for what is none of them."""
    return next((one for one in offered if str(one) == text), otherwise)


def _marks(letters: str) -> str:
    return "".join(mark for mark in MARKS if mark in letters)
