"""The living board in council: what it shows of a phase, and that private acts leave no trace on it."""

from bot.channels.places import own_mark
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from tests.bot.council_world import Council, in_session, seated


def board(council: Council) -> Post:
    """The board, by its mark."""
    mark = own_mark(council.live)
    return next(post for post in council.driver.channel() if post.components[0]["id"] == mark)


def edits(council: Council) -> int:
    """How often any message that others read was changed; a private panel renews itself for its reader."""
    requests = council.world.env.http_requests
    return sum(one.method == "PATCH" and not one.path.startswith("/webhooks/") for one in requests)


async def test_it_shows_what_the_council_sits_over(world: World, driver: Driver) -> None:
    """HO-6.1, HO-6.2: the open phase's post has the proposal, both answers and whom the council awaits.

    The board beside it holds what changes once a phase: the reign, the realm and the houses.
    """
    council = await in_session(world, driver)
    shown, beside = council.read(council.posted()), council.read(board(council))

    assert "Phase 1: " in shown
    assert "\U0001f535" in shown
    assert "\U0001f7e0" in shown
    assert "Awaited: all houses" in shown
    assert "until <t:" in shown
    assert ["Vote", "Trade", "My seat"] == council.labels(council.posted())[:3]
    assert "Awaited" not in beside
    assert ["My seat", "Chronicle"] == council.labels(board(council))


async def test_when_all_have_voted_it_says_what_is_waited_for(world: World, driver: Driver) -> None:
    """HO-R18, HO-R19: somebody keeps a ballot open; the post says what that means, and not who it is."""
    council = await in_session(world, driver)
    for seat, sealed in enumerate((True, True, False)):
        await driver.command(council.seats[seat], "vote", ballot="yes", power=1, seal=sealed)
    shown = council.read(council.posted())

    assert "All have voted. The count comes when every ballot is sealed, or when the time runs out." in shown
    assert "Still awaited" not in shown


async def test_a_private_offer_edits_nothing(world: World, driver: Driver) -> None:
    """HO-R27: that two houses talk must not show by the mark that a message was edited."""
    council = await in_session(world, driver)
    before, shown = edits(council), council.read(board(council))
    offer = {"partner": "1", "i_reward": 1, "they_do": "vote-yes"}
    await driver.command(council.seats[0], "trade", **offer)
    await world.advance(60)

    assert council.state.deals
    assert before == edits(council)
    assert shown == council.read(board(council))


async def test_its_buttons_open_ones_own_things(world: World, driver: Driver) -> None:
    """The same board for all; what opens is the presser's, for the presser alone."""
    council = await in_session(world, driver)
    opened = [await driver.click(member, board(council), "v1:seat:") for member in council.seats[:2]]

    assert all(answer.private for answer in opened)
    assert opened[0].text != opened[1].text


async def test_while_houses_are_founded_there_is_no_vote(world: World, driver: Driver) -> None:
    """HO-1.2: nothing that can't be pressed yet is shown."""
    council = await seated(world, driver)

    assert ["My seat", "Chronicle"] == council.labels(board(council))
    assert "The houses are being founded." in council.read(board(council))
