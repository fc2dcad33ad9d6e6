"""The C program, and what is asked of it from Python. Wants gcc."""

import ctypes
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from engine.games.coup.stewards.beliefs.joint import ONES
from engine.games.coup.stewards.beliefs.solving import GROUPS
from tests.training.coup.play import choices
from tests.training.coup.tables import Array, Tables

FOLDER: Final = Path(__file__).parent
SEATS: Final = 2
INPUTS, OUTPUTS, HOLDINGS = 248, 3540, 100
"""The networks' inputs, the policy's outputs, and what a seat may hold; net.h, policy.h and holdings.h have
the same."""

NETS: Final = SEATS * SEATS
"""Each seat has one card or two."""

WIDE: Final = ("-march=native", "-mprefer-vector-width=512")
QUICK: Final = (*WIDE, "-ffast-math")
"""Of the training."""

SHARED: Final = ("-shared", "-fPIC", *WIDE, "-fassociative-math", "-fno-signed-zeros")
"""Of what Python loads: never -ffast-math, with which gcc changes how all of the process reckons."""


def build(source: str, out: Path, hidden: int, *flags: str) -> Path:
    """The program of this source for networks with so many units a layer."""
    made = ["gcc", "-O3", f"-DHIDDEN={hidden}", "-fno-trapping-math", "-fno-math-errno", *flags]
    subprocess.run([*made, "-o", str(out), str(FOLDER / source), "-lm"], check=True)
    return out


@cache
def library(hidden: int) -> Any:
    """The shared part of the program."""
    with tempfile.TemporaryDirectory() as folder:
        found = ctypes.CDLL(str(build("shared.c", Path(folder) / "shared.so", hidden, *SHARED)))
    found.open_mind.restype = ctypes.c_void_p
    return found


def seen(t: Tables) -> Array:
    """The rows of the tables as the program has them."""
    one = [t.phase, t.who, t.active, t.kind, t.block, t.challenger]
    hands = t.hands[:, :SEATS].reshape(len(t.who), -1)
    parts = [np.stack(one, 1), t.coins[:, :SEATS], hands, t.picked[:, :SEATS], t.drawn]
    return numbers(np.concatenate(parts, axis=1))


def numbers(values: Array) -> Array:
    """Whole numbers as C has them."""
    return np.ascontiguousarray(values, dtype=np.int32)


def at(values: Array) -> ctypes.c_void_p:
    """Where C finds the values; they must be kept until it has read them."""
    return ctypes.c_void_p(values.ctypes.data)


class Opened:
    """A mind in so many rows, each of which follows one table."""

    def __init__(self, policy: Array, critic: Array, judge: Array, draft: Array, rows: int) -> None:
        whole = [np.ascontiguousarray(one, dtype=np.float32) for one in (policy, critic, judge, draft)]
        self._library = library(hidden_of(len(policy), OUTPUTS))
        self._mind = ctypes.c_void_p(self._library.open_mind(*map(at, whole), rows))

    def begin(self, rows: Array) -> None:
        """New games in these rows."""
        some = numbers(rows)
        self._library.begin(self._mind, at(some), len(some))

    def odds(self, t: Tables, rows: Array) -> Array:
        """The chance of each choice of `who` by what is believed in these rows, one for each table."""
        found, asked, some = np.zeros((len(t.who), choices(SEATS)), np.float32), seen(t), numbers(rows)
        self._library.odds(self._mind, at(asked), at(some), len(some), at(found))
        return found

    def observe(self, before: Tables, choice: Array, held: Array, begins: Array, after: Tables) -> None:
        """Every row follows what all saw; `held`: a called claim was true; `begins`: another turn begins."""
        parts = [seen(before), seen(after), numbers(choice), numbers(held), numbers(begins)]
        self._library.observe(self._mind, *map(at, parts), len(choice))

    def chances(self, t: Tables) -> Array:
        """How likely each row says both true holdings are."""
        found, held = np.zeros(len(t.who), np.float32), holdings(self._library, t)
        self._library.chances(self._mind, at(held), len(found), at(found))
        return found

    def joint(self, row: int) -> Array:
        """How likely any two holdings are, first that of the seat on turn."""
        found = np.zeros((HOLDINGS, HOLDINGS), np.float32)
        self._library.joint(self._mind, row, at(found))
        return found

    def look(self, row: int, judged: bool = False) -> tuple[Array, Array]:
        """Seat by seat, from that on turn: how likely each holding is, and what it is worth, by the critic,
        or where both seats have one card by the judge."""
        likely, worth = (np.zeros((SEATS, HOLDINGS), np.float32) for _ in range(SEATS))
        self._library.look(self._mind, row, int(judged), at(likely), at(worth))
        return likely, worth

    def solved(self, row: int, looks: int) -> Array:
        """The chances of all choices after so many looks where both seats have one card: questions, choices,
        holdings of one card."""
        found = np.zeros((len(GROUPS), len(GROUPS[0]), ONES), np.float32)
        self._library.solved(self._mind, row, looks, at(found))
        return found

    def holdings(self, t: Tables) -> Array:
        """The numbers of both true holdings, first that of the seat on turn."""
        return holdings(self._library, t)

    def close(self) -> None:
        """Gives its memory back; it is not asked again."""
        self._library.close_mind(self._mind)


def holdings(known: Any, t: Tables) -> Array:
    """The numbers of both true holdings."""
    rows = seen(t)
    found = np.zeros((len(rows), SEATS), np.int32)
    known.holdings(at(rows), len(rows), at(found))
    return found


def weights(hidden: int, outputs: int) -> int:
    """How many numbers the networks for all numbers of cards have."""
    return NETS * ((INPUTS + 1 + hidden + 1) * hidden + (hidden + 1) * outputs)


def hidden_of(count: int, *outputs: int) -> int:
    """The units a layer of networks that have so many numbers together, each of so many outputs.

    ValueError where there is no such number of units.
    """
    for hidden in range(1, 2048):
        if sum(weights(hidden, one) for one in outputs) == count:
            return hidden
    raise ValueError(f"no networks with {outputs} outputs have {count} numbers")
