"""What Discord changes under a match: channels and threads deleted, the bot removed and invited again.

Each is noticed when it happens, or at the next start. The bot uses no role
for anything: renaming, moving or deleting one changes nothing but permissions.
"""

import asyncio
from contextlib import suppress
from typing import Final

import discord

from bot.channels.match_channels import BY_ITSELF
from bot.channels.places import HALTED, LOCKED, THREAD
from bot.client import Khandan
from bot.connection.codes import UNREACHED
from bot.interactions.finding import playable_matches
from bot.logs import report_error
from engine.kernel.refused import Refused
from engine.kernel.table import Table, seat_of
from engine.kernel.table.lifecycle import GoOn
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Thing

SERVER: Final = "server_gone"
CHANNEL: Final = "channel_gone"


async def setup(bot: Khandan) -> None:
    """Listen, and look round at every start."""
    roll, watch = Roll(bot), Watch(bot)
    bot.matches.listeners.append(roll.nudge)
    bot.chores.append(roll.run)
    bot.add_listener(watch.channel_deleted, "on_guild_channel_delete")
    bot.add_listener(watch.thread_deleted, "on_raw_thread_delete")
    bot.add_listener(watch.thread_updated, "on_raw_thread_update")
    bot.add_listener(watch.on_guild_remove, "on_guild_remove")
    bot.add_listener(watch.on_guild_join, "on_guild_join")
    bot.add_listener(watch.on_guild_join, "on_guild_available")
    bot.add_listener(watch.ready, "on_ready")


class Watch:
    """Hears what the gateway tells of servers, channels and threads."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot

    async def channel_deleted(self, channel: discord.abc.GuildChannel) -> None:
        """A match has lost its home."""
        for live in await going(self._bot, channel.guild.id):
            if live.match.channel == channel.id:
                await homeless(self._bot, live)

    async def thread_deleted(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A match has lost its chronicle, or its home."""
        for live in await going(self._bot, gone.guild_id):
            await thread_gone(self._bot, live, gone.thread_id)

    async def thread_updated(self, now: discord.RawThreadUpdateEvent) -> None:
        """A thread was perhaps unlocked."""
        if now.data.get("thread_metadata", {}).get("locked"):
            return
        for live in await going(self._bot, now.guild_id):
            spot = await self._bot.posting.places.at(live.match.id, LOCKED)
            is_home = live.match.channel == now.thread_id
            if is_home or (spot is not None and spot.channel == now.thread_id):
                await on_thread_unlocked(self._bot, live)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We are in this server no more."""
        for live in await going(self._bot, guild.id):
            await self._bot.posting.match_channels.halt_for_lost_channel(live, SERVER)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in it, perhaps again."""
        await self._back({guild.id})

    async def ready(self) -> None:
        """What happened while the bot was away: servers it is in no more, or is in again."""
        known = {guild.id for guild in self._bot.guilds}
        for guild in set(await self._bot.store.read.guilds()) - known:
            for live in await going(self._bot, guild):
                await self._bot.posting.match_channels.halt_for_lost_channel(live, SERVER)
        await self._back(known)
        for match in await self._bot.store.read.stood_still(LOCKED.about):
            with suppress(Refused, *UNREACHED):
                await check_lock(self._bot, await self._bot.matches.live(match))

    async def _back(self, known: set[int]) -> None:
        """We are in these servers."""
        for match in await self._bot.store.read.stood_still(SERVER):
            with suppress(Refused):
                live = await self._bot.matches.live(match)
                if live.match.guild in known and live.table.halted == SERVER:
                    await back(self._bot, live)


async def going(bot: Khandan, guild: int) -> list[LiveMatch]:
    """The matches of a server that are not over."""
    return await playable_matches(bot, await bot.store.read.going_in(guild))


async def homeless(bot: Khandan, live: LiveMatch) -> None:
    """The match stands still until its host brings it elsewhere."""
    await bot.posting.match_channels.halt_for_lost_channel(live, CHANNEL)
    await bot.after_move(live.match.id)


async def thread_gone(bot: Khandan, live: LiveMatch, thread: int) -> None:
    """A match that lived in the thread stands still; one that only told its news there begins another."""
    if live.match.channel == thread:
        await homeless(bot, live)
        return
    spot = await bot.posting.places.at(live.match.id, THREAD)
    if spot is not None and spot.channel == thread:
        await bot.posting.places.keep(live.match.id, KnownMessage(THREAD, message=BY_ITSELF))
        bot.posting.retry_now(live.match.id)


async def check_lock(bot: Khandan, live: LiveMatch) -> None:
    """Whether a thread that was locked was unlocked while nobody heard of it."""
    spot = await bot.posting.places.at(live.match.id, LOCKED)
    if spot is not None and not await bot.carrier.is_locked(spot.channel):
        await on_thread_unlocked(bot, live)


async def on_thread_unlocked(bot: Khandan, live: LiveMatch) -> None:
    """What waited for a locked thread goes out, and news stand there again."""
    await bot.posting.match_channels.on_thread_unlocked(live)
    bot.posting.retry_now(live.match.id)


async def back(bot: Khandan, live: LiveMatch) -> None:
    """The server is there again: its matches go on, and their hosts are told."""
    with suppress(Refused):
        await bot.matches.by_itself(live.match.id, GoOn())
    await bot.posting.places.forget(live.match.id, Thing(HALTED, SERVER))
    bot.posting.retry_now(live.match.id)
    if SERVER in await bot.posting.places.open_troubles(live.match.id):
        await bot.posting.troubles.clear(live.match.id, SERVER)
        await bot.posting.troubles.tell(live, "server_back", "trouble-server-back")
        await bot.posting.troubles.clear(live.match.id, "server_back")
    await bot.after_move(live.match.id)


class Roll:
    """Calls the roll of those who were awaited and silent: perhaps they are not in the server any more."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._called: set[tuple[int, int, int]] = set()
        self._matches: set[int] = set()
        self._wake = asyncio.Event()

    def nudge(self, match: int) -> None:
        """Somebody may have missed a deadline."""
        self._matches.add(match)
        self._wake.set()

    async def run(self) -> None:
        """For ever; each silence is asked about once."""
        while True:
            while self._matches:
                match = self._matches.pop()
                try:
                    await self._call(await self._bot.matches.live(match))
                except Refused:
                    continue
                except Exception as error:
                    report_error("roll_failed", error, match=match)
            await self._bot.waiting.sleep_until(None, self._wake)

    async def _call(self, live: LiveMatch) -> None:
        for player, missed in silent(live.table) if live.match_state.table is not None else ():
            key = (live.match.id, player, missed)
            if key not in self._called:
                self._called.add(key)
                await self._bot.posting.match_channels.on_dms_closed(live, live.user(player))


def silent(table: Table) -> tuple[tuple[Player, int], ...]:
    """Who missed how many deadlines in a row; with them a host without a seat, whom no deadline asks."""
    missed = tuple((one.player, one.missed) for one in table.chairs if one.player is not None and one.missed)
    if not missed or table.host is None or seat_of(table, table.host) is not None:
        return missed
    return (*missed, (table.host, max(count for _, count in missed)))
