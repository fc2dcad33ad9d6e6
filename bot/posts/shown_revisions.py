"""What living messages show, by entry and digest: a start edits none that is as it should be."""

from collections import OrderedDict
from contextlib import suppress
from typing import Final

from engine.kernel.refused import Refused
from engine.matches import Matches
from engine.store import Fence, MessageRevision, SlotLost, Store

At = tuple[int, int]
"""A match, and a message of it."""

MOST: Final = 4_000
"""Of so many messages it is remembered what they show, some 300 bytes each; of others it is read."""


class ShownRevisions:
    """Kept in the store, and remembered. StoreError from what asks the store."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self._store, self._matches = store, matches
        self._known: OrderedDict[At, MessageRevision] = OrderedDict()
        self._files: dict[At, tuple[str, ...]] = {}
        """The names of the files that a message of `_known` shows."""
        self._unsaved: dict[At, MessageRevision | None] = {}
        """Messages that were found as they should be: `save_seen` keeps at which entry that was."""

    async def of(self, match: int, message: int) -> MessageRevision | None:
        """What a message shows; None where nobody knows."""
        at = (match, message)
        if at not in self._known:
            found = await self._store.read.message_revision(*at)
            if found is not None:
                self._known[at] = found
        return self._known.get(at)

    def files_of(self, match: int, message: int) -> tuple[str, ...] | None:
        """The names of the files that a message shows; None where nobody knows."""
        return self._files.get((match, message))

    def note_seen(self, match: int, message: int, revision: MessageRevision) -> None:
        """Remember that a message showed this as it should; the store learns of it by `save_seen`."""
        self._unsaved[match, message] = self._known[match, message] = revision

    async def save(
        self, match: int, message: int, revision: MessageRevision | None, files: tuple[str, ...] = ()
    ) -> bool:
        """Keep what a message shows now, None where nobody knows; False if the match is not ours any more."""
        at = (match, message)
        for known in (self._known, self._unsaved, self._files):
            known.pop(at, None)
        if revision is not None:
            self._known[at], self._files[at] = revision, files
        while len(self._known) > MOST:
            self._files.pop(self._known.popitem(last=False)[0], None)
        return await self._write({at: revision})

    async def save_seen(self) -> bool:
        """Keep what was found as it should be; False if there was nothing."""
        unsaved, self._unsaved = self._unsaved, {}
        return bool(unsaved) and await self._write(unsaved)

    def forget(self) -> None:
        """Know of no message what it shows, but by the store."""
        self._known.clear()
        self._files.clear()
        self._unsaved.clear()

    async def _write(self, revisions: dict[At, MessageRevision | None]) -> bool:
        """Keep those of matches that are still ours; whether there were any."""
        slots, kept = self._store.slots, revisions
        fences: dict[int, Fence | None] | None = None
        if slots.shared:
            fences, kept = {}, {}
            for at, revision in revisions.items():
                with suppress(Refused, SlotLost):
                    fences[at[0]] = slots.fence((await self._matches.live(at[0])).match.guild)
                    kept[at] = revision
        await self._store.write.set_message_revisions(kept, fences)
        return bool(kept)
