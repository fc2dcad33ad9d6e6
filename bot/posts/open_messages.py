"""Messages of ours that can still be pressed or changed, and how they are closed.

A message that asks something (a vote, an offer, a motion) carries controls. Once its questions are answered
the controls must go, or people press them in vain. We don't edit at the moment of the answer: that would cost
a request for every open message of every reader. Instead each new message first goes out and then closes the
answered ones of the same reader or channel, with one edit each. So a quiet table costs nothing, and a restart
edits nothing.

Beside them stands the newest private list of each reader. A list names all that one of its kind before it
named, so within a minute it takes the place of the last one, if nothing came between.

All of this is in memory alone. What was sent before a restart is read back from the outbox before the next
message of the match (`read_back.py`).

A "question" is a string: the id of a wait, or "motion 3" for a motion before the table.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import islice
from typing import Final

from msgspec import Struct, structs

from bot.channels.message_client import Destination, MessageClient, OutgoingMessage
from bot.connection.budget import Urgency, urgent
from bot.connection.codes import UNREACHED, is_final
from bot.controls.custom_id import verb_of
from bot.controls.ids import SeatPanelId, WriteAgainButtonId
from bot.posts.match_history import Moment
from bot.render.layout import names
from bot.render.panel import Block, Button, Buttons, Choice, Link, Panel, People, Picture, Sketch, Text
from engine.kernel.seats import Seat
from engine.kernel.table.motions import MotionAsked
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState

Key = tuple[int, int]
"""A match, and the channel or the user to whom its messages go."""

MOST_PER_READER: Final = 8
"""A phase seldom brings one reader more open messages than this; older ones keep their controls."""

MOST_READERS: Final = 1_000
"""Readers and channels remembered, those written to last; each message takes one or two kilobytes."""

LIST_IS_RECENT: Final = timedelta(minutes=1)
"""For so long a list is changed in place. Later nobody looks there, so a new message says there is news."""

ANSWERED_IN_PLACE: Final = timedelta(seconds=10)
"""For so long after a press its answer may come to stand in the place of the message that was pressed."""

NEVER_ANSWERED: Final = (SeatPanelId.VERB, WriteAgainButtonId.VERB)
"""Verbs of buttons that stay: the way to one's own panel, and "write again" below a missing message."""


class OpenMessage(Struct, frozen=True):
    """A message with controls: its id, its row's mark, what it asks, and what it shows once that is answered.

    `files` are the names of the files that it shows now, None where they are those of `closed`. `place` is
    the press that it follows, where its reader alone sees it; None where it stands at the place of its key.
    """

    message: int
    mark: int
    questions: frozenset[str]
    closed: Panel
    files: tuple[str, ...] | None = None
    place: Destination | None = None


class OpenMessages:
    """Remembers the open messages of each reader and channel, and the list that each reader was sent last."""

    def __init__(self, message_client: MessageClient, now: Callable[[], datetime]) -> None:
        self._message_client, self._now = message_client, now
        self._open: dict[Key, tuple[OpenMessage, ...]] = {}
        self._lists: dict[Key, tuple[int, datetime]] = {}
        self._pressed: dict[int, datetime] = {}
        """When messages were pressed, those of the last seconds."""

    def forget(self) -> None:
        """Forget all that can be read back: another process has changed or sent some.

        What one person alone sees is known to nobody else: it is closed from here or never.
        """
        private = {key: tuple(one for one in known if one.place) for key, known in self._open.items()}
        self._open = {key: kept for key, kept in private.items() if kept}
        self._lists.clear()

    def keep(self, key: Key, opened: OpenMessage) -> None:
        """Remember an open message, in place of what the same message showed before."""
        if opened.files is None:
            # Its pictures are there already and are not sent again, so we need not keep their bytes.
            blocks = (
                replace(one, content=b"") if isinstance(one, Picture) else one for one in opened.closed.blocks
            )
            opened = structs.replace(opened, closed=replace(opened.closed, blocks=tuple(blocks)))
        # Popped and put back, so that the reader written to longest ago stands first.
        others = (one for one in self._open.pop(key, ()) if one.message != opened.message)
        self._open[key] = (*others, opened)[-MOST_PER_READER:]
        for oldest in list(islice(self._open, max(0, len(self._open) - MOST_READERS))):
            del self._open[oldest]

    def note_press(self, message: int) -> None:
        """Leave a message as it is for some seconds: the answer to a press of it may take its place."""
        self._pressed = {one: at for one, at in self._pressed.items() if self._is_fresh(at)}
        self._pressed[message] = self._now()

    def _is_fresh(self, pressed_at: datetime | None) -> bool:
        return pressed_at is not None and self._now() - pressed_at < ANSWERED_IN_PLACE

    def forget_message(self, user: int, message: int) -> None:
        """Leave a message to this person as it is: something else is shown in its place."""
        # Called at many presses, so only the places of this one person are looked into.
        for key in [one for one in self._open if one[1] == user]:
            self._open[key] = tuple(one for one in self._open[key] if one.message != message)

    def take_answered(
        self, key: Key, still_open: Collection[str], newest: int | None = None
    ) -> tuple[OpenMessage, ...]:
        """Remove and return the messages none of whose questions is still open.

        `newest` stays, and what was pressed within the last seconds: it is closed with a later message.
        """
        known = self._open.get(key, ())
        at_rest = (one for one in known if not self._is_fresh(self._pressed.get(one.message)))
        older = (one for one in at_rest if one.message != newest)
        answered = tuple(one for one in older if one.questions.isdisjoint(still_open))
        if answered:
            self._open[key] = tuple(one for one in known if one not in answered)
        return answered

    async def close_answered(self, live: LiveMatch, place: Destination, newest: int | None = None) -> None:
        """Take the controls off the messages there whose questions are answered; `newest` keeps its own.

        What Discord refuses for good stays as it is; else it is tried again after the next message there.
        """
        key = (live.match.id, place.id)
        for one in self.take_answered(key, open_questions(live.match_state), newest):
            files = one.files if one.files is not None else names(one.closed) or None
            try:
                closed = OutgoingMessage(one.mark, one.closed)
                with urgent(Urgency.BOARD):
                    await self._message_client.change(one.place or place, one.message, closed, files)
            except UNREACHED as error:
                if not is_final(error):
                    self.keep(key, one)

    def keep_list(self, key: Key, message: int, sent_at: datetime | None = None) -> None:
        """Remember a list as the newest message to this reader; `sent_at` is aware, by default now."""
        now = self._now()
        self._lists = {other: one for other, one in self._lists.items() if now - one[1] < LIST_IS_RECENT}
        self._lists[key] = (message, sent_at or now)

    def take_recent_list(self, key: Key) -> int | None:
        """Forget this reader's list and return its id if it may still be changed in place.

        Call it before any message to the reader: afterwards the list is not the newest message any more.
        """
        message, sent_at = self._lists.pop(key, (None, self._now()))
        return message if self._now() - sent_at < LIST_IS_RECENT else None


