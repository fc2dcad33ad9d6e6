"""What a seat sees, as marks that are set or not: the input of the trained networks.

The order of the marks is part of the trained files. tests/training/coup holds it to that of the training.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any, Final

from engine.games.coup.base import CHARACTERS, Cards, Kind
from engine.games.coup.chapters.actions import KIND
from engine.games.coup.chapters.effects import Keep
from engine.games.coup.chapters.proofs import Lose
from engine.games.coup.chapters.setup import Draft
from engine.games.coup.chapters.windows import Block, Challenge, Pass
from engine.games.coup.state import Call, State
from engine.games.coup.view import View
from engine.kernel.seats import Seat, others_in_order

PHASES: Final = ("draft", "turn", "challenge", "block", "challenge_block", "lose", "exchange")
KINDS: Final[tuple[Kind, ...]] = ("income", "foreign_aid", "tax", "exchange", "steal", "assassinate", "coup")
AFTER: Final = (("resolve", "broken"), ("defence",), ("close", "stands"))
"""What may follow a loss, as far as it makes a difference."""

SINCE: Final = (6, 12, 24, 48)
PURSE: Final = 13
"""Coins from here on count alike."""

OWN, PLACE = 66, 38
"""Marks of the table with one's own hand, and of each seat."""

PAIRS: Final = tuple(combinations_with_replacement(CHARACTERS, 2))
BLOCKS: Final = ("duke", "contessa", "captain", "ambassador")
PAIR, PASS, CALL, BLOCK, DEED, AIMED = 5, 20, 21, 22, 26, 30
"""Where the choices stand: 5 characters, 15 pairs, pass, challenge, 4 blocks, 4 plain deeds, and 3 aimed
ones for each rival."""

Place = Seat | None


def places(view: View, seat: Seat, count: int) -> tuple[Place, ...]:
    """The seat itself, then its living rivals clockwise; None where there is nobody any more."""
    living = (seat, *others_in_order(view.table.living, seat))
    return living + (None,) * (count - len(living))


def marks(view: View, seat: Seat, spots: tuple[Place, ...]) -> tuple[int, ...]:
    """The numbers of the marks that are set, rising."""
    row = [*_own_marks(view, seat)]
    for place in spots:
        row += [False] * PLACE if place is None else _place(view, place)
    return tuple(number for number, is_set in enumerate(row) if is_set)


def choice(move: Any, view: View, seat: Seat, spots: tuple[Place, ...]) -> int:
    """Where this move stands among the choices."""
    match move:
        case Draft(character):
            return CHARACTERS.index(character)
        case Lose(slot):
            return CHARACTERS.index(hand_of(view, seat)[slot])
        case Keep(slots):
            return _number_of_pair(tuple(exchange_choices(view, seat)[slot] for slot in slots))
        case Pass():
            return PASS
        case Challenge():
            return CALL
        case Block(character):
            return BLOCK + BLOCKS.index(character)
    kind = KINDS.index(KIND[type(move)])
    rivals = len(spots) - 1
    return DEED + kind if kind < 4 else AIMED + (kind - 4) * rivals + spots.index(move.target) - 1


def exchange_choices(view: View, seat: Seat) -> Cards:
    """The cards to choose from in an exchange."""
    return (*hand_of(view, seat), *(view.table.drawn.value or ()))


def _number_of_pair(cards: Cards) -> int:
    if len(cards) == 1:
        return CHARACTERS.index(cards[0])
    one, other = sorted(cards)
    return PAIR + PAIRS.index((one, other))


def hand_of(view: View, seat: Seat) -> Cards:
    return view.table.hands[seat].value or ()


def _times(cards: Cards, count: int) -> Iterator[bool]:
    """For each number up to `count` and each character, whether there are so many of it."""
    for least in range(1, count + 1):
        yield from (cards.count(card) >= least for card in CHARACTERS)


def _own_marks(view: View, seat: Seat) -> Iterator[bool]:
    """One's own hand, the cards offered in an exchange, all open cards, and the question."""
    table = view.table
    asked = phase_of(table)
    deed = table.deed if asked not in ("draft", "turn") else None
    yield from _times(hand_of(view, seat) if asked != "draft" else (), 2)
    yield from _times(exchange_choices(view, seat) if asked == "exchange" else (), 3)
    yield from _times(tuple(card for lost in table.lost for card in lost), 3)
    yield from (asked == phase for phase in PHASES)
    yield from (deed is not None and deed.kind == kind for kind in KINDS)
    yield from (deed is not None and deed.block == card for card in CHARACTERS)
    yield from (asked == "lose" and what_follows(table) in steps for steps in AFTER)
    yield from (table.turn - 1 >= since for since in SINCE)


def phase_of(table: State) -> str:
    """A challenged claim that can't be proven is a loss."""
    return "lose" if table.phase == "prove" else table.phase


def what_follows(table: State) -> str:
    """What follows the loss that is asked for now."""
    if table.phase != "prove":
        return table.then
    return "close" if table.deed is None or table.deed.blocker is None else "broken"


def _place(view: View, place: Seat) -> list[bool]:
    """What all know of one seat."""
    table = view.table
    deed = table.deed if phase_of(table) not in ("draft", "turn") else None
    coins = min(coins_of(table, place), PURSE - 1)
    row = [coins == number for number in range(PURSE)]
    row += _times(table.lost[place], 1)
    row += (card in claims_of(table, place) for card in CHARACTERS)
    row += _record(table, place)
    row += (view.cards[place] == 2 and table.phase != "draft", True, _is_pending(table, place))
    if deed is None:
        return [*row, False, False, False, False]
    return [*row, *(one == place for one in (deed.seat, deed.target, deed.blocker, deed.challenger))]


def coins_of(table: State, place: Seat) -> int:
    """The coins of a seat; a claim that can't be proven brings back what it cost (CO-4.7)."""
    deed = table.deed
    back = table.phase == "prove" and deed is not None and deed.blocker is None and deed.seat == place
    return table.coins[place] + (deed.paid if back and deed is not None else 0)


def claims_of(table: State, place: Seat) -> Cards:
    """The claims of a seat, less one that it can't prove."""
    open_call = table.calls[-1] if table.phase == "prove" else None
    lie = open_call.claim if open_call is not None and open_call.claimant == place else None
    return tuple(card for card in table.claims[place] if card != lie)


def _record(table: State, place: Seat) -> Iterator[bool]:
    """How often this seat challenged rightly and wrongly, was caught, and proved: once, twice or more."""
    counts = [0, 0, 0, 0]
    for call in table.calls:
        for spot, met in enumerate(_call_marks(call, place)):
            counts[spot] += met
    for count in counts:
        yield from (count >= 1, count >= 2)


def _call_marks(call: Call, place: Seat) -> tuple[bool, ...]:
    shown = call.shown is True
    return (
        call.seat == place and not shown,
        call.seat == place and shown,
        call.claimant == place and not shown,
        call.claimant == place and shown,
    )


def _is_pending(table: State, place: Seat) -> bool:
    """Whether this seat is asked in an open window and has not answered."""
    asked = table.phase in ("challenge", "block", "challenge_block") and place in table.asked
    return asked and all(given.seat != place for given in table.answers)
