"""A private panel goes on by itself to what its reader is asked next, and says when it is old."""

from datetime import timedelta

from bot.controls.opened import LASTING, REST
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, plain

SECOND = REST + timedelta(seconds=1)


async def opened(driver: Driver, council: Council, seat: int) -> Post:
    """The private panel of a seat, opened by the button of the board."""
    answer = await driver.click(council.seats[seat], council.posted(), "v1:seat:")
    assert answer.message is not None
    return answer.message


async def voted(driver: Driver, council: Council) -> None:
    """Everybody votes by command, and the phase is counted."""
    await driver.command(council.seats[0], "vote", ballot="yes", power=2, seal=True)
    for seat in (1, 2):
        await driver.command(council.seats[seat], "vote", ballot="gather")


async def test_an_open_panel_shows_the_next_question(driver: Driver, world: World) -> None:
    """The phase is counted while it stands open: its ballot makes room for the next one."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    first = council.read(panel)
    await voted(driver, council)
    await world.advance(SECOND.total_seconds())

    assert "Phase 1" in first
    assert "Phase 2" in council.read(panel)
    assert "Phase 1" not in council.read(panel)


async def test_a_panel_whose_reader_is_asked_the_same_is_left_alone(driver: Driver, world: World) -> None:
    """What others do is no reason to change what somebody reads."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    before = council.read(panel)
    await driver.command(council.seats[1], "vote", ballot="gather")
    await world.advance(SECOND.total_seconds())

    assert before == council.read(panel)


async def test_a_leaf_of_the_panel_is_not_turned_by_itself(driver: Driver, world: World) -> None:
    """Whoever reads their deals is not interrupted."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    more = await driver.click(council.seats[0], panel, "More")
    assert more.message is not None
    leaf = await driver.click(council.seats[0], more.message, "Goals")
    await voted(driver, council)
    await world.advance(SECOND.total_seconds())

    assert "Goals of your house" in plain(leaf.text)


async def test_a_panel_that_can_be_renewed_no_longer_says_so(driver: Driver, world: World) -> None:
    """Discord lets a private answer be changed for a quarter of an hour."""
    council = await in_session(world, driver)
    panel = await opened(driver, council, 0)
    await world.advance((LASTING + SECOND).total_seconds())

    assert "This page is old" in council.read(panel).split("\n")[0]
