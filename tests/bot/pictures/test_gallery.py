"""Messages with pictures: drawn once, named by what they show, and words where nothing can be drawn."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.languages import LANGUAGES
from bot.pictures.easel import Easel, NotDrawn
from bot.pictures.gallery import DATA, MOST_AWAITED, PROMPT, REST, Gallery, samples, without_pictures
from bot.render.panel import Block, Panel, Picture, Sketch, Text
from tests.bot.pictures.samples import samples as every_sample

WORDS = Text("all of it in words")
BESIDE = Text("what the picture does not say")
START = datetime(2026, 11, 22, tzinfo=UTC)
SOON = 0.01
"""Seconds that a message waits here: what is to come in time is asked for without waiting."""


class Painter:
    """Draws by writing down what it was asked; fails or waits when it is told to."""

    def __init__(self) -> None:
        self.drawn: list[bytes] = []
        self.fails = False
        self.refused = ""
        """The one template that fails, whatever it shows."""
        self.goes_on = threading.Event()
        self.goes_on.set()

    def draw(self, template: str, facts: bytes) -> bytes:
        self.goes_on.wait(10)
        if self.fails or template == self.refused:
            raise NotDrawn(template)
        self.drawn.append(facts)
        return b"png of " + facts

    def typeset(self, template: str, facts: bytes) -> bytes:
        if self.fails:
            raise NotDrawn(template)
        return b"sheets of " + facts

    def close(self) -> None:
        self.goes_on.set()


class Clock:
    """A present that is set."""

    def __init__(self) -> None:
        self.now = START


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def gallery(painter: Painter, clock: Clock) -> Iterator[Gallery]:
    made = Gallery(painter, b"first", lambda: clock.now, room=20, prompt=SOON)
    yield made
    made.close()


def panel(facts: bytes = b"{}", template: str = "council") -> Panel:
    """A message that can be shown either way."""
    return Panel(None, (WORDS,), "en", (Sketch(template, facts, "alt"), BESIDE))


def pictures(blocks: tuple[Block, ...]) -> list[Picture]:
    return [block for block in blocks if isinstance(block, Picture)]


async def test_the_picture_stands_with_what_it_does_not_say(gallery: Gallery) -> None:
    """In place of the words; nothing is left to be drawn."""
    done = await gallery.draw_pictures(panel())

    (picture,) = pictures(done.blocks)
    assert (b"png of {}", "alt") == (picture.content, picture.alt)
    assert (picture, BESIDE) == done.blocks
    assert () == done.pictured


async def test_the_same_is_drawn_once(gallery: Gallery, painter: Painter) -> None:
    """However often it is shown, until it is forgotten; the oldest go first."""
    for facts in (b"1", b"1", b"2", b"1", b"3", b"1", b"2"):
        await gallery.draw_pictures(panel(facts))

    assert [b"1", b"2", b"3", b"2"] == painter.drawn


async def test_a_name_is_of_what_is_shown(gallery: Gallery, painter: Painter) -> None:
    """Equal names for equal facts, others for other facts and other templates; only letters Discord keeps."""
    sketch, other = Sketch("council", b"1", "alt"), Sketch("council", b"2", "alt")
    later = Gallery(painter, b"second", lambda: START)

    assert gallery.name(sketch) == gallery.name(Sketch("council", b"1", "said otherwise"))
    assert 3 == len({gallery.name(sketch), gallery.name(other), later.name(sketch)})
    assert gallery.name(sketch).startswith("council_")


async def test_where_drawing_fails_the_words_serve_and_the_log_says_so(
    gallery: Gallery, painter: Painter, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """For a while nothing more is tried; then it is drawn again."""
    painter.fails = True
    failed = await gallery.draw_pictures(panel())
    painter.fails = False
    resting = await gallery.draw_pictures(panel())
    clock.now += REST
    again = await gallery.draw_pictures(panel())

    assert (WORDS,) == failed.blocks == resting.blocks
    assert 1 == len(pictures(again.blocks))
    assert 1 == capsys.readouterr().out.count("picture_failed")


async def test_a_template_that_fails_stops_itself_alone(
    gallery: Gallery, painter: Painter, clock: Clock
) -> None:
    """A message with another picture has it meanwhile; one that would show both is in words."""
    painter.refused = "count"
    failed = await gallery.draw_pictures(panel(template="count"))
    other = await gallery.draw_pictures(panel())
    both = replace(panel(), pictured=(*panel().pictured, *panel(template="count").pictured))
    resting = await gallery.draw_pictures(both)
    painter.refused = ""
    clock.now += REST
    again = await gallery.draw_pictures(both)

    assert [0, 1, 0, 2] == [len(pictures(one.blocks)) for one in (failed, other, resting, again)]


async def test_who_can_not_wait_reads_words(gallery: Gallery, painter: Painter) -> None:
    """What came too late is kept for the next."""
    painter.goes_on.clear()
    hurried = (await gallery.draw_now_or_later(panel())).now
    painter.goes_on.set()
    patient = await gallery.draw_pictures(panel())
    await gallery.draw_pictures(panel())

    assert (WORDS,) == hurried.blocks
    assert 1 == len(pictures(patient.blocks))
    assert len(painter.drawn) <= 2


async def test_what_does_not_fit_a_message_with_its_picture_is_in_words(gallery: Gallery) -> None:
    """Words can be broken into several messages, a picture's message is one."""
    long = Panel(None, (WORDS,), "en", (Sketch("council", b"{}", "alt"), *(BESIDE,) * 40))

    assert (WORDS,) == (await gallery.draw_pictures(long)).blocks


