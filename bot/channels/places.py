"""Where the things of a match stand on Discord: kept in the store, remembered in memory."""

from datetime import datetime
from typing import Final

from bot.channels.marks import mark
from bot.render.limits import PAGES
from engine.match.live import LiveMatch
from engine.store import Home, KnownMessage, Store, Thing

BOARD: Final = Thing("board")
"""The one living message; message 0 while it has still to be made."""

PINNED: Final = Thing("pinned")
"""That the board was pinned, or could not be: it is tried once."""

THREAD: Final = Thing("thread")
"""The chronicle's thread; channel 0 while it has still to be made. Without it there is the channel."""

TOLD: Final = "told"
"""The kind of a line that somebody was sent about a trouble, until the trouble is over."""

HALTED: Final = "halted"
"""The kind of what a match lacks that stands still: it is looked for at every start."""

UNWRITTEN: Final = "unwritten"
"""The kind of a line that stands where a message should, about the row and page that it stands for."""

LOCKED: Final = Thing(HALTED, "locked")
"""A thread in which the bot may not write, by its channel: news go to the match's channel meanwhile."""

IN_THREAD: Final = (KnownMessage(THREAD),)
"""What is kept with a new match whose chronicle is to have a thread."""


class Places:
    """By match and kind. Nothing is remembered that is not kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, dict[Thing, KnownMessage]] = {}

    async def at(self, match: int, thing: Thing) -> KnownMessage | None:
        """Where a thing stands, or None."""
        return (await self._of(match)).get(thing)

    async def keep(self, match: int, spot: KnownMessage) -> None:
        """A thing stands here now."""
        known = await self._of(match)
        await self._store.write.set_spot(match, spot)
        known[spot.thing] = spot

    async def forget(self, match: int, thing: Thing) -> None:
        """A thing stands nowhere any more."""
        known = await self._of(match)
        if thing in known:
            await self._store.write.drop_spot(match, thing)
            known.pop(thing, None)

    async def on_match_moved(self, match: int, home: Home) -> None:
        """What was kept when a match moved."""
        known = await self._of(match)
        for thing in home.dropped:
            known.pop(thing, None)
        known.update({spot.thing: spot for spot in home.spots})

    async def open_troubles(self, match: int) -> tuple[str, ...]:
        """The troubles that somebody was told of and that are not over."""
        return tuple(thing.about for thing in await self._of(match) if thing.kind == TOLD)

    async def of_kind(self, match: int, kind: str) -> tuple[KnownMessage, ...]:
        """Where all things of this kind stand."""
        return tuple(spot for thing, spot in (await self._of(match)).items() if thing.kind == kind)

    async def _of(self, match: int) -> dict[Thing, KnownMessage]:
        if match not in self._known:
            read = {spot.thing: spot for spot in await self._store.read.spots(match)}
            self._known.setdefault(match, read)
        return self._known[match]


def own_mark(live: LiveMatch) -> int:
    """By which messages that no row of the outbox owes are known again: the board, a thread's first line."""
    return mark(live.match_state.master, 0)


def anew(now: datetime) -> int:
    """The page of such a message that is sent again on purpose: its nonce must not be that of the first."""
    return 1 + int(now.timestamp()) % PAGES
