"""The chronicle's thread, and what is done when Discord takes a place away."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.channels.message_client import Destination
from bot.channels.places import THREAD
from bot.render.targets import ANNOUNCE, NOTICE, TABLE
from bot.ui.generic.renderer import PluginRenderer
from engine.store import KnownMessage, Target
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def threads(hall: Hall) -> list[ChannelHandle]:
    """The threads of the council's channel, oldest first."""
    return hall.world.channel.threads


def told(hall: Hall) -> list[str]:
    """What the host read in private about troubles: letters of matches have buttons."""
    return [read(post) for post in hall.driver.inbox(hall.host) if not hall.buttons(post)]


async def in_thread(hall: Hall, **options: Any) -> ChannelHandle:
    """A match that has begun and tells its news in a thread."""
    await hall.begun(chronicle="thread", **options)
    return threads(hall)[-1]


def deny(hall: Hall, path: str, code: int, status: int = 403, method: str = "POST") -> None:
    """Discord refuses such requests from now on."""
    hall.world.env.inject_error(method, path, status=status, code=code, times=None)


async def test_the_news_of_a_match_stand_in_its_thread(hall: Hall) -> None:
    """The channel holds the board alone; the thread begins at it and calls the people of the table once."""
    thread = await in_thread(hall)
    seal, first, *news = hall.posts(thread)
    people = hall.world.members[:3]

    assert [1] == [len(hall.posts())]
    assert hall.posts()[0].id == thread.id
    assert plain(thread.name or "") == "👑 Chronicle · match 1"
    assert hall.live().table.seals[0].digest in read(seal)
    assert all(member.mention in read(first) for member in people)
    assert len(news) >= 2
    assert hall.lines(thread)[2].startswith("A campaign begins")
    assert f"The chronicle: <#{thread.id}>" in hall.lines()[0]


async def test_while_people_gather_only_the_hash_stands_in_the_thread(hall: Hall) -> None:
    """HO-R38: it is posted before any roll; a word for the dice is told where the table gathers."""
    await hall.table(chronicle="thread")
    await hall.command(hall.host, "campaign word", word="rain")

    (seal,) = hall.lines(threads(hall)[0])
    digest = hall.live().table.seals[0].digest
    assert digest in seal
    assert not any(digest in line for line in hall.lines())
    assert 2 == len(hall.posts())


async def test_a_restart_finds_the_thread_again(hall: Hall) -> None:
    """It is kept in the store: no second thread, no second call."""
    thread = await in_thread(hall)
    await hall.world.restart()
    await hall.command(hall.host, "campaign pause")

    assert [thread.id] == [one.id for one in threads(hall)]
    assert "The match is paused. No deadline runs." in hall.lines(thread)[-1]
    assert 1 == sum(hall.host.mention in line for line in hall.lines(thread))


