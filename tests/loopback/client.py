"""Points the client library at the small Discord instead of the real one."""

from collections.abc import Iterator
from contextlib import contextmanager

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


@contextmanager
def pointed_at(api: str, gateway: str) -> Iterator[None]:
    """Within the block every client of this process talks to these addresses."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
