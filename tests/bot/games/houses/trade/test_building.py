"""A deal built step by step: every step is a menu or a button, and nothing has to be typed (HO-R23)."""

import pytest

from bot.games.houses.trade.clauses import BY_WORD, THINGS
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Control, Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.entries import Entry
from engine.games.houses.clauses import KINDS, MOST, Abstain, Pay, Promise, Reward, Vote, kind_of
from engine.games.houses.moves import DeclineDeal, OfferDeal
from engine.games.houses.stewards.company.character import Pledge
from tests.bot.council_world import Council, in_session, plain


def shown(answer: Answer) -> Post:
    """The panel that came back."""
    assert answer.message is not None
    return answer.message


async def begun(council: Council) -> Post:
    """The first seat has chosen the second one as its partner."""
    steps = await council.driver.click(council.seats[0], council.posted(), "Trade")
    chosen = await council.driver.choose(council.seats[0], shown(steps), ["1"], "With whom?")
    return shown(chosen)


async def chosen(council: Council, panel: Post, beginning: str, value: str) -> Post:
    """A value of the menu whose custom id so begins; a thing that has several of its kind is two steps."""
    word, _, ahead = value.partition(".")
    if beginning in ("m", "t") and ahead and not value.startswith("-"):
        kind = BY_WORD[word].kind.code
        panel = await pressed(council, panel, beginning, kind)
        which = [one for one in menus_of(panel) if f":v{beginning}:" in one.custom_id]
        return await pressed(council, panel, f"v{beginning}", value) if which else panel
    return await pressed(council, panel, beginning, value)


async def pressed(council: Council, panel: Post, beginning: str, value: str) -> Post:
    """The option of the menu whose custom id so begins."""
    step = menu(panel, beginning)
    assert value in step.values
    return shown(await council.driver.choose(council.seats[0], panel, [value], step.custom_id))


def menu(panel: Post, beginning: str) -> Control:
    """The menu whose custom id so begins."""
    return next(one for one in menus_of(panel) if one.custom_id.startswith(f"v1:build:1:g1.p1:{beginning}:"))


async def test_a_deal_is_built_and_sent_by_menus_alone(driver: Driver, world: World) -> None:
    """The sentence grows above them, short; what is offered is what it says."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "vote-no.0")
    panel = await chosen(council, panel, "m", "reward.0")
    panel = await chosen(council, panel, "nm0", "3")
    said = plain(council.read(panel))
    await driver.click(council.seats[0], panel, "Send")

    assert "**You**: 3 coins when done." in said
    assert "**House Peyvandian1**: no in phase 1 with 1 power or more." in said
    assert (Reward(3, 0),) == council.state.deals[0].mine
    assert (Vote("no", 1, MOST),) == council.state.deals[0].theirs


async def test_what_was_added_can_be_taken_out(driver: Driver, world: World) -> None:
    """Before Send nothing is offered, and nothing is lost by a step back."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "gather.0")
    panel = await chosen(council, panel, "m", "pay.0")
    panel = await chosen(council, panel, "t", "-gather.0")

    assert "Send" not in [button.label for button in buttons_of(panel)]
    assert () == council.state.deals