async def test_without_pictures_every_message_is_in_words() -> None:
    """Nothing is left to be drawn either."""
    done = await without_pictures().draw_pictures(panel())

    assert Panel(None, (WORDS,), "en") == done


async def test_a_message_without_a_picture_is_as_it_was(gallery: Gallery, painter: Painter) -> None:
    """Nothing is drawn for it."""
    plain = Panel(None, (WORDS,), "en")

    assert plain == await gallery.draw_pictures(plain)
    assert [] == painter.drawn


async def test_one_picture_asked_for_twice_at_once_is_drawn_once(gallery: Gallery, painter: Painter) -> None:
    """Board and post show the same: a slow worker is not asked for it twice."""
    painter.goes_on.clear()
    both = asyncio.gather(gallery.draw_pictures(panel(b"1")), gallery.draw_pictures(panel(b"1")))
    await asyncio.sleep(0)
    painter.goes_on.set()
    first, second = await both
    for facts in (b"2", b"1", b"2"):
        await gallery.draw_pictures(panel(facts))

    assert first == second
    assert [b"1", b"2"] == painter.drawn


async def test_what_was_not_drawn_in_time_is_handed_over_later(gallery: Gallery, painter: Painter) -> None:
    """The words go out at once; whoever sent them puts the picture in their place."""
    painter.goes_on.clear()
    drawn = await gallery.draw_now_or_later(panel())
    painter.goes_on.set()
    assert drawn.later is not None
    later = await drawn.later

    assert (WORDS,) == drawn.now.blocks
    assert later is not None
    assert 1 == len(pictures(later.blocks))


async def test_what_can_not_be_drawn_later_either_stays_in_words(gallery: Gallery, painter: Painter) -> None:
    """The log says so, though nobody waits any more; then nothing is tried for a while."""
    painter.goes_on.clear()
    drawn = await gallery.draw_now_or_later(panel())
    painter.fails = True
    painter.goes_on.set()
    assert drawn.later is not None

    assert await drawn.later is None
    assert gallery.is_resting("council")


async def test_no_more_is_awaited_than_a_slow_worker_may_ever_draw(
    gallery: Gallery, painter: Painter
) -> None:
    """Beyond so many the words stay for good: what is drawn an hour late nobody looks at."""
    painter.goes_on.clear()
    for number in range(MOST_AWAITED):
        await gallery.draw_now_or_later(panel(str(number).encode()))
    beyond = await gallery.draw_now_or_later(panel(b"one more"))
    painter.goes_on.set()

    assert ((WORDS,), None) == (beyond.now.blocks, beyond.later)


async def test_one_picture_of_each_kind_is_drawn_at_the_start(painter: Painter) -> None:
    """A cold worker reads and evaluates each template once, before somebody waits for it."""
    gallery = Gallery(painter, b"", lambda: START, samples=samples)
    await gallery.warm("fa")
    gallery.close()

    assert [facts["fa"].encode() for facts in samples().values()] == painter.drawn


async def test_a_start_whose_pictures_fail_goes_on(
    painter: Painter, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kind that fails is told and hinders no other; it is tried again with its first message."""
    painter.refused = "houses_count"
    gallery = Gallery(painter, b"", lambda: START, samples=samples)
    await gallery.warm("en")
    gallery.close()

    assert len(samples()) - 1 == len(painter.drawn)
    assert not gallery.is_resting("houses_count")
    assert 1 == capsys.readouterr().out.count("picture_failed")


def test_no_message_waits_longer_than_a_second() -> None:
    """Not even while the process begins: then the words go out first."""
    assert PROMPT <= 1


def test_there_is_a_sample_of_every_kind_in_every_language() -> None:
    """Of a new picture `make pictures` writes one: else the first of its kind would come cold."""
    known = samples()

    assert every_sample().keys() == known.keys()
    assert {frozenset(LANGUAGES)} == {frozenset(facts) for facts in known.values()}


def test_every_sample_is_drawn() -> None:
    """As its template asks for it today; one process draws all."""
    easel = Easel(DATA)
    for template, facts in samples().items():
        assert easel.draw(template, facts["en"].encode(), 36).startswith(b"\x89PNG")
    easel.close()


async def test_sheets_are_typeset_where_something_draws(gallery: Gallery, painter: Painter) -> None:
    """None where nothing does, and where it fails: whoever asks has the same in words."""
    made = await gallery.typeset("book/book", b"{}")
    painter.fails = True

    assert b"sheets of {}" == made
    assert await gallery.typeset("book/book", b"{}") is None
    assert await without_pictures().typeset("book/book", b"{}") is None
