"""A turn where both seats have one card is solved when it begins, for all that they may hold.

The tree of such a turn is small, for who is called wins or loses the game there and then. Where the game goes
on there are nine ends, from which the judge says who wins (networks.py):

    income ----------------------------------------------------------------- end 0
    foreign aid ---- let be ------------------------------------------------ end 1
                  `- blocked by the Duke ---------- let be, or called ------ end 2
    tax ------------ let be, or called ------------------------------------- end 3
    exchange ------- let be, or called ------------------------------------- end 4
    steal ---------- let be, or called ------------------------------------- end 5
                  `- blocked by Captain, Ambassador - let be, or called ---- ends 6, 7
    assassinate ---- let be, or called; blocked by the Contessa (who is struck and doesn't block is out)
                                                 `- let be, or called ------ end 8
    coup: the other is out

`look` goes through all of it at once: for each choice of each of the 25 holdings of either seat, how often it
wins. `turn_scores` looks LOOKS times, by regret matching (Tammelin 2014, "CFR+"): a choice is made in
proportion to how much more it would have won so far than what was played (its regret, never below zero), and
what is played in the end is the mean of all looks, later ones counting more. Two players who both do so come
near to an equilibrium. It follows from what both seats see alone, so that each knows it of the other.

Rows are the holdings of the seat on turn, columns those of the other. The training has all of this in C
(ends.h, solve.h of tests/training/coup/beliefs).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from engine.games.coup.base import CHARACTERS, CLAIM, COST, GAIN, LOOT, Character
from engine.games.coup.stewards.beliefs import joint as jt
from engine.games.coup.stewards.beliefs.joint import HAS, KINDS, NONE, ONES, PAIRED, SIZE, Array
from engine.games.coup.stewards.beliefs.networks import (
    BLOCKS,
    CALLS,
    COUNTERS,
    FLOOR,
    Choice,
    Judge,
    Network,
    Scores,
    Table,
    Two,
    actions,
    chances,
    judge,
    scores,
    wins,
)
from engine.games.coup.stewards.sight import KINDS as ACTIONS

LOOKS: Final = 32
"""More leave little less to be won: 0.006 a turn after 32, 0.003 after 128; solve.h has the same number."""

HELD: Final = 0.1
"""The network's chances count as regrets of this size at first."""

NEVER: Final = 1e-9
"""Less than this no chance tells."""

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

MOST: Final = max(map(len, GROUPS))

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

# --- a turn is solved ---------------------------------------------------------------------------------------


def turn_scores(known: Network, table: Table) -> Scores:
    """The scores by which both seats play the turn that begins here.

    They are the policy's, but where each has one card those of the solved turn.
    """
    if NONE in table.lost:
        return scores(known, table)
    return _scores_of_solved(known, table.coins, table.lost, table.joint[PAIRED:, PAIRED:].tobytes())


@lru_cache(maxsize=64)
def _scores_of_solved(known: Network, coins: Two, lost: Two, ones: bytes) -> Scores:
    """Solved turns are kept: all turns so far are gone through again at every move after them.

    `ones` is the joint of holdings of one card, as bytes: of them a key can be made.
    """
    joint = np.zeros((SIZE, SIZE))
    joint[PAIRED:, PAIRED:] = np.frombuffer(ones).reshape(ONES, ONES)
    return fresh(known, Table(coins, lost, joint))


def fresh(known: Network, table: Table) -> Scores:
    """The scores of the turn that begins here, solved anew."""
    found = scores(known, table)
    now = turn(known, table, jt.keep_odds(found.keeps[0], FLOOR))
    chosen = mean_odds(now, first_odds(found, table.coins))
    choices = found.choices.copy()
    # Chances back into scores: the quiet choice's score is 0 everywhere.
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


def mean_odds(now: "Turn", odds: Array, looks: int = LOOKS) -> Array:
    """The mean chances of so many looks, which begin with these: questions, choices, holdings."""
    may = (odds > 0).any(2, keepdims=True)
    even = (may / may.sum(1, keepdims=True)).astype(np.float32)
    regrets, means = HELD * odds, np.zeros_like(odds)
    # How likely a holding's own choices lead to each question. Where they seldom do, the look counts little.
    led = np.ones((len(GROUPS), ONES), np.float32)
    for number in range(looks):
        made = ((1 - FLOOR) * odds + FLOOR * even).astype(np.float32)
        worth = look(now, made)
        led[BLOCK_STEAL], led[BLOCK_ASSASSINATE] = made[CALL_STEAL, 0], made[CALL_ASSASSINATE, 0]
        led[CALL_BLOCK] = made[ACTION, DEEDS[BLOCKED]]
        means += (number + 1) ** 2 * led[:, None] * odds
        regrets = np.maximum(regrets + may * (worth - (odds * worth).sum(1, keepdims=True)), 0)
        odds = _shares_of_whole(regrets, even)
    return _shares_of_whole(means, even)


def _shares_of_whole(parts: Array, even: Array) -> Array:
    """The parts of each question's whole, even ones where there is none."""
    whole = parts.sum(1, keepdims=True)
    return np.where(whole > 0, parts / np.where(whole > 0, whole, 1), even)


