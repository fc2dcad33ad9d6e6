"""A private message whose questions are past says so; nothing is left to press but the way to one's seat.

Lists take one another's place: for a minute, which begins when one was told.
"""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import structs

from bot.channels.message_client import Destination
from bot.posts.open_messages import (
    ANSWERED_IN_PLACE,
    LIST_IS_RECENT,
    MOST_PER_READER,
    MOST_READERS,
    OpenMessage,
    OpenMessages,
    private_questions,
)
from bot.render.panel import Panel
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses.clauses import Abstain, Pay
from engine.games.houses.moves import OfferDeal
from engine.kernel.waits import Wait
from tests.bot.council_world import Council, in_session, plain
from tests.engine.store.making import NOW

VOTES = ({"ballot": "yes", "power": 3}, {"ballot": "no", "power": 2}, {"ballot": "yes", "power": 1})


def letters(council: Council) -> list[Post]:
    """What the first seat was written, as it stands."""
    return [post for post in council.driver.inbox(council.seats[0]) if not post.flags.ephemeral]


def pressed(post: Post) -> list[str]:
    """What may be pressed there, by what it does; the way to one's seat aside."""
    verbs = [one.custom_id.split(":")[1] for one in (*buttons_of(post), *menus_of(post))]
    return [one for one in verbs if one != "seat"]


async def test_a_letter_is_closed_once_its_question_is_past(driver: Driver, world: World) -> None:
    """HO-6.5, HO-R25: an offer meanwhile takes nothing from the vote's letter; the next phase closes both."""
    council = await in_session(world, driver)
    deal = OfferDeal(0, (Pay(2),), (Abstain("gather"),))
    await council.bot.matches.act(council.match, council.seats[1].id, deal)
    await council.bot.after_move(council.match)
    await world.advance(1)
    voting, offer = letters(council)[-2:]

    assert "form" in pressed(voting)
    assert "do" in pressed(offer)

    for member, ballot in zip(council.seats, VOTES, strict=False):
        await driver.command(member, "vote", seal=True, **ballot)
    await world.advance(5)
    now = letters(council)
    old = [one for one in now if one.id in (voting.id, offer.id)]
    past = plain(council.bot.words("en").say("letter-past")).removeprefix("-# ")

    assert [[], []] == [pressed(one) for one in old]
    assert all(past in plain(council.read(one)) for one in old)
    assert pressed(now[-1])
    assert past not in plain(council.read(now[-1]))


def changed(council: Council) -> list[str]:
    """Messages that were changed, their numbers in the order of the changes."""
    requests = council.world.env.http_requests
    paths = [one.path for one in requests if one.method == "PATCH" and "/messages/" in one.path]
    return [path.rsplit("/", 1)[1] for path in paths]


async def offered(council: Council, maker: int, coins: int) -> None:
    """An offer to the first seat."""
    deal = OfferDeal(0, (Pay(coins),), (Abstain("gather"),))
    await council.bot.matches.act(council.match, council.seats[maker].id, deal)
    await council.bot.after_move(council.match)
    await council.world.advance(1)


async def voted(council: Council) -> None:
    """Everybody votes; the next phase's letters go out."""
    for member, ballot in zip(council.seats, VOTES, strict=False):
        await council.driver.command(member, "vote", seal=True, **ballot)
    await council.world.advance(5)


async def test_a_letter_of_before_a_restart_is_closed_with_the_next(driver: Driver, world: World) -> None:
    """The start itself changes none; what was closed before it is not changed once more."""
    council = await in_session(world, driver)
    await offered(council, 1, 2)
    closed = [one.id for one in letters(council)[-2:]]
    await voted(council)
    await offered(council, 1, 3)
    open_ = [one.id for one in letters(council)[-2:]]
    before = changed(council)
    await world.restart()
    start = changed(council)
    await voted(council)
    past = plain(council.bot.words("en").say("letter-past")).removeprefix("-# ")
    old = [one for one in letters(council) if one.id in open_]

    assert before == start
    assert [[], []] == [pressed(one) for one in old]
    assert all(past in plain(council.read(one)) for one in old)
    assert [1, 1] == [changed(council)[len(start) :].count(str(one)) for one in open_]
    assert [0, 0] == [changed(council)[len(start) :].count(str(one)) for one in closed]
    assert pressed(letters(council)[-1])


async def test_a_list_of_before_a_restart_is_changed_like_any_other(driver: Driver, world: World) -> None:
    """Offers of one moment stand in one message, whether or not the bot was away between them."""
    council = await in_session(world, driver)
    await offered(council, 1, 2)
    before = [one.id for one in letters(council)]
    await world.restart()
    await offered(council, 2, 3)
    told = plain(council.read(letters(council)[-1]))

    assert before == [one.id for one in letters(council)]
    assert all(f"pay {coins} coins" in told for coins in (2, 3))


