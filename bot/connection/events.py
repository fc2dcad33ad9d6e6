"""One event that can't be read ends nothing: it is logged with a code, and the next one is read.

The library ends the whole client on any error while it reads what comes over a socket. `guard` puts something
around three of its private parts, which the tests of tests/loopback hold against its next version:

    the parser of each event      an error is logged; interactions go before all else, and get their channel
    `received_message`            what is no event at all closes the socket, and another is tried
    `poll_event`                  a socket that ends before its greeting (HELLO) is tried anew after a pause

Errors in READY and RESUMED are not logged and left: without these a session has not begun, so they close the
socket, too.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket, WebSocketClosure

from bot.connection.budget import Urgency, urgent
from bot.logs import report_error

Parse = Callable[[Any], object]

START: Final = ("READY", "RESUMED")
"""Events without which a session has not begun."""

INTERACTION: Final = "INTERACTION_CREATE"
PRIVATE: Final = 1
"""Discord's number for a channel of direct messages."""

OWN: Final = (
    ReconnectWebSocket,
    WebSocketClosure,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)
"""What the library itself makes of a socket's end."""


class Misread(Exception):
    """What came over a socket was no event, or not the start of a session, or nothing at all."""


class MisreadShard(Misread, ConnectionError):
    """A `Misread` as an error of the network: on that a shard by itself pauses and connects again."""


def guard(client: discord.Client) -> None:
    """Let no event end the client from now on, and give each interaction its channel."""
    state: Any = client._connection
    parsers: dict[str, Parse] = state.parsers
    parsers[INTERACTION] = _InteractionParser(client, parsers[INTERACTION])
    for name, parse in parsers.items():
        if name not in START:
            parsers[name] = _safe_parser(name, parse)
    # The library calls this with each new socket, before anything has come over it.
    state._update_references = lambda ws: _guard_socket(client, ws)


def _safe_parser(name: str, parse: Parse) -> Parse:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            report_error("event_unread", error, event_name=name)

    return read


def _guard_socket(client: discord.Client, ws: Any) -> None:
    """Close a socket by which nonsense comes; its session is forgotten, since it may be half begun."""
    receive = ws.received_message
    wrong = MisreadShard if isinstance(client, discord.AutoShardedClient) else Misread

    async def read_greeting() -> None:
        # A socket that ends before HELLO was never there. The library would have it resumed at once, again
        # and again, or, where it had just paused, end the client.
        del ws.poll_event
        try:
            await ws.poll_event()
        except ReconnectWebSocket:
            raise wrong from None

    async def read_event(message: Any) -> None:
        try:
            await receive(message)
        except OWN:
            raise
        except Exception as error:
            report_error("socket_misread", error)
            ws.session_id = ws.sequence = None
            await ws.close()
            raise wrong from None

    ws.poll_event = read_greeting
    ws.received_message = read_event


class _InteractionParser:
    """Reads interactions, and puts whatever is asked of Discord because of them before all else.

    One that came without its channel, which is optional, gets it by its `channel_id`.
    """

    def __init__(self, client: discord.Client, parse: Parse) -> None:
        self._client, self._parse = client, parse
        self._loading: set[asyncio.Task[None]] = set()
        """Held here, since the loop holds tasks weakly."""

    def __call__(self, data: Mapping[str, Any]) -> None:
        with urgent(Urgency.ANSWER):
            if data.get("channel") or not data.get("channel_id"):
                self._parse(data)
            elif (known := self._channel_from_cache(data)) is not None:
                self._parse({**data, "channel": known})
            else:
                task = asyncio.create_task(self._load_channel(data))
                self._loading.add(task)
                task.add_done_callback(self._loading.discard)

    def _channel_from_cache(self, data: Mapping[str, Any]) -> dict[str, Any] | None:
        """A channel's JSON as far as the library needs it to find the rest; None for one not in its cache."""
        channel = {"id": data["channel_id"]}
        if not data.get("guild_id"):
            return {**channel, "type": PRIVATE}
        guild = self._client.get_guild(int(data["guild_id"]))
        there = None if guild is None else guild.get_channel_or_thread(int(data["channel_id"]))
        return None if there is None else channel

    async def _load_channel(self, data: Mapping[str, Any]) -> None:
        """Ask Discord for the channel: a thread that was put away is not among those we know."""
        try:
            channel = await self._client.http.get_channel(int(data["channel_id"]))
            self._parse({**data, "channel": channel})
        except Exception as error:
            report_error("event_unread", error, event_name=INTERACTION)
