"""Row 6: buttons die after a restart, after three minutes, and private ones after fifteen."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.moves import Ballot
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

HOUR = timedelta(hours=1).total_seconds()


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def test_yesterdays_buttons_do_what_they_say_after_a_restart(driver: Driver, world: World) -> None:
    """Row 6: the table's buttons and one's own letters, after hours and a new process."""
    council = await in_session(world, driver)
    public, private = council.posted(), council.whisper(1)
    await world.advance(3 * HOUR)
    await world.restart()
    page = (await driver.click(council.seats[0], public, "Vote")).message
    assert page is not None
    yes = next(one.custom_id for one in buttons_of(page) if one.custom_id.startswith("v1:do:"))
    await driver.click(council.seats[0], page, yes)
    await driver.click(council.seats[1], private, "Gather")

    assert Ballot("yes", 2) == open_sealed(council.state.phase.slips[0].ballot)
    assert Ballot("gather", sealed=True) == open_sealed(council.state.phase.slips[1].ballot)


async def test_a_private_panel_of_an_hour_ago_is_answered_and_can_be_called_again(
    driver: Driver, world: World
) -> None:
    """Row 6: Discord lets no bot change a private answer after a quarter of an hour: a press makes a new one,
    and a command or the button of any newer message calls the panel again."""
    council = await in_session(world, driver)
    panel = await driver.command(council.seats[0], "hand")
    assert panel.message is not None
    await world.advance(HOUR)
    await world.restart()
    more = await driver.click(council.seats[0], panel.message, "More")
    assert more.message is not None
    leaf = await driver.click(council.seats[0], more.message, "Deals")
    by_button = await driver.click(council.seats[0], council.posted(), "My seat")
    by_command = await driver.command(council.seats[0], "hand")

    assert "Your deals" in council.read(leaf.message)
    assert all(one.message is not None and one.message.ephemeral for one in (by_button, by_command))
    assert council.read(by_button.message) == council.read(by_command.message)


async def test_a_form_that_was_open_during_a_restart_still_counts(driver: Driver, world: World) -> None:
    """Row 6: what a form is for stands in its id, not in the memory of the process that opened it."""
    council = await in_session(world, driver)
    page = (await driver.click(council.seats[0], council.posted(), "Vote")).message
    assert page is not None
    power = next(one.custom_id for one in buttons_of(page) if one.custom_id.endswith(":form"))
    form = await driver.click(council.seats[0], page, power)
    trade = await council.trade_form(1)
    await world.restart()
    answer = await driver.submit(council.seats[0], form, power="4")
    preview = await driver.submit(
        council.seats[1],
        trade,
        partner=["2"],
        mine=["pay.0"],
        coins="3",
        theirs=["gather.0"],
        power="",
    )
    await world.restart()
    assert preview.message is not None
    await driver.click(council.seats[1], preview.message, "Send")

    assert "Power 4 of 8" in list(map(plain, council.labels(answer.message)))
    assert ["1-2-1"] == [deal.id for deal in council.state.deals]


async def test_every_button_in_sight_is_answered_after_a_restart(driver: Driver, world: World) -> None:
    """Row 6: each button of the newest letters and of the private panel, pressed once by its owner."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=1, they_do="gather")
    await world.restart()
    pressed = 0
    for seat, member in enumerate(council.seats):
        panel = await driver.command(member, "hand")
        posts = [council.posted(), council.whisper(seat), panel.message]
        ids = [(post, one.custom_id) for post in posts if post for one in buttons_of(post)]
        for post, custom_id in ids:
            if custom_id in {one.custom_id for one in buttons_of(post)}:
                await driver.click(member, post, custom_id)
                pressed += 1

    assert pressed > 25
