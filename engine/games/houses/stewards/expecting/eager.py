"""How eager each house is to vote, as everybody may know: by the card, the phase, its purse and its habits.

Who looks at a card that brings nothing knows that the others see it too. The numbers are those under which
what houses cast was likeliest (`python -m tests.measured.eager`).
"""

from functools import lru_cache
from math import exp, log
from typing import Final

from msgspec import Struct

from engine.games.houses.names import ROLES
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.baseline import PHASES, Table
from engine.games.houses.stewards.expecting.habits import Tendency, habit_log_odds, powers
from engine.games.houses.stewards.expecting.outlook import names, wishes
from engine.games.houses.stewards.values.purse import (
    PLACES,
    USUAL_COINS,
    USUAL_POWER,
    assumed_purses,
    points_for_change,
)
from engine.games.houses.stewards.values.realm import phases_left
from engine.games.houses.stewards.values.signing import EVERY
from engine.games.houses.view import View
from engine.kernel.seats import Seat

LEAST: Final = 0.1, 1.0
"""What is added to points before their logarithm is taken: of answers, of signing."""

STAKED, ENOUGH = 3, 5
"""The power that a vote is taken to cost, and that beyond which more makes nobody more eager."""

COINS: Final = tuple([sum([GOALS[role].coins[place] for role in ROLES]) / len(ROLES) for place in range(3)])
"""HO-4.4 for a house whose role nobody knows."""


class Seen(Struct, frozen=True):
    """
    base     always 1
    answers  what yes and no differ by for the house, in the mean of all roles (a logarithm)
    signing  what signing the events of an answer is worth to it (a logarithm)
    phase    the number of the phase
    first    1 in a generation's first
    coin     what a coin more is worth to its place
    place    what the power of a vote less would cost its place
    power    what it has (a logarithm)
    apart    by how much it votes more than others of this table (a logarithm of odds)
    """

    base: float
    answers: float
    signing: float
    phase: float
    first: float
    coin: float
    place: float
    power: float
    apart: float


EAGER: Final = Seen(-5.85, 0.5, 2.0, 0.27, 0.3, -1.23, -2.36, 2.15, 0.25)
"""How the odds of a vote go with each."""

MOOD: Final = 0.6
"""How far all houses of a phase are more, or less, eager than this says: they see the same card."""


@lru_cache(PHASES)
def moods(table: Table) -> tuple[tuple[Tendency, ...], ...]:
    """In each mood of the council, by seat: how often a house votes, and with which powers."""
    view = table.view
    found = tuple(
        [(eagerness(public_signs(table, one)), powers(view, one)) for one in range(len(view.characters))]
    )
    return tuple([tuple([(_chance(odds + way), cast) for odds, cast in found]) for way in (-MOOD, MOOD)])


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def eagerness(one: Seen) -> float:
    """The odds of a vote, a logarithm."""
    return (
        EAGER.base
        + EAGER.answers * one.answers
        + EAGER.signing * one.signing
        + EAGER.phase * one.phase
        + EAGER.first * one.first
        + EAGER.coin * one.coin
        + EAGER.place * one.place
        + EAGER.power * one.power
        + EAGER.apart * one.apart
    )


def public_signs(table: Table, seat: Seat) -> Seen:
    """What everybody knows of this house that has to do with its vote."""
    view = table.view
    assert view.phase is not None
    gains = wishes(table, seat)
    answers = sum([abs(one) for one in gains]) / len(gains)
    signs = max(0.0, names(table, EVERY)[seat])
    coin, place, power = _purse(view, seat)
    return Seen(
        1.0,
        log(answers + LEAST[0]),
        log(signs + LEAST[1]),
        float(view.phase.number),
        float(view.phase.number == 1),
        coin,
        place,
        log(min(power, ENOUGH) + 1),
        habit_log_odds(view, seat),
    )


def _purse(view: View, seat: Seat) -> tuple[float, float, float]:
    """What a coin more is worth, what the power of a vote less costs, and the power it has."""
    shown, left, equals = view.characters, phases_left(view), view.options.equals
    coins = assumed_purses([one.coins for one in shown], USUAL_COINS)
    power = assumed_purses([one.power for one in shown], USUAL_POWER)
    coin = points_for_change(COINS, coins, seat, left, equals, 1)
    return coin, -points_for_change(PLACES, power, seat, left, equals, -STAKED), power[seat]