async def test_only_what_is_legal_is_listed(driver: Driver, world: World) -> None:
    """Two ballots of one phase can't both be kept: once one is in, no other is offered."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "gather.0")
    kinds = menu(panel, "t").values
    votes = menu(await pressed(council, panel, "t", "vote"), "vt").values
    abstains = menu(await pressed(council, panel, "t", "abstain"), "vt").values

    assert "-gather.0" in kinds
    assert {"vote-yes.1", "vote-no.1", "vote-yes.2", "vote-no.2"} == set(votes)
    assert {"gather.1", "moderate.1", "gather.2", "moderate.2"} == set(abstains)


async def test_numbers_come_ten_at_a_time_and_none_is_left_out(driver: Driver, world: World) -> None:
    """Discord takes 25 options in a menu: the smallest come first, and the others a press away."""
    council = await in_session(world, driver, purses="hidden")
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "pay.0")
    first = menu(panel, "nt0").values
    panel = await pressed(council, panel, "nt0", "+11")
    second = menu(panel, "nt0").values
    panel = await pressed(council, panel, "nt0", "17")
    third = menu(panel, "nt0").values

    assert (*(str(n) for n in range(1, 11)), "+11") == first
    assert ("1", *(str(n) for n in range(11, 21)), "+21", "+1") == second
    assert (*(str(n) for n in range(1, 11)), "17", "+11") == third
    assert "17 coins" in plain(council.read(panel))


async def test_an_offer_that_comes_meanwhile_is_named_where_one_builds(driver: Driver, world: World) -> None:
    """HO-R25: who offers, in one line; a press shows it beside the deal, of which nothing is lost."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "gather.0")
    before = plain(council.read(panel))
    await driver.command(council.seats[2], "trade", partner="0", i_do="vote-no", they_pay=2)
    await world.advance(2.0)
    told = plain(council.read(panel))
    seen = shown(await driver.click(council.seats[0], panel, "See the offer"))
    offer = plain(council.read(seen))
    await driver.click(council.seats[0], seen, "Decline")
    await world.advance(2.0)
    after = plain(council.read(panel))
    panel = await chosen(council, panel, "m", "pay.0")
    await driver.click(council.seats[0], panel, "Send")

    assert "Offers to you" not in before
    assert "Offers to you from House Peyvandian2." in told
    assert "**House Peyvandian2**: no in phase 1 with 1 power or more." in offer
    assert "Offers to you" not in after
    assert (Abstain("gather"),) == council.state.deals[0].theirs


async def test_a_deal_that_is_built_when_its_phase_ends_makes_room_for_the_panel(
    driver: Driver, world: World
) -> None:
    """HO-R23: it was for that phase, and could not be sent any more."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "vote", ballot="yes", power=2, seal=True)
    panel = await begun(council)
    for seat in (1, 2):
        await driver.command(council.seats[seat], "vote", ballot="gather")
    await world.advance(2.0)

    assert "Phase 2" in plain(council.read(panel))
    assert "A deal with" not in plain(council.read(panel))


async def test_the_form_stays_with_what_is_there(driver: Driver, world: World) -> None:
    """For those who like it."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "gather.0")
    panel = await chosen(council, panel, "m", "pay.0")
    form = await driver.click(council.seats[0], panel, "In a form")
    preview = await driver.submit(
        council.seats[0], form, partner=["1"], mine=["pay.0"], coins="2", theirs=["gather.0"]
    )
    await driver.click(council.seats[0], shown(preview), "Send")

    assert ((Pay(2),), (Abstain("gather"),)) == (council.state.deals[0].mine, council.state.deals[0].theirs)


async def test_each_of_the_eight_kinds_is_built_by_menus(driver: Driver, world: World) -> None:
    """A promise, too: some words stand ready, and one's own have a form of one field."""
    council = await in_session(world, driver)
    built = set()
    for word in THINGS:
        panel = await begun(council)
        panel = await chosen(council, panel, "t", "promise.0" if word == "reward" else f"{word}.0")
        if word == "reward":
            panel = await chosen(council, panel, "t", "gather.0")
        panel = await chosen(council, panel, "m", f"{word}.0" if word == "reward" else "promise.0")
        if word in ("reward", "promise"):
            panel = await chosen(council, panel, "wt", "2")
        if word != "reward":
            panel = await worded(council, panel, "a song")
        await driver.click(council.seats[0], panel, "Send")
        deal = council.state.deals[-1]
        built |= {kind_of(one).code for one in (*deal.mine, *deal.theirs)}
        await driver.command(council.seats[0], "deals", answer=f"withdraw:{deal.id}")

    assert {kind.code for kind in KINDS} == built


async def worded(council: Council, panel: Post, words: str) -> Post:
    """My promise gets these words, by the form of its menu."""
    step = next(one for one in menus_of(panel) if ":wm:" in one.custom_id)
    form = await council.driver.choose(council.seats[0], panel, ["own"], step.custom_id)
    return shown(await council.driver.submit(council.seats[0], form, words=words))


