"""The contents that matches began with: kept once, whole, and checked like everything else."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.store import Codec, Pack, Store, back_up, pack_at, pack_files, unpack_files
from engine.store.sqlite import revisions
from tests.engine.store.files import codec, do, refusal, rotate, rows
from tests.engine.store.making import KEY, NOW, OTHER_KEY, Keyring, add_match, new_match, opened

FILES = {"kings.yaml": b"kings: []", "proposals/a.yaml": "id: پل".encode()}
PACK = Pack("houses", "a1b2", pack_files(FILES))


@dataclass
class Broken:
    """A way to damage a packed content."""

    name: str
    sql: str


DAMAGES = (
    Broken(
        "a byte is another",
        "UPDATE content SET body = CAST(substr(body, 1, 9) || x'00' || substr(body, 11) AS BLOB)",
    ),
    Broken("the end is missing", "UPDATE content SET body = substr(body, 1, length(body) - 3)"),
    Broken("it is empty", "UPDATE content SET body = x''"),
)


@given(st.dictionaries(st.text(max_size=9), st.binary(max_size=99), max_size=6))
def test_files_come_out_as_they_went_in(files: dict[str, bytes]) -> None:
    """Names and bytes; in whatever order they were handed in, they make the same pack."""
    backwards = dict(reversed(files.items()))

    assert files == unpack_files(pack_files(files))
    assert pack_files(files) == pack_files(backwards)


@given(st.binary(max_size=99))
def test_other_bytes_are_no_pack(body: bytes) -> None:
    """Noise never makes files."""
    with pytest.raises(ValueError, match=str(len(body))):
        unpack_files(body)


async def test_a_content_is_kept_with_the_first_match_that_opens_on_it(store: Store) -> None:
    """Once for all its matches; another version stands beside it."""
    for version in ("a1b2", "a1b2", "c3d4"):
        await add_match(store, replace(new_match(), pack=replace(PACK, version=version)))

    assert frozenset({"a1b2", "c3d4"}) == await store.read.versions()
    assert PACK == await store.read.pack("a1b2")


async def test_a_version_is_never_written_over(store: Store) -> None:
    """Whatever else comes under its name: what matches began with stays."""
    await store.write.keep_pack(PACK)
    await store.write.keep_pack(replace(PACK, body=pack_files({})))

    assert PACK == await store.read.pack("a1b2")
    assert await store.read.pack("none") is None


async def test_a_match_that_could_not_be_kept_leaves_no_content(store: Store, tmp_path: Path) -> None:
    """Both are one write: a match never stands without its cards, nor cards without a match."""
    do(
        tmp_path / "khandan.db",
        "CREATE TRIGGER no BEFORE INSERT ON content BEGIN SELECT RAISE(ABORT, ''); END",
    )
    with pytest.raises(Exception, match="CONSTRAINT"):
        await add_match(store, replace(new_match(), pack=PACK))

    assert () == await store.read.matches("open")
    assert frozenset() == await store.read.versions()


async def test_it_is_found_without_keys_while_a_bot_runs(store: Store, tmp_path: Path) -> None:
    """For commands that read records; what is no database of ours, or an older one, has none."""
    await store.write.keep_pack(PACK)
    older = tmp_path / "older.db"
    revisions.upgrade(older)
    revisions.downgrade(older, "0003")
    (tmp_path / "noise.db").write_bytes(b"noise" * 999)

    assert PACK == pack_at(tmp_path / "khandan.db", "a1b2")
    assert [None] * 4 == [
        pack_at(tmp_path / "khandan.db", "none"),
        *(pack_at(tmp_path / name, "a1b2") for name in ("older.db", "noise.db", "missing.db")),
    ]


async def test_a_backup_has_the_contents_too(tmp_path: Path) -> None:
    """And rotation leaves them as they are: they are no boxes."""
    async with opened(tmp_path) as store:
        await add_match(store, replace(new_match(), pack=PACK))
    path = tmp_path / "khandan.db"
    rotate(path, Keyring({1: KEY, 2: OTHER_KEY}, 2))
    both = Codec(Keyring({1: KEY, 2: OTHER_KEY}, 2), bytes)
    made = back_up(path, both, NOW)

    assert PACK == pack_at(made.path, "a1b2")
    assert [(1,)] == rows(made.path, "SELECT count(*) FROM content")


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda one: one.name)
async def test_a_damaged_content_is_noticed(tmp_path: Path, damage: Broken) -> None:
    """No backup is made of it: matches could not be played on from there."""
    async with opened(tmp_path) as store:
        await store.write.keep_pack(PACK)
    do(tmp_path / "khandan.db", damage.sql)
    why = refusal(lambda: back_up(tmp_path / "khandan.db", codec(), NOW))

    assert "store_unreadable" == why.code


def test_its_repr_tells_its_size_alone() -> None:
    """Logs carry no payload."""
    assert f"Pack(game='houses', version='a1b2', size={len(PACK.body)})" == repr(PACK)
