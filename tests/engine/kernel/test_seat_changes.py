"""Whose seat it is: who may give it to somebody else, before the beginning and while the match runs."""

import pytest

from engine.kernel.table import Moment, Table, events, evolve, refusal
from engine.kernel.table.absence import ComeBack, GoAway, StewardRose, WaitMissed
from engine.kernel.table.lifecycle import MatchPaused
from engine.kernel.table.motions import (
    Agree,
    Decline,
    MotionCarried,
    MotionDeclined,
    MotionLapsed,
    Propose,
    missing_seats,
)
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import (
    BeForgotten,
    Leave,
    PlayerLeft,
    PlayerSat,
    SitPlayer,
    SitSteward,
    StewardSat,
    TableOpened,
)
from engine.kernel.table.state import Player, Successor
from tests.engine.kernel.test_motions import NOW, do, seated

NEW: Player = 9


def code(table: Table, player: Player, action: AnyTableAction, *, recorded: bool = False) -> str:
    """The code of a refusal, "" for none."""
    why = refusal(table, player, action, Moment(None, 1, recorded=recorded))
    return "" if why is None else why.code


def silent(table: Table, seat: int) -> Table:
    """The table after this seat's person has missed two deadlines in a row."""
    for event in (
        WaitMissed(seat, (seat,)),
        WaitMissed(seat, (seat,)),
        StewardSat(seat, "prudent", True),
    ):
        table = evolve(table, event)
    return table


def gave(seat: int) -> tuple[AnyTableAction, AnyTableAction]:
    """What a host does to bring somebody else, or a steward, to this seat."""
    return SitPlayer(seat, NEW), SitSteward(seat, "prudent")


def test_while_people_gather_the_host_seats_whom_they_like() -> None:
    """Nothing has been shown to anybody yet."""
    table = evolve(None, TableOpened("houses", 1, "small", 3, "{}", "fa"))
    table = evolve(evolve(table, PlayerSat(0, 0)), PlayerSat(1, 1))

    assert ["", ""] == [code(table, 0, action) for action in gave(1)]
    assert ["host_only", "host_only"] == [code(table, 1, action) for action in gave(0)]


@pytest.mark.parametrize("paused", [False, True])
def test_a_seat_that_somebody_holds_is_not_the_hosts_to_give(paused: bool) -> None:
    """HO-R20, HO-R37: its hand would go with it; a pause changes nothing."""
    table = evolve(seated(), MatchPaused()) if paused else seated()

    assert ["seat_held"] * 2 == [code(table, 0, action) for action in gave(1)]


def test_the_hosts_own_seat_is_theirs_to_give_and_so_is_an_empty_or_a_silent_one() -> None:
    """HO-R20: the host may give the seat to someone else."""
    left, _ = do(seated(), 1, Leave())

    assert ["", ""] == [code(seated(), 0, action) for action in gave(0)]
    assert ["", ""] == [code(left, 0, action) for action in gave(1)]
    assert ["", ""] == [code(silent(seated(), 2), 0, action) for action in gave(2)]


@pytest.mark.parametrize("by", [0, 1])
def test_who_is_away_keeps_the_seat_whoever_has_sent_them(by: Player) -> None:
    """Else a host would send a rival away and take the seat in the next breath."""
    away, _ = do(seated(), by, GoAway(True, 1))

    assert "prudent" == away.chairs[1].steward
    assert ["seat_held"] * 2 == [code(away, 0, action) for action in gave(1)]


def test_who_was_silent_and_acts_again_keeps_the_seat() -> None:
    """HO-R20: until the player acts."""
    back = evolve(silent(seated(), 1), StewardRose(1))

    assert "seat_held" == code(back, 0, SitPlayer(1, NEW))


@pytest.mark.parametrize("action", [*gave(1), Propose(Successor(1, NEW))])
def test_what_stands_in_a_log_from_before_this_rule_is_not_judged_anew(action: AnyTableAction) -> None:
    """Matches of before 27 November 2026 play on and verify."""
    away = evolve(seated(), StewardSat(1, "prudent", True))

    assert "" == code(seated() if not isinstance(action, Propose) else away, 0, action, recorded=True)


def test_a_host_leads_a_held_seat_over_with_the_leave_of_its_person_and_of_the_table() -> None:
    """Everybody who sits there is asked, the seat's own person among them, and the successor."""
    table, _ = do(seated(3, 3), 0, Propose(Successor(1, NEW, 1)))
    asked = missing_seats(table, table.motions[0])
    for player in (NEW, 2):
        table, _ = do(table, player, Agree(1))
    waiting = table.chairs[1].player
    table, last = do(table, 1, Agree(1))

    assert ((1, 2), 1) == (asked, waiting)
    assert (MotionCarried(1), PlayerLeft(1, 1), PlayerSat(1, NEW)) == last[1:]


def test_a_person_who_was_sent_away_is_asked_for_their_seat_all_the_same() -> None:
    """All who sit there in person have agreed: it is not enough, and a no ends it."""
    away, _ = do(seated(3, 3), 0, GoAway(True, 1))
    table, _ = do(away, 0, Propose(Successor(1, NEW, 1)))
    for player in (2, NEW):
        table, _ = do(table, player, Agree(1))
    _, ended = do(table, 1, Decline(1))

    assert (1,) == missing_seats(table, table.motions[0])
    assert (MotionDeclined(1, 1),) == ended
    assert "motion_not_asked" == code(do(away, 2, Propose(Successor(2, NEW)))[0], 1, Agree(1))


def test_a_silent_person_is_not_waited_for_and_is_asked_once_they_are_back() -> None:
    """HO-R20: the seat is theirs again with their next move, while the request stands."""
    table, _ = do(silent(seated(3, 3), 2), 0, Propose(Successor(2, NEW, 2)))
    back = evolve(table, StewardRose(2))

    assert (1,) == missing_seats(table, table.motions[0])
    assert (1, 2) == missing_seats(back, back.motions[0])


def test_a_request_about_a_person_who_has_left_meanwhile_is_void() -> None:
    """It was about them; the seat is the host's to give now."""
    table, _ = do(seated(3, 3), 0, Propose(Successor(1, NEW, 1)))
    _, left = do(table, 1, Leave())

    assert MotionLapsed(1) in left


def test_a_host_called_back_from_hosting_has_asked_in_vain() -> None:
    """Who does not host asks for no other's seat."""
    table, _ = do(seated(3, 3), 0, Propose(Successor(1, NEW, 1)))
    _, left = do(table, 0, BeForgotten())

    assert MotionLapsed(1) in left


def test_calling_somebody_back_makes_the_seat_no_more_the_hosts() -> None:
    """HO-R20: two deadlines must pass from then on."""
    back, _ = do(do(silent(seated(), 1), 0, GoAway(True, 1))[0], 0, ComeBack(1))

    assert "seat_held" == code(back, 0, SitPlayer(1, NEW))
    assert () != events(silent(back, 1), 0, SitPlayer(1, NEW), NOW)
