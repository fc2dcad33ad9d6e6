"""A table's time: the pace its host sets, reminders, and clocks moved by as long as the program was away.

Marks and absences are the program's own; no person asks for them. The arithmetic of clocks is not here: a
table only keeps what was decided.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.table.base import NOBODY, Player
from engine.kernel.table.chapter import Chapter, Moment
from engine.kernel.table.paces import LENGTH_LEAST, LENGTH_MOST, QUIET_MOST, quiet_minutes
from engine.kernel.table.state import Table
from engine.kernel.table.timing_words import (
    AnyTimeEvent,
    ClockMoved,
    Lengths,
    MoveClock,
    PaceSet,
    Quiet,
    Remind,
    Reminded,
    SetPace,
)

DAY: Final = 24 * 60


def pace_refusal(table: Table, player: Player, action: SetPace, moment: Moment) -> Refusal | None:
    """The host's affair: lengths within bounds, and a part of each day in which clocks run."""
    if player != table.host:
        return no("host_only")
    return _lengths_refusal(action.pace.lengths) or _quiet_refusal(action.pace.quiet)


def pace_events(table: Table, player: Player, action: SetPace, moment: Moment) -> tuple[AnyTimeEvent, ...]:
    """Waits that open from now on have it."""
    return (PaceSet(action.pace),)


def remind_refusal(table: Table, player: Player, action: Remind, moment: Moment) -> Refusal | None:
    """Only people who sit in person can be reminded, while no clock stands still."""
    why = program_refusal(table, player)
    if why is not None:
        return why
    chairs = table.chairs
    seats = [one.seat for one in action.awaited if 0 <= one.seat < len(chairs)]
    present = all(chairs[seat].player is not None and chairs[seat].steward is None for seat in seats)
    return None if present and len(seats) == len(action.awaited) else no("not_seated")


def remind_events(table: Table, player: Player, action: Remind, moment: Moment) -> tuple[AnyTimeEvent, ...]:
    """One for each question; of a secret one only its seat hears."""
    return tuple(
        Reminded(action.mark, one.seat, one.wait, one.ask, one.due, (one.seat,) if one.secret else None)
        for one in action.awaited
    )


def move_refusal(table: Table, player: Player, action: MoveClock, moment: Moment) -> Refusal | None:
    """An absence moves the clocks of a table once."""
    why = program_refusal(table, player)
    if why is not None:
        return why
    return no("clock_moved") if table.moved_since == action.since else None


def move_events(table: Table, player: Player, action: MoveClock, moment: Moment) -> tuple[AnyTimeEvent, ...]:
    """Nobody loses time by the absence."""
    return (ClockMoved(action.seconds, action.since),)


def program_refusal(table: Table, player: Player) -> Refusal | None:
    """Why the program's own clock does nothing at this table now."""
    if player != NOBODY:
        return no("program_only")
    return None if table.status == "playing" else no("not_playing")


def _lengths_refusal(lengths: Lengths) -> Refusal | None:
    minutes = tuple(getattr(lengths, name) for name in lengths.__struct_fields__)
    fits = all(LENGTH_LEAST <= one <= LENGTH_MOST for one in minutes)
    return None if fits else no("pace_length", least=LENGTH_LEAST, most=LENGTH_MOST // DAY)


def _quiet_refusal(quiet: Quiet | None) -> Refusal | None:
    if quiet is None:
        return None
    if not (0 <= quiet.since < DAY and 0 <= quiet.until < DAY):
        return no("quiet_hours")
    return no("quiet_long", most=QUIET_MOST // 60) if quiet_minutes(quiet) > QUIET_MOST else None


CHAPTERS: Final[Mapping[type, Chapter]] = {
    SetPace: Chapter(pace_refusal, pace_events),
    Remind: Chapter(remind_refusal, remind_events),
    MoveClock: Chapter(move_refusal, move_events),
}

FOLDS: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    PaceSet: lambda table, event: replace(table, pace=event.pace),
    Reminded: lambda table, event: table,
    ClockMoved: lambda table, event: replace(table, moved_since=event.since),
}
