"""Deals after a take-back: another offer may have the number of one before (HO-R25, peers.md 15)."""

from typing import Any

from bot.controls.ids import handle
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post
from bot.sandbox.world import World
from bot.ui.seat_controls import SeatControls
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, OfferDeal
from engine.kernel.table.motions import Agree, Propose
from engine.kernel.table.state import TakeBack
from tests.bot.council_world import Council, in_session, plain
from tests.bot.games.houses.trade.test_deal_clicks import written

FIRST = OfferDeal(1, (Pay(1),), (Promise("be kind"),))
OTHER = OfferDeal(1, (Promise("nothing"),), (Pay(5),))
OLD = "from an earlier moment"


async def offer(council: Council, action: OfferDeal) -> Post:
    """The first seat's offer to the second, who is written to."""
    await council.bot.matches.act(council.match, council.seats[0].id, action)
    await council.bot.after_move(council.match)
    await council.world.advance(1)
    return council.whisper(1)


async def take_back(council: Council) -> None:
    """The first seat's last move is taken back, by leave of the table."""
    matches, seats = council.bot.matches, council.seats
    await matches.act_at_table(council.match, seats[0].id, Propose(TakeBack()))
    for one in seats[1:]:
        await matches.act_at_table(council.match, one.id, Agree(council.live.table.motioned))


async def decline_offer_of_second_seat(council: Council) -> None:
    """The second seat is written to: a later offer comes in a new letter, and the old one stays as it is."""
    matches, seats = council.bot.matches, council.seats
    await matches.act(council.match, seats[1].id, OfferDeal(2, (Pay(1),), (Promise("be kind"),)))
    await matches.act(council.match, seats[2].id, DeclineDeal("1-2-1"))
    await council.bot.after_move(council.match)
    await council.world.advance(1)


async def test_an_old_letter_answers_no_other_offer_of_the_same_number(driver: Driver, world: World) -> None:
    """Who presses Confirm is bound to what was read above the button, or to nothing."""
    council = await in_session(world, driver)
    letter = await offer(council, FIRST)
    await take_back(council)
    await decline_offer_of_second_seat(council)
    newer = await offer(council, OTHER)

    assert letter.id != newer.id
    assert [deal.id for deal in council.state.deals] == ["0-1-1"]
    for button in ("Confirm", "Decline"):
        assert OLD in await council.refused(1, letter, button)
    await driver.click(council.seats[1], newer, "Confirm")
    assert [(deal.bound, deal.mine) for deal in council.state.deals] == [(True, OTHER.mine)]


async def test_the_same_offer_made_again_is_still_answered_by_its_first_letter(
    driver: Driver, world: World
) -> None:
    """Its terms are those that were read."""
    council = await in_session(world, driver)
    letter = await offer(council, FIRST)
    await take_back(council)
    await offer(council, FIRST)
    await driver.click(council.seats[1], letter, "Confirm")

    assert [deal.bound for deal in council.state.deals] == [True]


async def test_an_answer_typed_before_a_take_back_is_for_no_other_offer(driver: Driver, world: World) -> None:
    """/deals: a suggestion is good for the terms that it was made for."""
    council = await in_session(world, driver)
    await offer(council, FIRST)
    (early, *_) = await suggested(council)
    await take_back(council)
    await offer(council, OTHER)
    before, (late, *_) = council.state, await suggested(council)
    refused = await driver.command(council.seats[1], "deals", answer=early)

    assert "not one of the choices" in plain(refused.text)
    assert before is council.state
    await driver.command(council.seats[1], "deals", answer=late)
    assert [deal.bound for deal in council.state.deals] == [True]


async def test_an_offer_that_was_taken_back_can_be_sent_again(driver: Driver, world: World) -> None:
    """The same words once more are another offer; a second press of Send still sends nothing."""
    council = await in_session(world, driver)
    terms: dict[str, Any] = {"mine": ["pay.0"], "coins": "2", "theirs": ["vote-no.0"], "power": "5"}
    first, *again = [(await written(council, 0, 1, **terms)).message for _ in range(3)]
    assert first is not None
    await driver.click(council.seats[0], first, "Send")
    await take_back(council)
    before = council.state.deals
    for preview in again:
        assert preview is not None
        await driver.click(council.seats[0], preview, "Send")

    assert () == before
    assert [deal.id for deal in council.state.deals] == ["0-1-1"]


async def test_a_letter_of_before_terms_were_signed_answers_until_a_number_can_have_come_back(
    driver: Driver, world: World
) -> None:
    """An upgrade takes no button away, but for what may be another deal by now."""
    council, confirm = await in_session(world, driver), ConfirmDeal("0-1-1")
    await offer(council, FIRST)
    before = controls(council)
    unsigned = handle(council.live.match_state.master, f"1 {before.moment}", confirm)
    await take_back(council)
    await offer(council, FIRST)

    assert before.find(unsigned) == confirm
    assert controls(council).find(unsigned) is None


def controls(council: Council) -> SeatControls:
    """What the second seat may do now."""
    scene = council.bot.scene(council.live, "en")
    found: SeatControls = council.bot.parts.renderers["houses"].controls(scene, 1)  # type: ignore[attr-defined]
    return found


async def suggested(council: Council) -> list[Any]:
    """What the second seat is offered while it types the answer of /deals."""
    return await council.driver.suggestions(council.seats[1], "deals", "answer", "")
