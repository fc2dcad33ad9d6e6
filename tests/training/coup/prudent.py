"""The prudent steward of engine/games/coup/stewards/playing.py at many tables, held to it by a test."""

import numpy as np

from tests.training.coup.calculating import WORTH, doomed, kept, ranks
from tests.training.coup.play import BLOCKING, BLOCKS, CALL, DEEDS, PASS
from tests.training.coup.tables import (
    BLOCK,
    CHALLENGE,
    CLAIM,
    COUNTER,
    DRAFT,
    DUKE,
    KEEP,
    LOSE,
    TURN,
    Array,
    Tables,
)

LIKED = np.array([6, 5, 2, 4, 3, 1, 0])
"""Its deeds, the best first."""

LONG = 100
"""Turns after which it only gathers coins."""


def prudent_choice(t: Tables, may: Array, places: Array, marks: Array) -> Array:
    """What it chooses in every row."""
    hand = t.hands[np.arange(len(t.who)), t.who]
    losing = np.where(hand == 2, 0, np.where(hand > 0, WORTH, 99)).argmin(1)
    found = np.select([t.phase == DRAFT, t.phase == LOSE], [DUKE, losing], PASS)
    for phase, chosen in ((KEEP, kept), (TURN, _turn), (CHALLENGE, _call), (COUNTER, _call), (BLOCK, _block)):
        some = np.flatnonzero(t.phase == phase)
        if len(some):
            found[some] = chosen(t, some, may[some], places[some], hand[some])
    return found


def _turn(t: Tables, rows: Array, may: Array, places: Array, hand: Array) -> Array:
    """The best that is no lie, on the strongest; a theft only of two coins; long matches are saved for."""
    rivals = t.seats - 1
    kinds = np.array([0, 1, 2, 3, *[4] * rivals, *[5] * rivals, *[6] * rivals])
    claim = CLAIM[kinds]
    honest = (claim < 0) | (hand[:, np.maximum(claim, 0)] > 0)
    honest[:, 4 : 4 + rivals] &= t.coins[rows[:, None], places[:, 1:]] >= 2
    barren = np.isin(kinds, (1, 3, 4, 5)) & (t.turn[rows] + 1 > LONG)[:, None]
    rank = ranks(t, rows, places)
    order = np.argsort(LIKED)[kinds] * 10 + np.concatenate(
        [np.zeros((len(rows), 4), int), *[rank] * 3], axis=1
    )
    fit = may[:, DEEDS:] & honest & ~barren
    return DEEDS + np.asarray(np.where(fit, order, 999).argmin(1))


def _call(t: Tables, rows: Array, may: Array, places: Array, hand: Array) -> Array:
    """Where no copy is left to hold, or where the last card is lost anyway."""
    card = np.where(t.blocker[rows] >= 0, t.block[rows], CLAIM[t.kind[rows]])
    seen = hand + t.lost[rows].sum(1)
    sure = seen[np.arange(len(rows)), card] >= 3
    return np.where(sure | doomed(t, rows), CALL, PASS)


def _block(t: Tables, rows: Array, may: Array, places: Array, hand: Array) -> Array:
    """A true block, Ambassador before Captain."""
    held = may[:, BLOCKS:DEEDS] & (hand[:, BLOCKING] > 0)
    return np.where(held.any(1), BLOCKS + 3 - held[:, ::-1].argmax(1), PASS)
