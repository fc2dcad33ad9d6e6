"""Deals by forms and buttons: what both read, what is refused, and to whom the reason is told."""

from typing import Any

import pytest

from bot.languages import Language
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of, menus_of
from bot.sandbox.world import World
from engine.games.houses.clauses import Abstain, Pay, Promise, Reward, Vote
from engine.games.houses.moves import OfferDeal
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import Council, in_session, plain

FOR_A_NO = OfferDeal(1, (Pay(2),), (Vote("no", 5, 99),))


async def written(council: Council, seat: int, partner: int, **fields: Any) -> Answer:
    """The form behind the public button, filled in and sent: the private preview."""
    form = await council.trade_form(seat)
    return await sent(council, seat, form, partner, **fields)


async def sent(council: Council, seat: int, form: Answer, partner: int, **fields: Any) -> Answer:
    """A form of a deal with these fields; what is not named stays empty."""
    empty: dict[str, Any] = {"mine": [], "theirs": [], "coins": "", "power": ""}
    return await council.driver.submit(
        council.seats[seat], form, partner=[str(partner)], **{**empty, **fields}
    )


async def worded(council: Council, seat: int, post: Post, words: str) -> Post:
    """The promise of a deal that is written gets these words, by the form of its menu."""
    menu = next(one for one in menus_of(post) if ":w" in one.custom_id)
    form = await council.driver.choose(council.seats[seat], post, ["own"], menu.custom_id)
    answer = await council.driver.submit(council.seats[seat], form, words=words)
    assert answer.message is not None
    return answer.message


async def counter_form(council: Council, seat: int) -> Answer:
    """The form behind the newest offer's Counter, with the offer in it."""
    panel = await council.driver.click(council.seats[seat], council.whisper(seat), "Counter")
    assert panel.message is not None
    return await council.driver.click(council.seats[seat], panel.message, "In a form")


def letters(council: Council) -> list[Post]:
    """What the first seat was written: panels, which a press has opened, are left out."""
    return [post for post in council.driver.inbox(council.seats[0]) if not post.flags.ephemeral]


async def offered(council: Council, seat: int, partner: int, **fields: Any) -> Answer:
    """A deal from the form to the partner's private messages."""
    preview = await written(council, seat, partner, **fields)
    assert preview.message is not None
    return await council.driver.click(council.seats[seat], preview.message, "Send")


async def test_a_deal_by_the_form_binds_both_and_moves_coins(driver: Driver, world: World) -> None:
    """HO-R23: one sentence before it is sent and after, the same for both but for who "you" is."""
    council = await in_session(world, driver)
    preview = await written(
        council,
        0,
        1,
        mine=["pay.0", "reward.0"],
        coins="۳",
        theirs=["vote-no.0"],
        power="4",
    )
    before, shown = council.state.deals, council.read(preview.message)
    assert preview.message is not None
    offer = await driver.click(council.seats[0], preview.message, "Send")
    asked = council.whisper(1)
    text = council.read(asked)
    answer = await driver.click(council.seats[1], asked, "Confirm")
    refusal = await council.refused(1, asked, "Decline")

    owed = "pay 3 coins at once and pay 3 coins, held until it is done by"
    due = "vote no in phase 1 with 4 power or more"
    assert () == before
    assert preview.message.ephemeral
    assert f"By this deal you will {owed} House Peyvandian1, and House Peyvandian1 will {due}." in shown
    assert "Your offer to House Peyvandian1 is out" in council.read(offer.message)
    assert f"By this deal you will {owed}" in council.read(offer.message)
    assert f"By this deal House Peyvandian0 will {owed} you, and you will {due}." in text
    assert "have a deal; it counts from now on" in council.read(answer.message)
    assert "have a deal; it counts from now on" in council.read(council.whisper(0))
    assert "from an earlier moment" in refusal
    assert [4, 13, 10] == [open_sealed(one.purse).coins for one in council.state.characters]


async def test_a_draft_that_can_not_be_offered_says_why_and_can_be_changed(
    driver: Driver, world: World
) -> None:
    """HO-R23: nothing that was written is lost; the form comes back as it was sent."""
    council = await in_session(world, driver)
    preview = await written(council, 0, 2, mine=["pay.0"], coins="11", theirs=["gather.0"])
    assert preview.message is not None
    shown, labels = council.read(preview.message), council.labels(preview.message)
    form = await driver.click(council.seats[0], preview.message, "Change")
    again = await sent(council, 0, form, 2, mine=["pay.0"], coins="1", theirs=["gather.0"])

    assert "You have 10 coins and this deal needs 11" in shown
    assert ["Change", "Drop"] == labels
    assert [["2"], ["pay.0"], ["gather.0"], "11", ""] == filled(form)
    assert ["Send", "Change", "Drop"] == council.labels(again.message)


