"""What a chapter of the table is made of.

A chapter is one file: what people (or the program) can ask there, why the table may refuse it, what it
brings, and what that makes of the table. For each action it has a `Rule`, for each event a `Fold`; rules.py
collects both by their very type. Refusals come first, so the events of an action may take for granted what
its refusal has ruled out.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engine.kernel.refused import Refusal
from engine.kernel.table.state import Player, Table


class TableAction(Struct, frozen=True, tag_field="action"):
    """What a person asks of the table, or the program itself (as the player NOBODY)."""


class TableEvent(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""


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


class Rule(Struct, frozen=True):
    """One kind of action: why a table does not do it now (None where it does), and the events it brings."""

    refusal: Callable[[Table, Player, Any, Moment], Refusal | None]
    events: Callable[[Table, Player, Any, Moment], tuple[Any, ...]]


Fold = Callable[[Table, Any], Table]
"""The table after an event; nothing is decided here, so that an old log always folds."""

Rules = Mapping[type, Rule]
Folds = Mapping[type, Fold]


def no_change(table: Table, event: TableEvent) -> Table:
    """The table as it was, for events that change only the match or its clock."""
    return table
