"""Who hosts: the host hands the table on, the program where the host is gone; and closes what never began."""

import pytest

from engine.kernel.table import Moment, Table, events, refusal
from engine.kernel.table.hosting import HostPassed, PassHost, host_candidates
from engine.kernel.table.lifecycle import Begin, CloseTable, MatchClosed, MatchOver, Pause
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Leave
from engine.kernel.table.state import NOBODY, Player
from tests.engine.kernel.test_table import OPEN, do, seated


def why(table: Table, player: Player, action: AnyTableAction) -> str:
    """The code of a refusal, "" for none."""
    refused = refusal(table, player, action, Moment(1))
    return "" if refused is None else refused.code


@pytest.mark.parametrize("by", [0, NOBODY])
def test_hosting_goes_to_another_by_the_host_or_the_program(by: Player) -> None:
    """From then on the table asks the new host alone."""
    begun = do(seated(), 0, Begin("prudent"))
    table = do(begun, by, PassHost(2))

    assert (HostPassed(2),) == events(begun, by, PassHost(2), Moment(1))
    assert 2 == table.host
    assert ("host_only", "") == (why(table, 0, Pause()), why(table, 2, Pause()))


@pytest.mark.parametrize(
    ("by", "to", "code"),
    [(1, 1, "host_only"), (0, 9, "host_unseated"), (0, 0, "host_already"), (NOBODY, 9, "host_unseated")],
)
def test_hosting_is_the_hosts_to_give_and_only_to_somebody_who_sits_here(
    by: Player, to: Player, code: str
) -> None:
    assert code == why(seated(), by, PassHost(to))


def test_the_heirs_are_the_others_in_the_order_in_which_they_came() -> None:
    """A host without a seat is no heir, and neither is who left."""
    table = seated()

    assert (1, 2) == host_candidates(table)
    assert (2,) == host_candidates(do(table, 1, Leave()))
    assert () == host_candidates(do(None, 0, OPEN))


def test_a_table_that_gathers_is_closed_by_its_host_and_over() -> None:
    """Nothing is done at it any more."""
    table = do(seated(), 0, CloseTable())

    assert (MatchClosed(), MatchOver()) == events(seated(), 0, CloseTable(), Moment(1))
    assert "over" == table.status
    assert {"match_over"} == {why(table, 0, action) for action in (CloseTable(), Begin("prudent"), Leave())}


def test_a_match_that_has_begun_is_not_closed() -> None:
    """It is its players', whoever hosts it; nor does a guest or the program close anything."""
    begun = do(seated(), 0, Begin("prudent"))

    assert ["already_started"] * 2 == [
        why(table, 0, CloseTable()) for table in (begun, do(begun, 0, Pause()))
    ]
    assert ["host_only"] * 2 == [why(seated(), one, CloseTable()) for one in (1, NOBODY)]
