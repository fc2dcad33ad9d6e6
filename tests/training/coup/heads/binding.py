"""The C program's tables and answers, asked for from Python. Wants gcc."""

import ctypes
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from tests.training.coup import tables as tb
from tests.training.coup.play import choices
from tests.training.coup.tables import Array, Tables

FOLDER: Final = Path(__file__).parent
LEVELS: Final = 4
ROW: Final = np.dtype(
    [
        ("coins", "i1", (2,)),
        ("hand", "i1", (2, 5)),
        ("lost", "i1", (2,)),
        ("claims", "i1", (2,)),
        ("court", "i1", (5,)),
        ("drawn", "i1", (5,)),
        ("picked", "i1", (2,)),
        *((name, "i1") for name in ("phase", "active", "kind", "blocker", "block", "who", "loser")),
        *((name, "i1") for name in ("then", "turn", "winner")),
        *((name, "i1", (2,)) for name in ("last", "met")),
    ]
)
"""A Table of rules.h; `last` and `met` stay empty, since what plays does not see them."""


def build(source: str, out: Path, *flags: str) -> Path:
    """The program of this source, made by gcc."""
    subprocess.run(["gcc", "-O3", *flags, "-o", str(out), str(FOLDER / source), "-lm"], check=True)
    return out


@cache
def library() -> ctypes.CDLL:
    """The shared part of the program."""
    with tempfile.TemporaryDirectory() as folder:
        found = ctypes.CDLL(str(build("shared.c", Path(folder) / "shared.so", "-shared", "-fPIC")))
    if found.table_size() != ROW.itemsize:
        raise ValueError(found.table_size())
    found.open_sums.restype = ctypes.c_void_p
    found.open_sums.argtypes = [ctypes.c_char_p]
    return found


def rows(t: Tables) -> Array:
    """The tables of two seats as the program has them; a challenger with two seats never blocks (CO-R05)."""
    found = np.zeros(len(t.who), ROW)
    for name in ("coins", "court", "drawn", "picked", "phase", "active", "kind", "blocker", "block"):
        found[name] = getattr(t, name)
    for name in ("who", "loser", "turn", "winner"):
        found[name] = getattr(t, name)
    found["then"] = np.where(t.then == tb.DEFENCE, tb.RESOLVE, t.then)
    found["hand"] = t.hands
    found["claims"] = (t.claims << np.arange(5)).sum(2)
    found["lost"] = np.where(t.lost.any(2), t.lost.argmax(2), 5)
    return found


def legal(found: Array) -> Array:
    """Which choices `who` of each row has."""
    may = np.zeros((len(found), choices(2)), np.uint8)
    library().options(_at(found), len(found), _at(may))
    return may.astype(bool)


def advance(found: Array, choice: Array, seed: int) -> Array:
    """The rows after these choices."""
    after = found.copy()
    library().advance(_at(after), len(after), _at(choice.astype(np.int32)), ctypes.c_uint64(seed))
    return after


def chances(known: ctypes.c_void_p, found: Array) -> Array:
    """How likely each choice of each row is by opened sums."""
    odds = np.zeros((len(found), choices(2)), np.float32)
    library().odds(known, _at(found), len(found), _at(odds))
    return odds


def opened(file: Path) -> ctypes.c_void_p:
    """The sums in this file. OSError where they can't be read."""
    known = library().open_sums(str(file).encode())
    if not known:
        raise OSError(str(file))
    return ctypes.c_void_p(known)


def keys(found: Array) -> Array:
    """The keys of each row by which sums are found, the coarsest first."""
    out = np.zeros((len(found), LEVELS), np.uint32)
    library().keys(_at(found), len(found), _at(out))
    return out


def _at(values: Array) -> ctypes.c_void_p:
    return ctypes.c_void_p(values.ctypes.data)
