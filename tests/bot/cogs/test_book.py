"""/book, and the button at a campaign's end: files for the asker alone, with what they may know."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import MakeBot, World
from tests.bot.cogs.test_chronicle import played_out
from tests.bot.council_world import in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def files(answer: Answer) -> dict[str, str]:
    """The files of a private answer by name; where nothing is typeset there is one."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return {one.filename: (await one.read()).decode() for one in answer.message.attachments}


@pytest.mark.parametrize(
    ("language", "title", "label"),
    [("en", "The Book of the Campaign", "Book of the campaign"), ("fa", "کتابِ کارزار", "کتابِ کارزار")],
)
async def test_at_the_end_a_button_hands_the_book_to_whoever_presses(
    world: World, driver: Driver, language: Any, title: str, label: str
) -> None:
    """The same for all, strangers to the table included; after a restart, too."""
    council = await in_session(world, driver, 3, language, generations=1)
    await played_out(council)
    await world.restart()
    post = next(one for one in reversed(driver.channel()) if label in council.labels(one))
    given = [await files(await driver.click(one, post, label)) for one in world.members[:4]]

    assert ["khandan-1.html"] == list(given[0])
    assert title in given[0]["khandan-1.html"]
    assert [given[0]] * 4 == given
    assert 'class="own"' not in given[0]["khandan-1.html"]


async def test_while_a_campaign_goes_on_a_seat_gets_its_own_book(world: World, driver: Driver) -> None:
    """HO-R37: its role, and nobody else's."""
    council = await in_session(world, driver)
    given = [
        (await files(await driver.command(one, "book", match=1)))["khandan-1.html"] for one in council.seats
    ]
    roles = [one.role.value for one in council.state.characters]

    for seat, book in enumerate(given):
        assert f"The role: {roles[seat].capitalize()}" in plain(book)
    assert len(set(given)) == 3


async def test_who_sits_nowhere_is_told_when_there_will_be_one(world: World, driver: Driver) -> None:
    """Nothing is handed out before the end."""
    council = await in_session(world, driver)
    answer = await driver.command(world.members[len(council.seats)], "book", match=1)

    assert "is made when the campaign is over" in plain(answer.text)
    assert answer.message is not None
    assert not answer.message.attachments
