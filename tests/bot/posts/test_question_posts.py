"""The post of an open phase is kept up to date in the board's place: who is awaited, until it is over."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.channels.message_client import Destination
from bot.channels.places import QUESTION, own_mark
from bot.clock.waiting import Waiting
from bot.pictures.gallery import Gallery
from bot.posts.board import REST
from bot.posts.board_composer import Question, Unwritten
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import World, open_world
from tests.bot.core_world import container
from tests.bot.council_world import Council, in_session, making
from tests.bot.posts.test_board import unread
from tests.bot.posts.test_late_pictures import TEN_MINUTES, slow_council
from tests.bot.posts.test_open_messages import VOTES, changed, voted
from tests.bot.posts.test_open_posts import asking, pressed
from tests.bot.posts.test_read_back import Blank
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

EVERYBODY = "Awaited: all houses"


@pytest.fixture
async def council(driver: Driver, world: World) -> Council:
    """Three houses in their first vote."""
    return await in_session(world, driver)


@pytest.fixture
async def pictured(tmp_path: Path) -> AsyncIterator[Council]:
    """The same, with pictures."""

    def drawn(waiting: Waiting) -> Gallery:
        return Gallery(Blank(), b"", waiting.now)

    async with open_world(making(tmp_path, gallery=drawn)) as world:
        yield await in_session(world, Driver(world))


def again(council: Council, post: Post) -> Post:
    """The post as it stands now."""
    return next(one for one in council.driver.channel() if one.id == post.id)


def board(council: Council) -> Post:
    """The living board, by its mark."""
    return next(one for one in council.driver.channel() if container(one) == own_mark(council.live))


async def vote(council: Council, seat: int) -> None:
    """This seat seals its ballot."""
    await council.driver.command(council.seats[seat], "vote", seal=True, **VOTES[seat])
    await council.world.advance(2)


def public_edits(council: Council, since: int) -> list[str]:
    """The messages of the channel that were changed, in order; panels of one person are none of them."""
    return [one for one in changed(council)[since:] if one.isdigit()]


async def kept(council: Council) -> tuple[Any, ...]:
    """The posts that are kept up to date."""
    return await council.bot.posting.places.of_kind(council.match, QUESTION)


async def test_who_is_awaited_stands_on_the_phases_post_and_not_on_the_board(council: Council) -> None:
    """HO-R19: who has cast is public. The board is not changed within the phase."""
    (post,) = asking(council)
    first, since = council.read(post), len(changed(council))
    await vote(council, 0)
    edits, now = public_edits(council, since), council.read(again(council, post))

    assert EVERYBODY in first
    assert EVERYBODY not in now
    assert "Awaited: Peyvandian1 and Peyvandian2 · until" in now
    assert [str(post.id)] == edits
    assert "waited" not in council.read(board(council))


async def test_a_phase_costs_no_more_requests_than_with_a_board_that_is_changed(council: Council) -> None:
    """Two votes of three, two edits; then the count, the next phase, the old one closed, one board."""
    since, posts = len(changed(council)), len(council.driver.channel())
    (post,) = asking(council)
    await voted(council)
    told = {str(one.id) for one in council.driver.channel()}
    edits = [one for one in changed(council)[since:] if one in told]

    assert 2 == len(council.driver.channel()) - posts
    assert [str(post.id)] * 3 + [str(board(council).id)] == sorted(edits, key=int, reverse=True)


async def test_where_no_word_has_changed_nothing_is_sent(council: Council) -> None:
    """An edit shows that something was done, and what was done may be a secret: an offer of a deal."""
    since = len(changed(council))
    for _ in range(3):
        council.bot.posting.boards.nudge(council.match)
        await council.world.advance(5)

    assert [] == public_edits(council, since)


async def test_votes_in_quick_succession_are_one_edit_with_the_newest_state(council: Council) -> None:
    """At most one edit in a second and a half; the last state is never left out."""
    (post,) = asking(council)
    await vote(council, 0)
    council.bot.posting.boards.rest = REST
    since = len(changed(council))
    for seat in (1, 2):
        await council.driver.command(council.seats[seat], "vote", seal=False, **VOTES[seat])
    await council.world.advance(2 * REST.total_seconds())

    assert 1 <= len(public_edits(council, since)) <= 2
    assert "All have voted." in council.read(again(council, post))


async def test_a_post_whose_state_discord_refused_shows_the_next_one(council: Council) -> None:
    """One text that is not taken, by a server's AutoMod perhaps, takes nobody's buttons for good."""
    (post,) = asking(council)
    path = f"/channels/*/messages/{post.id}"
    council.world.env.inject_error("PATCH", path, status=400, code=200_000, times=1)
    await vote(council, 0)
    left = await kept(council)
    await council.world.advance(60)
    await vote(council, 1)

    assert [post.id] == [one.message for one in left]
    assert "Awaited: Peyvandian2 · until" in council.read(again(council, post))


async def test_a_post_that_can_not_be_changed_holds_up_no_other(council: Council) -> None:
    """Discord fails at the post of a phase that is over; the next phase's is changed with each new try."""
    (post,) = asking(council)
    path = f"/channels/*/messages/{post.id}"
    council.world.env.inject_error("PATCH", path, status=500, code=0, times=None)
    await voted(council)
    newer = next(one for one in asking(council) if one.id != post.id)
    await vote(council, 0)
    await council.world.advance(600)

    assert "vote" in pressed(again(council, post))
    assert EVERYBODY not in council.read(again(council, newer))


