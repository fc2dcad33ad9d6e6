"""What the board shows to everybody: asked for in a panel, and the living one in the channel."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final
from zlib import crc32

from bot.audit.speech import Speech, said
from bot.posts.showing import Living
from bot.render import table
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
    yield said("board", speech.renderer.board(scene, viewer))
    if isinstance(speech.renderer, Living):
        waits = (wait for wait in moment.match_state.waits if wait.must)
        due = tuple((wait.seat, NOON + crc32(wait.id.encode()) % 100 * HOUR) for wait in waits)
        yield said("living board", speech.renderer.living(scene, due, table.below(scene, THREAD)))
