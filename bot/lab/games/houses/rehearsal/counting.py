"""What a rehearsal of Houses had, counted from its whole log: at a stretch, and over days."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.entries import Entry
from engine.games.houses import events as e
from engine.kernel.moves import Expire
from engine.kernel.table.motions import MotionAsked, MotionCarried, MoveTakenBack
from engine.kernel.table.state import Successor
from engine.kernel.table.timing import Reminded


class Counts(Struct, frozen=True):
    """What a rehearsal had; `refusals` are the bad inputs that were refused as they should be."""

    generations: int
    phases: int
    ballots: int
    deals: int
    refusals: int


def counts(log: Iterable[Entry], refusals: int) -> Counts:
    """Counted from the events of the whole log."""
    events = [event for entry in log for event in entry.events]

    def number(kind: type[Any]) -> int:
        return sum(isinstance(event, kind) for event in events)

    generations, phases = number(e.GenerationClosed), number(e.PhaseOpened)
    return Counts(generations, phases, number(e.BallotCast), number(e.DealConfirmed), refusals)


class DayCounts(Struct, frozen=True):
    """What a rehearsal of days had; `defaults` are the questions whose time ran out."""

    generations: int
    phases: int
    ballots: int
    deals: int
    refusals: int
    reminders: int
    defaults: int
    motions: int
    replacements: int
    undos: int
    restarts: int


def day_counts(log: Iterable[Entry], refusals: int, restarts: int) -> DayCounts:
    """Counted from the whole log."""
    entries = tuple(log)
    events = [event for entry in entries for event in entry.events]
    common = counts(entries, refusals)
    asked = {event.id: event.motion for event in events if isinstance(event, MotionAsked)}
    carried = [asked[event.id] for event in events if isinstance(event, MotionCarried)]
    return DayCounts(
        generations=common.generations,
        phases=common.phases,
        ballots=common.ballots,
        deals=common.deals,
        refusals=common.refusals,
        reminders=_number(events, Reminded),
        defaults=sum(isinstance(entry.action, Expire) for entry in entries),
        motions=len(asked),
        replacements=sum(isinstance(motion, Successor) for motion in carried),
        undos=_number(events, MoveTakenBack),
        restarts=restarts,
    )


def _number(events: Iterable[Any], kind: type[Any]) -> int:
    return sum(isinstance(event, kind) for event in events)
