"""The page on which a visitor meets the bot without Discord: a browser client on 127.0.0.1, and its server.

    host            keeps the world's time by the real one, until the visitor ends the session
      open_page     serves the page while the block runs
        Page        the visitor's presses, choices and forms, done by a `Driver` as Discord would hand them on
          Sight     all that the visitor can read, as values for the script in data/page (sight.py)

Whoever has the page's address acts as the visitor: a part of its path is a secret that nobody guesses, and
headers keep other pages of the browser from reading or framing it.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import timedelta
from importlib.resources import files
from typing import Any, Final, TypeVar

from aiohttp import web
from simcord import SetupError
from simcord.components import walk_components

from bot.clock.waiting import Waiting
from bot.logs import report_error
from bot.render.catalogue import load
from bot.render.i18n import Messages
from bot.sandbox.driver import Answer, Driver, Unanswered
from bot.sandbox.reading import NoSuchControl
from bot.sandbox.sight import ATTACHMENTS, COMMANDS, RoomsOf, Sight
from bot.sandbox.world import World

TICK = timedelta(seconds=1)
"""How often the world's clock is brought up to the real one."""

PAGE: Final = files("data") / "page"
FONTS: Final = files("data") / "boards" / "fonts"
KINDS: Final = {
    "index.html": "text/html",
    "page.css": "text/css",
    "page.js": "text/javascript",
    "choices.js": "text/javascript",
    "form.js": "text/javascript",
    "message.js": "text/javascript",
    "text.js": "text/javascript",
    "khandan.svg": "image/svg+xml",
}
"""The page's own files."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # What a card or a player writes can't bring a script or an image from elsewhere into the page.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
SECRET: Final = 24
"""Bytes of the path that nobody guesses."""

CDN: Final = f"https://cdn.simcord.invalid{ATTACHMENTS}"
PEOPLE: Final = 5
"""The kind of a menu of members."""

CLOSING: Final = 2.0
"""Seconds in which a press that is worked on may still be answered when the site closes."""

Shape = TypeVar("Shape", dict[str, Any], list[Any])

LATEST: Final = 8
"""So many opened forms can still be sent."""


async def host(
    world: World,
    waiting: Waiting,
    say: Callable[[str], None],
    port: int = 0,
    words: Messages | None = None,
    *,
    rooms: RoomsOf | None = None,
    menu: str = "",
) -> None:
    """Tell `say` the page's address and keep time until the visitor ends the session."""
    async with open_page(world, port, words, rooms=rooms, menu=menu) as page:
        say(page.address)
        # The clock never ends by itself; where it fails, a page that stands still must not stay open.
        await _until_first(keep_time(world, waiting), page.wait_for_close())


async def _until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until one ends or fails, then end the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def keep_time(world: World, waiting: Waiting) -> None:
    """Let the world's time pass with `waiting`'s; runs for ever."""
    last = waiting.now()
    while True:
        await waiting.sleep_until(last + TICK, asyncio.Event())
        now = waiting.now()
        await world.advance(max(0.0, (now - last).total_seconds()))
        last = now


@asynccontextmanager
async def open_page(
    world: World,
    port: int = 0,
    words: Messages | None = None,
    *,
    rooms: RoomsOf | None = None,
    menu: str = "",
) -> AsyncIterator["Page"]:
    """The visitor's page on 127.0.0.1:`port` (0: any free one), its chrome in these words (English).

    `rooms` and `menu` are handed to its `Sight`.
    """
    page = Page(world, Sight(world, words or load("en", strict=False), rooms, menu))
    try:
        await page.open(port)
        yield page
    finally:
        await page.close()


