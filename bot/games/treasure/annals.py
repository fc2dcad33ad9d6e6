"""What of a voyage is found again, by days and nights: who went where, and what the votes came to."""

from typing import Any, Final

from bot.games.treasure.describe import SILENT
from bot.history.recall import Recall, none_of
from engine.games.treasure import events as e
from engine.games.treasure import events_night as n

PASSING: Final = (*SILENT, e.FloorPassed, e.DayClosed, n.VoteOpened, n.HoldsAsked)
"""What the board shows, and what is said while it is asked."""

TURNING: Final = (
    e.Marooned,
    e.FleetCalled,
    e.Left,
    n.AttackTally,
    n.TreasureTaken,
    n.MutinyTally,
    n.CaptainDeposed,
    n.ConflictTally,
    n.GovernorFell,
    e.GameOver,
)


def opens(event: Any) -> int | None:
    """The round whose day, night or dawn begins."""
    return event.round if isinstance(event, e.DayStarted | n.NightStarted | n.NightEnded) else None


def turns(event: Any) -> bool:
    """What changed ships, island and treasures; a vote that failed changed nothing."""
    return isinstance(event, TURNING) and getattr(event, "succeeded", True)


KINDS: Final = {
    "attack": (e.AttackOrdered, n.AttackTally),
    "mutiny": (e.MutinyDeclared, n.MutinyTally, n.CaptainDeposed),
    "conflict": (e.ConflictStarted, n.ConflictTally, n.GovernorFell),
    "treasure": (e.TreasureShifted, n.TreasureTaken, n.NothingLeft),
    "journey": (e.Boarded, e.Landed, e.Marooned, e.Left),
}
"""What the chronicle can be asked for."""

RECALL: Final = Recall(opens, none_of(PASSING), turns, KINDS)
