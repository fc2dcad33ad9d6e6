"""`/livez`, `/healthz`, `/metrics`: whether the loop turns, whether the bot works, and its numbers.

They are served on 127.0.0.1, or where the host wants them (METRICS_ADDRESS).
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from errno import EADDRNOTAVAIL
from ipaddress import ip_address
from typing import Any, Final

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.client import Khandan, Setup
from bot.config import Unfit
from bot.connection.budget import URGENCY
from bot.logs import log
from bot.metrics.numbers import Numbers
from bot.metrics.requests import CAUSES, note_requests
from bot.report_address import is_loopback
from engine.store import Counts, StoreError

NAMES: Final = frozenset(("localhost", "127.0.0.1", "[::1]"))
"""By which names the page may be asked for where it listens on loopback."""

HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[^:\[\]]+)(:\d{1,5})?")
"""A Host header: a name or address, a port behind it."""

ONE_WORD: Final = re.compile(r"[A-Za-z0-9_-]*[A-Za-z_][A-Za-z0-9_-]*")
"""A name without a point; one of figures alone could be an address written as one number."""

LONGEST: Final = 2.0
"""Seconds that a question to the database may take."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Page:
    """The page of one bot. `numbers` are shown; what stands in the database is asked when somebody looks."""

    def __init__(self, bot: Khandan, numbers: Numbers) -> None:
        self._bot, self._numbers = bot, numbers

    async def life(self, _: web.Request) -> web.Response:
        """200 as long as the loop turns, whatever Discord and the database do: no reason to begin anew."""
        return web.Response(text="alive\n")

    async def health(self, _: web.Request) -> web.Response:
        """200 while Discord can be reached and the database answers, else 503, with what is wrong.

        `discord` is null, or by what its outage was noticed and since when every clock stands. `requests` are
        those that may still go out in this second, and those that wait, in the order in which they go.
        """
        counts, reach, budget = await self._counts(), self._bot.reach, self._bot.budget
        sound = {"connected": self.is_connected(), "database": counts is not None}
        since = reach.since.isoformat(timespec="seconds") if reach.since is not None else None
        out = None if since is None else {"why": reach.why, "since": since}
        is_well = all(sound.values()) and out is None
        waiting = {urgency.name.lower(): count for urgency, count in budget.waiting_by_urgency().items()}
        requests = {"left": budget.requests_left(), "waiting": waiting}
        told = {**sound, "discord": out, "requests": requests}
        return web.json_response(told, status=200 if is_well else 503)

    async def numbers(self, _: web.Request) -> web.Response:
        """The numbers as Prometheus reads them; NaN for those that the database does not tell."""
        seen, counts = self._numbers, await self._counts()
        unknown = float("nan")
        seen.matches.set(counts.matches if counts else unknown)
        seen.waits.set(counts.timers if counts else unknown)
        seen.owed.set(counts.owed if counts else unknown)
        seen.lag.set(self._bot.outbox.lag(self._bot.waiting.now()))
        seen.connected.set(self.is_connected())
        seen.out.set(self._bot.reach.is_out)
        seen.standing.set(len(self._bot.matches.clocks.stopped))
        seen.left.set(self._bot.budget.requests_left())
        seen.queued.set(self._bot.budget.waiting_requests())
        seen.invalid.set(self._bot.budget.invalid_left())
        return web.Response(
            body=generate_latest(seen.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    def is_connected(self) -> bool:
        """Whether this process hears all that it is to hear of Discord.

        One of several that holds no shard, as one more than there are at an upgrade, is to hear nothing: were
        it not well, nobody would end an old one, and it would get none.
        """
        slots = self._bot.store.slots
        is_spare = slots.shared and self._bot.user is not None and not slots.mine()
        return self._numbers.reached or is_spare

    async def _counts(self) -> Counts | None:
        """What the database holds; None where it does not say so in time."""
        try:
            return await asyncio.wait_for(self._bot.store.read.counts(), LONGEST)
        except (StoreError, TimeoutError):
            return None


@asynccontextmanager
async def serve_metrics(bot: Khandan, numbers: Numbers) -> AsyncIterator[None]:
    """Within the block the page is there, where the host has set a port; before the bot has logged in, too.

    Unfit when the port is taken, or the address is none of this machine's.
    """
    port, address = bot.parts.settings.metrics, bot.parts.settings.metrics_address
    if port is None:
        yield
        return
    page, app = Page(bot, numbers), web.Application(middlewares=[name_check(address)])
    pages = {"/livez": page.life, "/healthz": page.health, "/metrics": page.numbers}
    app.add_routes([web.get(path, handler) for path, handler in pages.items()])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            if error.errno == EADDRNOTAVAIL:
                raise Unfit("metrics-address", address=address) from None
            raise Unfit("metrics-port", port=port) from None
        log.info("metrics", port=port, address=address)
        yield
    finally:
        await runner.cleanup()


def name_check(address: str) -> Any:
    """A middleware that answers 403 to whoever asks under a name that a stranger could have given us.

    A page on the internet whose name is made to lead here (DNS rebinding) could read the numbers otherwise:
    the browser would take them for its own site's. On loopback its own names are left; elsewhere addresses
    and names of one word, as containers of one network have: nobody on the internet owns such a name.
    """
    is_local = is_loopback(address)

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        asked = HOST.fullmatch(request.headers.get("Host", ""))
        if asked is None or not (is_own_name if is_local else is_near_name)(asked["name"]):
            return web.Response(status=403, text="Not under this name.\n")
        return await handler(request)

    return check


def is_own_name(name: str) -> bool:
    """Whether a Host header's name is one of this machine's for itself."""
    return name.casefold() in NAMES


def is_near_name(name: str) -> bool:
    """Whether a Host header's name is an address, or one that only a network of the host's own can know."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return ONE_WORD.fullmatch(name) is not None
    return True


def setup(numbers: Numbers) -> Setup:
    """From now on what happens to the bot is counted."""

    async def attach(bot: Khandan) -> None:
        def on_move(_: int) -> None:
            numbers.moves.inc()

        async def on_interaction(interaction: discord.Interaction) -> None:
            numbers.note_interaction(interaction.id)

        async def on_delivery() -> None:
            numbers.reached = True

        async def cut() -> None:
            numbers.reached = False

        bot.matches.listeners.append(on_move)
        note_requests(bot, numbers.note_request, lambda: CAUSES[URGENCY.get()])
        bot.store.write.committed = numbers.commits.observe
        bot.add_listener(on_interaction, "on_interaction")
        bot.add_listener(cut, "on_disconnect")
        for event in ("on_ready", "on_resumed"):
            bot.add_listener(on_delivery, event)

    return attach
