"""A deal is begun on a person's name: at the table that is meant, with that person as the partner."""

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, plain

MENU = "Offer a deal"


async def begun_on(world: World, council: Council, by: int, whom: int) -> str:
    """The text that a member reads after the command on another's name."""
    async with world.turn:
        result = await council.seats[by].context_menu(world.channel, MENU, council.seats[whom])
    assert result.ephemeral
    return plain(Answer(result).text)


async def test_the_deals_builder_opens_with_that_partner(driver: Driver, world: World) -> None:
    """As if they had been chosen in its first menu."""
    council = await in_session(world, driver)
    told = await begun_on(world, council, 0, 1)

    assert council.state.houses[1].name in told


async def test_with_whom_no_table_is_shared_no_deal_is_begun(driver: Driver, world: World) -> None:
    """The sentence says why."""
    council = await in_session(world, driver)
    async with world.turn:
        result = await world.members[4].context_menu(world.channel, MENU, council.seats[0])

    assert "You share no table of Houses that is going on." == plain(Answer(result).text)
