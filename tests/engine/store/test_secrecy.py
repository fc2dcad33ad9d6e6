"""A copied database shows no hand."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.store import Post, Target, Timer
from tests.engine.store.making import KEY, NOW, add_match, move, new_match, opened

BODY = b'{"event":"hand_dealt","seat":2,"role":"traitor"}'
SECRET = b"the master seed of the dice, 32b"
HIDDEN = (BODY, b"traitor", b"hand_dealt", SECRET, KEY)


async def test_no_body_and_no_seed_is_ever_in_the_files(tmp_path: Path) -> None:
    """Neither the database nor its log shows what an entry says, open or closed; what is public is there."""
    async with opened(tmp_path) as store:
        match = await add_match(store, new_match(secret=SECRET))
        opens, posts = (Timer("wait.of.vote", 2, NOW),), (Post(0, Target("remind", 2)),)
        await store.write.append(move(match, 0, body=BODY, opens=opens, posts=posts))
        while_open = _bytes(tmp_path)
        assert BODY == (await store.read.entries(match))[0].body
    closed = _bytes(tmp_path)

    for seen in (while_open, closed):
        assert [] == [hidden for hidden in HIDDEN if hidden in seen]
        assert b"wait.of.vote" in seen
        assert b"remind" in seen


async def test_equal_bodies_do_not_look_equal(tmp_path: Path) -> None:
    """Fresh nonces: two equal hands make two boxes with no nonce and no text in common."""
    async with opened(tmp_path) as store:
        match = await add_match(store)
        await store.write.append(move(match, 0, 1, body=BODY))
    with closing(sqlite3.connect(tmp_path / "khandan.db")) as database:
        boxes = [row[0] for row in database.execute("SELECT box FROM entry ORDER BY seq")]

    assert [1 + 12 + 256 + 16] * 2 == [len(box) for box in boxes]
    assert 2 == len({box[1:13] for box in boxes}) == len({box[13:] for box in boxes})


async def test_a_long_role_s_box_is_as_long_as_a_short_one_s(tmp_path: Path) -> None:
    """What stands in an entry can't be read off its size."""
    async with opened(tmp_path) as store:
        match = await add_match(store)
        for seq, role in enumerate((b"rebel", b"opportunist")):
            await store.write.append(move(match, seq, body=BODY.replace(b"traitor", role)))
    with closing(sqlite3.connect(tmp_path / "khandan.db")) as database:
        sizes = [row[0] for row in database.execute("SELECT length(box) FROM entry")]

    assert 2 == len(sizes)
    assert 1 == len(set(sizes))


def _bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
