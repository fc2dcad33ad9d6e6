"""Deadlines: set when a wait opens, put off by late moves, standing while the table is paused."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.clock.deadlines import (
    AGAIN_FROM,
    AGAIN_TO,
    PUT_OFF,
    Change,
    apply_change,
    extend,
    pause,
    resume,
    shift,
    turn_part,
    update_deadlines,
)
from engine.kernel.seats import CLOCK
from engine.kernel.table import Chair, Table
from engine.kernel.table.paces import USUAL, Quiet
from engine.kernel.waits import Wait
from engine.store import Timer, TimerKey

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TABLE = Table("houses", 1, "small", "{}", "fa", (Chair(),))
OPEN_VOTE = Wait("g1.p1.vote.0", 0, "vote", True, "ballot_absent", stretch=3)
END, HALF, LAST, TURN = (TimerKey(OPEN_VOTE.id, kind) for kind in ("deadline", "half", "last", "turn"))
HOUR = timedelta(hours=1)
NIGHT = Quiet(since=22 * 60, until=8 * 60, zone="UTC")
SLEEPY = replace(TABLE, pace=replace(USUAL, quiet=NIGHT))


def day(table: Table, wait: Wait) -> timedelta:
    """A day for everything."""
    return timedelta(days=1)


def middle(wait: str) -> float:
    """The middle of the time in which orders play."""
    return 0.5


def opened(
    wait: Wait = OPEN_VOTE, table: Table = TABLE, length: timedelta = timedelta(days=1)
) -> dict[TimerKey, Timer]:
    """The timers when this wait has just opened."""
    return apply_change({}, update_deadlines(NOW, table, (wait,), {}, lambda table, wait: length, middle))


def dues(rows: dict[TimerKey, Timer]) -> dict[TimerKey, datetime | None]:
    """When each comes."""
    return {id: one.due for id, one in rows.items()}


def test_a_new_wait_gets_a_deadline_and_one_that_is_gone_loses_it_with_all_that_stands_beside_it() -> None:
    """Chapter 13 of Houses: every wait has a deadline."""
    gone = tuple(TimerKey("gone", kind) for kind in ("deadline", "half", "turn"))
    old = {key: Timer(key.wait, 1, NOW, kind=key.kind) for key in gone}
    change = update_deadlines(NOW, TABLE, (OPEN_VOTE,), old, day, middle)

    assert Timer("g1.p1.vote.0", 0, NOW + timedelta(days=1)) == change.opened[0]
    assert gone == change.closed
    assert set(apply_change(old, change)) == set(opened())


def test_two_reminders_and_a_turn_stand_beside_a_deadline() -> None:
    """peers.md 4: half of the time, near the end; the turn lies between a tenth and six tenths of it."""
    rows = dues(opened())

    assert rows == {
        END: NOW + 24 * HOUR,
        TURN: NOW + 24 * HOUR * 0.35,
        HALF: NOW + 12 * HOUR,
        LAST: NOW + 23 * HOUR,
    }


def test_the_last_reminder_of_a_short_wait_comes_when_a_sixth_is_left() -> None:
    rows = dues(opened(length=HOUR))

    assert NOW + timedelta(minutes=50) == rows[LAST]


def test_nobody_is_reminded_of_a_wait_of_minutes() -> None:
    """The pace "live": three minutes for a vote."""
    rows = opened(length=timedelta(minutes=3))

    assert {END, TURN} == set(rows)


def test_nothing_stands_beside_a_wait_that_nobody_must_answer() -> None:
    """A pause that anybody may cut short, and a time that must pass."""
    free, clock = replace(OPEN_VOTE, must=False), replace(OPEN_VOTE, seat=CLOCK)

    assert {END} == set(opened(free)) == set(opened(clock))


def test_an_addition_in_the_last_minutes_puts_an_open_vote_off_three_times_at_most() -> None:
    """HO-R18 option open."""
    due, moments = NOW + timedelta(days=1), []
    old = {END: Timer(OPEN_VOTE.id, 0, due)}
    for _ in range(5):
        last = old[END].due
        assert last is not None
        old = apply_change(
            old, update_deadlines(last - timedelta(minutes=1), TABLE, (OPEN_VOTE,), old, day, middle)
        )
        moments.append(old[END].due)

    assert [due + PUT_OFF * times for times in (1, 2, 3, 3, 3)] == moments


@pytest.mark.parametrize(
    ("before", "times"), [(timedelta(minutes=2), 1), (timedelta(minutes=2, seconds=1), 0)]
)
def test_the_last_minutes_are_two_to_the_second(before: timedelta, times: int) -> None:
    """HO-R18 says "in the last two minutes": so everybody reckons, who adds in their first instant, too."""
    due = NOW + timedelta(hours=1)
    old = {END: Timer(OPEN_VOTE.id, 0, due)}
    after = apply_change(old, update_deadlines(due - before, TABLE, (OPEN_VOTE,), old, day, middle))

    assert due + PUT_OFF * times == after[END].due


def test_a_move_after_a_deadline_has_come_puts_nothing_off() -> None:
    """HO-R18, HO-R20: else a steward who answers at the end would give every other seat more time."""
    old = {END: Timer(OPEN_VOTE.id, 0, NOW)}

    assert () == update_deadlines(NOW, TABLE, (OPEN_VOTE,), old, day, middle).opened


def test_a_move_long_before_the_deadline_puts_nothing_off() -> None:
    """HO-R18: in the last minutes only."""
    old = {END: Timer(OPEN_VOTE.id, 0, NOW + timedelta(hours=1))}

    assert () == update_deadlines(NOW, TABLE, (OPEN_VOTE,), old, day, middle).opened


def test_a_pause_keeps_what_was_left() -> None:
    """A deadline that has passed unnoticed is left nothing, not less."""
    old = {
        TimerKey("soon"): Timer("soon", 0, NOW + timedelta(minutes=5)),
        TimerKey("over"): Timer("over", 1, NOW - timedelta(minutes=5)),
    }
    standing = apply_change(old, pause(NOW, old))
    later = NOW + timedelta(days=3)

    assert [300.0, 0.0] == [one.remaining for one in standing.values()]
    assert [later + timedelta(minutes=5), later] == [
        one.due for one in apply_change(standing, resume(later, standing)).values()
    ]


def test_a_pause_stops_reminders_and_turns_with_their_wait() -> None:
    old = opened()
    standing = apply_change(old, pause(NOW + HOUR, old))
    again = apply_change(standing, resume(NOW + 31 * HOUR, standing))

    assert {None} == set(dues(standing).values())
    assert {id: due and due + 30 * HOUR for id, due in dues(old).items()} == dues(again)


def test_quiet_hours_are_no_time() -> None:
    """A day of waking time, from midnight on: the nights are from ten to eight."""
    rows = dues(opened(table=SLEEPY))

    assert NOW + timedelta(days=1, hours=18) == rows[END]
    assert NOW + timedelta(hours=20) == rows[HALF]


def test_a_pause_over_a_night_takes_no_waking_time() -> None:
    old = opened(table=SLEEPY)
    evening = NOW + timedelta(hours=21)
    standing = apply_change(old, pause(evening, old, NIGHT))
    again = apply_change(standing, resume(evening + timedelta(days=2), standing, NIGHT))

    assert 11 * 3600.0 == standing[END].remaining
    assert NOW + timedelta(days=3, hours=18) == again[END].due


def test_after_an_absence_everything_that_ran_has_what_it_had() -> None:
    """Nobody loses time while the program is away; what stood still stands."""
    old = opened() | {TimerKey("still"): Timer("still", 0, None, 60.0)}
    back = apply_change(old, shift(NOW + 2 * HOUR, NOW + 7 * HOUR, old))

    assert {id: due and due + 5 * HOUR for id, due in dues(old).items()} == dues(back)
    assert 60.0 == back[TimerKey("still")].remaining


def test_an_absence_in_quiet_hours_moves_nothing() -> None:
    rows, night = opened(table=SLEEPY), timedelta(hours=23)
    old = {id: rows[id] for id in (END, LAST)}

    assert dues(old) == dues(apply_change(old, shift(NOW + night, NOW + night + 5 * HOUR, old, NIGHT)))


def test_granted_time_puts_off_a_wait_with_its_reminders_and_reminds_again() -> None:
    """Whose last reminder has come is told of the new end as well."""
    old = apply_change(opened(), Change((), (HALF, LAST)))
    later = dues(apply_change(old, extend(old, (OPEN_VOTE.id,), 12, middle)))

    assert NOW + 36 * HOUR == later[END]
    assert NOW + 35 * HOUR == later[LAST]
    assert HALF not in later
    assert NOW + 24 * HOUR * turn_part(0.5) + 12 * HOUR == later[TURN]


def test_granted_time_brings_a_turn_of_its_own_where_the_last_one_has_been() -> None:
    """HO-R20: orders may be written in it, and the next turn is again in what is left."""
    old = apply_change(opened(), Change((), (TURN,)))
    later = dues(apply_change(old, extend(old, (OPEN_VOTE.id,), 12, middle)))

    assert NOW + 24 * HOUR + 12 * HOUR * (AGAIN_FROM + AGAIN_TO) / 2 == later[TURN]


def test_granted_hours_are_waking_hours() -> None:
    """From ten to eight no time passes: neither the deadline nor its new last reminder falls into a night."""
    old = apply_change(opened(table=SLEEPY), Change((), (LAST,)))
    before, later = dues(old), dues(apply_change(old, extend(old, (OPEN_VOTE.id,), 6, middle, NIGHT)))

    assert NOW + timedelta(days=1, hours=18) == before[END]
    assert NOW + timedelta(days=2, hours=10) == later[END]
    assert NOW + timedelta(days=2, hours=9) == later[LAST]
