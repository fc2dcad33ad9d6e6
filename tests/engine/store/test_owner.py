"""What an owner does is kept with a line of a log that nobody can edit."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Bar, Drain, Keyring, Notice, OwnerAct, Store
from tests.engine.store.files import left, rotate
from tests.engine.store.making import HOUR, KEY, NOW, OTHER_KEY, add_match, move, opened
from tests.engine.store.test_forgetting import OTHER, USER, holds

OWNER = 0x0111_2222_3333_4444
REASON = "sold the seats of three tables"
ACT = OwnerAct(NOW, OWNER, "bar_user", USER, NOW + HOUR)
BAR = Bar("user", USER, NOW, NOW + HOUR, "halt", REASON)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE owner_log SET act = 'unbar_user'",
        "UPDATE owner_log SET at = '2020-01-01 00:00:00.000000'",
        "UPDATE owner_log SET about_id = 7",
        "UPDATE owner_log SET owner_id = 7",
        "UPDATE owner_log SET until = NULL",
        "UPDATE owner_log SET amount = 7",
        "UPDATE owner_log SET id = 7",
        "DELETE FROM owner_log",
        "REPLACE INTO owner_log SELECT id, at, 7, act, about_id, until, amount FROM owner_log",
    ],
)
async def test_no_line_of_the_log_is_changed_dropped_or_replaced(tmp_path: Path, sql: str) -> None:
    async with opened(tmp_path) as store:
        await store.write.set_bar(BAR, ACT)
    with (
        closing(sqlite3.connect(tmp_path / "khandan.db")) as database,
        pytest.raises(sqlite3.IntegrityError, match="owner_log"),
    ):
        database.execute(sql)
    async with opened(tmp_path) as store:
        (kept,) = await store.read.owner_acts(9)

    assert (ACT.owner, ACT.act, ACT.about, ACT.until) == (kept.owner, kept.act, kept.about, kept.until)


async def test_a_bar_is_read_as_it_was_set_and_its_reason_stands_in_a_box(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.write.set_bar(BAR, ACT)
        found = await store.read.bars()
        await store.write.drop_bar("user", USER, OwnerAct(NOW, OWNER, "unbar_user", USER))
        acts = [one.act for one in await store.read.owner_acts(9)]
        none = await store.read.bars()

    assert ((BAR,), ()) == (found, none)
    assert ["unbar_user", "bar_user"] == acts
    assert REASON not in repr(BAR)
    assert [] == [one for one in left(tmp_path, "*") if REASON.encode() in one.read_bytes()]


async def test_a_reason_opens_with_the_next_key(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.write.set_bar(BAR, ACT)
    rotate(tmp_path / "khandan.db", Keyring({1: KEY, 2: OTHER_KEY}, 2))
    async with opened(tmp_path, Keyring({2: OTHER_KEY}, 2)) as store:
        assert (BAR,) == await store.read.bars()


async def test_who_is_forgotten_leaves_the_log_and_stays_barred(tmp_path: Path) -> None:
    """The line stays, and names nobody; the bar goes when it is over."""
    async with opened(tmp_path) as store:
        await store.write.set_bar(BAR, ACT)
        await store.write.announce("{}", (), (USER, OTHER), OwnerAct(NOW, OWNER, "announce", amount=2))
        await store.write.forget(USER)
        await store.write.forget(OWNER)
        acts, bars = await store.read.owner_acts(9), await store.read.bars()
        owed = [one.about for one in await store.read.notices()]
        await store.write.drop_bar("user", USER)
        await store.write.forget(USER)
        found = holds(tmp_path, USER)

    assert [(0, "announce", None), (0, "bar_user", 0)] == [(one.owner, one.act, one.about) for one in acts]
    assert (BAR,) == bars
    assert [OTHER] == owed
    assert [] == found


async def test_the_log_is_read_by_pages(store: Store) -> None:
    for number in range(5):
        await store.write.log_act(OwnerAct(NOW, OWNER, "health", number))
    newest = await store.read.owner_acts(2)
    older = await store.read.owner_acts(2, newest[-1].id)

    assert [[4, 3], [2, 1]] == [[one.about for one in page] for page in (newest, older)]


async def test_there_is_one_maintenance(store: Store) -> None:
    for hours in (1, 2):
        await store.write.set_drain(Drain(NOW, NOW + hours * HOUR), OwnerAct(NOW, 0, "drain"))
    found = await store.read.drain()
    await store.write.set_drain(None)

    assert (Drain(NOW, NOW + 2 * HOUR), None) == (found, await store.read.drain())


async def test_an_announcement_goes_with_the_last_of_its_notices(store: Store) -> None:
    match = await add_match(store)
    number = await store.write.announce('{"en":"x"}', (match,), (USER,), OwnerAct(NOW, 0, "announce"))
    owed = await store.read.notices()
    await store.write.mark_notice(owed[0])
    (begun, other) = await store.read.notices()
    await store.write.drop_notice(begun)
    rest = await store.read.notices()
    await store.write.drop_notice(other)

    assert (
        Notice(number, "match", match, '{"en":"x"}', False),
        Notice(number, "user", USER, '{"en":"x"}', False),
    ) == owed
    assert (True, False) == (begun.attempted, other.attempted)
    assert (other,) == rest
    assert () == await store.read.notices()


async def test_a_server_is_counted_by_its_tables_and_bytes(store: Store) -> None:
    """Those that are over use no quota, and still lie there."""
    for _ in range(2):
        match = await add_match(store)
        await store.write.append(move(match, 0))
    await store.write.append(move(match, 1, status="ended"))
    matches, size = await store.read.guild_storage(10)

    assert [(10, 1)] == [(one.guild, one.active) for one in await store.read.guild_tables()]
    assert 2 == matches
    assert size > 3 * 256
    assert (0, 0) == await store.read.guild_storage(11)