async def test_a_mistake_in_a_posts_words_is_reported_and_leaves_known_what_it_shows(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was sent, so nothing has to be looked up on Discord once the words come right."""

    async def unwritten(*_: object) -> Question:
        raise Unwritten from ZeroDivisionError()

    boards = council.bot.posting.boards
    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(boards.composer, "compose_question", unwritten)
        boards.nudge(council.match)
        await council.world.advance(5)

    assert ["ZeroDivisionError"] == [one["kind"] for one in logged if one["event"] == "board_failed"]
    assert (council.match, QUESTION) not in boards._unsure


async def test_the_last_form_of_a_post_is_not_tried_for_ever(council: Council) -> None:
    """What Discord never takes would be sent again every ten minutes."""
    (post,) = asking(council)
    path = f"/channels/*/messages/{post.id}"
    council.world.env.inject_error("PATCH", path, status=400, code=200_000, times=None)
    await voted(council)
    await council.world.advance(60)

    assert post.id not in [one.message for one in await kept(council)]


async def test_a_post_that_somebody_deleted_is_left_to_them(council: Council) -> None:
    """It is not made anew; the next phase has one, and the board still leads to everybody's seat."""
    (post,) = asking(council)
    async with council.world.turn:
        await next(one for one in council.world.channel.history() if one.id == post.id).delete()
    await vote(council, 0)
    gone = asking(council)
    left = await kept(council)
    for seat in (1, 2):
        await vote(council, seat)

    assert [] == gone
    assert () == left
    assert 1 == len(asking(council))


async def test_a_start_edits_no_post_that_shows_how_its_question_stands(council: Council) -> None:
    """What it shows is kept as a digest; then it is changed as before."""
    (post,) = asking(council)
    await vote(council, 0)
    since = len(changed(council))
    await council.world.restart()
    await council.world.advance(5)
    start = changed(council)[since:]
    await vote(council, 1)

    assert [] == start
    assert "Awaited: Peyvandian2 · until" in council.read(again(council, post))


async def test_a_post_that_missed_a_vote_is_changed_at_the_next_start(council: Council) -> None:
    """The program ended between the commit and the edit."""
    (post,) = asking(council)
    council.world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, code=0, times=None)
    await vote(council, 0)
    stale = council.read(again(council, post))
    council.world.env.backend.faults.clear()
    await council.world.restart()
    await council.world.advance(5)

    assert EVERYBODY in stale
    assert "Awaited: Peyvandian1 and Peyvandian2" in council.read(again(council, post))


