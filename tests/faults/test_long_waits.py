"""Discord asks for an hour's patience, here or there: only what it was said of waits so long."""

from pathlib import Path

import pytest

from bot.client import Parts
from tests.faults.court import Court, court
from tests.faults.test_storms import CALLBACK
from tests.loopback.nursery import Nursery
from tests.loopback.server import Server
from tests.loopback.watching import until

HOUR = 3600.0


@pytest.fixture
async def there(bots: Nursery, server: Server, shared: Parts, tmp_path: Path) -> Court:
    made = await court(bots, server, shared, tmp_path, HOUR)
    for spot in (0, 1):
        await made.open(spot)
        await made.begin(spot)
    return made


async def test_an_answer_that_waits_an_hour_holds_up_no_move(there: Court) -> None:
    """It is kept and the table reads of it; the next command of the same person is answered."""
    before = len(there.said(0))
    there.server.faults.add(CALLBACK, status=429, retry_after=HOUR)
    asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
    await until(lambda: len(there.said(0)) == before + 1)
    await there.done(0, "campaign resume")
    left = await there.end()

    assert asked.id in left.interactions
    assert not asked.answered.is_set()


async def test_a_board_that_waits_an_hour_holds_up_no_line(there: Court) -> None:
    """Neither of its own table nor of another."""
    slow = there.server.faults.add("PATCH /channels/.*/messages", status=429, retry_after=HOUR)
    before = [len(there.said(spot)) for spot in (0, 1)]
    for spot in (0, 1):
        await there.lines(spot, 2)
    await until(lambda: slow.met and not there.owing())
    await there.end()

    assert [count + 2 for count in before] == [len(there.said(spot)) for spot in (0, 1)]


async def test_while_the_whole_application_waits_an_hour_clicks_are_answered(there: Court) -> None:
    """What is owed goes out at the latest after a restart."""
    line = there.server.faults.add(
        "POST /channels/.*/messages", status=429, retry_after=HOUR, everywhere=True
    )
    await there.lines(0, 1)
    await until(lambda: line.met)
    await there.done(1, "campaign pause")
    waited = there.owing()
    await there.lives.end()
    await there.lives.begin()
    await until(lambda: not there.owing())
    await there.end()

    assert waited
