"""Where stewards may still have to move: kept with each move, taken back now and then in one write."""

from engine.store import Append, Store


class PendingStewards:
    """A move says with its commit that stewards must be asked; that they were is written later, for many.

    A program that dies in between asks some of them once more, and they have nothing to do.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun: set[int] = set()
        self._over: set[int] = set()

    def note_due(self, append: Append) -> None:
        """This is about to be kept. The match is held."""
        if append.unattended:
            self._begun.add(append.match)

    def clear_due(self, match: int) -> None:
        """The stewards of a match that is held have nothing to do."""
        self._begun.discard(match)
        self._over.add(match)

    async def note(self) -> None:
        """Write down whose stewards need not be asked at a start."""
        over, self._over = tuple(sorted(self._over - self._begun)), set()
        if over:
            await self._store.write.clear_stewards_due(over)
