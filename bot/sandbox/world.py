"""A small Discord in memory: one guild, one channel, the visitor, four stewards' seats, and the bot.

Time there is simcord's: it passes only when the world is told to let it pass (`World.advance`), and the bot
waits by it (`VirtualWaiting`). So a test of a night takes a moment, and comes out the same each time.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime

import discord
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, ResponseMessage
from simcord.backend import Backend

from bot.clock.waiting import Waiting, nap, seconds_left

MakeBot = Callable[[Waiting], commands.Bot]
"""Makes a new bot, not yet started, that waits by what it is given. Called again at each restart."""

DMS_CLOSED = 50007
"""Discord's code for a person who takes no direct messages."""

FORBIDDEN = 50013
"""Discord's code for something that the bot has no permission for, such as to change a message."""

IDLE = 0.001
"""Seconds between two looks at whether the bot has finished. simcord's own 0.05 costs 50 ms a click."""

SETTLED = 60.0
"""Seconds in which the bot must have finished: a busy machine is no fault of the bot's."""

GRAIN = 0.00001
"""Seconds by which a nap outlasts its moment: the world's clock rounds, and must not wake us before it."""


@dataclass(frozen=True)
class Names:
    """What guild, channel and people are called."""

    guild: str = "Khandan"
    channel: str = "council"
    visitor: str = "visitor"
    stewards: tuple[str, ...] = ("anahita", "behrouz", "cyrus", "darya")


NAMES = Names()


class SwiftEnv(Env):
    """simcord's world, made before its bot, so that the bot can be given the world's clock."""

    def __init__(self) -> None:
        super().__init__(discord.Client(intents=discord.Intents(guilds=True)), settle_timeout=SETTLED)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - the name is simcord's
        idle: float = IDLE,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        # simcord offers no setting for the interval, and waits five seconds of its own for a start.
        patience = None if timeout is None else max(timeout, SETTLED)
        await super()._settle_internal(timeout=patience, idle=idle, dispatch=dispatch, _deadline=_deadline)


class VirtualWaiting:
    """Waits by simcord's clock: time passes only when the world is told to let it pass."""

    def __init__(self, env: Env) -> None:
        self._env = env

    def now(self) -> datetime:
        return self._env.now()

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        """Return at `when` by the world's clock, or once `nudge` is set; `nudge` is clear afterwards.

        Only in tasks that the bot began while running: anywhere else simcord raises SetupError.
        """
        while not nudge.is_set() and (left := seconds_left(when, self.now())) != 0:
            seconds = None if left is None else left + GRAIN
            await self._env.external_wait(nap(nudge, seconds), reason="the bot waits for a moment or a nudge")
        nudge.clear()


class World:
    """What a test or the page holds. `turn` lets one act at a time, as simcord demands."""

    def __init__(self, env: Env, make_bot: MakeBot, guild: GuildHandle, channel: ChannelHandle) -> None:
        self.env = env
        self.guild = guild
        self.channel = channel
        self.members: tuple[MemberActor, ...] = ()
        self.turn = asyncio.Lock()
        self.bot = make_bot(VirtualWaiting(env))
        self._make_bot = make_bot
        self._seen = 0

    @property
    def visitor(self) -> MemberActor:
        return self.members[0]

    @property
    def stewards(self) -> tuple[MemberActor, ...]:
        return self.members[1:]

    def seat(self, name: str) -> MemberActor:
        """Let a new person into the guild."""
        member = self.guild.add_member(self.env.create_user(name))
        self.members = (*self.members, member)
        return member

    async def start(self) -> None:
        self.env.bot = self.bot
        await self.env.start()

    async def restart(self) -> None:
        """Close the bot and start a new one; people, messages and the clock stay as they are."""
        async with self.turn:
            await self.bot.close()
            self.bot = self._make_bot(VirtualWaiting(self.env))
            await self.env.restart_bot(self.bot)

    async def advance(self, seconds: float) -> None:
        """Let time pass, stopping at every timer of the bot on the way, those due at the end included."""
        async with self.turn:
            await self.env.advance_time(seconds + 2 * GRAIN)

    async def settle(self) -> None:
        """Wait until the bot has finished what it is doing."""
        async with self.turn:
            await self.env.settle()

    def close_inbox(self, member: MemberActor) -> None:
        """The member takes no direct messages from now on: the bot is refused with 403, 50007."""
        path = f"/channels/{member.user.dm_channel.id}/messages"
        refusal = "Cannot send messages to this user"
        self.env.inject_error("POST", path, status=403, code=DMS_CLOSED, message=refusal, times=None)

    def open_inbox(self, member: MemberActor) -> None:
        """The member takes direct messages again."""
        self._withdraw_error(f"/channels/{member.user.dm_channel.id}/messages", DMS_CLOSED)

    def refuse_changes(self, post: ResponseMessage) -> None:
        """Discord refuses every change of this message from now on: it keeps the buttons that it has."""
        path = _message_path(post)
        said = "Missing Permissions"
        self.env.inject_error("PATCH", path, status=403, code=FORBIDDEN, message=said, times=None)

    def allow_changes(self, post: ResponseMessage) -> None:
        """Discord takes changes of this message again."""
        self._withdraw_error(_message_path(post), FORBIDDEN)

    def _withdraw_error(self, path: str, code: int) -> None:
        """Take back what `inject_error` put in for this path and code: it is answered as ever."""
        faults = self.env.backend.faults
        faults[:] = [fault for fault in faults if (fault["path"], fault["code"]) != (path, code)]

    def errors(self) -> tuple[BaseException, ...]:
        """The errors of the bot since the last call; those that nobody asks for are raised by `stop`."""
        new = self.env.errors_since(self._seen)
        self._seen = self.env.error_cursor
        return new

    async def stop(self) -> None:
        """Close the bot, then raise an ExceptionGroup of its errors that nobody asked for."""
        async with self.turn:
            try:
                await self.bot.close()
            finally:
                # What simcord has put in discord.py's place must go, whatever the bot does.
                await self.env.shutdown()
        if unseen := self.errors():
            raise BaseExceptionGroup("the bot raised errors in the sandbox", unseen)


def _message_path(post: ResponseMessage) -> str:
    """The path of a message in Discord's interface, as faults are told it."""
    return f"/channels/{post._message.channel_id}/messages/{post.id}"


@asynccontextmanager
async def open_world(
    make_bot: MakeBot,
    names: Names = NAMES,
    starts: datetime | None = None,
    now: datetime | None = None,
    recall: Callable[[Backend], None] = lambda _: None,
) -> AsyncIterator[World]:
    """A running world. `starts` is its first instant, not before simcord's own, 1 January 2026 UTC.

    With `now` so much time has passed when the bot starts; who lives there is the same as ever. `recall` puts
    there what was said before, once the people are there.
    """
    env = SwiftEnv()
    env.backend.advance_clock(seconds_left(starts, env.now()) or 0.0)
    guild = env.create_guild(names.guild)
    world = World(env, make_bot, guild, guild.create_text_channel(names.channel))
    for name in (names.visitor, *names.stewards):
        world.seat(name)
    recall(env.backend)
    env.backend.advance_clock(seconds_left(now, env.now()) or 0.0)
    try:
        await world.start()
        yield world
    except BaseException:
        # The failure on its way out says more than what the bot raised because of it.
        world.errors()
        await world.stop()
        raise
    await world.stop()
