"""A guest at a seat: one a seat, one seat a guest, and never somebody who plays at this table."""

import pytest

from engine.kernel.refused import no
from engine.kernel.table import Moment, Table, refusal
from engine.kernel.table.chapter import TableAction
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, Leave, SitPlayer, SitSteward
from engine.kernel.table.watching import CloseSeat, OpenSeat, seat_watched_by
from tests.engine.kernel.test_table import do, seated

GUEST = 7


def begun(players: int = 2) -> Table:
    """A table of three that has begun, the last seat a steward's."""
    return do(seated(players), 0, Begin("prudent"))


def refused(table: Table, player: int, action: TableAction) -> str | None:
    """The code with which the table refuses."""
    why = refusal(table, player, action, Moment(1))  # type: ignore[arg-type]
    return None if why is None else why.code


def test_a_player_lets_one_guest_look_on() -> None:
    """And the guest knows whose shoulder it is."""
    table = do(begun(), 1, OpenSeat(GUEST))

    assert (1, None) == (seat_watched_by(table, GUEST), seat_watched_by(table, 8))


@pytest.mark.parametrize(
    ("player", "guest", "code"),
    [
        (5, GUEST, "not_seated"),
        (1, 8, "watch_open_already"),
        (0, 1, "guest_sits"),
        (0, 0, "guest_sits"),
        (0, GUEST, "guest_elsewhere"),
    ],
)
def test_whom_a_seat_is_not_opened_to(player: int, guest: int, code: str) -> None:
    """Seat 1 has the guest 7 already."""
    assert code == refused(do(begun(), 1, OpenSeat(GUEST)), player, OpenSeat(guest))


def test_a_seat_is_opened_only_once_the_match_has_begun() -> None:
    """Before that there is nothing to see."""
    assert "not_started" == refused(seated(), 0, OpenSeat(GUEST))


def test_who_opened_a_seat_closes_it() -> None:
    """Then the guest sees what anybody sees."""
    table = do(do(begun(), 1, OpenSeat(GUEST)), 1, CloseSeat())

    assert None is seat_watched_by(table, GUEST)
    assert ["watch_not_open", "not_seated"] == [refused(table, one, CloseSeat()) for one in (1, 5)]


@pytest.mark.parametrize("action", [SitPlayer(2, GUEST), SitPlayer(0, GUEST)])
def test_a_guest_who_sits_down_looks_on_no_longer(action: SitPlayer) -> None:
    """Wherever they sit down: at an empty seat, or at the host's own."""
    assert None is seat_watched_by(do(do(begun(), 1, OpenSeat(GUEST)), 0, action), GUEST)


def test_a_player_who_leaves_closes_the_seat() -> None:
    """The steward that follows has asked nobody in."""
    table = do(do(begun(2), 1, OpenSeat(GUEST)), 1, Leave())

    assert None is seat_watched_by(table, GUEST)


@pytest.mark.parametrize("action", [SitSteward(0, "prudent"), SitPlayer(0, 8)])
def test_a_seat_that_changes_hands_is_closed(action: SitSteward | SitPlayer) -> None:
    """The next player has not asked anybody in."""
    assert None is seat_watched_by(do(do(begun(), 0, OpenSeat(GUEST)), 0, action), GUEST)


def test_a_table_that_is_full_still_takes_a_guest() -> None:
    """A guest has no seat."""
    table = do(begun(3), 2, OpenSeat(GUEST))

    assert refusal(table, GUEST, Join(), Moment(1)) == no("table_full")
