"""What the C program learns in a moment, and games with it."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.games.coup.stewards.beliefs.networks import Table
from tests.training.coup import sight
from tests.training.coup.beliefs.binding import SEATS
from tests.training.coup.beliefs.guest import Guest
from tests.training.coup.following import dealt, stepped
from tests.training.coup.tables import (
    OVER,
    TURN,
    Tables,
    awaited,
    empty,
)


def trained(program: Path, file: Path, millions: str) -> Path:
    """What the program has learned after so many turns."""
    subprocess.run([program, file, millions, "3"], check=True, capture_output=True)
    return file


def turns(guest: Guest, games: int, seed: int) -> Iterator[Tables]:
    """The tables of so many games of a guest with itself, as often as a decision is asked for."""
    chance, rows = np.random.default_rng(seed), np.arange(games)
    t = empty(games, SEATS)
    dealt(t, rows, np.full(games, SEATS), chance, (guest,))
    awaited(t, chance)
    while (t.phase != OVER).any():
        yield t
        places = sight.ring(t)
        may = sight.legal(t, places)
        choice = guest(t, may, places, may)
        assert may[np.arange(games), choice][t.phase < OVER].all()
        stepped(t, choice, places, chance, (guest,))


def last_turns(guest: Guest, games: int) -> Iterator[tuple[int, Table]]:
    """Rows where a turn with one card each begins, and what the engine knows there."""
    for t in turns(guest, games, 6):
        for row in np.flatnonzero((t.phase == TURN) & (t.hands[:, :SEATS].sum(2) == 1).all(1)):
            seats = (int(t.active[row]), 1 - int(t.active[row]))
            one, other = (int(np.flatnonzero(t.lost[row, seat])[0]) for seat in seats)
            coins = (int(t.coins[row, seats[0]]), int(t.coins[row, seats[1]]))
            yield int(row), Table(coins, (one, other), guest.opened.joint(int(row)).astype(float))
