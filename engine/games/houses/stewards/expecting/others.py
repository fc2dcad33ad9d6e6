"""What the other houses are likely to cast: by what this table has shown, and by what suits their offices."""

from collections.abc import Sequence
from math import exp

from engine.games.houses.deals.bonds import terms_in_phase
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SPLIT = 1.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""


def leaning(odds: Sequence[float], doubts_: Sequence[float]) -> float:
    """How likely a vote of this house is a yes, by the odds of its roles and how doubtful it is in each."""
    found = 0.0
    for chance, doubt in zip(odds, doubts_, strict=True):
        if chance:
            found += chance / doubt
    return found


def doubts(gains: Sequence[float], split: float = SPLIT) -> tuple[float, ...]:
    """One out of so many votes is a yes, where a yes gains the house so much."""
    return tuple([1 + exp(-max(-30.0, min(30.0, gain / split))) for gain in gains])


def known_power(view: View, seat: Seat) -> int | None:
    """What a house casts that is absent, has shown it, or is bound to the viewer; else None."""
    phase = view.phase
    assert phase is not None
    shown = phase.ballots[seat]
    if phase.absent[seat]:
        return 0
    return (
        _power_promised(view, seat, phase.number) if shown is None else _signed_power(shown.kind, shown.power)
    )


def _power_promised(view: View, seat: Seat, phase: int) -> int | None:
    """HO-R24, HO-R26: what a binding deal with the viewer makes this house cast in this phase."""
    for deal in view.deals:
        for one in terms_in_phase(deal, seat, phase):
            if one.ballot is not None:
                return _signed_power(one.ballot.kind, one.ballot.least)
    return None


def _signed_power(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
