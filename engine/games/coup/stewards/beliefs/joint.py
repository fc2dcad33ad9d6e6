"""How likely any two holdings are together, and what each thing that everybody saw makes of it.

Rows are the holdings of the seat on turn (0), columns those of the other (1); chances need not sum to one.
"""

from typing import Final

import numpy as np

from engine.games.coup.stewards.beliefs.holdings import (
    CARDS,
    COURT,
    DEALT,
    EYE,
    HAND,
    KEEPS,
    KINDS,
    LOSES,
    PAIR_CARDS,
    PAIRED,
    SAME_PICK,
    SIZE,
    SWAPS,
    Array,
)

GIVEN_UP: Final = 1e-6
"""How likely a claim that could be proven is given up (CO-4.4): the policy never does."""

Lost = tuple[int, int]
"""The lost card of the seat on turn and of the other, NONE for none."""


def after_deal(picks: Array) -> Array:
    """After the deal, where each seat picks by these chances (two rows): a card of the third set to each."""
    first, other = picks[:, :, None] * np.ones(KINDS)
    found = np.zeros((SIZE, SIZE))
    for one, two in np.ndindex(KINDS, KINDS):
        if one != two:
            rows, columns = DEALT[:, one], DEALT[:, two]
            found[np.ix_(rows, columns)] += first[:, one][:, None] * other[:, two] / (KINDS * (KINDS - 1))
    return found


def from_other_seat(joint: Array) -> Array:
    """The same from the other seat, as chances that sum to one."""
    return np.asarray(joint.T / joint.sum())


def after_choice(joint: Array, seat: int, chances: Array) -> Array:
    """`seat` made a choice that each of its holdings makes so often."""
    return np.asarray(joint * (chances[:, None] if seat == 0 else chances))


def proven(joint: Array, seat: int, card: int, lost: Lost) -> Array:
    """`seat` showed this card, put it into the Court and drew one of it (CO-4.6)."""
    if seat == 1:
        return proven(joint.T, 0, card, lost[::-1]).T
    court = _court(lost) + EYE[card]
    drawn = court / np.maximum(court.sum(2, keepdims=True), 1)
    return np.asarray(sum(SWAPS[card, more].T @ (joint * drawn[:, :, more]) for more in range(KINDS)))


def unproven(joint: Array, seat: int, card: int) -> Array:
    """`seat` did not show this card."""
    return after_choice(joint, seat, np.where(CARDS[:, card] > 0, GIVEN_UP, 1.0))


def after_loss(joint: Array, seat: int, card: int, chances: Array) -> Array:
    """`seat` turned up this card of two, which each of its holdings does so often (CO-8.1)."""
    if seat == 1:
        return after_loss(joint.T, 0, card, chances).T
    return np.asarray(LOSES[card].T @ (joint * chances[:, None]))


def after_exchange(joint: Array, lost: Lost, keeps: Array) -> Array:
    """The seat on turn drew two cards of the Court and kept by these chances: hand, pair, hand (CO-3.7)."""
    court = _court(lost)
    whole = np.maximum(court.sum(2) * (court.sum(2) - 1), 1)
    found = np.zeros_like(joint)
    for pair, (one, two) in enumerate(PAIR_CARDS):
        moves = keeps[HAND, pair][:, HAND] * SAME_PICK
        found += moves.T @ (joint * _ways(court, one, two) / whole)
    return found


def exchange_odds(lost: Lost, keeps: Array) -> Array:
    """How likely a holding of one card, on turn, is each character after an exchange: holdings, of the other
    too, characters."""
    court, keeps = _court(lost)[PAIRED:, PAIRED:], keeps[HAND[PAIRED:], :, len(PAIR_CARDS) :]
    drawn = np.stack([_ways(court, one, two) for one, two in PAIR_CARDS], axis=2)
    whole = np.maximum(drawn.sum(2, keepdims=True), 1)
    return np.asarray(np.einsum("abp,apk->abk", drawn / whole, keeps))


def _ways(court: Array, one: int, two: int) -> Array:
    """In how many orders these two cards are drawn."""
    return np.asarray(court[:, :, one] * (court[:, :, one] - 1 if one == two else 2 * court[:, :, two]))


def keep_odds(scores: Array, floor: float) -> Array:
    """How often each hand is kept of each hand and drawn pair, by a score for each hand."""
    raised = KEEPS * np.exp(np.clip(scores, -12, 12))
    options = KEEPS.sum(2, keepdims=True)
    return np.asarray(KEEPS * ((1 - floor) * raised / raised.sum(2, keepdims=True) + floor / options))


def _court(lost: Lost) -> Array:
    return np.asarray(np.maximum(COURT - EYE[lost[0]] - EYE[lost[1]], 0))
