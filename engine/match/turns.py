"""Who moves for a house without its person: its standing orders first, then a steward (HO-R20)."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.orders import Silence, Turn
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.steward import SUBSTITUTE, Steward
from engine.kernel.table import Table, orders_of
from engine.kernel.waits import Wait, wait_of
from engine.match import steps
from engine.match.live import LiveMatch
from engine.match.match_state import StepResult
from engine.match.types import Entropy

STEWARD_ROUNDS = 400
"""More steward moves in a row than any table needs; past it their waits run out instead."""

ORDERS_MOVES = 12
"""More moves than a turn by orders, or at a deadline, needs: answers to offers, then a ballot."""

Roster = Callable[[AnyGame, str], Steward]
"""The steward of a game and a kind."""

DICE: Final = 16
"""Bytes of a steward's own chance."""


class Chosen(Struct, frozen=True):
    """A move, and whether it is that of standing orders."""

    action: Any
    ordered: bool = False


def next_steward_move(live: LiveMatch, roster: Roster, entropy: Entropy) -> StepResult | None:
    """One steward's move, or the end of a wait that a steward leaves unanswered; None when all is done.

    At a table whose people are all away stewards move at the deadlines alone, or who comes back after a few
    days would find the whole match over.
    """
    if live.match_state.state is None or live.table.status != "playing" or is_deserted(live.table):
        return None
    for seat, chair in enumerate(live.table.chairs):
        if chair.steward is not None:
            steward = roster(live.match_state.game, chair.steward)
            found = _choice_of_steward(live, seat, steward, live.people_awaited(), Dice(entropy(DICE)))
            if found is not None:
                return steps.move_step(live.match_state, seat, None, found.action, ordered=found.ordered)
    return _silence_of_steward(live)


def is_deserted(table: Table) -> bool:
    """Whether people have sat here, and those who did are gone or have a steward sitting in for them."""
    people = (chair for chair in table.chairs if chair.player is not None)
    return table.peopled and all(chair.steward is not None for chair in people)


def at_the_deadline(live: LiveMatch, wait: str, roster: Roster, entropy: Entropy) -> StepResult | None:
    """What is played when this wait's time is up: by the seat's steward, or one for a silent person."""
    asked = wait_of(live.match_state.waits, wait)
    kind = None if asked is None else _kind_at_the_deadline(live, asked)
    if asked is None or kind is None:
        return None
    found = _choice_of_steward(live, asked.seat, roster(live.match_state.game, kind), (), Dice(entropy(DICE)))
    if found is None:
        return None
    return steps.move_step(live.match_state, asked.seat, None, found.action, late=True, ordered=found.ordered)


def by_orders(live: LiveMatch, wait: str, entropy: Entropy) -> StepResult | None:
    """The move by which the orders of a silent house answer this question; None where they have none.

    It counts as its person's own, so that nothing that follows from silence tells the two apart. Refused as
    theirs would be (undo_pending). A steward follows them in its own time, like every steward.
    """
    asked = wait_of(live.match_state.waits, wait)
    if asked is None or asked.seat == CLOCK or live.table.status != "playing":
        return None
    chair = live.table.chairs[asked.seat]
    if chair.steward is not None:
        return None
    told = _turn_by_orders(live, asked.seat, (), Dice(entropy(DICE)))
    if told is None or isinstance(told, Silence):
        return None
    return steps.move_step(live.match_state, asked.seat, chair.player, told, ordered=True)


def _choice_of_steward(
    live: LiveMatch, seat: Seat, steward: Steward, people: tuple[Seat, ...], dice: Dice
) -> Chosen | None:
    told = _turn_by_orders(live, seat, people, dice)
    if isinstance(told, Silence):
        return None
    if told is not None:
        return Chosen(told, True)
    action = steward(live.look(seat, people), dice)
    return None if action is None else Chosen(action)


def _turn_by_orders(live: LiveMatch, seat: Seat, people: tuple[Seat, ...], dice: Dice) -> Turn:
    """What the seat's orders say, if it has any."""
    payload, play = orders_of(live.table, seat), live.match_state.game.orders
    if payload is None or play is None or live.match_state.state is None:
        return None
    return play(live.look(seat, people), payload, dice)


def _silence_of_steward(live: LiveMatch) -> StepResult | None:
    """A steward may be waiting for people; when nobody else is awaited its silence is its answer."""
    if live.people_awaited():
        return None
    for wait in live.match_state.waits:
        steward = wait.seat != CLOCK and live.table.chairs[wait.seat].steward
        if steward and wait.must:
            return steps.expiry_step(live.match_state, wait.id)
    return None


def _kind_at_the_deadline(live: LiveMatch, wait: Wait) -> str | None:
    """The steward that answers now: the seat's own, or where the table wants it one for a silent person."""
    own = None if wait.seat == CLOCK else live.table.chairs[wait.seat].steward
    return own or (SUBSTITUTE if wait.steward else None)
