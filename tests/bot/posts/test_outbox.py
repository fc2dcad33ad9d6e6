"""What is owed goes out in order and once, whatever breaks on the way."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
import structlog
from simcord import ChannelHandle

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import mark
from bot.keys import DATABASE
from bot.posts.outbox import _lane
from bot.posts.post import Post
from bot.render.panel import Panel, Text
from bot.render.targets import ANNOUNCE, DOOR, NOTE, NOTICE, REMIND, TABLE, to_seat
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.kernel.table.lifecycle import Begin
from engine.store import Pending, Target
from tests.bot.core_world import Hall, container, custom_ids, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

FIRST_REST = 5.0
"""Seconds for which a road rests when it has failed once."""

Step = Callable[[Hall], Awaitable[Any]]


def told(hall: Hall) -> dict[int, list[int]]:
    """The messages of the channel and of every inbox, by the row that their container is marked with."""
    found: dict[int, list[int]] = {}
    posts = [*hall.posts(), *(post for one in hall.world.members for post in hall.driver.inbox(one))]
    for post in posts:
        if not post.ephemeral:
            found.setdefault(hall.row_of(post), []).append(post.id)
    return found


def mark_sent_fails(hall: Hall, monkeypatch: pytest.MonkeyPatch, target: Target) -> list[int]:
    """The next confirmation of a row to this target is lost; the rows it was lost for."""
    confirm, lost = hall.bot.store.write.mark_sent, list[int]()

    def fails(row: int, *given: Any) -> Any:
        if not lost and next(one for one in hall.rows() if one.id == row).target == target:
            lost.append(row)
            raise OSError("gone")
        return confirm(row, *given)

    monkeypatch.setattr(hall.bot.store.write, "mark_sent", fails)
    return lost


async def test_every_row_becomes_its_post_once_and_in_order(hall: Hall) -> None:
    """A container names its row: each is there once, and those of the channel stand in the rows' order."""
    await hall.begun()
    for member, name in zip(hall.world.members[:3], ("Amir", "Bita", "Cyra"), strict=True):
        await hall.found(member, name)
    rows = hall.rows()
    doors = [row.id for row in rows if row.target == DOOR]
    public = [hall.row_of(post) for post in hall.posts()]

    assert None not in [row.message for row in rows]
    assert {row.id: [row.message] for row in rows} == told(hall)
    assert [row.id for row in rows if row.target.seat is None] == public
    assert 1 == len(doors)


@pytest.mark.parametrize(
    ("target", "step"),
    [
        (DOOR, lambda hall: hall.command(hall.host, "campaign new", seats=3)),
        (TABLE, lambda hall: hall.begun()),
        (NOTICE, lambda hall: hall.begun()),
        (to_seat(0), lambda hall: hall.begun()),
    ],
    ids=["door", "game's line", "table's line", "private"],
)
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_crash_between_send_and_mark_is_resumed_without_a_double(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, target: Target, step: Step, restarted: bool
) -> None:
    """The post is found in the history by its container's number, and what comes after it follows."""
    lost = mark_sent_fails(hall, monkeypatch, target)
    with structlog.testing.capture_logs() as logged:
        await step(hall)
    if restarted:
        await hall.world.restart()
    await hall.world.advance(FIRST_REST)
    rows = hall.rows()

    assert 1 == len(lost)
    assert ["OSError"] == [line["why"] for line in logged if line["event"] == "post_held"]
    assert {row.id: [row.message] for row in rows} == told(hall)


@pytest.mark.parametrize("target", [TABLE, to_seat(0)], ids=["game's line", "private"])
async def test_a_send_whose_answer_was_lost_is_looked_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, target: Target
) -> None:
    """The message is there, though the bot was told that the connection is gone."""
    client, lost = hall.bot.posting.message_client, list[int]()
    send = client.send

    async def send_unheard(place: Destination, outgoing: OutgoingMessage) -> int:
        message = await send(place, outgoing)
        row = next(
            (row for row in hall.rows() if mark(hall.live().match_state.master, row.id) == outgoing.mark),
            None,
        )
        if not lost and row is not None and row.target == target:
            lost.append(message)
            raise OSError("gone")
        return message

    monkeypatch.setattr(client, "send", send_unheard)
    await hall.begun()
    await hall.world.advance(FIRST_REST)

    assert 1 == len(lost)
    assert {row.id: [row.message] for row in hall.rows()} == told(hall)


