"""The page's server on 127.0.0.1: whoever has its address, a secret path among it, acts as the visitor."""

import asyncio
import secrets
from importlib.resources import files
from typing import Any, Final

from aiohttp import web
from simcord import SetupError

from bot.logs import report_error
from bot.render.i18n import Messages
from bot.sandbox import sight
from bot.sandbox.driver import Answer, Driver, Unanswered
from bot.sandbox.reading import NoSuchControl, Post
from bot.sandbox.world import World

PAGE: Final = files("data") / "page"
FONTS: Final = files("data") / "boards" / "fonts"
KINDS: Final = {
    "index.html": "text/html",
    "page.css": "text/css",
    "page.js": "text/javascript",
    "choices.js": "text/javascript",
    "form.js": "text/javascript",
    "text.js": "text/javascript",
    "khandan.svg": "image/svg+xml",
}
"""The page's own files."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
SECRET: Final = 24
"""Bytes of the path that nobody guesses."""

CDN: Final = "https://cdn.simcord.invalid/attachments/"
PEOPLE: Final = 5
"""The kind of a menu of members."""

CLOSING: Final = 2.0
"""Seconds in which a press that is worked on may still be answered when the site closes."""

LATEST: Final = 8
"""So many opened forms can still be sent."""


class Site:
    """Serves one world to its visitor until `ended` is set."""

    def __init__(self, world: World, words: Messages) -> None:
        self._world, self._words, self._driver = world, words, Driver(world)
        self._forms: dict[str, Answer] = {}
        self._emoji_drawn: dict[str, bytes] = {}
        self._path = secrets.token_urlsafe(SECRET)
        self._runner: web.AppRunner | None = None
        self.ended = asyncio.Event()
        self.address = ""

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
        for path, act in {"act": self._act, "send": self._send, "end": self._end}.items():
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
        if request.query.get("seen") == str(sight.change_count(self._world)):
            return web.Response(status=204, headers=HEADERS)
        return web.json_response(sight.visible_state(self._world, self._words), headers=HEADERS)

    async def _act(self, request: web.Request) -> web.Response:
        """A press or a choice: `message`, `custom_id`, and of a menu the chosen `values`."""
        asked = await _json(request)
        post = sight.find_post(self._world, str(asked.get("message")))
        if post is None:
            return self._failure_response()
        return await self._answer_press(post, asked)

    async def _answer_press(self, post: Post, asked: dict[str, Any]) -> web.Response:
        me, custom_id, values = self._world.visitor, str(asked.get("custom_id")), asked.get("values")
        try:
            if values is None:
                return self._state_response(await self._driver.click(me, post, custom_id))
            chosen = self._members(post, custom_id, values) or [str(one) for one in values]
            return self._state_response(await self._driver.choose(me, post, chosen, custom_id))
        except (NoSuchControl, SetupError, Unanswered) as error:
            report_error("page_failed", error)
            return self._failure_response()

    async def _send(self, request: web.Request) -> web.Response:
        """A form, filled in: `key` and the `values` of its fields."""
        asked = await _json(request)
        opened = self._forms.get(str(asked.get("key")))
        if opened is None:
            return self._failure_response()
        try:
            return self._state_response(
                await self._driver.submit(self._world.visitor, opened, **asked["values"])
            )
        except (SetupError, Unanswered) as error:
            report_error("page_failed", error)
            return self._failure_response()

    async def _end(self, _: web.Request) -> web.Response:
        self.ended.set()
        return web.json_response({}, headers=HEADERS)

    def _state_response(self, answer: Answer) -> web.Response:
        """The world's state, the message to look at, and the form that was opened, as JSON."""
        look = "" if answer.message is None else str(answer.message.id)
        body: dict[str, Any] = {"state": sight.visible_state(self._world, self._words), "look": look}
        if answer.form is not None:
            key = secrets.token_urlsafe(8)
            self._forms[key] = answer
            # A person may never send a form that they have opened: the oldest are forgotten.
            while len(self._forms) > LATEST:
                del self._forms[next(iter(self._forms))]
            body["form"] = {**answer.form, "key": key}
        return web.json_response(body, headers=HEADERS)

    def _failure_response(self) -> web.Response:
        state = sight.visible_state(self._world, self._words)
        return web.json_response({"state": state, "look": "", "failed": True}, headers=HEADERS)

    def _members(self, post: Post, custom_id: str, values: list[Any]) -> list[Any]:
        """Of a menu of people those who were chosen; none for another menu."""
        nodes = (node for row in post.components for node in _nodes(row))
        if not any(node.get("custom_id") == custom_id and node["type"] == PEOPLE for node in nodes):
            return []
        return [one for one in self._world.members if str(one.id) in values]


async def _json(request: web.Request) -> dict[str, Any]:
    """The body, which no form of another page could send as such."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    body = await request.json()
    if not isinstance(body, dict):
        raise web.HTTPBadRequest
    return body


def _nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    inner = [more for one in node.get("components") or () for more in _nodes(one)]
    return [node, *inner]
