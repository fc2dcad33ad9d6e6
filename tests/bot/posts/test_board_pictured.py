"""The living board with its picture: drawn by the real worker, replaced when it changes, else left alone."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.channels.places import own_mark
from bot.clock.waiting import Waiting
from bot.languages import Language
from bot.pictures.easel import Easel, NotDrawn
from bot.pictures.gallery import Gallery
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, text_of
from bot.sandbox.world import open_world
from tests.bot.core_world import container
from tests.bot.council_world import Council, in_session, making, plain
from tests.bot.pictures.boards import DATA
from tests.bot.posts.test_open_messages import VOTES

WORDS_BESIDE = 40


class Broken:
    """A worker that draws nothing."""

    def draw(self, template: str, facts: bytes) -> bytes:
        raise NotDrawn(template)

    def close(self) -> None:
        """Nothing is open."""


@pytest.fixture
async def council(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Council]:
    """Three houses in their first vote; the parameter is the language; "broken": its worker fails."""
    broken = request.param == "broken"
    language: Language = "en" if broken else request.param

    def drawn(waiting: Waiting) -> Gallery:
        return Gallery(Broken() if broken else Easel(DATA, patience=60), b"", waiting.now, prompt=60)

    async with open_world(making(tmp_path, gallery=drawn)) as world:
        yield await in_session(world, Driver(world), language=language)


def board(council: Council) -> Post:
    """The living board, by its mark."""
    return next(one for one in council.driver.channel() if container(one) == own_mark(council.live))


english = pytest.mark.parametrize("council", ["en"], indirect=True)
broken = pytest.mark.parametrize("council", ["broken"], indirect=True)
both = pytest.mark.parametrize("council", ["en", "fa"], indirect=True)


@both
async def test_the_board_is_a_picture_and_few_words(council: Council) -> None:
    """Forty at most, whom the table waits for among them; the whole alt text stands on the picture."""
    shown = board(council)
    (attached,) = shown.attachments
    (media,) = (one for one in shown.components[0]["components"] if "items" in one)

    assert attached.filename.startswith("houses_council_")
    assert f"attachments/{council.world.channel.id}" in media["items"][0]["media"]["url"]
    assert len(plain(text_of(shown)).split()) <= WORDS_BESIDE
    assert media["items"][0]["description"].count("\n") > 10


@english
async def test_the_next_phase_brings_another_picture(council: Council) -> None:
    """And nothing within a phase does."""
    pictures = [board(council).attachments]
    for member, vote in zip(council.seats, VOTES, strict=True):
        await council.driver.command(member, "vote", seal=True, **vote)
        await council.world.advance(5)
        pictures.append(board(council).attachments)
    (first,), (second,), (third,), (last,) = pictures

    assert first.id == second.id == third.id
    assert first.filename != last.filename


@english
async def test_the_same_picture_is_not_sent_again(council: Council) -> None:
    """After a restart the message is looked at: its file stays, with its number and link."""
    before = board(council).attachments[0]
    await council.world.restart()
    await council.world.advance(timedelta(minutes=1).total_seconds())
    after = board(council).attachments[0]

    assert (before.id, before.filename) == (after.id, after.filename)


@english
async def test_what_the_picture_shows_is_one_press_away_in_words(council: Council) -> None:
    """For those who listen: the whole board, to the presser alone."""
    answer = await council.driver.click(council.seats[1], board(council), "What is this?")
    read = plain(answer.text)

    assert answer.private
    assert "army 10" in read
    assert "House" in read


@english
async def test_a_phase_is_posted_as_its_card(council: Council) -> None:
    """The realm and the houses stand on the board's picture and not beside the card."""
    posted = plain(text_of(council.posted()))

    assert "Phase 1" in posted
    assert "The realm" not in posted
    assert "The houses" not in posted


@broken
async def test_where_nothing_can_be_drawn_the_board_is_in_words(council: Council) -> None:
    """As it is without pictures; nobody is kept from voting."""
    read = plain(text_of(board(council)))
    await council.driver.command(council.seats[0], "vote", ballot="yes", power=3, seal=True)

    assert "The realm" in read
    assert "stability 10" in read
    assert [] == board(council).attachments


@english
async def test_a_count_hangs_as_a_balance_and_is_told_in_words_at_a_press(council: Council) -> None:
    """The words are those that stand on the picture, for the presser alone."""
    votes = ({"ballot": "yes", "power": 3}, {"ballot": "no", "power": 2}, {"ballot": "yes", "power": 1})
    for member, vote in zip(council.seats, votes, strict=True):
        await council.driver.command(member, "vote", seal=True, **vote)
    counted = next(
        one
        for one in council.driver.channel()
        if any(file.filename.startswith("houses_count_") for file in one.attachments)
    )
    answer = await council.driver.click(council.seats[2], counted, "In words")

    assert answer.private
    assert "Yes 4, no 2" in plain(answer.text)
    assert "yes with 3 power" in plain(answer.text)


@both
async def test_my_seat_shows_the_hand_and_its_leaves_take_it_away(council: Council) -> None:
    """To the presser alone; a leaf in words has no picture left on it, and the way back brings it again."""
    member = council.seats[0]
    opened = (await council.driver.click(member, board(council), "v1:seat:1")).message
    assert opened is not None
    hand = [file.filename for file in opened.attachments]
    more = (await council.driver.click(member, opened, "v1:seat:1:more")).message
    assert more is not None
    leaf = (await council.driver.click(member, more, "v1:seat:1:deals")).message
    assert leaf is not None
    in_words = list(leaf.attachments)
    back = (await council.driver.click(member, leaf, "v1:seat:1")).message
    assert back is not None

    assert [1, 0] == [len(hand), len(in_words)]
    assert hand[0].startswith("houses_short_hand_")
    assert hand == [file.filename for file in back.attachments]
