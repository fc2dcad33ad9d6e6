"""Discord delivers an interaction again: it counts once, and what its asker has read of it stands."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Literal

import discord
import pytest

from bot.dedup import InteractionDedup
from bot.rate_limits import MINUTE, RateLimits
from bot.sandbox.driver import Answer
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.loopback.watching import BUSY
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

When = Literal["at once", "soon", "a minute later"]

TOO_FAST = "too much in one minute"


class Clock:
    """Seconds of the people's minute, and what they may send within it."""

    def __init__(self, hall: Hall, most: int) -> None:
        self.now = 0.0
        settings = hall.bot.parts.settings.model_copy(update={"commands": most})
        hall.bot.rate_limits = RateLimits(settings, hall.bot.store, lambda: self.now)


@contextmanager
def doubled(hall: Hall) -> Iterator[None]:
    """Everything that people do meanwhile is delivered twice, the one after the other without a pause."""
    backend: Any = hall.world.env.backend
    true = backend.emit

    def emit(name: str, payload: Any, *given: Any, **more: Any) -> Any:
        told = true(name, payload, *given, **more)
        if name == "INTERACTION_CREATE":
            true(name, payload, *given, **more)
        return told

    backend.emit = emit
    try:
        yield
    finally:
        backend.emit = true


async def twice(hall: Hall, clock: Clock, when: When, name: str, **options: Any) -> Answer:
    """A command of the host that Discord delivers twice."""
    if when == "at once":
        with doubled(hall):
            return await hall.driver.command(hall.host, name, **options)
    answer = await hall.driver.command(hall.host, name, **options)
    clock.now += MINUTE + 1 if when == "a minute later" else 0.0
    await hall.redelivered()
    return answer


@pytest.mark.parametrize("when", ["at once", "soon", "a minute later"])
async def test_at_the_limit_of_what_a_person_may_send_a_second_delivery_leaves_the_answer(
    hall: Hall, when: When
) -> None:
    """They sent no more than they may, and have read the page: it must not turn into a reproach."""
    await hall.begun()
    clock = Clock(hall, 2)
    await hall.command(hall.host, "campaign status")
    board = await twice(hall, clock, when, "board")

    assert TOO_FAST not in plain(board.text)
    assert "Houses" in plain(board.text)


@pytest.mark.parametrize("when", ["at once", "soon"])
async def test_however_often_it_is_delivered_an_interaction_counts_once(hall: Hall, when: When) -> None:
    """A page, a refusal and a move; after them there is room for as many as nobody has sent."""
    door = await hall.table(people=1)
    clock = Clock(hall, 4)
    for name in ("campaign status", "watch close"):
        await twice(hall, clock, when, name)
    with doubled(hall):
        await hall.press(hall.host, door, "v1:leave:")
    fourth = await hall.command(hall.host, "campaign status")
    fifth = await hall.command(hall.host, "campaign status")

    assert [False, True] == [TOO_FAST in one for one in (fourth, fifth)]


@pytest.mark.parametrize("when", ["at once", "soon", "a minute later"])
async def test_what_was_refused_for_its_haste_is_not_done_when_it_is_delivered_again(
    hall: Hall, when: When
) -> None:
    """Who has read that nothing was done is not seated behind their back."""
    await hall.table(people=0)
    clock = Clock(hall, 1)
    await hall.command(hall.host, "campaign status")
    refused = await twice(hall, clock, when, "campaign join")

    assert TOO_FAST in plain(refused.text)
    assert (None, None, None) == hall.match_state()


async def test_what_was_refused_stays_refused_when_it_could_be_done_by_now(hall: Hall) -> None:
    """They left no seat, for they had none; since then they have taken one, and it stays theirs."""
    door = await hall.table(people=0)
    refused = await hall.driver.command(hall.host, "campaign leave")
    leaving = [one for _, name, one in hall.world.env.backend.transcript if name == "INTERACTION_CREATE"][-1]
    before = plain(refused.text)
    await hall.press(hall.host, door, "v1:join:")
    async with hall.world.turn:
        hall.world.env.backend.emit("INTERACTION_CREATE", leaving)
        await hall.world.env.settle()

    assert (hall.host, None, None) == hall.match_state()
    assert before == plain(refused.text)


async def test_a_page_that_nobody_has_read_is_shown_at_the_second_delivery(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first answer and the apology for it were lost: the next delivery is a help, and is not counted."""
    await hall.begun()
    Clock(hall, 1)
    lost: Any = SimpleNamespace(status=400, reason="planted")

    async def refuse(*_: Any, **__: Any) -> None:
        raise discord.HTTPException(lost, "planted")

    with monkeypatch.context() as planted:
        planted.setattr(discord.InteractionResponse, "send_message", refuse)
        async with hall.world.turn:
            unread = await hall.host.slash(hall.world.channel, "board")
    acknowledged = unread.acknowledged
    await hall.redelivered()

    assert not acknowledged
    assert "Houses" in plain(Answer(unread).text)


async def test_an_apology_gives_way_to_the_page_at_the_second_delivery(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something failed at the first and is mended: what was asked for comes in its place."""
    await hall.begun()

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as planted:
        planted.setattr(hall.bot, "scene", broken)
        answer = await hall.driver.command(hall.host, "board")
    apology = plain(answer.text)
    await hall.redelivered()

    assert "broke" in apology
    assert "Houses" in plain(answer.text)


async def test_who_ends_waits_for_a_press_of_which_the_log_is_still_asked() -> None:
    """In its first half minute a bot asks the log about each press: what was heard is answered first."""
    began, log = datetime.now(UTC), asyncio.Event()

    async def answered(_: int) -> None:
        await log.wait()

    dedup = InteractionDedup(began, answered)
    press: Any = SimpleNamespace(
        id=1, created_at=began, extras={}, response=SimpleNamespace(is_done=lambda: 0)
    )

    async def hear() -> None:
        async with dedup.once(press):
            pass

    hearing = asyncio.create_task(hear())
    await asyncio.sleep(0)
    ending = asyncio.create_task(dedup.wait_until_idle(BUSY))
    await asyncio.sleep(0)
    was_over = ending.done()
    log.set()
    await asyncio.gather(hearing, ending)

    assert not was_over