async def test_words_of_a_promise_stand_in_the_sentence(driver: Driver, world: World) -> None:
    """Those that stand ready outlive a restart; without any, nothing can be sent and nothing is wrong."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "m", "promise.0")
    bare, labels = plain(council.read(panel)), council.labels(panel)
    panel = await chosen(council, panel, "wm", "3")
    await world.restart()
    panel = await chosen(council, panel, "t", "gather.0")
    await driver.click(council.seats[0], panel, "Send")

    assert "**You**: a promise, its words still open." in bare
    assert "A promise has" not in bare
    assert "Send" not in labels
    assert (Promise("I leave the moderator’s seat to you"),) == council.state.deals[0].mine


async def test_a_word_about_the_open_vote_stands_ready_as_stewards_read(driver: Driver, world: World) -> None:
    """HO-R23: for either side of the deal; shown in words, and a restart forgets none."""
    council = await in_session(world, driver)
    panel = await begun(council)
    panel = await chosen(council, panel, "m", "promise.0")
    panel = await chosen(council, panel, "t", "promise.0")
    panel = await chosen(council, panel, "wm", "yes")
    await world.restart()
    panel = await chosen(council, panel, "wt", "no")
    told = plain(council.read(panel))
    await driver.click(council.seats[0], panel, "Send")
    deal = council.state.deals[0]

    assert "**You**: the promise “our vote is yes in phase 1”." in told
    assert ((Promise("pledge_yes_1_1"),), (Promise("pledge_no_1_1"),)) == (deal.mine, deal.theirs)


async def test_a_stewards_word_stands_in_the_form_as_one_reads_it(driver: Driver, world: World) -> None:
    """HO-R23: countering shows no code; left alone it stays the word that a count can show kept."""
    council = await in_session(world, driver)
    word = Pledge("yes", 1, 1)
    deal = OfferDeal(0, (Promise(word.code),), (Abstain("gather"),))
    await council.bot.matches.act(council.match, council.seats[1].id, deal)
    await world.advance(1)
    answer = await driver.click(council.seats[0], council.whisper(0), "Counter")
    menu = next(one for one in menus_of(shown(answer)) if ":wt:" in one.custom_id)
    form = await driver.choose(council.seats[0], shown(answer), ["own"], menu.custom_id)
    assert form.form is not None
    value = form.form["components"][0]["component"]["value"]
    alone = await driver.submit(council.seats[0], form, words=value)
    await driver.click(council.seats[0], shown(alone), "Send as above")

    assert "our vote is yes in phase 1" == value
    assert (Promise(word.code),) == council.state.deals[0].theirs


async def test_what_became_of_an_offer_is_told_with_what_it_was(driver: Driver, world: World) -> None:
    """In the private message, and on top of the panel until that is opened."""
    council = await in_session(world, driver)
    await driver.click(council.seats[0], council.posted(), "v1:seat:")
    panel = await begun(council)
    panel = await chosen(council, panel, "t", "gather.0")
    panel = await chosen(council, panel, "m", "pay.0")
    await driver.click(council.seats[0], panel, "Send")
    await driver.click(council.seats[1], council.whisper(1), "Decline")
    told = plain(council.read(council.whisper(0)))
    first = await driver.click(council.seats[0], council.posted(), "v1:seat:")
    again = await driver.click(council.seats[0], council.posted(), "v1:seat:")

    assert "House Peyvandian1 declines" in told
    assert "**House Peyvandian1**: abstain to gather in phase 1." in told
    assert "House Peyvandian1 declines" in plain(first.text)
    assert "declines" not in plain(again.text)


async def test_what_comes_as_the_news_of_a_page_are_read_is_told_on_the_next(
    driver: Driver, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two offers are declined; that of the second comes once the log was read for the first."""
    council = await in_session(world, driver)
    matches, (maker, *partners) = council.bot.matches, council.seats[:3]
    await driver.click(maker, council.posted(), "v1:seat:")
    for partner in (1, 2):
        await matches.act(council.match, maker.id, OfferDeal(partner, (Pay(1),), (Abstain("gather"),)))
    one, other = (deal.id for deal in council.state.deals)
    await matches.act(council.match, partners[0].id, DeclineDeal(one))
    read = matches.entries

    async def read_as_another_comes(match: int, after: int | None = None) -> tuple[Entry, ...]:
        found = await read(match, after)
        monkeypatch.undo()
        await matches.act(match, partners[1].id, DeclineDeal(other))
        return found

    monkeypatch.setattr(matches, "entries", read_as_another_comes)
    pages = [plain((await driver.click(maker, council.posted(), "v1:seat:")).text) for _ in range(3)]

    assert [[True, False], [False, True], [False, False]] == [
        [f"House Peyvandian{partner} declines" in page for partner in (1, 2)] for page in pages
    ]
