"""What lies in the folder of a day, and the world of that day opened again by the present program."""

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from simcord.backend.models import Channel, Message

from bot.client import Khandan
from bot.clock.waiting import Waiting, seconds_left
from bot.keys import DATABASE
from bot.lab.rehearsal.stage import Secrets
from bot.sandbox.world import SwiftEnv, World
from bot.wiring import make_bot
from engine.kernel.table import Table
from engine.store import Timer
from tests.upgrades.keeping import SEED
from tests.upgrades.making import NAMES, ours

DAY: Final = Path(__file__).parent / "2026-11-22"
LATER: Final = timedelta(hours=1)
"""How long after that day's last message the present program starts."""


class Stood(Struct, frozen=True):
    """A match as it stood; its state is still to be read by its game."""

    match: int
    game: str
    state: msgspec.Raw
    table: Table
    people: tuple[int, ...]
    clocks: tuple[Timer, ...]
    seq: int
    master: str

    @property
    def timers(self) -> tuple[Timer, ...]:
        """Its timers; that day the kind of one beside a deadline was written before the wait's id."""
        return tuple(_as_now(one) for one in self.clocks)


def _as_now(one: Timer) -> Timer:
    kind, slash, wait = one.wait.partition("/")
    return replace(one, wait=wait, kind=kind) if slash else one


class Named(Struct, frozen=True):
    """An offered move, the id of its control, and whose it is; of a begun move its name and what is given."""

    match: int
    seat: int
    custom_id: str
    move: dict[str, Any]

    @property
    def tag(self) -> str:
        """The move's name on the wire."""
        return str(self.move.get("move", self.move.get("action")))


class Discord(Struct, frozen=True):
    """What lay at Discord: `inboxes` are the channels of private messages by person."""

    now: datetime
    people: dict[str, int]
    inboxes: dict[int, int]
    channels: list[Channel]
    messages: list[Message]


def unpacked(name: str) -> bytes:
    """A file of the day."""
    return gzip.decompress((DAY / f"{name}.gz").read_bytes())


def stood(name: str) -> tuple[Stood, ...]:
    """The matches of a database as they stood."""
    return msgspec.json.decode(unpacked(f"{name}-stood.json"), type=tuple[Stood, ...])


def named() -> tuple[Named, ...]:
    """What every offered move was called."""
    return msgspec.json.decode(unpacked("handles.json"), type=tuple[Named, ...])


def tables() -> dict[str, int]:
    """The numbers of the matches of Houses, by what they are for."""
    return msgspec.json.decode(unpacked("matches.json"), type=dict[str, int])


@cache
def seen() -> Discord:
    """What lay at Discord."""
    return msgspec.json.decode(unpacked("discord.json"), type=Discord)


def laid(folder: Path, name: str) -> Path:
    """The folder, with a database of the day as the program of that day left it."""
    (folder / DATABASE).write_bytes(unpacked(f"{name}.db"))
    return folder


@asynccontextmanager
async def opened_world(folder: Path) -> AsyncIterator[World]:
    """That day's people, channels and messages, and the present bot on that day's database, an hour later."""
    env, secrets = SwiftEnv(), Secrets(SEED + 3)

    def making(waiting: Waiting) -> Khandan:
        bot = make_bot(ours(), waiting, folder, secrets)
        bot.posting.boards.rest = timedelta(0)
        return bot

    guild = env.create_guild(NAMES.guild)
    world = World(env, making, guild, guild.create_text_channel(NAMES.channel))
    for name in (NAMES.visitor, *NAMES.stewards):
        world.seat(name)
    restored(world, msgspec.json.decode(unpacked("discord.json"), type=Discord))
    await world.start()
    try:
        await world.settle()
        yield world
    finally:
        await world.stop()


def restored(world: World, day: Discord) -> None:
    """The same people have the same numbers; channels and messages are put back where they were."""
    backend = world.env.backend
    assert day.people == {one.name: one.id for one in world.members}
    backend.dm_channels.update(day.inboxes)
    for channel in day.channels:
        backend.channels[channel.id] = channel
        backend.messages.setdefault(channel.id, {})
    for message in day.messages:
        backend.messages[message.channel_id][message.id] = message
    backend.advance_clock(seconds_left(day.now + LATER, world.env.now()) or 0.0)
