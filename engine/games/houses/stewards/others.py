"""What the other houses are likely to cast: by what this table has shown, and by what suits their offices."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

import numpy as np
from msgspec import Struct

from engine.games.houses.clauses import terms
from engine.games.houses.stewards.bare import RECENT
from engine.games.houses.stewards.habits import Tendency
from engine.games.houses.stewards.sums import Figures, Others, middle, settle, summed
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SPLIT = 1.0
"""By how many points an answer must suit a house to be e times as likely as the other to get its vote."""

Moods = tuple[tuple[Tendency, ...], ...]
"""In each mood of the council, by seat: how often a house votes, and with which powers."""


def others(view: View, leanings: Mapping[Seat, float], moods: Moods) -> Others:
    """The others' ballots in this phase; `leanings` are how likely a vote of each of them is a yes."""
    return summed(rows(view, leanings, moods))


def rows(view: View, leanings: Mapping[Seat, float], moods: Moods, reach: int = 1) -> Figures:
    """The chances of those ballots, up to so much power at least: by mood, by house, from no to yes."""
    casts = {spot: cast for spot, one in enumerate(leanings) if (cast := known(view, one)) is not None}
    shown = _shown(moods, tuple(leanings), max([reach, *map(abs, casts.values())]))
    yes = np.array([*leanings.values()])[:, None]
    found = shown.turnout * (yes * shown.yes + (1 - yes) * shown.no)
    found[:, :, middle(found)] += 1 - shown.turnout[:, :, 0]
    for spot, cast in casts.items():
        settle(found, spot, cast)
    return found


class Shown(Struct, frozen=True, eq=False):
    """How often houses vote in each mood, and how likely each power is in a vote for yes, and for no."""

    turnout: Figures
    yes: Figures
    no: Figures


@lru_cache(RECENT)
def _shown(moods: Moods, seats: tuple[Seat, ...], least: int) -> Shown:
    """Of these seats, in rows that reach so far at least."""
    powers = [moods[0][one][1] for one in seats]
    reach = max([least, *map(max, filter(None, powers))])
    by_yes = np.zeros((len(seats), 2 * reach + 1))
    for row, cast in zip(by_yes, powers, strict=True):
        for power in cast:
            row[reach + power] += 1 / len(cast)
    turnout = np.array([[[tends[one][0] if tends[one][1] else 0.0] for one in seats] for tends in moods])
    return Shown(turnout, by_yes, by_yes[:, ::-1])


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


def known(view: View, seat: Seat) -> int | None:
    """What a house casts that is absent, has shown it, or is bound to the viewer; else None."""
    phase = view.phase
    assert phase is not None
    shown = phase.ballots[seat]
    if phase.absent[seat]:
        return 0
    return _promised(view, seat) if shown is None else _signed(shown.kind, shown.power)


def _promised(view: View, seat: Seat) -> int | None:
    """HO-R26: what a binding deal with the viewer makes this house cast."""
    for deal in view.deals:
        clauses = deal.mine if deal.maker == seat else deal.theirs if deal.partner == seat else ()
        for one in map(terms, clauses if deal.bound else ()):
            if one.ballot is not None and not one.ahead:
                return _signed(one.ballot.kind, one.ballot.least)
    return None


def _signed(kind: str, power: int) -> int:
    return power if kind == "yes" else -power if kind == "no" else 0
