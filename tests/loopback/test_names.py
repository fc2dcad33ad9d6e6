"""A start asks Discord for no name that is known and fresh."""

from pathlib import Path

from bot.clock.waiting import RealWaiting
from bot.users import FRESH
from bot.wiring import make_bot
from engine.store import SeenName
from tests.bot.core_world import unused, whole
from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import until


def names_asked(server: Server) -> list[str]:
    """Of whom Discord was asked for the name."""
    ours = f"GET /users/{server.town.bot}"
    return [
        one
        for one in server.requests
        if one.startswith("GET /users/") and one not in (ours, "GET /users/@me")
    ]


async def test_names_outlive_a_start(server: Server, hall: Channel, amir: Person, tmp_path: Path) -> None:
    """First nobody is known; after a restart they are, and only one whose name is old is asked for."""
    folder = unused(tmp_path)
    asked = []
    for age in (0, 0, 2):
        bot = make_bot(whole(), RealWaiting(), folder)
        bot._connection.guild_ready_timeout = 0.05
        async with connected(bot):
            await until(lambda: server.town.commands)
            before = len(names_asked(server))
            if not asked:
                await answered(amir.command(hall, "campaign new", seats=3))
            if age:
                seen = SeenName("Amir", RealWaiting().now() - age * FRESH)
                await bot.store.write.set_names({amir.id: seen})
            await bot.user_names.learn((amir.id,))
            asked.append(len(names_asked(server)) - before)
            known = bot.user_names.name(amir.id)
            await bot.user_names.note()

    assert [0, 0, 1] == asked
    assert "Amir" == known
