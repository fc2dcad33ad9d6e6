"""The small writes beside the append: each a function of the open transaction."""

import sqlite3
from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec.structs import replace

from engine.store import statements
from engine.store.batch import write_appends
from engine.store.codec import Codec, person_place, secret_place
from engine.store.errors import StoreBroken
from engine.store.models import stamp, unstamp
from engine.store.records import (
    BoardRevision,
    Choice,
    Home,
    KnownMessage,
    NewMatch,
    Opening,
    Pack,
    QuarantinedMatch,
    Scope,
    Seen,
    Thing,
)
from engine.store.seals import Seals, seal_store


def add_match(connection: sqlite3.Connection, seals: Seals, new: NewMatch) -> int:
    """Keep a new, open match and say its id. The secret is boxed second, for its place needs the id."""
    made = connection.execute(
        statements.ADD_MATCH,
        (new.game, new.guild, new.channel, new.host, new.language, "open", stamp(new.at), b""),
    ).lastrowid
    if made is None:
        raise StoreBroken("lastrowid")
    box = seals.codec.seal(new.secret, secret_place(made))
    connection.execute(statements.SET_SECRET, (box, made))
    for spot in new.spots:
        _set_spot(connection, made, spot)
    seals.add(connection, made)
    if new.pack is not None:
        keep_pack(connection, new.pack)
    return made


def open_match(connection: sqlite3.Connection, seals: Seals, opening: Opening) -> int:
    """Keep a new match with its first entries; its id."""
    made = add_match(connection, seals, opening.new)
    write_appends(connection, seals, [replace(opening.first, match=made)])
    return made


def keep_pack(connection: sqlite3.Connection, pack: Pack) -> None:
    """Keep a content. A version that is there already changes nothing."""
    connection.execute(statements.ADD_CONTENT, (pack.version, pack.game, pack.body))


def set_spot(connection: sqlite3.Connection, seals: Seals, match: int, spot: KnownMessage) -> None:
    """Keep where a thing of a match stands, in place of where it stood."""
    with seals.changing_people(connection, match):
        _set_spot(connection, match, spot)


def drop_spot(connection: sqlite3.Connection, seals: Seals, match: int, thing: Thing) -> None:
    """Forget where a thing stood. One that stood nowhere changes nothing."""
    with seals.changing_people(connection, match):
        _drop_spot(connection, match, thing)


def move_match(connection: sqlite3.Connection, seals: Seals, match: int, home: Home) -> None:
    """The match is at home in another channel."""
    with seals.changing_people(connection, match):
        connection.execute(statements.MOVE_MATCH, (home.guild, home.channel, match))
        for thing in home.dropped:
            _drop_spot(connection, match, thing)
        for spot in home.spots:
            _set_spot(connection, match, spot)


def set_language(connection: sqlite3.Connection, seals: Seals, match: int, language: str) -> None:
    """What is said before everybody at this match is in this language from now on."""
    with seals.changing_people(connection, match):
        connection.execute(statements.SET_LANGUAGE, (language, match))


def mark_attempted(connection: sqlite3.Connection, post: int) -> None:
    """A send of this post is about to begin. A post that is not there changes nothing."""
    connection.execute(statements.MARK_ATTEMPTED, (post,))


def mark_sent(connection: sqlite3.Connection, post: int, message: int, at: datetime) -> None:
    """This post is there, as `message`. A post that is not there changes nothing."""
    connection.execute(statements.MARK_SENT, (stamp(at), message, post))


def set_preference(
    connection: sqlite3.Connection, scope: Scope, owner: int, value: str | None, choice: Choice
) -> None:
    """Keep what was chosen; None forgets it."""
    if value is None:
        connection.execute(statements.DROP_PREFERENCE, (scope, owner, choice))
    else:
        connection.execute(statements.SET_PREFERENCE, (scope, owner, choice, value))


def set_names(connection: sqlite3.Connection, codec: Codec, names: Mapping[int, Seen]) -> None:
    """What people are called, by user."""
    rows = [
        (user, codec.seal(seen.name.encode(), person_place(user)), stamp(seen.at))
        for user, seen in names.items()
    ]
    connection.executemany(statements.SET_NAME, rows)


