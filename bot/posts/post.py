"""A row of the outbox on its way out: with its match and moment, and in words."""

from datetime import datetime
from typing import Final

from msgspec import Struct

from bot.channels.places import UNWRITTEN, mark
from bot.posts.composer import Composed
from bot.posts.match_history import Moment
from bot.render.panel import Panel
from engine.entries import Entry
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.store import Pending, Thing

NO_MESSAGE: Final = 0
"""The message id of a row that needs no message: its reader is gone, or reads the same elsewhere."""


class ComesAgain(Struct, frozen=True):
    """A row that stays owed and comes again `at` a moment, or earlier.

    One that was shown (`is_shown`) comes again since its reader has yet to be seen to have it; meanwhile the
    rows behind it in its lane go on. One that was not waits for an earlier row of its lane that was shown,
    and all that is behind it waits with it.
    """

    at: datetime
    is_shown: bool = True


class Post(Struct, frozen=True):
    """A row that is about to go out, with its match now (`live`) and after the row's entry (`moment`).

    `row.attempted` says that an earlier try has begun to send it, so that pages of it may be there already.
    """

    row: Pending
    live: LiveMatch
    moment: Moment

    @property
    def mark(self) -> int:
        """The number that every page of this row carries, by which it is found again."""
        return mark(self.live.match_state.master, self.row.id)

    @property
    def reader(self) -> int | None:
        """The user to whom a private row is owed; None if nobody has its seat now, or another than then."""
        seat = self.row.target.seat
        if seat is None or (player := self.live.table.chairs[seat].player) is None:
            return None
        return self.live.user_at(seat) if self.moment.player_at(seat) == player else None


class Pages(Struct, frozen=True):
    """A row in words: its pages, the questions they ask, and what the last one shows once those are answered.

    Closed is a message whose controls are gone, since its questions are answered; `closed` is None where
    nothing can be pressed. A list (`is_list`) names all that the last one of its kind named, so within a
    minute it takes that one's place.
    """

    composed: Composed
    questions: frozenset[str]
    closed: Panel | None
    is_list: bool

    @property
    def panels(self) -> tuple[Panel, ...]:
        """The pages, in order."""
        return self.composed.panels


def is_all_public(entry: Entry, seat: Seat | None) -> bool:
    """Whether the entry tells this seat no more than it tells everybody."""
    own = [event for event in entry.events if is_readable(event, seat)]
    return all(is_readable(event, None) and cut(event, None) == cut(event, seat) for event in own)


def apology_thing(row: int, page: int) -> Thing:
    """The line that stands in the place of a page."""
    return Thing(UNWRITTEN, f"{row}.{page}")
