"""What is counted of the log of a rehearsal."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.entries import Entry
from engine.games.houses import events as e


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
