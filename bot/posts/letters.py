"""Messages with something to press: once what they ask is past they lose their controls.

A private one says so, too. Memory alone knows them; what was told before a restart is recalled before the
next message of the match (`recalling`).
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from bot.controls.unwritten_ids import UNWRITTEN
from bot.posts.match_history import Moment
from bot.render.panel import Block, Button, Buttons, Choice, Panel, People, Picture, Sketch, Text
from engine.kernel.seats import Seat
from engine.kernel.table.motions import MotionAsked
from engine.match.match_state import MatchState

Key = tuple[int, int]
"""A match, and to whom; of a public post where it stands."""

MOST: Final = 8
"""Of one reader, the newest: a phase seldom brings more."""

READERS: Final = 1_000
"""So many readers and places, those written to last; a message takes a kilobyte or two, without pictures."""

NEVER_PAST: Final = ("v1:seat:", UNWRITTEN)
"""Buttons that lead to one's own panel, and those under a line that stands where a message should."""


class OpenMessage(Struct, frozen=True):
    """A message, its row's mark, the questions on which it is read, and what it says once they are past.

    `shown` are the names of its files, None where they are those of `past`.
    """

    message: int
    mark: int
    questions: frozenset[str]
    past: Panel
    shown: tuple[str, ...] | None = None


class Letters:
    """What was written to each reader and may still be pressed."""

    def __init__(self) -> None:
        self._asking: dict[Key, tuple[OpenMessage, ...]] = {}

    def keep(self, key: Key, asking: OpenMessage) -> None:
        """This one may be pressed; it takes the place of what the same message said before."""
        others = (one for one in self._asking.pop(key, ()) if one.message != asking.message)
        self._asking[key] = (*others, asking)[-MOST:]
        for oldest in list(islice(self._asking, max(0, len(self._asking) - READERS))):
            del self._asking[oldest]

    def take_answered(self, key: Key, open_: Collection[str]) -> tuple[OpenMessage, ...]:
        """Those none of whose questions is open any more; they are handed out once."""
        known = self._asking.get(key, ())
        found = tuple(one for one in known if one.questions.isdisjoint(open_))
        if found:
            self._asking[key] = tuple(one for one in known if one not in found)
        return found


def questions(then: MatchState, seat: Seat | None, listed: bool) -> frozenset[str]:
    """On which waits a letter is read, by their ids: those of its seat then, else those of anybody.

    A list of offers (`listed`) stands as long as anybody is asked anything of its phase.
    """
    mine = frozenset(wait.id for wait in then.waits if wait.seat == seat)
    return mine if mine and not listed else frozenset(wait.id for wait in then.waits)


def public_questions(then: Moment) -> frozenset[str]:
    """On what a public post is read: its motion, else all that anybody may know to be asked; else nothing."""
    asked = frozenset(_motion(one.id) for one in then.entry.events if isinstance(one, MotionAsked))
    return asked or frozenset(wait.id for wait in then.match_state.waits if not wait.secret)


def open_now(now: MatchState) -> frozenset[str]:
    """Every question that stands: waits, and motions before the table."""
    motions = () if now.table is None else now.table.motions
    return frozenset((*(wait.id for wait in now.waits), *(_motion(one.id) for one in motions)))


def _motion(id: int) -> str:
    return f"motion {id}"


def asks(panels: Sequence[Panel]) -> bool:
    """Whether there is something to press but the way to one's own panel."""
    return any(
        isinstance(block, Choice | People)
        or (isinstance(block, Buttons) and any(map(_asking, block.buttons)))
        for panel in panels
        for block in (*panel.blocks, *panel.pictured)
    )


def without_controls(panel: Panel, said: str) -> Panel:
    """The message as it stands once it is past: its words, this line, the way to one's own panel."""
    return Panel(panel.accent, (*_blocks_without_controls(panel), Text(said), *_ways(panel)), panel.language)


def closed_post(panel: Panel) -> Panel:
    """A public post as it stands once it is past: all of it but its controls."""
    told = tuple(one for one in panel.blocks if not isinstance(one, Buttons | Choice | People))
    return Panel(panel.accent, (*told, *_ways(panel)), panel.language)


def _blocks_without_controls(panel: Panel) -> Iterator[Block]:
    controls = (Buttons, Choice, People, Picture, Sketch)
    return (block for block in panel.blocks if not isinstance(block, controls))


def _ways(panel: Panel) -> Iterator[Block]:
    rows = (block.buttons for block in panel.blocks if isinstance(block, Buttons))
    left = (tuple(one for one in row if not _asking(one)) for row in rows)
    return (Buttons(row) for row in left if row)


def _asking(button: Button) -> bool:
    return not button.custom_id.startswith(NEVER_PAST)