async def test_a_list_is_not_changed_above_a_message_that_was_tried_twice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R25: its reader would not see that there are new offers."""
    await hall.begun()
    delivery, member = hall.bot.posting._delivery, hall.world.members[1]
    asked = next(row for row in hall.rows() if row.target == to_seat(1))
    seq = hall.live().match_state.seq - 1
    moment = await delivery._match_history.after(1, seq)
    are_lists = [True, False, True]
    monkeypatch.setattr(delivery._composer, "is_list", lambda *_: are_lists.pop(0))
    for number, attempted in ((1, False), (2, True), (3, False)):
        row = Pending(asked.id + number, 1, seq, asked.target, 0, attempted)
        await delivery._send_direct_message(Post(row, hall.live(), moment), Destination(member.id, user=True))
    marks = [container(post) for post in hall.driver.inbox(member)]

    assert [mark(hall.live().match_state.master, asked.id + number) for number in (1, 2, 3)] == marks[-3:]


async def test_what_somebody_else_wrote_is_not_taken_for_ours(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another bot's message may bear the same number: only what we wrote ourselves says that a row is out."""
    lost = mark_sent_fails(hall, monkeypatch, NOTICE)
    await hall.begun()
    foreign = next(post.id for post in hall.posts() if hall.row_of(post) == lost[0])
    stored = hall.world.env.backend.messages[hall.world.channel.id][foreign]
    stored.author_id = hall.guests[3].id
    await hall.world.restart()
    await hall.world.advance(FIRST_REST)
    sent = next(row.message for row in hall.rows() if row.id == lost[0])

    assert sent not in (None, foreign)
    assert hall.bot.user is not None
    assert [hall.guests[3].id, hall.bot.user.id] == [
        post.message.author.id for post in hall.posts() if hall.row_of(post) == lost[0]
    ]


