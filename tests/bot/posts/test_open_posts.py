"""Posts before everybody: once what they ask is past their buttons go, with one edit after the next post."""

from types import SimpleNamespace
from typing import Any

from bot.channels.message_client import Destination, OutgoingMessage
from bot.posts.match_history import Moment
from bot.posts.open_messages import (
    OpenMessage,
    OpenMessages,
    closed_if_answered,
    closed_post,
    public_questions,
)
from bot.render.panel import Button, Buttons, Panel, Picture, Text
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World
from engine.entries import Entry
from engine.games.houses.moves import Cast
from engine.kernel.waits import Wait
from tests.bot.council_world import Council, in_session, seated
from tests.bot.posts.test_open_messages import changed, voted
from tests.engine.store.making import NOW


def pressed(post: Post) -> list[str]:
    """What may be pressed there, by what it does."""
    return [one.custom_id.split(":")[1] for one in buttons_of(post)]


def asking(council: Council) -> list[Post]:
    """The posts under which somebody may vote."""
    return [post for post in council.driver.channel() if "vote" in pressed(post)]


async def test_a_phase_that_is_over_has_no_vote_any_more(driver: Driver, world: World) -> None:
    """HO-R25: its words as they were; the way to one's seat stays, the new phase has its own.

    It was changed twice as others had voted, and once as its phase was over.
    """
    council = await in_session(world, driver)
    (opened,) = asking(council)
    said, since = council.read(opened), len(changed(council))
    await voted(council)
    after = next(post for post in driver.channel() if post.id == opened.id)
    (newer,) = asking(council)

    assert ["seat"] == pressed(after)
    assert said.splitlines()[:5] == council.read(after).splitlines()[:5]
    assert newer.id > opened.id
    assert 3 == changed(council)[since:].count(str(opened.id))


async def test_while_a_vote_is_open_its_post_keeps_it(driver: Driver, world: World) -> None:
    """Other posts come between: what the table says, a deal."""
    council = await in_session(world, driver)
    (opened,) = asking(council)
    await council.bot.matches.act(council.match, council.seats[0].id, Cast("gather"))
    await driver.command(council.seats[1], "later", hours=1)
    await world.advance(2)

    assert "vote" in pressed(next(post for post in driver.channel() if post.id == opened.id))


async def test_a_request_that_nobody_can_answer_any_more_is_closed(driver: Driver, world: World) -> None:
    """It lapses with its asker, by no press of its own buttons."""
    council = await seated(world, driver)
    await driver.command(council.seats[1], "later", hours=1)
    post = next(post for post in reversed(driver.channel()) if "agree" in pressed(post))
    await driver.command(council.seats[1], "campaign leave")
    await world.advance(2)
    now = next(one for one in driver.channel() if one.id == post.id)

    assert "Request 1 is closed." == council.read(now)
    assert [] == pressed(now)


async def test_a_post_of_before_a_restart_is_closed_with_the_next(driver: Driver, world: World) -> None:
    """The start itself changes nothing; then no other old post is changed, and its words are as they were."""
    council = await in_session(world, driver)
    board, *_ = driver.channel()
    (opened,) = asking(council)
    said, since, told = council.read(opened), len(changed(council)), driver.channel()
    await world.restart()
    await world.advance(2)
    start = changed(council)[since:]
    await voted(council)
    after = next(post for post in driver.channel() if post.id == opened.id)
    edits = changed(council)[since:]

    assert [] == start
    assert ["seat"] == pressed(after)
    assert said.splitlines()[:5] == council.read(after).splitlines()[:5]
    assert [opened.id] == [one.id for one in told if str(one.id) in edits and one.id != board.id]
    assert 3 == edits.count(str(opened.id))


async def test_a_request_of_before_a_restart_is_closed_too(driver: Driver, world: World) -> None:
    """It lapses with its asker."""
    council = await seated(world, driver)
    await driver.command(council.seats[1], "later", hours=1)
    post = next(post for post in reversed(driver.channel()) if "agree" in pressed(post))
    await world.restart()
    await driver.command(council.seats[1], "campaign leave")
    await world.advance(2)
    now = next(one for one in driver.channel() if one.id == post.id)

    assert "Request 1 is closed." == council.read(now)
    assert [] == pressed(now)


def wait(id: str, *, secret: bool = False) -> Wait:
    """A question to the first seat."""
    return Wait(id, 0, "vote", must=True, otherwise="none", secret=secret)


def read_on(*waits: Wait) -> Moment:
    """A match in which this is asked, after an entry that is no motion."""
    now: Any = SimpleNamespace(waits=waits)
    return Moment(now, Entry(1, 0, 0, None, ()))


def test_a_secret_question_keeps_no_button_alive() -> None:
    """When buttons go must not tell that somebody is asked in secret."""
    assert {"vote"} == public_questions(read_on(wait("vote"), wait("role", secret=True)))
    assert set() == public_questions(read_on(wait("role", secret=True)))


PICTURE = Picture("card.png", b"many bytes", "A card")
WAYS = Buttons((Button("v1:vote:1:1", "Vote"), Button("v1:seat:1", "My seat")))
POST = Panel(None, (Text("A problem"), PICTURE, WAYS), "en")


def live(*waits: Wait) -> Any:
    """The match as it stands, as far as it is looked at."""
    return SimpleNamespace(match=SimpleNamespace(id=1), match_state=SimpleNamespace(waits=waits, table=None))


def test_what_is_past_before_it_goes_out_goes_without_its_controls() -> None:
    """After an outage: no edit follows each of the posts that waited."""
    asked = frozenset({"vote"})
    fresh, late = (
        closed_if_answered(live(*waits), (POST,), asked, closed_post(POST)) for waits in ((wait("vote"),), ())
    )

    assert (POST,) == fresh
    assert (Panel(None, (Text("A problem"), PICTURE, Buttons(WAYS.buttons[1:])), "en"),) == late
    assert (POST,) == closed_if_answered(live(), (POST,), frozenset(), closed_post(POST))


def test_of_several_pages_the_last_alone_loses_its_controls() -> None:
    """What the others say is news that nobody has read yet: it goes out whole, however late."""
    first = Panel(None, (Text("What the count brought"),), "en")
    late = closed_if_answered(live(), (first, POST), frozenset({"vote"}), closed_post(POST))

    assert (first, closed_post(POST)) == late


async def test_pictures_stay_where_they_lie_and_are_neither_kept_nor_sent_again() -> None:
    """Of a post of before its words are a kilobyte, its picture would be fifty."""
    told: list[tuple[OutgoingMessage, tuple[str, ...] | None]] = []

    async def change(
        place: Destination, message: int, letter: OutgoingMessage, there: tuple[str, ...] | None = None
    ) -> None:
        told.append((letter, there))

    closing = OpenMessages(SimpleNamespace(change=change), lambda: NOW)  # type: ignore[arg-type]
    closing.keep((1, 5), OpenMessage(9, 1, frozenset({"vote"}), closed_post(POST)))
    await closing.close_answered(live(wait("vote")), Destination(5))
    none = list(told)
    await closing.close_answered(live(), Destination(6))
    await closing.close_answered(live(), Destination(5))
    await closing.close_answered(live(), Destination(5))

    assert [] == none
    ((letter, there),) = told
    assert ("card.png",) == there
    assert b"" == next(one.content for one in letter.panel.blocks if isinstance(one, Picture))
