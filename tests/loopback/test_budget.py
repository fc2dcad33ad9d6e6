"""Requests over real sockets wait for the budget; answers to clicks do not."""

import asyncio
import json
from datetime import timedelta
from pathlib import Path

from msgspec.structs import replace

from bot.clock.waiting import RealWaiting
from bot.connection.budget import HELD, Budget, Urgency
from bot.metrics.numbers import Numbers
from bot.metrics.page import serve_metrics
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered
from tests.loopback.server import PREFIX, Server
from tests.loopback.test_numbers import asked, free
from tests.loopback.town import Channel
from tests.loopback.watching import until


def waiting(budget: Budget) -> set[Urgency]:
    """What the requests are for that wait."""
    return {urgency for urgency, count in budget.waiting_by_urgency().items() if count}


async def test_while_all_else_is_held_back_a_click_is_answered(
    server: Server, hall: Channel, amir: Person, tmp_path: Path
) -> None:
    """So many 403 that nothing is sent: the table is opened, its host is told so, and its post waits."""
    bot = make_bot(whole(), RealWaiting(), unused(tmp_path))
    bot._connection.guild_ready_timeout = 0.05
    async with connected(bot):
        await until(lambda: server.town.commands)
        assert bot.budget is not None
        for _ in range(HELD):
            bot.budget.note_response(403)
        await answered(amir.command(hall, "campaign new", seats=3))
        await until(lambda: bot.budget is not None and bot.budget.waiting_requests())
        held = list(hall.messages)
        bot.budget._invalid.clear()
        await until(lambda: hall.messages)

    assert [] == held


async def test_the_library_sends_no_more_than_the_budget(
    server: Server, hall: Channel, tmp_path: Path
) -> None:
    """Fifteen messages by five a second take two seconds at least, whoever sends them."""
    settings = whole().settings.model_copy(update={"requests": 5})
    bot = make_bot(replace(whole(), settings=settings), RealWaiting(), unused(tmp_path))
    bot._connection.guild_ready_timeout = 0.05
    async with connected(bot):
        await until(lambda: server.town.commands)
        channel, loop = bot.get_partial_messageable(hall.id), asyncio.get_running_loop()
        began = loop.time()
        await asyncio.gather(*(channel.send(str(number)) for number in range(15)))
        took = loop.time() - began

    assert 15 == len(hall.messages)
    assert took > 2.0


async def test_where_requests_are_few_a_question_overtakes_news_and_boards(
    server: Server, hall: Channel, amir: Person, tmp_path: Path
) -> None:
    """One table's news and board wait already; then somebody of another is asked, by direct message."""
    town, bita, port = server.town, Person(server.town, "Bita"), free()
    yard = town.open_channel("yard")
    settings = whole().settings.model_copy(update={"requests": 5, "metrics": port})
    bot = make_bot(replace(whole(), settings=settings), RealWaiting(), unused(tmp_path))
    bot._connection.guild_ready_timeout, bot.posting.boards.rest = 0.05, timedelta(0)
    async with serve_metrics(bot, Numbers()), connected(bot):
        await until(lambda: town.commands)
        for place in (hall, yard):
            await answered(amir.command(place, "campaign new", seats=3))
            await answered(amir.command(place, "campaign join"))
        await answered(amir.command(hall, "campaign begin"))
        await answered(bita.command(yard, "campaign join"))
        await answered(bita.command(town.dm(bita.id), "help"))  # so that she is not at the table
        await until(lambda: not bot.outbox.owed_since() and not bot.budget.waiting_requests())
        for _ in range(HELD):
            bot.budget.note_response(403)
        await answered(amir.command(hall, "campaign pause"))
        await until(lambda: {Urgency.NEWS, Urgency.BOARD} <= waiting(bot.budget))
        await answered(amir.command(yard, "campaign begin"))
        await until(lambda: Urgency.QUESTION in waiting(bot.budget))
        told, before = json.loads((await asked(port, "/healthz"))[1]), len(server.requests)
        bot.budget._invalid.clear()
        await until(lambda: bita.inbox() and not bot.budget.waiting_requests())
    news = next(one for one in town.channels.values() if one.parent == hall.id)
    after = [one.replace(PREFIX, "") for one in server.requests[before:]]
    places = [f"POST /channels/{one.id}/messages" for one in (town.dm(bita.id), news)]
    moments = [after.index(one) for one in places]
    edited = next(at for at, one in enumerate(after) if one.startswith(f"PATCH /channels/{hall.id}/"))

    assert moments[0] < moments[1] < edited
    assert all(told["requests"]["waiting"][one] for one in ("question", "news", "board"))
