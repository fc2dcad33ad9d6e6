"""What is for one person comes where they play while they are there; who does not react is rung for."""

from datetime import timedelta

import pytest
from simcord import MemberActor

from bot.channels.message_client import Destination
from bot.channels.places import mark
from bot.posts.at_table import LIFETIME
from bot.posts.post import ComesAgain
from bot.posts.table_letters import CALLED_AFTER
from bot.render.targets import NOTE, to_seat
from bot.sandbox.reading import Post
from engine.kernel.table.motions import Agree
from engine.match.live import LiveMatch
from engine.store import Pending, Target
from tests.bot.core_world import Hall, container, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

PAUSE = CALLED_AFTER.total_seconds()
NAMES = ("Amir", "Bita", "Cyra")


@pytest.fixture
async def table(hall: Hall) -> Hall:
    """A table of three people who have just sat down in its channel and are asked to found their houses."""
    hall.bot.posting.at_table.lifetime = LIFETIME
    await hall.begun()
    await hall.world.advance(1)  # open panels are redrawn
    return hall


def letters(hall: Hall, member: MemberActor) -> list[Post]:
    """What a person alone sees in the channel and can answer: their open panel, and letters."""
    posts = hall.driver.channel(member)
    return [one for one in posts if one.ephemeral and "v1:" in str(one.components)]


def owed(hall: Hall) -> list[int]:
    """The rows of the outbox that are still owed."""
    return [row.id for row in hall.rows() if row.message is None]


def owe(hall: Hall, row: Pending) -> None:
    """Let the outbox owe one row more, as if it had read it."""
    hall.bot.outbox._add_new([row])
    hall.bot.outbox.nudge.set()


def calls(hall: Hall) -> list[str]:
    """The public posts that call people."""
    return [line for line in hall.lines() if "waits for you" in line]


async def test_who_has_just_pressed_there_is_asked_where_they_play(table: Hall) -> None:
    people = table.world.members[:3]

    assert [1, 1, 1] == [len(letters(table, one)) for one in people]
    assert [0, 0, 0] == [len(table.driver.inbox(one)) for one in people]


async def test_nobody_else_sees_it(table: Hall) -> None:
    first, second = table.world.members[:2]
    seen = {post.id for post in table.driver.channel(second)}

    assert seen.isdisjoint({post.id for post in letters(table, first)})


async def test_who_presses_something_is_not_called(table: Hall) -> None:
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)
    asked_of = [row.id for row in table.rows() if row.target.seat is not None][:3]

    assert set(asked_of).isdisjoint(owed(table))
    assert [] == calls(table)


async def test_who_is_silent_is_called_by_one_post_with_all_who_are_awaited(table: Hall) -> None:
    """The post names whom the table awaits, and rings for those alone who have pressed nothing."""
    await table.command(table.host, "help")
    await table.world.advance(PAUSE)
    people = table.world.members[:3]
    called = next(post for post in table.posts() if "waits for you" in read(post))
    sent = next(one.json for one in table.world.env.http_requests if "waits for you" in str(one.json))

    assert 1 == len(calls(table))
    assert all(f"<@{one.id}>" in read(called) for one in people)
    assert {one.id for one in people[1:]} == {int(one) for one in sent["allowed_mentions"]["users"]}
    assert [] == owed(table)
    assert [0, 0, 0] == [len(table.driver.inbox(one)) for one in people]


async def test_what_is_owed_to_somebody_moves_no_call_to_them(table: Hall) -> None:
    """A note in private is owed to who looks elsewhere by now: it waits, and the call has its own moment."""
    asked = next(row for row in table.rows() if row.target == to_seat(1))
    seq, now = table.live().match_state.seq - 1, table.bot.waiting.now()
    note = Pending(asked.id + 100, 1, seq, Target(NOTE, 1), 0, attempted=False)
    table.bot.posting.at_table.lifetime = timedelta(0)
    outcome = await table.bot.posting._delivery.deliver(note)
    await table.world.advance(1)
    early = calls(table)
    await table.world.advance(PAUSE)

    assert isinstance(outcome, ComesAgain)
    assert now < outcome.at
    assert [] == early
    assert 1 == len(calls(table))
    assert 0 == len(table.driver.inbox(table.world.members[1]))


async def test_who_has_lost_their_seat_is_not_called_for_what_they_were_asked(table: Hall) -> None:
    """Another sits there by now, and everybody else has pressed something."""
    gone, other, _, heir = table.guests
    await table.command(table.host, "replace", seat=2, member=heir)
    post = next(one for one in reversed(table.posts()) if "v1:agree:" in str(one.components))
    await table.press(heir, post, "v1:take:")
    await table.press(other, post, "v1:agree:")
    (motion,) = table.live().table.motions
    await table.bot.matches.act_at_table(
        1, gone.id, Agree(motion.id)
    )  # elsewhere, so that nobody sees a press
    await table.world.advance(PAUSE)

    assert (table.host, heir, other) == table.match_state()
    assert [] == calls(table)


async def test_while_the_table_is_paused_nobody_is_called_or_written_to(table: Hall) -> None:
    """Once it goes on, who is still silent is called as ever."""
    await table.command(table.host, "campaign pause")
    await table.world.advance(6 * PAUSE)
    people, meanwhile = table.world.members[:3], calls(table)
    written = [len(table.driver.inbox(one)) for one in people]
    await table.command(table.host, "campaign resume")
    await table.world.advance(PAUSE)

    assert [] == meanwhile
    assert [0, 0, 0] == written
    assert 1 == len(calls(table))
    assert [0, 0, 0] == [len(table.driver.inbox(one)) for one in people]


