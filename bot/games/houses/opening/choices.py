"""What is chosen on the sheet that opens a campaign, and the custom id in which every choice stands."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls.custom_id import CustomId, Part, pick_listed
from bot.languages import LANGUAGES, Language
from engine.kernel.table.paces import PRESETS

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
    old = Sheet(
        pick_listed(LANGUAGES, id.language, LANGUAGES[0]),
        id.seats if id.seats in SEATS else 5,
        id.generations if id.generations in GENERATIONS else 10,
        id.pace if id.pace in PACES else "day",
        _marks(id.marks),
    )
    return _with_choice(old, id.turn, values)


def options_of(sheet: Sheet) -> dict[str, str | int]:
    """The game's options that the sheet asks for."""
    return {"generations": sheet.generations, **dict(MARKS[mark] for mark in sheet.marks)}


def _with_choice(sheet: Sheet, turn: str, values: Sequence[str]) -> Sheet:
    first = values[0] if values else ""
    match turn:
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


def _marks(letters: str) -> str:
    return "".join(mark for mark in MARKS if mark in letters)
