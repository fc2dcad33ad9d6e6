"""Offers that come moments after one another stand in one private message, each with its answers (HO-R25)."""

import pytest

from bot.posts.open_messages import LIST_IS_RECENT
from bot.sandbox.driver import Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import World
from engine.games.houses.clauses import Abstain, Pay
from engine.games.houses.moves import DeclineDeal, OfferDeal
from tests.bot.council_world import Council, in_session, plain


async def offered(council: Council, maker: int, coins: int) -> None:
    """An offer to the first seat."""
    deal = OfferDeal(0, (Pay(coins),), (Abstain("gather"),))
    await council.bot.matches.act(council.match, council.seats[maker].id, deal)
    await council.bot.after_move(council.match)
    await council.world.advance(1)


def letters(council: Council) -> int:
    """Messages to the first seat; a panel that only they see is none, and may be taken away."""
    return sum(not post.flags.ephemeral for post in council.driver.inbox(council.seats[0]))


async def test_offers_of_one_moment_stand_in_one_message(driver: Driver, world: World) -> None:
    """The newest message is changed; each offer has its own buttons, and what is pressed is that offer."""
    council = await in_session(world, driver)
    before = letters(council)
    for maker, coins in ((1, 2), (2, 3), (1, 4)):
        await offered(council, maker, coins)
    inbox = driver.inbox(council.seats[0])
    told = plain(council.read(inbox[-1]))
    labels = [one.label for one in buttons_of(inbox[-1])]
    await driver.click(council.seats[0], inbox[-1], _declining(council))

    assert before + 1 == letters(council)
    assert ["pay 2 coins", "pay 3 coins", "pay 4 coins"] == [
        f"pay {n} coins" for n in (2, 3, 4) if f"pay {n} coins" in told
    ]
    assert 3 == labels.count("Confirm") == labels.count("Decline") == labels.count("Counter")
    assert 2 == len(council.state.deals)


@pytest.mark.parametrize("count", [3, 4])
async def test_a_message_names_the_newest_three_offers_and_counts_the_others(
    driver: Driver, world: World, count: int
) -> None:
    """HO-R25: the offer that wakes somebody must be among those that they read; of three none is left out."""
    council = await in_session(world, driver)
    for coins in range(2, 2 + count):
        await offered(council, 1, coins)
    told = plain(council.read(driver.inbox(council.seats[0])[-1]))
    named = [coins for coins in range(2, 2 + count) if f"pay {coins} coins" in told]

    assert list(range(2, 2 + count))[-3:] == named
    assert (count > 3) == ("under Deals" in told)


def _declining(council: Council) -> str:
    """The newest of the buttons that decline."""
    inbox = council.driver.inbox(council.seats[0])
    return next(one.custom_id for one in reversed(buttons_of(inbox[-1])) if one.label == "Decline")


async def test_a_later_offer_comes_as_news_of_its_own(driver: Driver, world: World) -> None:
    """A message that is changed wakes nobody; the new one names what still stands open, too."""
    council = await in_session(world, driver)
    await offered(council, 1, 2)
    before = len(driver.inbox(council.seats[0]))
    await world.advance(LIST_IS_RECENT.total_seconds())
    await offered(council, 2, 3)
    told = plain(council.read(council.whisper(0)))

    assert before + 1 == len(driver.inbox(council.seats[0]))
    assert "pay 2 coins" in told
    assert "pay 3 coins" in told


@pytest.mark.parametrize(("is_countered", "written"), [(True, 1), (False, 2)])
async def test_an_offer_that_was_countered_is_declined_without_a_second_message(
    driver: Driver, world: World, is_countered: bool, written: int
) -> None:
    """HO-R25: the same for other coins says no by itself; another offer of that house does not."""
    council = await in_session(world, driver)
    first, second = council.seats[:2]
    gather = (Abstain("gather"),)
    await council.bot.matches.act(council.match, first.id, OfferDeal(1, (Pay(2),), gather))
    before = letters(council)
    counter = OfferDeal(0, gather if is_countered else (Abstain("moderate"),), (Pay(3),))
    await council.bot.matches.act(council.match, second.id, counter)
    await council.bot.matches.act(council.match, second.id, DeclineDeal("0-1-1"))
    await council.bot.after_move(council.match)
    await council.world.advance(1)

    assert before + written == letters(council)
