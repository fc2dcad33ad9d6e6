"""A new key takes over: every box is sealed anew, and the old key can be thrown away."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Keyring, SeenName, StoreRefused, keys_in_use
from engine.store.codec import Codec
from tests.engine.store.files import rotate, spoil
from tests.engine.store.making import KEY, NOW, OTHER_KEY, add_match, move, new_match, opened, ring

BODY, SECRET = b"an entry's body", b"the master seed of the dice, 32b"
BOTH = Keyring({1: KEY, 2: OTHER_KEY}, 2)
NEW = Keyring({2: OTHER_KEY}, 2)


class Cut(Exception):
    """The power fails."""


async def test_after_a_rotation_the_old_key_is_not_needed(tmp_path: Path) -> None:
    """Entries, master seeds, the seal of the match and that of the store open with the new key alone."""
    path, match = await _played(tmp_path, 3)
    rotated = rotate(path, BOTH)

    assert (6, (1,)) == (rotated.sealed, rotated.retired)
    async with opened(tmp_path, NEW) as store:
        assert [BODY] * 3 == [entry.body for entry in await store.read.entries(match)]
        assert SECRET == await store.read.secret(match)


async def test_names_are_let_go(tmp_path: Path) -> None:
    """They are asked for again; the old key is not needed for them."""
    path, match = await _played(tmp_path, 1)
    async with opened(tmp_path) as store:
        await store.write.append(move(match, 1, players=((0, 7),)))
        await store.write.set_names({7: SeenName("Amir", NOW)})
        before = await store.read.names((7,))
    rotate(path, BOTH)
    async with opened(tmp_path, NEW) as store:
        assert ({7: SeenName("Amir", NOW)}, {}) == (before, await store.read.names((7,)))


async def test_nothing_of_an_old_box_is_left_in_the_files(tmp_path: Path) -> None:
    """Pages that are free keep what they held: they go, too."""
    path, _ = await _played(tmp_path, 100)
    old = _boxes(path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA secure_delete=OFF")
        database.execute("DELETE FROM entry WHERE seq > 10")
    kept = _bytes(tmp_path)
    rotate(path, BOTH)
    files = _bytes(tmp_path)

    assert 50 < sum(box[13:29] in kept for box in old)
    assert [] == [box for box in old if box[13:29] in files]


async def test_a_rotation_that_is_cut_off_is_run_again(tmp_path: Path) -> None:
    """Half the boxes are new, half old: both keys are needed, the store plays on; a second run ends it."""
    path, match = await _played(tmp_path, 1_200)

    def cut_off(sealed: int) -> None:
        if sealed > 1:
            raise Cut

    with pytest.raises(Cut):
        rotate(path, BOTH, watch=cut_off)
    mixed = {box[0] for box in _boxes(path)}
    needed = keys_in_use(path, Codec(BOTH, bytes))
    refused = _refusal(path, NEW)
    async with opened(tmp_path, BOTH) as store:
        await store.write.append(move(match, 1_200, body=BODY))
    told: list[int] = []
    again = rotate(path, BOTH, watch=told.append)

    assert ({1, 2}, (1, 2)) == (mixed, needed)
    assert ("store_key_wrong", "1") == (refused.code, refused.slots["key"])
    assert [500, 700, 701] == told
    assert (701, (1,)) == (again.sealed, again.retired)
    assert {2} == {box[0] for box in _boxes(path)}
    async with opened(tmp_path, NEW) as store:
        assert [BODY] * 1_201 == [entry.body for entry in await store.read.entries(match)]


async def test_a_rotation_with_nothing_to_do_changes_nothing(tmp_path: Path) -> None:
    """The second of two runs seals no box."""
    path, _ = await _played(tmp_path, 2)
    rotate(path, BOTH)
    boxes = _boxes(path)

    assert (0, ()) == (rotate(path, BOTH).sealed, rotate(path, BOTH).retired)
    assert boxes == _boxes(path)


async def test_a_wrong_key_changes_nothing(tmp_path: Path) -> None:
    """Neither a ring that lacks the old key nor one with another in its place seals a box."""
    path, _ = await _played(tmp_path, 2)
    before = path.read_bytes()
    for keyring in (NEW, Keyring({1: bytes(32), 2: OTHER_KEY}, 2), ring(OTHER_KEY)):
        refused = _refusal(path, keyring)

        assert ("store_key_wrong", "1") == (refused.code, refused.slots["key"])
        assert before == path.read_bytes()


async def test_a_damaged_box_keeps_the_old_key(tmp_path: Path) -> None:
    """What does not open can't be sealed anew; the key that may yet open a backup of it is not let go."""
    path, _ = await _played(tmp_path, 3)
    spoil(path, 1)
    refused = _refusal(path, BOTH)

    assert "store_unreadable" == refused.code
    assert (1, 2) == keys_in_use(path, Codec(BOTH, bytes))


async def test_a_served_store_is_not_rotated(tmp_path: Path) -> None:
    """The bot would go on sealing with the key that is to go."""
    path, _ = await _played(tmp_path, 1)
    async with opened(tmp_path):
        assert "store_busy" == _refusal(path, BOTH).code


def test_where_no_store_is_none_is_made(tmp_path: Path) -> None:
    """Asking for the keys of a missing file makes no file."""
    path = tmp_path / "khandan.db"

    assert "store_missing" == _refusal(path, BOTH).code
    assert not path.exists()


async def _played(folder: Path, count: int) -> tuple[Path, int]:
    async with opened(folder) as store:
        match = await add_match(store, new_match(secret=SECRET))
        await store.write.append(move(match, *range(count), body=BODY))
    return folder / "khandan.db", match


def _boxes(path: Path) -> list[bytes]:
    with closing(sqlite3.connect(path)) as database:
        return [
            row[0]
            for row in database.execute(
                "SELECT box FROM entry UNION ALL SELECT secret FROM match "
                "UNION ALL SELECT box FROM seal UNION ALL SELECT seal FROM store"
            )
        ]


def _bytes(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.iterdir())


def _refusal(path: Path, keyring: Keyring) -> StoreRefused:
    with pytest.raises(StoreRefused) as caught:
        rotate(path, keyring)
    return caught.value
