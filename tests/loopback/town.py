"""What the small Discord knows: people, channels, messages, interactions. Everything lives in memory."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from tests.loopback.watching import BUSY

Json = dict[str, Any]

EPOCH_MS: Final = 1_420_070_400_000
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
TEXT, DM, THREAD = 0, 1, 11


class Wrong(Exception):
    """A refusal as Discord makes it: the status and the code of its JSON body."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


@dataclass
class Message:
    """A message; `payload` holds content, components, embeds and attachments as they go over the wire."""

    id: int
    channel: int
    author: int
    payload: Json
    nonce: str | None = None
    flags: int = 0
    only_for: int | None = None
    edits: int = 0
    first: Json = field(default_factory=dict)
    """Of what follows an answer: the payload as it was sent, whatever has taken its place since."""


@dataclass
class Channel:
    """A text channel, a thread, or the direct messages of `recipient`. Messages are oldest first.

    `guild` is None for direct messages.
    """

    id: int
    name: str
    guild: int | None
    type: int = TEXT
    recipient: int | None = None
    parent: int | None = None
    archived: bool = False
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)


@dataclass
class Asked:
    """An interaction and what came of it. `answered` is set when there is something to read for the asker.

    `answer` is what stood there then: a panel that is pressed may be redrawn a moment later.
    """

    id: int
    token: str
    type: int
    user: int
    channel: int
    data: Json
    source: Message | None = None
    at: float = field(default_factory=time.monotonic)
    callback: int | None = None
    original: Message | None = None
    answer: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)


def note_answer(asked: Asked) -> None:
    """Keep what there is to read for the asker, at the first time that there is something."""
    if not asked.answered.is_set():
        asked.answer = deepcopy(asked.original)
        asked.answered.set()


