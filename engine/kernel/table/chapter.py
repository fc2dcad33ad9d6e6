"""What a chapter of the table supplies for each of its actions, and what it must know of the match."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.kernel.refused import Refusal
from engine.kernel.table.base import Player
from engine.kernel.table.state import Table


class Moment(Struct, frozen=True):
    """What a table must know of its match: the epoch that still takes `words` (HO-R38), or None.

    `epoch` is the one in force: where it still takes words, one that has not begun to roll. `against` is what
    the match says against a motion, `free` that nobody need be asked for it. `recorded`: what is asked stands
    in a log already, perhaps since before a rule of today.
    """

    words: int | None
    epoch: int = 0
    against: Refusal | None = None
    free: bool = False
    recorded: bool = False


class Chapter(Struct, frozen=True):
    """One kind of action: why a table does not do it, and what it brings."""

    refusal: Callable[[Table, Player, Any, Moment], Refusal | None]
    events: Callable[[Table, Player, Any, Moment], tuple[Any, ...]]
