"""How likely any two hands are with two players and the draft (CO-2.8): the joint of both seats' holdings.

A *holding* is what a seat may hold: the character that it picked, which it alone knows, and its hand. There
are 100 of them, by number: 0 to 74 have two cards (15 times the pick, and the pair), 75 to 99 one (75, 5
times the pick, and the card). Hands have numbers of their own: 0 to 14 the pairs, 15 to 19 single cards.

The *joint* is a matrix: how likely the seat on turn (rows, seat 0) has one holding and the other seat
(columns, seat 1) another. One row of chances for each seat would not do, for the hands depend on one another:
only seven cards are in play, one of each character and one more of each pick, so a second Duke in one hand
makes one in the other less likely. What lies in the Court follows from the two holdings and the open cards.

Each thing that everybody sees changes it, by the rule of Bayes. A choice multiplies each row (or column) by
how often that holding makes it; a drawn card moves chances from a holding to others, by what the Court has.
Within a turn the chances need not sum to one: they are made to when the next turn begins.
"""

from typing import Any, Final

import numpy as np

from engine.games.coup.base import CHARACTERS, Cards
from engine.games.coup.stewards.sight import PAIRS

Array = np.ndarray[Any, Any]

Lost = tuple[int, int]
"""The first card that the seat on turn has lost, and the other; NONE for none."""

KINDS: Final = len(CHARACTERS)
PAIRED: Final = KINDS * len(PAIRS)
"""The first holding of one card."""

ONES: Final = KINDS * KINDS
"""How many holdings have one card."""

SIZE: Final = PAIRED + ONES

NONE: Final = KINDS
"""In place of a lost card where there is none."""

GIVEN_UP: Final = 1e-6
"""How likely a claim that could be proven is given up (CO-4.4): the policy never does, but people may."""

# --- tables of holdings -------------------------------------------------------------------------------------

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
"""By two holdings: what the Court has of each character while no card is lost."""


def hand_number(cards: Cards) -> int:
    """The number of a hand of one or two cards."""
    counts = EYE[[CHARACTERS.index(card) for card in cards]].sum(0)
    return int(np.flatnonzero((HAND_CARDS == counts).all(1))[0])


def holding_number(pick: int, hand: int) -> int:
    """The number of the holding of a pick and a hand, by their numbers."""
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
"""The holding by pick, and by the card of the third set that is dealt to it (CO-2.8)."""

KEEPS: Final = keepable(HAND_CARDS, EYE[PAIR_CARDS].sum(1))
SWAPS: Final = np.array([[replacement_of(less, more) for more in range(KINDS)] for less in range(KINDS)])
LOSES: Final = np.array([replacement_of(card, NONE) for card in range(KINDS)])

# --- what changes the joint ---------------------------------------------------------------------------------


def after_deal(picks: Array) -> Array:
    """After the deal, where each seat picks by these chances (two rows): a card of the third set to each."""
    first, other = picks[:, :, None] * np.ones(KINDS)
    found = np.zeros((SIZE, SIZE))
    for one, two in np.ndindex(KINDS, KINDS):
        # The third set has one of each, so the two never get the same character of it.
        if one != two:
            rows, columns = DEALT[:, one], DEALT[:, two]
            found[np.ix_(rows, columns)] += first[:, one][:, None] * other[:, two] / (KINDS * (KINDS - 1))
    return found


def after_choice(joint: Array, seat: int, chances: Array) -> Array:
    """After a choice of `seat` that each of its holdings makes with these chances."""
    return np.asarray(joint * (chances[:, None] if seat == 0 else chances))


def proven(joint: Array, seat: int, card: int, lost: Lost) -> Array:
    """After `seat` showed this card, put it into the Court and drew one of it (CO-4.6)."""
    if seat == 1:
        return proven(joint.T, 0, card, lost[::-1]).T
    court = _court(lost) + EYE[card]
    # Two holdings that can't be may have an empty Court: their chance is 0 whatever they are divided by.
    drawn = court / np.maximum(court.sum(2, keepdims=True), 1)
    return np.asarray(sum(SWAPS[card, more].T @ (joint * drawn[:, :, more]) for more in range(KINDS)))


def unproven(joint: Array, seat: int, card: int) -> Array:
    """After `seat` was called and did not show this card."""
    return after_choice(joint, seat, np.where(CARDS[:, card] > 0, GIVEN_UP, 1.0))


def after_loss(joint: Array, seat: int, card: int, chances: Array) -> Array:
    """After `seat` turned up this card of two, which each of its holdings does so often (CO-8.1)."""
    if seat == 1:
        return after_loss(joint.T, 0, card, chances).T
    return np.asarray(LOSES[card].T @ (joint * chances[:, None]))


def after_exchange(joint: Array, lost: Lost, keeps: Array) -> Array:
    """After the seat on turn drew two cards of the Court and kept as many as it had (CO-3.7).

    `keeps` are the chances of `keep_odds`.
    """
    court = _court(lost)
    whole = np.maximum(court.sum(2) * (court.sum(2) - 1), 1)
    found = np.zeros_like(joint)
    for pair, (one, two) in enumerate(PAIR_CARDS):
        moves = keeps[HAND, pair][:, HAND] * SAME_PICK
        found += moves.T @ (joint * _ways(court, one, two) / whole)
    return found


def from_other_seat(joint: Array) -> Array:
    """The joint where the other seat's turn begins: rows and columns changed, chances that sum to one."""
    return np.asarray(joint.T / joint.sum())


# --- an exchange --------------------------------------------------------------------------------------------


def keep_odds(scores: Array, floor: float) -> Array:
    """How often each hand is kept of each hand and drawn pair, by a score for each hand.

    Hands before, pairs, hands after. So much as `floor` is shared out evenly among what may be kept.
    """
    raised = KEEPS * np.exp(np.clip(scores, -12, 12))
    options = KEEPS.sum(2, keepdims=True)
    return np.asarray(KEEPS * ((1 - floor) * raised / raised.sum(2, keepdims=True) + floor / options))


def exchange_odds(lost: Lost, keeps: Array) -> Array:
    """How likely the seat on turn, with one card, has each character after an exchange.

    By its holding of one card, by the other's, and by the character kept.
    """
    court, keeps = _court(lost)[PAIRED:, PAIRED:], keeps[HAND[PAIRED:], :, len(PAIR_CARDS) :]
    drawn = np.stack([_ways(court, one, two) for one, two in PAIR_CARDS], axis=2)
    whole = np.maximum(drawn.sum(2, keepdims=True), 1)
    return np.asarray(np.einsum("abp,apk->abk", drawn / whole, keeps))


def _court(lost: Lost) -> Array:
    """The counts by character in the Court, for every two holdings."""
    return np.asarray(np.maximum(COURT - EYE[lost[0]] - EYE[lost[1]], 0))


def _ways(court: Array, one: int, two: int) -> Array:
    """In how many orders these two cards are drawn."""
    return np.asarray(court[:, :, one] * (court[:, :, one] - 1 if one == two else 2 * court[:, :, two]))
