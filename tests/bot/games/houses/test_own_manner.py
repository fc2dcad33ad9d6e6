"""How somebody always votes: offered once, kept for all tables, changed later, and for their pages alone."""

from dataclasses import replace

from msgspec import structs

from bot.controls import ids
from bot.games import plugin
from bot.games.houses.controls.ids import PlannedBallotId
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from tests.bot.core_world import custom_ids
from tests.bot.council_world import Council, in_session


async def ballot_of(council: Council, seat: int) -> Post:
    """The page of this seat's ballot, opened from the phase's post."""
    page = (await council.driver.click(council.seats[seat], council.posted(), "v1:vote:")).message
    assert page is not None
    return page


def levers(page: Post) -> list[PlannedBallotId]:
    """What the page's buttons would make of the ballot."""
    return [one for one in map(PlannedBallotId.parse, custom_ids(page)) if one is not None]


def manner(page: Post) -> str:
    """How the page's ballot is to be cast: as its form of power has it."""
    return next(one.seal for one in levers(page) if one.ask == "form")


def is_offered(page: Post) -> bool:
    """Whether the page asks if it is always to be so."""
    return any(one.ask == "always" for one in levers(page))


async def turned(council: Council, seat: int, page: Post) -> Post:
    """The page after its manner was turned."""
    turn = next(one for one in levers(page) if not one.ask and one.seal != manner(page))
    made = (await council.driver.click(council.seats[seat], page, turn.pack())).message
    assert made is not None
    return made


async def test_who_turns_it_first_is_offered_once_that_it_be_always_so(driver: Driver, world: World) -> None:
    """Not pressed, it is not offered again, and the next ballot begins as is usual at the table."""
    council = await in_session(world, driver)
    page = await ballot_of(council, 0)
    usual, offered = manner(page), [is_offered(page)]
    offered.append(is_offered(await turned(council, 0, page)))
    offered.append(is_offered(await turned(council, 0, await ballot_of(council, 0))))

    assert [False, True, False] == offered
    assert usual == manner(await ballot_of(council, 0))


async def test_pressed_it_is_kept_for_its_person_alone_and_changed_on_the_page_of_time_and_seat(
    driver: Driver, world: World
) -> None:
    """It outlives a restart; nobody else's ballot goes by it."""
    council = await in_session(world, driver)
    first = await ballot_of(council, 0)
    usual, once = manner(first), await turned(council, 0, first)
    always = next(one for one in levers(once) if one.ask == "always")
    await driver.click(council.seats[0], once, always.pack())
    await world.restart()
    own, others = await ballot_of(council, 0), await ballot_of(council, 1)
    hand = (await driver.command(council.seats[0], "hand")).message
    assert hand is not None
    more = (await driver.click(council.seats[0], hand, "v1:seat:1:more")).message
    assert more is not None
    page = (await driver.click(council.seats[0], more, "v1:time:")).message
    assert page is not None
    back = await driver.click(council.seats[0], page, ids.SeatPageButtonId(1, "usual").pack())

    assert always.seal == manner(own) != usual == manner(others)
    assert "as is usual" in council.read(back.message)
    assert usual == manner(await ballot_of(council, 0))


async def test_a_game_says_itself_whether_its_ballots_can_be_sealed(driver: Driver, world: World) -> None:
    """Its words may speak of sealing what is no ballot."""
    council = await in_session(world, driver)
    parts = council.bot.parts
    leaves = []
    for seals in (True, False):
        houses = replace(plugin("houses"), seals_ballots=seals)
        council.bot.parts = structs.replace(parts, plugin={"houses": houses}.__getitem__)
        hand = (await driver.command(council.seats[0], "hand")).message
        assert hand is not None
        more = (await driver.click(council.seats[0], hand, "v1:seat:1:more")).message
        assert more is not None
        leaves.append((await driver.click(council.seats[0], more, "v1:time:")).message)
    offers = [ids.SeatPageButtonId(1, "sealed").pack() in custom_ids(leaf) for leaf in leaves if leaf]

    assert [True, False] == offers