async def test_a_dropped_draft_offers_nothing(driver: Driver, world: World) -> None:
    """The leaf of deals comes in its place."""
    council = await in_session(world, driver)
    preview = await written(council, 0, 1, mine=["gather.0"])
    assert preview.message is not None
    answer = await driver.click(council.seats[0], preview.message, "Drop")

    assert "No deal and no offer of yours is open" in council.read(answer.message)
    assert () == council.state.deals


async def test_a_number_that_is_left_empty_stays_as_it_was(driver: Driver, world: World) -> None:
    """The form has one number for all payments; where a deal has two of them, empty keeps both."""
    council = await in_session(world, driver)
    preview = await written(council, 0, 1, mine=["pay.0"], coins="4", theirs=["gather.0"])
    assert preview.message is not None
    form = await driver.click(council.seats[0], preview.message, "Change")
    again = await sent(council, 0, form, 1, mine=["pay.0", "reward.0"], theirs=["gather.0"])

    assert "pay 4 coins at once and pay 1 coin, held" in council.read(again.message)
    assert "power" not in council.read(again.message)


async def test_an_offer_is_countered_by_its_mirror(driver: Driver, world: World) -> None:
    """HO-R25: the form is filled in from the other side; sending it declines the one and offers the other."""
    council = await in_session(world, driver)
    await offered(council, 0, 1, mine=["pay.0"], coins="2", theirs=["vote-no.0"], power="5")
    form = await counter_form(council, 1)
    preview = await sent(council, 1, form, 0, mine=["vote-no.0"], power="3", theirs=["pay.0"], coins="4")
    shown = council.read(preview.message)
    assert preview.message is not None
    answer = await driver.click(council.seats[1], preview.message, "Send")

    assert [["0"], ["vote-no.0"], ["pay.0"], "2", "5"] == filled(form)
    assert "Sending it declines the offer of House Peyvandian0" in shown
    assert ["1-0-1"] == [deal.id for deal in council.state.deals]
    assert (Vote("no", 3, 99),) == council.state.deals[0].mine
    assert (Pay(4),) == council.state.deals[0].theirs
    assert "declines the offer of House Peyvandian0" in council.read(answer.message)


@pytest.mark.parametrize(
    ("language", "said", "answers"),
    [
        (
            "en",
            ["declines the offer of House Peyvandian0", "you will pay 4 coins at once"],
            ["Confirm", "Decline", "Counter"],
        ),
        (
            "fa",
            ["پیشنهادِ خاندانِ Peyvandian0 را رد کرد", "پرداختِ ۴ سکه همین حالا"],
            ["تأیید", "رد", "پیشنهادِ دیگر"],
        ),
    ],
)
async def test_who_is_countered_reads_the_no_and_the_offer_in_one_message(
    driver: Driver, world: World, language: Language, said: list[str], answers: list[str]
) -> None:
    """HO-R25: whatever the counter-offer has changed; its answers stand below."""
    council = await in_session(world, driver, language=language)
    await council.bot.matches.act(council.match, council.seats[0].id, FOR_A_NO)
    before = letters(council)
    counter = OfferDeal(0, (Vote("no", 3, 99),), (Pay(4),), answers="0-1-1")
    await council.bot.matches.act(council.match, council.seats[1].id, counter)
    await council.bot.after_move(council.match)
    await world.advance(1)
    (letter,) = letters(council)[len(before) :]

    assert said == [words for words in said if words in council.read(letter)]
    assert answers == council.labels(letter)[: len(answers)]


async def test_a_counter_offer_that_can_not_be_made_declines_nothing(driver: Driver, world: World) -> None:
    """HO-R25: refused as a whole; what it answers stands."""
    council = await in_session(world, driver)
    asked = council.whisper(1)
    await offered(council, 0, 1, mine=["pay.0"], theirs=["vote-no.0"])
    form = await counter_form(council, 1)
    preview = await sent(council, 1, form, 0, mine=["vote-no.0"], theirs=["pay.0"], coins="4")
    assert preview.message is not None
    await driver.click(council.seats[1], asked, "Gather")
    refusal = await council.refused(1, preview.message, "Send")

    assert "Your ballot in this phase is cast otherwise" in refusal
    assert ["0-1-1"] == [deal.id for deal in council.state.deals]


