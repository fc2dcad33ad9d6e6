"""Who wins of two holdings of one card each: a network of its own, which sees where the next turn begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.holdings import HAS, KINDS, ONES, Array
from engine.games.coup.stewards.beliefs.marks import FACTOR, OPEN, Two, public_marks

SURE: Final = 60
"""No score counts beyond this."""

UNITS: Final = 192
JUDGED: Final = {
    "ends_first": (OPEN + 2 * (ONES + KINDS), UNITS),
    "ends_first_bias": (UNITS,),
    "ends_second": (UNITS, UNITS),
    "ends_second_bias": (UNITS,),
    "ends_third": (ONES * ONES, UNITS),
    "ends_third_bias": (ONES * ONES,),
}
"""Its parts in the steward's file. It sees chances of holdings and characters after the open marks; the last
layer has an output for each two holdings, first of who moves."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Its layers; `opening` is what the first makes of coins and lost cards where it judges, `seen` of the
    chances. The last knows the `pairs` of holdings that may be."""

    opening: Array
    seen: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    pairs: Array


def judge(parts: dict[str, Array], coins: Sequence[Two], lost: Two, may: Array) -> Judge:
    """For tables with these coins; who moves there comes first. `may` says which two holdings may be."""
    pairs = np.flatnonzero(may)
    marks = np.array([public_marks(some, lost) for some in coins])
    first, sees = parts["ends_first"], np.concatenate([FACTOR * np.eye(ONES), HAS.T], axis=1)
    seen = [sees @ first[at : at + ONES + KINDS] for at in (OPEN, OPEN + ONES + KINDS)]
    return Judge(
        marks @ first[:OPEN] + parts["ends_first_bias"],
        np.concatenate(seen),
        parts["ends_second"],
        parts["ends_second_bias"],
        parts["ends_third"][pairs].T,
        parts["ends_third_bias"][pairs],
        pairs,
    )


def wins(by: Judge, moving: Array, other: Array) -> Array:
    """How often who moves wins at each table, for each two holdings that may be, by how likely each is."""
    seen = np.concatenate([_shares(moving), _shares(other)], axis=1)
    shown = np.maximum(by.opening + seen @ by.seen, 0)
    shown = np.maximum(shown @ by.second + by.second_bias, 0)
    found = np.zeros((len(seen), ONES * ONES), np.float32)
    found[:, by.pairs] = 1 / (1 + np.exp(np.minimum(-(shown @ by.third + by.third_bias), SURE)))
    return found.reshape(-1, ONES, ONES)


def _shares(chances: Array) -> Array:
    whole = chances.sum(1, keepdims=True)
    return np.asarray(chances / np.where(whole > 0, whole, 1), np.float32)
