"""The time of a table: its pace, marks of its clock, and the program's absences."""

import pytest
from msgspec.structs import replace

from engine.kernel.table import Chair, Moment, Table, events, evolve, refusal
from engine.kernel.table.paces import LENGTH_MOST, PRESETS, QUIET_MOST, USUAL, Pace, Quiet, quiet_minutes
from engine.kernel.table.state import NOBODY
from engine.kernel.table.timing import (
    CALL_EVERY,
    Awaited,
    AwaitedCalled,
    CallAwaited,
    ClockMoved,
    MoveClock,
    PaceSet,
    Remind,
    Reminded,
    SetPace,
)
from engine.kernel.table.timing import AnyAction as AnyTimeAction

MOMENT = Moment(None)
HOST, GUEST = 0, 1
CHAIRS = (Chair(player=HOST), Chair(player=GUEST), Chair(steward="prudent"), Chair(2, "prudent", True))
TABLE = Table("houses", 1, "small", "{}", "en", CHAIRS, "playing")
OPEN = Awaited(seat=0, wait="g1.p1.vote.0", ask="vote", due=1_800_000_000, secret=False)
SECRET = Awaited(seat=1, wait="g1.p1.vote.1", ask="vote", due=1_800_000_000, secret=True)
EVENING = Pace("evening", PRESETS["evening"])


def code(player: int, action: AnyTimeAction, table: Table = TABLE) -> str | None:
    """Why this is not done, or None."""
    why = refusal(table, player, action, MOMENT)
    return why.code if why else None


def with_lengths(**minutes: int) -> SetPace:
    """A pace with lengths of its own."""
    return SetPace(Pace("own", replace(USUAL.lengths, **minutes)))


def with_quiet(since: int, until: int) -> SetPace:
    """A pace with quiet hours."""
    return SetPace(Pace("day", USUAL.lengths, Quiet(since, until, "Asia/Tehran")))


def test_the_host_sets_the_pace_at_any_time_before_the_end() -> None:
    """Chapter 13: the lengths are in the log, so that a preset may change and a match does not."""
    made = events(TABLE, HOST, SetPace(EVENING), MOMENT)

    assert (PaceSet(EVENING),) == made
    assert EVENING == evolve(TABLE, made[0]).pace
    assert [None, None, "match_over"] == [
        code(HOST, SetPace(EVENING), replace(TABLE, status=status))
        for status in ("gathering", "paused", "over")
    ]


def test_nobody_else_sets_it() -> None:
    assert ["host_only", "host_only"] == [code(one, SetPace(EVENING)) for one in (GUEST, NOBODY)]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (with_lengths(vote=1), None),
        (with_lengths(vote=LENGTH_MOST), None),
        (with_lengths(vote=0), "pace_length"),
        (with_lengths(other=LENGTH_MOST + 1), "pace_length"),
        (with_quiet(23 * 60, 7 * 60), None),
        (with_quiet(0, QUIET_MOST), None),
        (with_quiet(0, QUIET_MOST + 1), "quiet_long"),
        (with_quiet(60, 59), "quiet_long"),
        (with_quiet(-1, 60), "quiet_hours"),
        (with_quiet(0, 1440), "quiet_hours"),
    ],
)
def test_lengths_and_quiet_hours_have_bounds(action: SetPace, why: str | None) -> None:
    """A deadline must come some day."""
    assert why == code(HOST, action)


def test_every_preset_is_a_pace_that_a_host_could_set() -> None:
    assert {None} == {code(HOST, SetPace(Pace(name, lengths))) for name, lengths in PRESETS.items()}
    assert USUAL.lengths == PRESETS[USUAL.name]
    assert PRESETS["live"].vote == 3


def test_quiet_hours_go_across_midnight() -> None:
    assert [480, 60, 0] == [
        quiet_minutes(Quiet(*hours, "UTC")) for hours in ((1380, 420), (60, 120), (60, 60))
    ]


def test_a_mark_tells_everybody_of_an_open_question_and_only_the_seat_of_a_secret_one() -> None:
    """HO-R18: whether a ballot that was cast is kept open only its house knows."""
    made = events(TABLE, NOBODY, Remind("half", (OPEN, SECRET)), MOMENT)

    assert made == (
        Reminded("half", 0, OPEN.wait, "vote", OPEN.due, None),
        Reminded("half", 1, SECRET.wait, "vote", SECRET.due, (1,)),
    )
    assert TABLE == evolve(TABLE, made[0])


@pytest.mark.parametrize(
    ("player", "seat", "status", "why"),
    [
        (NOBODY, 0, "playing", None),
        (HOST, 0, "playing", "program_only"),
        (NOBODY, 0, "paused", "not_playing"),
        (NOBODY, 2, "playing", "not_seated"),
        (NOBODY, 3, "playing", "not_seated"),
        (NOBODY, 4, "playing", "not_seated"),
    ],
)
def test_only_the_program_reminds_and_only_people_who_sit_in_person(
    player: int, seat: int, status: str, why: str | None
) -> None:
    action = Remind("last", (replace(OPEN, seat=seat),))

    assert why == code(player, action, replace(TABLE, status=status))


def test_an_absence_moves_the_clocks_of_a_table_once() -> None:
    """A start that was cut off half-way begins again: what has moved does not move twice."""
    action = MoveClock(seconds=7200, since=1_790_000_000)
    made = events(TABLE, NOBODY, action, MOMENT)
    after = evolve(TABLE, made[0])

    assert (ClockMoved(7200, 1_790_000_000),) == made
    assert [None, "clock_moved", None] == [
        code(NOBODY, action),
        code(NOBODY, action, after),
        code(NOBODY, replace(action, since=1_790_000_001), after),
    ]
    assert "program_only" == code(HOST, action)


def test_the_host_calls_those_who_are_awaited_at_most_once_in_six_hours() -> None:
    """A phone that is woken all day is put away; the next call may come when the time is over."""
    first = CallAwaited((1,), at=1_800_000_000)
    called = evolve(TABLE, *events(TABLE, HOST, first, MOMENT))
    soon, later = (CallAwaited((1,), at=first.at + seconds) for seconds in (CALL_EVERY - 1, CALL_EVERY))

    assert (AwaitedCalled((1,), first.at),) == events(TABLE, HOST, first, MOMENT)
    assert first.at == called.called_at
    assert [None, "called_lately", None] == [
        code(HOST, first),
        code(HOST, soon, called),
        code(HOST, later, called),
    ]


@pytest.mark.parametrize(
    ("player", "seats", "table", "why"),
    [
        (GUEST, (1,), TABLE, "host_only"),
        (NOBODY, (1,), TABLE, "host_only"),
        (HOST, (1,), replace(TABLE, status="paused"), "not_playing"),
        (HOST, (), TABLE, "nobody_awaited"),
        (HOST, (2,), TABLE, "nobody_awaited"),
        (HOST, (3,), TABLE, "nobody_awaited"),
        (HOST, (9,), TABLE, "nobody_awaited"),
    ],
)
def test_nobody_is_called_by_others_or_in_vain(
    player: int, seats: tuple[int, ...], table: Table, why: str
) -> None:
    """Not while the table stands still, and neither a steward nor who is away."""
    assert why == code(player, CallAwaited(seats, 1_800_000_000), table)
