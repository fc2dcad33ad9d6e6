"""What has come due is done in the clock's order, reminders last and together."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from engine.clock.deadlines import TURN_FROM, TURN_TO, share_of, turn_part
from engine.match.timers import DueTimer, due_timers
from engine.store import Due, TimerKey

NOW = datetime(2026, 1, 1, tzinfo=UTC)


A, B = TimerKey("a"), TimerKey("b")
HALF_A, LAST_A, TURN_A = (TimerKey("a", kind) for kind in ("half", "last", "turn"))
HALF_B = TimerKey("b", "half")


def due(*timers: tuple[int, TimerKey]) -> list[Due]:
    """Timers of matches that have come due, in this order."""
    return [Due(match, key, 0, NOW) for match, key in timers]


def test_deadlines_and_turns_keep_their_order() -> None:
    """Standing orders come before the default where both are late."""
    found = due_timers(due((2, TURN_A), (1, B), (2, A)))

    assert found == (
        DueTimer(2, "turn", ("a",), (TURN_A,)),
        DueTimer(1, "deadline", ("b",), (B,)),
        DueTimer(2, "deadline", ("a",), (A,)),
    )


def test_marks_of_a_match_are_one_reminder() -> None:
    """Group equal times: one entry, one message a person."""
    found = due_timers(due((1, HALF_A), (2, HALF_A), (1, HALF_B)))

    assert found == (
        DueTimer(1, "half", ("a", "b"), (HALF_A, HALF_B)),
        DueTimer(2, "half", ("a",), (HALF_A,)),
    )


def test_the_last_reminder_takes_the_place_of_one_that_is_late() -> None:
    found = due_timers(due((1, HALF_A), (1, LAST_A), (1, HALF_B)))

    assert found == (
        DueTimer(1, "last", ("a",), (HALF_A, LAST_A)),
        DueTimer(1, "half", ("b",), (HALF_B,)),
    )


def test_nobody_is_reminded_of_what_has_run_out() -> None:
    """Its rows go with it."""
    found = due_timers(due((1, HALF_A), (1, LAST_A), (1, A)))

    assert (DueTimer(1, "deadline", ("a",), (A,)),) == found


@given(st.binary(min_size=16, max_size=64), st.text(min_size=1, max_size=40))
def test_the_moment_of_a_turn_is_the_match_s_secret_and_always_the_same(master: bytes, wait: str) -> None:
    """peers.md 5: between a tenth and six tenths of the time; a restart draws no other."""
    part = turn_part(share_of(master)(wait))

    assert TURN_FROM <= part < TURN_TO
    assert part == turn_part(share_of(master)(wait))
    assert part != turn_part(share_of(master + b"x" if len(master) < 64 else master[1:])(wait))
