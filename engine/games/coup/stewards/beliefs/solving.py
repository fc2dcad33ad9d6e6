"""A turn where both seats have one card is solved when it begins, for all that they may hold.

Looks through the turn by regret matching (Tammelin 2014): each choice is made by how much it would have won
more so far, and what is played is the mean of all looks, later ones counting more. It follows from what both
seats see alone, so that both know it of each other.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.ends import (
    ACTION,
    BLOCK_ASSASSINATE,
    BLOCK_STEAL,
    BLOCKED,
    CALL_ASSASSINATE,
    CALL_BLOCK,
    CALL_STEAL,
    DEEDS,
    GROUPS,
    Turn,
    look,
    turn,
)
from engine.games.coup.stewards.beliefs.holdings import NONE, ONES, PAIRED, SIZE, Array
from engine.games.coup.stewards.beliefs.marks import Two
from engine.games.coup.stewards.beliefs.network import Network, Scores, Table, scores
from engine.games.coup.stewards.beliefs.questions import FLOOR, actions, chances
from engine.games.coup.stewards.sight import KINDS as ACTIONS

LOOKS: Final = 32
"""More leave little less to be won; solve.h of the training has the same."""

HELD: Final = 0.1
"""The network's chances count as regrets of this size at first."""

NEVER: Final = 1e-9
"""Less than this no chance tells."""

MOST: Final = max(map(len, GROUPS))


def turn_scores(known: Network, table: Table) -> Scores:
    """By what both seats play the turn that begins here; where each has one card it is solved."""
    if NONE in table.lost:
        return scores(known, table)
    return _scores_of_solved(known, table.coins, table.lost, table.joint[PAIRED:, PAIRED:].tobytes())


@lru_cache(maxsize=64)
def _scores_of_solved(known: Network, coins: Two, lost: Two, ones: bytes) -> Scores:
    """Turns that were solved a while ago are asked for at every move after them.

    `ones` is the joint of holdings of one card, as bytes: of them a key can be made.
    """
    joint = np.zeros((SIZE, SIZE))
    joint[PAIRED:, PAIRED:] = np.frombuffer(ones).reshape(ONES, ONES)
    return fresh(known, Table(coins, lost, joint))


def fresh(known: Network, table: Table) -> Scores:
    """The turn that begins here, solved."""
    found = scores(known, table)
    chosen = mean_odds(
        turn(known, table, jt.keep_odds(found.keeps[0], FLOOR)), first_odds(found, table.coins)
    )
    choices = found.choices.copy()
    for group, rows in zip(GROUPS, np.log(chosen + NEVER), strict=True):
        for spot, row in zip(group, rows, strict=False):
            if spot is not None:
                choices[PAIRED:, spot] = row - (0 if group[0] is not None else rows[0])
    return Scores(choices, found.keeps)


def first_odds(found: Scores, coins: Two) -> Array:
    """The chances of all choices by these scores: questions, choices, holdings; 0 for what may not be."""
    odds = np.zeros((len(GROUPS), MOST, ONES), np.float32)
    may = [ACTIONS.index(kind) for kind in actions(coins)]
    odds[ACTION, may] = chances(found.choices, may)[:, PAIRED:]
    for at, group in enumerate(GROUPS[1:], start=1):
        odds[at, : len(group)] = chances(found.choices, group)[:, PAIRED:]
    return odds


def mean_odds(now: Turn, odds: Array, looks: int = LOOKS) -> Array:
    """The mean chances of so many looks, which begin with these."""
    may = (odds > 0).any(2, keepdims=True)
    even = (may / may.sum(1, keepdims=True)).astype(np.float32)
    regrets, means = HELD * odds, np.zeros_like(odds)
    for number in range(looks):
        made = ((1 - FLOOR) * odds + FLOOR * even).astype(np.float32)
        worth = look(now, made)
        means += (number + 1) ** 2 * _question_odds(made)[:, None] * odds
        regrets = np.maximum(regrets + may * (worth - (odds * worth).sum(1, keepdims=True)), 0)
        odds = _shares_of_whole(regrets, even)
    return _shares_of_whole(means, even)


def _shares_of_whole(parts: Array, even: Array) -> Array:
    """The parts of each question's whole, even ones where there is none."""
    whole = parts.sum(1, keepdims=True)
    return np.where(whole > 0, parts / np.where(whole > 0, whole, 1), even)


def _question_odds(made: Array) -> Array:
    """How likely a seat's own choices lead to each question: questions, holdings."""
    found = np.ones((len(GROUPS), ONES), np.float32)
    found[BLOCK_STEAL], found[BLOCK_ASSASSINATE] = made[CALL_STEAL, 0], made[CALL_ASSASSINATE, 0]
    found[CALL_BLOCK] = made[ACTION, DEEDS[BLOCKED]]
    return found
