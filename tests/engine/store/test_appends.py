"""Appends written together leave what they would have left one after another."""

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from engine.store import Append, Post, Target, Timer, TimerKey, TimerKind, appends
from engine.store.appends import Row, write_appends
from engine.store.codec import Codec
from engine.store.models import Base
from engine.store.seals import Seals, check_seal
from tests.engine.store.files import codec
from tests.engine.store.making import HOUR, NOW, move, new_match, ring

MATCHES = st.integers(1, 2)
WAITS = st.sampled_from(("vote", "deal", "dusk"))
KINDS = st.sampled_from(get_args(TimerKind))
POSTS = st.tuples(st.integers(0, 1), st.sampled_from((Target("table"), Target("seat", 2))))
DDL = [str(CreateTable(made).compile(dialect=sqlite.dialect())) for made in Base.metadata.sorted_tables]
TABLES = ("match", "entry", "timer", "interaction", "post", "player")


@st.composite
def _lines(draw: st.DrawFn) -> Timer:
    wait, seat, kind, hours = draw(WAITS), draw(st.integers(0, 4)), draw(KINDS), draw(st.integers(0, 5))
    if draw(st.booleans()):
        return Timer(wait, seat, NOW + hours * HOUR, None, hours, kind)
    return Timer(wait, seat, None, hours * 3600.0, 0, kind)


@st.composite
def _histories(draw: st.DrawFn) -> list[Append]:
    """Appends that do not contradict each other: each has its own sequence numbers and interaction."""
    numbers = itertools.count()
    return [_one(draw, next(numbers)) for _ in range(draw(st.integers(0, 8)))]


def _one(draw: st.DrawFn, number: int) -> Append:
    first, click = number * 2, number + 1
    return move(
        draw(MATCHES),
        *(first, first + 1),
        opens=tuple(draw(st.lists(_lines(), max_size=3))),
        closes=tuple(draw(st.lists(st.builds(TimerKey, WAITS, KINDS), max_size=3))),
        posts=tuple(Post(first + ahead, target) for ahead, target in draw(st.lists(POSTS, max_size=4))),
        interaction=draw(st.sampled_from((None, click))),
        status=draw(st.sampled_from((None, "running", "ended"))),
        players=draw(st.sampled_from(((), ((number, 70 + number),)))),
        at=NOW + timedelta(seconds=number),
    )


@given(_histories())
def test_a_batch_is_its_appends_one_after_another(history: list[Append]) -> None:
    """Any history leaves the same rows in one transaction as in one transaction for each append."""
    with _database() as together, _database() as apart:
        write_appends(together, _seals(), history)
        for append in history:
            write_appends(apart, _seals(), [append])

        assert _rows(apart) == _rows(together)
        assert [True, True] == [check_seal(together, codec(), match) is not None for match in (1, 2)]


def test_a_wait_closed_and_opened_in_one_append_is_open() -> None:
    """An append closes before it opens, so an extension is one append."""
    with _database() as database:
        write_appends(database, _seals(), [move(1, 0, opens=(Timer("vote", 2, NOW),))])
        write_appends(
            database, _seals(), [move(1, 1, closes=("vote",), opens=(Timer("vote", 3, NOW + HOUR),))]
        )

        assert [(1, "vote", "deadline", 3, "2026-11-21 13:00:00.000000", None, 0)] == _table(
            database, "timer"
        )


def test_a_closed_timer_is_gone_and_no_other() -> None:
    """Closing takes the one timer of the one match; to close what is not open changes nothing."""
    lines = (Timer("vote", 2, NOW), Timer("deal", 2, NOW), Timer("vote", 2, NOW, kind="turn"))
    with _database() as database:
        write_appends(database, _seals(), [move(match, 0, opens=lines) for match in (1, 2)])
        write_appends(database, _seals(), [move(1, 1, closes=("vote", "dusk"))])

        assert [
            (1, "deal", "deadline"),
            (1, "vote", "turn"),
            (2, "deal", "deadline"),
            (2, "vote", "deadline"),
            (2, "vote", "turn"),
        ] == [row[:3] for row in _table(database, "timer")]


def test_a_reminder_is_closed_by_its_own_kind() -> None:
    """Who has answered is reminded no more: what stands beside a deadline goes, each by its kind."""
    kinds = get_args(TimerKind)
    with _database() as database:
        for kind in kinds:
            opens = tuple(Timer("vote", 2, NOW, kind=one) for one in kinds)
            write_appends(database, _seals(), [move(1, opens=opens)])
            write_appends(database, _seals(), [move(1, closes=(TimerKey("vote", kind),))])

            assert sorted(set(kinds) - {kind}) == [row[2] for row in _table(database, "timer")]


def test_posts_are_numbered_within_their_entry() -> None:
    """Positions count from 0 for each entry, in the order the posts are owed."""
    posts = (Post(4, Target("table")), Post(5, Target("table")), Post(5, Target("seat", 1)))
    with _database() as database:
        write_appends(database, _seals(), [move(1, 4, 5, posts=posts)])
        found = database.execute("SELECT seq, position, kind, seat FROM post ORDER BY id").fetchall()

    assert [(4, 0, "table", None), (5, 0, "table", None), (5, 1, "seat", 1)] == found


def test_a_click_of_several_entries_is_marked_at_the_first_and_at_the_last() -> None:
    """Else whoever clicks again hears of the first thing that the click did, and not of what came of it."""
    with _database() as database:
        write_appends(database, _seals(), [replace(move(1, 4, 5, 6, interaction=77), draft=-9)])
        write_appends(database, _seals(), [move(2, 0, interaction=78)])
        found = database.execute("SELECT id, match_id, seq FROM interaction ORDER BY id").fetchall()

    assert [(-77, 1, 6), (-9, 1, 4), (9, 1, 6), (77, 1, 4), (78, 2, 0)] == found


def test_the_entry_that_ends_a_match_owes_its_messages() -> None:
    """The result is the one message that nobody would forgive us for leaving out."""
    posts = (Post(0, Target("table")), Post(0, Target("seat", 1)))
    with _database() as database:
        write_appends(database, _seals(), [move(1, 0, posts=posts, status="ended")])

        assert [(0, "table", None), (0, "seat", 1)] == database.execute(
            "SELECT seq, kind, seat FROM post ORDER BY id"
        ).fetchall()
        assert [("ended",), ("open",)] == database.execute("SELECT status FROM match ORDER BY id").fetchall()


def test_stewards_are_asked_after_a_click_as_after_the_clock() -> None:
    """After a crash right behind a person's move nobody else would ask them, until a deadline came."""
    with _database() as database:
        write_appends(database, _seals(), [replace(move(1, 0, interaction=77), unattended=True)])
        write_appends(database, _seals(), [replace(move(2, 0), unattended=True)])

        assert [(1,), (2,)] == _table(database, "unattended", "1")


@contextmanager
def _database() -> Iterator[sqlite3.Connection]:
    """A database in memory with the models' tables and two matches."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for sql in DDL:
            database.execute(sql)
        database.execute("PRAGMA foreign_keys=ON")
        for _ in range(2):
            appends.add_match(database, _seals(), new_match())
        yield database


def _seals() -> Seals:
    """Nonces that are always the same, so that equal bodies make equal boxes."""
    return Seals(Codec(ring(), bytes))


def _rows(database: sqlite3.Connection) -> dict[str, list[Row]]:
    return {name: _table(database, name) for name in TABLES}


def _table(database: sqlite3.Connection, name: str, order: str = "1, 2, 3") -> list[Row]:
    return database.execute(f"SELECT * FROM {name} ORDER BY {order}").fetchall()
