"""Games between fixed players on the quick tables: who wins how often."""

from typing import Final

import numpy as np

from tests.training.coup import sight
from tests.training.coup.following import dealt, followers, stepped
from tests.training.coup.learning import Script, drawn
from tests.training.coup.nets import Net, chances
from tests.training.coup.tables import OVER, Array, Chance, awaited, empty

LEAST: Final = 0.02
"""Choices that are less likely are never made, as by the steward."""


def played_by(net: Net, chance: Chance) -> Script:
    """The choices of a network, as the steward makes them."""

    def chosen(t: object, may: Array, places: Array, marks: Array) -> Array:
        odds = chances(net.run(marks)[-1], may)
        return drawn(np.where(odds < LEAST, 0, odds), chance)

    return chosen


def share_won(one: Script, others: Script, size: int, games: int, seed: int) -> float:
    """How many of so many games `one` wins alone against the others, in every seat by turns."""
    chance, width = np.random.default_rng(seed), 2 if size == 2 else 6
    t, rows = empty(games, width), np.arange(games)
    following = followers((one, others))
    dealt(t, rows, np.full(games, size), chance, following)
    awaited(t, chance)
    mine = rows % size
    while (t.phase != OVER).any():
        places = sight.ring(t)
        marks, may = sight.marks(t, places), sight.legal(t, places)
        own, theirs = one(t, may, places, marks), others(t, may, places, marks)
        choice: Array = np.where(t.who == mine, own, theirs)
        stepped(t, choice, places, chance, following)
    return float((t.winner == mine).mean())
