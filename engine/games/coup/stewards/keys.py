"""What a seat of two sees, as the keys of rows in a book of chances: from all of it to the hand alone.

The reckoning of a key is part of the kept books. tests/training/coup holds it to that of the training.
"""

from typing import Final

from engine.games.coup.moves import CHARACTERS, Cards
from engine.games.coup.state import Deed, State
from engine.games.coup.stewards.sight import (
    BLOCKS,
    PAIRS,
    PURSE,
    claims_of,
    coins_of,
    hand_of,
    phase_of,
    what_follows,
)
from engine.games.coup.view import View
from engine.kernel.seats import Seat

CLAIMED: Final = ("tax", "exchange", "steal", "assassinate")
STOPPED: Final = ("foreign_aid", "steal", "assassinate")
TURN, CLAIM, STOP, COUNTER, LOSS, KEEP = 2, 3, 7, 10, 14, 18
"""The numbers of questions: the draft has the two before TURN, a loss four, the others one for each deed."""

NOTHING: Final = len(PAIRS) + len(CHARACTERS)
"""The number of a hand without cards."""

SETS: Final = 1 << len(CHARACTERS)
LOST: Final = len(CHARACTERS) + 1
WORD: Final = (1 << 64) - 1
FACTOR: Final = 0xD6E8FEB86659FD93


def keys(view: View, seat: Seat) -> tuple[int, ...]:
    """The keys for the question to this seat, the finest first."""
    table = view.table
    rival = next(one for one in table.order if one != seat)
    asked = _asked_with(view, seat)
    mine, theirs = (_set(claims_of(table, one)) for one in (seat, rival))
    lost, other = (_lost(table, one) for one in (seat, rival))
    coins = [min(coins_of(table, one), PURSE - 1) for one in (seat, rival)]
    wealth = (asked * PURSE + coins[0]) * PURSE + coins[1]
    whole = int(other == LOST - 1)
    full = ((wealth * LOST + lost) * LOST + other) * SETS * SETS + mine * SETS + theirs
    rough = (wealth * LOST + other) * SETS + theirs
    found = (asked * 2 + whole, wealth * 2 + whole, rough, full)
    return tuple(_mixed(number * 8 + sort) >> 32 | 1 for sort, number in enumerate(found, start=1))[::-1]


def _asked_with(view: View, seat: Seat) -> int:
    """The question with the hand, and with what an exchange offers."""
    table = view.table
    number = _question(table, seat)
    hand = 0 if table.phase == "draft" else _hand(hand_of(view, seat))
    if number == KEEP:
        hand += (NOTHING + 1) * (1 + _hand(table.drawn.value or ()))
    return number * 512 + hand


def _question(table: State, seat: Seat) -> int:
    """What is asked; `deed` is there once somebody acts."""
    phase, deed = phase_of(table), table.deed
    if phase == "draft":
        return int(seat != table.active)
    if phase == "turn" or deed is None:
        return TURN
    if phase == "lose":
        strikes = what_follows(table) not in ("close", "stands")
        return LOSS + 2 * strikes + (table.active == seat)
    return KEEP if phase == "exchange" else _window(phase, deed)


def _window(phase: str, deed: Deed) -> int:
    if phase == "challenge":
        return CLAIM + CLAIMED.index(deed.kind)
    if phase == "block":
        return STOP + STOPPED.index(deed.kind)
    return COUNTER + BLOCKS.index(deed.block or "")


def _hand(cards: Cards) -> int:
    """Two cards by their pair, then single cards, then none."""
    if not cards:
        return NOTHING
    one, *rest = sorted(cards)
    return PAIRS.index((one, rest[0])) if rest else len(PAIRS) + CHARACTERS.index(one)


def _set(cards: Cards) -> int:
    return sum(1 << CHARACTERS.index(card) for card in set(cards))


def _lost(table: State, seat: Seat) -> int:
    """A seat that lives has lost one card at most."""
    return CHARACTERS.index(table.lost[seat][0]) if table.lost[seat] else LOST - 1


def _mixed(number: int) -> int:
    """The number with its bits spread."""
    for _ in range(2):
        number ^= number >> 32
        number = number * FACTOR & WORD
    return number ^ number >> 32
