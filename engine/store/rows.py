"""What the reader makes of a row: a function for each kind, in the order of the columns asked for."""

from datetime import datetime
from typing import Any, cast

from engine.store.packs import Pack
from engine.store.records import (
    BoardRevision,
    Due,
    KnownMessage,
    Match,
    Pending,
    QuarantinedMatch,
    SentPost,
    Status,
    Target,
    Thing,
    Timer,
    TimerKey,
    TimerKind,
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


def message_row(row: Row) -> SentPost:
    """A post that a seat, or everybody, has got."""
    post, seq, kind, seat, at, message = row
    return SentPost(post, seq, Target(kind, seat), cast(datetime, unstamp(at)), message)


def spot(row: Row) -> KnownMessage:
    """Where a thing stands."""
    kind, about, channel, message = row
    return KnownMessage(Thing(kind, about), channel, message)


def face(row: Row) -> BoardRevision:
    """What a board shows."""
    return BoardRevision(*row)


def quarantine_row(row: Row) -> QuarantinedMatch:
    """A match that can't be read."""
    match, since, fault, seq = row
    return QuarantinedMatch(match, cast(datetime, unstamp(since)), fault, seq)


def pack(row: Row) -> Pack:
    """A content."""
    return Pack(*row)


def match(row: Row) -> Match:
    """A match, without its secret."""
    number, game, guild, channel, host, language, status, created = row
    return Match(
        number, game, guild, channel, host, language, cast(Status, status), cast(datetime, unstamp(created))
    )


def match_with_number(row: Row) -> tuple[Match, int]:
    """A match and a number at it."""
    return match(row[:-1]), row[-1]
