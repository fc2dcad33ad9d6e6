"""One file for every store: what is moved is the same, line by line; what is not whole is refused."""

import gzip
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from engine.store import Codec, KnownMessage, Post, SeenName, Store, StoreRefused, Target, Thing, Timer
from engine.store.dump import check_dump
from engine.store.postgres.dumping import dump_postgres, load_into_postgres
from engine.store.postgres.opening import open_postgres
from engine.store.sqlite.dumping import dump_sqlite, make_sqlite_of_dump
from engine.store.sqlite.soundness import inspect
from tests.engine.store.files import codec
from tests.engine.store.fresh import at_first
from tests.engine.store.making import HOUR, NOW, OTHER_KEY, add_match, move, new_match, opened, ring
from tests.postgres_server import PostgresServer

OF_0011 = frozenset(("bar", "drain", "announcement", "notice", "owner_log"))
"""Tables that came with the schema 0011."""


async def filled(folder: Path) -> Path:
    """A database in which every table that a match has holds something."""
    async with opened(at_first(folder, opened)) as store:
        await add_match(store)
        second = await add_match(store, new_match(host=31))
        timers = (Timer("vote:1", 0, NOW + HOUR), Timer("vote:2", 1, None, 12.5))
        posts = (Post(0, Target("opening")), Post(0, Target("hand", 1)))
        await store.write.append(
            move(second, 0, 1, opens=timers, posts=posts, interaction=77, players=((0, 5), (1, 6)))
        )
        await store.write.mark_sent(1, 900, NOW)
        await store.write.set_known_message(second, KnownMessage(Thing("board"), 20, 901))
        await store.write.set_preference("user", 5, "fa")
        await store.write.set_names({5: SeenName("دارا", NOW)})
        await store.write.set_alive(NOW)
    return folder / "khandan.db"


def lines(path: Path) -> list[Any]:
    """What a file tells, line by line."""
    with gzip.open(path, "rt", encoding="utf-8") as packed:
        return [json.loads(line) for line in packed]


def rewrite(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    """The file with other lines."""
    changed = path.with_name("changed.gz")
    with gzip.open(path, "rb") as packed, gzip.open(changed, "wb") as other:
        other.writelines(change(packed.readlines()))
    return changed


async def test_a_store_moved_to_postgresql_and_back_is_the_same_line_by_line(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Boxes are not opened on the way, so seals made over one database fit in the other."""
    there, first, second, back = (tmp_path / name for name in ("there", "first.gz", "second.gz", "back.db"))
    path, address = await filled(there), postgres.new_database()
    dumped = dump_sqlite(path, first)
    load_into_postgres(first, address, codec())
    dump_postgres(address, second)
    make_sqlite_of_dump(second, back)

    assert lines(first) == lines(second)
    assert (2, 2) == (dumped.matches, dumped.entries)
    assert (2, 2) == ((sound := inspect(back, codec())).matches, sound.entries)
    assert first.read_bytes() == second.read_bytes()


async def test_what_was_moved_is_played_on_and_no_number_is_used_twice(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    path, address = await filled(tmp_path / "there"), postgres.new_database()
    dump_sqlite(path, tmp_path / "dump.gz")
    load_into_postgres(tmp_path / "dump.gz", address, codec())
    async with open_postgres(address, ring(), "other") as store:
        made = await add_match(store)
        await store.write.append(move(2, 2))
        log = [entry.seq for entry in await store.read.entries(2)]
        owed = await store.read.pending_posts()

    assert (3, "tok") == (made, store.id)
    assert [0, 1, 2] == log
    assert [False] == [one.attempted for one in owed]


@pytest.mark.parametrize(
    "change",
    [
        lambda rows: rows[:-1],
        lambda rows: rows[:-2] + rows[-1:],
        lambda rows: [*rows, b"[]\n"],
        lambda rows: [rows[0].replace(b'"store"', b'"other"'), *rows[1:]],
        lambda rows: [*rows[:2], rows[2].replace(b"houses", b"coup"), *rows[3:]],
        lambda rows: [],
    ],
    ids=["no end", "a row less", "a row more", "another thing", "a row changed", "empty"],
)
async def test_a_file_that_is_not_whole_is_refused_before_a_row_is_kept(
    tmp_path: Path, postgres: PostgresServer, change: Callable[[list[bytes]], list[bytes]]
) -> None:
    path, address = await filled(tmp_path / "there"), postgres.new_database()
    dump_sqlite(path, tmp_path / "dump.gz")
    bad = rewrite(tmp_path / "dump.gz", change)
    with pytest.raises(StoreRefused) as by_file:
        make_sqlite_of_dump(bad, tmp_path / "new.db")
    with pytest.raises(StoreRefused) as by_server:
        load_into_postgres(bad, address, codec())

    assert ("backup_unreadable", "backup_unreadable") == (by_file.value.code, by_server.value.code)
    assert not (tmp_path / "new.db").exists()
    assert 0 == len(
        postgres.run("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", address.rpartition("/")[2])
    )


async def test_a_file_cut_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = await filled(tmp_path / "there")
    dump_sqlite(path, tmp_path / "dump.gz")
    whole = (tmp_path / "dump.gz").read_bytes()
    (tmp_path / "cut.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreRefused, match="backup_unreadable"):
        check_dump(tmp_path / "cut.gz")


async def test_a_database_that_holds_something_and_a_file_of_another_key_are_refused(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    path, address = await filled(tmp_path / "there"), postgres.new_database()
    dump_sqlite(path, tmp_path / "dump.gz")
    with pytest.raises(StoreRefused) as other_key:
        load_into_postgres(tmp_path / "dump.gz", address, Codec(ring(OTHER_KEY), bytes))
    load_into_postgres(tmp_path / "dump.gz", address, codec())
    with pytest.raises(StoreRefused) as taken:
        load_into_postgres(tmp_path / "dump.gz", address, codec())

    assert ("store_key_wrong", "store_taken") == (other_key.value.code, taken.value.code)


async def test_a_file_of_an_older_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """As a program of that schema would have written it: without tables and columns that came later."""

    def older(rows: list[bytes]) -> list[bytes]:
        heading = json.loads(rows[0])
        heading["revision"] = "0010"
        for part in ("tables", "counters"):
            heading[part] = {name: told for name, told in heading[part].items() if name not in OF_0011}
        version = heading["tables"]["match"].index("version")
        del heading["tables"]["match"][version]
        others = [json.loads(row) for row in rows[1:-1]]
        for name, row in others:
            if name == "match":
                del row[version]
        told = [heading, *(row for row in others if row[0] not in OF_0011)]
        kept = [json.dumps(one).encode() + b"\n" for one in told]
        return [*kept, _end(kept)]

    path = await filled(tmp_path / "there")
    dump_sqlite(path, tmp_path / "dump.gz")
    loaded = make_sqlite_of_dump(rewrite(tmp_path / "dump.gz", older), tmp_path / "new.db")
    async with opened_file(tmp_path / "new.db") as store:
        log = [entry.seq for entry in await store.read.entries(2)]

    assert ("0010", [0, 1]) == (loaded.revision, log)


def opened_file(path: Path) -> Store:
    """The store in this file."""
    folder = path.parent / "folder"
    folder.mkdir()
    path.rename(folder / "khandan.db")
    return opened(folder)


def _end(rows: list[bytes]) -> bytes:
    digest = sha256(b"".join(rows)).hexdigest()
    return json.dumps({"rows": len(rows) - 1, "sha256": digest}).encode() + b"\n"
