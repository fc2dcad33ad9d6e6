"""Being forgotten: the seat goes on as a nameless house, and somebody else hosts.

The log keeps what was typed at the table (names, promises, words for the dice), since dice and record hang
on it; what is shown from then on names nobody. Who a number is stands in the store, which forgets it too.
"""

from msgspec.structs import replace

from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table.base import Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.forgetting_messages import BeForgotten, HostPassed, PlayerForgotten
from engine.kernel.table.messages import AnyTableEvent, PlayerLeft, StewardSat
from engine.kernel.table.state import Table, seat_of, with_guest


def refusal(table: Table, player: Player, action: BeForgotten, moment: Moment) -> Refusal | None:
    """Nobody is kept, and asking again does no harm."""
    return None


def events(table: Table, player: Player, action: BeForgotten, moment: Moment) -> tuple[AnyTableEvent, ...]:
    """They leave their seat, if they have one, and somebody else hosts, if they did."""
    seat = seat_of(table, player)
    forgotten = PlayerForgotten(player, seat)
    return (forgotten, *_leave_seat(table, player, seat), *_pass_host(table, player))


def is_involved(table: Table, player: Player) -> bool:
    """Whether this person still has anything to do with the table: a seat, the hosting, a look."""
    return player == table.host or any(player in (chair.player, chair.guest) for chair in table.chairs)


def player_forgotten(table: Table, event: PlayerForgotten) -> Table:
    """No guest any more; a house that was begun is nameless."""
    for seat, chair in enumerate(table.chairs):
        if chair.guest == event.player:
            table = with_guest(table, seat, None)
    if event.seat is None or table.status == "gathering" or event.seat in table.nameless:
        return table
    return replace(table, nameless=(*table.nameless, event.seat))


def host_passed(table: Table, event: HostPassed) -> Table:
    """The table under its new host."""
    return replace(table, host=event.player)


def _leave_seat(table: Table, player: Player, seat: Seat | None) -> tuple[AnyTableEvent, ...]:
    if seat is None:
        return ()
    gone = PlayerLeft(seat, player)
    return (gone,) if table.status == "gathering" else (gone, StewardSat(seat, SUBSTITUTE))


def _pass_host(table: Table, player: Player) -> tuple[HostPassed, ...]:
    if table.host != player:
        return ()
    others = (chair.player for chair in table.chairs if chair.player not in (None, player))
    return (HostPassed(min((one for one in others if one is not None), default=None)),)


FORGETTING = Chapter(refusal, events)
