"""Row 8: double clicks and two clicks at once lose or double a vote."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.clauses import Pay
from engine.games.houses.moves import AddPower, Ballot, Cast, OfferDeal
from engine.kernel.refused import Refused
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import Council, in_session, making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def moves(council: Council, seat: int) -> list[Any]:
    """What this seat has done, in order, as the log has it."""
    return [one.action for one in await council.bot.matches.entries(council.match) if one.seat == seat]


async def drafted(council: Council, power: str = "3") -> Answer:
    """The preview of a deal, ready to be sent."""
    form = await council.trade_form(0)
    return await council.driver.submit(
        council.seats[0],
        form,
        partner=["1"],
        mine=["pay.0"],
        coins="2",
        theirs=["vote-no.0"],
        power=power,
    )


async def test_a_button_that_is_pressed_twice_votes_once(driver: Driver, world: World) -> None:
    """Row 8: the second press is told kindly that the ballot is sealed, and nothing has changed."""
    council = await in_session(world, driver)
    letter = council.whisper(0)
    await driver.click(council.seats[0], letter, "Gather")
    refusal = await council.refused(0, letter, "Gather")

    assert "Your ballot is sealed" in refusal
    assert 1 == (await moves(council, 0)).count(Cast("gather"))
    assert 11 == open_sealed(council.state.characters[0].purse).coins


async def test_two_different_ballots_at_once_leave_the_first_and_refuse_the_other(
    driver: Driver, world: World
) -> None:
    """Row 8: one lock a match; whichever comes second finds the ballot cast."""
    council = await in_session(world, driver)
    matches, user = council.bot.matches, council.seats[0].id
    asked = [
        matches.act(council.match, user, action, wait="g1.p1.vote.0", interaction=900 + spot)
        for spot, action in enumerate((Cast("yes", 2), Cast("no", 3), Cast("gather")))
    ]
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert 2 == sum(isinstance(one, Refused) and one.why.code == "already_cast" for one in answers)
    assert Ballot("yes", 2) == open_sealed(council.state.phase.slips[0].ballot)
    assert 1 == sum(isinstance(one, Cast) for one in await moves(council, 0))


async def test_adding_power_twice_adds_it_once(driver: Driver, world: World) -> None:
    """Row 8: the form says how much shall lie in the ballot, not how much more."""
    council = await in_session(world, driver)
    await driver.command(council.seats[0], "vote", ballot="yes", power=3)
    panel = await driver.click(council.seats[0], council.posted(), "Vote")
    assert panel.message is not None
    forms = [await driver.click(council.seats[0], panel.message, "Add power") for _ in range(2)]
    first = await driver.submit(council.seats[0], forms[0], power="5")
    second = await driver.submit(council.seats[0], forms[1], power="5")

    assert "Your ballot: yes with 5 power" in council.read(first.message)
    assert "Power can only be added; 5 lie in your ballot" in council.read(second.message)
    assert Ballot("yes", 5) == open_sealed(council.state.phase.slips[0].ballot)
    assert 1 == (await moves(council, 0)).count(AddPower(5))


async def test_a_click_that_discord_delivers_twice_counts_once(driver: Driver, world: World) -> None:
    """Row 8: the button's interaction stands beside its move; delivered again it does nothing more."""
    council = await in_session(world, driver)
    kept = await driver.click(council.seats[1], council.whisper(1), "Gather")
    first = council.read(kept.message)
    await redelivered(council)
    again, log = council.read(kept.message), await council.bot.matches.entries(council.match)
    done = await council.bot.store.read.find_interaction(kept.result._interaction.id)

    assert done is not None
    assert Cast("gather") == log[done.seq].action
    assert first.splitlines()[0] == again.splitlines()[0]
    assert 1 == (await moves(council, 1)).count(Cast("gather"))


async def redelivered(council: Council) -> None:
    """Discord delivers the newest click once more."""
    backend = council.world.env.backend
    clicks = [payload for _, name, payload in backend.transcript if name == "INTERACTION_CREATE"]
    async with council.world.turn:
        backend.emit("INTERACTION_CREATE", clicks[-1])
        await council.world.env.settle()


async def test_a_deal_that_is_sent_twice_is_offered_once(driver: Driver, world: World) -> None:
    """Row 8: two private answers hold the same draft; the second button finds it offered."""
    council = await in_session(world, driver)
    first, second = await drafted(council), await drafted(council)
    other = await drafted(council, "4")
    sent = [await send(council, one) for one in (first, second)]
    old = await council.refused(0, shown(other), sending(other))

    assert "Your offer to House Peyvandian1 is out" in sent[0]
    assert "Already done. Nothing more was changed." in sent[1]
    assert "You have sent this house another offer since then" in old
    assert [(Pay(2),)] == [deal.mine for deal in council.state.deals]
    assert 1 == sum(isinstance(one, OfferDeal) for one in await moves(council, 0))


async def test_a_counter_offer_that_is_sent_twice_declines_once_and_offers_once(
    driver: Driver, world: World
) -> None:
    """Row 8: the offer declines what it counters, and is kept once."""
    council = await in_session(world, driver)
    await send(council, await drafted(council))
    previews = [await countered(council) for _ in range(2)]
    sent = [await send(council, one, seat=1) for one in previews]

    assert "declines the offer of House Peyvandian0" in sent[0]
    assert "Already done. Nothing more was changed." in sent[1]
    assert ["1-0-1"] == [deal.id for deal in council.state.deals]
    assert ["0-1-1"] == [one.answers for one in await moves(council, 1) if isinstance(one, OfferDeal)]


async def countered(council: Council) -> Answer:
    """The preview of a counter-offer to the offer that seat 1 has had."""
    letter = next(
        post for post in reversed(council.driver.inbox(council.seats[1])) if "Counter" in council.labels(post)
    )
    panel = await council.driver.click(council.seats[1], letter, "Counter")
    form = await council.driver.click(council.seats[1], shown(panel), "In a form")
    return await council.driver.submit(
        council.seats[1],
        form,
        partner=["0"],
        mine=["vote-no.0"],
        power="2",
        theirs=["pay.0"],
        coins="4",
    )


async def send(council: Council, preview: Answer, seat: int = 0) -> str:
    """What is read after the button that sends the draft."""
    answer = await council.driver.click(council.seats[seat], shown(preview), sending(preview))
    return council.read(answer.message)


def shown(answer: Answer) -> Post:
    """The message of an answer."""
    assert answer.message is not None
    return answer.message


def sending(preview: Answer) -> str:
    """The custom id of the button that sends the draft."""
    found = (one.custom_id for one in buttons_of(shown(preview)))
    return next(one for one in found if ":send:" in one)
