"""Whoever moves is answered first: news and boards come after that, or where the answer takes its time."""

import asyncio

import pytest

from bot.posts import posting
from bot.sandbox.driver import Driver
from bot.sandbox.world import World
from tests.bot.council_world import in_session


async def test_the_answer_goes_before_the_news(world: World, driver: Driver) -> None:
    """The last ballot is counted: news, letters and the board are many requests."""
    council = await in_session(world, driver)
    for seat in (0, 1):
        await driver.command(council.seats[seat], "vote", ballot="yes", power=1, seal=True)
    requests = world.env.http_requests
    before = len(requests)
    await driver.command(council.seats[2], "vote", ballot="yes", power=1, seal=True)
    paths = [one.path for one in requests[before:]]

    assert any(path.startswith("/channels/") for path in paths)
    assert paths[0].endswith("/callback")


@pytest.mark.parametrize("commit", [0.0, 0.1], ids=["quick commit", "slow commit"])
async def test_news_waits_for_no_slow_answer(
    world: World, driver: Driver, monkeypatch: pytest.MonkeyPatch, commit: float
) -> None:
    """Discord may take very long; the table is told once, a while after the commit, not after the press."""
    council, told = await in_session(world, driver), list[int]()
    monkeypatch.setattr(posting, "LONGEST", 0.01)
    monkeypatch.setattr(world.bot.posting.boards, "nudge", told.append)
    with world.bot.posting.after_answer(council.match):
        await asyncio.sleep(commit)
        world.bot.posting.on_commit(council.match)
        at_first = [*told]
        await asyncio.sleep(0.1)
        within = [*told]

    assert ([], [council.match], [council.match]) == (at_first, within, told)


async def test_what_moved_nothing_tells_nothing(
    world: World, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refused press makes no board anew; of two at once the later one tells what the earlier has done."""
    council, told = await in_session(world, driver), list[int]()
    monkeypatch.setattr(world.bot.posting.boards, "nudge", told.append)
    with world.bot.posting.after_answer(council.match):
        pass
    refused = [*told]
    with world.bot.posting.after_answer(council.match):
        with world.bot.posting.after_answer(council.match):
            world.bot.posting.on_commit(council.match)
        inner = [*told]

    assert ([], [], [council.match]) == (refused, inner, told)
