"""Waking time: in quiet hours the clock stands still. All instants are aware, in UTC.

A table's quiet hours are those of a wall clock in its zone, so that they move with summer time. `after` goes
forward by a length of waking time, `waking_time_between` measures one; both walk from night to night.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo

from engine.kernel.table.paces import Quiet, quiet_minutes

DAY = timedelta(days=1)
NOTHING = timedelta(0)


def after(start: datetime, length: timedelta, quiet: Quiet | None) -> datetime:
    """The first instant at which so much waking time (not negative) has passed since `start`.

    Never inside quiet hours, but it may be the instant at which they begin.
    """
    if quiet is None or not quiet_minutes(quiet):
        return start + length
    at, left = start, length
    for begin, end in _nights(start, quiet):
        if begin > at:
            if begin - at >= left:
                return at + left
            left -= begin - at
        at = max(at, end)
    raise AssertionError(quiet)


def waking_time_between(start: datetime, end: datetime, quiet: Quiet | None) -> timedelta:
    """The waking time from `start` to `end`; nothing where `end` is not later."""
    if quiet is None or not quiet_minutes(quiet) or end <= start:
        return max(NOTHING, end - start)
    at, total = start, NOTHING
    for dusk, dawn in _nights(start, quiet):
        total += max(NOTHING, min(dusk, end) - at)
        at = max(at, dawn)
        if at >= end:
            return total
    raise AssertionError(quiet)


@cache
def zone_of(name: str) -> tzinfo:
    """The zone of this name; UTC for one that this machine's database has not (any more): clocks must run."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        return UTC


def _nights(start: datetime, quiet: Quiet) -> Iterator[tuple[datetime, datetime]]:
    """Quiet hours from the last that began before `start` on, without end; empty ones are left out.

    An hour that a change of the clocks skips or repeats counts as the zone database reads it first.
    """
    zone = zone_of(quiet.zone)
    # The night before may be two dates back: Samoa left 30 December 2011 out as it crossed the date line.
    day = start.astimezone(zone).date() - 2 * DAY
    across = DAY if quiet.until < quiet.since else NOTHING
    while day < date.max - 2 * DAY:
        begin, end = _instant(day, quiet.since, zone), _instant(day + across, quiet.until, zone)
        if end > max(begin, start):
            yield begin, end
        day += DAY


def _instant(day: date, minute: int, zone: tzinfo) -> datetime:
    local = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return local.astimezone(UTC)
