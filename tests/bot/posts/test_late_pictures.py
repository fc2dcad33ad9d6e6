"""A worker that is slow: the words are posted, and the picture takes their place in the same message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.channels.places import own_mark
from bot.clock.waiting import Waiting
from bot.pictures.easel import NotDrawn
from bot.pictures.gallery import Draws, Gallery
from bot.render.panel import Sketch
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import open_world
from engine.store import SlotLost
from tests.bot.core_world import container
from tests.bot.council_world import Council, in_session, making
from tests.bot.posts.test_open_messages import voted
from tests.bot.posts.test_open_posts import pressed
from tests.bot.posts.test_read_back import Blank, opened, pictured

__all__ = ["pictured"]


TEN_MINUTES = 600.0
SOON = 5.0


class Slow(Gallery):
    """Every picture takes ten minutes of the world's time; one that `fails` does so at their end."""

    def __init__(self, waiting: Waiting, *, fails: bool = False) -> None:
        super().__init__(Blank(), b"", waiting.now, prompt=0.01)
        self._waiting, self._fails = waiting, fails

    def _begin(self, one: Sketch, draws: Draws) -> asyncio.Future[bytes]:
        return asyncio.ensure_future(self._draw(one, draws))

    async def _draw(self, one: Sketch, draws: Draws) -> bytes:
        await self._waiting.sleep_until(self._waiting.now() + timedelta(seconds=TEN_MINUTES), asyncio.Event())
        if self._fails:
            raise NotDrawn(one.template)
        return draws.draw(one.template, one.facts)


@asynccontextmanager
async def slow_council(folder: Path, *, fails: bool = False) -> AsyncIterator[Council]:
    """Three houses in their first vote, with a worker that has drawn nothing yet."""

    def drawn(waiting: Waiting) -> Gallery:
        return Slow(waiting, fails=fails)

    async with open_world(making(folder, gallery=drawn)) as world:
        yield await in_session(world, Driver(world))


def board(council: Council) -> Post:
    """The living board, by its mark."""
    return next(one for one in council.driver.channel() if container(one) == own_mark(council.live))


def letters(council: Council) -> list[Post]:
    """What the first house was told alone."""
    return council.driver.inbox(council.seats[0])


async def test_the_picture_takes_the_place_of_the_words_in_posts_letters_and_boards(tmp_path: Path) -> None:
    """No second message, and nothing waited for it: everybody could read and press meanwhile."""
    async with slow_council(tmp_path) as council:
        # A panel that was open while the roles were drafted makes room for the one of the vote.
        await council.world.advance(SOON)
        before = (opened(council), board(council), *letters(council))
        said, files = council.read(before[0]), [len(post.attachments) for post in before]
        posts = len(council.driver.channel())
        await council.world.advance(TEN_MINUTES + 60)
        after = (opened(council), board(council), *letters(council))

        assert {0} == set(files)
        assert [post.id for post in before] == [post.id for post in after]
        assert posts == len(council.driver.channel())
        assert {1} == {len(post.attachments) for post in after[:2]}
        assert any(post.attachments for post in letters(council))
        assert pressed(before[0]) == pressed(after[0])
        assert said.splitlines()[0] == council.read(after[0]).splitlines()[0]


async def test_a_post_that_was_closed_meanwhile_does_not_get_its_buttons_back(tmp_path: Path) -> None:
    """The picture of the first phase is drawn when its vote is over: its post stays as it was closed."""
    async with slow_council(tmp_path) as council:
        post = opened(council)
        await voted(council)
        await council.world.advance(TEN_MINUTES + 60)
        after = next(one for one in council.driver.channel() if one.id == post.id)

        assert ["seat"] == pressed(after)
        assert [] == after.attachments


async def test_a_post_whose_picture_came_late_loses_its_buttons_when_it_is_past(tmp_path: Path) -> None:
    """And keeps the picture, as one that went out with it."""
    async with slow_council(tmp_path) as council:
        post = opened(council)
        await council.world.advance(TEN_MINUTES + 60)
        await voted(council)
        after = next(one for one in council.driver.channel() if one.id == post.id)

        assert ["seat"] == pressed(after)
        assert 1 == len(after.attachments)


async def hand(council: Council) -> Post:
    """The private panel of the first house, as it goes out."""
    answer = await council.driver.click(council.seats[0], board(council), "v1:seat:")
    assert answer.message is not None
    return answer.message


def again(council: Council, private: Post) -> Post:
    """The first house's private message as it stands now."""
    return next(one for one in council.driver.channel(council.seats[0]) if one.id == private.id)


async def test_a_private_answer_gets_its_picture_in_the_same_message(tmp_path: Path) -> None:
    """Its reader had the words at once, and no second message comes."""
    async with slow_council(tmp_path) as council:
        panel = await hand(council)
        before, files = council.labels(panel), len(panel.attachments)
        posts = len(council.driver.channel(council.seats[0]))
        await council.world.advance(TEN_MINUTES + 60)
        after = again(council, panel)

        assert (0, 1) == (files, len(after.attachments))
        assert before == [one for one in council.labels(after) if one != "In words"]
        assert posts == len(council.driver.channel(council.seats[0]))


async def test_a_panel_that_shows_another_page_meanwhile_is_left_as_it_is(tmp_path: Path) -> None:
    """The picture would bring back a page that its reader has turned."""
    async with slow_council(tmp_path) as council:
        turned = await council.driver.click(council.seats[0], await hand(council), "More")
        assert turned.message is not None
        before = council.read(turned.message)
        await council.world.advance(TEN_MINUTES + 60)
        after = again(council, turned.message)

        assert before == council.read(after)
        assert [] == after.attachments


async def test_a_worker_that_draws_nothing_leaves_the_words(tmp_path: Path) -> None:
    """A picture that fails later changes no message."""
    async with slow_council(tmp_path, fails=True) as council:
        before = council.read(opened(council))
        await council.world.advance(TEN_MINUTES + 60)

        assert before == council.read(opened(council))
        assert [] == opened(council).attachments


async def test_a_picture_of_a_message_that_is_another_process_s_by_now_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slot went to it while the picture was drawn: nothing is sent, and nobody is told of a fault."""

    async def refuse(*_: object) -> None:
        raise SlotLost

    async with slow_council(tmp_path) as council:
        before = council.read(opened(council))
        monkeypatch.setattr(council.bot.posting.message_client, "change", refuse)
        with capture_logs() as logged:
            await council.world.advance(TEN_MINUTES + 60)

        assert [] == [one for one in logged if one["event"] == "late_picture_failed"]
        assert before == council.read(opened(council))
