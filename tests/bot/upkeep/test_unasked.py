"""No deadline decides for people who could not be asked: what counts as an outage, and what it costs nobody.

At a table of pace "evening" each founds a house within a quarter of an hour. Who is silent gets one by lot;
who is silent twice in a row has a steward sitting in (HO-R20).
"""

import asyncio
import json
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import pytest

from bot.channels.places import THREAD
from bot.metrics.numbers import Numbers
from bot.metrics.page import Page
from engine.games.houses.moves import Found
from engine.kernel.moves import Expire
from engine.kernel.table.timing import ClockMoved
from tests.bot.channels.test_match_channels import in_thread, told
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MINUTE = 60.0
HOUR = 3600.0
EVENING = timedelta(minutes=15)


def fail(hall: Hall, path: str = "*", method: str = "*", status: int = 503, code: int = 0) -> None:
    """Such requests are answered so from now on."""
    hall.world.env.inject_error(method, path, status=status, code=code, times=None)


def heal(hall: Hall) -> None:
    """Discord is in order again."""
    hall.world.env.backend.faults.clear()


def missed(hall: Hall, match: int = 1) -> list[int]:
    """By seat, how many deadlines in a row were missed."""
    return [chair.missed for chair in hall.live(match).table.chairs]


def stewards(hall: Hall) -> list[str | None]:
    """By seat, the steward who sits there."""
    return [chair.steward for chair in hall.live().table.chairs]


async def expired(hall: Hall, match: int = 1) -> int:
    """How many deadlines have come."""
    return sum(isinstance(one.action, Expire) for one in await hall.bot.matches.entries(match))


async def given_back(hall: Hall, match: int = 1) -> list[int]:
    """The seconds by which the clock of a match was moved, one after another."""
    log = await hall.bot.matches.entries(match)
    return [event.seconds for entry in log for event in entry.events if isinstance(event, ClockMoved)]


def now(hall: Hall) -> datetime:
    """By the world's clock."""
    return hall.world.env.now()


async def test_an_outage_of_discords_api_is_nobodys_silence(hall: Hall) -> None:
    """All REST answers 503 for an hour, the gateway is up: nobody could be asked, nobody could answer."""
    await hall.begun(pace="evening")
    fail(hall)
    await hall.world.advance(HOUR)
    heal(hall)
    await hall.world.advance(600)

    assert [None, None, None] == stewards(hall)
    assert not any("silent twice" in line for line in hall.lines())
    assert 0 == await expired(hall)


async def test_after_two_hours_without_rest_play_goes_on_by_itself_with_its_whole_time(hall: Hall) -> None:
    """From the first line to the last: what was asked, one line about the time, then the game as ever.

    Everybody is told of half their time and of its end, once, and the deadline that they read there holds.
    """
    thread = await in_thread(hall, pace="evening")
    before = hall.lines(thread)
    fail(hall)
    await hall.world.advance(2 * HOUR)
    dumb = hall.lines(thread)
    heal(hall)
    await hall.world.advance(6 * MINUTE)
    dues = {one.due for one in hall.live().deadlines.values()}
    await hall.world.advance(EVENING.total_seconds() - 2 * MINUTE)
    nearly = await expired(hall)
    await hall.world.advance(2 * MINUTE)
    line, *after = hall.lines(thread)[len(before) :]

    assert before == dumb
    assert line.startswith("For 2 hours and ")
    assert "I could not reach you, nor you me." in line
    assert all(due is not None and due - now(hall) < EVENING for due in dues)
    assert (0, [1, 1, 1]) == (nearly, missed(hall))
    assert all("Silence is also an answer" in one for one in after)
    assert 3 == len(after)
    assert [3, 3, 4] == [len(hall.driver.inbox(one)) for one in hall.world.members[:3]]
    assert [] == [row for row in hall.rows() if row.message is None]


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (500, 0),
        (502, 0),
        (503, 0),
        (504, 0),
        (520, 0),
        (503, 130000),
        (401, 0),
        (401, 40001),
        (429, 0),
        (403, 0),
    ],
)
async def test_whatever_discord_says_while_it_is_out_of_order_no_deadline_comes(
    hall: Hall, status: int, code: int
) -> None:
    """Its servers, what is overloaded, a token that is not taken, Cloudflare (429 and 403 without a code)."""
    await hall.begun(pace="evening")
    fail(hall, status=status, code=code)
    await hall.world.advance(HOUR)
    out = hall.bot.reach.why
    heal(hall)
    await hall.world.advance(6 * MINUTE)

    assert f"http_{status}" == out
    assert 0 == await expired(hall)
    assert HOUR <= sum(await given_back(hall)) <= HOUR + 6 * MINUTE
    assert [] == told(hall)


