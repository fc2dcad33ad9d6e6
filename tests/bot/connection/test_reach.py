"""The one judgement of whether Discord can be reached, by a clock that is made up."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.connection.reach import LASTS, SETTLED, Reach

START = datetime(2026, 11, 1, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


class Line:
    """Discord, and the clock by which it is judged."""

    def __init__(self) -> None:
        self.now, self.is_up = START, True
        self.reach = Reach(lambda: self.now, self.ask)

    async def ask(self) -> None:
        """A harmless request."""
        if not self.is_up:
            raise ConnectionRefusedError

    async def passes(self, length: timedelta) -> None:
        """Time goes by, and it is judged every fifteen seconds while there is doubt."""
        end = self.now + length
        while self.now < end:
            if self.reach.is_uneasy:
                await self.reach.judge()
            self.now += timedelta(seconds=15)
        if self.reach.is_uneasy:
            await self.reach.judge()

    def send(self, place: int, status: int = 200, code: int = 0) -> None:
        """Something is sent there, and answered so."""
        if status == 200:
            with self.reach.watch(place):
                return
        answer = SimpleNamespace(status=status, reason="")
        with pytest.raises(discord.HTTPException), self.reach.watch(place):
            raise discord.HTTPException(answer, {"code": code, "message": ""})  # type: ignore[arg-type]


async def test_one_place_that_fails_is_no_outage() -> None:
    """A channel or a person: whatever else is sent may go out."""
    line = Line()
    for _ in range(60):
        line.send(1, 503)
        await line.passes(MINUTE)

    assert not line.reach.is_uneasy


async def test_two_places_that_fail_while_none_works_are_an_outage_though_discord_answers() -> None:
    """Only sending is out of order: what is looked up is answered all the while."""
    line = Line()
    for _ in range(3):
        line.send(1, 503)
        line.send(2, 503)
        await line.passes(MINUTE)

    assert line.reach.is_out


async def test_two_places_that_fail_while_a_third_works_are_none() -> None:
    line = Line()
    for _ in range(60):
        line.send(1, 503)
        line.send(2, 503)
        line.send(3)
        await line.passes(MINUTE)

    assert not line.reach.is_out


@pytest.mark.parametrize("code", [50001, 50013, 50083, 10003, 50035, 50007])
async def test_a_refusal_is_an_answer(code: int) -> None:
    """Who is told no has reached Discord."""
    line = Line()
    line.send(1, 503)
    line.send(2, 403, code)
    line.send(3, 503)
    await line.passes(2 * MINUTE)

    assert not line.reach.is_out


async def test_an_outage_may_have_begun_before_it_was_noticed_and_not_before_something_worked() -> None:
    """Nobody sends anything for minutes at a time: what was lost before the first failure is lost, too."""
    line = Line()
    line.send(1)
    await line.passes(3 * MINUTE)
    line.is_up = False
    line.send(1, 503)
    await line.passes(2 * MINUTE)

    assert START == line.reach.since


async def test_a_request_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit that lasts raises nothing."""
    monkeypatch.setattr("bot.connection.reach.LATE", 0.01)
    line = Line()
    with line.reach.watch(1):
        await asyncio.sleep(0.05)
        assert line.reach.is_uneasy


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 12)), max_size=12))
async def test_it_is_out_only_after_a_minute_and_never_longer_than_five_after_the_end(
    phases: list[tuple[bool, int]],
) -> None:
    """Whatever comes and goes: a sound Discord is found sound in the end, and a broken one is found out."""
    line = Line()
    for up, minutes in phases:
        line.is_up = up
        if not up:
            line.send(1, 503)
        await line.passes(minutes * MINUTE)
        if not up and minutes * MINUTE > LASTS:
            assert line.reach.is_out
        if up and minutes * MINUTE > SETTLED + MINUTE:
            assert not line.reach.is_out
    line.is_up = True
    await line.passes(SETTLED + MINUTE)

    assert not line.reach.is_uneasy
