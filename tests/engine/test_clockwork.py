"""Deadlines: set when a wait opens, put off by late moves, standing while the table is paused."""

from datetime import UTC, datetime, timedelta

from engine.clockwork import PUT_OFF, applied, changed, paused, resumed
from engine.kernel.table import Chair, Table
from engine.kernel.waits import Wait
from engine.store import Deadline

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TABLE = Table("houses", 1, "small", "{}", "fa", (Chair(),))
OPEN_VOTE = Wait("g1.p1.vote.0", 0, "vote", True, "ballot_absent", stretch=3)


def day(table: Table, wait: Wait) -> timedelta:
    """A day for everything."""
    return timedelta(days=1)


def test_a_new_wait_gets_a_deadline_and_one_that_is_gone_loses_it() -> None:
    """Chapter 13 of Houses: every wait has a deadline."""
    old = {"gone": Deadline("gone", 1, NOW)}
    change = changed(NOW, TABLE, (OPEN_VOTE,), old, day)

    assert (Deadline("g1.p1.vote.0", 0, NOW + timedelta(days=1)),) == change.opened
    assert ("gone",) == change.closed
    assert {"g1.p1.vote.0"} == set(applied(old, change))


def test_an_addition_in_the_last_minutes_puts_an_open_vote_off_three_times_at_most() -> None:
    """HO-R18 option open."""
    due, moments = NOW + timedelta(days=1), []
    old = {OPEN_VOTE.id: Deadline(OPEN_VOTE.id, 0, due)}
    for _ in range(5):
        last = old[OPEN_VOTE.id].due
        assert last is not None
        old = applied(old, changed(last - timedelta(minutes=1), TABLE, (OPEN_VOTE,), old, day))
        moments.append(old[OPEN_VOTE.id].due)

    assert [due + PUT_OFF * times for times in (1, 2, 3, 3, 3)] == moments


def test_a_move_long_before_the_deadline_puts_nothing_off() -> None:
    """HO-R18: in the last minutes only."""
    old = {OPEN_VOTE.id: Deadline(OPEN_VOTE.id, 0, NOW + timedelta(hours=1))}

    assert () == changed(NOW, TABLE, (OPEN_VOTE,), old, day).opened


def test_a_pause_keeps_what_was_left() -> None:
    """A deadline that has passed unnoticed is left nothing, not less."""
    old = {
        "soon": Deadline("soon", 0, NOW + timedelta(minutes=5)),
        "over": Deadline("over", 1, NOW - timedelta(minutes=5)),
    }
    standing = applied(old, paused(NOW, old))
    later = NOW + timedelta(days=3)

    assert [300.0, 0.0] == [one.remaining for one in standing.values()]
    assert [later + timedelta(minutes=5), later] == [
        one.due for one in applied(standing, resumed(later, standing)).values()
    ]
