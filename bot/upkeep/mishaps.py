"""What Discord changes under a match: channels and threads deleted, the bot removed and invited again.

Each is noticed when it happens (`Watch` listens), or at the next start (`Watch.run` looks round). A
match that has lost its channel or its server stands still, and its host is told; it goes on when the server
is there again, or when the host brings it into another channel. People who leave the server send us no event,
as we don't ask for that intent: `SilentPeople` asks about those who were awaited in vain.

The bot uses no role for anything: renaming, moving or deleting one changes nothing but permissions.
"""

import asyncio
from contextlib import suppress
from typing import Final

import discord

from bot.channels.places import HALTED, LOCKED, THREAD
from bot.client import Khandan
from bot.connection.codes import UNREACHED, fault_of
from bot.connection.supervision import keep_trying
from bot.interactions.finding import playable_matches
from bot.logs import report_error
from engine.kernel.refused import Refused
from engine.kernel.table import Table, seat_of
from engine.kernel.table.lifecycle import GoOn
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.store import Thing

SERVER: Final = "server_gone"
CHANNEL: Final = "channel_gone"


async def setup(bot: Khandan) -> None:
    """Listen, and look round at every start."""
    silent, watch = SilentPeople(bot), Watch(bot)
    bot.matches.listeners.append(silent.nudge)
    bot.on_our_hint.append(silent.nudge)
    bot.chores.append(silent.run)
    bot.add_listener(watch.on_channel_delete, "on_guild_channel_delete")
    bot.add_listener(watch.on_thread_delete, "on_raw_thread_delete")
    bot.add_listener(watch.on_thread_update, "on_raw_thread_update")
    bot.add_listener(watch.on_guild_remove, "on_guild_remove")
    bot.add_listener(watch.on_guild_join, "on_guild_join")
    bot.add_listener(watch.on_guild_join, "on_guild_available")
    bot.add_listener(watch.on_ready, "on_ready")
    bot.chores.append(watch.run)


class Watch:
    """Hears what the gateway tells of servers, channels and threads."""

    def __init__(self, bot: Khandan) -> None:
        self._bot, self._is_ready = bot, asyncio.Event()

    async def on_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Halt the matches that lived in the channel."""
        for live in await self._active_matches(channel.guild.id):
            if live.match.channel == channel.id:
                await self._halt_homeless(live)

    async def on_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Halt a match that lived in the thread; one that only told its news there begins another."""
        for live in await self._active_matches(event.guild_id):
            if live.match.channel == event.thread_id:
                await self._halt_homeless(live)
                continue
            spots = [await self._bot.posting.places.at(live.match.id, thing) for thing in (THREAD, LOCKED)]
            if any(spot is not None and spot.channel == event.thread_id for spot in spots):
                await self._leave_lost_thread(live, event.thread_id)

    async def on_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """Let news go on in a thread that was perhaps unlocked."""
        if event.data.get("thread_metadata", {}).get("locked"):
            return
        for live in await self._active_matches(event.guild_id):
            spot = await self._bot.posting.places.at(live.match.id, LOCKED)
            is_home = live.match.channel == event.thread_id
            if is_home or (spot is not None and spot.channel == event.thread_id):
                await self._use_unlocked_thread(live)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Halt the matches of a server in which we are no more."""
        for live in await self._active_matches(guild.id):
            await self._bot.posting.match_channels.halt_for_lost_channel(live, SERVER)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let matches go on in a server in which we are, perhaps again."""
        await self._go_on_in({guild.id})

    async def on_ready(self) -> None:
        """Have `run` look round: it has missed what happened while nobody listened."""
        self._is_ready.set()

    async def run(self) -> None:
        """Look round whenever a session has begun, for ever; what fails is tried again."""
        while True:
            await self._bot.waiting.sleep_until(None, self._is_ready)
            await keep_trying(self._bot.waiting, "work_failed", self._look_round)

    async def _look_round(self) -> None:
        """Find what happened while the bot was away: servers lost and regained, threads unlocked."""
        bot, played = self._bot, await self._bot.store.read.guilds()
        # Of servers that are another process's, or will be soon, this client is told nothing.
        known = {guild.id for guild in bot.guilds}
        for guild in {guild for guild in played if bot.is_heard(guild)} - known:
            for live in await self._active_matches(guild):
                await bot.posting.match_channels.halt_for_lost_channel(live, SERVER)
        await self._go_on_in(known)
        for match in await bot.store.read.matches_halted_for(LOCKED.about):
            with suppress(Refused, *UNREACHED):
                live = await bot.matches.live(match)
                spot = await bot.posting.places.at(match, LOCKED)
                if spot is not None:
                    await self._look_at_locked(live, spot.channel)

    async def _look_at_locked(self, live: LiveMatch, thread: int) -> None:
        """Let news go on in a thread that was unlocked or deleted since."""
        try:
            is_locked = await self._bot.message_client.is_locked(thread)
        except discord.HTTPException as error:
            if fault_of(error) != "no_channel":
                raise
            await self._leave_lost_thread(live, thread)
            return
        if not is_locked:
            await self._use_unlocked_thread(live)

    async def _active_matches(self, guild: int) -> list[LiveMatch]:
        """The matches of a server that are not over."""
        return await playable_matches(self._bot, await self._bot.store.read.active_matches_in_guild(guild))

    async def _halt_homeless(self, live: LiveMatch) -> None:
        """Let a match stand still until its host brings it elsewhere."""
        await self._bot.posting.match_channels.halt_for_lost_channel(live, CHANNEL)
        await self._bot.after_move(live.match.id)

    async def _use_unlocked_thread(self, live: LiveMatch) -> None:
        """Send what waited for a locked thread; news stand there again."""
        await self._bot.posting.match_channels.on_thread_unlocked(live)
        self._bot.posting.retry_now(live.match.id)

    async def _leave_lost_thread(self, live: LiveMatch, thread: int) -> None:
        """Have what waited for a deleted thread sent to another."""
        await self._bot.posting.match_channels.on_thread_gone(live, thread)
        self._bot.posting.retry_now(live.match.id)

    async def _go_on_in(self, guilds: set[int]) -> None:
        """Let the matches of these servers go on that stood still for their server, and tell their hosts."""
        bot, posting = self._bot, self._bot.posting
        for match in await bot.store.read.matches_halted_for(SERVER):
            with suppress(Refused):
                live = await bot.matches.live(match)
                if live.match.guild not in guilds:
                    continue
                # Where its channel was lost as well, its host has still to bring it elsewhere.
                can_go_on = live.table.halted == SERVER
                if can_go_on:
                    with suppress(Refused):
                        await bot.matches.act_as_program(match, GoOn())
                await posting.places.forget(match, Thing(HALTED, SERVER))
                posting.retry_now(match)
                if SERVER in await posting.places.open_troubles(match):
                    # The host who was told of the loss is told of its end, once: both are forgotten then.
                    await posting.host_alerts.clear(match, SERVER)
                    if can_go_on:
                        await posting.host_alerts.tell(live, "server_back", "trouble-server-back")
                        await posting.host_alerts.clear(match, "server_back")
                await bot.after_move(match)


