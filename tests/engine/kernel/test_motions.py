"""Motions at a table: who may ask for what, who is asked, and how many must agree."""

import pytest
from msgspec.structs import replace

from engine.kernel.refused import no
from engine.kernel.table import Moment, Table, events, evolve, refusal
from engine.kernel.table.absence import StewardRose
from engine.kernel.table.lifecycle import MatchBegun, MatchPaused
from engine.kernel.table.motions import (
    Agree,
    Decline,
    MotionCarried,
    MotionDeclined,
    MotionLapsed,
    MotionWithdrawn,
    Propose,
    TimeGranted,
    missing_seats,
    resolve_motions,
    voters,
)
from engine.kernel.table.rules import AnyTableAction, AnyTableEvent
from engine.kernel.table.seating import Leave, PlayerLeft, PlayerSat, StewardSat, TableOpened
from engine.kernel.table.state import MoreTime, Successor

NOW = Moment(None, 1)
NEW = 9


def seated(people: int = 4, seats: int = 4) -> Table:
    """A table that plays, people in its first seats."""
    table = evolve(None, TableOpened("houses", 1, "small", seats, "{}", "fa"))
    for seat in range(people):
        table = evolve(table, PlayerSat(seat, seat))
    for seat in range(people, seats):
        table = evolve(table, StewardSat(seat, "prudent"))
    return evolve(table, MatchBegun())


def do(table: Table, player: int, action: AnyTableAction) -> tuple[Table, tuple[AnyTableEvent, ...]]:
    """The table after a legal action and what comes of it, and all that happened."""
    assert refusal(table, player, action, NOW) is None
    happened: tuple[AnyTableEvent, ...] = events(table, player, action, NOW)
    for event in happened:
        table = evolve(table, event)
    brought = resolve_motions(table)
    for event in brought:
        table = evolve(table, event)
    return table, (*happened, *brought)


def why(table: Table, player: int, action: AnyTableAction) -> str | None:
    """The code of the refusal, or None."""
    told = refusal(table, player, action, NOW)
    return None if told is None else told.code


def test_asking_for_more_time_needs_more_than_half() -> None:
    """Who asks agrees: of four, two more."""
    table, _ = do(seated(), 0, Propose(MoreTime(12)))
    table, two = do(table, 1, Agree(1))
    table, three = do(table, 2, Agree(1))

    assert MotionCarried(1) not in two
    assert (MotionCarried(1), TimeGranted(12)) == three[1:]
    assert () == table.motions


def test_a_person_alone_among_stewards_has_the_say() -> None:
    """Stewards and regents are not asked."""
    table, happened = do(seated(people=1), 0, Propose(MoreTime(5)))

    assert TimeGranted(5) in happened
    assert (0,) == voters(table)


def test_a_seat_changes_hands_when_everybody_and_the_successor_agree() -> None:
    """In whatever order."""
    table, _ = do(seated(3, 3), 1, Propose(Successor(1, NEW)))
    table, _ = do(table, NEW, Agree(1))
    table, _ = do(table, 0, Agree(1))
    table, last = do(table, 2, Agree(1))

    assert (MotionCarried(1), PlayerLeft(1, 1), PlayerSat(1, NEW)) == last[1:]
    assert NEW == table.chairs[1].player


def test_the_host_finds_a_successor_for_a_seat_whose_person_is_away() -> None:
    """Those who sit in person decide; the regent's seat is not asked."""
    table = evolve(seated(3, 3), StewardSat(2, "prudent", True))
    table, _ = do(table, 0, Propose(Successor(2, NEW)))
    assert (1,) == missing_seats(table, table.motions[0])
    table, _ = do(table, 1, Agree(1))
    table, _ = do(table, NEW, Agree(1))

    assert (NEW, None) == (table.chairs[2].player, table.chairs[2].steward)


def test_a_successor_who_says_no_ends_it() -> None:
    """Nobody is put on a chair."""
    table, _ = do(seated(), 1, Propose(Successor(1, NEW)))
    table, happened = do(table, NEW, Decline(1))

    assert (MotionDeclined(1, None),) == happened
    assert () == table.motions


