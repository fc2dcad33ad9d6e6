"""Who hosts: the host hands the table to another person, and closes one that has not begun.

Where the host is gone for good the program passes hosting on; no other person can take it.
"""

from typing import Any

from engine.kernel.refused import Refusal, no
from engine.kernel.table.base import NOBODY, Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.forgetting_messages import HostPassed
from engine.kernel.table.hosting_messages import CloseTable, MatchClosed, PassHost
from engine.kernel.table.messages import MatchOver
from engine.kernel.table.state import Table, seat_of


def heirs(table: Table) -> tuple[Player, ...]:
    """Who could host in the host's place: the others who sit here, who came first being the first."""
    players = (chair.player for chair in table.chairs)
    return tuple(sorted(one for one in players if one is not None and one != table.host))


def pass_refusal(table: Table, player: Player, action: PassHost, moment: Moment) -> Refusal | None:
    """The host's affair or the program's, and only somebody who sits here can host."""
    if player not in (NOBODY, table.host):
        return no("host_only")
    if seat_of(table, action.player) is None:
        return no("host_unseated")
    return no("host_already") if action.player == table.host else None


def pass_host(table: Table, player: Player, action: PassHost, moment: Moment) -> tuple[HostPassed, ...]:
    """Another hosts."""
    return (HostPassed(action.player),)


def close_refusal(table: Table, player: Player, action: CloseTable, moment: Moment) -> Refusal | None:
    """A match that has begun is its players', whoever hosts it."""
    if player != table.host:
        return no("host_only")
    return None if table.status == "gathering" else no("already_started")


def close_table(table: Table, player: Player, action: CloseTable, moment: Moment) -> tuple[Any, ...]:
    """The table is over; its sitting opens the seed that was sealed (HO-R38)."""
    return (MatchClosed(), MatchOver())


PASSING = Chapter(pass_refusal, pass_host)
CLOSING = Chapter(close_refusal, close_table)