async def test_an_edit_whose_answer_can_t_be_read_is_made_once(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message is looked at instead."""
    (post,) = asking(council)
    asked = unread(council, monkeypatch, "edit_message")  # type: ignore[arg-type]
    await vote(council, 0)
    await council.world.advance(3_600)

    assert 1 == asked[0]
    assert "Awaited: Peyvandian1 and Peyvandian2" in council.read(again(council, post))


async def test_a_closed_post_is_what_the_phase_began_with_and_is_changed_no_more(pictured: Council) -> None:
    """Whom the table awaited and the buttons for it are gone; the picture without its hourglasses stays."""
    (post,) = asking(pictured)
    (before,) = post.attachments
    await voted(pictured)
    after, left = again(pictured, post), await kept(pictured)
    shown = pictured.read(after)
    await pictured.world.restart()
    await voted(pictured)

    assert ["seat", "words"] == pressed(after)
    assert before.filename.startswith("houses_strip_")
    assert [True] == [one.filename.startswith("houses_strip_") for one in after.attachments]
    assert before.filename != after.attachments[0].filename
    assert "waited" not in shown
    assert 1 == len(left)
    assert shown == pictured.read(again(pictured, post))


async def test_the_way_to_the_board_is_a_link_to_its_message(council: Council) -> None:
    """Left out where no board is known."""
    (post,) = asking(council)
    (link,) = [
        one for row in post.components[0]["components"] for one in row.get("components", ()) if "url" in one
    ]

    assert "Board" == link["label"]
    assert (
        f"https://discord.com/channels/{council.live.match.guild}/{council.live.match.channel}/{board(council).id}"
        == link["url"]
    )


async def test_a_post_of_a_version_that_kept_none_up_to_date_is_closed_all_the_same(council: Council) -> None:
    """It is handed over as the match is read back, before the next message."""
    (post,) = asking(council)
    for spot in await kept(council):
        await council.bot.posting.places.forget(council.match, spot.thing)
    await council.world.restart()
    await voted(council)

    assert "vote" not in pressed(again(council, post))


async def test_a_post_that_is_closed_is_not_handed_over_again(council: Council) -> None:
    """The match may be read back, after a restart, while its post is closed: one edit, not two."""
    (post,) = asking(council)
    (spot,) = await kept(council)
    await voted(council)
    since, place = len(changed(council)), Destination(spot.channel)
    row, boards = int(spot.thing.about), council.bot.posting.boards
    await boards.take_over(council.live, row, place, post.id, None)
    boards.nudge(council.match)
    await council.world.advance(5)

    assert str(post.id) not in changed(council)[since:]
    assert spot.thing not in [one.thing for one in await kept(council)]


async def test_a_post_speaks_the_tables_language_of_now(council: Council) -> None:
    """As the board does."""
    (post,) = asking(council)
    await council.bot.matches.set_language(council.match, "fa")
    await vote(council, 0)

    assert "چشم‌به‌راهِ" in council.read(again(council, post))


async def test_a_post_gets_its_picture_when_it_is_drawn(tmp_path: Path) -> None:
    """The words go out first; a vote meanwhile is shown, and the picture takes the words' place."""
    async with slow_council(tmp_path) as council:
        (post,) = asking(council)
        files, words = list(post.attachments), council.read(post)
        await vote(council, 0)
        await council.world.advance(2 * TEN_MINUTES + 60)
        drawn = again(council, post)

        assert [] == files
        assert EVERYBODY in words
        assert 1 == len(drawn.attachments)
        assert "Awaited: Peyvandian1 and Peyvandian2" in council.read(drawn)
        assert "vote" in [one.custom_id.split(":")[1] for one in buttons_of(drawn)]
