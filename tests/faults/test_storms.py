"""What the bot does when Discord is slow, broken, forgetful, or takes away what it said."""

import asyncio
from pathlib import Path

import pytest

from bot.client import Parts
from tests.bot.core_world import plain
from tests.faults import checks
from tests.faults.court import Court, a_while, court
from tests.laws.losing import beginnings
from tests.loopback.nursery import Nursery
from tests.loopback.people import answered, controls, interaction, private, told
from tests.loopback.server import Server
from tests.loopback.watching import BUSY, until

POST, CALLBACK = "POST /channels/{}/messages", "POST /interactions/.*/callback"


@pytest.fixture
async def there(bots: Nursery, server: Server, shared: Parts, tmp_path: Path) -> Court:
    return await court(bots, server, shared, tmp_path, 3600.0)


async def test_a_click_while_the_gateway_is_cut_is_answered_after_the_resume(there: Court) -> None:
    """The session is resumed; the click counts once."""
    await there.open(0)
    await there.server.gateway.cut()
    said = await there.done(0, "campaign join")
    left = await there.end()

    assert said
    assert (1, 1) == (there.server.gateway.identified, there.server.gateway.resumed)
    assert 2 == len(left.logs[1])


async def test_after_an_invalid_session_old_buttons_work(there: Court) -> None:
    """Op 9: the bot identifies anew by itself; the opening post is posted no second time."""
    await there.open(0)
    gateway, lost = there.server.gateway, list(there.server.gateway.sessions.values())
    gateway.forget()
    for session in lost:
        assert session.socket is not None
        await session.socket.close(code=4000)
    await until(lambda: gateway.identified == 2)
    walker = there.lives.walkers[1]
    asked = await walker.heard(walker.person.click(there.boards(0)[0], "v1:join"), there.lives.dead)
    await until(lambda: not there.owing())
    await there.end()

    assert "done" == walker.deeds[-1].heard, told(asked)
    assert 1 == len(there.boards(0))


async def test_an_event_told_twice_is_one_move(there: Court) -> None:
    """A redelivered interaction changes nothing, whichever of the two is answered."""
    await there.open(0)
    walker, door = there.lives.walkers[1], there.boards(0)[0]
    asked = walker.person.click(door, "v1:join")
    there.server.town.tell("INTERACTION_CREATE", interaction(there.server.town, asked))
    await walker.heard(asked, there.lives.dead)
    await a_while()
    left = await there.end(errors=True)

    assert 2 == len(left.logs[1])
    assert asked.id in left.interactions


async def test_a_slow_channel_holds_up_no_other(there: Court) -> None:
    """429 with an hour's retry_after in one channel: the other table's lines go out; a restart ends it."""
    for spot in (0, 1):
        await there.open(spot)
        await there.begin(spot)
    slow = there.server.faults.add(POST.format(there.chronicle(0).id), status=429, retry_after=3600.0)
    counts = [len(there.said(spot)) for spot in (0, 1)]
    await there.lines(0, 1)
    await until(lambda: slow.met)
    await there.lines(1, 2)
    await until(lambda: len(there.said(1)) == counts[1] + 2)
    blocked = len(there.said(0))
    await there.lives.end()
    await there.lives.begin()
    await until(lambda: not there.owing())
    await there.end()

    assert counts[0] == blocked
    assert counts[0] + 1 == len(there.said(0))


async def test_a_burst_of_server_errors_delays_and_nothing_more(there: Court) -> None:
    """500 to every message for a while: afterwards each line is there once, and in order."""
    await there.open(0)
    await there.begin(0)
    before = len(there.said(0))
    there.server.faults.add(POST.format(there.chronicle(0).id), status=500, times=2)
    await there.lines(0, 4)
    await until(lambda: not there.owing())
    await there.end()

    assert before + 4 == len(there.said(0))


async def test_a_right_that_comes_back_lets_the_lines_out(there: Court) -> None:
    """403 for a while: the road rests, which is said once, and then everything goes out."""
    await there.open(0)
    await there.begin(0)
    before = len(there.said(0))
    there.server.faults.add(POST.format(there.chronicle(0).id), status=403, code=50013)
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    await there.end()

    assert before + 2 == len(there.said(0))
    assert 1 == there.log().count("post_held")


async def test_lost_answers_make_no_second_message(there: Court) -> None:
    """The message is kept but the answer to it is lost, several times over."""
    await there.open(0)
    await there.begin(0)
    before = len(there.said(0))
    there.server.faults.add(POST.format(there.chronicle(0).id), status=502, times=2, done=True)
    await there.lines(0, 2)
    await until(lambda: not there.owing())
    await there.end()

    assert before + 2 == len(there.said(0))


async def test_a_deleted_opening_post_is_made_anew(there: Court) -> None:
    """Somebody deletes the door: at the next change there is a new one, with its buttons."""
    await there.open(0)
    there.server.town.delete(there.boards(0)[0])
    await there.done(0, "campaign join")
    await until(lambda: not there.owing() and there.boards(0))
    await there.end()
    doors = [one for one in there.boards(0) if any("v1:join" in each["custom_id"] for each in controls(one))]

    assert 1 == len(doors) == len(there.boards(0))


