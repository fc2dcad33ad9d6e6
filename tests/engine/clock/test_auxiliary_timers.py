"""What stands beside a deadline: reminders, unless the wait is too short for any."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.clock.deadlines import (
    AGAIN_FROM,
    AGAIN_TO,
    BEAT,
    BRIEF_FROM,
    BRIEF_TO,
    NEAR,
    SHORTEST,
    next_turn,
    timers_beside,
    turn_part,
)
from engine.kernel.table.paces import Quiet
from engine.kernel.waits import Wait
from engine.store import Timer

NOW = datetime(2026, 11, 27, 20, tzinfo=UTC)
WAIT = Wait("g1.p1.vote.0", 0, "vote", True, "absent")


@pytest.mark.parametrize(
    ("length", "kinds"),
    [(SHORTEST, {"turn", "half", "last"}), (SHORTEST - timedelta(seconds=1), {"turn"})],
)
def test_a_wait_of_ten_minutes_is_reminded_of_and_a_shorter_one_is_not(
    length: timedelta, kinds: set[str]
) -> None:
    """Ten minutes are the usual length of a live table, at which somebody looks away most easily."""
    found = tuple(timers_beside(NOW, WAIT, length, None, lambda wait: 0.5))

    assert kinds == {one.kind for one in found}
    assert all(NOW < one.due < NOW + length for one in found if one.due is not None)


@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_a_brief_question_has_its_turn_early_and_beside_stewards_alone_after_a_beat(share: float) -> None:
    """CO-4: a table waits for many passes; soon only where nobody is there to whom that tells anything."""
    length, brief = timedelta(minutes=3), replace(WAIT, brief=True)

    def turn(wait: Wait, *, is_alone: bool = False) -> timedelta:
        found = timers_beside(NOW, wait, length, None, lambda _: share, is_alone=is_alone)
        (due,) = [one.due for one in found if one.kind == "turn"]
        assert due is not None
        return due - NOW

    assert length * BRIEF_FROM <= turn(brief) <= length * BRIEF_TO < length
    assert BEAT == turn(brief, is_alone=True)
    assert turn(WAIT) == turn(WAIT, is_alone=True) == length * turn_part(share)


@pytest.mark.parametrize("share", [0.0, 0.5, 0.999])
def test_a_turn_comes_again_in_what_is_left_until_the_deadline_is_near(share: float) -> None:
    """HO-R20: orders may be written after a turn; in the last hour of a question none comes any more."""
    turn, end = Timer("vote", 0, NOW, kind="turn"), Timer("vote", 0, NOW + timedelta(hours=10))
    again = next_turn(NOW, turn, end, None, lambda key: share)
    assert again is not None
    assert again.due is not None
    soon = Timer("vote", 0, NOW + NEAR - timedelta(seconds=1))

    assert AGAIN_FROM <= (again.due - NOW) / timedelta(hours=10) <= AGAIN_TO
    assert replace(turn, due=again.due) == again
    assert next_turn(NOW, turn, soon, None, lambda key: share) is None
    assert next_turn(NOW, turn, Timer("vote", 0, None, 3600.0), None, lambda key: share) is None


def test_a_turn_that_comes_again_comes_in_no_quiet_hours() -> None:
    """From 22 o'clock to 8 the clock of the table stands: of 14 hours four are left awake."""
    quiet = Quiet(22 * 60, 8 * 60, "UTC")
    end = Timer("vote", 0, NOW + timedelta(hours=14))
    again = next_turn(NOW, Timer("vote", 0, NOW, kind="turn"), end, quiet, lambda key: 0.5)

    assert again is not None
    assert datetime(2026, 11, 28, 8, 24, tzinfo=UTC) == again.due