async def test_a_list_that_was_called_before_everybody_holds_up_nothing(driver: Driver, world: World) -> None:
    """Its message is not among the private ones: after a restart the next offers are called out as well."""
    council = await in_session(world, driver)
    world.close_inbox(council.seats[0])
    await offered(council, 1, 2)
    await world.restart()
    await offered(council, 2, 3)
    waiting = await council.bot.store.read.pending_posts()

    assert () == tuple(waiting)


def test_what_is_still_asked_is_kept_and_what_is_past_is_handed_out_once() -> None:
    """By any of a letter's questions; a message that was changed counts as it stands."""
    one, key = open_messages(), (1, 7)
    one.keep(key, asking(10, "a", "b"))
    one.keep(key, asking(10, "b"))
    one.keep(key, asking(11, "c"))

    assert [] == [found.message for found in one.take_answered(key, {"b", "c"})]
    assert [10] == [found.message for found in one.take_answered(key, {"a", "c"})]
    assert [] == [found.message for found in one.take_answered(key, {"a", "c"})]


def test_what_was_pressed_is_closed_later_unless_something_else_is_shown_in_its_place() -> None:
    """A press that is refused, or answered elsewhere, leaves the message: its controls went never."""
    clock, key = [NOW], (1, 7)
    one = OpenMessages(None, lambda: clock[0])  # type: ignore[arg-type]
    for message in (10, 11, 12):
        one.keep(key, asking(message, "a"))
    one.note_press(10)
    one.note_press(11)
    one.forget_message(7, 11)

    assert [12] == [found.message for found in one.take_answered(key, set())]
    clock[0] += ANSWERED_IN_PLACE
    assert [10] == [found.message for found in one.take_answered(key, set())]
    assert [] == [found.message for found in one.take_answered(key, set())]


def test_memory_has_a_bound() -> None:
    """Of a reader and of all readers, the newest."""
    one = open_messages()
    for message in range(MOST_PER_READER + 3):
        one.keep((1, 1), asking(message, "a"))

    assert list(range(3, MOST_PER_READER + 3)) == [found.message for found in one.take_answered((1, 1), ())]

    for reader in range(MOST_READERS + 3):
        one.keep((2, reader), asking(1, "a"))

    assert () == one.take_answered((2, 2), ())
    assert one.take_answered((2, 3), ())


def open_messages() -> OpenMessages:
    """A memory of which nothing is sent."""
    return OpenMessages(None, lambda: NOW)  # type: ignore[arg-type]


def asking(message: int, *questions: str) -> OpenMessage:
    """A letter."""
    return OpenMessage(message, message, frozenset(questions), Panel(None, (), "en"))


def test_a_list_of_offers_stands_as_long_as_anybody_is_asked() -> None:
    """HO-R25: who has voted may still confirm an offer, so its buttons don't go with their own question."""
    asked = (
        Wait("vote.1", 1, "vote", must=True, otherwise="none"),
        Wait("vote.2", 2, "vote", must=True, otherwise="none"),
    )
    then: Any = SimpleNamespace(waits=asked)

    assert {"vote.1"} == private_questions(then, 1, is_list=False)
    assert {"vote.1", "vote.2"} == private_questions(then, 1, is_list=True)
    assert {"vote.1", "vote.2"} == private_questions(then, 0, is_list=False)


@pytest.mark.parametrize(
    ("ago", "expected"), [(LIST_IS_RECENT / 2, 5), (LIST_IS_RECENT, None), (timedelta(hours=9), None)]
)
def test_a_list_of_before_a_restart_is_as_old_as_it_was_told(ago: timedelta, expected: int | None) -> None:
    """Recalled at a start it is not young again: a change far above would be news that nobody sees."""
    lists = open_messages()
    lists.keep_list((1, 7), 5, NOW - ago)

    assert expected == lists.take_recent_list((1, 7))


def test_a_list_is_handed_out_once() -> None:
    """Whatever is told next is the newest message of its reader."""
    lists = open_messages()
    lists.keep_list((1, 7), 5)

    assert [5, None] == [lists.take_recent_list((1, 7)), lists.take_recent_list((1, 7))]


def test_what_one_person_alone_sees_is_closed_after_a_takeover_too() -> None:
    """It is in nobody's outbox, so it can't be read back: only who sent it can close it."""
    one, answer = open_messages(), Destination(7, user=True, answer=cast(Any, object()))
    one.keep((1, 7), asking(1, "a"))
    one.keep((1, 7), structs.replace(asking(2, "a"), place=answer))
    one.forget()

    assert [2] == [each.message for each in one.take_answered((1, 7), ())]
