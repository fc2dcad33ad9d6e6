"""The laws of the kill tests can fail: a bot with one wrong part is caught, the right one is not."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.client import Parts
from tests.faults import checks, letters
from tests.faults.court import Court, court
from tests.faults.kept_time import kept_time
from tests.faults.ledger import Ledger
from tests.faults.moments import Moment
from tests.loopback.nursery import Nursery
from tests.loopback.server import Server
from tests.loopback.watching import until
from tests.trust.planted.bots import Fault

POSTED = "done POST /channels/.*/messages"


@pytest.fixture
async def there(bots: Nursery, server: Server, shared: Parts, tmp_path: Path) -> Court:
    return await court(bots, server, shared, tmp_path, 3600.0)


async def reborn(there: Court, planted: Fault) -> None:
    """The bot dies; the next has this fault, or none."""
    await there.lives.end()
    there.lives.planted = planted
    await there.lives.begin()


@pytest.mark.parametrize(("planted", "caught"), [("", False), ("early", True)])
async def test_an_answer_before_the_commit_is_caught(there: Court, planted: Fault, caught: bool) -> None:
    """Who read "done" and whose move is not in the log is found by `answers`."""
    await there.open(0)
    await reborn(there, planted)
    await there.done(0, "campaign join")
    left = await there.lives.end()
    wrong = list(checks.answers(left, there.lives.deeds))

    assert caught == any(one.startswith("acknowledged but not kept") for one in wrong), wrong
    assert caught == bool(wrong)


@pytest.mark.parametrize(("planted", "caught"), [("", False), ("double", True)])
async def test_a_message_sent_twice_is_caught(there: Court, planted: Fault, caught: bool) -> None:
    """A second message of the same row is found, though it has no nonce by which it would be known."""
    await there.open(0)
    await there.begin(0)
    await reborn(there, planted)
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    wrong = posts(there, await there.lives.end())

    assert caught == any("nobody" in one for one in wrong), wrong


@pytest.mark.parametrize(("planted", "caught"), [("", False), ("blind", True)])
async def test_a_message_that_is_not_looked_for_is_caught(there: Court, planted: Fault, caught: bool) -> None:
    """Killed when the message was there and not yet marked as sent, long after its nonce was forgotten."""
    await there.open(0)
    await there.begin(0)
    there.lives.watch(Moment(POSTED, 1, 0.0))
    await there.lives.asked(there.lives.walkers[0], there.halls[0], "campaign pause")
    await until(there.lives.dead.is_set)
    there.server.town.forget_nonces()
    await reborn(there, planted)
    await until(lambda: not there.owing())
    wrong = posts(there, await there.lives.end())

    assert caught == any("doubled" in one for one in wrong), wrong


@pytest.mark.parametrize(("planted", "caught"), [("", False), ("timeless", True)])
async def test_deadlines_dropped_at_a_start_are_caught(there: Court, planted: Fault, caught: bool) -> None:
    """A question without its deadline would be waited for for ever: `timed` finds it."""
    await there.open(0)
    await there.begin(0)
    await reborn(there, planted)
    left = await there.lives.end()
    wrong = list(checks.timed(left, there.shared.games))

    assert caught == bool(wrong), wrong


@pytest.mark.parametrize(("planted", "caught"), [("", False), ("sooner", True)])
async def test_deadlines_that_come_earlier_after_a_start_are_caught(
    there: Court, planted: Fault, caught: bool
) -> None:
    """Nobody did anything: `kept_time` finds a deadline that moved."""
    await there.open(0)
    await there.begin(0)
    before = await there.lives.end()
    there.lives.planted = planted
    await there.lives.begin()
    wrong = list(kept_time(before, await there.lives.end(), timedelta(seconds=there.lives.patience)))

    assert caught == bool(wrong), wrong


@pytest.mark.parametrize(
    ("planted", "caught"),
    [("", ""), ("unshown", "was never shown to"), ("ringing", "was called and written to")],
)
async def test_a_letter_that_is_not_shown_or_rings_twice_is_caught(
    there: Court, planted: Fault, caught: str
) -> None:
    """What is asked at the table stands before its reader's eyes, and rings for them once."""
    await there.open(0)
    await reborn(there, planted)
    # The host has no seat: they might read the question in the answer to the command that begins, and then
    # it hangs on the machine for whose letter all are called. Who joins is asked anew.
    await there.lives.asked(there.lives.walkers[1], there.halls[0], "campaign join")
    await there.done(0, "campaign begin")
    await until(lambda: there.lives.threads(there.halls[0]) and not there.owing())
    left = await there.lives.end()
    town, games = there.server.town, there.shared.games
    wrong = letters.wrong(left, town, games, there.lives.words, there.lives.deaths)

    assert bool(caught) == bool(wrong), wrong
    assert all(caught in one for one in wrong), wrong


def posts(there: Court, left: Ledger) -> list[str]:
    """What is wrong with the messages."""
    return list(checks.posted(left, there.server.town))
