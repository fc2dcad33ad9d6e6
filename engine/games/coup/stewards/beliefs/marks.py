"""What the networks see of a table: purses, lost cards, and how likely each holding is."""

from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.holdings import KINDS, Array

Two = tuple[int, int]
"""Of who moves, and of the other: coins, or lost cards."""

PURSE: Final = 13
"""Coins from 12 on count alike."""

FACTOR: Final = 4
"""Chances of holdings are small; so many times as large they are seen as well as the other marks."""

OPEN: Final = 2 * (PURSE + KINDS + 1)
"""The marks of purses and lost cards."""


def public_marks(coins: Two, lost: Two) -> Array:
    """Both purses, then both lost cards."""
    purses = [np.arange(PURSE) == min(some, PURSE - 1) for some in coins]
    return np.concatenate([*purses, *(np.arange(KINDS + 1) == card for card in lost)]).astype(np.float32)
