"""What orders say of a moment: a move, that nothing is to be done, or nothing at all."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.steward import Look


class Silence(Struct, frozen=True):
    """The orders want nothing to be done now, not by a steward either."""


SILENCE: Final = Silence()

Turn = Any | Silence | None
"""A move that is offered; SILENCE; or None where the orders leave the matter to whoever sits there."""

Play = Callable[[Look, str, Dice], Turn]
"""How a game's orders (as they are written) play; `dice` is the steward's own chance, for this turn alone."""
