"""The small Discord itself: REST, gateway and files on one free port of 127.0.0.1."""

import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from tests.loopback.bodies import answer
from tests.loopback.faults import Fault, Faults, body_of, headers_of
from tests.loopback.gateway import Gateway
from tests.loopback.interactions import Interactions
from tests.loopback.rest import Rest
from tests.loopback.town import Town, Wrong

PREFIX: Final = "/api/v10"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


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

    def application(self) -> web.Application:
        """Everything the client asks for."""
        api = web.Application(middlewares=[self._guarded])
        api.add_routes(Rest(self.town, self.gateway).routes())
        api.add_routes(Interactions(self.town).routes())
        whole = web.Application()
        whole.add_subapp(PREFIX, api)
        whole.add_routes([web.get("/gateway", self.gateway.serve), web.get("/cdn/{path:.*}", self._file)])
        return whole

    async def _file(self, request: web.Request) -> web.Response:
        data = self.town.files.get(request.raw_path)
        return web.Response(status=404) if data is None else web.Response(body=data)

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Taps, faults, and refusals as JSON."""
        path = request.path.removeprefix(PREFIX)
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