@pytest.mark.parametrize(
    "error",
    [ConnectionRefusedError(), TimeoutError(), aiohttp.ServerDisconnectedError(), OSError(104, "reset")],
)
async def test_no_answer_at_all_is_an_outage_too(hall: Hall, error: Exception) -> None:
    await hall.begun(pace="evening")
    real = hall.bot.http.request

    async def request(*_: Any, **__: Any) -> Any:
        raise error

    hall.bot.http.request = request  # type: ignore[method-assign]
    await hall.world.advance(HOUR)
    out = hall.bot.reach.why
    hall.bot.http.request = real  # type: ignore[method-assign]
    await hall.world.advance(6 * MINUTE)

    assert type(error).__name__ == out
    assert 0 == await expired(hall)
    assert HOUR <= sum(await given_back(hall)) <= HOUR + 6 * MINUTE


async def test_a_gateway_that_is_down_while_rest_answers_is_an_outage(hall: Hall) -> None:
    """Everything can be posted, and no press is heard."""
    await hall.begun(pace="evening")
    hall.bot.dispatch("disconnect")
    await hall.world.advance(HOUR)
    out, at = hall.bot.reach.why, hall.live().deadlines
    hall.bot.dispatch("resumed")
    await hall.world.advance(6 * MINUTE)

    assert "gateway" == out
    assert {None} == {one.due for one in at.values()}
    assert 0 == await expired(hall)
    assert HOUR <= sum(await given_back(hall)) <= HOUR + 6 * MINUTE


async def test_where_only_posting_fails_nobody_is_silent(hall: Hall) -> None:
    """What is looked up is answered, so that Discord seems to be there: but no reminder comes through."""
    await hall.begun(pace="evening")
    fail(hall, method="POST")
    await hall.world.advance(2 * HOUR)
    heal(hall)
    await hall.world.advance(20 * MINUTE)

    assert [None, None, None] == stewards(hall)
    assert max(missed(hall)) <= 1
    assert sum(await given_back(hall)) > HOUR


@pytest.mark.parametrize("way", ["rest", "gateway"])
async def test_an_outage_that_comes_and_goes_is_one_outage(hall: Hall, way: str) -> None:
    """Three minutes down, two minutes up, for two hours: in two minutes nobody founds a house."""
    await hall.begun(pace="evening")
    for _ in range(24):
        fail(hall) if way == "rest" else hall.bot.dispatch("disconnect")
        await hall.world.advance(3 * MINUTE)
        heal(hall) if way == "rest" else hall.bot.dispatch("resumed")
        await hall.world.advance(2 * MINUTE)
    flapped = await expired(hall)
    await hall.world.advance(6 * MINUTE)

    assert (0, 0) == (flapped, await expired(hall))
    assert 1 == len(await given_back(hall))
    assert 1 == sum("I could not reach you" in line for line in hall.lines())


async def test_an_outage_between_the_question_and_its_deadline_takes_nothing_of_the_time(hall: Hall) -> None:
    """Asked at 0:00, away from 0:02 to 0:12, due at 0:15: who saw the question could not answer it."""
    await hall.begun(pace="evening")
    await hall.world.advance(2 * MINUTE)
    fail(hall)
    await hall.world.advance(10 * MINUTE)
    heal(hall)
    await hall.world.advance(10 * MINUTE)
    due = next(iter(hall.live().deadlines.values())).due

    assert 0 == await expired(hall)
    assert due is not None
    assert due - now(hall) >= timedelta(minutes=2)


async def test_a_minute_without_discord_is_no_outage(hall: Hall) -> None:
    """It fails now and then, and a gateway is changed every few hours: nothing is moved, nothing is said."""
    await hall.begun(pace="evening")
    await hall.world.advance(2 * MINUTE)
    fail(hall)
    hall.bot.dispatch("disconnect")
    await hall.world.advance(45)
    heal(hall)
    hall.bot.dispatch("resumed")
    await hall.world.advance(10 * MINUTE)
    early = await expired(hall)
    await hall.world.advance(3 * MINUTE)

    assert [] == await given_back(hall)
    assert (0, 3) == (early, await expired(hall))


