"""What stands unboxed in the database is the same whatever a seat has answered in secret."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from engine.clock.deadlines import wait_length
from engine.games.coup.chapters.actions import Tax
from engine.games.coup.chapters.windows import Challenge, Pass
from engine.kernel.table.lifecycle import Begin, Pause
from engine.kernel.table.seating import Join, OpenTable
from tests.trust import tables
from tests.trust.tables import CHANNEL, GUILD, USERS

BOXED = {"entry": ("box",), "match": ("secret",), "store": ("key_check",)}


async def answered(folder: Path, answer: Any) -> None:
    """A sealed window of Coup in which the first asked has given this answer and the second none."""
    async with tables.service(folder, patience=wait_length) as (matches, _):
        options = msgspec.json.encode({"reaction_order": "sealed"}).decode()
        table = OpenTable("coup", 1, "", 3, options, "fa")
        match = await matches.open(table, guild=GUILD, channel=CHANNEL, host=USERS[0])
        for user in USERS:
            await matches.act_at_table(match, user, Join())
        await matches.act_at_table(match, USERS[0], Begin("random"))
        live = await matches.live(match)
        active = live.users[live.table.chairs[live.match_state.state.active].player or 0]
        await matches.act(match, active, Tax())
        asked = next(user for user in USERS if user != active)
        await matches.act(match, asked, answer)
        assert live.match_state.state.phase == "challenge"


def plain(path: Path) -> dict[str, list[Any]]:
    """Every row of every table, without its boxes but with their sizes."""
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: _rows(database, name) for name in names}


def _rows(database: sqlite3.Connection, name: str) -> list[Any]:
    boxed = BOXED.get(name, ())
    return [
        {key: len(row[key]) if key in boxed else row[key] for key in row.keys()}  # noqa: SIM118
        for row in database.execute(f'SELECT * FROM "{name}"')
    ]


async def test_a_sealed_answer_changes_nothing_that_stands_in_the_open(tmp_path: Path) -> None:
    """CO-R10: neither a deadline nor the size of a box tells a pass from a challenge."""
    one, two = (tmp_path / name for name in ("one", "two"))
    for folder, answer in ((one, Pass()), (two, Challenge())):
        _made(folder)
        await answered(folder, answer)
    seen, other = (plain(folder / "khandan.db") for folder in (one, two))

    assert seen["timer"]
    assert seen["entry"]
    assert seen == other


async def test_the_comparison_sees_what_is_public(tmp_path: Path) -> None:
    """It can fail: one table has one more entry than the other."""
    await answered(tmp_path, Pass())
    async with tables.service(tmp_path) as (matches, _):
        before = plain(tmp_path / "khandan.db")
        await matches.act_at_table(1, USERS[0], Pause())

    assert before != plain(tmp_path / "khandan.db")


def _made(folder: Path) -> None:
    folder.mkdir()