def put_aside(connection: sqlite3.Connection, aside: QuarantinedMatch) -> None:
    """A match that can't be read. One that is set aside already stays so from its own time on."""
    connection.execute(statements.PUT_ASIDE, (aside.match, stamp(aside.since), aside.fault, aside.seq))


def take_back(connection: sqlite3.Connection, seals: Seals, aside: QuarantinedMatch) -> None:
    """It can be read again; its clock has stood still since."""
    connection.execute(statements.TAKE_BACK, (aside.match,))
    with seals.changing_clock(connection, aside.match):
        connection.execute(statements.LAGS, (aside.match, stamp(aside.since)))


def set_alive(connection: sqlite3.Connection, codec: Codec, at: datetime) -> None:
    """A program runs on this store now."""
    connection.execute(statements.SET_ALIVE, (stamp(at),))
    seal_store(connection, codec)


def clear_stewards_due(connection: sqlite3.Connection, matches: tuple[int, ...]) -> None:
    """Stewards there need not be asked at a start."""
    connection.executemany(statements.ATTENDED, [(match,) for match in matches])


def set_faces(connection: sqlite3.Connection, faces: Mapping[int, BoardRevision | None]) -> None:
    """What boards show, or that nobody knows."""
    for match, face in faces.items():
        if face is None:
            connection.execute(statements.DROP_FACE, (match,))
        else:
            connection.execute(statements.SET_FACE, (match, face.seq, face.message, face.digest))


def stand_still(connection: sqlite3.Connection, seals: Seals, since: datetime, at: datetime) -> None:
    """The running clocks stand since then, unless they stood already; the program is alive."""
    running = [match for (match,) in connection.execute(statements.RUN_NOW)]
    with seals.changing_clock(connection, *running):
        connection.executemany(statements.LAGS, [(match, stamp(since)) for match in running])
    set_alive(connection, seals.codec, at)


def stand_alone(connection: sqlite3.Connection, seals: Seals, match: int, since: datetime) -> None:
    """The clock of this match alone stands since then, unless it stood already."""
    with seals.changing_clock(connection, match):
        connection.execute(statements.LAGS, (match, stamp(since)))


def catch_up(connection: sqlite3.Connection, seals: Seals, match: int) -> None:
    """The clock of this match runs."""
    with seals.changing_clock(connection, match):
        connection.execute(statements.CATCH_UP, (match,))


def pause(connection: sqlite3.Connection, seals: Seals, match: int, at: datetime) -> None:
    """Stop every running timer of a match; each keeps the seconds it had left, none less than 0."""
    rows: list[tuple[str, str, str]] = connection.execute(statements.RUNNING_TIMERS, (match,)).fetchall()
    left = [(_seconds_left(due, at), match, wait, kind) for wait, kind, due in rows]
    with seals.changing_clock(connection, match):
        connection.executemany(statements.PAUSE_TIMER, left)


def resume(connection: sqlite3.Connection, seals: Seals, match: int, at: datetime) -> None:
    """Start every standing timer of a match with the seconds it has left."""
    rows: list[tuple[str, str, float]] = connection.execute(statements.STANDING_TIMERS, (match,)).fetchall()
    dues = [(stamp(at + timedelta(seconds=seconds)), match, wait, kind) for wait, kind, seconds in rows]
    with seals.changing_clock(connection, match):
        connection.executemany(statements.RESUME_TIMER, dues)


def _set_spot(connection: sqlite3.Connection, match: int, spot: KnownMessage) -> None:
    thing = spot.thing
    connection.execute(statements.SET_PLACE, (match, thing.kind, thing.about, spot.channel, spot.message))


def _drop_spot(connection: sqlite3.Connection, match: int, thing: Thing) -> None:
    connection.execute(statements.DROP_PLACE, (match, thing.kind, thing.about))


def _seconds_left(due: str, at: datetime) -> float:
    end = unstamp(due)
    return 0.0 if end is None else max(0.0, (end - at).total_seconds())
