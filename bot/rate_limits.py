"""Against one person who would fill the store: tables open at once, and what is pressed within a minute."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from bot.config import Settings
from engine.kernel.refused import Refused, no
from engine.store import Limits, QuotaFull, Store

MINUTE: Final = 60.0

PEOPLE: Final = 10_000
"""Of so many people it is remembered what they did within the last minute."""

INTERACTIONS: Final = 4096
"""Of so many interactions it is remembered that they are counted."""


class RateLimits:
    """The bounds that a host sets; no honest group meets those that hold otherwise.

    `elapsed` gives seconds on a clock that nobody sets; where time is made up a minute is none, and nothing
    is counted by it.
    """

    def __init__(self, settings: Settings, store: Store, elapsed: Callable[[], float] | None) -> None:
        self._settings, self._store, self._elapsed = settings, store, elapsed
        self._heard: OrderedDict[int, deque[float]] = OrderedDict()
        self._counted: OrderedDict[int, None] = OrderedDict()
        self.opening = asyncio.Lock()
        """Held from the question whether there is room until the table is kept."""

    def note_press(self, user: int, interaction: int) -> None:
        """Count a command, a press or a form of this person. Refused: too_fast; that one does not count.

        An interaction is counted once, however often and how much later Discord delivers it.
        """
        if self._elapsed is None or interaction in self._counted:
            return
        now, most = self._elapsed(), self._settings.commands
        heard = self._heard.setdefault(user, deque())
        self._heard.move_to_end(user)
        while heard and heard[0] <= now - MINUTE:
            heard.popleft()
        # Refused ones don't count: who keeps on pressing gets through as soon as the minute has passed.
        if len(heard) >= most:
            raise Refused(no("too_fast"))
        heard.append(now)
        self._counted[interaction] = None
        # Who has been quiet longest is forgotten first.
        while len(self._heard) > PEOPLE:
            self._heard.popitem(last=False)
        while len(self._counted) > INTERACTIONS:
            self._counted.popitem(last=False)

    async def room(self, host: int, guild: int) -> None:
        """Refused (tables_person, tables_server, server_closed) where either has all the tables they may."""
        person = self._settings.tables_person
        if await self._store.read.count_active_of_host(host) >= person:
            raise Refused(no("tables_person", most=person))
        server, _ = await self.limit_of_server(guild)
        if server == 0:
            raise Refused(no("server_closed"))
        if await self._store.read.count_active_in_guild(guild) >= server:
            raise Refused(no("tables_server", most=server))

    async def limits(self, guild: int) -> Limits | None:
        """What the transaction that opens a table has to hold; None where no other process could open one."""
        if not self._store.slots.shared:
            return None
        server, _ = await self.limit_of_server(guild)
        return Limits(self._settings.tables_person, server)

    async def refusal(self, full: QuotaFull, guild: int) -> Refused:
        """The refusal, as `room` gives it, where another process has opened the last table meanwhile."""
        if full.kind == "host":
            return Refused(no("tables_person", most=self._settings.tables_person))
        server, _ = await self.limit_of_server(guild)
        return Refused(no("tables_server", most=server))

    async def limit_of_server(self, guild: int) -> tuple[int, bool]:
        """How many tables a server may have at once, and whether the owner has set that for it alone."""
        own = await self._store.read.preference("guild", guild, "tables")
        return (self._settings.tables_server, False) if own is None else (int(own), True)