class Town:
    """People and the bot in one guild or several; `guild` is the first of `guilds`, names by id.

    Everybody is in all of them. `tell` hands an event to the gateway's sessions.

    `heard` is every request that carried something: its method, its path and its JSON. `gone` are the deleted
    channels, with what could be read there.
    """

    def __init__(self) -> None:
        self._count = 0
        self.tell: Callable[[str, Json], None] = lambda event, data: None
        self.names: dict[int, str] = {}
        self.channels: dict[int, Channel] = {}
        self.gone: list[Channel] = []
        self.closed: set[int] = set()
        self.asked: dict[str, Asked] = {}
        self.commands: list[Json] = []
        self.files: dict[str, bytes] = {}
        self.nonces: dict[tuple[int, str], Message] = {}
        self.deleted: list[int] = []
        self.pinned: set[int] = set()
        self.heard: list[tuple[str, str, Any]] = []
        self.guild, self.bot = self.number(), self.person("Khandan")
        self.guilds = {self.guild: "Court"}
        self.allowed = str((1 << 53) - 1)
        self.profile = "Games of secrets and treaties."
        # Discord's three seconds would measure the machine: how soon answers come is measured elsewhere.
        self.answer_within, self.edit_within = BUSY, 900.0

    def number(self) -> int:
        """The next snowflake; later ones are greater."""
        self._count += 1
        return (int(time.time() * 1000) - EPOCH_MS << 22) + self._count

    def person(self, name: str) -> int:
        """Somebody new; their id."""
        id = self.number()
        self.names[id] = name
        return id

    def found_guild(self, name: str, shard: int, shards: int) -> int:
        """A new guild of which this one of so many shards hears; its id. Before bots connect."""
        id = self.number()
        while (id >> 22) % shards != shard:
            id += 1 << 22
        self.guilds[id] = name
        return id

    def open_channel(self, name: str, guild: int | None = None) -> Channel:
        """A new text channel of a guild, of the first one unless another is named."""
        channel = Channel(self.number(), name, guild or self.guild)
        self.channels[channel.id] = channel
        return channel

    def dm(self, user: int) -> Channel:
        """The direct messages of the bot with a person."""
        if user not in self.names:
            raise Wrong(400, 50033, "Invalid Recipient(s)")
        there = next((one for one in self.channels.values() if one.recipient == user), None)
        if there is None:
            there = Channel(self.number(), self.names[user], None, DM, user)
            self.channels[there.id] = there
        return there

    def thread(self, parent: Channel, name: str, id: int | None = None) -> Channel:
        """A new thread; one that starts at a message has that message's id."""
        thread = Channel(
            id or self.number(), name, parent.guild, THREAD, parent=parent.id, members={self.bot}
        )
        self.channels[thread.id] = thread
        return thread

    def close_channel(self, channel: Channel) -> None:
        """A channel is deleted, and its threads with it."""
        for one in [one for one in self.channels.values() if channel.id in (one.id, one.parent)]:
            self.gone.append(self.channels.pop(one.id))
        self.tell("CHANNEL_DELETE", {"id": str(channel.id), "type": TEXT, "guild_id": str(channel.guild)})

    def channel(self, id: int) -> Channel:
        """Wrong 10003 for a channel that is not there (any more)."""
        if id not in self.channels:
            raise Wrong(404, 10003, "Unknown Channel")
        return self.channels[id]

    def message(self, channel: int, id: int) -> Message:
        """Wrong 10008 for a message that is not there (any more)."""
        there = self.channel(channel).messages.get(id)
        if there is None:
            raise Wrong(404, 10008, "Unknown Message")
        return there

    def post(self, channel: Channel, author: int, payload: Json) -> Message:
        """A message in a channel, or the one that the same nonce made a little earlier."""
        if channel.recipient in self.closed:
            raise Wrong(403, 50007, "Cannot send messages to this user")
        nonce = payload.get("nonce")
        if payload.get("enforce_nonce") and (known := self.nonces.get((channel.id, str(nonce)))):
            return known
        message = self.made(channel.id, author, payload)
        channel.messages[message.id] = message
        if nonce is not None:
            self.nonces[channel.id, str(nonce)] = message
        return message

    def made(self, channel: int, author: int, payload: Json, only_for: int | None = None) -> Message:
        """A message that is kept nowhere yet. Wrong 50006 for one that says nothing."""
        held = {
            key: payload[key]
            for key in ("content", "components", "embeds", "attachments")
            if payload.get(key)
        }
        flags = int(payload.get("flags") or 0)
        if not held and not flags & LOADING:
            raise Wrong(400, 50006, "Cannot send an empty message")
        number_components(held.get("components", []))
        nonce = payload.get("nonce")
        return Message(self.number(), channel, author, held, nonce and str(nonce), flags, only_for)

    def change(self, message: Message, payload: Json) -> None:
        """Put other words into a message; what the payload does not name stays."""
        number_components(payload.get("components") or [])
        for key in ("content", "components", "embeds", "attachments"):
            if key in payload:
                message.payload[key] = payload[key]
        if "flags" in payload:
            message.flags = int(payload["flags"] or 0) | (message.flags & EPHEMERAL)
        message.flags &= ~LOADING
        message.edits += 1

    def delete(self, message: Message) -> None:
        """Take a message away, whoever it was that wanted it."""
        there = self.channel(message.channel)
        del there.messages[message.id]
        self.deleted.append(message.id)
        gone = {"id": str(message.id), "channel_id": str(there.id)}
        self.tell("MESSAGE_DELETE", gone | ({"guild_id": str(there.guild)} if there.guild else {}))

    def forget_nonces(self) -> None:
        """Discord remembers a nonce for minutes only."""
        self.nonces.clear()

    def interaction(self, token: str) -> Asked:
        """Wrong 10062 for a token nobody has been given."""
        if token not in self.asked:
            raise Wrong(404, 10062, "Unknown interaction")
        return self.asked[token]


def every(components: Iterable[Any]) -> Iterator[Json]:
    """Every component of a tree, in wire order."""
    for one in components:
        yield one
        yield from every(one.get("components", []))
        yield from every(one[key] for key in ("accessory", "component") if key in one)


def number_components(components: Iterable[Json]) -> None:
    """Give those without an id one, as Discord does; Wrong 50035 for an id used twice."""
    tree = list(every(components))
    given = [one["id"] for one in tree if one.get("id")]
    if len(set(given)) < len(given):
        raise Wrong(400, 50035, "Invalid Form Body")
    free = (number for number in range(1, len(tree) + len(given) + 1) if number not in given)
    for one in tree:
        if not one.get("id"):
            one["id"] = next(free)


def text_of(message: Message) -> str:
    """All a message says, line by line."""
    shown = [message.payload.get("content") or ""]
    shown += [one["content"] for one in every(message.payload.get("components", [])) if one.get("type") == 10]
    return "\n".join(line for line in shown if line)
