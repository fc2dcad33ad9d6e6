"""What a seat may hold with two players and the draft (CO-2.8), as numbers: its pick and its hand.

0 to 74 are two cards (15 times the pick, and the pair), 75 to 99 one (75, 5 times the pick, and the card).
Hands have numbers of their own: 0 to 14 the pairs, 15 to 19 single cards.
"""

from typing import Any, Final

import numpy as np

from engine.games.coup.base import CHARACTERS, Cards
from engine.games.coup.stewards.sight import PAIRS

Array = np.ndarray[Any, Any]

KINDS: Final = len(CHARACTERS)
PAIRED: Final = KINDS * len(PAIRS)
"""The first holding of one card."""

ONES: Final = KINDS * KINDS
SIZE: Final = PAIRED + ONES
"""Holdings of one card, and all."""

NONE: Final = KINDS
"""In place of a lost card where there is none."""

EYE: Final = np.eye(KINDS + 1, dtype=int)[:, :KINDS]
"""One card as counts by character; none for NONE."""

PAIR_CARDS: Final = np.array([[CHARACTERS.index(card) for card in pair] for pair in PAIRS])
HAND_CARDS: Final = np.concatenate([EYE[PAIR_CARDS].sum(1), EYE[:KINDS]])
"""Counts by character of each hand."""

HANDS: Final = len(HAND_CARDS)

_two, _one = np.arange(PAIRED), np.arange(SIZE - PAIRED)
PICK: Final = np.concatenate([_two // len(PAIRS), _one // KINDS])
HAND: Final = np.concatenate([_two % len(PAIRS), len(PAIRS) + _one % KINDS])
CARDS: Final = HAND_CARDS[HAND]
"""Pick, hand, and counts by character of each holding."""

HAS: Final = np.asarray(CARDS[PAIRED:].T > 0, np.float32)
"""By character: which holdings of one card have it."""

SAME_PICK: Final = PICK[:, None] == PICK

COURT: Final = 1 + EYE[PICK][:, None] + EYE[PICK] - CARDS[:, None] - CARDS
"""What the Court has by character for two holdings, before cards are lost: of seven cards in play each
character has one, and each pick one more."""


def hand_number(cards: Cards) -> int:
    """The number of a hand of one or two cards."""
    counts = EYE[[CHARACTERS.index(card) for card in cards]].sum(0)
    return int(np.flatnonzero((HAND_CARDS == counts).all(1))[0])


def holding_number(pick: int, hand: int) -> int:
    """The number of a holding."""
    return int(np.flatnonzero((pick == PICK) & (hand == HAND))[0])


def replacement_of(less: int, more: int) -> Array:
    """For each holding that has the card `less`: the one with `more` in its place, NONE for nothing.

    Rows are holdings before, columns holdings after; a row without that card is empty.
    """
    wanted = CARDS - EYE[less] + EYE[more]
    found = (wanted[:, None] == CARDS).all(2) & SAME_PICK
    return np.asarray(found * (CARDS[:, less] > 0)[:, None], float)


def keepable(hands: Array, drawn: Array) -> Array:
    """Which hands may be kept of a hand and a drawn pair: hands before, pairs, hands after (CO-3.7)."""
    pool = hands[:, None, None] + drawn[None, :, None]
    same_size = hands.sum(1)[:, None, None] == hands.sum(1)
    return np.asarray((pool >= hands).all(3) & same_size)


DEALT: Final = np.array(
    [
        [holding_number(pick, hand_number((CHARACTERS[pick], card))) for card in CHARACTERS]
        for pick in range(KINDS)
    ]
)
"""By pick, and by the card of the third set that is dealt to it (CO-2.8)."""

KEEPS: Final = keepable(HAND_CARDS, EYE[PAIR_CARDS].sum(1))
SWAPS: Final = np.array([[replacement_of(less, more) for more in range(KINDS)] for less in range(KINDS)])
LOSES: Final = np.array([replacement_of(card, NONE) for card in range(KINDS)])
