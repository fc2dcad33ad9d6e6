"""A match that can't be read, as people meet it: said once, in nobody's way, and back when it can be read."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from functools import partial

import pytest
import structlog

from bot.keys import DATABASE
from bot.upkeep.nightly import Nightly
from engine.kernel.refused import Refused, no
from engine.matches import Matches
from engine.store import Codec, back_up, backups
from tests.bot.core_world import DAY, RING, Hall, folder, hall, our_bot, plain, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

ASIDE, BACK = "can’t be read any more", "can be read again"


def box(hall: Hall, match: int = 1, seq: int = 2) -> bytes:
    """An entry as it lies in the database."""
    with closing(sqlite3.connect(hall.folder / DATABASE)) as database:
        found = database.execute("SELECT box FROM entry WHERE match_id = ? AND seq = ?", (match, seq))
        return bytes(found.fetchone()[0])


def put(hall: Hall, found: bytes, match: int = 1, seq: int = 2) -> None:
    """Another box in its place."""
    with closing(sqlite3.connect(hall.folder / DATABASE)) as database, database:
        database.execute("UPDATE entry SET box = ? WHERE match_id = ? AND seq = ?", (found, match, seq))


def flipped(found: bytes) -> bytes:
    """With one bit changed."""
    return found[:40] + bytes((found[40] ^ 1,)) + found[41:]


def said(hall: Hall, what: str) -> tuple[int, int]:
    """How often this stands in the channel, and in the private messages of who opened the table."""
    inbox = [plain(read(one)) for one in hall.driver.inbox(hall.host)]
    return sum(what in line for line in hall.lines()), sum(what in line for line in inbox)


async def two(hall: Hall) -> None:
    """Two tables, of which the first has begun."""
    await hall.begun()
    await hall.command(hall.host, "campaign new", seats=3)


async def test_one_flipped_bit_sets_one_match_aside_and_the_others_play(hall: Hall) -> None:
    """One line in the log, one to who opened it, one in its channel, however often the bot starts."""
    await two(hall)
    whole = box(hall)
    put(hall, flipped(whole))
    with structlog.testing.capture_logs() as logged:
        await hall.world.restart()
        await hall.world.advance(DAY)
        refused = await hall.command(hall.host, "campaign status", match=1)
        other = await hall.command(hall.guests[0], "campaign join", match=2)
        await hall.world.restart()
        await hall.world.advance(DAY)
    lines = [(one["match"], one["fault"], one["seq"]) for one in logged if one["event"] == "match_aside"]

    assert [(1, "box", 2)] == lines
    assert (1, 1) == said(hall, ASIDE)
    assert "Match 1 can’t be read and is set aside" in refused
    assert "seat" in other
    assert [] == [one["event"] for one in logged if one["event"] in ("alarm_failed", "clock_not_moved")]


async def test_what_is_restored_goes_on_with_its_time(hall: Hall) -> None:
    """The bit is back at a start: that is said, and the deadline comes as much later as it stood aside."""
    await two(hall)
    due = min(one.due for one in hall.live().timers.values() if one.due is not None)
    whole = box(hall)
    put(hall, flipped(whole))
    await hall.world.restart()
    await hall.world.advance(DAY / 2)
    put(hall, whole)
    await hall.world.restart()
    await hall.world.settle()
    later = min(one.due for one in (await hall.bot.matches.live(1)).timers.values() if one.due is not None)

    assert ((1, 1), (1, 1)) == (said(hall, ASIDE), said(hall, BACK))
    assert () == await hall.bot.store.read.quarantined_matches()
    assert later - due > timedelta(hours=11)


async def test_a_backup_is_made_all_the_same(hall: Hall) -> None:
    """The first try finds the match and sets it aside, the next is made without dropping an older copy."""
    await two(hall)
    put(hall, flipped(box(hall)))
    path = hall.folder / DATABASE
    make = partial(back_up, path, Codec(RING, bytes))
    nightly = Nightly(path, make, hall.bot.waiting, 3, 1, hall.bot.matches.suspect, store=hall.bot.store)
    made = [await nightly.try_backup() for _ in range(3)]
    with pytest.raises(Refused):
        await hall.bot.matches.live(1)

    assert [False, True, True] == made
    assert 2 == len(backups(path))


@pytest.mark.parametrize(("code", "faults"), [("match_newer", 0), ("match_aside", 1)])
async def test_that_only_newer_processes_can_play_a_match_is_no_fault_of_its_stewards(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, code: str, faults: int
) -> None:
    """The log has said that this process is outdated; any other refusal is told."""
    await hall.begun()

    async def is_refused(matches: Matches, match: int) -> int:
        raise Refused(no(code))

    monkeypatch.setattr("bot.client.play_stewards", is_refused)
    with structlog.testing.capture_logs() as logged:
        await hall.bot.after_move(1)

    assert faults == sum(one["event"] == "stewards_failed" for one in logged)
