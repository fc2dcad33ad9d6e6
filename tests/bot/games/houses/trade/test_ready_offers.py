"""Offers that stand ready: three presses for a ballot, or for what a moderator decides (HO-R23, HO-6.7)."""

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses.clauses import MOST, BreakTie, NameLeader, Pay, Promise, Reward, Vote
from engine.games.houses.moves import OfferDeal
from engine.games.houses.stewards.company.character import Pledge
from tests.bot.council_world import Council, in_session, plain
from tests.bot.games.houses.trade.test_building import chosen, shown


async def asked(council: Council, value: str) -> Post:
    """Trade is pressed, and this is chosen of whose yes or no can be had for coins."""
    steps = shown(await council.driver.click(council.seats[0], council.posted(), "Trade"))
    answer = await council.driver.choose(council.seats[0], steps, [value], "Coins for a vote or the lead…")
    return shown(answer)


async def test_coins_for_a_vote_are_offered_by_three_presses(driver: Driver, world: World) -> None:
    """HO-R23: Trade, whose ballot, Send; three power or more, for a ballot of one seldom turns a vote."""
    council = await in_session(world, driver)
    panel = await asked(council, "1.no")
    said = plain(council.read(panel))
    await driver.click(council.seats[0], panel, "Send")

    assert "**You**: 1 coin when done." in said
    assert "**House Peyvandian1**: no in phase 1 with 3 power or more." in said
    assert (Reward(1, 0),) == council.state.deals[0].mine
    assert (Vote("no", 3, MOST),) == council.state.deals[0].theirs


async def test_the_third_press_says_how_many_coins(driver: Driver, world: World) -> None:
    """The sentence stands at one coin; two and three go out as quickly, and what can't be paid does not."""
    council = await in_session(world, driver)
    panel = await asked(council, "2.yes")
    sends = {plain(one.label): one.custom_id for one in buttons_of(panel) if one.label.startswith("Send")}
    await driver.click(council.seats[0], panel, sends["Send for 3 coins"])

    assert ["Send", "Send for 2 coins", "Send for 3 coins"] == list(sends)
    assert (Reward(3, 0),) == council.state.deals[0].mine
    assert (2, (Vote("yes", 3, MOST),)) == (council.state.deals[0].partner, council.state.deals[0].theirs)


async def test_a_deal_of_another_form_has_one_price(driver: Driver, world: World) -> None:
    """With more on either side the coins are no longer all that is at stake."""
    council = await in_session(world, driver)
    panel = await asked(council, "1.no")
    panel = await chosen(council, panel, "m", "promise.0")
    panel = await chosen(council, panel, "wm", "2")

    assert ["Send"] == [one for one in council.labels(panel) if one.startswith("Send")]


async def test_what_is_asked_for_can_be_given(driver: Driver, world: World) -> None:
    """HO-R22, HO-6.4: no more power than a house shows; a ballot that is cast is for sale no more."""
    council = await in_session(world, driver)
    await driver.command(council.seats[1], "vote", ballot="gather")
    steps = shown(await driver.click(council.seats[0], council.posted(), "Trade"))
    menu_ = next(one for one in menus_of(steps) if one.custom_id.endswith(":c"))

    assert ("2.yes", "2.no") == tuple(one for one in menu_.values if not one.endswith("lead"))


async def test_a_deal_that_was_just_taken_stands_on_the_panel_once(driver: Driver, world: World) -> None:
    """HO-R25, HO-R26: the panel goes on after Send; the letter, which stands alone, says what it was."""
    council = await in_session(world, driver)
    await driver.click(council.seats[0], council.posted(), "v1:seat:")
    panel = await asked(council, "1.no")
    answer = await driver.click(council.seats[0], panel, "Send")
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    await world.advance(2.0)
    told, letter = council.read(shown(answer)), council.read(council.whisper(0))

    terms = "**You**: 1 coin when done. **House Peyvandian1**: no in phase 1 with 3 power or more."
    assert "have a deal; it counts from now on" in told.split("\n")[0]
    assert 1 == told.count(terms)
    assert f"It said: {terms}" in letter


