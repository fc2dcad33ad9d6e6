"""What the board shows to everybody: asked for in a panel, and the living one in the channel."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final
from zlib import crc32

from bot.audit.speech import Speech, texts_of, whole
from bot.posts.board import HasLivingBoard
from bot.render import table
from bot.render.panel import Panel
from engine.audit.outlets import Said
from engine.audit.playing import Moment
from engine.kernel.seats import Viewer

NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR: Final = timedelta(hours=1)
THREAD: Final = 9
"""A made-up thread's number."""


def board(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The board of this viewer, and the one that all see; each open wait has a deadline of its own."""
    scene = speech.scene(moment)
    yield texts_of(
        "board", public(speech, moment) if viewer is None else speech.renderer.board(scene, viewer)
    )
    if isinstance(speech.renderer, HasLivingBoard):
        yield "living board", speech.once(moment, "living", partial(_living, speech, speech.renderer, moment))


def public(speech: Speech, moment: Moment) -> Panel:
    """The board that anybody is shown who asks."""
    return speech.once(moment, "board", lambda: speech.renderer.board(speech.scene(moment), None))


def _living(speech: Speech, renderer: HasLivingBoard, moment: Moment) -> bytes:
    scene = speech.scene(moment)
    waits = (wait for wait in moment.match_state.waits if wait.must)
    due = tuple((wait.seat, NOON + crc32(wait.id.encode()) % 100 * HOUR) for wait in waits)
    return whole(renderer.living(scene, due, table.lines_below_board(scene, THREAD)))
