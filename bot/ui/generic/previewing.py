"""What a game adds to begun moves: names of values, a picture, hints, the whole move before it is made."""

from collections.abc import Callable
from functools import partial
from typing import Any

from typing_extensions import Protocol, runtime_checkable

from bot.render.panel import Button, Panel, Sketch
from bot.render.renderer import Scene
from bot.ui.actor import Actor
from bot.ui.generic import wording
from bot.ui.generic.question import Question
from bot.ui.generic.reading import reader_scene
from bot.ui.generic.side_notes import NOTHING, SideNotes
from engine.kernel.seats import Seat


@runtime_checkable
class Previewing(Protocol):
    """A renderer that names the values of a begun move, draws it, and shows it whole before it is made."""

    def value(self, scene: Scene, reader: Seat, name: str, given: Any) -> str:
        """A value in words."""

    def preview(self, scene: Scene, reader: Seat, move: Any) -> Sketch | None:
        """The picture beside a begun move or a whole one."""

    def notes_beside(self, scene: Scene, reader: Seat, move: Any) -> SideNotes:
        """What is said beside a begun move or a whole one."""

    def asks_again(self, move: Any) -> bool:
        """Whether this move is shown before it is made."""

    def preview_page(self, scene: Scene, reader: Seat, move: Any, ways: tuple[Button, ...]) -> Panel:
        """The page that shows it."""


def value_of(who: Actor) -> Callable[[str, Any], str]:
    """What a value is called at this seat."""
    if isinstance(who.renderer, Previewing):
        return partial(who.renderer.value, who.scene, who.seat)
    return partial(wording.value, reader_scene(who.scene, who.seat))


def sketch_of(who: Actor, asked: Question) -> Sketch | None:
    """The picture beside a question; none where a part is asked for."""
    if asked.node.form is not None or not isinstance(who.renderer, Previewing):
        return None
    return who.renderer.preview(who.scene, who.seat, asked.open_move)


def aside_of(who: Actor, asked: Question) -> SideNotes:
    """What is said beside a question; nothing where a part is asked for."""
    if asked.node.form is not None or not isinstance(who.renderer, Previewing):
        return NOTHING
    return who.renderer.notes_beside(who.scene, who.seat, asked.open_move)


def asks_again(who: Actor, action: Any) -> bool:
    """Whether this move is shown before it is made."""
    return isinstance(who.renderer, Previewing) and who.renderer.asks_again(action)