async def test_who_leads_is_bought_by_three_presses(driver: Driver, world: World) -> None:
    """HO-6.7, HO-R23: of the moderator, while the vote is open; escrow goes back if it never comes up."""
    council = await in_session(world, driver)
    chair = council.state.moderator
    buyer = next(seat for seat in range(3) if seat != chair)
    steps = shown(await driver.click(council.seats[buyer], council.posted(), "Trade"))
    panel = await ready(council, buyer, steps, f"{chair}.lead")
    await driver.click(council.seats[buyer], panel, sending(panel, 2))
    deal = council.state.deals[0]

    assert (buyer, chair) == (deal.maker, deal.partner)
    assert ((Reward(2, 0),), (NameLeader(buyer),)) == (deal.mine, deal.theirs)


async def trading(driver: Driver, council: Council, seat: int) -> Post:
    """The deal form, begun on the seat's own panel."""
    panel = shown(await driver.click(council.seats[seat], council.posted(), "v1:seat:"))
    return shown(await driver.click(council.seats[seat], panel, "Trade"))


async def test_once_the_moderator_is_asked_the_decision_is_for_sale(driver: Driver, world: World) -> None:
    """HO-R21: the side of a tie and who leads, to those who are level; no ballot is spoken of."""
    council = await tied(world, driver)
    chair = council.state.moderator
    level = next(seat for seat in range(3) if seat != chair)
    steps = await trading(driver, council, level)
    values = values_of(steps)
    tie = await ready(council, level, steps, f"{chair}.tie-no")
    await driver.click(council.seats[level], tie, "Send")

    assert (f"{chair}.lead", f"{chair}.tie-yes", f"{chair}.tie-no") == values
    assert ((Reward(1, 0),), (BreakTie("no"),)) == (
        council.state.deals[-1].mine,
        council.state.deals[-1].theirs,
    )


async def test_the_chair_sells_who_leads_by_three_presses(driver: Driver, world: World) -> None:
    """HO-6.7: whoever is level pays once it is done."""
    council = await tied(world, driver)
    chair = council.state.moderator
    buyer = next(seat for seat in range(3) if seat != chair)
    steps = await trading(driver, council, chair)
    values = values_of(steps)
    sale = await ready(council, chair, steps, f"{buyer}.name")
    await driver.click(council.seats[chair], sale, sending(sale, 3))
    deal = council.state.deals[-1]

    assert tuple(f"{seat}.name" for seat in range(3) if seat != chair) == values
    assert ((NameLeader(buyer),), (Reward(3, 0),)) == (deal.mine, deal.theirs)


async def test_an_offer_about_counted_ballots_can_be_answered_no_more(driver: Driver, world: World) -> None:
    """HO-R21: the leaf of deals says in a line that it lapses; it has no buttons, and none waits."""
    council = await tied(world, driver, offered=True)
    chair = council.state.moderator
    panel = shown(await driver.click(council.seats[chair], council.posted(), "v1:seat:"))
    waiting = council.labels(panel)
    leaf = shown(await driver.click(council.seats[chair], panel, "v1:seat:1:deals"))

    assert "Deals" in waiting
    assert "One offer about ballots now counted: nothing to answer" in council.read(leaf)
    assert {"Confirm", "Decline", "Counter"}.isdisjoint(council.labels(leaf))


async def test_after_the_count_such_an_offer_is_refused_in_one_sentence(driver: Driver, world: World) -> None:
    """HO-R21: its letter has lost the buttons, and who names it by command reads why."""
    council = await in_session(world, driver)
    letter = await offered_to_chair(council)
    before = council.labels(letter)
    await level_votes(council)
    chair, deal = council.seats[council.state.moderator], council.state.deals[0].id
    answer = await driver.command(chair, "deals", answer=f"confirm:{deal}")

    assert "Confirm" in before
    assert ["My seat"] == council.labels(letter)
    assert "The ballots are counted; a deal about them comes too late." in plain(answer.text)


