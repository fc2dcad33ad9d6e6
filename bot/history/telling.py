"""What a renderer does that can tell its game's annals: a page of the chronicle, and the story so far."""

from collections.abc import Iterator, Sequence
from typing import Any

from typing_extensions import Protocol, runtime_checkable

from bot.controls.query import Query
from bot.history.notes import Note
from bot.render.panel import Panel
from bot.render.renderer import Scene
from engine.entries import Entry
from engine.kernel.seats import Viewer


@runtime_checkable
class HistoryRenderer(Protocol):
    """Everything it shows comes from the viewer's cut of the notes."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What its chronicle tells things apart by; each has a text `chronicle-kind-<kind>` of its game."""

    def notes(self, entry: Entry, setting: Any) -> Iterator[Note]:
        """What of an entry is worth finding again (bot.history.notes.Tell)."""

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """A page, from 0, of what the viewer may know and asks for."""

    def story(self, scene: Scene, viewer: Viewer, notes: Sequence[Note]) -> Panel:
        """The story so far."""
