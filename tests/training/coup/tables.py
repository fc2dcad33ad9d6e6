"""Many tables of Coup at once, row by row in arrays: the rules again, for training alone.

tests/training/coup/test_tables.py holds them to the engine's, move by move. Left out is what a learner never
does: second thoughts, early blocks, leaving, absence, and giving up a claim that could be proven.
"""

from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np

Array = np.ndarray[Any, Any]
Chance = np.random.Generator

AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE = range(5)
INCOME, AID, TAX, EXCHANGE, STEAL, KILL, COUP = range(7)
DRAFT, TURN, CHALLENGE, BLOCK, COUNTER, LOSE, KEEP, OVER, OWED, RESOLVE, DEFENCE, CLOSE = range(12)

CLAIM: Final = np.array([-1, -1, DUKE, AMBASSADOR, CAPTAIN, ASSASSIN, -1])
COST: Final = np.array([0, 0, 0, 0, 0, 3, 7])
GAIN: Final = np.array([1, 2, 3, 0, 0, 0, 0])
COINS: Final = 50
CAP: Final = 120
"""Turns after which a table is given up and nobody wins."""

RIGHT, WRONG, CAUGHT, PROVEN = range(4)
"""What is counted of challenges, seat by seat."""


@dataclass(slots=True)
class Tables:
    """Rows are tables, then seats, then characters. `size` is how many seats a row has; the rest are out.

    `who` must decide now. `picked` are the draft's cards, -1 before. `pending` still have to answer a
    window. `then` is the step after a loss. `winner` is -1 before the end and at the turn cap.
    """

    size: Array
    hands: Array
    lost: Array
    claims: Array
    calls: Array
    coins: Array
    alive: Array
    court: Array
    drawn: Array
    picked: Array
    pending: Array
    phase: Array
    active: Array
    who: Array
    turn: Array
    kind: Array
    target: Array
    blocker: Array
    block: Array
    challenger: Array
    loser: Array
    then: Array
    winner: Array

    @property
    def seats(self) -> int:
        """The columns for seats."""
        return int(self.coins.shape[1])


def empty(rows: int, seats: int) -> Tables:
    """Tables that have not been dealt."""
    by_seat = {"coins": int, "alive": bool, "picked": int, "pending": bool}
    by_card = {"hands": int, "lost": int, "claims": bool}
    made = {
        **{name: np.zeros((rows, seats), kind) for name, kind in by_seat.items()},
        **{name: np.zeros((rows, seats, 5), kind) for name, kind in by_card.items()},
        "calls": np.zeros((rows, seats, 4), int),
        "court": np.zeros((rows, 5), int),
        "drawn": np.zeros((rows, 5), int),
    }
    rest = [one.name for one in fields(Tables) if one.name not in made]
    return Tables(**made, **{name: np.zeros(rows, int) for name in rest})


def deal(t: Tables, rows: Array, size: Array, chance: Chance) -> None:
    """New games in these rows: the draft for two (CO-2.7, CO-2.8), else two cards each; seat 0 begins."""
    for name in ("hands", "lost", "claims", "calls", "court", "drawn", "pending", "turn", "active", "who"):
        getattr(t, name)[rows] = 0
    for name in ("picked", "kind", "target", "blocker", "block", "challenger", "loser", "winner"):
        getattr(t, name)[rows] = -1
    t.size[rows] = size
    t.alive[rows] = np.arange(t.seats) < size[:, None]
    t.coins[rows] = np.where(t.alive[rows], 2, 0)
    two = size == 2
    t.coins[rows[two], 0] = 1
    t.phase[rows] = np.where(two, DRAFT, TURN)
    _whole_deck(t, rows[~two], chance)


def _whole_deck(t: Tables, rows: Array, chance: Chance) -> None:
    """Two cards to each seat of a deck of fifteen; the rest is the Court."""
    if not len(rows):
        return
    decks = chance.permuted(np.tile(np.repeat(np.arange(5), 3), (len(rows), 1)), axis=1)
    counts = np.eye(5, dtype=int)[decks]
    for seat in range(t.seats):
        given = t.alive[rows, seat][:, None]
        t.hands[rows, seat] = np.where(given, counts[:, 2 * seat] + counts[:, 2 * seat + 1], 0)
    t.court[rows] = 3 - t.hands[rows].sum(1)


def pick(t: Tables, rows: Array, cards: Array, chance: Chance) -> None:
    """The draft: a card of one's own set; once both have one, the third set is dealt."""
    seats = t.who[rows]
    t.picked[rows, seats] = cards
    t.hands[rows, seats, cards] += 1
    done = rows[(t.picked[rows, :2] >= 0).all(1)]
    if len(done):
        third = chance.permuted(np.tile(np.arange(5), (len(done), 1)), axis=1)
        t.court[done] = 1
        for seat in (0, 1):
            t.hands[done, seat, third[:, seat]] += 1
            t.court[done, third[:, seat]] -= 1
        t.phase[done] = TURN


def draw(t: Tables, rows: Array, chance: Chance) -> Array:
    """A card out of the Court of each row."""
    piles = t.court[rows].cumsum(1)
    spots = (chance.random(len(rows)) * piles[:, -1]).astype(int)
    cards: Array = (piles <= spots[:, None]).sum(1)
    t.court[rows, cards] -= 1
    return cards


def next_seats(t: Tables, rows: Array) -> Array:
    """The next living seat clockwise of the one on turn (CO-2.5)."""
    size, found = t.size[rows], t.active[rows]
    looking = np.ones(len(rows), bool)
    for _ in range(t.seats):
        found = np.where(looking, (found + 1) % size, found)
        looking &= ~t.alive[rows, found]
    return found


def awaited(t: Tables, chance: Chance) -> None:
    """Names who decides next in every row: in a window any that has not answered, with equal chance."""
    open_window = (t.phase >= CHALLENGE) & (t.phase <= COUNTER)
    drawn = chance.random(t.pending.shape) * t.pending
    t.who = np.where(open_window, drawn.argmax(1), t.active)
    t.who = np.where(t.phase == LOSE, t.loser, t.who)
    drafting = t.phase == DRAFT
    t.who = np.where(drafting, (t.picked[:, 0] >= 0).astype(int), t.who)
