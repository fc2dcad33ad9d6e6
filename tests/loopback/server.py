"""The small Discord itself: REST, gateway and files on one free port of 127.0.0.1."""

import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final

from aiohttp import web

from tests.loopback.bodies import answer
from tests.loopback.faults import Fault, Faults, body_of, headers_of
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import Interactions
from tests.loopback.rest import Rest
from tests.loopback.town import Town, Wrong

PREFIX: Final = "/api/v10"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


NAMES: Final = ("", "1", "2", "3", "4")
"""Under which processes may call, each at an address of its own: "" is the usual one."""

CALLER: Final[ContextVar[str]] = ContextVar("caller", default="")
"""Who has made the request that is being answered; for taps."""


class Server:
    """Running. `requests` is every request that came, as "METHOD path"."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.town, self.faults = Town(), Faults()
        self.gateway = Gateway(self.town, f"ws://127.0.0.1:{port}/gateway")
        self.requests: list[str] = []

    @property
    def api(self) -> str:
        """The base of REST routes."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """Where sockets connect."""
        return self.gateway.url

    def api_of(self, name: str) -> str:
        """The base of REST routes for the process of this name."""
        return f"{self.url}/{name}{PREFIX}"

    def gateway_url_of(self, name: str) -> str:
        """Where the sockets of the process of this name connect."""
        return f"{self.gateway_url}/{name}"

    def application(self) -> web.Application:
        """Everything the client asks for."""
        whole = web.Application()
        for name in NAMES:
            api = web.Application(middlewares=[self._guard_of(name)])
            api.add_routes(Rest(self.town, self.gateway).routes())
            api.add_routes(Interactions(self.town).routes())
            whole.add_subapp(f"/{name}{PREFIX}" if name else PREFIX, api)
        gateway = [web.get(path, self.gateway.serve) for path in ("/gateway", "/gateway/{name}")]
        whole.add_routes([*gateway, web.get("/cdn/{path:.*}", self._file)])
        return whole

    def _guard_of(self, name: str) -> Any:
        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            CALLER.set(name)
            return await self._guarded(request, handler)

        return guard

    async def _file(self, request: web.Request) -> web.Response:
        data = self.town.files.get(request.raw_path)
        return web.Response(status=404) if data is None else web.Response(body=data)

    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Taps, faults, and refusals as JSON."""
        path = request.path.partition(PREFIX)[2]
        self.requests.append(f"{request.method} {path}")
        await self.faults.tap(request.method, path, "came")
        fault = await self.faults.meet(request.method, path)
        if fault is not None and not fault.done:
            return refused(fault)
        try:
            response = await handler(request)
        except Wrong as wrong:
            response = answer({"code": wrong.code, "message": wrong.message}, wrong.status)
        await self.faults.tap(request.method, path, "done")
        if fault is not None:
            return refused(fault)
        response.headers.update(plenty())
        return response


def refused(fault: Fault) -> web.Response:
    """The answer of a fault."""
    return answer(body_of(fault), fault.status, headers_of(fault))


def plenty() -> dict[str, str]:
    """Rate-limit headers that leave enough; times are in seconds."""
    limit = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999", "X-RateLimit-Reset-After": "1"}
    return {**limit, "X-RateLimit-Reset": f"{time.time() + 1:.3f}"}


@asynccontextmanager
async def serving(port: int = 0) -> AsyncIterator[Server]:
    """A small Discord on this or a free port, until the end of the block."""
    door = socket.create_server(("127.0.0.1", port))
    server = Server(door.getsockname()[1])
    runner = web.AppRunner(server.application(), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, door).start()
    try:
        yield server
    finally:
        await server.gateway.close()
        await runner.cleanup()
