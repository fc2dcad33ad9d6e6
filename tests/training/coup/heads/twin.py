"""The steward of two seats at many tables at once: the book and the network, each by its share."""

from pathlib import Path

import numpy as np

from engine.games.coup.stewards.cunning import SHARE
from tests.training.coup.heads import binding
from tests.training.coup.learning import Script, drawn
from tests.training.coup.measuring import LEAST
from tests.training.coup.nets import Net, chances
from tests.training.coup.tables import OVER, Array, Chance, Tables


def answers(book: Path, net: Net, chance: Chance, share: float = SHARE) -> Script:
    """Its choices, by the book in this file."""
    known = binding.opened(book)

    def chosen(t: Tables, may: Array, places: Array, marks: Array) -> Array:
        page = np.zeros(may.shape, np.float32)
        asked = np.flatnonzero(t.phase < OVER)
        page[asked] = binding.chances(known, binding.rows(t)[asked])
        return drawn(np.where(may, mixed(page, net, may, marks, share), 0), chance)

    return chosen


def mixed(page: Array, net: Net, may: Array, marks: Array, share: float = SHARE) -> Array:
    """The chance of each choice, with those of the book."""
    odds = chances(net.run(marks)[-1], may)
    odds[odds < LEAST] = 0
    return np.asarray((1 - share) * page + share * odds / odds.sum(1, keepdims=True))