class SilentPeople:
    """Asks about those who were awaited and silent: perhaps they are not in the server any more."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot
        self._asked: dict[int, dict[Player, int]] = {}
        """By match: who is silent, and with how many deadlines missed that was asked about last."""
        self._matches: set[int] = set()
        self._wake = asyncio.Event()

    def nudge(self, match: int) -> None:
        """Look at a match soon: somebody may have missed a deadline."""
        self._matches.add(match)
        self._wake.set()

    async def run(self) -> None:
        """Look at each match that was nudged, for ever; each silence is asked about once."""
        while True:
            while self._matches:
                match = self._matches.pop()
                try:
                    live = await self._bot.matches.live(match)
                    if self._bot.is_ours(match):
                        await self._look_at(live)
                except Refused:
                    continue
                except Exception as error:
                    report_error("roll_failed", error, match=match)
            await self._bot.waiting.sleep_until(None, self._wake)

    async def _look_at(self, live: LiveMatch) -> None:
        match_channels = self._bot.posting.match_channels
        silent = {} if live.match_state.table is None else dict(silent_players(live.table))
        asked = self._asked.pop(live.match.id, {})
        if silent:
            self._asked[live.match.id] = silent
        for player in asked.keys() - silent.keys():
            # They have acted since. Should they leave the server later, that is asked and told anew.
            await match_channels.on_person_back(live, player)
        for player, missed in silent.items():
            if missed > asked.get(player, 0):
                await match_channels.on_dms_closed(live, live.users[player])


def silent_players(table: Table) -> tuple[tuple[Player, int], ...]:
    """The players who have missed deadlines, with the number of those in a row.

    With them a host without a seat, whom no deadline asks: as silent as the most silent of the others.
    """
    missed = tuple((one.player, one.missed) for one in table.chairs if one.player is not None and one.missed)
    if not missed or table.host is None or seat_of(table, table.host) is not None:
        return missed
    return (*missed, (table.host, max(count for _, count in missed)))
