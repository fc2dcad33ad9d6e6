"""Bots as processes: begun in a moment, killed by their number, and begun again on the same folder."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE

import msgspec

from tests.loopback.bot import Birth
from tests.loopback.server import Server
from tests.loopback.watching import until

ROOT = Path(__file__).parents[2]
START = 60.0


class Nursery:
    """The process in which all that bots share lies ready."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.alive: set[int] = set()

    async def begin(self, server: Server, data: Path, patience: float = 3600.0) -> int:
        """A bot that begins to live; its process's number."""
        assert self._process.stdin is not None
        birth = Birth(server.api, server.gateway_url, str(data), patience)
        self._process.stdin.write(msgspec.json.encode(birth) + b"\n")
        pid = int(await self._said())
        self.alive.add(pid)
        return pid

    async def _said(self) -> bytes:
        assert self._process.stdout is not None
        return await asyncio.wait_for(self._process.stdout.readline(), START)

    async def gone(self, pid: int) -> None:
        """Wait until a killed bot is no more: then its database is free."""
        await until(lambda: not runs(pid))
        self.alive.discard(pid)


def runs(pid: int) -> bool:
    """Whether this process is there."""
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def kill(pid: int) -> None:
    """SIGKILL: the process does nothing more. One that is gone already stays so."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """A nursery; its bots end with it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.loopback.bot", stdin=PIPE, stdout=PIPE, cwd=ROOT
    )
    made = Nursery(process)
    try:
        assert b"ready\n" == await made._said()
        yield made
    finally:
        for pid in tuple(made.alive):
            kill(pid)
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait_for(process.wait(), 10)
