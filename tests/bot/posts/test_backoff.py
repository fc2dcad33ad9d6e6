"""A lane that fails is tried less and less often, and what it fails for is said once."""

from datetime import UTC, datetime

from bot.posts.backoff import FIRST, Backoff

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


def test_a_lane_that_is_freed_and_fails_again_for_the_same_reason_is_no_news() -> None:
    """In an outage one lane is freed again and again to see how it fares: one line in the log is enough."""
    backoff = Backoff()

    assert backoff.note_failure("lane", "http_503_0", NOON)
    for _ in range(3):
        backoff.free_oldest()
        assert not backoff.is_blocked("lane", NOON)
        assert not backoff.note_failure("lane", "http_503_0", NOON)
    backoff.free_all()
    assert not backoff.note_failure("lane", "http_503_0", NOON)
    assert backoff.note_failure("lane", "http_404_10003", NOON)


def test_a_lane_that_was_freed_rests_as_briefly_as_after_its_first_failure() -> None:
    """What failed ten times in an outage would else rest for minutes at its first stumble afterwards."""
    backoff = Backoff()
    for _ in range(10):
        backoff.note_failure("lane", "http_503_0", NOON)
    backoff.free_all()
    backoff.note_failure("lane", "http_503_0", NOON)

    assert backoff.next_attempt(["lane"]) == NOON + FIRST


def test_a_lane_of_another_process_is_forgotten_with_its_failure() -> None:
    """When it comes back to us weeks later its failure is news again."""
    backoff = Backoff()
    for lane in (("ours", 1), ("theirs", 2)):
        backoff.note_failure(lane, "http_503_0", NOON)
    backoff.forget(lambda lane: lane == ("theirs", 2))

    assert backoff.note_failure(("theirs", 2), "http_503_0", NOON)
    assert not backoff.note_failure(("ours", 1), "http_503_0", NOON)


def test_lanes_are_freed_by_turns() -> None:
    """The one whose rest ends first comes first; one that is free already takes no turn."""
    backoff = Backoff()
    for number, lane in enumerate(("first", "second")):
        backoff.note_failure(lane, "http_503_0", NOON + number * FIRST / 2)
    backoff.free_oldest()
    assert not backoff.is_blocked("first", NOON)
    assert backoff.is_blocked("second", NOON)
    backoff.free_oldest()

    assert not backoff.is_blocked("second", NOON)
    assert backoff.next_attempt(["first", "second"]) is None
    assert backoff.has_failed("first")
