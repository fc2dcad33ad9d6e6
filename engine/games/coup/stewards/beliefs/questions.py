"""Where the network's scores stand: one for each choice beyond the quiet one of each question."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.games.coup.base import COST, FORCED, Character, Kind
from engine.games.coup.state import Deed
from engine.games.coup.stewards.beliefs.holdings import CARDS, PAIRED, SIZE, Array
from engine.games.coup.stewards.sight import KINDS as ACTIONS

CALLS: Final[dict[Kind, int]] = {"tax": 8, "exchange": 9, "steal": 10, "assassinate": 11}
BLOCKS: Final[dict[Kind, dict[Character, int]]] = {
    "foreign_aid": {"duke": 7},
    "steal": {"captain": 12, "ambassador": 13},
    "assassinate": {"contessa": 14},
}
COUNTERS: Final[dict[Character, int]] = {"duke": 15, "contessa": 16, "captain": 17, "ambassador": 18}
LOSSES: Final = (19, 27)
"""Of the seat on turn, and of the other: eight each, by what the loss comes from."""

SCORES: Final = 35

BY_BLOCK: Final[dict[Character, int]] = {"duke": 0, "captain": 4, "ambassador": 5, "contessa": 7}
BY_CALL: Final[dict[Kind, int]] = {"tax": 1, "exchange": 2, "steal": 3, "assassinate": 6}
BY_STRIKE: Final[dict[Kind, int]] = {"assassinate": 6, "coup": 7}

FLOOR: Final = 1e-3
"""Of each question so much is shared out evenly, so that no choice tells for certain what somebody holds."""

QUIET: Final = None
"""The choice without a score: to pass."""

Choice = int | None


def actions(coins: tuple[int, int], done: Kind | None = None) -> tuple[Kind, ...]:
    """What the seat on turn may do, and what it did, in the order of their scores (CO-3.1 to CO-3.9)."""
    if coins[0] >= FORCED:
        return ("coup",)
    may = {kind: coins[0] >= COST.get(kind, 0) and (kind != "steal" or coins[1] > 0) for kind in ACTIONS}
    return tuple(kind for kind in ACTIONS if may[kind] or kind == done)


def chances(scores: Array, choices: Sequence[Choice]) -> Array:
    """How often each holding makes each of these choices: choices, holdings."""
    rows = [np.zeros(SIZE) if one is QUIET else scores[:, one] for one in choices]
    raised = np.exp(np.array(rows) - np.max(rows, axis=0))
    return np.asarray((1 - FLOOR) * raised / raised.sum(0) + FLOOR / len(choices))


def loss_odds(scores: Array, cause: int) -> Array:
    """How often each holding of two cards gives up each character: holdings, characters."""
    first = (1 - FLOOR) / (1 + np.exp(-scores[:PAIRED, cause])) + FLOOR / 2
    pairs, found = CARDS[:PAIRED], np.zeros((SIZE, CARDS.shape[1]))
    low, rows = (pairs > 0).argmax(1), np.arange(PAIRED)
    found[:PAIRED] = (pairs > 0) * (1 - first)[:, None]
    found[rows, low] = np.where(pairs[rows, low] == 2, 1.0, first)
    return found


def cause_of(deed: Deed, loser: int) -> int:
    """Where the scores of a loss stand; `loser` is 0 for the seat on turn."""
    if deed.block is not None:
        return LOSSES[loser] + BY_BLOCK[deed.block]
    if loser == 1 and deed.kind in BY_STRIKE:
        return LOSSES[loser] + BY_STRIKE[deed.kind]
    return LOSSES[loser] + BY_CALL[deed.kind]
