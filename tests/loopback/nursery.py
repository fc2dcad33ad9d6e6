"""Bots as processes: begun in a moment, killed by their number, and begun again on the same folder."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import PIPE, Popen

import msgspec

from tests.loopback.bot import Birth
from tests.loopback.server import Server
from tests.loopback.watching import until
from tests.trust.planted.bots import Fault

ROOT = Path(__file__).parents[2]


class Nursery:
    """The process in which all that bots share lies ready."""

    def __init__(self, process: Popen[bytes]) -> None:
        self._process = process
        self.alive: set[int] = set()

    def begin(
        self, server: Server, data: Path, patience: float, planted: Fault = "", haste: float = 1.0
    ) -> int:
        """A bot that begins to live; its process's number. Its tables wait so many seconds."""
        return self.bear(Birth(server.api, server.gateway_url, str(data), patience, planted, haste))

    def bear(self, birth: Birth) -> int:
        """A bot that is born so; its process's number."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(birth) + b"\n")
        self._process.stdin.flush()
        pid = int(self.said())
        self.alive.add(pid)
        return pid

    def said(self) -> bytes:
        """The next line of the nursery: a fork takes a moment only, and may be waited for."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def empty(self) -> None:
        """Every bot that still lives dies."""
        for pid in tuple(self.alive):
            kill(pid)
        self.alive.clear()

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


@contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery; its bots end with it."""
    with Popen((sys.executable, "-m", "tests.loopback.bot"), stdin=PIPE, stdout=PIPE, cwd=ROOT) as process:
        made = Nursery(process)
        assert made.said() == b"ready\n"
        try:
            yield made
        finally:
            made.empty()
