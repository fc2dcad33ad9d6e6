"""Being forgotten: the seat plays on without a name, and somebody else hosts."""

from engine.kernel.table import Moment, Table, events, refusal, seat_of
from engine.kernel.table.hosting import HostPassed
from engine.kernel.table.lifecycle import Begin, Pause
from engine.kernel.table.seating import (
    BeForgotten,
    Join,
    PlayerForgotten,
    PlayerLeft,
    SitPlayer,
    SitSteward,
    StewardSat,
    is_involved,
)
from engine.kernel.table.watching import OpenSeat, seat_watched_by
from tests.engine.kernel.test_table import OPEN, do, seated


def begun(players: int = 3) -> Table:
    """A table of three that has begun."""
    return do(seated(players), 0, Begin("prudent"))


def test_a_steward_plays_on_for_a_house_without_a_name() -> None:
    """What happens is told by numbers alone."""
    table = begun()
    told = events(table, 1, BeForgotten(), Moment(1))
    after = do(table, 1, BeForgotten())

    assert (PlayerForgotten(1, 1), PlayerLeft(1, 1), StewardSat(1, "prudent")) == told
    assert ((1,), "prudent", None) == (after.nameless, after.chairs[1].steward, seat_of(after, 1))


def test_the_host_may_give_a_nameless_house_to_somebody() -> None:
    """It stays nameless: its name was another's."""
    table = do(do(begun(), 1, BeForgotten()), 0, SitPlayer(1, 5))

    assert (5, (1,)) == (table.chairs[1].player, table.nameless)


def test_a_seat_at_a_gathering_table_is_free_again() -> None:
    """No house was founded yet."""
    table = do(seated(), 1, BeForgotten())

    assert (True, ()) == (table.chairs[1].is_free, table.nameless)


def test_the_one_who_came_first_hosts_after_a_forgotten_host() -> None:
    """Of those who sit here; from then on the table asks them."""
    table = do(do(begun(), 0, BeForgotten()), 1, Pause())

    assert (1, "paused") == (table.host, table.status)
    assert None is not refusal(table, 0, SitSteward(2, "prudent"), Moment(1))


def test_where_nobody_sits_the_next_to_sit_down_hosts() -> None:
    """Until then nobody does."""
    table = do(None, 0, OPEN)
    alone = do(table, 0, BeForgotten())
    joined = do(alone, 3, Join())

    assert (HostPassed(None),) == events(table, 0, BeForgotten(), Moment(1))[1:]
    assert (None, 3) == (alone.host, joined.host)


def test_a_forgotten_guest_looks_on_no_longer() -> None:
    """They had no seat to lose."""
    table = do(begun(2), 1, OpenSeat(9))
    after = do(table, 9, BeForgotten())

    assert (True, False) == (is_involved(table, 9), is_involved(after, 9))
    assert None is seat_watched_by(after, 9)
    assert ((), 1) == (after.nameless, after.chairs[1].player)


def test_asking_twice_does_no_harm() -> None:
    """Nothing is left to leave."""
    once = do(begun(), 1, BeForgotten())

    assert once == do(once, 1, BeForgotten())
