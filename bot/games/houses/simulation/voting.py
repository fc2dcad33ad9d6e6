"""What is counted of each vote: who voted, on which sides, by how much it was decided, and what was dealt.

A ballot of yes or no is a vote; an abstention or an absence is none (HO-6.4, HO-R20).
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from bot.counters import Figure
from engine.games.houses import events as e
from engine.games.houses.moves import Ballot
from engine.games.houses.names import SIDES

CLOSE: Final = 2
"""A vote is close where so much power, or less, lies between the sides."""

MANY: Final = 3
"""So many votes make a full first phase, of five houses."""


def voting(happened: list[Any], kind: Callable[[int], str]) -> Iterator[Figure]:
    """Figures of every phase that was counted, in the order of the log."""
    first, offered = False, set[int]()
    for event in happened:
        match event:
            case e.PhaseOpened():
                first, offered = event.phase == 1, set()
            case e.DealOffered():
                offered.add(event.deal.partner)
            case e.BallotsCounted():
                yield from _figures_of_count(event, kind, first)
                for seat in range(len(event.ballots)):
                    yield "phase_offered", kind(seat), float(seat in offered)


def _figures_of_count(event: e.BallotsCounted, kind: Callable[[int], str], first: bool) -> Iterator[Figure]:
    """HO-6.6: one vote."""
    votes = [_is_vote(ballot) for ballot in event.ballots]
    for seat, votes_ in enumerate(votes):
        yield "ballot_votes", kind(seat), float(votes_)
    yield "phase_silent", "", float(not any(votes))
    yield "phase_sides", "", float(event.yes > 0 and event.no > 0)
    if first:
        yield "phase_first", "", float(sum(votes) >= MANY)
    if any(votes):
        yield "phase_close", "", float(abs(event.yes - event.no) <= CLOSE)
        yield "margin", str(abs(event.yes - event.no)), 1.0


def _is_vote(ballot: Ballot | None) -> bool:
    return ballot is not None and ballot.kind in SIDES
