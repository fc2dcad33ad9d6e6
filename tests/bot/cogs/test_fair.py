"""/campaign fair: what anybody needs to check the dice, also when all is over and when there is much."""

from pathlib import Path

import pytest

from bot.languages import LANGUAGES, Language
from bot.render import table
from bot.render.paging import pages
from bot.render.panel import Text
from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from tests.bot.cogs.test_chronicle import played_out
from tests.bot.council_world import in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

MANY = 40


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def test_the_dice_of_a_campaign_that_is_over_are_shown_in_its_channel(
    world: World, driver: Driver
) -> None:
    """HO-R38: the last seed is opened when the campaign ends, and then people come to check it."""
    council = await in_session(world, driver, generations=1)
    await played_out(council)
    await world.restart()
    said = plain((await driver.command(world.visitor, "campaign fair")).text)
    events = [event for entry in await council.bot.matches.entries(council.match) for event in entry.events]

    assert all(event.seed in said for event in events if isinstance(event, SeedOpened))
    assert "The dice of match 1" in said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_the_dice_of_forty_generations_the_newest_are_shown(
    world: World, driver: Driver, language: Language
) -> None:
    """HO-R38: a message holds what it holds; the earlier hashes stand where they were posted."""
    council = await in_session(world, driver)
    scene = council.bot.scene(council.live, language)
    events = [
        one
        for epoch in range(MANY)
        for one in (
            SeedSealed(epoch, f"{epoch:064x}"),
            WordAdded(0, epoch, "w" * 80),
            SeedOpened(epoch, "5" * 64, "3" * 32),
        )
    ]
    panel = table.fair(scene, events)
    text = "".join(block.content for block in panel.blocks if isinstance(block, Text))

    assert 1 == len(pages(panel))
    assert f"{MANY - 1:064x}" in text
    assert f"{0:064x}" not in text
    assert scene.words.say("fair-earlier") in text
