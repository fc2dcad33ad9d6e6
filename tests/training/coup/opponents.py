"""Fixed opponents of the training, at many tables at once."""

from typing import Final

import numpy as np

from tests.training.coup.calculating import calculating_choice
from tests.training.coup.play import AIMED, BLOCKS, CALL, DEEDS, PASS
from tests.training.coup.tables import COUP, STEAL, TAX, TURN, Array, Tables

LEARNER, LIAR, CALCULATING, FROZEN, STRAYING, PRUDENT, RANDOM = range(7)
"""Who sits at a seat.

The straying is the learner with a random choice now and then, from which nothing is learned: so the learner
meets what it would not do itself.
"""

KINDS: Final = 7


def calculating(t: Tables, may: Array, places: Array, marks: Array) -> Array:
    """The steward that was cunning before."""
    return calculating_choice(t, may, places)


def liar(t: Tables, may: Array, places: Array, marks: Array) -> Array:
    """Always the Duke and every block, a coup on the strongest when it can be paid, never a challenge."""
    rivals = t.seats - 1
    coups = AIMED + (COUP - STEAL) * rivals
    wish = np.zeros(may.shape[1])
    wish[:BLOCKS] = np.arange(BLOCKS, 0, -1)
    wish[PASS], wish[CALL] = 1, 0.5
    wish[BLOCKS:DEEDS] = 50
    wish[DEEDS + TAX] = 60
    wish[coups:] = 100
    found = np.where(may, wish, -1).argmax(1)
    striking = (t.phase == TURN) & (found >= coups)
    return np.where(striking, coups + _strongest(t, places), found)


def _strongest(t: Tables, places: Array) -> Array:
    """The place of the rival with most cards, then most coins, then nearest."""
    rows = np.arange(len(t.who))[:, None]
    seats = places[:, 1:]
    rank = t.hands[rows, seats].sum(2) * 100 + t.coins[rows, seats]
    return np.asarray(np.where(t.alive[rows, seats], rank, -1).argmax(1))
