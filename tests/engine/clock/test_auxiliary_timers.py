"""What stands beside a deadline: reminders, unless the wait is too short for any."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.clock.deadlines import BEAT, BRIEF_FROM, BRIEF_TO, SHORTEST, timers_beside, turn_part
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
