"""The calculating steward of engine/games/coup/stewards/playing.py at many tables at once.

Its ways stand there with their reasons; a test holds the two together. Where two choices are worth the same
in an exchange, this one may take the other.
"""

from typing import Final

import numpy as np

from tests.training.coup.play import BLOCKING, BLOCKS, CALL, DEEDS, PAIR, PAIRS, PASS
from tests.training.coup.tables import (
    AID,
    BLOCK,
    CHALLENGE,
    CLAIM,
    COUNTER,
    DRAFT,
    DUKE,
    KEEP,
    KILL,
    LOSE,
    STEAL,
    TURN,
    Array,
    Tables,
)

WORTH: Final = np.array([1, 4, 3, 2, 5])
CONTESSA: Final = 3


def calculating_choice(t: Tables, may: Array, places: Array) -> Array:
    """What it chooses in every row."""
    rows = np.arange(len(t.who))
    found = np.where(t.phase == DRAFT, DUKE, PASS)
    hand = t.hands[rows, t.who]
    belief = odds(t, hand)
    losing = np.where(hand == 2, 0, np.where(hand > 0, WORTH, 99)).argmin(1)
    found = np.where(t.phase == LOSE, losing, found)
    for phase, chosen in (
        (KEEP, kept),
        (TURN, _turn),
        (CHALLENGE, _call),
        (COUNTER, _call),
        (BLOCK, _block),
    ):
        some = np.flatnonzero(t.phase == phase)
        if len(some):
            found[some] = chosen(t, some, may[some], places[some], belief[some])
    return found


def odds(t: Tables, hand: Array) -> Array:
    """What it believes that each seat holds: by copies and claims."""
    copies = 3 - hand - t.drawn - t.lost.sum(1)
    hidden = copies.sum(1)[:, None, None]
    left = hidden - copies[:, None, :]
    cards = t.hands.sum(2)[:, :, None]
    free = np.where(cards == 2, left * (left - 1) / np.maximum(hidden * (hidden - 1), 1), left / hidden)
    fair = np.where(copies[:, None, :] > 0, 1 - free, 0)
    count = t.claims.sum(2)[:, :, None]
    believed = fair / np.maximum(fair + 0.1 * (1 - fair), 1e-12)
    claimed = np.minimum(believed, cards / np.maximum(count, 1))
    return np.where(t.claims, claimed, fair * np.maximum(0.3, 1 - count * 0.35))


def kept(t: Tables, rows: Array, may: Array, places: Array, _: Array) -> Array:
    """The hand of most worth."""
    pairs = np.where(PAIRS[:, 0] == PAIRS[:, 1], WORTH[PAIRS[:, 0]], WORTH[PAIRS].sum(1))
    worth = np.zeros(may.shape[1])
    worth[:PAIR], worth[PAIR:PASS] = WORTH, pairs
    return np.asarray(np.where(may, worth, -1).argmax(1))


def _own_card(t: Tables, rows: Array) -> Array:
    return np.where(t.hands[rows, t.who[rows]].sum(1) == 1, 28.0, 14.0)


def _caught(t: Tables, rows: Array) -> Array:
    """The chance that a lie about each character is challenged."""
    shown = t.lost[rows].sum(1)
    doubt = np.where(t.claims[rows, t.who[rows]], 0.5, 1.0)
    rate = np.minimum(0.9, 0.15 * (1 + shown) * doubt)
    rivals = t.alive[rows].sum(1)[:, None] - 1
    return np.where(shown == 3, 1.0, 1 - (1 - rate) ** rivals)


def _turn(t: Tables, rows: Array, may: Array, places: Array, belief: Array) -> Array:
    """The move that promises most."""
    gain, through = _gains(t, rows, places), _through(t, rows, places, belief)
    rivals = t.seats - 1
    kinds = np.array([0, 1, 2, 3, *[4] * rivals, *[5] * rivals, *[6] * rivals])
    price = np.where(kinds == KILL, 3.0, 0.0)
    caught, own = _caught(t, rows), _own_card(t, rows)[:, None]
    claim = np.maximum(CLAIM[kinds], 0)
    lie = (CLAIM[kinds] >= 0) & (t.hands[rows, t.who[rows]][:, claim] == 0)
    risk = np.where(lie, caught[:, claim], 0.0)
    worth = (gain * through - price) * (1 - risk) - own * risk
    return DEEDS + np.asarray(np.where(may[:, DEEDS:], worth, -1e9).argmax(1))


