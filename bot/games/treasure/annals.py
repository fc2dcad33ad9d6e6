"""What of a voyage is found again, by days and nights: who went where, and what the votes came to."""

from typing import Any, Final

from bot.games.treasure.describe import SILENT
from bot.history.recall import Recall, none_of
from engine.games.treasure.base import GameOver
from engine.games.treasure.chapters.dawn import (
    AttackTally,
    CaptainDeposed,
    ConflictTally,
    GovernorFell,
    HoldsAsked,
    MutinyTally,
    NothingLeft,
    TreasureTaken,
)
from engine.games.treasure.chapters.day import (
    AttackOrdered,
    Boarded,
    ConflictStarted,
    DayClosed,
    FleetCalled,
    FloorPassed,
    Landed,
    Marooned,
    MutinyDeclared,
    TreasureShifted,
)
from engine.games.treasure.chapters.night import NightEnded, NightStarted, VoteOpened
from engine.games.treasure.chapters.rounds import DayStarted, Left

PASSING: Final = (*SILENT, FloorPassed, DayClosed, VoteOpened, HoldsAsked)
"""What the board shows, and what is said while it is asked."""

TURNING: Final = (
    Marooned,
    FleetCalled,
    Left,
    AttackTally,
    TreasureTaken,
    MutinyTally,
    CaptainDeposed,
    ConflictTally,
    GovernorFell,
    GameOver,
)


def opens(event: Any) -> int | None:
    """The round whose day, night or dawn begins."""
    return event.round if isinstance(event, DayStarted | NightStarted | NightEnded) else None


def turns(event: Any) -> bool:
    """What changed ships, island and treasures; a vote that failed changed nothing."""
    return isinstance(event, TURNING) and getattr(event, "succeeded", True)


KINDS: Final = {
    "attack": (AttackOrdered, AttackTally),
    "mutiny": (MutinyDeclared, MutinyTally, CaptainDeposed),
    "conflict": (ConflictStarted, ConflictTally, GovernorFell),
    "treasure": (TreasureShifted, TreasureTaken, NothingLeft),
    "journey": (Boarded, Landed, Marooned, Left),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), turns, KINDS)
