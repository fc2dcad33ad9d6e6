"""Deals by forms and buttons: what both read, what is refused, and to whom the reason is told."""

from bot.sandbox.driver import Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import World
from engine.kernel.sealed import known
from tests.bot.council_world import in_session, plain


async def test_a_deal_by_the_form_binds_both_and_moves_coins(driver: Driver, world: World) -> None:
    """HO-R23: the partner reads what both will owe, and confirms by a button."""
    council = await in_session(world, driver)
    form = await driver.click(council.seats[0], council.posted(), "Trade")
    offer = await driver.submit(
        council.seats[0], form, partner=["1"], act=["they:vote-no"], now="2", reward="۳", words="4"
    )
    asked = council.whisper(1)
    text = council.read(asked)
    answer = await driver.click(council.seats[1], asked, "Confirm")
    refusal = await council.refused(1, asked, "Decline")

    assert "Your offer to House Peyvandian1 is out" in council.read(offer.message)
    assert "House Peyvandian0: 2 coins at once and 3 coins, held until this comes true: vote no" in text
    assert "House Peyvandian1: vote no in phase 1 with 4 power or more" in text
    assert "is confirmed; it binds from now on" in council.read(answer.message)
    assert "is confirmed; it binds from now on" in council.read(council.whisper(0))
    assert "from an earlier moment" in refusal
    assert [5, 12, 10] == [known(one.purse).coins for one in council.state.characters]


async def test_an_act_against_a_deal_is_refused_with_its_number(driver: Driver, world: World) -> None:
    """HO-R26."""
    council = await in_session(world, driver)
    old = council.whisper(1)
    form = await driver.click(council.seats[0], council.posted(), "Trade")
    await driver.submit(council.seats[0], form, partner=["1"], act=["they:vote-no"], now="2", words="4")
    ballots = council.posted()
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    panel = await driver.click(council.seats[1], ballots, "Vote")
    assert panel.message is not None

    assert "Yes" not in [button.label for button in buttons_of(panel.message)]
    assert "deal 1-2-1 binds you to something else" in await council.refused(1, old, "Gather")
    assert "deal 1-2-1 binds you to something else" in await council.refused(1, old, "Yes")


async def test_a_deal_that_the_partner_can_not_keep_says_why_to_them_alone(
    driver: Driver, world: World
) -> None:
    """HO-R25: the offer stands; the reason lies with the partner and is told nobody else."""
    council = await in_session(world, driver)
    await driver.click(council.seats[1], council.whisper(1), "Gather")
    form = await driver.click(council.seats[0], council.posted(), "Trade")
    await driver.submit(council.seats[0], form, partner=["1"], act=["they:vote-no"], now="2")
    before = len(driver.inbox(council.seats[0]))

    assert "Your ballot in this phase is cast otherwise" in await council.refused(
        1, council.whisper(1), "Confirm"
    )
    assert before == len(driver.inbox(council.seats[0]))


async def test_a_deal_that_the_maker_can_not_keep_is_gone(driver: Driver, world: World) -> None:
    """HO-R25: the partner hears "not possible now", the maker the reason."""
    council = await in_session(world, driver)
    for partner in ("1", "2"):
        form = await driver.click(council.seats[0], council.posted(), "Trade")
        await driver.submit(council.seats[0], form, partner=[partner], act=["they:gather"], now="8")
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    answer = await driver.click(council.seats[2], council.whisper(2), "Confirm")

    assert "is not possible now. The offer is gone." in council.read(answer.message)
    assert "coins" not in plain(answer.text).split("\n")[0]
    assert "failed on your side: you do not have the coins it needs" in council.read(council.whisper(0))