async def test_of_a_post_in_pages_only_the_missing_ones_are_sent(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies between two pages of one row."""
    monkeypatch.setattr(PluginRenderer, "post", long)
    sends = hall.bot.message_client.send
    sent = list[int]()

    async def dies(place: Any, letter: Any) -> int:
        if letter.page == 1:
            raise ConnectionResetError
        sent.append(letter.page)
        return await sends(place, letter)

    await hall.table()
    monkeypatch.setattr(hall.bot.message_client, "send", dies)
    await hall.command(hall.host, "campaign begin")
    half = hall.lines()[2:]
    await hall.world.restart()
    whole = hall.lines()[2:]

    assert ["page 1"] == [line.split("\n")[0] for line in half]
    assert ["page 1", "page 2", "page 3"] == [line.split("\n")[0] for line in whole[:3]]
    assert 3 == sum(line.startswith("page") for line in whole)


async def test_a_post_in_pages_that_is_found_again_is_known_by_its_last_one(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All pages were sent and their confirmation was lost: what is kept is the message that ends the news."""
    monkeypatch.setattr(PluginRenderer, "post", long)
    lost = mark_sent_fails(hall, monkeypatch, TABLE)
    await hall.begun()
    await hall.world.advance(FIRST_REST)
    pages = [post for post in hall.posts() if hall.row_of(post) == lost[0]]
    kept = next(row.message for row in hall.rows() if row.id == lost[0])

    assert [1, 2, 3] == [int(read(post).split("\n")[0].removeprefix("page ")) for post in pages]
    assert kept == pages[-1].id


def long(self: PluginRenderer, scene: Any, entry: Entry, target: Target) -> Panel:
    """A post of three pages, public or private."""
    return Panel(None, tuple(Text(f"page {number}\n" + "x" * 3500) for number in (1, 2, 3)), "en")


async def test_a_channel_that_refuses_us_does_not_hold_the_others(hall: Hall) -> None:
    """403 in one channel: its rows wait in order; the other channel and all inboxes go on."""
    yard = hall.world.guild.create_text_channel("yard")
    await hall.table()
    hall.world.env.inject_error("*", f"/channels/{yard.id}/messages*", status=403, code=50001, times=None)
    with structlog.testing.capture_logs() as logged:
        await hall.command(hall.guests[3], "campaign new", yard, seats=3)
        for member in hall.guests[:2]:
            await hall.command(member, "campaign join", match=2)
        await hall.command(hall.guests[3], "campaign begin", match=2)
        await hall.command(hall.host, "campaign begin", match=1)
    here, there = len(hall.posts()), len(hall.posts(yard))
    whispers = [len(hall.driver.inbox(member)) for member in hall.guests[:2]]
    opens(hall, yard)
    await hall.world.advance(FIRST_REST)

    assert (4, 0) == (here, there)
    assert [2, 2] == whispers
    assert ["http_403_50001"] == [line["why"] for line in logged if line["event"] == "post_held"]
    assert [row.id for row in hall.rows(2) if row.target in (TABLE, NOTICE)] == [
        hall.row_of(post) for post in hall.posts(yard)[1:]
    ]
    assert sorted(map(hall.row_of, hall.posts(yard))) == [hall.row_of(post) for post in hall.posts(yard)]
    assert [] == [row for row in hall.rows(2) if row.message is None]


def opens(hall: Hall, channel: ChannelHandle) -> None:
    """The bot may write into this channel again."""
    faults = hall.world.env.backend.faults
    faults[:] = [fault for fault in faults if str(channel.id) not in fault["path"]]


async def test_a_road_that_stays_blocked_is_tried_less_and_less_often(hall: Hall) -> None:
    """5, 10, 20 seconds and so on, at most ten minutes; it is logged once."""
    await hall.table()
    path = f"/channels/{hall.world.channel.id}/messages"
    hall.world.env.inject_error("POST", path, status=403, code=50013, times=None)
    with structlog.testing.capture_logs() as logged:
        await hall.command(hall.host, "campaign begin")
        before = tries(hall)
        counts = []
        for seconds in (5, 10, 20, 3600):
            await hall.world.advance(seconds)
            counts.append(tries(hall) - before)

    assert [1, 2, 3] == counts[:3]
    assert 9 <= counts[3] <= 15
    assert 1 == len([line for line in logged if line["event"] == "post_held"])


def tries(hall: Hall) -> int:
    """How often a message was sent to the council's channel."""
    path = f"/channels/{hall.world.channel.id}/messages"
    return sum((one.method, one.path) == ("POST", path) for one in hall.world.env.http_requests)


async def test_a_door_that_somebody_deleted_is_made_anew(hall: Hall) -> None:
    """It is there once, and its buttons work."""
    door = await hall.table(people=1)
    async with hall.world.turn:
        await hall.world.channel.history()[0].delete()
    await hall.command(hall.guests[0], "campaign join")
    await hall.world.advance(FIRST_REST)
    new = hall.doors()

    assert [door.id] != [post.id for post in new]
    assert 1 == len(new)
    assert "You have seat 3 at table 1." == await hall.press(hall.guests[1], new[0], "Join")


async def test_what_was_owed_when_the_bot_died_goes_out_at_the_next_start(hall: Hall) -> None:
    """The move was kept, the bot died before it spoke."""
    await hall.table()
    hall.world.env.inject_error("*", "/channels/*", status=500, code=0, times=None)
    await hall.bot.matches.act_at_table(1, hall.host.id, Begin("prudent"))
    owed = [row for row in hall.rows() if row.message is None]
    hall.world.env.backend.faults.clear()
    await hall.world.restart()

    assert 5 == len(owed)
    assert [] == [row for row in hall.rows() if row.message is None]
    assert 4 == len(hall.posts())


async def test_what_goes_out_late_says_how_things_stood_then(hall: Hall) -> None:
    """The house was founded before the private message that asks for it could go out."""
    await hall.table()
    member = hall.guests[0]
    path = f"/channels/{member.user.dm_channel.id}/messages"
    hall.world.env.inject_error("POST", path, status=403, code=50013, times=1)
    await hall.command(hall.host, "campaign begin")
    await hall.found(member, "Amir")
    before = len(hall.driver.inbox(member))
    await hall.world.advance(FIRST_REST)
    first = hall.driver.inbox(member)[0]

    assert 0 == before
    assert any(one.startswith("v1:form:") for one in custom_ids(first))


async def test_a_row_of_nobody_is_settled_without_a_post(hall: Hall) -> None:
    """The seat was left to a steward before its private message could go out."""
    await hall.table()
    member = hall.guests[0]
    path = f"/channels/{member.user.dm_channel.id}/messages"
    hall.world.env.inject_error("POST", path, status=403, code=50013, times=1)
    await hall.command(hall.host, "campaign begin")
    await hall.command(member, "campaign leave")
    await hall.world.advance(FIRST_REST)

    assert [] == hall.driver.inbox(member)
    assert [] == [row for row in hall.rows() if row.message is None]
    with closing(sqlite3.connect(hall.folder / DATABASE)) as database:
        assert [(0,)] == database.execute(
            "SELECT message_id FROM post WHERE kind = 'seat' AND seat = 1"
        ).fetchall()


def test_all_that_one_seat_is_told_goes_one_road() -> None:
    """News of its own, notes and reminders come to one inbox: none may overtake another."""
    own = (to_seat(2), Target(NOTE, 2), Target(REMIND, 2))
    targets = (*own, to_seat(3), TABLE, NOTICE, ANNOUNCE)
    lanes = [_lane(Pending(number, 1, 0, target, 0, False)) for number, target in enumerate(targets)]

    assert lanes[0] == lanes[1] == lanes[2]
    assert lanes[4] == lanes[5]
    assert 4 == len(set(lanes))
