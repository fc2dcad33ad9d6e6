"""What a seat may do, and how its game wants that shown."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.seat_controls import SeatControls

Name = Callable[[ReaderScene, Any], str]
"""What a move is called on its button."""

Confirmed = Callable[[Any], bool]
"""Whether a move is asked for once more before it is made."""


def at_once(move: Any) -> bool:
    """No move is asked for twice."""
    return False


class Choices(Struct, frozen=True):
    """A seat's controls, the offers parted: those of the moment, and those that wait to be begun."""

    controls: SeatControls
    moves: tuple[Any, ...]
    withheld: tuple[Any, ...]
    name: Name = wording.move
    confirmed: Confirmed = at_once
