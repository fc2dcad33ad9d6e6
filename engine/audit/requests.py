"""What comes of asking the table for something: a motion's fate must not tell of what its asker can't see."""

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.audit.playing import Moment
from engine.kernel.refused import Refused
from engine.kernel.sealed import cut
from engine.kernel.seats import Viewer
from engine.kernel.table.motions import Agree, Decline, Propose
from engine.kernel.table.motions import AnyAction as AnyMotionAction
from engine.kernel.table.state import MoreTime, TakeBack
from engine.match import steps


def requests(moment: Moment, viewer: Viewer) -> Iterator[tuple[str, bytes]]:
    """A move asked back, more time, and each answer to what is open: the refusal, or what is heard then."""
    table = moment.match_state.table
    player = None if table is None or viewer is None else table.chairs[viewer].player
    if table is None or player is None:
        return
    answers = tuple(answer(one.id) for one in table.motions for answer in (Agree, Decline))
    asked: tuple[AnyMotionAction, ...] = (Propose(TakeBack()), Propose(MoreTime(1)), *answers)
    for action in asked:
        yield f"request {action}", msgspec.json.encode(_events_for(moment, player, viewer, action))


def _events_for(moment: Moment, player: int, viewer: Viewer, action: AnyMotionAction) -> Any:
    try:
        done = steps.at_table(moment.match_state, player, action)
    except Refused as refused:
        return refused.why
    return tuple(cut(entry.events, viewer) for entry in done.entries)
