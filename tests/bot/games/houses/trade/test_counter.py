"""An offer countered: both sides under their names, and another price by one press (HO-R25)."""

import pytest

from bot.games.houses.trade.building import counter_prices
from bot.games.houses.trade.clauses import Gift
from bot.games.houses.trade.drafts import Draft, Share
from bot.render.bidi import FSI, PDI, RLI
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses.clauses import MOST, Reward, Vote
from tests.bot.council_world import Council, in_session, plain

NO = Share((Gift("vote-no", 0, 3),))


async def countered(driver: Driver, world: World, **offer: object) -> tuple[Council, Post]:
    """The second seat counters what the first one has offered."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "trade", partner="1", they_do="vote-no", they_power=3, **offer)
    answer = await driver.click(council.seats[1], council.whisper(1), "Counter")
    assert answer.message is not None
    return council, answer.message


async def test_who_gives_what_stands_over_each_menu_and_in_it(driver: Driver, world: World) -> None:
    """The menus say what stands; so do their options."""
    council, page = await countered(driver, world, i_reward=2)
    mine, theirs = (menu for menu in menus_of(page) if ":m:" in menu.custom_id or ":t:" in menu.custom_id)
    told = council.read(page)

    assert "**You give**" in told
    assert "**House Peyvandian0 gives**" in told
    assert "You give: no in phase 1 with 3 power or more" == plain(mine.label)
    assert "Peyvandian0 gives: 2 coins when done" == plain(theirs.label)


async def test_a_side_that_is_cut_in_its_menu_leaves_no_isolate_open(driver: Driver, world: World) -> None:
    """A promise's words may be longer than a menu shows."""
    _, page = await countered(driver, world, i_do="gather", i_pay=2, i_promise="آرش " * 45)
    (theirs,) = (menu for menu in menus_of(page) if ":t:" in menu.custom_id)

    assert "…" in theirs.label
    assert theirs.label.count(FSI) + theirs.label.count(RLI) == theirs.label.count(PDI)


async def test_another_price_is_sent_at_once_and_declines_the_offer(driver: Driver, world: World) -> None:
    """Two presses from the offer: who is paid asks for more."""
    council, page = await countered(driver, world, i_reward=2)
    buttons = {plain(one.label): one.custom_id for one in buttons_of(page)}
    await driver.click(council.seats[1], page, buttons["Send for 4 coins"])
    (deal,) = council.state.deals

    assert ["Send for 3 coins", "Send for 4 coins", "Send as above", "In a form", "My ballot"] == [*buttons]
    assert (1, 0) == (deal.maker, deal.partner)
    assert (Vote("no", 3, MOST),) == deal.mine
    assert (Reward(4, 0),) == deal.theirs


async def test_the_menus_of_a_counter_stay_when_its_offer_is_gone(driver: Driver, world: World) -> None:
    """It was withdrawn while the counter was written: what can be given does not hang on it."""
    council, page = await countered(driver, world, i_reward=2)
    await driver.command(council.seats[0], "deals", answer=f"withdraw:{council.state.deals[0].id}")
    (menu,) = (one for one in menus_of(page) if ":m:" in one.custom_id)
    answer = await driver.choose(council.seats[1], page, [menu.values[0]], menu.custom_id)
    assert answer.message is not None

    assert all(len(one.values) > 5 for one in menus_of(answer.message))


async def test_what_their_house_shows_stands_there_as_everybody_sees_it(driver: Driver, world: World) -> None:
    """HO-R11: their coins as the phase began; where purses are hidden nothing of them."""
    council, page = await countered(driver, world, i_reward=2)
    shown = council.state.characters[0].shown.coins

    assert f"It shows {shown} coins" in plain(council.read(page))


@pytest.mark.parametrize(
    ("mine", "theirs", "prices"),
    [
        (NO, Share((Gift("reward", 0, 2),)), [3, 4]),
        (Share((Gift("pay", 0, 3),)), NO, [2, 1]),
        (Share((Gift("reward", 0, 1),)), NO, []),
        (Share((Gift("pay"), *NO.gifts)), Share((Gift("reward"),)), []),
        (Share(), Share((Gift("pay", 0, 3),)), []),
    ],
)
def test_prices_are_asked_up_and_paid_down(mine: Share, theirs: Share, prices: list[int]) -> None:
    """Only where coins are the one price of something else, and never for nothing."""
    found = counter_prices(Draft(0, mine, theirs, "0-1-1"), lambda _: True)

    assert prices == [coins for coins, _ in found]