class Page:
    """Serves one world to its visitor: the channel, its threads and their private messages."""

    def __init__(self, world: World, sight: Sight) -> None:
        self._world, self._sight, self._driver = world, sight, Driver(world)
        self._forms: dict[str, Answer] = {}
        self._emoji_drawn: dict[str, bytes] = {}
        self._path = secrets.token_urlsafe(SECRET)
        self._runner: web.AppRunner | None = None
        self._ended = asyncio.Event()
        self.address = ""
        """Whoever has this address acts as the visitor; it is there once the page is open."""

    async def open(self, port: int) -> None:
        """Raises OSError for a port that is taken."""
        app = web.Application(client_max_size=1 << 18)
        routes = {"state": self._state, "file/{path:.+}": self._file}
        routes |= {
            "font/{weight:Regular|Bold}": self._font,
            "emoji/{name:[a-z0-9_]+}": self._emoji,
            "{name:[a-z.]*}": self._serve_file,
        }
        for path, handler in routes.items():
            app.router.add_get(f"/{self._path}/{path}", handler)
        for path, act in {
            "act": self._act,
            "send": self._send,
            "command": self._command,
            "end": self._end,
        }.items():
            app.router.add_post(f"/{self._path}/{path}", act)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        bound = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{bound}/{self._path}/"

    async def close(self) -> None:
        """Nobody is served any more."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def wait_for_close(self) -> None:
        """Return once the visitor has ended the session."""
        await self._ended.wait()

    def end(self) -> None:
        """End the session, as the visitor does."""
        self._ended.set()

    async def _serve_file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"] or "index.html"
        if name not in KINDS:
            raise web.HTTPNotFound
        body = (PAGE / name).read_bytes()
        return web.Response(body=body, content_type=KINDS[name], charset="utf-8", headers=HEADERS)

    async def _font(self, request: web.Request) -> web.Response:
        """The boards' own: a reader's machine may have none for Persian."""
        body = (FONTS / f"Vazirmatn-{request.match_info['weight']}.ttf").read_bytes()
        return web.Response(body=body, content_type="font/ttf", headers=HEADERS)

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file that hangs on a message, as the world keeps it; 404 for one that is not kept."""
        body = self._world.env.backend.cdn.get(CDN + request.match_info["path"])
        if body is None:
            raise web.HTTPNotFound
        kind = "image/png" if request.match_info["path"].endswith(".png") else "application/octet-stream"
        return web.Response(body=body, content_type=kind, headers=HEADERS)

    async def _emoji(self, request: web.Request) -> web.Response:
        """One of the application's own, which the simulated Discord takes and doesn't keep."""
        name, draw = request.match_info["name"], getattr(self._world.bot, "emoji_picture", None)
        body = self._emoji_drawn.get(name) or (await draw(name) if draw else None)
        if body is None:
            raise web.HTTPNotFound
        self._emoji_drawn[name] = body
        return web.Response(body=body, content_type="image/png", headers=HEADERS)

    async def _state(self, request: web.Request) -> web.Response:
        if request.query.get("seen") == str(self._sight.change_count()):
            return web.Response(status=204, headers=HEADERS)
        return web.json_response(await self._sight.state(), headers=HEADERS)

    async def _act(self, request: web.Request) -> web.Response:
        """A press or a choice: `message`, `custom_id`, and of a menu the chosen `values`."""
        asked = await _json(request)
        me, custom_id = self._world.visitor, str(asked.get("custom_id"))
        post = self._sight.post(str(asked.get("message")))
        if post is None:
            return await self._failure_response()
        if asked.get("values") is None:
            return await self._response_to(self._driver.click(me, post, custom_id))
        values = _of_type(asked["values"], list)
        chosen: list[Any] = [str(one) for one in values]
        # Of a menu of people simcord wants the people themselves.
        nodes = (node for node in walk_components(post.components) if node.get("custom_id") == custom_id)
        if any(node["type"] == PEOPLE for node in nodes):
            chosen = [one for one in self._world.members if str(one.id) in values] or chosen
        return await self._response_to(self._driver.choose(me, post, chosen, custom_id))

    async def _send(self, request: web.Request) -> web.Response:
        """A form, filled in: `key` and the `values` of its fields."""
        asked = await _json(request)
        opened, values = self._forms.get(str(asked.get("key"))), _of_type(asked.get("values"), dict)
        if opened is None:
            return await self._failure_response()
        return await self._response_to(self._driver.submit(self._world.visitor, opened, **values))

    async def _command(self, request: web.Request) -> web.Response:
        """A command that the page has a button for: its `name`, and the `place` in which it is typed."""
        asked = await _json(request)
        name, channel = str(asked.get("name")), self._world.channel
        if name not in COMMANDS:
            return await self._failure_response()
        places = {str(one.id): one for one in (channel, *channel.threads)}
        there = places.get(str(asked.get("place")), channel)
        return await self._response_to(self._driver.command(self._world.visitor, name, there))

    async def _end(self, _: web.Request) -> web.Response:
        self.end()
        return web.json_response({}, headers=HEADERS)

    async def _response_to(self, act: Awaitable[Answer]) -> web.Response:
        """What came of an act of the visitor's; that it failed, where the simulated Discord refuses it."""
        try:
            answer = await act
        except (NoSuchControl, SetupError, Unanswered) as error:
            report_error("page_failed", error)
            return await self._failure_response()
        return await self._state_response(answer)

    async def _state_response(self, answer: Answer) -> web.Response:
        """The world's state, the message to look at, and the form that was opened, as JSON."""
        look = "" if answer.message is None else str(answer.message.id)
        body: dict[str, Any] = {"state": await self._sight.state(), "look": look}
        if answer.form is not None:
            key = secrets.token_urlsafe(8)
            self._forms[key] = answer
            # A person may never send a form that they have opened: the oldest are forgotten.
            while len(self._forms) > LATEST:
                del self._forms[next(iter(self._forms))]
            body["form"] = {**answer.form, "key": key}
        return web.json_response(body, headers=HEADERS)

    async def _failure_response(self) -> web.Response:
        state = await self._sight.state()
        return web.json_response({"state": state, "look": "", "failed": True}, headers=HEADERS)


async def _json(request: web.Request) -> dict[str, Any]:
    """The body, which no form of another page could send as such."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        body = await request.json()
    except ValueError:
        raise web.HTTPBadRequest from None
    return _of_type(body, dict)


def _of_type(value: object, kind: type[Shape]) -> Shape:
    """What the browser has sent, if it is of this kind; our own page sends nothing else."""
    if not isinstance(value, kind):
        raise web.HTTPBadRequest
    return value
