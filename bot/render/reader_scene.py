"""What one reader is shown of a match: made from the cut for that reader; no state and no secret is in it."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from msgspec import Struct

from bot.render.i18n import Messages
from engine.kernel.game import Result
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table import Table
from engine.kernel.waits import Wait

Due = tuple[str, Seat, datetime | None]
"""A wait's id, the seat it is a question to, and when it runs out; None while the clock stands still."""


NO_EMOJI: Final[Mapping[str, str]] = {}
"""Words stand alone."""


NO_MANNERS: Final[Mapping[str, str]] = {}
"""The reader has chosen nothing, or is not known: a message to many."""


class ReaderScene(Struct, frozen=True):
    """A match as `reader` (a seat, or None for everybody) may see it, in the reader's language.

    `view` and `table` are cut for the reader; `result` is None until the end. `waits` are the open questions
    that the reader may know of: all that are not secret, and the reader's own; `due` are their deadlines,
    none for a scene of the past.
    `names` go by seat; `nameless` are the seats whose people were forgotten; `users` are the people of the
    table by number, who can be mentioned. `emoji` are the application's own signs of the game, by name.
    `was` makes the reader's view of the match before the entry that is told; None where none is told.
    `book` is the content that the match is told with, of a game that has one. Where nothing `draws`, a page
    needs no pictures. `manners` are what the reader's person has chosen for their own pages, by name
    (bot.preferences).
    """

    match: int
    game: str
    reader: Viewer
    view: Any
    table: Table
    messages: Messages
    names: tuple[str, ...]
    result: Result | None = None
    waits: tuple[Wait, ...] = ()
    due: tuple[Due, ...] = ()
    nameless: frozenset[Seat] = frozenset()
    users: tuple[int, ...] = ()
    emoji: Mapping[str, str] = NO_EMOJI
    was: Callable[[], Any] | None = None
    book: Any = None
    draws: bool = True
    manners: Mapping[str, str] = NO_MANNERS

    @property
    def own_waits(self) -> tuple[Wait, ...]:
        """The questions to the reader."""
        return tuple(wait for wait in self.waits if wait.seat == self.reader)

    def first_deadline(self, waits: Iterable[Wait]) -> datetime | None:
        """When the first of these open questions runs out; None where no clock runs for any of them."""
        ids = {wait.id for wait in waits}
        return min((due for wait, _, due in self.due if wait in ids and due is not None), default=None)

    @property
    def awaited_seats(self) -> tuple[Seat, ...]:
        """The seats without whose answer the match stands, as far as everybody may know it."""
        found = (wait.seat for wait in self.waits if wait.must and not wait.secret)
        return tuple(dict.fromkeys(seat for seat in found if 0 <= seat < len(self.names)))