def test_the_askers_no_is_a_withdrawal() -> None:
    """Others' is a decline."""
    table, _ = do(seated(), 1, Propose(MoreTime(1)))

    assert (MotionWithdrawn(1),) == do(table, 1, Decline(1))[1]
    assert (MotionDeclined(1, 2),) == do(table, 2, Decline(1))[1]


def test_a_motion_lapses_when_its_asker_is_gone_and_when_the_absent_are_back() -> None:
    """What it was about is no more."""
    asked, _ = do(seated(), 1, Propose(MoreTime(1)))
    away = evolve(seated(), StewardSat(2, "prudent", True))
    given, _ = do(away, 0, Propose(Successor(2, NEW)))

    assert MotionLapsed(1) in do(asked, 1, Leave())[1]
    assert (MotionLapsed(1),) == resolve_motions(evolve(given, StewardRose(2)))


def test_who_leaves_or_is_away_is_missed_no_more() -> None:
    """The last who had not answered goes: those who are left have agreed."""
    table, _ = do(seated(3, 3), 0, Propose(Successor(0, NEW)))
    table, _ = do(table, NEW, Agree(1))
    table, _ = do(table, 1, Agree(1))
    table, happened = do(table, 2, Leave())

    assert MotionCarried(1) in happened
    assert NEW == table.chairs[0].player


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (7, Propose(MoreTime(1)), "not_seated"),
        (2, Propose(MoreTime(1)), "motion_not_asked"),
        (1, Propose(MoreTime(0)), "later_hours"),
        (1, Propose(MoreTime(73)), "later_hours"),
        (1, Propose(Successor(9, NEW)), "seat_unknown"),
        (1, Propose(Successor(0, NEW)), "successor_not_yours"),
        (1, Propose(Successor(2, NEW)), "successor_not_yours"),
        (0, Propose(Successor(1, NEW)), "seat_held"),
        (0, Propose(Successor(1, NEW, 0)), "successor_not_yours"),
        (1, Propose(Successor(1, 3)), "seated_already"),
        (0, Agree(1), "motion_gone"),
        (0, Decline(1), "motion_gone"),
    ],
)
def test_a_motion_that_may_not_be_asked_is_refused_with_its_code(
    player: int, action: AnyTableAction, code: str
) -> None:
    """Seat 2 is away, a regent plays it."""
    table = evolve(seated(), StewardSat(2, "prudent", True))

    assert code == why(table, player, action)


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        (1, Propose(MoreTime(2)), "motion_open"),
        (0, Agree(1), "motion_agreed"),
        (2, Agree(1), "motion_not_asked"),
        (2, Decline(1), "motion_not_asked"),
        (7, Agree(1), "not_seated"),
        (7, Decline(1), "not_seated"),
        (1, Agree(2), "motion_gone"),
    ],
)
def test_who_has_no_answer_to_give_is_refused_with_a_code(
    player: int, action: AnyTableAction, code: str
) -> None:
    """Seat 0 has asked for time; seat 2 is away."""
    table = evolve(seated(), StewardSat(2, "prudent", True))
    table, _ = do(table, 0, Propose(MoreTime(1)))

    assert code == why(table, player, action)


def test_a_paused_table_gives_no_time_but_may_give_a_seat() -> None:
    """Nothing runs that could be put off."""
    table, _ = do(seated(), 0, Propose(MoreTime(1)))
    halted = evolve(table, MatchPaused())

    assert "paused" == why(halted, 1, Agree(1))
    assert "paused" == why(evolve(seated(), MatchPaused()), 1, Propose(MoreTime(1)))
    assert why(halted, 1, Propose(Successor(1, NEW))) is None


def test_nothing_is_asked_before_the_match_begins() -> None:
    """At the door the host gives seats."""
    gathering = replace(seated(), status="gathering")

    assert no("not_started") == refusal(gathering, 1, Propose(MoreTime(1)), NOW)
