"""A clock that is set back makes no wait and no pause longer than it was to be."""

import asyncio
from datetime import UTC, datetime, timedelta
from time import monotonic
from unittest.mock import Mock

import pytest

from bot.clock.waiting import RealWaiting
from bot.posts import backoff
from bot.posts.backoff import Backoff
from bot.posts.board import REST, Boards
from bot.throttle import is_resting
from tests.loopback.watching import BUSY

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
HOURS = timedelta(hours=2)


async def test_a_wait_ends_when_it_would_have_ended() -> None:
    """The clock is set back two hours as soon as somebody waits by it."""
    began, looks = monotonic(), list[int]()

    def clock() -> datetime:
        looks.append(len(looks))
        return NOW + timedelta(seconds=monotonic() - began) - (HOURS if len(looks) > 2 else timedelta(0))

    waiting = RealWaiting(clock, longest_nap=0.02)
    until = waiting.now() + timedelta(seconds=0.1)
    await asyncio.wait_for(waiting.sleep_until(until, asyncio.Event()), BUSY)

    assert 0.1 <= monotonic() - began < BUSY


async def test_a_clock_set_forward_ends_a_wait_at_once() -> None:
    looks = list[int]()

    def clock() -> datetime:
        looks.append(len(looks))
        return NOW + (HOURS if len(looks) > 3 else timedelta(0))

    waiting = RealWaiting(clock, longest_nap=0.02)
    await asyncio.wait_for(waiting.sleep_until(NOW + HOURS, asyncio.Event()), BUSY)

    assert len(looks) > 3


@pytest.mark.parametrize(
    ("until", "expected"),
    [(None, False), (NOW, False), (NOW + HOURS / 2, True), (NOW + HOURS, True), (NOW + 2 * HOURS, False)],
)
def test_a_pause_lasts_no_longer_than_pauses_can(until: datetime | None, expected: bool) -> None:
    assert expected == is_resting(until, NOW, HOURS)


def test_a_lane_that_rests_is_tried_though_the_clock_was_set_back() -> None:
    lanes = Backoff()
    lanes.note_failure("lane", "http_500", NOW)
    longest = NOW + backoff.LONGEST

    assert [True, False, False] == [lanes.is_blocked("lane", when) for when in (NOW, longest, NOW - HOURS)]


def test_a_board_that_rests_is_changed_though_the_clock_was_set_back() -> None:
    boards = Boards(Mock(), Mock())
    boards._rests_until[1] = NOW + REST
    boards._backoff.note_failure(2, "http_500", NOW)
    due = [boards._next_turn(match, when) is not None for when in (NOW, NOW - HOURS) for match in (1, 2)]

    assert [True, True, False, False] == due
