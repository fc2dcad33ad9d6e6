"""What somebody reads about what they have done at a table: told from the entry that it left."""

from collections.abc import Mapping
from typing import Final

from bot.render.i18n import Messages
from engine.entries import Entry
from engine.kernel.seats import Seat
from engine.kernel.table.absence import ComeBack, DropOrders, GoAway, SetOrders
from engine.kernel.table.hosting import PassHost, SetVoices
from engine.kernel.table.lifecycle import Begin, CloseTable, Pause, Resume
from engine.kernel.table.motions import (
    MotionAgreed,
    MotionAsked,
    MotionCarried,
    MotionDeclined,
    MotionWithdrawn,
    MoveTakenBack,
)
from engine.kernel.table.seating import BeForgotten, Join, Leave, OpenTable, SitPlayer, SitSteward
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.timing import CallAwaited, SetPace
from engine.kernel.table.watching import CloseSeat, OpenSeat

BY_EVENT: Final[tuple[tuple[type, str], ...]] = (
    (MotionCarried, "done-motion-carried"),
    (MoveTakenBack, "done-undone"),
    (MotionAsked, "done-motion-asked"),
    (MotionAgreed, "done-motion-agreed"),
    (MotionDeclined, "done-motion-declined"),
    (MotionWithdrawn, "done-motion-withdrawn"),
)
"""Of all that came of a motion the most important is read."""

BY_ACTION: Final[Mapping[type, str]] = {
    OpenTable: "done-opened",
    Join: "done-joined",
    Leave: "done-left",
    SitSteward: "done-steward",
    SitPlayer: "done-given",
    Begin: "done-begun",
    Pause: "done-paused",
    Resume: "done-resumed",
    AddWord: "done-word",
    BeForgotten: "done-forgotten",
    CloseTable: "done-closed",
    PassHost: "done-host",
    SetOrders: "done-orders-set",
    DropOrders: "done-orders-dropped",
    SetPace: "done-pace",
    CallAwaited: "done-called",
    OpenSeat: "done-watch-open",
    CloseSeat: "done-watch-close",
}

KEPT: Final = "done-kept"
"""Of whatever has no words of its own."""


def at_table(words: Messages, match: int, game: str, entry: Entry, seat: Seat | None) -> str:
    """The answer to a person, who sits at `seat` now (None: nowhere), about their act at the table."""
    return words.in_game(game, code(entry), match=match, number=0 if seat is None else seat + 1)


def code(entry: Entry) -> str:
    """The text of what was done at a table."""
    match entry.action:
        case GoAway(now, None):
            return "done-away-now" if now else "done-away-generation"
        case ComeBack(None):
            return "done-away-off"
        case SetVoices(on):
            return "done-voices-on" if on else "done-voices-off"
        case GoAway() | ComeBack():
            return "done-away-seat"
    # For what has no words by its action: one "yes" may only count, or carry the motion.
    happened = {type(event) for event in entry.events}
    came = next((text for kind, text in BY_EVENT if kind in happened), KEPT)
    return BY_ACTION.get(type(entry.action), came)
