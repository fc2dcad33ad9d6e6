"""The gateway: sessions that outlive their sockets, so that a client may resume where it was cut off."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.loopback import wire
from tests.loopback.town import DM, Json, Town

HEARTBEAT_MS: Final = 20_000
RESUMABLE: Final = 20.0
"""Seconds that a session without a socket is kept."""

DISPATCH, BEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 9, 1 << 12

Spoil = Callable[[Json], Any]
"""What goes over the wire in place of a payload: another one, or a text as it is."""


@dataclass
class Session:
    """All that a client was or will be told, in order; event n has the number n + 1."""

    id: str
    intents: int
    shard: tuple[int, int]
    events: list[str] = field(default_factory=list)
    more: asyncio.Event = field(default_factory=asyncio.Event)
    socket: web.WebSocketResponse | None = None
    cut_at: float = 0.0
    """When it lost its socket."""
    caller: str = ""
    """The name of the process, where it connected by one."""

    def lose_socket(self) -> None:
        self.socket, self.cut_at = None, time.monotonic()
        self.more.set()

    def tell(self, event: str, data: Json) -> None:
        number = len(self.events) + 1
        self.events.append(json.dumps({"op": DISPATCH, "t": event, "s": number, "d": data}))
        self.more.set()


class Gateway:
    """Takes ops 1, 2, 3, 6, 8 and sends 0, 7, 9, 10, 11.

    One shard may have several sessions, each with a socket: all of them are told its events. A client is told
    to begin with so many `shards`, and may identify `concurrency` of them at once: the next one of the same
    bucket (shard % concurrency) within `spacing` seconds gets an invalid session and counts as `hurried`.

    The next connections get what `hellos` and `readies` make of HELLO and READY, each once; the next clients
    who identify are closed with the codes in `turned_away`. The next handshakes are answered with the
    statuses in `refused`, and the next sockets are closed before HELLO with the codes in `unheard`.
    """

    def __init__(self, town: Town, url: str) -> None:
        self._town, self.url = town, url
        self.shards, self.concurrency, self.spacing = 2, 16, 0.0
        self.sessions: dict[str, Session] = {}
        self.identified, self.resumed, self.hurried = 0, 0, 0
        self._identified_at: dict[int, float] = {}
        """When a client identified last, by bucket."""
        self.presences: list[Any] = []
        """What each client that identified wants to be seen doing."""
        self.hellos: list[Spoil] = []
        self.readies: list[Spoil] = []
        self.turned_away: list[int] = []
        self.refused: list[int] = []
        self.unheard: list[int] = []
        self._writers: set[asyncio.Task[None]] = set()
        town.tell = self.tell

    @property
    def connected(self) -> bool:
        """Whether some client listens now."""
        return any(one.socket is not None and not one.socket.closed for one in self.sessions.values())

    def open_sockets(self, shard: int) -> int:
        """How many clients listen for a shard now."""
        return sum(
            one.shard[0] == shard and one.socket is not None and not one.socket.closed
            for one in self.sessions.values()
        )

    def tell(self, event: str, data: Json) -> None:
        """An event for every session whose intents ask for it, connected or not."""
        for session in self.sessions.values():
            if self._wanted(event, data) & session.intents and session.shard[0] == self._shard(session, data):
                session.tell(event, data)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection of a client."""
        if self.refused:
            return web.Response(status=self.refused.pop(0))
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if self.unheard:
            await socket.close(code=self.unheard.pop(0))
            return socket
        await _send(socket, spoiled(self.hellos, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
        session = None
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                name = request.match_info.get("name", "")
                session = await self._heard(socket, json.loads(message.data), name) or session
        if session is not None and session.socket is socket:
            session.lose_socket()
        return socket

    async def cut(self, shard: int | None = None) -> None:
        """The connections break, or those of a shard, with no word of farewell; sessions stay."""
        for session in list(self.sessions.values()):
            if session.socket is not None and shard in (None, session.shard[0]):
                transport = session.socket._req.transport if session.socket._req else None
                if transport is not None:
                    transport.abort()
                session.lose_socket()

    async def ask_to_reconnect(self) -> None:
        """Op 7, as before Discord's own restarts."""
        for session in self.sessions.values():
            if session.socket is not None:
                await _send(session.socket, {"op": RECONNECT, "d": None})

    def forget(self) -> None:
        """Sessions are lost: whoever resumes is told that theirs is invalid."""
        self.sessions.clear()

    async def close(self) -> None:
        """End every connection."""
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close(code=1001)
        for writer in self._writers:
            writer.cancel()
        await asyncio.gather(*self._writers, return_exceptions=True)

    async def _heard(self, socket: web.WebSocketResponse, said: Json, name: str) -> Session | None:
        match said["op"]:
            case 1:
                await _send(socket, {"op": ACK})
            case 2 if self.turned_away:
                await socket.close(code=self.turned_away.pop(0))
            case 2 if self._is_hurried(said["d"]):
                self.hurried += 1
                await _send(socket, {"op": INVALID, "d": False})
            case 2:
                return self._identified(socket, said["d"], name)
            case 6:
                return await self._resumed(socket, said["d"])
            case 8:
                self._members(socket, said["d"])
        return None

    def _is_hurried(self, said: Json) -> bool:
        """Whether a client identifies too soon after the last one of its bucket."""
        bucket, now = (said.get("shard") or (0, 1))[0] % self.concurrency, time.monotonic()
        before = self._identified_at.get(bucket, 0.0)
        self._identified_at[bucket] = now
        return now - before < self.spacing

    def _identified(self, socket: web.WebSocketResponse, said: Json, name: str) -> Session:
        shard, long_ago = said.get("shard") or (0, 1), time.monotonic() - RESUMABLE
        gone = [id for id, one in self.sessions.items() if one.socket is None and one.cut_at < long_ago]
        for id in gone:
            del self.sessions[id]
        self.identified += 1
        self.presences.append(said.get("presence"))
        session = Session(f"s{self.identified}", said["intents"], (shard[0], shard[1]), caller=name)
        self.sessions[session.id] = session
        self._ready(session)
        self._listen(session, socket, 0)
        return session

    def _ready(self, session: Session) -> None:
        town, bot = self._town, str(self._town.bot)
        here = [id for id in town.guilds if session.shard[0] == self._shard(session, {"guild_id": str(id)})]
        guilds = [{"id": str(id), "unavailable": True} for id in here]
        about = {"user": wire.user(town, town.bot), "application": {"id": bot, "flags": 0}, "v": 10}
        where = {
            "session_id": session.id,
            "resume_gateway_url": self._url_of(session),
            "shard": list(session.shard),
        }
        session.tell("READY", spoiled(self.readies, {**about, **where, "guilds": guilds}))
        for id in here:
            session.tell("GUILD_CREATE", wire.guild(town, id))

    def _url_of(self, session: Session) -> str:
        return f"{self.url}/{session.caller}" if session.caller else self.url

    async def _resumed(self, socket: web.WebSocketResponse, said: Json) -> Session | None:
        session = self.sessions.get(said["session_id"])
        if session is None:
            await _send(socket, {"op": INVALID, "d": False})
            return None
        self.resumed += 1
        session.tell("RESUMED", {})
        self._listen(session, socket, said["seq"])
        return session

    def _members(self, socket: web.WebSocketResponse, said: Json) -> None:
        session = next(one for one in self.sessions.values() if one.socket is socket)
        wanted = {int(id) for id in said.get("user_ids", [])} or set(self._town.names)
        members = [wire.member(self._town, id) for id in self._town.names if id in wanted]
        chunk = {"guild_id": said["guild_id"], "members": members, "chunk_index": 0, "chunk_count": 1}
        session.tell("GUILD_MEMBERS_CHUNK", chunk | {key: said[key] for key in ("nonce",) if key in said})

    def _listen(self, session: Session, socket: web.WebSocketResponse, after: int) -> None:
        session.socket = socket
        writer = asyncio.create_task(_write(session, socket, after))
        self._writers.add(writer)
        writer.add_done_callback(self._writers.discard)

    def _wanted(self, event: str, data: Json) -> int:
        """The intents of which one is needed to hear of an event; interactions and members come to all."""
        if event in ("INTERACTION_CREATE", "GUILD_MEMBERS_CHUNK"):
            return ~0
        if not event.startswith("MESSAGE_"):
            return GUILDS
        there = self._town.channels.get(int(data["channel_id"]))
        return DIRECT_MESSAGES if there is not None and there.type == DM else GUILD_MESSAGES

    def _shard(self, session: Session, data: Json) -> int:
        guild = int(data.get("guild_id") or 0)
        return (guild >> 22) % session.shard[1]


async def _write(session: Session, socket: web.WebSocketResponse, sent: int) -> None:
    """Hand a session's events to its socket, from `sent` on, until another socket takes its place."""
    with contextlib.suppress(ConnectionError):
        while session.socket is socket and not socket.closed:
            session.more.clear()
            while sent < len(session.events):
                await socket.send_str(session.events[sent])
                sent += 1
            await session.more.wait()


async def _send(socket: web.WebSocketResponse, payload: Any) -> None:
    with contextlib.suppress(ConnectionError):
        await socket.send_str(payload if isinstance(payload, str) else json.dumps(payload))


def spoiled(faults: list[Spoil], payload: Json) -> Any:
    """The payload, or what the next fault makes of it."""
    return faults.pop(0)(payload) if faults else payload
