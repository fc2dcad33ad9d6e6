"""`/healthz` and `/metrics` on 127.0.0.1: whether the bot works, and its numbers as Prometheus reads them."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import discord
from aiohttp import web
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.client import Khandan, Setup
from bot.config import Unfit
from bot.logs import log
from bot.metrics.numbers import Numbers

HERE: Final = "127.0.0.1"
LONGEST: Final = 2.0
"""Seconds that a question to the database may take."""

COUNTS: Final = (
    "SELECT (SELECT count(*) FROM match WHERE status != 'ended'), (SELECT count(*) FROM timer),"
    " (SELECT count(*) FROM post WHERE sent_at IS NULL)"
)


class Counts(Struct, frozen=True):
    """What the database holds at this moment."""

    matches: int
    waits: int
    owed: int


class Page:
    """The page of one bot. `numbers` are shown; what stands in the database is asked when somebody looks."""

    def __init__(self, bot: Khandan, numbers: Numbers, database: Path) -> None:
        self._bot, self._numbers, self._database = bot, numbers, database
        self._reached = False

    async def reached(self) -> None:
        """Discord is connected."""
        self._reached = True

    async def cut(self) -> None:
        """It is not."""
        self._reached = False

    async def health(self, _: web.Request) -> web.Response:
        """200 while Discord is connected and the database answers, else 503, with what is wrong."""
        counts = await self._counts()
        body = {"connected": self._reached, "database": counts is not None}
        return web.Response(
            text=json.dumps(body), status=200 if all(body.values()) else 503, content_type="application/json"
        )

    async def numbers(self, _: web.Request) -> web.Response:
        """As Prometheus reads them; what the database does not say is not a number."""
        shown, counts = self._numbers, await self._counts()
        unknown = float("nan")
        shown.matches.set(counts.matches if counts else unknown)
        shown.waits.set(counts.waits if counts else unknown)
        shown.owed.set(counts.owed if counts else unknown)
        shown.lag.set(self._bot.outbox.lag(self._bot.waiting.now()))
        shown.connected.set(self._reached)
        return web.Response(
            body=generate_latest(shown.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def _counts(self) -> Counts | None:
        try:
            return await asyncio.wait_for(asyncio.to_thread(counted, self._database), LONGEST)
        except (sqlite3.Error, TimeoutError):
            return None


def counted(database: Path) -> Counts:
    """By a connection of its own, which only reads. sqlite3.Error where it can't be read."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return Counts(*connection.execute(COUNTS).fetchone())


async def serve(page: Page, port: int) -> web.AppRunner:
    """The page on this port, until the runner is cleaned up. Unfit when the port is taken."""
    app = web.Application()
    app.add_routes([web.get("/healthz", page.health), web.get("/metrics", page.numbers)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HERE, port).start()
    except OSError:
        await runner.cleanup()
        raise Unfit("metrics-port", port=port) from None
    log.info("metrics", port=port)
    return runner


def setup(numbers: Numbers, database: Path) -> Setup:
    """Gives a bot its numbers, and the page where the host has set a port."""

    async def added(bot: Khandan) -> None:
        page = Page(bot, numbers, database)

        def moved(_: int) -> None:
            numbers.moves.inc()

        async def heard(interaction: discord.Interaction) -> None:
            numbers.heard(interaction.id)

        bot.matches.listeners.append(moved)
        bot.store.write.committed = numbers.commits.observe
        bot.add_listener(heard, "on_interaction")
        bot.add_listener(page.cut, "on_disconnect")
        for event in ("on_ready", "on_resumed"):
            bot.add_listener(page.reached, event)
        if bot.settings.metrics is not None:
            runner = await serve(page, bot.settings.metrics)
            bot.chores.append(partial(lasting, runner))

    return added


async def lasting(runner: web.AppRunner) -> None:
    """The page is there until the bot ends."""
    try:
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()
