"""What the reader makes of a row: a function for each kind, in the order of the columns asked for."""

from datetime import datetime
from typing import Any, cast

from engine.store.packs import Pack
from engine.store.records import (
    Aside,
    Due,
    Face,
    Match,
    Pending,
    Spot,
    Status,
    Target,
    Thing,
    Timer,
    TimerKey,
    TimerKind,
    Told,
)
from engine.store.statements import unstamp

Row = tuple[Any, ...]


def first(row: Row) -> Any:
    """The one value of a row."""
    return row[0]


def pair(row: Row) -> tuple[str, str]:
    """Name and value."""
    return row[0], row[1]


def timer(row: Row) -> Timer:
    """A timer of one match."""
    wait, kind, seat, due, remaining, stretched = row
    return Timer(wait, seat, unstamp(due), remaining, stretched, cast(TimerKind, kind))


def due(row: Row) -> Due:
    """A timer that has come due."""
    match, wait, kind, seat, due = row
    return Due(match, TimerKey(wait, cast(TimerKind, kind)), seat, cast(datetime, unstamp(due)))


def lag(row: Row) -> tuple[int, datetime]:
    """A match and since when its clock stands."""
    return row[0], cast(datetime, unstamp(row[1]))


def pending(row: Row) -> Pending:
    """A post not yet confirmed."""
    post, match, seq, kind, seat, position, attempted = row
    return Pending(post, match, seq, Target(kind, seat), position, bool(attempted))


def told(row: Row) -> Told:
    """A post that a seat, or everybody, has got."""
    post, seq, kind, seat, at, message = row
    return Told(post, seq, Target(kind, seat), cast(datetime, unstamp(at)), message)


def spot(row: Row) -> Spot:
    """Where a thing stands."""
    kind, about, channel, message = row
    return Spot(Thing(kind, about), channel, message)


def face(row: Row) -> Face:
    """What a board shows."""
    return Face(*row)


def aside(row: Row) -> Aside:
    """A match that can't be read."""
    match, since, fault, seq = row
    return Aside(match, cast(datetime, unstamp(since)), fault, seq)


def pack(row: Row) -> Pack:
    """A content."""
    return Pack(*row)


def match(row: Row) -> Match:
    """A match, without its secret."""
    number, game, guild, channel, host, language, status, created = row
    return Match(
        number, game, guild, channel, host, language, cast(Status, status), cast(datetime, unstamp(created))
    )


def attended(row: Row) -> tuple[Match, int]:
    """A match and a number at it."""
    return match(row[:-1]), row[-1]
