"""What has come due is done in the clock's order, reminders last and together."""

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from engine.clock.auxiliary_timers import (
    AUXILIARY_TIMERS,
    TURN_FROM,
    TURN_TO,
    id_of,
    parted,
    share_of,
    turn_part,
)
from engine.clock.due_timers import DueTimer, due_timers
from engine.store import Due

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def due(*rows: tuple[int, str]) -> list[Due]:
    """Rows of matches that have come due, in this order."""
    return [Due(match, row, 0, NOW) for match, row in rows]


def test_deadlines_and_turns_keep_their_order() -> None:
    """Standing orders come before the default where both are late."""
    found = due_timers(due((2, "turn/a"), (1, "b"), (2, "a")))

    assert found == (
        DueTimer(2, "turn", ("a",), ("turn/a",)),
        DueTimer(1, "wait", ("b",), ("b",)),
        DueTimer(2, "wait", ("a",), ("a",)),
    )


def test_marks_of_a_match_are_one_reminder() -> None:
    """Group equal times: one entry, one message a person."""
    found = due_timers(due((1, "half/a"), (2, "half/a"), (1, "half/b")))

    assert found == (
        DueTimer(1, "half", ("a", "b"), ("half/a", "half/b")),
        DueTimer(2, "half", ("a",), ("half/a",)),
    )


def test_the_last_reminder_takes_the_place_of_one_that_is_late() -> None:
    found = due_timers(due((1, "half/a"), (1, "last/a"), (1, "half/b")))

    assert found == (
        DueTimer(1, "last", ("a",), ("half/a", "last/a")),
        DueTimer(1, "half", ("b",), ("half/b",)),
    )


def test_nobody_is_reminded_of_what_has_run_out() -> None:
    """Its rows go with it."""
    found = due_timers(due((1, "half/a"), (1, "last/a"), (1, "a")))

    assert (DueTimer(1, "wait", ("a",), ("a",)),) == found


def test_an_id_says_what_stands_beside_which_wait() -> None:
    assert [(auxiliary, "g1.p1.vote.0") for auxiliary in AUXILIARY_TIMERS] == [
        parted(id_of(auxiliary, "g1.p1.vote.0")) for auxiliary in AUXILIARY_TIMERS
    ]
    assert (None, "g1.p1.vote.0") == parted("g1.p1.vote.0")
    assert (None, "half/") == parted("half/")


@given(st.binary(min_size=16, max_size=64), st.text(min_size=1, max_size=40))
def test_the_moment_of_a_turn_is_the_match_s_secret_and_always_the_same(master: bytes, wait: str) -> None:
    """peers.md 5: between a tenth and six tenths of the time; a restart draws no other."""
    part = turn_part(share_of(master)(wait))

    assert TURN_FROM <= part < TURN_TO
    assert part == turn_part(share_of(master)(wait))
    assert part != turn_part(share_of(master + b"x" if len(master) < 64 else master[1:])(wait))
