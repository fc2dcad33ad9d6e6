"""When things show: the same move brings news at the same moment, whatever others hold, sealed or bound."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.lab.leaks.comparing import Leak
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.twins import MOVED, Plain, twin, twin_state
from engine.entries import Entry
from engine.kernel.moves import Expire
from engine.kernel.refused import Refused
from engine.kernel.sealed import is_readable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table.absence import WaitMissed
from engine.match import steps
from engine.match.match_state import MatchState

Shown = tuple[bool, tuple[str, ...]]
"""Whether the viewer hears of a step, and which of its own questions the step closes."""


def timing_leaks(
    before: MatchState, entry: Entry, viewer: Viewer, plain: Plain | None = None
) -> Iterator[Leak]:
    """The entry's move made again in the twin of the match before it, if the viewer knows of the move.

    Known are the viewer's own moves and the deadlines. What the news says may differ (a count opens ballots);
    that there are news may not. `plain` as of `twin`.
    """
    if entry.seat is None or before.state is None or not _is_known_to(entry, viewer):
        return
    real = _shown_to(before, entry, viewer)
    its_twin = _shown_to(replace(before, state=twin(before.state, viewer, MOVED, plain)), entry, viewer)
    # A seat that in the twin is not asked any more has no deadline there.
    gone = its_twin is None and entry.seat != viewer
    if real is not None and real != its_twin and not gone:
        yield Leak(entry.seq, viewer, "moment", str(real), str(its_twin))


def deadline_leaks(moment: Moment, viewer: Viewer, plain: Plain | None = None) -> Iterator[Leak]:
    """All deadlines pass at once, in the match and in a twin in which other seats have answered.

    Who of the others had still to answer is theirs: the table's own news must be the same.
    """
    table = moment.match_state.table
    if table is None or table.status != "playing" or not moment.match_state.waits:
        return
    other = twin_state(moment.match_state, viewer, plain=plain)
    real, its_twin = (_table_news(one, viewer) for one in (moment.match_state, other))
    if real != its_twin:
        yield Leak(moment.entry.seq, viewer, "deadline", str(real), str(its_twin))


def default_leaks(moment: Moment, viewer: Viewer, plain: Plain | None = None) -> Iterator[Leak]:
    """Yield a leak where a seat's silence has another code in the twin: that code is public."""
    if moment.match_state.state is None:
        return
    other = twin_state(moment.match_state, viewer, MOVED, plain)
    codes = {wait.id: wait.otherwise for wait in other.waits}
    for wait in moment.match_state.waits:
        its_twin = codes.get(wait.id, wait.otherwise)
        if wait.otherwise != its_twin:
            yield Leak(moment.entry.seq, viewer, "default", wait.otherwise, its_twin)


def _table_news(match_state: MatchState, viewer: Viewer) -> tuple[Any, ...]:
    """The events that tell the viewer that other seats let their deadlines pass.

    A known exception: that a regent comes after two silences is public (HO-R20), even where, as in Treasure
    Island, what was missed is not.
    """
    heard: list[Any] = []
    for wait in match_state.waits:
        # The loop goes over the waits of the beginning; an expiry before this one may have ended it.
        if wait in match_state.waits:
            done = steps.expiry_step(match_state, wait.id)
            match_state = done.match_state
            heard += [event for entry in done.entries for event in entry.events]
    silent = (event for event in heard if isinstance(event, WaitMissed) and event.seat != viewer)
    return tuple(event for event in silent if is_readable(event, viewer))


def _is_known_to(entry: Entry, viewer: Viewer) -> bool:
    return entry.seat == viewer or isinstance(entry.action, Expire)


def _shown_to(before: MatchState, entry: Entry, viewer: Viewer) -> Shown | None:
    """Whether the viewer hears of the move, and which of its waits end; None where the move is refused."""
    try:
        done = steps.replay_step(before, entry)
    except Refused:
        return None
    news = any(is_readable(event, viewer) for one in done.entries for event in one.events)
    left = _own_wait_ids(done.match_state, viewer)
    return news, tuple(wait for wait in _own_wait_ids(before, viewer) if wait not in left)


def _own_wait_ids(match_state: MatchState, viewer: Seat | None) -> tuple[str, ...]:
    return tuple(wait.id for wait in match_state.waits if wait.seat == viewer)
