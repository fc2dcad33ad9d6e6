"""A clock that is set by hand, an address on 127.0.0.1, and a place that takes reports or does not."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from aiohttp import web
from msgspec import Struct

from bot.clock.waiting import Waiting
from bot.logs import where
from bot.metrics.numbers import Numbers
from bot.reports.ledger import Ledger
from bot.reports.report import Report
from bot.reports.sending import Reports
from bot.terminal.release import Release

NOW = datetime(2026, 11, 28, 14, tzinfo=UTC)
RELEASE = Release("0.2.0", "f57cf791")
SECRET = "the Raven pays seven for a knife"


class Clock(Waiting):
    """Nobody waits: a wait until a time sets the clock to it, and is remembered."""

    def __init__(self) -> None:
        self.at, self.naps = NOW, list[timedelta]()

    def now(self) -> datetime:
        return self.at

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        await asyncio.sleep(0)
        if when is None:
            await nudge.wait()
            nudge.clear()
        else:
            self.naps.append(when - self.at)
            self.at = when


class Shelf:
    """A place that takes reports once it has refused so many."""

    def __init__(self, refusals: int = 0, error: Exception | None = None) -> None:
        self.taken, self.refusals, self.error = list[Report](), refusals, error or OSError(SECRET)

    async def send(self, report: Report) -> None:
        if self.refusals:
            self.refusals -= 1
            raise self.error
        self.taken.append(report)


class Came(Struct, frozen=True):
    """A request as it came over the socket."""

    path: str
    headers: dict[str, str]
    body: bytes


class Address:
    """Running on 127.0.0.1; answers with `status`, or with none while `is_silent`."""

    def __init__(self, port: int) -> None:
        self.url, self.port = f"http://127.0.0.1:{port}", port
        self.came, self.status, self.is_silent = list[Came](), 200, False

    async def take(self, request: web.Request) -> web.Response:
        self.came.append(Came(request.raw_path, dict(request.headers), await request.read()))
        if self.is_silent:
            await asyncio.sleep(60)
        return web.Response(status=self.status, headers={"Location": f"{self.url}/elsewhere"})


@asynccontextmanager
async def open_address() -> AsyncIterator[Address]:
    """An address that takes reports, until the end of the block."""
    door = socket.create_server(("127.0.0.1", 0))
    address, app = Address(door.getsockname()[1]), web.Application()
    app.router.add_route("*", "/{path:.*}", address.take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.SockSite(runner, door).start()
    try:
        yield address
    finally:
        await runner.cleanup()


def make_reports(folder: Any, clock: Waiting, numbers: Numbers | None = None) -> Reports:
    """As `khandan run` makes them, with the times in this folder."""
    return Reports(clock, Ledger(folder / "reports.json"), RELEASE, numbers or Numbers())


def raised(kind: type[Exception] = ValueError) -> Exception:
    """An error from a place in this file, whose words are a secret."""
    try:
        raise kind(SECRET)
    except kind as error:
        return error


def line(event: str = "failed", error: Exception | None = None, **more: Any) -> dict[str, Any]:
    """A line of the log as it is handed on, with ids of a match and a person."""
    at = {} if error is None else {"kind": type(error).__name__, "where": where(error)}
    return {"level": "error", "event": event, "code": "0badc0de", "match": 77, "user": 4242, **at, **more}
