"""What a seat sees, as marks that are set or not: the input of the trained networks, and their choices.

The networks of `trained` know nothing of records: they see a row of marks, OWN of the table and of one's own
hand, then PLACE of each seat, one's own first, then its living rivals clockwise, so that a network learns one
way to play from every chair. Their outputs are choices by number, from 5 characters to the aimed actions.

The order of both is part of the trained files. tests/training/coup holds it to that of the training.
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
from engine.games.coup.state import State
from engine.games.coup.view import View
from engine.kernel.seats import Seat, others_in_order

PHASES: Final = ("draft", "turn", "challenge", "block", "challenge_block", "lose", "exchange")
KINDS: Final[tuple[Kind, ...]] = ("income", "foreign_aid", "tax", "exchange", "steal", "assassinate", "coup")
AFTER: Final = (("resolve", "broken"), ("defence",), ("close", "stands"))
"""What may follow a loss, as far as it makes a difference."""

SINCE: Final = (6, 12, 24, 48)
"""Turns after which the game counts as old, older and so on."""

PURSE: Final = 13
"""One mark for each number of coins; from 12 on they count alike."""

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


def choice(move: Any, view: View, seat: Seat, spots: tuple[Place, ...]) -> int:
    """The number of this move among the choices."""
    match move:
        case Draft(character):
            return CHARACTERS.index(character)
        case Lose(slot):
            return CHARACTERS.index(hand_of(view, seat)[slot])
        case Keep(slots):
            offered = exchange_choices(view, seat)
            kept = sorted(offered[slot] for slot in slots)
            if len(kept) == 1:
                return CHARACTERS.index(kept[0])
            return PAIR + PAIRS.index((kept[0], kept[1]))
        case Pass():
            return PASS
        case Challenge():
            return CALL
        case Block(character):
            return BLOCK + BLOCKS.index(character)
    kind = KINDS.index(KIND[type(move)])
    rivals = len(spots) - 1
    return DEED + kind if kind < 4 else AIMED + (kind - 4) * rivals + spots.index(move.target) - 1


def marks(view: View, seat: Seat, spots: tuple[Place, ...]) -> tuple[int, ...]:
    """The numbers of the marks that are set, rising."""
    row = [*_own_marks(view, seat)]
    for place in spots:
        row += [False] * PLACE if place is None else _marks_of_seat(view.table, place, view.cards[place])
    return tuple(number for number, is_set in enumerate(row) if is_set)


def _own_marks(view: View, seat: Seat) -> Iterator[bool]:
    """OWN marks: the own hand, the cards offered in an exchange, all open cards, the question, the time."""
    table, deed = view.table, view.table.deed
    asked = phase_of(table)
    yield from _times(hand_of(view, seat) if asked != "draft" else (), 2)
    yield from _times(exchange_choices(view, seat) if asked == "exchange" else (), 3)
    yield from _times(tuple(card for lost in table.lost for card in lost), 3)
    yield from (asked == phase for phase in PHASES)
    yield from (deed is not None and deed.kind == kind for kind in KINDS)
    yield from (deed is not None and deed.block == card for card in CHARACTERS)
    # What comes after the loss that is asked for.
    then = table.then
    if table.phase == "prove":
        then = "close" if deed is None or deed.blocker is None else "broken"
    yield from (asked == "lose" and then in steps for steps in AFTER)
    yield from (table.turn - 1 >= since for since in SINCE)


def _marks_of_seat(table: State, place: Seat, cards: int) -> list[bool]:
    """PLACE marks: what all know of one seat, which has so many face-down cards."""
    deed = table.deed

    # A claim that can't be proven counts as failed already: what it cost comes back (CO-4.7), and it is none.
    coins, claims = table.coins[place], table.claims[place]
    if table.phase == "prove":
        if deed is not None and deed.blocker is None and deed.seat == place:
            coins += deed.paid
        lie = table.calls[-1]
        if lie.claimant == place:
            claims = tuple(card for card in claims if card != lie.claim)
    row = [min(coins, PURSE - 1) == number for number in range(PURSE)]
    row += _times(table.lost[place], 1)
    row += [card in claims for card in CHARACTERS]

    # How often it challenged rightly and wrongly, was caught, and proved: once, twice or more.
    right = wrong = caught = proved = 0
    for call in table.calls:
        shown = call.shown is True
        right += call.seat == place and not shown
        wrong += call.seat == place and shown
        caught += call.claimant == place and not shown
        proved += call.claimant == place and shown
    row += [count >= least for count in (right, wrong, caught, proved) for least in (1, 2)]

    # It has two cards, it lives, it is asked in an open window and has not answered.
    waiting = table.phase in ("challenge", "block", "challenge_block") and place in table.asked
    pending = waiting and all(given.seat != place for given in table.answers)
    row += [cards == 2 and table.phase != "draft", True, pending]
    if deed is None:
        return [*row, False, False, False, False]
    return [*row, *(one == place for one in (deed.seat, deed.target, deed.blocker, deed.challenger))]


def phase_of(table: State) -> str:
    """The question that is open, of PHASES: a challenged claim that can't be proven is a loss."""
    return "lose" if table.phase == "prove" else table.phase


def exchange_choices(view: View, seat: Seat) -> Cards:
    """The cards to choose from in an exchange."""
    return (*hand_of(view, seat), *(view.table.drawn.value or ()))


def hand_of(view: View, seat: Seat) -> Cards:
    """The face-down cards of a seat, empty where this view can't see them."""
    return view.table.hands[seat].value or ()


def _times(cards: Cards, count: int) -> Iterator[bool]:
    """For each number up to `count` and each character, whether there are so many of it."""
    for least in range(1, count + 1):
        yield from (cards.count(card) >= least for card in CHARACTERS)
