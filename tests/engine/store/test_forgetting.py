"""Whoever is forgotten is in no row of the database and in no byte of its files."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import BigInteger

from engine.store import SeenName, SeqTaken, Store
from engine.store.forgetting import KEPT, PLACES, forget
from engine.store.models import Base
from engine.store.records import FORGOTTEN_USER
from engine.store.seals import Seals
from engine.store.sqlite.driver import SqliteDriver, try_empty_wal
from tests.engine.store.files import codec
from tests.engine.store.making import NOW, add_match, move, new_match, opened, seqs

USER = 0x0123_4567_89AB_CDEF
OTHER = 0x0FED_CBA9_8765_4321
NO_PERSONS = {
    *(("match", name) for name in ("id", "guild_id", "channel_id", "version")),
    *(("entry", name) for name in ("match_id", "seq")),
    *(("interaction", name) for name in ("id", "match_id", "seq")),
    *(("post", name) for name in ("id", "match_id", "seq", "message_id")),
    *(("place", name) for name in ("match_id", "channel_id", "message_id")),
    *((table, "match_id") for table in ("timer", "lag", "unattended", "face", "seal", "aside")),
    *(("face", name) for name in ("seq", "message_id")),
    ("player", "match_id"),
    ("aside", "seq"),
    ("announcement", "id"),
    ("notice", "announcement_id"),
    ("owner_log", "id"),
    ("slot", "fence"),
    ("member", "bot_id"),
}
"""Wide numbers that name matches, entries, places and messages, or count."""


def holds(folder: Path, user: int) -> list[str]:
    """The files in which the id stands, as SQLite writes it or in digits."""
    ways = (user.to_bytes(8, "big"), str(user).encode())
    files = sorted(one for one in folder.iterdir() if one.is_file())
    return [one.name for one in files if any(way in one.read_bytes() for way in ways)]


async def people(store: Store) -> int:
    """Two matches of two people, the first of whom hosts, and their languages; the first match."""
    matches = [await add_match(store, new_match(host=USER)) for _ in range(2)]
    for match in matches:
        await store.write.append(move(match, 0, players=((0, USER), (1, OTHER))))
    for language in ("fa", "en"):
        await store.write.set_preference("user", USER, language)
        await store.write.set_preference("user", OTHER, language)
    await store.write.set_names({one: SeenName(f"person {one}", NOW) for one in (USER, OTHER)})
    return matches[0]


async def test_every_row_forgets_a_person_and_keeps_the_others(store: Store) -> None:
    """The number at the table stays, so that the log keeps its meaning."""
    match = await people(store)
    await store.write.forget(USER)
    kept = await store.read.match(match)

    assert (FORGOTTEN_USER, OTHER) == await store.read.players(match)
    assert FORGOTTEN_USER == (kept.host if kept else None)
    assert [None, "en"] == [await store.read.preference("user", one) for one in (USER, OTHER)]
    assert () == await store.read.matches_of_user(USER)
    assert {OTHER: SeenName(f"person {OTHER}", NOW)} == await store.read.names((USER, OTHER))


async def test_who_is_forgotten_leaves_their_tables_with_it_or_not_at_all(store: Store) -> None:
    """A table at which that can't be kept lets nothing of it be kept, at no other table either."""
    match = await people(store)
    with pytest.raises(SeqTaken):
        await store.write.forget(USER, move(match, 1), move(match + 1, 0))
    before = [await store.read.players(one) for one in (match, match + 1)]
    await store.write.forget(USER, move(match, 1), move(match + 1, 1))

    assert [(USER, OTHER)] * 2 == before
    assert [[0, 1]] * 2 == [seqs(await store.read.entries(one)) for one in (match, match + 1)]
    assert () == await store.read.matches_of_user(USER)


async def test_a_guild_with_the_same_number_keeps_its_language(store: Store) -> None:
    """Discord gives one number to one thing; the table still asks which kind it is."""
    await store.write.set_preference("guild", USER, "fa")
    await store.write.forget(USER)

    assert "fa" == await store.read.preference("guild", USER)


async def test_no_file_of_the_database_holds_the_id_any_more(tmp_path: Path) -> None:
    """Not the pages, not the index, not the write-ahead log: while the store is open and afterwards."""
    async with opened(tmp_path) as store:
        await people(store)
        before = holds(tmp_path, USER)
        await store.write.forget(USER)
        during = holds(tmp_path, USER)

    assert before
    assert ([], []) == (during, holds(tmp_path, USER))
    assert holds(tmp_path, OTHER)


async def test_what_is_freed_is_overwritten_where_sqlite_would_leave_it(tmp_path: Path) -> None:
    """Some systems build SQLite so that it overwrites by itself; here the connection begins otherwise.

    A row that is gone leaves room for the rows as they are then: what they were is left where it was.
    """
    path = tmp_path / "khandan.db"
    async with opened(tmp_path) as store:
        assert 1 == await people(store)
        await store.write.append(move(1, 1, players=((2, OTHER + 1), (3, OTHER + 2))))
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA secure_delete=OFF")
        database.execute("DELETE FROM player WHERE match_id = 1 AND number = 2")
        forget(SqliteDriver(path), database, Seals(codec()), USER)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    found = path.read_bytes().count(USER.to_bytes(8, "big"))
    with closing(sqlite3.connect(path)) as database:
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    assert 0 == found == path.read_bytes().count(USER.to_bytes(8, "big"))


async def test_the_write_ahead_log_is_written_home_and_emptied(store: Store, tmp_path: Path) -> None:
    """Where no reader is in its way, as the answer says."""
    await people(store)

    assert try_empty_wal(tmp_path / "khandan.db")


async def test_the_matches_of_a_person_are_found_with_their_number(store: Store) -> None:
    """Oldest first, over or not."""
    match = await people(store)
    await store.write.append(move(match, 1, status="ended"))

    assert [(match, 1), (match + 1, 1)] == [
        (one.id, number) for one, number in await store.read.matches_of_user(OTHER)
    ]


def test_every_wide_number_is_known_to_name_a_person_or_not() -> None:
    """A new column must say which it is, or nobody would forget it."""
    tables = Base.metadata.tables.items()
    wide = {(name, one.name) for name, table in tables for one in table.columns if is_wide(one.type)}

    assert wide == PLACES | KEPT | NO_PERSONS


def is_wide(kind: object) -> bool:
    """Wide enough for Discord's ids."""
    return isinstance(kind, BigInteger)


async def test_what_a_person_has_chosen_is_read_and_forgotten_whole(store: Store) -> None:
    """By name; who speaks a language is found by it, for the twins of a server's commands."""
    await store.write.set_preference("guild", 10, "fa")
    await store.write.set_preference("guild", 11, "en")
    await store.write.set_preference("user", USER, "fa")

    assert (("language", "fa"),) == await store.read.preferences("user", USER)
    assert (10,) == await store.read.choosers_of_language("guild", "fa")
    await store.write.forget(USER)
    assert () == await store.read.preferences("user", USER)
