"""What is for one person reaches them once, wherever they are and whatever happens to the bot meanwhile."""

from pathlib import Path

import pytest

from bot.client import Parts
from tests.bot.core_world import plain
from tests.faults.court import Court, court
from tests.faults.letters import calls, letters
from tests.faults.moments import LETTER, Moment
from tests.loopback.nursery import Nursery
from tests.loopback.people import controls, told
from tests.loopback.server import Server
from tests.loopback.town import Message
from tests.loopback.watching import until


@pytest.fixture
async def there(bots: Nursery, server: Server, shared: Parts, tmp_path: Path) -> Court:
    """A table that gathers: Amir is its host, Bita has joined it."""
    made = await court(bots, server, shared, tmp_path, 3600.0)
    await made.open(0)
    await made.done(0, "campaign join")
    await made.lives.asked(made.lives.walkers[1], made.halls[0], "campaign join")
    return made


async def begun(there: Court) -> None:
    """The table begins, and nothing is owed any more: who was silent has been called or written to.

    Bita is asked anew; Amir may have been asked by the answer to his command.
    """
    await there.done(0, "campaign begin")
    await until(lambda: (letters_to(there, 1) or inbox(there, 1)) and not there.owing())


def letters_to(there: Court, spot: int) -> list[Message]:
    """What a person was shown after their presses and can answer."""
    asked = there.lives.walkers[spot].person.asked
    return [letter for one in asked for letter in one.followups if controls(letter)]


def inbox(there: Court, spot: int) -> list[Message]:
    """Direct messages to a person."""
    return there.lives.walkers[spot].person.inbox()


async def test_who_is_at_the_table_is_asked_there_and_called_once(there: Court) -> None:
    """Nobody presses anything: one post calls both, and no direct message is sent."""
    await begun(there)
    left = await there.end()
    called = calls(left, there.server.town)
    people = [walker.person for walker in there.lives.walkers[:2]]

    shown = {letter.asked.user for letter in letters(left, there.server.town)}
    assert {people[1].id} <= shown <= {one.id for one in people}
    assert [{one.id for one in people}] == [set(call.pings) for call in called]
    assert [[], []] == [one.inbox() for one in people]


async def test_after_the_token_has_ended_a_question_comes_by_direct_message(there: Court) -> None:
    """Discord takes nothing after their presses any more, though by our clock it should."""
    there.server.town.edit_within = 0.0
    await begun(there)
    written = len(inbox(there, 1))
    left = await there.end()

    assert 1 == written
    assert [] == letters(left, there.server.town)
    assert not any(there.lives.walkers[1].person.id in one.pings for one in calls(left, there.server.town))


async def test_who_has_pressed_elsewhere_since_is_written_to(there: Court) -> None:
    """Bita looks at her direct messages; Amir, who is at the table, is asked there."""
    bita = there.lives.walkers[1]
    await there.lives.asked(bita, there.server.town.dm(bita.person.id), "help")
    await begun(there)
    left = await there.end()

    assert bita.person.id not in {one.asked.user for one in letters(left, there.server.town)}
    assert 1 == len(bita.person.inbox())


async def test_a_question_that_was_shown_as_the_bot_died_comes_by_direct_message(there: Court) -> None:
    """It was not yet heeded, so it is owed; the next bot knows nobody at the table."""
    there.lives.watch(Moment(f"done {LETTER}", 1, 0.0))
    asked = there.lives.walkers[0].person.command(there.halls[0], "campaign begin")
    await until(there.lives.dead.is_set)
    await there.lives.end()
    await there.lives.begin()
    await until(lambda: not there.owing())
    await there.end()

    assert asked.callback is not None
    assert [1, 1] == [len(walker.person.inbox()) for walker in there.lives.walkers[:2]]


async def test_who_takes_no_direct_messages_is_then_called_without_the_secret(there: Court) -> None:
    """The channel reads who can't be reached, and nothing else (`letters.said_aloud`)."""
    bita = there.lives.walkers[1].person
    there.server.town.closed.add(bita.id)
    there.lives.watch(Moment(f"done {LETTER}", 1, 0.0))
    there.lives.walkers[0].person.command(there.halls[0], "campaign begin")
    await until(there.lives.dead.is_set)
    await there.lives.end()
    there.server.town.closed.add(bita.id)
    await there.lives.begin()
    await until(lambda: not there.owing())
    left = await there.end()
    called = [call for call in calls(left, there.server.town) if call.pings == {bita.id}]

    assert 1 == len(called)
    assert ["v1:seat:1"] == [one["custom_id"] for one in controls(called[0].message)]


async def test_a_letter_of_an_earlier_bot_says_in_a_sentence_that_it_is_old(
    there: Court,
) -> None:
    """Bita answers elsewhere, so her letter's button is old, and she reads so."""
    await begun(there)
    bita, hers = there.lives.walkers[1], letters_to(there, 1)[-1]
    await there.lives.end()
    await there.lives.begin()
    panel = (await there.lives.asked(bita, there.halls[0], "hand")).original
    assert panel is not None
    await bita.press(panel, controls(panel)[0], there.lives.dead)
    done = bita.deeds[-1]
    stale = await bita.press(hers, controls(hers)[0], there.lives.dead)
    await there.end()

    assert "done" == done.heard, done.said
    assert [told(stale)] == plain(told(stale)).splitlines()
