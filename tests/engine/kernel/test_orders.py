"""A seat without its person: standing orders nobody else knows of, and a generation away."""

from typing import Any

import pytest

from engine.kernel.refused import no
from engine.kernel.sealed import cut, is_readable
from engine.kernel.table import (
    HOST,
    Moment,
    Table,
    after_expiry,
    after_move,
    events,
    evolve,
    orders_of,
    refusal,
    update_away,
)
from engine.kernel.table.absence import (
    PAYLOAD_MOST,
    AwayBegun,
    AwayOver,
    AwayPlanned,
    ComeBack,
    DropOrders,
    GoAway,
    SetOrders,
    StewardRose,
    WaitMissed,
)
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, Leave, OpenTable, SitPlayer

OPEN = OpenTable("houses", 1, "small", 3, "{}", "fa")
ROLLING = Moment(None, 2)
"""Generation 2 is being played."""
BETWEEN = Moment(3, 3)
"""Generation 3 has not begun."""


def do(table: Table | None, player: int, action: Any, moment: Moment = ROLLING) -> Table:
    """The table after a legal action."""
    assert refusal(table, player, action, moment) is None
    return folded(table, events(table, player, action, moment))


def folded(table: Table | None, happened: tuple[Any, ...]) -> Table:
    """The table after these events."""
    for event in happened:
        table = evolve(table, event)
    assert table is not None
    return table


def playing() -> Table:
    """Three people play."""
    table = do(None, HOST, OPEN)
    for player in range(3):
        table = do(table, player, Join())
    return do(table, HOST, Begin("prudent"))


def test_orders_are_their_seats_own_affair() -> None:
    """HO-R20, HO-R37: neither the event nor the table tells anybody else that there are any."""
    before = playing()
    happened = events(before, 1, SetOrders("{}"), ROLLING)
    after = folded(before, happened)

    assert "{}" == orders_of(after, 1) == orders_of(cut(after, 1), 1)
    assert [1] == [seat for seat in (0, 1, 2, None) if is_readable(happened[0], seat)]
    assert cut(before, 0) == cut(after, 0)
    assert cut(before, None) == cut(after, None)


def test_new_orders_take_the_place_of_the_old_ones_and_may_be_dropped() -> None:
    """Each seat has one set of orders."""
    table = do(do(do(playing(), 1, SetOrders("a")), 2, SetOrders("b")), 1, SetOrders("c"))
    dropped = do(table, 1, DropOrders())

    assert ("c", "b") == (orders_of(table, 1), orders_of(table, 2))
    assert (None, "b") == (orders_of(dropped, 1), orders_of(dropped, 2))
    assert no("orders_none") == refusal(dropped, 1, DropOrders(), ROLLING)


def test_orders_go_with_their_person() -> None:
    """Whoever takes the seat does not play by another's, nor by those they once left there."""
    table = do(playing(), 1, SetOrders("a"))
    left = do(table, 1, Leave())
    other = do(left, HOST, SitPlayer(1, 7))

    assert orders_of(left, 1) is None
    assert orders_of(other, 1) is None
    assert orders_of(do(left, HOST, SitPlayer(1, 1)), 1) is None


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (9, SetOrders("{}"), "not_seated"),
        (9, DropOrders(), "not_seated"),
        (1, SetOrders(""), "orders_long"),
        (1, SetOrders("x" * (PAYLOAD_MOST + 1)), "orders_long"),
        (9, GoAway(), "not_seated"),
        (9, ComeBack(), "not_seated"),
        (1, GoAway(seat=2), "host_only"),
        (0, GoAway(seat=5), "seat_unknown"),
        (0, ComeBack(seat=-1), "seat_unknown"),
        (1, ComeBack(), "away_not"),
    ],
)
def test_orders_and_absences_that_can_not_be_are_refused_with_a_code(
    player: int, action: Any, code: str
) -> None:
    """A code for each."""
    why = refusal(playing(), player, action, ROLLING)

    assert why is not None
    assert code == why.code


def test_nobody_is_away_before_the_match_or_from_a_seat_without_a_person() -> None:
    """HO-R20: a steward plays there for good."""
    gathering = do(do(None, HOST, OPEN), 1, Join())
    empty = do(playing(), 2, Leave())

    assert no("not_started") == refusal(gathering, 1, GoAway(), Moment(0, 0))
    assert no("away_nobody") == refusal(empty, HOST, GoAway(seat=2), ROLLING)


def test_who_goes_for_the_next_generation_leaves_when_it_begins_and_is_back_when_it_ends() -> None:
    """HO-R20: a steward plays in between; everybody may know."""
    planned = events(playing(), 1, GoAway(), ROLLING)
    table = folded(playing(), planned)
    begun = update_away(table, 3)
    gone = folded(table, begun)
    over = update_away(gone, 4)

    assert (AwayPlanned(1, 3),) == planned
    assert table.chairs[1].steward is None
    assert (AwayBegun(1, 3, "prudent"),) == begun
    assert "prudent" == gone.chairs[1].steward
    assert (AwayOver(1),) == over
    assert playing().chairs == folded(gone, over).chairs
    assert () == update_away(folded(gone, over), 5)


def test_between_two_generations_the_next_one_begins_at_once() -> None:
    """Its epoch is there already, and has not begun to roll."""
    assert (AwayBegun(1, 3, "prudent"),) == events(playing(), 1, GoAway(), BETWEEN)


def test_away_now_is_until_the_end_of_this_generation() -> None:
    """Even where the next one had been asked for."""
    table = do(do(playing(), 1, GoAway()), 1, GoAway(now=True))

    assert (2, None) == (table.chairs[1].away, table.chairs[1].leaving)
    assert (AwayOver(1),) == update_away(table, 3)
    assert no("away_already") == refusal(table, 1, GoAway(), ROLLING)


def test_who_acts_is_back() -> None:
    """HO-R20: acting is enough, and the end of the generation brings them back no second time."""
    table = do(playing(), 1, GoAway(now=True))
    acted = folded(table, after_move(table, 1))

    assert (StewardRose(1),) == after_move(table, 1)
    assert playing().chairs == acted.chairs
    assert () == update_away(acted, 3)


def test_who_acts_before_they_leave_still_leaves() -> None:
    """The plan is for later."""
    table = do(playing(), 1, GoAway())

    assert () == after_move(table, 1)
    assert (AwayBegun(1, 3, "prudent"),) == update_away(table, 3)


@pytest.mark.parametrize("now", [True, False])
def test_who_comes_back_is_back(now: bool) -> None:
    """From where they are, or from what they planned."""
    table = do(do(playing(), 1, GoAway(now=now)), 1, ComeBack())

    assert playing().chairs == table.chairs
    assert () == update_away(table, 3)


@pytest.mark.parametrize("now", [True, False])
def test_who_comes_back_has_missed_nothing(now: bool) -> None:
    """HO-R20: the row of missed deadlines begins anew, so that the next one brings no steward."""
    silent = evolve(playing(), WaitMissed(1, (1,)))
    back = do(do(silent, 1, GoAway(now=now)), 1, ComeBack())

    assert (1, 0) == (silent.chairs[1].missed, back.chairs[1].missed)
    assert (WaitMissed(1, (1,)),) == after_expiry(back, 1)


def test_the_host_asks_for_somebody_who_cannot() -> None:
    """And takes it back."""
    away = do(playing(), HOST, GoAway(now=True, seat=2))

    assert "prudent" == away.chairs[2].steward
    assert playing().chairs == do(away, HOST, ComeBack(seat=2)).chairs
