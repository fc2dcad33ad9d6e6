"""Matches do as the owner has ordered: they stand still and go on, and barred people leave their seats.

What should be is computed from the orders and the clock (`OwnerOrders`), and each match is brought there: so
a restart or a crash in the middle changes nothing, and an order that ends by the clock is undone like one
that is taken back. A match that stands still for an order is known by a thing of kind HALTED, which is kept
before it is halted and forgotten after it goes on.

Nothing that is said at a table tells whether it was a maintenance or a bar, or of whom: somebody who is
barred leaves as anybody leaves, and a match is put on hold by whoever runs the bot.
"""

import asyncio
from datetime import timedelta
from typing import Final

from bot.channels.places import HALTED
from bot.client import Khandan
from bot.logs import report_error
from engine.kernel.refused import Refused
from engine.kernel.table.hosting import PassHost, host_candidates
from engine.kernel.table.lifecycle import CloseTable, GoOn, Halt
from engine.kernel.table.seating import Leave
from engine.match.live import LiveMatch
from engine.store import KnownMessage, Thing

ON_HOLD: Final = "on_hold"
"""Why such a match stands still, in its log."""

HELD: Final = Thing(HALTED, ON_HOLD)

REST: Final = timedelta(seconds=30)
"""Until what failed is tried again: the database may be away, or its disk full."""


async def setup(bot: Khandan) -> None:
    """Read the orders, and keep to them."""
    await bot.owner_orders.load()
    holds = Holds(bot)
    bot.owner_orders.listeners.append(holds.look_again)
    bot.store.slots.changed.append(holds.look_again)
    bot.matches.listeners.append(holds.on_commit)
    bot.on_our_hint.append(holds.on_commit)
    bot.chores.append(holds.run)


class Holds:
    """Brings every match that an order concerns to where it should be."""

    def __init__(self, bot: Khandan) -> None:
        self._bot, self._orders = bot, bot.owner_orders
        self._changed: set[int] = set()
        self._look_at_all = True
        self._wake = asyncio.Event()

    def look_again(self) -> None:
        """Look at every match that may be concerned, soon. Called when orders or our slots are others."""
        self._look_at_all = True
        self._wake.set()

    def on_commit(self, match: int) -> None:
        """Look at a match in which something was kept, if an order concerns it."""
        live = self._bot.matches.known(match)
        if live is None or live.match_state.table is None or live.table.status == "over":
            return
        is_held = live.table.halted == ON_HOLD
        if self._is_on_hold(live) != is_held or self._leavers(live):
            self._changed.add(match)
            self._wake.set()

    async def run(self) -> None:
        """Keep to the orders, for ever; an error at one match stops no other, and is tried again."""
        while True:
            has_failed, failed = False, set[int]()
            try:
                await self._orders.drop_ended()
                if self._look_at_all:
                    self._look_at_all = False
                    self._changed.update(await self._concerned_matches())
            except Exception as error:
                report_error("orders_not_kept", error)
                self._look_at_all = has_failed = True
            while self._changed:
                match = self._changed.pop()
                try:
                    await self._settle(match)
                except Refused:
                    continue  # it can't be read just now, or somebody was first
                except Exception as error:
                    report_error("match_not_held", error, match=match)
                    failed.add(match)
            self._changed.update(failed)
            waiting, due = self._bot.waiting, self._orders.next_change()
            if has_failed or failed:
                due = waiting.now() + REST  # an order that has ended and is still kept would be due at once
            await waiting.sleep_until(due, self._wake)
            if due is not None and waiting.now() >= due:
                self._look_at_all = True

    async def _concerned_matches(self) -> set[int]:
        """The matches that stand still for an order, and those that one may concern now; by plain rows."""
        read, found = self._bot.store.read, set[int]()
        found.update(await read.matches_halted_for(ON_HOLD))
        if self._orders.is_on_hold(0, ()):
            found.update(await read.active_match_ids())
        for bar in self._orders.bars:
            ask = read.active_matches_of_user if bar.scope == "user" else read.active_matches_in_guild
            found.update(row.id for row in await ask(bar.id))
        return found

    async def _settle(self, match: int) -> None:
        bot, live = self._bot, await self._bot.matches.live(match)
        if not bot.is_ours(match):
            return
        if live.match_state.table is None or live.table.status == "over":
            return
        places, before = bot.posting.places, live.match_state.seq
        for user in self._leavers(live):
            await self._take_leave(live, user)
        is_due, is_held = self._is_on_hold(live), live.table.halted == ON_HOLD
        if is_due and not live.table.halted:
            await places.keep(match, KnownMessage(HELD))
            await bot.matches.act_as_program(match, Halt(ON_HOLD))
        elif is_held and not is_due:
            await bot.matches.act_as_program(match, GoOn())
        if not is_due and await places.at(match, HELD) is not None:
            await places.forget(match, HELD)
        if live.match_state.seq != before:
            await bot.after_move(match)

    def _leavers(self, live: LiveMatch) -> tuple[int, ...]:
        """The barred people who sit or host here and are to leave."""
        here = (live.table.host, *(chair.player for chair in live.table.chairs))
        users = dict.fromkeys(live.users[player] for player in here if player is not None)
        return tuple(user for user in users if self._orders.is_to_leave(user))

    def _is_on_hold(self, live: LiveMatch) -> bool:
        seated = [live.users[chair.player] for chair in live.table.chairs if chair.player is not None]
        return self._orders.is_on_hold(live.match.guild, seated)

    async def _take_leave(self, live: LiveMatch, user: int) -> None:
        """Let somebody give up hosting and seat as they would themselves, so that nobody reads why.

        A table that has not begun and has nobody else who could host it is closed.
        """
        matches, match, player = self._bot.matches, live.match.id, live.player_of(user)
        if player == live.table.host:
            heirs = [
                one for one in host_candidates(live.table) if not self._orders.is_to_leave(live.users[one])
            ]
            if heirs:
                await matches.act_at_table(match, user, PassHost(heirs[0]))
            elif live.table.status == "gathering":
                await matches.act_at_table(match, user, CloseTable())
                return
        if live.seat(user) is not None:
            await matches.act_at_table(match, user, Leave())
