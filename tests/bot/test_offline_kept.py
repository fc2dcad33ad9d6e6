"""khandan run --keep: the table in the browser outlives the program; else each start has a fresh one."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from bot import offline
from bot.clock.waiting import RealWaiting, Waiting
from bot.config import Unfit
from bot.keys import DATABASE
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World
from bot.wiring import Parts
from tests.bot.core_world import DAY, whole

EVENING = datetime(2026, 6, 1, 20, tzinfo=UTC)


@pytest.fixture
def whole_here(tmp_path: Path) -> Parts:
    """All that the program has, on a folder of its own."""
    settings = whole().settings.model_copy(update={"data": tmp_path})
    return msgspec.structs.replace(whole(), settings=settings)


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> list[World]:
    """The worlds that were opened; instead of a browser each has a script that presses “My seat”."""
    seen: list[World] = []

    async def visited(world: World, waiting: Waiting, say: Callable[[str], None], port: int = 0) -> None:
        seen.append(world)
        driver = Driver(world)
        desks = [
            one
            for one in driver.channel()
            if any(b.custom_id.startswith("v1:seat:") for b in buttons_of(one))
        ]
        answer = await driver.click(world.visitor, desks[-1], "v1:seat:")
        say(answer.text)
        say("\n".join(text_of(post) for post in driver.channel()))

    monkeypatch.setattr(offline, "host", visited)
    return seen


def has_desk(post: Post) -> bool:
    """Whether a message has the button that opens one's own panel."""
    return any(button.custom_id.startswith("v1:seat:") for button in buttons_of(post))


async def visit(parts: Parts, when: datetime, *, keep: bool) -> list[str]:
    """Start, look, stop: what the visitor's desk says, and what stands in the channel."""
    heard: list[str] = []
    await offline.offline(parts, RealWaiting(lambda: when), heard.append, keep=keep)
    return heard


def untimed(text: str) -> str:
    """A text without its moments: deadlines move by as long as the program was off."""
    return re.sub(r"<t:\d+:", "<t:", text)


async def test_a_kept_table_has_its_visitor_back(whole_here: Parts, visits: list[World]) -> None:
    """The people of the world are the same ones, so that the first seat is still the visitor's."""
    first = await visit(whole_here, EVENING, keep=False)
    later = await visit(whole_here, EVENING + timedelta(hours=3), keep=True)
    one, other = visits

    assert untimed(first[0]) == untimed(later[0])
    assert whole_here.words["en"].say("offline-back") in later[1]
    assert (one.visitor.id, one.channel.id) == (other.visitor.id, other.channel.id)


async def test_while_the_program_is_off_no_deadline_runs(whole_here: Parts, visits: list[World]) -> None:
    """As for a bot that was down: a day later the visitor still founds their house, and is told why."""
    first = await visit(whole_here, EVENING, keep=False)
    later = await visit(whole_here, EVENING + timedelta(seconds=DAY + 1), keep=True)

    assert "Found your house" in first[0]
    assert "Found your house" in later[0]
    assert "I was away for" in later[1]


async def test_without_keep_each_start_has_a_fresh_table(whole_here: Parts, visits: list[World]) -> None:
    """Nothing of the last one is left."""
    await visit(whole_here, EVENING, keep=False)
    later = await visit(whole_here, EVENING + timedelta(hours=3), keep=False)

    assert whole_here.words["en"].say("offline-welcome") in later[1]


async def test_a_first_start_with_keep_opens_a_table(whole_here: Parts, visits: list[World]) -> None:
    """There is nothing to keep yet."""
    heard = await visit(whole_here, EVENING, keep=True)

    assert whole_here.words["en"].say("offline-welcome") in heard[1]


async def test_a_table_where_another_program_plays_is_not_cleared(
    whole_here: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second start is refused and takes nothing away from the first."""
    database = whole_here.settings.data / offline.FOLDER / DATABASE
    codes: list[str] = []

    async def second_start(world: World, waiting: Waiting, say: Callable[[str], None], port: int = 0) -> None:
        with pytest.raises(Unfit) as refused:
            await offline.offline(whole_here, waiting, say)
        codes.append(refused.value.code)
        assert database.is_file()

    monkeypatch.setattr(offline, "host", second_start)
    await offline.offline(whole_here, RealWaiting(lambda: EVENING), lambda _: None)

    assert ["store-busy"] == codes


def test_a_beginning_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    """A changed file is no reason to lose the table in silence."""
    (tmp_path / offline.BEGAN).write_text("yesterday")

    with pytest.raises(Unfit, match="data-folder"):
        offline.began(tmp_path, EVENING)