async def test_a_word_about_a_counted_vote_is_no_more_confirmed_than_the_vote(
    driver: Driver, world: World
) -> None:
    """HO-R23: the rules know no promise from another; the table knows which speaks of the ballots counted."""
    council = await in_session(world, driver)
    chair = council.state.moderator
    giver = next(seat for seat in range(3) if seat != chair)
    word = OfferDeal(chair, (Promise(Pledge("no", 1, 1).code),), (Pay(1),))
    await council.bot.matches.act(council.match, council.seats[giver].id, word)
    await level_votes(council)
    deal = council.state.deals[0].id
    answer = await driver.command(council.seats[chair], "deals", answer=f"confirm:{deal}")
    leaf = await driver.command(council.seats[chair], "deals")

    assert "The ballots are counted; a deal about them comes too late." in plain(answer.text)
    assert "One offer about ballots now counted" in plain(leaf.text)
    assert "Confirm" not in council.labels(leaf.message)


async def test_a_word_that_was_being_written_is_too_late_after_the_count(
    driver: Driver, world: World
) -> None:
    """HO-R23: the deal that is built goes on, says why it can't be sent, and has no Send."""
    council = await in_session(world, driver)
    chair = council.state.moderator
    giver = next(seat for seat in range(3) if seat != chair)
    steps = shown(await driver.click(council.seats[giver], council.posted(), "Trade"))
    panel = shown(await driver.choose(council.seats[giver], steps, [str(chair)], "With whom?"))
    for beginning, value in (("m", "promise"), ("wm", "no"), ("t", "pay")):
        menu = next(one for one in menus_of(panel) if f":{beginning}:" in one.custom_id)
        panel = shown(await driver.choose(council.seats[giver], panel, [value], menu.custom_id))
    before = council.labels(panel)
    await level_votes(council)
    await world.advance(2.0)

    assert "Send" in before
    assert "Send" not in council.labels(panel)
    assert "The ballots are counted; a deal about them comes too late." in plain(council.read(panel))


async def tied(world: World, driver: Driver, *, offered: bool = False) -> Council:
    """Two houses stand level against each other; the moderator gathers, perhaps with an offer."""
    council = await in_session(world, driver)
    if offered:
        await offered_to_chair(council)
    await level_votes(council)
    return council


async def offered_to_chair(council: Council) -> Post:
    """The letter in which the moderator reads of coins for its vote."""
    chair = council.state.moderator
    buyer = next(seat for seat in range(3) if seat != chair)
    terms = {"i_pay": 2, "they_do": "vote-no", "they_power": 1}
    await council.driver.command(council.seats[buyer], "trade", partner=str(chair), **terms)
    return council.whisper(chair)


async def level_votes(council: Council) -> None:
    """Two against two; the moderator is asked."""
    chair, vote = council.state.moderator, council.driver.command
    one, other = (seat for seat in range(3) if seat != chair)
    await vote(council.seats[one], "vote", ballot="yes", power=2, seal=True)
    await vote(council.seats[other], "vote", ballot="no", power=2, seal=True)
    await vote(council.seats[chair], "vote", ballot="gather")
    assert "decide" == council.state.stage


def sending(panel: Post, coins: int) -> str:
    """The button that sends it for so many coins."""
    return next(one.custom_id for one in buttons_of(panel) if plain(one.label) == f"Send for {coins} coins")


def values_of(steps: Post) -> tuple[str, ...]:
    """What stands ready on the first page of Trade."""
    return next(one.values for one in menus_of(steps) if one.custom_id.endswith(":c"))


async def ready(council: Council, seat: int, steps: Post, value: str) -> Post:
    """This of what stands ready is chosen."""
    custom_id = next(one.custom_id for one in menus_of(steps) if one.custom_id.endswith(":c"))
    return shown(await council.driver.choose(council.seats[seat], steps, [value], custom_id))
