"""A row of the outbox on its way out: with its match and moment, and in words."""

from typing import Final

from msgspec import Struct

from bot.channels.places import UNWRITTEN, mark
from bot.posts.composer import Composed
from bot.posts.match_history import Moment
from bot.render.panel import Panel
from engine.entries import Entry
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Seat
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.store import Pending, Thing

NO_MESSAGE: Final = 0
"""The message id of a row that needs no message: its reader is gone, or reads the same elsewhere."""


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

    def is_owed_to(self, seat: Seat, player: Player) -> bool:
        """Whether the row, which is for a seat, is for this player: not if another had the seat then."""
        return self.moment.player_at(seat) == player


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


def is_all_public(entry: Entry, seat: Seat | None) -> bool:
    """Whether the entry tells this seat no more than it tells everybody."""
    own = [event for event in entry.events if is_readable(event, seat)]
    return all(is_readable(event, None) and cut(event, None) == cut(event, seat) for event in own)


def apology_thing(row: int, page: int) -> Thing:
    """The line that stands in the place of a page."""
    return Thing(UNWRITTEN, f"{row}.{page}")