async def test_who_is_asked_during_an_outage_has_the_whole_time_after_it(hall: Hall) -> None:
    """A press is heard although no answer goes out; what it opens is counted from when clocks run again."""
    await hall.begun(pace="evening")
    fail(hall)
    await hall.world.advance(50 * MINUTE)
    for number, emblem in enumerate(("owl", "cup", "fish")):
        founded = Found(f"House {emblem}", emblem, "Arash")
        await hall.bot.matches.act(1, hall.world.members[number].id, founded)
    asked = hall.live().match_state.state.stage
    await hall.world.advance(10 * MINUTE)
    heal(hall)
    await hall.world.advance(6 * MINUTE)
    left = {one.due - now(hall) for one in hall.live().deadlines.values() if one.due is not None}

    assert "draft" == asked
    assert all(timedelta(minutes=8) < one <= timedelta(minutes=10) for one in left)


async def test_a_restart_in_an_outage_gives_the_time_back_all_the_same(hall: Hall) -> None:
    """What the clocks of one run have lost is known to the next."""
    await hall.begun(pace="evening")
    await hall.world.advance(MINUTE)
    fail(hall)
    await hall.world.advance(HOUR)
    heal(hall)
    await hall.world.restart()
    await hall.world.advance(MINUTE)

    assert 0 == await expired(hall)
    assert HOUR <= sum(await given_back(hall)) <= HOUR + 6 * MINUTE


async def test_an_outage_is_never_told_to_the_host_as_a_lack_of_permission(hall: Hall) -> None:
    """In an outage Discord refuses what is allowed, too: who is told of that looks for a fault of theirs."""
    await hall.begun(pace="evening")
    fail(hall, "/users/*")
    fail(hall, "/channels/*", status=403, code=50013)
    await hall.world.advance(2 * HOUR)
    heal(hall)
    await hall.world.advance(10 * MINUTE)

    assert [] == told(hall)
    assert 0 == await expired(hall)


async def test_a_channel_that_fails_alone_stops_its_match_and_no_other(hall: Hall) -> None:
    """Nobody there can be told what goes on; elsewhere people can, and their deadlines come."""
    other = hall.world.guild.create_text_channel("other")
    await hall.begun(pace="evening")
    await hall.command(hall.guests[0], "campaign new", channel=other, seats=3, pace="evening")
    for member in hall.world.members[1:4]:
        await hall.command(member, "campaign join", channel=other, match=2)
    await hall.command(hall.guests[0], "campaign begin", channel=other, match=2)
    fail(hall, f"/channels/{hall.world.channel.id}/messages", "POST")
    await hall.command(hall.host, "campaign pause", match=1)
    await hall.command(hall.host, "campaign resume", match=1)
    await hall.world.advance(HOUR)
    stands = (await expired(hall, 1), await expired(hall, 2) > 0, hall.bot.reach.is_out)
    heal(hall)
    await hall.world.advance(12 * MINUTE)

    assert (0, True, False) == stands
    assert 1 == len(await given_back(hall, 1))
    assert [] == await given_back(hall, 2)


async def test_one_person_whose_messages_fail_alone_is_called_before_everybody(hall: Hall) -> None:
    """No code says that they take none. After ten minutes it is not Discord: the table has to go on."""
    await hall.begun(pace="evening")
    member = hall.guests[0]
    fail(hall, f"/channels/{member.user.dm_channel.id}/messages", "POST")
    await hall.world.advance(HOUR)
    called = [line for line in hall.lines() if member.mention in line]

    assert called
    assert not hall.bot.reach.is_out
    assert await expired(hall) > 0
    assert max(await given_back(hall)) < 15 * MINUTE


async def test_a_request_that_is_never_answered_is_noticed(hall: Hall) -> None:
    """A limit that lasts, a connection that hangs: no error comes, and nobody is told anything."""
    await hall.begun(pace="evening")
    real, held = hall.bot.http.request, asyncio.Event()

    async def request(*args: Any, **kept: Any) -> Any:
        await hall.world.env.external_wait(held.wait(), reason="Discord does not answer")
        return await real(*args, **kept)

    hall.bot.http.request = request  # type: ignore[method-assign]
    await hall.world.advance(HOUR)
    silent = await expired(hall)
    held.set()
    hall.bot.http.request = real  # type: ignore[method-assign]
    await hall.world.advance(12 * MINUTE)

    assert 0 == silent
    assert sum(await given_back(hall)) > 40 * MINUTE


