"""`khandan run` as a host types it, twice on one PostgreSQL: one that is stopped gives way to the other."""

import asyncio
import base64
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import aiohttp

from tests.loopback.people import Person, answered, told
from tests.loopback.server import Server
from tests.loopback.town import Channel
from tests.loopback.watching import BUSY, until
from tests.postgres_server import PostgresServer

ROOT: Final = Path(__file__).parents[2]
KEY: Final = base64.b64encode(bytes(range(32))).decode()
SHARDS: Final = 2


@asynccontextmanager
async def khandan_run(server: Server, name: str, folder: Path, **settings: str) -> AsyncIterator[Process]:
    """A process of this name with these settings and no others; killed at the end of the block."""
    token = base64.b64encode(str(server.town.bot).encode()).decode().rstrip("=")
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": f"{token}.{6 * 'b'}.{38 * 'c'}",
        "KHANDAN_KEY": KEY,
        "PROCESS": name,
        "DATA": str(folder / name),
        **settings,
    }
    words = (sys.executable, "-m", "tests.loopback.run", server.url, name, "1.0", "run")
    process = await asyncio.create_subprocess_exec(
        *words, cwd=folder, env=environment, stdout=PIPE, stderr=STDOUT
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def are_well(*ports: int) -> None:
    """Wait until each process says that it is well: one that has just begun to hear a shard is not yet."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(BUSY):
        for port in ports:
            while (await session.get(f"http://127.0.0.1:{port}/healthz")).status != 200:  # noqa: ASYNC110
                await asyncio.sleep(0.1)


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


async def opened(person: Person, hall: Channel) -> str:
    """What somebody reads who opens a table there."""
    asked = person.command(hall, "table new", game="coup", seats=3, language="en")
    return told(await answered(asked))


async def test_one_of_two_processes_is_stopped_and_the_other_goes_on(
    server: Server, postgres: PostgresServer, tmp_path: Path
) -> None:
    """Each holds a shard; who is told to stop gives its own away, says goodbye, and ends with 0."""
    town, gateway = server.town, server.gateway
    gateway.shards = SHARDS
    halls = [town.open_channel(f"{n}", town.found_guild(f"{n}", n, SHARDS)) for n in range(SHARDS)]
    amir, ports = Person(town, "Amir"), (free_port(), free_port())
    given = {"DATABASE_URL": postgres.new_database(), "SHARDS": f"{SHARDS}"}

    def holders() -> set[str]:
        """By whom shards are heard, while each is heard once."""
        sessions = [one for one in gateway.sessions.values() if one.socket is not None]
        return {one.caller for one in sessions} if len(sessions) == SHARDS else set()

    async with khandan_run(server, "1", tmp_path, METRICS=f"{ports[0]}", **given) as first:
        await until(lambda: holders() == {"1"} and town.commands)
        async with khandan_run(server, "2", tmp_path, METRICS=f"{ports[1]}", **given):
            await until(lambda: holders() == {"1", "2"})
            said = [await opened(amir, hall) for hall in halls]
            await are_well(*ports)
            first.send_signal(signal.SIGTERM)
            output, _ = await asyncio.wait_for(first.communicate(), BUSY)
            await until(lambda: holders() == {"2"})
            said += [await opened(amir, hall) for hall in halls]

    assert ["Table"] * 4 == [one.translate(dict.fromkeys(range(0x2066, 0x206A)))[:5] for one in said]
    assert 0 == first.returncode
    assert "Good night." in output.decode()
