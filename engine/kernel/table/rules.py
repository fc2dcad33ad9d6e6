"""What a table does and does not do: every action and event of its chapters, answered by its very type.

An action passes `refusal`, then `events`, then each event passes `evolve`. All three look the type up in what
the chapters supply, so that a new kind of action is written in its chapter alone. Actions and events are
entries of the match's log; games never see them.
"""

from collections.abc import Mapping
from itertools import chain
from typing import Final

from engine.kernel.refused import Refusal, no
from engine.kernel.table import absence, hosting, lifecycle, motions, seating, seeds, timing, watching
from engine.kernel.table.chapter import Fold, Moment, Rule
from engine.kernel.table.seating import OpenTable, TableOpened
from engine.kernel.table.state import Player, Table

AnyTableAction = (
    seating.AnyAction
    | hosting.AnyAction
    | lifecycle.AnyAction
    | seeds.AnyAction
    | absence.AnyAction
    | watching.AnyAction
    | motions.AnyAction
    | timing.AnyAction
)
AnyTableEvent = (
    seating.AnyEvent
    | hosting.AnyEvent
    | lifecycle.AnyEvent
    | seeds.AnyEvent
    | absence.AnyEvent
    | watching.AnyEvent
    | motions.AnyEvent
    | timing.AnyEvent
)

# Every type of the unions but OpenTable and TableOpened, which need no table before them, is a key of these.
CHAPTERS: Final = (seating, hosting, lifecycle, seeds, absence, watching, motions, timing)
RULES: Final[Mapping[type, Rule]] = dict(chain.from_iterable(one.RULES.items() for one in CHAPTERS))
FOLDS: Final[Mapping[type, Fold]] = dict(chain.from_iterable(one.FOLDS.items() for one in CHAPTERS))


def refusal(table: Table | None, player: Player, action: AnyTableAction, moment: Moment) -> Refusal | None:
    """Why the table does not do this now, or None."""
    if isinstance(action, OpenTable):
        return no("already_started") if table is not None else None
    if table is None:
        return no("not_started")
    if table.status == "over":
        return no("match_over")
    return RULES[type(action)].refusal(table, player, action, moment)


def events(
    table: Table | None, player: Player, action: AnyTableAction, moment: Moment
) -> tuple[AnyTableEvent, ...]:
    """The events of an action that `refusal` lets pass."""
    if isinstance(action, OpenTable):
        return seating.open_table(action)
    assert table is not None
    return RULES[type(action)].events(table, player, action, moment)


def evolve(table: Table | None, event: AnyTableEvent) -> Table:
    """The table after an event; only TableOpened has none before it."""
    if isinstance(event, TableOpened):
        return seating.on_table_opened(event)
    assert table is not None
    return FOLDS[type(event)](table, event)