async def test_a_locked_chronicle_is_told_and_its_news_go_to_the_channel(hall: Hall) -> None:
    """A moderator locks it: posts get 50083, opening it 50013. Unlocked, it has the news again."""
    thread = await in_thread(hall)
    _lock(hall, thread.id)
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(24 * HOUR)
    (heard,) = told(hall)
    apart = hall.lines()[1:]
    heal(hall)
    async with hall.world.turn:
        hall.world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
        await hall.world.env.settle()
    await hall.command(hall.host, "campaign pause")

    assert f"<#{thread.id}>, the chronicle of match 1, is locked" in heard
    assert f"in <#{hall.world.channel.id}>" in heard
    assert ["The match is paused. No deadline runs.", "The match goes on."] == apart[:2]
    assert [None, None, None] == stewards(hall)
    assert "The match is paused. No deadline runs." == hall.lines(thread)[-1]
    assert () == await hall.bot.posting.places.open_troubles(1)


def _lock(hall: Hall, thread: int) -> None:
    fail(hall, f"/channels/{thread}/messages", "POST", 400, 50083)
    fail(hall, f"/channels/{thread}", "PATCH", 403, 50013)


async def test_a_thread_that_was_unlocked_while_nobody_heard_is_found_open_at_the_next_start(
    hall: Hall,
) -> None:
    thread = await in_thread(hall)
    _lock(hall, thread.id)
    await hall.command(hall.host, "campaign pause")
    heal(hall)
    await hall.world.restart()
    await hall.command(hall.host, "campaign resume")
    spot = await hall.bot.posting.places.at(1, THREAD)

    assert spot is not None
    assert thread.id == spot.channel
    assert "The match goes on." == hall.lines(thread)[-1]


async def test_the_host_of_a_locked_chronicle_is_told_although_discord_failed_just_then(hall: Hall) -> None:
    """The news find their way first; the word to the host is not lost with one request."""
    thread = await in_thread(hall)
    _lock(hall, thread.id)
    hall.world.env.inject_error(
        "POST", f"/channels/{hall.host.user.dm_channel.id}/messages", status=503, code=0, times=1
    )
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")

    assert 1 == sum("is locked" in line for line in told(hall))


async def test_a_match_that_lives_in_a_locked_thread_waits_and_its_host_knows_how_to_help(hall: Hall) -> None:
    """Its news can go nowhere else: the clock stands until somebody unlocks it or moves the match."""
    await hall.begun(pace="evening")
    _lock(hall, hall.world.channel.id)
    fail(hall, f"/channels/{hall.world.channel.id}/messages/*", "PATCH", 400, 50083)
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(24 * HOUR)
    (heard,) = told(hall)
    locked = await expired(hall)
    heal(hall)
    await hall.world.advance(12 * MINUTE)

    assert "where it is played, is locked. No deadline runs." in heard
    assert "`/campaign move`" in heard
    assert 0 == locked
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_an_outage_is_told_where_a_host_looks(hall: Hall, capsys: pytest.CaptureFixture[str]) -> None:
    """On /healthz while it lasts, with what it was noticed by; in the log as it begins and as it ends."""
    numbers = Numbers()
    numbers.reached = True
    page = Page(hall.bot, numbers)
    await hall.begun(pace="evening")
    fail(hall, status=502)
    await hall.world.advance(HOUR)
    ill = await _health(page)
    heal(hall)
    await hall.world.advance(6 * MINUTE)
    logged = [line for line in capsys.readouterr().out.splitlines() if "discord_" in line]

    assert (503, "http_502") == (ill[0], ill[1]["discord"]["why"])
    assert (200, {"connected": True, "database": True, "discord": None}) == await _health(page)
    assert [1, 1] == [sum(event in line for line in logged) for event in ("discord_out", "discord_back")]


async def _health(page: Page) -> tuple[int, Any]:
    """What /healthz answers."""
    answer = await page.health(None)  # type: ignore[arg-type]
    told = json.loads(answer.text or "")
    assert {"answer": 0, "question": 0, "news": 0, "board": 0} == told.pop("requests")["waiting"]
    return answer.status, told
