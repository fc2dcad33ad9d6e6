"""Who moves for a house without its person: its standing orders first, then a steward (HO-R20)."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table import Table, orders_of
from engine.kernel.waits import Wait, wait_of
from engine.match import sitting
from engine.match.handed import Entropy
from engine.match.rooms import Room
from engine.match.sitting import Done
from engine.stewards.orders.registry import orders_for
from engine.stewards.orders.turn import Silence, Turn
from engine.stewards.steward import Steward

Roster = Callable[[str, str], Steward]
"""The steward of a game and a kind."""

LATE: Final = "prudent"
"""The steward that answers at the deadline for a silent person, where the table says so."""

DICE: Final = 16
"""Bytes of a steward's own chance."""


class Chosen(Struct, frozen=True):
    """A move, and whether it is that of standing orders."""

    action: Any
    ordered: bool = False


def attended(room: Room, roster: Roster, entropy: Entropy) -> Done | None:
    """One steward's move, or the end of a wait that a steward leaves unanswered; None when all is done.

    At a table whose people are all away stewards move at the deadlines alone, or who comes back after a few
    days would find the whole match over.
    """
    if room.sitting.state is None or room.table.status != "playing" or deserted(room.table):
        return None
    for seat, chair in enumerate(room.table.chairs):
        if chair.steward is not None:
            steward = roster(room.match.game, chair.steward)
            found = _chosen(room, seat, steward, room.people_awaited(), Dice(entropy(DICE)))
            if found is not None:
                return sitting.played(room.sitting, seat, None, found.action, ordered=found.ordered)
    return _unanswered(room)


def deserted(table: Table) -> bool:
    """Whether people have sat here, and those who did are gone or have a steward sitting in for them."""
    people = (chair for chair in table.chairs if chair.player is not None)
    return table.peopled and all(chair.steward is not None for chair in people)


def at_the_deadline(room: Room, wait: str, roster: Roster, entropy: Entropy) -> Done | None:
    """What is played when this wait's time is up: by the seat's steward, or one for a silent person."""
    asked = wait_of(room.sitting.waits, wait)
    kind = None if asked is None else _kind_at_the_deadline(room, asked)
    if asked is None or kind is None:
        return None
    found = _chosen(room, asked.seat, roster(room.match.game, kind), (), Dice(entropy(DICE)))
    if found is None:
        return None
    return sitting.played(room.sitting, asked.seat, None, found.action, late=True, ordered=found.ordered)


def by_orders(room: Room, wait: str, entropy: Entropy) -> Done | None:
    """The move by which the orders of a silent house answer this question; None where they have none.

    It counts as its person's own, so that nothing that follows from silence tells the two apart. Refused as
    theirs would be (undo_pending). A steward follows them in its own time, like every steward.
    """
    asked = wait_of(room.sitting.waits, wait)
    if asked is None or asked.seat == CLOCK or room.table.status != "playing":
        return None
    chair = room.table.chairs[asked.seat]
    if chair.steward is not None:
        return None
    told = _told(room, asked.seat, (), Dice(entropy(DICE)))
    if told is None or isinstance(told, Silence):
        return None
    return sitting.played(room.sitting, asked.seat, chair.player, told, ordered=True)


def _chosen(room: Room, seat: Seat, steward: Steward, people: tuple[Seat, ...], dice: Dice) -> Chosen | None:
    told = _told(room, seat, people, dice)
    if isinstance(told, Silence):
        return None
    if told is not None:
        return Chosen(told, True)
    action = steward(room.look(seat, people), dice)
    return None if action is None else Chosen(action)


def _told(room: Room, seat: Seat, people: tuple[Seat, ...], dice: Dice) -> Turn:
    """What the seat's orders say, if it has any."""
    payload, play = orders_of(room.table, seat), orders_for(room.match.game)
    if payload is None or play is None or room.sitting.state is None:
        return None
    return play(room.look(seat, people), payload, dice)


def _unanswered(room: Room) -> Done | None:
    """A steward may be waiting for people; when nobody else is awaited its silence is its answer."""
    if room.people_awaited():
        return None
    for wait in room.sitting.waits:
        steward = wait.seat != CLOCK and room.table.chairs[wait.seat].steward
        if steward and wait.must:
            return sitting.expired(room.sitting, wait.id)
    return None


def _kind_at_the_deadline(room: Room, wait: Wait) -> str | None:
    """The steward that answers now: the seat's own, or where the table wants it one for a silent person."""
    own = None if wait.seat == CLOCK else room.table.chairs[wait.seat].steward
    return own or (LATE if wait.steward else None)
