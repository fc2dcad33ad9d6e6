"""A road that fails again and again is tried less and less often; another reason is news."""

from datetime import UTC, datetime, timedelta

from bot.posts.backoff import FIRST, LONGEST, Backoff

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
ROAD, OTHER = "road", "another"


def rests(times: int) -> list[timedelta]:
    """How long the road rests after each of so many failures in a row."""
    backoff, found = Backoff(), list[timedelta]()
    for _ in range(times):
        backoff.failed(ROAD, "http_500", NOON)
        until = backoff.next([ROAD])
        assert until is not None
        found.append(until - NOON)
    return found


def test_the_rest_doubles_up_to_ten_minutes() -> None:
    """A channel that was forbidden for a night is open again within minutes of its permission."""
    doubling = [FIRST * 2**step for step in range(7)]

    assert doubling == rests(7)
    assert {LONGEST} == set(rests(60)[7:])
    assert timedelta(minutes=10) == LONGEST


def test_a_road_is_blocked_until_its_time_has_come() -> None:
    """And to the moment free again; another road never was blocked."""
    backoff = Backoff()
    backoff.failed(ROAD, "http_500", NOON)

    assert [True, False] == [backoff.blocked(ROAD, NOON + after) for after in (FIRST - FIRST / 5, FIRST)]
    assert not backoff.blocked(OTHER, NOON)


def test_a_road_that_worked_begins_anew() -> None:
    """The next failure rests as the first one did."""
    backoff = Backoff()
    for _ in range(5):
        backoff.failed(ROAD, "http_500", NOON)
    backoff.worked(ROAD)

    assert backoff.next([ROAD]) is None
    assert backoff.failed(ROAD, "http_500", NOON)
    assert NOON + FIRST == backoff.next([ROAD])


def test_the_nearest_of_several_is_waited_for() -> None:
    """One that has failed often holds no other up."""
    backoff = Backoff()
    for _ in range(5):
        backoff.failed(ROAD, "http_500", NOON)
    backoff.failed(OTHER, "http_500", NOON)

    assert NOON + FIRST == backoff.next([ROAD, OTHER])


def test_only_another_reason_is_news() -> None:
    """It is logged once, not at each try."""
    backoff = Backoff()
    reasons = ("http_500", "http_500", "http_403", "http_403")

    assert [True, False, True, False] == [backoff.failed(ROAD, why, NOON) for why in reasons]