async def test_what_nobody_must_miss_is_said_in_the_channel_too(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a king: in the channel it points to the thread; a chronicle in the channel says it once."""

    def owed(*_: Any) -> tuple[Target, ...]:
        return (TABLE, ANNOUNCE)

    monkeypatch.setattr(PluginRenderer, "recipients", owed)
    thread = await in_thread(hall)
    loud = hall.lines()
    await hall.command(hall.guests[3], "campaign new", seats=3)
    for member in hall.guests[1:]:
        await hall.command(member, "campaign join", match=2)
    await hall.command(hall.guests[3], "campaign begin", match=2)
    last = next(row for row in hall.rows(2) if row.target == ANNOUNCE)

    assert 2 == len(loud)
    assert loud[1].endswith(f"All of it: <#{thread.id}>")
    assert 0 == last.message


async def test_a_channel_that_allows_no_thread_is_its_own_chronicle(hall: Hall) -> None:
    """50013 at the beginning: the news come in the channel, and the host is told once, with the way out."""
    deny(hall, "/channels/*/messages/*/threads", 50013)
    await hall.begun(chronicle="thread")
    await hall.command(hall.host, "campaign pause")
    await hall.world.restart()
    await hall.command(hall.host, "campaign resume")

    assert "The match goes on." in hall.lines()[-1]
    assert 1 == len(told(hall))
    assert f"In <#{hall.world.channel.id}> I can’t open a thread" in told(hall)[0]


async def test_of_two_posts_that_a_lost_thread_refuses_one_begins_another(hall: Hall) -> None:
    """The second finds the new thread there and goes to it."""
    thread, answer = await in_thread(hall), SimpleNamespace(status=404, reason="")
    gone = discord.NotFound(answer, {"code": 10003, "message": ""})  # type: ignore[arg-type]
    find = hall.bot.posting.match_channels.find_other_place
    first, second = [await find(hall.live(), Destination(thread.id), gone) for _ in range(2)]

    assert first == second
    assert 2 == len(threads(hall))


async def test_an_archived_thread_is_opened_again(hall: Hall) -> None:
    """Code 50083: one request opens it, and the same row goes on at once."""
    thread = await in_thread(hall)
    path = f"/channels/{thread.id}/messages"
    hall.world.env.inject_error("POST", path, status=400, code=50083, times=1)
    await hall.command(hall.host, "campaign pause")
    opened = [one for one in hall.world.env.http_requests if (one.method, one.path) == ("PATCH", path[:-9])]

    assert "The match is paused" in hall.lines(thread)[-1]
    assert [{"archived": False}] == [one.json for one in opened]
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_deleted_thread_is_begun_anew(hall: Hall) -> None:
    """What was said in it is in /chronicle; what is said from now on stands in the new one."""
    thread = await in_thread(hall)
    async with hall.world.turn:
        hall.world.env.backend.delete_channel(thread.id)
        await hall.world.env.settle()
    await hall.command(hall.host, "campaign pause")
    new = threads(hall)[-1]

    assert new.id != thread.id
    assert "The match is paused" in hall.lines(new)[-1]
    assert 2 == len(hall.posts(new))
    assert [] == [row for row in hall.rows() if row.message is None]


async def lock(hall: Hall, thread: ChannelHandle) -> None:
    """A moderator locks the thread, and the next post finds it so."""
    path = f"/channels/{thread.id}/messages"
    hall.world.env.inject_error("POST", path, status=403, code=160005, times=None)
    await hall.command(hall.host, "campaign pause")


@pytest.mark.parametrize("is_heard", [True, False])
async def test_that_a_thread_was_locked_is_over_when_it_is_deleted(hall: Hall, is_heard: bool) -> None:
    """Another is begun, whether the bot hears of it or was away; should that be locked, the host hears it."""
    thread = await in_thread(hall)
    await lock(hall, thread)
    before = await hall.bot.posting.match_channels.has_thread(1)
    hall.world.env.backend.faults.clear()
    if is_heard:
        async with hall.world.turn:
            hall.world.env.backend.delete_channel(thread.id)
            await hall.world.env.settle()
    else:
        hall.world.env.inject_error("*", f"/channels/{thread.id}*", status=404, code=10003, times=None)
        await hall.world.restart()
    await hall.command(hall.host, "campaign resume")
    new, troubles = threads(hall)[-1], await hall.bot.posting.places.open_troubles(1)
    after = await hall.bot.posting.match_channels.has_thread(1)
    await lock(hall, new)

    assert (False, True) == (before, after)
    assert new.id != thread.id
    assert "The match goes on." in hall.lines(new)[-1]
    assert () == troubles
    assert [f"<#{one.id}>" in line for one, line in zip((thread, new), told(hall), strict=True)] == [True] * 2


async def test_a_thread_deleted_unheard_is_noticed_when_it_refuses(hall: Hall) -> None:
    """The bot was away when it went: 10003 at the next post, and the row goes on in a new thread at once."""
    thread = await in_thread(hall)
    hall.world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=404, code=10003, times=1)
    await hall.command(hall.host, "campaign pause")
    spot = await hall.bot.posting.places.at(1, THREAD)

    assert spot is not None
    assert thread.id != spot.channel
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_lost_permission_is_told_to_the_host_once_and_rows_wait(hall: Hall) -> None:
    """50013: one line names the channel; what is owed comes by itself, in order, when it may."""
    await hall.begun()
    path = f"/channels/{hall.world.channel.id}/messages"
    deny(hall, path, 50013)
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(60)
    waiting = [row.target for row in hall.rows() if row.message is None]
    heard = told(hall)
    hall.world.env.backend.faults.clear()
    await hall.world.advance(600)

    assert [NOTICE, NOTICE] == waiting
    assert 1 == len(heard)
    assert f"<#{hall.world.channel.id}>" in heard[0]
    assert ["The match is paused. No deadline runs.", "The match goes on."] == hall.lines()[-2:]
    assert () == await hall.bot.posting.places.open_troubles(1)


async def test_a_slow_channel_holds_no_private_message(hall: Hall) -> None:
    """Roads are walked beside one another: the channel fails, every hand is dealt all the same."""
    await hall.table()
    deny(hall, f"/channels/{hall.world.channel.id}/messages", 0, status=500)
    await hall.command(hall.host, "campaign begin")

    assert [1, 1, 1] == [len(hall.driver.inbox(member)) for member in hall.world.members[:3]]
    assert 2 == len(hall.posts())


async def test_posts_go_out_before_the_presser_is_answered(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is kept: a private answer that Discord does not take keeps no news from the table."""
    await hall.begun()
    hall.world.env.inject_error("POST", "/interactions/*", status=500, code=0, times=None)
    monkeypatch.setattr(hall.bot, "after_move", nothing)
    async with hall.world.turn:
        await hall.host.slash(hall.world.channel, "campaign pause")
    hall.world.errors()

    assert "The match is paused. No deadline runs." in hall.lines()[-1]


async def nothing(match: int) -> None:
    """In place of what follows a move."""


@pytest.mark.parametrize("is_denied", [False, True])
@pytest.mark.parametrize("has_begun", [False, True])
async def test_a_thread_that_is_begun_as_its_match_moves_stays_behind(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, is_denied: bool, has_begun: bool
) -> None:
    """The news go on in a thread of the new home, whether or not the old one had allowed any."""
    await (hall.begun() if has_begun else hall.table(chronicle="channel"))
    await hall.bot.posting.places.keep(1, KnownMessage(THREAD))
    other, message_client = hall.world.guild.create_text_channel("yard"), hall.bot.posting.message_client
    begin, homes = message_client.thread, list[int]()

    async def moved(channel: int, name: str, message: int | None) -> int:
        homes.append(channel)
        if len(homes) == 1:
            await hall.move(other)
            if is_denied:
                answer = SimpleNamespace(status=403, reason="")
                raise discord.Forbidden(answer, {"code": 50013, "message": ""})  # type: ignore[arg-type]
        return await begin(channel, name, message)

    monkeypatch.setattr(message_client, "thread", moved)
    place = await hall.bot.posting.match_channels.chronicle(hall.live())
    spot = await hall.bot.posting.places.at(1, THREAD)

    assert [hall.world.channel.id, other.id] == homes
    assert spot is not None
    assert place.id == spot.channel
    assert [place.id] == [one.id for one in other.threads]
    assert [] == told(hall)
