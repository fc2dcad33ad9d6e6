"""What `who` of each table sees, as marks of 0 and 1, and what it may choose.

The order of the marks is that of engine/games/coup/stewards/sight.py, which makes them of a view.
"""

import numpy as np

from tests.training.coup.play import AIMED, BLOCKING, BLOCKS, CALL, DEEDS, PAIR, PAIRS, PASS, choices
from tests.training.coup.tables import (
    AID,
    BLOCK,
    CHALLENGE,
    COUNTER,
    DRAFT,
    KEEP,
    KILL,
    LOSE,
    OVER,
    STEAL,
    TURN,
    Array,
    Tables,
)

PURSE = 13
SINCE = np.array([6, 12, 24, 48])
OWN, PLACE = 66, 38
"""Marks of the table with one's own hand, and of each seat."""


def ring(t: Tables) -> Array:
    """Places as `who` sees them: itself, the living clockwise, then all who are out."""
    rows, spots = np.arange(len(t.who))[:, None], np.arange(t.seats)
    size = t.size[:, None]
    seats = np.where(spots < size, (t.who[:, None] + spots) % size, spots)
    order = np.argsort(~t.alive[rows, seats], axis=1, kind="stable")
    found: Array = np.take_along_axis(seats, order, 1)
    return found


def marks(t: Tables, places: Array) -> Array:
    """One row of marks for each table."""
    rows = np.arange(len(t.who))
    whole = [_own(t, rows), *(_place(t, rows, places[:, spot]) for spot in range(t.seats))]
    return np.concatenate(whole, axis=1).astype(np.float32)


def secrets(t: Tables, places: Array) -> Array:
    """What the critic sees beside: the hands of all, in the order of places."""
    rows = np.arange(len(t.who))[:, None]
    hands = t.hands[rows, places]
    both = np.concatenate([hands >= 1, hands >= 2], axis=2)
    return both.reshape(len(rows), -1).astype(np.float32)


def _own(t: Tables, rows: Array) -> Array:
    """One's own hand, the cards offered in an exchange, all open cards, and the question."""
    hand = t.hands[rows, t.who]
    offered = (hand + t.drawn) * (t.phase == KEEP)[:, None]
    open_cards = t.lost.sum(1)
    deed = (t.phase >= CHALLENGE) & (t.phase <= KEEP)
    phases = t.phase[:, None] == np.arange(DRAFT, OVER)
    kinds = (t.kind[:, None] == np.arange(7)) & deed[:, None]
    blocks = (t.block[:, None] == np.arange(5)) & deed[:, None]
    then = (t.then[:, None] == np.array([9, 10, 11])) & (t.phase == LOSE)[:, None]
    parts = [hand >= 1, hand >= 2, offered >= 1, offered >= 2, offered >= 3]
    parts += [open_cards >= 1, open_cards >= 2, open_cards >= 3]
    return np.concatenate([*parts, phases, kinds, blocks, then, t.turn[:, None] >= SINCE], axis=1)


def _place(t: Tables, rows: Array, seats: Array) -> Array:
    """What all know of one seat; nothing of one that is out."""
    deed = (t.phase >= CHALLENGE) & (t.phase <= KEEP)
    window = (t.phase >= CHALLENGE) & (t.phase <= COUNTER)
    purse = np.minimum(t.coins[rows, seats], PURSE - 1)[:, None] == np.arange(PURSE)
    calls = t.calls[rows, seats]
    twice = np.stack([calls >= 1, calls >= 2], axis=2).reshape(len(rows), 8)
    dealt = t.phase != DRAFT
    flags = [
        (t.hands[rows, seats].sum(1) == 2) & dealt,
        t.alive[rows, seats],
        t.pending[rows, seats] & window,
        (t.active == seats) & deed,
        (t.target == seats) & deed,
        (t.blocker == seats) & deed,
        (t.challenger == seats) & deed,
    ]
    parts = [purse, t.lost[rows, seats] >= 1, t.claims[rows, seats], twice, np.stack(flags, axis=1)]
    shown: Array = np.concatenate(parts, axis=1) & t.alive[rows, seats][:, None]
    return shown


def legal(t: Tables, places: Array) -> Array:
    """Which choices `who` of each table has."""
    may = np.zeros((len(t.who), choices(t.seats)), bool)
    hand = t.hands[np.arange(len(t.who)), t.who]
    drafting, losing = t.phase == DRAFT, t.phase == LOSE
    may[:, :PAIR] = drafting[:, None] | (losing[:, None] & (hand > 0))
    _keeps(t, may, hand)
    asked = (t.phase >= CHALLENGE) & (t.phase <= COUNTER)
    may[:, PASS] = asked
    may[:, CALL] = asked & (t.phase != BLOCK)
    stops = {AID: (4,), KILL: (3,), STEAL: (2, 0)}
    for kind, cards in stops.items():
        rows = (t.phase == BLOCK) & (t.kind == kind)
        may[:, BLOCKS:DEEDS] |= rows[:, None] & np.isin(BLOCKING, cards)
    _deeds(t, may, places)
    return may


def _keeps(t: Tables, may: Array, hand: Array) -> None:
    rows = np.flatnonzero(t.phase == KEEP)
    if not len(rows):
        return
    offered, size = (hand + t.drawn)[rows], hand[rows].sum(1)[:, None]
    may[rows, :PAIR] = (size == 1) & (offered > 0)
    wanted = np.eye(5, dtype=int)[PAIRS].sum(1)
    may[rows, PAIR:PASS] = (size == 2) & (offered[:, None] >= wanted).all(2)


def _deeds(t: Tables, may: Array, places: Array) -> None:
    """At ten coins nothing but a coup (CO-3.9)."""
    rows = np.flatnonzero(t.phase == TURN)
    own, rivals = t.coins[rows, t.who[rows]], t.seats - 1
    targets = places[rows, 1:]
    living, free = t.alive[rows[:, None], targets], (own < 10)[:, None]
    may[rows, DEEDS:AIMED] = free
    may[rows, AIMED : AIMED + rivals] = free & living & (t.coins[rows[:, None], targets] > 0)
    may[rows, AIMED + rivals : AIMED + 2 * rivals] = free & living & (own >= 3)[:, None]
    may[rows, AIMED + 2 * rivals :] = living & (own >= 7)[:, None]
