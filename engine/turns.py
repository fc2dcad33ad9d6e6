"""Who moves for a silent house: its standing orders first, then the steward that sits there (HO-R20)."""

from typing import Any, Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table import orders_of
from engine.kernel.table.base import Player
from engine.kernel.waits import wait_of
from engine.rooms import Room
from engine.stewards.orders.registry import orders_for
from engine.stewards.orders.turn import Silence, Turn
from engine.stewards.steward import Steward

MOVES: Final = 12
"""More moves than a turn by orders needs: answers to offers, then a ballot."""


class Chosen(Struct, frozen=True):
    """A move, and whether it is that of standing orders."""

    action: Any
    ordered: bool = False


def chosen(room: Room, seat: Seat, choose: Steward, people: tuple[Seat, ...], dice: Dice) -> Chosen | None:
    """The move of a seat at which a steward sits; None to stay silent. `people` it may wait for."""
    told = _told(room, seat, people, dice)
    if isinstance(told, Silence):
        return None
    if told is not None:
        return Chosen(told, True)
    action = choose(room.look(seat, people), dice)
    return None if action is None else Chosen(action)


def ordered(room: Room, wait: str, dice: Dice) -> Chosen | None:
    """The move by which the orders of a silent person answer this question; None where they have none."""
    asked = wait_of(room.sitting.waits, wait)
    if asked is None or asked.seat == CLOCK or room.table.status != "playing":
        return None
    told = _told(room, asked.seat, (), dice)
    return None if told is None or isinstance(told, Silence) else Chosen(told, True)


def mover(room: Room, seat: Seat) -> Player | None:
    """Whose move the orders' move is: the person's own, so that silence counts as it would have; under a
    steward the steward's."""
    chair = room.table.chairs[seat]
    return chair.player if chair.steward is None else None


def _told(room: Room, seat: Seat, people: tuple[Seat, ...], dice: Dice) -> Turn:
    payload, play = orders_of(room.table, seat), orders_for(room.match.game)
    if payload is None or play is None or room.sitting.state is None:
        return None
    return play(room.look(seat, people), payload, dice)