async def test_a_counter_to_an_offer_that_is_gone_offers_nothing(driver: Driver, world: World) -> None:
    """HO-R25: the first move is refused, so the second is not made."""
    council = await in_session(world, driver)
    await offered(council, 0, 1, mine=["pay.0"], theirs=["vote-no.0"])
    form = await counter_form(council, 1)
    preview = await sent(council, 1, form, 0, mine=["vote-no.0"], theirs=["pay.0"])
    assert preview.message is not None
    await driver.command(council.seats[0], "deals", answer="withdraw:0-1-1")
    refusal = await council.refused(1, preview.message, "Send")

    assert "There is no such deal of yours" in refusal
    assert () == council.state.deals


async def test_a_draft_outlives_a_restart_and_lost_words_are_asked_for_again(
    driver: Driver, world: World
) -> None:
    """What is chosen stands in the buttons; a promise's words are the one thing that is not."""
    council = await in_session(world, driver)
    plain_draft = await written(council, 0, 1, mine=["reward.0"], coins="3", theirs=["gather.0"])
    begun = await written(council, 0, 2, mine=["pay.0"], theirs=["promise.0"])
    assert plain_draft.message is not None
    assert begun.message is not None
    spoken = await worded(council, 0, begun.message, "no songs")
    await world.restart()
    lost = await council.refused(0, spoken, "Send")
    again = await worded(council, 0, spoken, "no harps")
    await driver.click(council.seats[0], again, "Send")
    await driver.click(council.seats[0], plain_draft.message, "Send")

    assert "has forgotten the words of that promise" in lost
    assert [(Promise("no harps"),), (Abstain("gather"),)] == [deal.theirs for deal in council.state.deals]
    assert (Reward(3, 0),) == council.state.deals[1].mine


async def test_an_act_against_a_deal_is_refused_with_its_number(driver: Driver, world: World) -> None:
    """HO-R26."""
    council = await in_session(world, driver)
    old = council.whisper(1)
    ballots = council.posted()
    await offered(council, 0, 1, mine=["pay.0"], coins="2", theirs=["vote-no.0"], power="4")
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    panel = await driver.click(council.seats[1], ballots, "My seat")
    assert panel.message is not None

    assert "Yes" not in [button.label for button in buttons_of(panel.message)]
    assert (
        "You are bound to something else by the deal of Peyvandian0 and Peyvandian1"
        in await council.refused(1, old, "Gather")
    )
    assert (
        "You are bound to something else by the deal of Peyvandian0 and Peyvandian1"
        in await council.refused(1, old, "Yes")
    )


async def test_a_deal_that_the_partner_can_not_keep_says_why_to_them_alone(
    driver: Driver, world: World
) -> None:
    """HO-R25: the offer stands; the reason lies with the partner and is told nobody else."""
    council = await in_session(world, driver)
    await driver.click(council.seats[1], council.whisper(1), "Gather")
    await offered(council, 0, 1, mine=["pay.0"], coins="2", theirs=["vote-no.0"])
    before = len(driver.inbox(council.seats[0]))

    assert "Your ballot in this phase is cast otherwise" in await council.refused(
        1, council.whisper(1), "Confirm"
    )
    assert before == len(driver.inbox(council.seats[0]))


async def test_a_deal_that_the_maker_can_not_keep_is_gone(driver: Driver, world: World) -> None:
    """HO-R25: the partner hears "not possible now", the maker the reason."""
    council = await in_session(world, driver)
    for partner in (1, 2):
        await offered(council, 0, partner, mine=["pay.0"], coins="8", theirs=["gather.0"])
    await driver.click(council.seats[1], council.whisper(1), "Confirm")
    answer = await driver.click(council.seats[2], council.whisper(2), "Confirm")

    assert "Not possible now: the offer of House Peyvandian0" in council.read(answer.message)
    assert "coins" not in plain(answer.text).split("\n")[0]
    assert "failed: you do not have the coins it needs" in council.read(council.whisper(0))


def filled(form: Answer) -> list[Any]:
    """What stands in the fields of a form as it is opened."""
    assert form.form is not None
    rows: list[Any] = []
    for label in form.form["components"]:
        field = label["component"]
        if "options" in field:
            rows.append([one["value"] for one in field["options"] if one.get("default")])
        else:
            rows.append(field.get("value") or "")
    return rows