async def test_a_deleted_post_is_not_missed(there: Court) -> None:
    """A line that somebody deletes is not said again, not even after a restart; play goes on."""
    await there.open(0)
    await there.begin(0)
    await there.lines(0, 1)
    await until(lambda: not there.owing())
    there.server.town.delete(there.said(0)[-1])
    left = len(there.said(0))
    await there.end()
    await there.lives.begin()
    await there.done(0, "campaign resume")
    await until(lambda: not there.owing())
    await there.end()

    assert left + 1 == len(there.said(0))


async def test_a_channel_that_is_gone_stops_nobody_else(there: Court) -> None:
    """Its table's posts are held and said so once; the other table goes on, after a restart too."""
    for spot in (0, 1):
        await there.open(spot)
        await there.begin(spot)
    await there.lines(0, 1)
    await until(lambda: not there.owing())
    asked = there.lives.walkers[0].person.command(there.halls[0], "campaign resume")
    there.server.town.close_channel(there.halls[0])
    await answered(asked)
    before = len(there.said(1))
    await there.lines(1, 2)
    await until(lambda: len(there.said(1)) == before + 2)
    held = there.log().count("post_held")
    await there.end()
    await there.lives.begin()
    await there.lines(1, 2)
    await until(lambda: len(there.said(1)) == before + 4 and {1} == set(there.owing()))
    left = await there.end()

    assert 1 == held
    assert {1} == {row.match for row in left.posts if not row.sent}


async def test_closed_direct_messages_become_a_public_call(there: Court) -> None:
    """50007: the channel reads that somebody can't be reached, with a button and without the secret."""
    person = there.lives.walkers[0].person
    there.server.town.closed.add(person.id)
    await there.open(0)
    await there.begin(0)
    calls = [one for one in there.said(0) if f"<@{person.id}>" in str(one.payload) and controls(one)]
    await there.end()

    assert 1 == len(calls)
    assert ["v1:seat:1"] == [one["custom_id"] for one in controls(calls[0])]
    assert [] == person.inbox()


async def test_a_move_whose_answer_is_refused_is_still_told(there: Court) -> None:
    """The callback comes too late (10062): the move is kept, the table hears of it, the bot lives on."""
    await there.open(0)
    await there.begin(0)
    before = len(there.said(0))
    fault = there.server.faults.add(CALLBACK, status=404, code=10062, times=2)
    asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
    await until(lambda: asked.id in there.lives.moves() and fault.met == 2)
    await until(lambda: len(there.said(0)) == before + 1)
    await there.done(0, "campaign resume")
    left = await there.end(errors=True)

    assert asked.id in left.interactions
    assert "answered_too_late" in there.log()


@pytest.mark.parametrize(("status", "done", "stands"), [(400, False, True), (502, True, False)])
async def test_an_answer_that_is_lost_after_the_commit_says_what_was_kept(
    there: Court, status: int, done: bool, stands: bool
) -> None:
    """Refused: an apology with what stands. Taken, its answer lost: what the person reads is the answer."""
    await there.open(0)
    await there.begin(0)
    there.server.faults.add(CALLBACK, status=status, done=done)
    asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
    await answered(asked)
    await a_while()
    left = await there.end(errors=True)
    head, *rest = plain(told(asked)).splitlines()

    assert asked.id in left.interactions
    assert stands == head.startswith(beginnings("error-kept"))
    assert stands == bool(rest)
    assert not head.startswith(beginnings("error-internal"))


async def test_a_slow_commit_is_answered_later(there: Court) -> None:
    """The disk is busy for two seconds: "thinking" first, then the answer; nobody else sees it."""
    await there.open(0)
    await there.begin(0)
    with there.lives.busy():
        asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
        await asyncio.wait_for(asked.acknowledged.wait(), BUSY)
        early = asked.answered.is_set()
    await answered(asked)
    await there.end()

    assert not early
    assert told(asked)
    assert private(asked)


async def test_a_slow_commit_nobody_waits_for_is_still_told(there: Court) -> None:
    """The disk is busy and the deferral is refused (10062): the move is kept and the table hears of it."""
    await there.open(0)
    await there.begin(0)
    before = len(there.said(0))
    there.server.faults.add(CALLBACK, status=404, code=10062, times=None)
    with there.lives.busy():
        asked = there.lives.walkers[0].person.command(there.halls[0], "campaign pause")
        await asyncio.sleep(1.5)
    await until(lambda: asked.id in there.lives.moves())
    await until(lambda: len(there.said(0)) == before + 1)
    await there.end(errors=True)


async def test_a_bot_killed_at_its_first_start_starts_again(
    bots: Nursery, server: Server, shared: Parts, tmp_path: Path
) -> None:
    """The tables of the database come whole or not at all."""
    here = await court(bots, server, shared, tmp_path / "first", 3600.0)
    await here.lives.end()
    for number in range(8):
        folder = tmp_path / f"life{number}"
        here.lives.folder = folder
        await here.lives.born()
        await asyncio.sleep(0.03 * number)
        here.lives.strike()
        await bots.gone(here.lives.pid)
        await here.lives.begin()
        await here.lives.end()

        assert [] == list(checks.clean((folder / "log").read_text()))
