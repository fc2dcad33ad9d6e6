"""A turn where both seats have one card, gone through at once for all that they may hold.

The tree is small: who is called wins or loses the game, and where the game goes on there are nine ends, which
a network judges. Rows are the holdings of the seat on turn, columns those of the other.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.games.coup.base import CHARACTERS, CLAIM, COST, GAIN, LOOT, Character
from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.holdings import HAS, KINDS, ONES, PAIRED, Array
from engine.games.coup.stewards.beliefs.judging import Judge, judge, wins
from engine.games.coup.stewards.beliefs.marks import Two
from engine.games.coup.stewards.beliefs.network import Network, Table
from engine.games.coup.stewards.beliefs.questions import BLOCKS, CALLS, COUNTERS, Choice
from engine.games.coup.stewards.sight import KINDS as ACTIONS

INCOME, AID, TAX, EXCHANGE, STEAL, ASSASSINATE, COUP = range(len(ACTIONS))

STOPPING: Final[tuple[Character, ...]] = ("duke", "captain", "ambassador", "contessa")
GROUPS: Final[tuple[tuple[Choice, ...], ...]] = (
    tuple(range(len(ACTIONS))),
    (None, BLOCKS["foreign_aid"]["duke"]),
    (None, CALLS["tax"]),
    (None, CALLS["exchange"]),
    (None, CALLS["steal"]),
    (None, *BLOCKS["steal"].values()),
    (None, CALLS["assassinate"]),
    (None, BLOCKS["assassinate"]["contessa"]),
    *((None, COUNTERS[card]) for card in STOPPING),
)
"""The questions of such a turn, as the scores of their choices: of the action, then those to the other seat,
then, to the seat on turn, whether it calls a block."""

ACTION, BLOCK_AID, CALL_TAX, CALL_EXCHANGE = range(4)
CALL_STEAL, BLOCK_STEAL, CALL_ASSASSINATE, BLOCK_ASSASSINATE = range(4, 8)
CALL_BLOCK: Final = slice(8, 12)

CLAIMED: Final = (
    (TAX, CALL_TAX),
    (EXCHANGE, CALL_EXCHANGE),
    (STEAL, CALL_STEAL),
    (ASSASSINATE, CALL_ASSASSINATE),
)
"""Actions that claim a character, and the questions where they are called."""

DEEDS: Final = np.array([INCOME, AID, AID, TAX, EXCHANGE, STEAL, STEAL, STEAL, ASSASSINATE])
"""The action of each end. Of the two of Foreign Aid the second is blocked; of three thefts the last two."""

BLOCKED: Final = np.array([2, 6, 7, 8])
"""The ends where a block stands, as STOPPING has them."""

AFTER_SWAP: Final = 4

HAVE: Final = np.array([HAS[CHARACTERS.index(card)] for card in STOPPING])
SHOW: Final = np.array([HAS[CHARACTERS.index(CLAIM[ACTIONS[deed]])] for deed, _ in CLAIMED])
"""Which holdings have what is blocked with, and what is claimed."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where it begins, of holdings of one card: those of the seat on turn first, then the other's.

    `joint` is how likely any two are, `swaps` how likely the first of two is each character once it was
    exchanged.
    """

    joint: Array
    swaps: Array
    judge: Judge

    def own_values(self, values: Array) -> Array:
        """What each holding on turn expects: the mean of values that stand by the other's holding."""
        return np.asarray(values @ self.joint.T / _some(self.joint.sum(1)))

    def others(self, values: Array) -> Array:
        """The same for each holding of the other, of values that stand by the holding on turn."""
        return np.asarray(values @ self.joint / _some(self.joint.sum(0)))


def _some(chances: Array) -> Array:
    """To divide by: 1 for what has no chance, of which nothing is asked."""
    return np.where(chances > 0, chances, 1)


def turn(known: Network, table: Table, keeps: Array) -> Turn:
    """The turn that begins at this table, where hands are kept by these chances."""
    joint = np.ascontiguousarray(table.joint[PAIRED:, PAIRED:], np.float32)
    swaps = jt.exchange_odds(table.lost, keeps).astype(np.float32)
    may = (joint > 0) | (_after_exchange(joint, swaps).transpose(0, 2, 1).reshape(ONES, ONES) > 0)
    return Turn(joint, swaps, judge(known.ends, _coins(table.coins), table.lost[::-1], may.T))


def _after_exchange(joint: Array, swaps: Array) -> Array:
    """After an exchange: picks of the seat on turn, holdings of the other, cards of the first."""
    return np.asarray((joint[:, :, None] * swaps).reshape(KINDS, KINDS, ONES, KINDS).sum(1))


