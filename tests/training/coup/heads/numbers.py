"""Two seats: what a seat sees as a number, by which its rules of play are found.

A fine number holds nearly all that the seat sees, a coarse one serves what is seldom met. sight.h
makes the same numbers of its own tables; a test holds the two together.
"""

from typing import Final

from engine.games.coup.moves import CHARACTERS, Cards
from engine.games.coup.state import Deed, State, claimed, deed_of
from engine.games.coup.stewards.sight import (
    PAIRS,
    claims_of,
    coins_of,
    hand_of,
    phase_of,
    what_follows,
)
from engine.games.coup.view import View
from engine.kernel.seats import Seat

TURN, CHALLENGE, BLOCK, COUNTER, LOSS, KEEP = 2, 3, 7, 10, 14, 18
"""Where the questions begin; the draft has 0 and 1."""

CLAIMING: Final = ("tax", "exchange", "steal", "assassinate")
BLOCKABLE: Final = ("foreign_aid", "steal", "assassinate")
BLOCKS: Final = ("duke", "contessa", "captain", "ambassador")
WHOLE_HAND, NO_HAND, NONE_LOST = len(PAIRS), 20, 5


def fine(view: View, seat: Seat) -> int | None:
    """The fine number; None for questions that the coarse one answers alone."""
    table, (other,) = view.table, _others(view, seat)
    if phase_of(table) in ("draft", "exchange"):
        return None
    number = _question(table, seat) * 21 + hand_number(hand_of(view, seat))
    number = (number * 6 + _lost(table, seat)) * 6 + _lost(table, other)
    number = number * 14 + min(coins_of(table, seat), 13)
    number = number * 14 + min(coins_of(table, other), 13)
    return (number * 32 + _bits(claims_of(table, seat))) * 32 + _bits(claims_of(table, other))


def coarse(view: View, seat: Seat) -> int:
    """The coarse number."""
    table, (other,) = view.table, _others(view, seat)
    question = _question(table, seat)
    if question < TURN:
        return question
    own, theirs = min(coins_of(table, seat), 10), min(coins_of(table, other), 8)
    if question == KEEP:
        own, theirs = (own >= 3) + (own >= 7), hand_number(table.drawn.value or ())
    number = question * 21 + hand_number(hand_of(view, seat))
    number = (number * 2 + (not table.lost[other])) * 11 + own
    return (number * 22 + theirs) * 16 + _told(view, seat, other, question)


def hand_number(cards: Cards) -> int:
    """Two cards 0 to 14, one card 15 to 19, none 20."""
    if not cards:
        return NO_HAND
    if len(cards) == 1:
        return WHOLE_HAND + CHARACTERS.index(cards[0])
    one, other = sorted(cards)
    return PAIRS.index((one, other))


def _others(view: View, seat: Seat) -> tuple[Seat]:
    (other,) = (one for one in view.table.order if one != seat)
    return (other,)


def _bits(claims: Cards) -> int:
    return sum(1 << number for number, card in enumerate(CHARACTERS) if card in claims)


def _lost(table: State, seat: Seat) -> int:
    return CHARACTERS.index(table.lost[seat][0]) if table.lost[seat] else NONE_LOST


def _question(table: State, seat: Seat) -> int:
    """The question and what it is about; of a loss, whether something still takes effect, and whose turn."""
    phase = phase_of(table)
    if phase == "draft":
        return int(seat != table.active)
    if phase == "turn":
        return TURN
    if phase == "exchange":
        return KEEP
    deed = deed_of(table)
    if phase == "lose":
        going_on = what_follows(table) not in ("close", "stands")
        return LOSS + 2 * going_on + (table.active == seat)
    return _window(phase, deed)


def _window(phase: str, deed: Deed) -> int:
    if phase == "challenge":
        return CHALLENGE + CLAIMING.index(deed.kind)
    if phase == "block":
        return BLOCK + BLOCKABLE.index(deed.kind)
    return COUNTER + BLOCKS.index(claimed(deed))


def _told(view: View, seat: Seat, other: Seat, question: int) -> int:
    """What of the claims matters most for this question."""
    table = view.table
    own, theirs = claims_of(table, seat), claims_of(table, other)
    if question == TURN:
        stops = "captain" in theirs or "ambassador" in theirs
        return _number("duke" in theirs, "contessa" in theirs, stops, "assassin" in theirs)
    if question == KEEP:
        return 0
    if question >= LOSS:
        return _number(*(card in own for card in sorted(set(hand_of(view, seat)))))
    if BLOCK <= question < COUNTER:
        wanted = {BLOCK: ("duke",), BLOCK + 2: ("contessa",)}.get(question, ("captain", "ambassador"))
        return _number(*(card in own for card in wanted))
    card = claimed(deed_of(table))
    others = sum(one != card for one in theirs)
    return min(others, 2) + 3 * (card in table.lost[other])


def _number(*marks: bool) -> int:
    return sum(1 << spot for spot, is_set in enumerate(marks) if is_set)
