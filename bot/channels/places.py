"""Where the things of a match stand on Discord, and by which number our messages are found again.

The board, the thread, lines about troubles and lines in place of messages are kept in the store as `Thing` →
`KnownMessage`; `Places` remembers them. Every message of ours carries a mark: after a crash the channel is
searched for it before anything is sent again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import blake2b
from typing import Final

from bot.render.limits import COMPONENT_ID, PAGES
from engine.match.live import LiveMatch
from engine.store import Home, KnownMessage, Store, Thing

BOARD: Final = Thing("board")
"""The one living message; message 0 while it has still to be made."""

PINNED: Final = Thing("pinned")
"""That the board was pinned, or could not be: it is tried once."""

QUESTION: Final = "question"
"""The kind of the post of an open question, which is kept up to date; about the row that owed it."""

THREAD: Final = Thing("thread")
"""The chronicle's thread; channel 0 while it has still to be made. Without it there is the channel."""

TOLD: Final = "told"
"""The kind of a line that somebody was sent about a trouble, until the trouble is over."""

HALTED: Final = "halted"
"""The kind of what a match lacks that stands still: it is looked for at every start."""

UNWRITTEN: Final = "unwritten"
"""The kind of a line that stands where a message should, about the row and page that it stands for."""

SHARED: Final = "shared"
"""The kind of what a person has shown everybody, by what it is; message 0 while it is on its way."""

LOCKED: Final = Thing(HALTED, "locked")
"""A thread in which the bot may not write, by its channel: news go to the match's channel meanwhile."""

MARK_BYTES: Final = 8
"""Bytes of the keyed hash from which a mark is made: more than it needs, so that the remainder is even."""

IN_THREAD: Final = (KnownMessage(THREAD),)
"""What is kept with a new match whose chronicle is to have a thread."""


class Places:
    """Known messages by match and thing. What is remembered was written to the store before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, dict[Thing, KnownMessage]] = {}
        self._forgotten = 0
        """How often something was forgotten: what was read meanwhile may be older, and is not remembered."""

    async def at(self, match: int, thing: Thing) -> KnownMessage | None:
        """The message that is known as this thing, or None."""
        return (await self._of(match)).get(thing)

    async def keep(self, match: int, spot: KnownMessage) -> None:
        """Write to the store that a thing stands here now, in place of where it stood before."""
        known = await self._of(match)
        with self._read_again_if_forgotten(match, known):
            await self._store.write.set_known_message(match, spot)
            known[spot.thing] = spot

    async def forget(self, match: int, thing: Thing) -> None:
        """Drop a thing from the store; nothing happens where it is not known."""
        known = await self._of(match)
        if thing in known:
            with self._read_again_if_forgotten(match, known):
                await self._store.write.drop_known_message(match, thing)
                known.pop(thing, None)

    async def on_match_moved(self, match: int, home: Home) -> None:
        """Take over what `Matches.move_to_channel` has written: dropped things, and new ones."""
        known = await self._of(match)
        for thing in home.dropped:
            known.pop(thing, None)
        known.update({spot.thing: spot for spot in home.messages})

    async def open_troubles(self, match: int) -> tuple[str, ...]:
        """The troubles that somebody was told of and that are not over."""
        return tuple(thing.about for thing in await self._of(match) if thing.kind == TOLD)

    async def of_kind(self, match: int, kind: str) -> tuple[KnownMessage, ...]:
        """All known messages whose thing is of this kind; those that are numbered the oldest first."""
        found = [spot for thing, spot in (await self._of(match)).items() if thing.kind == kind]
        return tuple(sorted(found, key=lambda spot: _number(spot.thing)))

    def forget_known(self, match: int) -> None:
        """Have the messages of a match read again: another process may have kept others."""
        self._known.pop(match, None)
        self._forgotten += 1

    def forget_all(self) -> None:
        """Have those of every match read again."""
        self._known.clear()
        self._forgotten += 1

    async def _of(self, match: int) -> dict[Thing, KnownMessage]:
        if match in self._known:
            return self._known[match]
        before = self._forgotten
        read = {spot.thing: spot for spot in await self._store.read.known_messages(match)}
        if before != self._forgotten:
            return read
        # Another task may have read them meanwhile, and changed them since: what is there stays.
        return self._known.setdefault(match, read)

    @contextmanager
    def _read_again_if_forgotten(self, match: int, known: dict[Thing, KnownMessage]) -> Iterator[None]:
        """Write a thing of `known` within the block.

        What was forgotten meanwhile may have been read before that was written, and what was cut off may
        have been written all the same: then the store is asked again.
        """
        is_written = False
        try:
            yield
            is_written = True
        finally:
            if not is_written or self._known.get(match) is not known:
                self.forget_known(match)


def _number(thing: Thing) -> int:
    """By which row of the outbox a thing is told apart from others of its kind; 0 for any other."""
    return int(thing.about) if thing.about.isdecimal() else 0


def address(guild: int, channel: int, message: int = 0) -> str:
    """The web address of a channel or thread, or of a message in it."""
    return f"https://discord.com/channels/{guild}/{channel}" + (f"/{message}" if message else "")


def mark(master: bytes, row: int | str) -> int:
    """The mark of the messages of a row of the outbox, or of what has a name: the same after every restart.

    Made from the match's secret (`master`), because the row's own number would betray something: rows count
    private messages too, so a jump between two public posts would tell of them.
    """
    key = blake2b(str(row).encode(), key=master, digest_size=MARK_BYTES, person=b"message mark")
    return int.from_bytes(key.digest(), "big") % COMPONENT_ID + 1


def own_mark(live: LiveMatch) -> int:
    """The mark of messages that no row owes: the board, a thread's first line, lines to hosts."""
    return mark(live.match_state.master, 0)


def anew(now: datetime) -> int:
    """A page number for a message that is sent again on purpose, by the time `now`.

    The page is part of the nonce, and Discord would drop a message whose nonce it has just had.
    """
    return 1 + int(now.timestamp()) % PAGES
