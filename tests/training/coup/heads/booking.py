"""From the sums of a run to the book that the steward reads: the rows that say most, in whole parts of 255.

A row says how likely each choice is. Where a fine row was seldom met it leans on the coarser one that it
belongs to; where it says little more than that one, it is left out, and the steward finds the coarser.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import compress

import msgspec
import numpy as np

from engine.games.coup.stewards.book import BYTES, WHOLE, Kept, Page
from tests.training.coup.heads.binding import LEVELS
from tests.training.coup.tables import Array

WIDEST: Final = 12
SUM: Final = np.dtype(
    [
        ("at", "<u4"),
        ("check", "<u4"),
        ("n", "<f4"),
        ("parent", "<u4"),
        ("choices", "<u4"),
        ("p", "<f4", (12,)),
    ]
)
"""A row as the program writes it: its place, and what sums.h has there."""

SOFT: Final = 0.05
"""So many visits' worth of the coarser row are added to each; sums.h has the same."""

LEAST: Final = 0.01
"""Choices less likely than this are never made: what is left of them is noise of the training."""

ALONE: Final = 2**32 - 1
"""The place of a coarser row where there is none."""

SURE: Final = 1e9
"""Visits that outweigh what a coarser row says."""


@dataclass(frozen=True, slots=True)
class Told:
    """The rows of one level that a book keeps, as they stand in the file; their chances in whole parts."""

    rows: Array
    parts: Array


def levels(file: Path) -> list[Array]:
    """The rows in this file of sums, the coarsest level first."""
    found, data, at = [], file.read_bytes(), 0
    for _ in range(LEVELS):
        count = int(np.frombuffer(data, "<u4", 1, at)[0])
        found.append(np.frombuffer(data, SUM, count, at + 4))
        at += 4 + count * SUM.itemsize
    return found


def added(runs: Sequence[list[Array]]) -> list[Array]:
    """The levels of several runs as one: rows of one key are added, and lean on the same coarser row."""
    found: list[Array] = []
    for level in range(LEVELS):
        rows = np.concatenate([run[level] for run in runs])
        leans = np.concatenate([_leans(run, level) for run in runs])
        keys, first, where = np.unique(rows["check"], return_index=True, return_inverse=True)
        one = rows[first]
        one["at"] = np.arange(len(keys))
        one["n"] = np.bincount(where, rows["n"])
        one["p"] = np.stack([np.bincount(where, column) for column in rows["p"].T], axis=1)
        alone = leans[first] == 0
        one["parent"] = ALONE
        if level:
            one["parent"][~alone] = np.searchsorted(found[-1]["check"], leans[first][~alone])
        found.append(one)
    return found


def _leans(run: list[Array], level: int) -> Array:
    """The key of the coarser row that each row of this level belongs to, 0 for none; no key is 0."""
    rows = run[level]
    leans, some = np.zeros(len(rows), np.uint32), rows["parent"] != ALONE
    if level:
        coarse = run[level - 1]
        keys = np.zeros(int(coarse["at"].max(initial=0)) + 1, np.uint32)
        keys[coarse["at"]] = coarse["check"]
        leans[some] = keys[rows["parent"][some]]
    return leans


def telling(found: list[Array], least: float) -> list[Told]:
    """The rows that say at least so much beyond the coarser ones: nats a visit, times visits.

    A row without a coarser one is always kept.
    """
    told, places = [], np.zeros(0, int)
    odds, known = np.zeros((0, WIDEST)), np.zeros((0, WIDEST))
    for rows in found:
        count = rows["choices"][:, None]
        lean = (np.arange(WIDEST) < count) / count
        coarse, alone = lean.copy(), rows["parent"] == ALONE
        parent = places[rows["parent"][~alone]]
        lean[~alone], coarse[~alone] = odds[parent], known[parent]
        mean = (rows["p"] + SOFT * lean) / (rows["n"] + SOFT)[:, None]
        # Two questions may share a key; what the one with more choices left is no choice of the other.
        mean = np.where(np.arange(WIDEST) < count, mean, 0)
        keeps = (rows["n"] * spread(mean, coarse) >= least) | alone
        told.append(Told(rows[keeps], whole(mean[keeps])))
        places = np.zeros(int(rows["at"].max()) + 1, int)
        places[rows["at"]] = np.arange(len(rows))
        odds, known = mean, np.where(keeps[:, None], mean, coarse)
    return told


def spread(mean: Array, known: Array) -> Array:
    """How far these chances are from what is known without them (Kullback and Leibler), in nats."""
    ratio = np.maximum(mean, 1e-9) / np.maximum(known, 1e-9)
    return np.asarray((mean * np.log(ratio)).sum(1))


def whole(odds: Array) -> Array:
    """The chances as whole parts; the likeliest takes what rounding leaves."""
    clean = np.where(odds < LEAST, 0, odds)
    parts = np.rint(clean / clean.sum(1, keepdims=True) * WHOLE).astype(int)
    parts[np.arange(len(parts)), parts.argmax(1)] += WHOLE - parts.sum(1)
    return parts.astype(np.uint8)


def bound(told: list[Told], made: str) -> bytes:
    """The book of these rows, as the steward reads it; of two rows with one key the one met more often."""
    rows = np.concatenate([one.rows for one in told])
    parts = np.concatenate([one.parts for one in told])
    pages = []
    for choices in np.unique(rows["choices"]):
        some = np.flatnonzero(rows["choices"] == choices)
        some = some[np.lexsort((-rows["n"][some], rows["check"][some]))]
        keys, first = np.unique(rows["check"][some], return_index=True)
        pages.append(_page(int(choices), keys, parts[some[first], :choices]))
    return compress(msgspec.msgpack.encode(Kept(made, tuple(pages))), 9)


def _page(choices: int, keys: Array, parts: Array) -> Page:
    """Keys, rising, stand as their distances, byte by byte."""
    steps = np.diff(keys.astype(np.int64), prepend=0).astype("<u4")
    planes = steps.view(np.uint8).reshape(-1, BYTES).T
    return Page(choices, planes.tobytes(), parts.tobytes())


def sums(told: list[Told]) -> bytes:
    """The same rows as sums that the program reads."""
    found = b""
    for one in told:
        rows = one.rows.copy()
        rows["n"], rows["p"] = SURE, one.parts / WHOLE * SURE
        found += np.array([len(rows)], "<u4").tobytes() + rows.tobytes()
    return found
