"""Requests over real sockets wait for the budget; answers to clicks do not."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.clock.waiting import RealWaiting
from bot.connection.budget import HELD
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole
from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import until


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
