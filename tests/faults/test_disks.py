"""A bot of its own process on a disk that is full, taken or damaged, and in ten minutes of server errors."""

import asyncio
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.client import Parts
from engine.store import Codec, back_up, restore
from tests.faults.court import Court, a_while, court
from tests.faults.ledger import DATABASE
from tests.loopback.bot import ring
from tests.loopback.nursery import Nursery, runs
from tests.loopback.people import answered, told
from tests.loopback.server import Server
from tests.loopback.watching import until

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HASTE = 60.0
TEN_MINUTES = 600 / HASTE


@pytest.fixture
async def there(bots: Nursery, server: Server, shared: Parts, tmp_path: Path) -> Court:
    made = await court(bots, server, shared, tmp_path, 3600.0)
    await made.open(0)
    await made.begin(0)
    return made


async def paused_or_resumed(there: Court, number: int) -> str:
    """What the host hears of the next of a row of commands, of which each owes a public line."""
    walker = there.lives.walkers[0]
    name = "campaign resume" if number % 2 else "campaign pause"
    asked = await there.lives.asked(walker, there.halls[0], name)
    return told(asked)


async def until_full(there: Court) -> tuple[int, str]:
    """So many moves were taken before one was refused, and with what words; with room again one more goes."""
    made = 0
    while "no room" not in (said := await paused_or_resumed(there, made)) and made < 80:
        made += 1
    there.lives.fill(full=False)
    await a_while()
    await there.done(0, "campaign resume" if made % 2 else "campaign pause")
    await until(lambda: not there.owing())
    return made, said


async def test_a_full_disk_is_said_and_nothing_is_lost_or_doubled(there: Court) -> None:
    """Moves are taken while the last pages have room, then refused with a code; with room they go on."""
    before = len(there.said(0))
    there.lives.fill(full=True)
    await a_while()
    made, said = await until_full(there)
    left = await there.end(errors=True)

    assert "no room left to keep your move, so nothing was changed" in said
    assert "store_full" in there.log() or "StoreFull" in there.log()
    assert before + made + 1 == len(there.said(0))
    assert made < 80
    assert [] == [row for row in left.posts if not row.sent]


async def test_a_start_on_a_full_disk_is_said_and_with_room_again_play_goes_on(there: Court) -> None:
    """The bot lives all the same: what stood is there, a move is refused with a code until it can be kept."""
    await there.lives.end()
    before = len(there.said(0))
    there.lives.planted = "full"
    await there.lives.begin()
    made, said = await until_full(there)
    await there.end(errors=True)

    assert "no room left to keep your move, so nothing was changed" in said
    assert before + made + 1 == len(there.said(0))
    assert made < 80


async def test_of_two_bots_begun_on_one_database_the_second_ends_and_the_first_plays_on(there: Court) -> None:
    """It says so with a code before Discord hears of it, and writes nothing."""
    lives, gateway = there.lives, there.server.gateway
    known, first = gateway.identified, lives.pid
    await lives.born()
    second, lives.pid = lives.pid, first
    await until(lambda: not runs(second))
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    alive, heard = runs(first), gateway.identified
    await there.end(errors=True)

    assert alive
    assert known == heard
    assert "store-busy: Another bot is using" in there.log()


async def test_a_database_that_another_program_holds_is_said(there: Court) -> None:
    """Longer than our patience with locks: the person hears it, nothing has changed, then play goes on."""
    before = len(there.said(0))
    with there.lives.busy():
        asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
        await answered(asked)
    said = told(asked)
    await there.done(0, "campaign pause")
    await until(lambda: not there.owing())
    left = await there.end(errors=True)

    assert "Nothing was changed; please try again." in said
    assert asked.id not in left.interactions
    assert before + 1 == len(there.said(0))


async def test_a_damaged_database_is_said_at_the_start_and_a_backup_is_the_match(there: Court) -> None:
    """Overwritten pages: the next start refuses with a code and touches nothing; restored, it plays on."""
    path, codec = there.lives.folder / DATABASE, Codec(ring(), os.urandom)
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    backup = back_up(path, codec, NOW).path
    await there.lives.end()
    noise(path)
    before, posts = path.read_bytes(), len(there.said(0))
    await there.lives.born()
    await until(lambda: not runs(there.lives.pid))
    untouched = path.read_bytes() == before
    restore(path, backup, codec, NOW)
    await there.lives.begin()
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    await there.end(errors=True)

    assert "store-unreadable: The database" in there.log()
    assert untouched
    assert posts + 2 == len(there.said(0))


def noise(path: Path) -> None:
    """The pages in the middle hold nothing that was ever written."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 8192))


async def test_ten_minutes_of_server_errors_lose_and_double_nothing(there: Court) -> None:
    """Every request is answered 500; all pauses between tries, and the minutes, are sixty times shorter."""
    await there.lives.end()
    there.lives.haste = HASTE
    await there.lives.begin()
    before = len(there.said(0))
    fault = there.server.faults.add(r"(POST|PATCH) /(channels|interactions|webhooks)", status=500, times=None)
    walker, hall = there.lives.walkers[0], there.halls[0]
    kept: list[int] = []
    for number in range(8):
        asked = walker.person.command(hall, "campaign resume" if number % 2 else "campaign pause")
        await until(lambda asked=asked: asked.id in there.lives.moves())
        kept.append(asked.id)
        await asyncio.sleep(TEN_MINUTES / 8)
    met = fault.met
    there.server.faults.lift()
    await until(lambda: not there.owing())
    left = await there.end(errors=True)

    assert met > 8
    assert set(kept) <= set(left.interactions)
    assert before + 8 == len(there.said(0))
