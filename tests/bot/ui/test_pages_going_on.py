"""Pages beside the panel go on by themselves as it does, by whatever road they were opened."""

import pytest

from bot.controls.open_panels import LIFETIME
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, plain
from tests.bot.games.houses.trade.test_deal_clicks import written
from tests.bot.ui.test_panel_refresh import SECOND, opened, voted


async def test_what_a_page_that_is_old_tells_to_press_is_there_and_renews_it(
    driver: Driver, world: World
) -> None:
    """The panel of Houses had no Refresh; a leaf leads back by a button of another name."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    more = await driver.command(council.seats[0], "deals")
    await world.advance((LIFETIME + SECOND).total_seconds())
    told = [council.read(post).split("\n")[0] for post in (panel, more.message)]
    renewed = await driver.click(council.seats[0], panel, "Refresh")

    assert told[0].endswith("Press “Refresh”.")
    assert told[1].endswith("Press “My seat”.")
    assert "Refresh" not in council.labels(more.message)
    assert "This page is old" not in plain(renewed.text)


async def test_a_step_that_is_past_makes_no_second_panel_beside_a_newer_one(
    driver: Driver, world: World
) -> None:
    """It turned into the reader's panel, and both stood there and went on."""
    council = await in_session(world, driver)
    preview = await looked_at(driver, council)
    newer = await opened(driver, council, 0)
    await voted(driver, council, 1, 2, 0)
    await world.advance(SECOND.total_seconds())
    left = {post.id for post in driver.channel(council.seats[0])}

    assert preview.id not in left
    assert newer.id not in left


async def test_deals_that_a_command_has_shown_follow_them(driver: Driver, world: World) -> None:
    """HO-R25: they stood there as they had been; the same leaf behind a button went on."""
    council = await in_session(world, driver)
    await driver.command(council.seats[1], "trade", partner="0", i_do="vote-no", they_pay=2)
    answer = await driver.command(council.seats[0], "deals")
    await driver.command(council.seats[1], "deals", answer=f"withdraw:{council.state.deals[0].id}")
    await world.advance(SECOND.total_seconds())

    assert answer.message is not None
    assert "Your deals" in council.read(answer.message)
    assert "Confirm" not in council.labels(answer.message)


async def looked_at(driver: Driver, council: Council) -> Post:
    """A deal that house 0 has written in a form and not sent."""
    answer = await written(council, 0, 1, mine=["reward.0"], coins="2", theirs=["vote-no.0"], power="1")
    assert answer.message is not None
    assert "Send" in council.labels(answer.message)
    return answer.message


async def test_a_written_deal_can_be_sent_after_another_to_the_same_house(
    driver: Driver, world: World
) -> None:
    """Its button was one of before that offer, and said so only when it was pressed."""
    council = await in_session(world, driver)
    preview = await looked_at(driver, council)
    await driver.command(council.seats[0], "trade", partner="1", i_pay=1, they_do="vote-yes")
    await world.advance(SECOND.total_seconds())
    answer = await driver.click(council.seats[0], preview, "Send")

    assert "is out" in plain(answer.text)
    assert 2 == len(council.state.deals)


async def test_a_written_deal_makes_room_for_the_panel_when_its_phase_is_over(
    driver: Driver, world: World
) -> None:
    """Nothing of it can be sent any more."""
    council = await in_session(world, driver)
    preview = await looked_at(driver, council)
    await driver.click(council.seats[0], council.whisper(0), "Gather")
    await driver.command(council.seats[1], "vote", ballot="yes", power=2, seal=True)
    await voted(driver, council, 2)
    await world.advance(SECOND.total_seconds())

    assert "Phase 2" in council.read(preview)
    assert "Send" not in council.labels(preview)


async def test_the_hand_by_command_goes_on_as_the_panel_does(driver: Driver, world: World) -> None:
    council = await in_session(world, driver)
    await voted(driver, council, 0)
    answer = await driver.command(council.seats[0], "hand")
    await voted(driver, council, 1, 2)
    await world.advance(SECOND.total_seconds())

    assert answer.message is not None
    assert "Phase 2" in council.read(answer.message)


@pytest.mark.parametrize("command", ["board", "campaign status"])
async def test_the_board_by_command_goes_on_with_its_readers_questions(
    driver: Driver, world: World, command: str
) -> None:
    """As it does behind the panel's button."""
    council = await in_session(world, driver)
    await voted(driver, council, 0)
    answer = await driver.command(council.seats[0], command)
    await voted(driver, council, 1, 2)
    await world.advance(SECOND.total_seconds())

    assert "Phase 1" in plain(answer.text) or "Phase 2" in plain(answer.text)
    assert "Phase 2" in council.read(answer.message)


async def test_a_ballot_that_was_looked_at_makes_room_for_the_next_phases(
    driver: Driver, world: World
) -> None:
    """Vote shows it to who has cast it."""
    council = await in_session(world, driver)
    post = council.posted()
    await voted(driver, council, 0)
    answer = await driver.click(council.seats[0], post, "Vote")
    await voted(driver, council, 1, 2)
    await world.advance(SECOND.total_seconds())

    assert answer.message is not None
    assert "Phase 2" in council.read(answer.message)


async def test_a_page_of_orders_says_that_it_is_old(driver: Driver, world: World) -> None:
    """It stays turned to while the match goes on, as long as it can be changed."""
    council = await in_session(world, driver)
    answer = await driver.command(council.seats[0], "orders")
    await voted(driver, council, 0, 1, 2)
    await world.advance(SECOND.total_seconds())
    assert answer.message is not None
    stays = council.read(answer.message)
    await world.advance(LIFETIME.total_seconds())

    assert "Phase 2" not in stays
    assert "This page is old" in council.read(answer.message)