# What a message asks


def open_questions(match_state: MatchState) -> frozenset[str]:
    """Every question that is open in this state: waits, and motions before the table."""
    motions = () if match_state.table is None else match_state.table.motions
    return frozenset((*(wait.id for wait in match_state.waits), *(_motion(one.id) for one in motions)))


def private_questions(match_state: MatchState, seat: Seat | None, is_list: bool) -> frozenset[str]:
    """The questions on which a private message of this state is read: its seat's, else anybody's.

    A list of offers concerns its reader for as long as anybody is asked anything (HO-R25).
    """
    own = frozenset(wait.id for wait in match_state.waits if wait.seat == seat)
    return own if own and not is_list else frozenset(wait.id for wait in match_state.waits)


def public_questions(then: Moment) -> frozenset[str]:
    """The questions on which a public post is read: its motion, or else every wait that is no secret."""
    # When its buttons go must not tell that somebody is asked in secret.
    motions = frozenset(_motion(one.id) for one in then.entry.events if isinstance(one, MotionAsked))
    return motions or frozenset(wait.id for wait in then.match_state.waits if not wait.secret)


def _motion(id: int) -> str:
    return f"motion {id}"


# What it shows once that is answered


def has_controls(panels: Sequence[Panel]) -> bool:
    """Whether something can be pressed there beside the buttons that always stay."""
    return any(
        isinstance(block, Choice | People)
        or (isinstance(block, Buttons) and any(map(_is_question, block.buttons)))
        for panel in panels
        for block in (*panel.blocks, *panel.pictured)
    )


def closed_letter(panel: Panel, line: str) -> Panel:
    """A private message once it is answered: its words, then `line`, then the buttons that stay."""
    controls = (Buttons, Choice, People, Picture, Sketch)
    words = (block for block in panel.blocks if not isinstance(block, controls))
    return Panel(panel.accent, (*words, Text(line), *_buttons_that_stay(panel)), panel.language)


def closed_post(panel: Panel) -> Panel:
    """A public post once it is answered: pictures and words, and the buttons that stay."""
    kept = (block for block in panel.blocks if not isinstance(block, Buttons | Choice | People))
    return Panel(panel.accent, (*kept, *_buttons_that_stay(panel)), panel.language)


def closed_if_answered(
    live: LiveMatch, panels: tuple[Panel, ...], questions: frozenset[str], closed: Panel | None
) -> tuple[Panel, ...]:
    """The pages of a message, the last one as `closed` if all it asks was answered before it went out.

    After an outage no edit has to follow each post that waited. The other pages are news that nobody has
    read yet: they stay whole.
    """
    if closed is None or not questions or not questions.isdisjoint(open_questions(live.match_state)):
        return panels
    return (*panels[:-1], closed)


def _is_question(button: Button | Link) -> bool:
    return isinstance(button, Button) and verb_of(button.custom_id) not in NEVER_ANSWERED


def _buttons_that_stay(panel: Panel) -> Iterator[Block]:
    rows = (block.buttons for block in panel.blocks if isinstance(block, Buttons))
    left = (tuple(one for one in row if not _is_question(one)) for row in rows)
    return (Buttons(row) for row in left if row)
