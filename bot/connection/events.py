"""One event that can't be read ends nothing: it is logged with a code, and the next one is read.

Without the start of a session (HELLO, READY), or where what came is no event at all, the socket is closed and
another is tried.
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
    """The same as an error of the network, on which a shard by itself pauses and connects again."""


def guard(client: discord.Client) -> None:
    """From now on no event ends the client, and each interaction has its channel."""
    state: Any = client._connection
    parsers: dict[str, Parse] = state.parsers
    parsers[INTERACTION] = _Sited(client, parsers[INTERACTION])
    for name, parse in parsers.items():
        if name not in START:
            parsers[name] = _safe_parser(name, parse)
    parsers[INTERACTION] = _first(parsers[INTERACTION])
    state._update_references = lambda ws: _close_on_nonsense(client, ws)


def _safe_parser(name: str, parse: Parse) -> Parse:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            report_error("event_unread", error, event_name=name)

    return read


def _first(parse: Parse) -> Parse:
    """Whatever is asked of Discord because of an interaction goes before all else."""

    def read(data: Any) -> None:
        with urgent(Urgency.ANSWER):
            parse(data)

    return read


def _close_on_nonsense(client: discord.Client, ws: Any) -> None:
    """Closes a new socket by which nonsense comes: its session is forgotten, since it may be half begun."""
    receive = ws.received_message
    wrong = MisreadShard if isinstance(client, discord.AutoShardedClient) else Misread
    _check_greeting(ws, wrong)

    async def on_event(message: Any) -> None:
        try:
            await receive(message)
        except OWN:
            raise
        except Exception as error:
            report_error("socket_misread", error)
            ws.session_id = ws.sequence = None
            await ws.close()
            raise wrong from None

    ws.received_message = on_event


def _check_greeting(ws: Any, wrong: type[Misread]) -> None:
    """A socket that ends before HELLO was never there: after a pause another is tried.

    The library would have it resumed at once, again and again, or, where it had just paused, end the client.
    """

    async def hello() -> None:
        del ws.poll_event
        try:
            await ws.poll_event()
        except ReconnectWebSocket:
            raise wrong from None

    ws.poll_event = hello


class _Sited:
    """Reads interactions; one that came without its channel, which is optional, gets it by `channel_id`."""

    def __init__(self, client: discord.Client, parse: Parse) -> None:
        self._client, self._parse = client, parse
        self._asking: set[asyncio.Task[None]] = set()

    def __call__(self, data: Mapping[str, Any]) -> None:
        if data.get("channel") or not data.get("channel_id"):
            self._parse(data)
            return
        known = self._channel_part(data)
        if known is not None:
            self._parse({**data, "channel": known})
            return
        task = asyncio.create_task(self._load_thread(data))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    def _channel_part(self, data: Mapping[str, Any]) -> dict[str, Any] | None:
        """As much of the channel as the library needs to find the rest; None where it has not heard of it."""
        channel = {"id": data["channel_id"]}
        if not data.get("guild_id"):
            return {**channel, "type": PRIVATE}
        guild = self._client.get_guild(int(data["guild_id"]))
        there = None if guild is None else guild.get_channel_or_thread(int(data["channel_id"]))
        return None if there is None else channel

    async def _load_thread(self, data: Mapping[str, Any]) -> None:
        """A thread that was put away is not among the channels we know."""
        try:
            channel = await self._client.http.get_channel(int(data["channel_id"]))
            self._parse({**data, "channel": channel})
        except Exception as error:
            report_error("event_unread", error, event_name=INTERACTION)