def _coins(coins: Two) -> list[Two]:
    """The purses at the ends, of who moves there first."""
    own, other = coins
    loot, paid = min(LOOT, other), max(own - COST["assassinate"], 0)
    gained = [own + GAIN["income"], own + GAIN["foreign_aid"], own, own + GAIN["tax"], own]
    return [
        *((other, some) for some in gained),
        (other - loot, own + loot),
        coins[::-1],
        coins[::-1],
        (other, paid),
    ]


def look(now: Turn, odds: Array) -> Array:
    """What each choice is worth to each holding, times how likely its rival leads to its question.

    `odds` are the chances of all choices of both seats: questions, choices, holdings.
    """
    own, other = _end_odds(odds)
    won = _win_rates(now, own, other)
    found = np.zeros_like(odds)
    _counters(found, now, other, won)
    _actions(found, odds, now, other, won)
    _answers(found, odds, now, own, won)
    return found


def _end_odds(odds: Array) -> tuple[Array, Array]:
    """How likely the seat on turn leads to each end, and the other: ends, holdings."""
    own = odds[ACTION, DEEDS]
    own[BLOCKED] *= odds[CALL_BLOCK, 0]
    other = np.ones_like(own)
    other[1], other[2] = odds[BLOCK_AID, :2]
    other[3], other[AFTER_SWAP] = odds[[CALL_TAX, CALL_EXCHANGE], 0]
    other[5:8] = odds[CALL_STEAL, 0] * odds[BLOCK_STEAL, :3]
    other[8] = odds[CALL_ASSASSINATE, 0] * odds[BLOCK_ASSASSINATE, 1]
    return own, other


def _win_rates(now: Turn, own: Array, other: Array) -> Array:
    """How often the seat on turn wins from each end on, for each two holdings."""
    rows, columns = own * (other @ now.joint.T), other * (own @ now.joint)
    met = now.joint * own[AFTER_SWAP][:, None] * other[AFTER_SWAP]
    rows[AFTER_SWAP] = _after_exchange(met, now.swaps).sum(1).reshape(-1)
    won = 1 - wins(now.judge, columns, rows).transpose(0, 2, 1)
    after = won[AFTER_SWAP].reshape(KINDS, KINDS, ONES).repeat(KINDS, axis=0)
    won[AFTER_SWAP] = np.einsum("abk,akb->ab", now.swaps, after)
    return np.asarray(won)


def _counters(found: Array, now: Turn, other: Array, won: Array) -> None:
    """Of a block, let be or called."""
    part = now.joint / _some(now.joint.sum(1))[:, None]
    found[CALL_BLOCK, 0] = (won[BLOCKED] * part @ other[BLOCKED][:, :, None])[:, :, 0]
    found[CALL_BLOCK, 1] = now.own_values(other[BLOCKED] * (1 - HAVE))


def _actions(found: Array, odds: Array, now: Turn, other: Array, won: Array) -> None:
    """Each action: where the game goes on, where it is called, and where its block is answered."""
    part = now.joint / _some(now.joint.sum(1))[:, None]
    on = (won * part @ other[:, :, None])[:, :, 0]
    for end in (0, 1, 3, AFTER_SWAP, 5):
        found[ACTION, DEEDS[end]] += on[end]
    answered = (odds[CALL_BLOCK, :2] * found[CALL_BLOCK, :2]).sum(1)
    for end, worth in zip(BLOCKED, answered, strict=True):
        found[ACTION, DEEDS[end]] += worth
    for (deed, question), shows in zip(CLAIMED, SHOW, strict=True):
        found[ACTION, deed] += now.own_values(odds[question, 1]) * shows
    found[ACTION, ASSASSINATE] += now.own_values(odds[CALL_ASSASSINATE, 0] * odds[BLOCK_ASSASSINATE, 0])
    found[ACTION, COUP] = 1


def _answers(found: Array, odds: Array, now: Turn, own: Array, won: Array) -> None:
    """What the other seat lets be, calls or blocks; a block that is called wins with the card."""
    part = now.joint / _some(now.joint.sum(0))
    on = (own[:, None] @ ((1 - won) * part))[:, 0]
    doubted = now.others(odds[ACTION, DEEDS[BLOCKED]] * odds[CALL_BLOCK, 1])
    blocks = on[BLOCKED] + doubted * HAVE
    found[BLOCK_AID, :2] = on[1], blocks[0]
    found[BLOCK_STEAL, :3] = on[5], blocks[1], blocks[2]
    found[BLOCK_ASSASSINATE, 1] = blocks[3]
    for (deed, question), shows in zip(CLAIMED, SHOW, strict=True):
        found[question, 1] = now.others(odds[ACTION, deed] * (1 - shows))
    found[CALL_TAX, 0], found[CALL_EXCHANGE, 0] = on[3], on[AFTER_SWAP]
    found[CALL_STEAL, 0] = (odds[BLOCK_STEAL, :3] * found[BLOCK_STEAL, :3]).sum(0)
    found[CALL_ASSASSINATE, 0] = odds[BLOCK_ASSASSINATE, 1] * blocks[3]
