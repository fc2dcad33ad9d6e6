"""Row 13 of peers.md: a sheet opens the table; what was before is told before each generation."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, text_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.moves import Cast, Ready
from engine.games.houses.reading import wording
from tests.bot.council_world import Council, content, making, plain
from tests.engine.service import expire_wait
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

CLICKS = 3
"""Interactions that the brief allows from nothing to an open table."""


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def everything(world: World) -> list[str]:
    """All that is posted for everybody, in the channel and its threads, oldest first."""
    stored = world.env.backend.messages
    posts = (one for messages in stored.values() for one in messages.values() if one.visible_to(None))
    return [plain(text_of(Post(world.env, one))) for one in sorted(posts, key=lambda one: one.id)]


async def began(world: World, driver: Driver) -> Council:
    """A table from the sheet, with two people and three stewards, as one opens it for an evening."""
    sheet = await driver.command(world.visitor, "campaign open")
    assert sheet.message is not None
    await driver.click(world.visitor, sheet.message, "v1:sheet:open:")
    council = Council(world, driver, 1)
    door = next(post for post in driver.channel() if "v1:join:1" in str(post.components))
    for member in world.members[:2]:
        await driver.click(member, door, "v1:join:")
    await driver.click(world.visitor, door, "v1:begin:")
    return council


async def generation(council: Council) -> None:
    """Play until a later generation has begun: people abstain until stewards follow the silent (HO-R20)."""
    before = council.state.generation
    for _ in range(400):
        if council.state.generation != before:
            return
        for wait in council.live.match_state.waits:
            if all(chair.steward for chair in council.live.table.chairs):
                await expired(council, wait.id)
            elif wait.must and wait.seat in (0, 1):
                await answered(council, wait.seat, wait.ask, wait.id)
        await council.bot.after_move(1)
    raise AssertionError(council.state.stage)


async def answered(council: Council, seat: int, ask: str, wait: str) -> None:
    """One question to a person."""
    user = council.world.members[seat].id
    if ask == "vote":
        await council.bot.matches.act(1, user, Cast("gather"))
    elif ask == "ready":
        await council.bot.matches.act(1, user, Ready())
    else:
        await expired(council, wait)


async def expired(council: Council, wait: str) -> None:
    """The deadline of a question that is still open: stewards alone move only there."""
    if any(one.id == wait for one in council.live.match_state.waits):
        await expire_wait(council.bot.matches, 1, wait)


async def test_a_table_is_open_after_three_interactions_at_most(world: World, driver: Driver) -> None:
    """Row 13: one command and one press; people can sit down at once."""
    clicks = 0
    sheet = await driver.command(world.visitor, "campaign open")
    clicks += 1
    assert sheet.message is not None
    await driver.click(world.visitor, sheet.message, "v1:sheet:open:")
    clicks += 1

    assert clicks <= CLICKS
    assert any("v1:join:1" in str(post.components) for post in driver.channel())


async def test_the_story_so_far_comes_before_every_later_generation(world: World, driver: Driver) -> None:
    """Row 13: the group has forgotten; the chronicle has not. It comes once, before the new king's post."""
    council = await began(world, driver)
    await generation(council)
    assert [] == [text for text in everything(world) if "## Previously on" in text]
    await generation(council)
    await world.settle()
    posts = everything(world)
    told = [spot for spot, text in enumerate(posts) if "## Previously on" in text]
    opened = [spot for spot, text in enumerate(posts) if " begins to reign" in text]
    kings = [wording(content()[1], f"king.{king}.name", "en") for king in council.state.kings]

    assert council.state.generation - 1 == len(told)
    assert all(story < opening for story, opening in zip(told, opened[1:], strict=True))
    assert f"**{kings[0]}" in posts[told[0]]
    assert kings[1] not in posts[told[0]]
    assert all("Prestige and crowns so far" in posts[spot] for spot in told)


async def test_the_story_is_told_to_whoever_asks_at_any_time(world: World, driver: Driver) -> None:
    """A newcomer who sits nowhere reads it alone; its button leads to the chronicle."""
    council = await began(world, driver)
    await generation(council)
    newcomer = world.seat("newcomer")
    answer = await driver.command(newcomer, "story")
    assert answer.message is not None
    pages = await driver.click(newcomer, answer.message, "v1:annals:1")

    assert answer.private
    assert "The chronicle" in plain(pages.text)
    assert 1 == council.state.generation
