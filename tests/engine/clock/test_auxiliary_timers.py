"""What stands beside a deadline: reminders, unless the wait is too short for any."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.clock.deadlines import SHORTEST, timers_beside
from engine.kernel.waits import Wait

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
