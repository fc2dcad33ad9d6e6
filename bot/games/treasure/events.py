"""Events of Treasure Island in words, and which of them are news or worth finding again.

Who begins where is put together first: a line for each crew, not one for each of ten players (TI-2.2). Day,
night and dawn have headings, and the end is a story (story.py).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.games.treasure.story import story
from bot.games.treasure.words import place
from bot.history.recall import Recall, none_of
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from engine.games.treasure.base import GameOver, Ship
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
    DayMissed,
    FleetCalled,
    FloorPassed,
    Landed,
    Marooned,
    MutinyDeclared,
    SaidDone,
    TookBack,
    TreasureShifted,
)
from engine.games.treasure.chapters.night import NightEnded, NightSkipped, NightStarted, VoteOpened, VotesIn
from engine.games.treasure.chapters.rounds import DayStarted, Left
from engine.games.treasure.chapters.setup import Placed
from engine.kernel.seats import Seat

HEADINGS: Final = (DayStarted, NightStarted, NightSkipped, NightEnded)
SILENT: Final = (VotesIn, SaidDone, TookBack, DayMissed)
"""The board shows these; a message for each would be noise."""


class Crew(Struct, frozen=True):
    """A ship and its people by rank; by the name `seat` the chronicle finds whom it is about."""

    ship: Ship
    seat: tuple[Seat, ...]


def join_events(events: Sequence[Any]) -> Iterator[Any]:
    """The events; in place of the first who is placed on a ship its whole crew."""
    crews: dict[Ship, list[Placed]] = {}
    for event in events:
        if isinstance(event, Placed):
            crews.setdefault(event.ship, []).append(event)
    for event in events:
        if not isinstance(event, Placed):
            yield event
        elif crew := crews.pop(event.ship, None):
            yield Crew(event.ship, tuple(one.seat for one in sorted(crew, key=lambda one: one.rank)))


def describe(scene: ReaderScene, event: Any) -> str:
    """An event for its reader; the end is a story."""
    if isinstance(event, GameOver):
        return "\n".join((wording.event(scene, event), *story(scene)))
    if isinstance(event, Crew):
        # By rank; what each rank is, the board says (TI-2.2).
        names = scene.messages.join_list([scene.names[seat] for seat in event.seat])
        return scene.messages.say("treasure-crew", ship=place(scene, event.ship), names=names)
    text = wording.event(scene, event)
    return f"### {text}" if isinstance(event, HEADINGS) else text


# --- what is found again ------------------------------------------------------------------------------------

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