def _gains(t: Tables, rows: Array, places: Array) -> Array:
    seats = places[:, 1:]
    column = rows[:, None]
    cards, coins, alive = t.hands[column, seats].sum(2), t.coins[column, seats], t.alive[column, seats]
    rank = ranks(t, rows, places)
    strike = 11.0 - rank * 0.7 + np.where(cards == 1, 3.0, 0.0)
    count = np.maximum(alive.sum(1), 1)[:, None]
    theft = np.minimum(2, coins) * (1 + 1 / count)
    hand = t.hands[rows, t.who[rows]]
    swap = 4.5 - 0.5 * np.where(hand > 0, WORTH, 0).sum(1)
    plain = np.stack([np.full(len(rows), one) for one in (1.0, 2.0, 3.0)] + [swap], axis=1)
    return np.concatenate([plain, theft, strike, strike - 7], axis=1)


def ranks(t: Tables, rows: Array, places: Array) -> Array:
    """How many rivals are stronger: by cards, then coins, then nearness."""
    seats, column = places[:, 1:], rows[:, None]
    strength = t.hands[column, seats].sum(2) * 10000 + t.coins[column, seats] * 100
    key = np.where(t.alive[column, seats], strength - np.arange(seats.shape[1]), -1)
    return np.asarray((key[:, None, :] > key[:, :, None]).sum(2))


def _through(t: Tables, rows: Array, places: Array, belief: Array) -> Array:
    """The chance that nobody who may block does."""
    seats = places[:, 1:]
    alive = t.alive[rows[:, None], seats]
    free = 1 - belief[np.arange(len(rows))[:, None], seats]
    aid = np.where(alive, free[:, :, 4] * 0.9, 1.0).prod(1)
    ones, rest = np.ones((len(rows), 1)), np.ones(seats.shape)
    theft, murder = free[:, :, 0] * free[:, :, 2] * 0.9, free[:, :, CONTESSA] * 0.7
    return np.concatenate([ones, aid[:, None], ones, ones, theft, murder, rest], axis=1)


def _at_stake(t: Tables, rows: Array) -> Array:
    """What a caught claim saves this seat."""
    own, kind = _own_card(t, rows), t.kind[rows]
    mine = t.active[rows] == t.who[rows]
    blocked = np.where(mine, np.select([kind == AID, kind == STEAL], [2.0, 3.0], 11.0), 0.0)
    aimed = np.where(kind == STEAL, 3.0, own)
    open_action = np.where(t.target[rows] == t.who[rows], aimed, 1.0)
    return np.where(t.blocker[rows] >= 0, blocked, open_action)


def doomed(t: Tables, rows: Array) -> Array:
    """Whether the Assassin strikes the last card, which is no Contessa."""
    hand = t.hands[rows, t.who[rows]]
    struck = (t.kind[rows] == KILL) & (t.target[rows] == t.who[rows]) & (t.blocker[rows] < 0)
    return struck & (hand.sum(1) == 1) & (hand[:, CONTESSA] == 0)


def _call(t: Tables, rows: Array, may: Array, places: Array, belief: Array) -> Array:
    blocked = t.blocker[rows] >= 0
    claimant = np.where(blocked, t.blocker[rows], t.active[rows])
    card = np.where(blocked, t.block[rows], CLAIM[t.kind[rows]])
    true = belief[np.arange(len(rows)), claimant, card]
    crowd = t.alive[rows].sum(1) - 1
    worth = (1 - true) * (11.0 / crowd + _at_stake(t, rows)) - true * _own_card(t, rows)
    hopeless = doomed(t, rows) & (t.lost[rows].sum(1)[:, CONTESSA] == 3)
    return np.where((worth > 0) | hopeless, CALL, PASS)


def _block(t: Tables, rows: Array, may: Array, places: Array, belief: Array) -> Array:
    """A true block, Ambassador before Captain; a false one where it should pay."""
    can = may[:, BLOCKS:DEEDS]
    held = can & (t.hands[rows, t.who[rows]][:, BLOCKING] > 0)
    caught = np.where(can, _caught(t, rows)[:, BLOCKING], 9.0)
    last_first = caught[:, ::-1]
    lie = 3 - last_first.argmin(1)
    risk = caught.min(1)
    price = np.where(doomed(t, rows), 0.0, _own_card(t, rows))
    worth = (1 - risk) * _at_stake(t, rows) - risk * price
    true = 3 - held[:, ::-1].argmax(1)
    return np.where(held.any(1), BLOCKS + true, np.where(worth > 0, BLOCKS + lie, PASS))
