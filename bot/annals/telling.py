"""What a renderer does that can tell its game's annals: a page of the chronicle, and the story so far."""

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from bot.games.houses.annals.items import Query
from bot.games.houses.annals.notes import Note
from bot.render.panel import Panel
from bot.render.renderer import Scene
from engine.kernel.seats import Viewer

STORY: Final = "story"
"""The target of the story so far: its message is made from the annals up to the entry that owes it."""


@runtime_checkable
class Annalist(Protocol):
    """Everything it shows comes from the viewer's cut of the notes."""

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far."""