# --- a look through the turn --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn:
    """Where the turn begins, of holdings of one card: those of the seat on turn first, then the other's.

    `joint` is how likely any two are, `swaps` how likely the first of two is each character once it was
    exchanged.
    """

    joint: Array
    swaps: Array
    judge: Judge

    def own_values(self, values: Array) -> Array:
        """The mean for each holding on turn, over the other's holdings, of values that stand by these."""
        return np.asarray(values @ self.joint.T / _some(self.joint.sum(1)))

    def others(self, values: Array) -> Array:
        """The mean for each holding of the other, over those on turn, of values that stand by these."""
        return np.asarray(values @ self.joint / _some(self.joint.sum(0)))


def turn(known: Network, table: Table, keeps: Array) -> Turn:
    """The turn that begins at this table, where hands are kept by these chances (joint.keep_odds)."""
    joint = np.ascontiguousarray(table.joint[PAIRED:, PAIRED:], np.float32)
    swaps = jt.exchange_odds(table.lost, keeps).astype(np.float32)
    may = (joint > 0) | (_after_exchange(joint, swaps).transpose(0, 2, 1).reshape(ONES, ONES) > 0)
    # The purses at the nine ends. The other seat moves there, so it comes first.
    own, other = table.coins
    loot, paid = min(LOOT, other), max(own - COST["assassinate"], 0)
    gained = [own + GAIN["income"], own + GAIN["foreign_aid"], own, own + GAIN["tax"], own]
    coins = [*((other, some) for some in gained), (other - loot, own + loot)]
    coins += [(other, own), (other, own), (other, paid)]
    return Turn(joint, swaps, judge(known.ends, coins, table.lost[::-1], may.T))


def look(now: Turn, odds: Array) -> Array:
    """How often each choice of each holding wins, times how likely its rival leads to the question.

    `odds` are the chances of all choices of both seats: questions, choices, holdings; so is what is returned.
    The values of a holding's own earlier choices are not in it: they are the same for all choices of a
    question, and regrets are compared within one.
    """
    # How likely the seat on turn leads to each end, and the other: ends, holdings.
    own = odds[ACTION, DEEDS]
    own[BLOCKED] *= odds[CALL_BLOCK, 0]
    other = np.ones_like(own)
    other[1], other[2] = odds[BLOCK_AID, :2]
    other[3], other[AFTER_SWAP] = odds[[CALL_TAX, CALL_EXCHANGE], 0]
    other[5:8] = odds[CALL_STEAL, 0] * odds[BLOCK_STEAL, :3]
    other[8] = odds[CALL_ASSASSINATE, 0] * odds[BLOCK_ASSASSINATE, 1]

    # How often the seat on turn wins from each end on, for each two holdings, by what an end tells of both.
    rows, columns = own * (other @ now.joint.T), other * (own @ now.joint)
    met = now.joint * own[AFTER_SWAP][:, None] * other[AFTER_SWAP]
    rows[AFTER_SWAP] = _after_exchange(met, now.swaps).sum(1).reshape(-1)
    won = 1 - wins(now.judge, columns, rows).transpose(0, 2, 1)
    # Who exchanges has other holdings there: of each that it may have, by how likely it is.
    after = won[AFTER_SWAP].reshape(KINDS, KINDS, ONES).repeat(KINDS, axis=0)
    won[AFTER_SWAP] = np.einsum("abk,akb->ab", now.swaps, after)

    # The seat on turn: a block let be, or called, which wins where it is a lie.
    found = np.zeros_like(odds)
    part = now.joint / _some(now.joint.sum(1))[:, None]
    on = (won * part @ other[:, :, None])[:, :, 0]
    found[CALL_BLOCK, 0] = on[BLOCKED]
    found[CALL_BLOCK, 1] = now.own_values(other[BLOCKED] * (1 - HAVE))

    # Its actions: the ends where nobody blocks, blocks as it answers them, claims that are called and true.
    for end in (0, 1, 3, AFTER_SWAP, 5):
        found[ACTION, DEEDS[end]] += on[end]
    answered = (odds[CALL_BLOCK, :2] * found[CALL_BLOCK, :2]).sum(1)
    for end, worth in zip(BLOCKED, answered, strict=True):
        found[ACTION, DEEDS[end]] += worth
    for (deed, question), shows in zip(CLAIMED, SHOW, strict=True):
        found[ACTION, deed] += now.own_values(odds[question, 1]) * shows
    found[ACTION, ASSASSINATE] += now.own_values(odds[CALL_ASSASSINATE, 0] * odds[BLOCK_ASSASSINATE, 0])
    found[ACTION, COUP] = 1

    # The other seat: to block, where a block that is called wins with the card; to let be or call a claim.
    on = (own[:, None] @ ((1 - won) * (now.joint / _some(now.joint.sum(0)))))[:, 0]
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
    return found


def _after_exchange(joint: Array, swaps: Array) -> Array:
    """The joint after an exchange: picks of the seat on turn, holdings of the other, cards of the first."""
    return np.asarray((joint[:, :, None] * swaps).reshape(KINDS, KINDS, ONES, KINDS).sum(1))


def _some(chances: Array) -> Array:
    """To divide by: 1 for what has no chance, of which nothing is asked."""
    return np.where(chances > 0, chances, 1)
