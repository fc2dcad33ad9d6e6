"""One budget for every request: how many a second, in which order, and what too many refusals bring."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.connection import budget
from bot.connection.budget import HELD, SLOW, WINDOW, Budget, Urgency, only_while
from engine.store import SlotLost, StoreBroken
from tests.loopback.watching import BUSY


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


async def let_in(budget: Budget, *urgencies: Urgency) -> list[int]:
    """Which of them went out in what order, all having asked at once."""
    gone: list[int] = []

    async def ask(number: int, urgency: Urgency) -> None:
        await budget.turn(urgency)
        gone.append(number)

    await asyncio.gather(*(ask(number, one) for number, one in enumerate(urgencies)))
    return gone


async def test_what_people_wait_for_goes_first() -> None:
    """A click's own requests, then questions, then news, then boards; among equals who came first."""
    asked = (Urgency.BOARD, Urgency.NEWS, Urgency.QUESTION, Urgency.BOARD, Urgency.ANSWER, Urgency.QUESTION)
    order = await let_in(Budget(50), *asked)

    assert [4, 2, 5, 1, 0, 3] == order


async def test_what_waits_is_told_by_what_it_is_for() -> None:
    """In the order in which it goes: whoever hosts sees whether people wait, or boards alone."""
    budget = Budget(50)
    for _ in range(HELD):
        budget.note_response(403)
    waiting = [asyncio.create_task(budget.turn(one)) for one in (Urgency.BOARD, Urgency.NEWS, Urgency.BOARD)]
    await asyncio.sleep(0)
    told = budget.waiting_by_urgency()
    for one in waiting:
        one.cancel()
    await budget.close()

    assert [Urgency.ANSWER, Urgency.QUESTION, Urgency.NEWS, Urgency.BOARD] == list(told)
    assert [0, 0, 1, 2] == list(told.values())


async def test_no_second_has_more_than_the_budget() -> None:
    """Those that went at once and those that followed within the second, together."""
    loop, gone = asyncio.get_running_loop(), list[float]()
    budget = Budget(20)

    async def ask() -> None:
        await budget.turn(Urgency.BOARD)
        gone.append(loop.time())

    await asyncio.gather(*(ask() for _ in range(30)))
    busiest = max(sum(since <= one < since + 1.0 for one in gone) for since in gone)

    assert busiest <= 20
    assert 30 == len(gone)


async def test_many_refusals_slow_the_bot_down_and_then_hold_back_all_but_answers() -> None:
    """Far below Discord's 10,000 in ten minutes; what is left is told, and as they age all goes on."""
    clock = Clock()
    budget = Budget(50, clock)
    states = []
    for status, times in ((200, 5_000), (404, 5_000), (429, SLOW - 1), (401, 1), (403, HELD - SLOW)):
        for _ in range(times):
            budget.note_response(status)
        states.append((budget._state(), budget.invalid_left()))
    waiting = asyncio.create_task(budget.turn(Urgency.ANSWER))
    await asyncio.sleep(0.02)
    held = (waiting.done(), budget.waiting_requests())
    clock.at += WINDOW + 1
    await asyncio.wait_for(waiting, BUSY)

    assert [("open", HELD), ("open", HELD)] == states[:2]
    assert [("open", HELD - SLOW + 1), ("slow", HELD - SLOW), ("held", 0)] == states[2:]
    assert (False, 1) == held
    assert ("open", HELD, 0) == (budget._state(), budget.invalid_left(), budget.waiting_requests())


def test_what_discord_does_not_count_is_not_counted() -> None:
    """A 429 of the scope `shared`: others asked for the same thing."""
    budget = Budget(40)
    budget.note_response(429, "shared")
    budget.note_response(429, "user")

    assert HELD - 1 == budget.invalid_left()


async def test_who_went_away_takes_nobodys_turn() -> None:
    """A request that was given up while it waited is not sent, and does not count."""
    clock = Clock()
    budget = Budget(40, clock)
    gone = asyncio.create_task(budget.turn(Urgency.ANSWER))
    await asyncio.sleep(0)
    gone.cancel()
    await budget.turn(Urgency.BOARD)

    assert (39, 0) == (budget.requests_left(), budget.waiting_requests())


async def test_a_budget_that_others_share_is_taken_by_twos() -> None:
    """Five requests ask for three times two of 32 a second and eight at once."""
    asked = list[tuple[int, int, int]]()

    async def reserve(count: int, rate: int, burst: int) -> float:
        asked.append((count, rate, burst))
        return 0.0

    await let_in(Budget(40, reserve=reserve), *[Urgency.QUESTION] * 5)

    assert [(2, 32, 8)] * 3 == asked


async def test_while_the_shared_budget_can_not_be_asked_no_request_goes_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Answers wait for no budget; all else waits until the database is there again."""
    monkeypatch.setattr(budget, "LOOK", 0.0)
    failures, gone = [StoreBroken("away"), StoreBroken("away")], list[int]()

    async def reserve(count: int, rate: int, burst: int) -> float:
        gone.append(len(failures))
        if failures:
            raise failures.pop()
        return 0.0

    order = await let_in(Budget(40, reserve=reserve), Urgency.BOARD, Urgency.QUESTION)

    assert [2, 1, 0] == gone
    assert [1, 0] == order


async def test_what_is_another_process_s_by_now_is_not_sent() -> None:
    """Asked at the last moment: a request may have waited long for its turn."""
    held = [True, False]
    sent = list[str]()
    async with small_server(sent) as (session, address):
        with only_while(lambda: held.pop(0)):
            await session.get(address)
            with pytest.raises(SlotLost):
                await session.get(address)

    assert 1 == len(sent)


async def test_a_slot_that_is_lost_while_a_connection_is_made_sends_nothing() -> None:
    """A process that stood still in between awakes, and another has its work by now."""
    held, sent = [True], list[str]()

    async def lose(*_: object) -> None:
        held[0] = False

    async with small_server(sent) as (session, address):
        connected = aiohttp.TraceConfig()
        connected.on_connection_create_end.append(lose)
        connected.freeze()
        session.trace_configs.append(connected)
        with only_while(lambda: held[0]), pytest.raises(SlotLost):
            await session.get(address)

    assert [] == sent


async def test_letters_at_the_table_are_the_slot_s_too_and_lose_their_buttons_in_any_case() -> None:
    """They wait for no budget. Whoever has the slot by now writes them, and can't change ours."""
    sent = list[str]()
    async with small_server(sent) as (session, address):
        followed = address.replace("messages", "webhooks/")
        with only_while(lambda: False):
            with pytest.raises(SlotLost):
                await session.post(followed)
            await session.patch(followed)

    assert ["PATCH /api/webhooks/"] == sent


@asynccontextmanager
async def small_server(sent: list[str]) -> AsyncIterator[tuple[aiohttp.ClientSession, str]]:
    """A session whose requests wait for a budget, and the address of a server that notes them."""

    async def note(request: web.Request) -> web.Response:
        sent.append(f"{request.method} {request.path}")
        return web.Response()

    app, trace = web.Application(), aiohttp.TraceConfig()
    app.router.add_route("*", "/api/{path:.*}", note)
    Budget(40).watch(trace)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    try:
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            yield session, f"http://{host}:{port}/api/messages"
    finally:
        await runner.cleanup()