async def test_in_a_pause_each_letter_is_looked_at_once_until_the_table_goes_on(
    table: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not again and again; who is silent is called as long after the resume as after a question."""
    letters, looked_at = table.bot.posting._delivery.table_letters, list[int]()
    follow_up = letters.follow_up

    async def noted(row: int, live: LiveMatch) -> object:
        looked_at.append(row)
        return await follow_up(row, live)

    monkeypatch.setattr(letters, "follow_up", noted)
    await table.command(table.host, "campaign pause")
    await table.world.advance(20 * PAUSE)
    in_pause = list(looked_at)
    await table.command(table.host, "campaign resume")
    await table.world.advance(PAUSE / 2)
    early = calls(table)
    await table.world.advance(PAUSE / 2)

    assert in_pause
    assert len(set(in_pause)) == len(in_pause)
    assert [] == early
    assert 1 == len(calls(table))


async def test_a_note_that_is_owed_in_a_pause_rests_without_a_stir(table: Hall) -> None:
    """It comes behind the question that was shown before it, which nobody is asked meanwhile."""
    await table.command(table.host, "campaign pause")
    await table.world.advance(PAUSE)
    asked = next(row for row in table.rows() if row.target == to_seat(1))
    seq, now = table.live().match_state.seq - 1, table.bot.waiting.now()
    note = Pending(asked.id + 100, 1, seq, Target(NOTE, 1), 0, attempted=False)
    table.bot.posting.at_table.lifetime = timedelta(0)
    outcome = await table.bot.posting._delivery.deliver(note)

    assert isinstance(outcome, ComesAgain)
    assert now < outcome.at


async def test_who_has_not_pressed_for_long_is_written_to(table: Hall) -> None:
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)
    before = [len(table.driver.inbox(one)) for one in table.world.members[:3]]
    turn = next(wait.seat for wait in table.live().match_state.waits if wait.must)
    await table.world.advance((LIFETIME + timedelta(minutes=1)).total_seconds())
    await table.drafts(turn)
    after = [len(table.driver.inbox(one)) for one in table.world.members[:3]]

    assert 1 == sum(after) - sum(before)


async def test_a_question_whose_reader_was_not_seen_outlives_the_bot(table: Hall) -> None:
    """What was shown and not heeded is still owed: the next run sends it by direct message."""
    await table.world.restart()
    await table.world.advance(1)

    assert [1, 1, 1] == [len(table.driver.inbox(one)) for one in table.world.members[:3]]
    assert [] == owed(table)


async def test_a_letter_is_not_shown_again_when_its_slot_comes_back(table: Hall) -> None:
    """The slot was another process's for a moment, which sent nothing: its reader has the letter already."""
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)
    seat = next(wait.seat for wait in table.live().match_state.waits if wait.must)
    owed = next(row for row in table.rows() if row.target == to_seat(seat) and row.message is None)
    before = [post.id for post in letters(table, table.world.members[seat])]
    delivery = table.bot.posting._delivery
    delivery.table_letters.let_go(lambda match: False)
    again = Pending(owed.id, 1, table.live().match_state.seq - 1, owed.target, 0, attempted=False)
    outcome = await delivery.deliver(again)

    assert isinstance(outcome, ComesAgain)
    assert before == [post.id for post in letters(table, table.world.members[seat])]


async def test_what_waited_for_a_shown_letter_is_written_before_what_came_later(table: Hall) -> None:
    """Bita looks elsewhere: a second letter waits for the first, which is heeded before a third is owed."""
    asked = next(row for row in table.rows() if row.target == to_seat(1))
    seq, member = table.live().match_state.seq - 1, table.world.members[1]
    second, third = (
        Pending(asked.id + more, 1, seq, asked.target, 0, attempted=False) for more in (100, 101)
    )
    table.bot.posting.at_table.lifetime = timedelta(0)
    owe(table, second)
    await table.world.advance(1)
    await table.found(member, NAMES[1])
    owe(table, third)
    await table.world.advance(PAUSE)
    marks = [mark(table.live().match_state.master, row.id) for row in (second, third)]

    assert marks == [container(post) for post in table.driver.inbox(member)][:2]


async def test_a_letter_is_known_before_older_ones_are_closed(
    table: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Edits wait for their turn: who presses the new letter meanwhile is heard, and keeps what they see."""
    delivery, known = table.bot.posting._delivery, list[bool]()
    opened = delivery.open_messages

    async def look(live: LiveMatch, place: Destination, newest: int | None = None) -> None:
        if newest is not None:
            kept = [one.message for one in opened._open.get((live.match.id, place.id), ())]
            known.append(newest in kept and place.id in {one.user for one in shown.of_match(live.match.id)})

    shown = delivery.table_letters._shown
    monkeypatch.setattr(opened, "close_answered", look)
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)

    assert [True] == known


async def test_a_secret_question_is_not_called_for(table: Hall) -> None:
    """The draft is asked in secret: who is silent is written to, and the table reads nothing of it."""
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)
    public = len(table.posts())
    await table.world.advance(PAUSE)
    written = sum(len(table.driver.inbox(one)) for one in table.world.members[:3])

    assert public == len(table.posts())
    assert 1 == written


async def test_a_letter_loses_its_controls_once_it_is_answered(table: Hall) -> None:
    """The draft comes as a letter, since its roles are secret."""
    for member, name in zip(table.world.members[:3], NAMES, strict=True):
        await table.found(member, name)
    turn = next(wait.seat for wait in table.live().match_state.waits if wait.must)
    member = table.world.members[turn]
    letter = next(post for post in letters(table, member) if "Match 1, " in read(post))
    before = str(letter.components)
    await table.drafts(turn)
    after = next(post for post in table.driver.channel(member) if post.id == letter.id)

    assert "v1:pick:" in before
    assert "v1:pick:" not in str(after.components)
