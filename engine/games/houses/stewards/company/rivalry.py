"""Rivals: the two houses of a table that have voted most against each other, and how they read a card.

Who they are is read off the counts, as everybody has seen them: nothing secret is in it, and the two agree.
Of every card each asks whether yes helps its own offices (HO-5.1) or those of its rival more. So a quarrel
goes on as it began, and somewhat into the next reign.
"""

from functools import lru_cache
from itertools import combinations
from math import tanh
from typing import Final

from engine.games.houses.moves import Count
from engine.games.houses.names import SIDES
from engine.games.houses.points import DEATH
from engine.games.houses.stewards.baseline import PHASES
from engine.games.houses.stewards.values.realm import (
    HIGHEST,
    LOWEST,
    office_worth,
    stability_after,
    values_foreseen,
)
from engine.games.houses.view import View
from engine.kernel.seats import Seat

FADES: Final = 0.5
"""How much a vote says of a quarrel in each reign after its own."""

QUARREL: Final = 4.4
"""The points that it is worth to have its way against a rival, where the card tells the two far apart; half
where it hardly does. With 3.0 the most opposed pair of a reign stood at 1.17 times what chance gives."""

APART: Final = 0.3
"""By how many points of their offices a card tells two houses apart."""

SPREAD: Final = 3.0
"""How far a resource is taken to stray when the offices of another house are weighed."""

NEAR: Final = 1.0
"""A reign may end where stability is foreseen so near to either end."""


def rival_of(view: View, seat: Seat) -> Seat | None:
    """The house with which this one has quarrelled; None for all but two, and where nobody has yet."""
    pair = _rivals(view.counts, view.generation)
    if seat not in pair:
        return None
    return pair[0] if seat == pair[1] else pair[1]


def is_bystander(view: View, seat: Seat) -> bool:
    """Whether two others of the table are rivals."""
    pair = _rivals(view.counts, view.generation)
    return bool(pair) and seat not in pair


@lru_cache(PHASES)
def _rivals(counts: tuple[Count, ...], generation: int) -> tuple[Seat, ...]:
    """The two that have voted most against each other, less their votes side by side; () if none have.

    Of pairs that are level those who laid most power against each other: where a seat's number decided, the
    first seats were rivals oftener and won 13 % of the generations.
    """
    seats = range(len(counts[0].ballots)) if counts else ()
    quarrels = dict.fromkeys(combinations(seats, 2), (0.0, 0.0))
    for count in counts:
        weight = FADES ** (generation - count.generation)
        votes = [one if one is not None and one.kind in SIDES else None for one in count.ballots]
        for pair, (times, laid) in quarrels.items():
            one, two = (votes[seat] for seat in pair)
            if one is not None and two is not None:
                way = weight if one.kind != two.kind else -weight
                quarrels[pair] = times + way, laid + way * (one.power + two.power)
    worst = max(quarrels, key=lambda pair: quarrels[pair], default=())
    return worst if worst and quarrels[worst][0] > 0 else ()


def quarrel_worth(view: View, seat: Seat) -> float:
    """What the quarrel with its rival adds to a house's wish, in points for a yes; 0 without a rival.

    What the quarrel adds for the rival is the negative of it. Call it while a phase is open.
    """
    other = rival_of(view, seat)
    if other is None:
        return 0.0
    more = favour(view, seat) - favour(view, other)
    if not more:
        return 0.0
    strength = (1 + tanh(abs(more) / APART)) / 2
    return QUARREL * strength * (1 if more > 0 else -1)


def favour(view: View, seat: Seat) -> float:
    """How much more yes does than no for the offices of a house, which everybody knows (HO-5.1)."""
    assert view.phase is not None
    yes, no = (values_foreseen(view, one.effects) for one in (view.phase.yes, view.phase.no))
    offices = view.characters[seat].offices
    return sum(office_worth(one, yes, SPREAD) - office_worth(one, no, SPREAD) for one in offices)


def can_be_last_vote(view: View) -> bool:
    """Whether the reign may end with the open vote: the king may die of age, or an answer bring him down."""
    phase = view.phase
    assert phase is not None
    if phase.number >= min(DEATH):
        return True
    ends = (stability_after(view, values_foreseen(view, one.effects)) for one in (phase.yes, phase.no))
    return any(not LOWEST + NEAR < one < HIGHEST - NEAR for one in ends)
