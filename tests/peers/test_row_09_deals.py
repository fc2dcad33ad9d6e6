"""Row 9: trades on trust. Here a deal binds, coins wait in escrow, and both read the same sentence."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.kernel.sealed import open_sealed
from tests.bot.council_world import Council, in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def coins(council: Council) -> list[int]:
    """What each house has now, escrow not among it."""
    return [open_sealed(one.purse).coins for one in council.state.characters]


async def agreed(council: Council, **fields: Any) -> tuple[str, str]:
    """A deal of seats 0 and 1, from the form to the other's confirmation: the sentence that each has read."""
    form = await council.trade_form(0)
    empty: dict[str, Any] = {"mine": [], "theirs": [], "coins": "", "power": ""}
    preview = await council.driver.submit(council.seats[0], form, partner=["1"], **{**empty, **fields})
    assert preview.message is not None
    mine = council.read(preview.message)
    await council.driver.click(council.seats[0], preview.message, "Send")
    theirs = council.read(council.whisper(1))
    await council.driver.click(council.seats[1], council.whisper(1), "Confirm")
    return mine, theirs


async def test_a_bought_vote_is_cast_and_paid_for_at_the_count(driver: Driver, world: World) -> None:
    """Row 9: both read what both owe; the coins are set aside at once and paid when the vote was cast so."""
    council = await in_session(world, driver)
    mine, theirs = await agreed(council, mine=["reward.0"], coins="4", theirs=["vote-no.0"], power="3")
    held = coins(council)
    other = await driver.command(council.seats[1], "vote", ballot="yes", power=3)
    await driver.command(council.seats[1], "vote", ballot="no", power=3, seal=True)
    await driver.command(council.seats[0], "vote", ballot="gather")
    await driver.command(council.seats[2], "vote", ballot="gather")

    assert (
        "you will pay 4 coins, held until it is done by House Peyvandian1, and House Peyvandian1 will" in mine
    )
    assert "House Peyvandian0 will pay 4 coins, held until it is done by you, and you will vote no" in theirs
    assert [6, 10, 10] == held
    assert "You are bound to something else by the deal of Peyvandian0 and Peyvandian1" in plain(other.text)
    assert [7, 14, 11] == coins(council)


async def test_who_stays_silent_keeps_a_binding_deal_all_the_same(driver: Driver, world: World) -> None:
    """Row 9, HO-R26: at the deadline the promised ballot is cast for the house that is away."""
    council = await in_session(world, driver)
    await agreed(council, mine=["pay.0"], coins="2", theirs=["vote-no.0"], power="3")
    await driver.command(council.seats[0], "vote", ballot="gather")
    await driver.command(council.seats[2], "vote", ballot="gather")
    before = await council.bot.matches.next_due()
    assert before is not None
    while council.state.phase.number == 1:
        due = await council.bot.matches.next_due()
        assert due is not None
        await world.advance(max(1.0, (due - council.bot.waiting.now()).total_seconds()))
    count = next(post for post in driver.channel() if "The count" in council.read(post))

    assert "House Peyvandian1: no with 3 power" in council.read(count)


async def test_escrow_goes_back_when_nothing_came_of_the_promise(driver: Driver, world: World) -> None:
    """Row 9, HO-R24: the maker of a signature that never led is free, and its price returns."""
    council = await in_session(world, driver)
    await agreed(council, mine=["reward.0"], coins="5", theirs=["sign-positive.0"])
    held = coins(council)
    await driver.command(council.seats[1], "vote", ballot="gather")
    await driver.command(council.seats[2], "vote", ballot="gather")
    await driver.command(council.seats[0], "vote", ballot="yes", power=2, seal=True)

    assert [5, 10, 10] == held
    assert [10, 11, 11] == coins(council)


async def test_nobody_spends_the_same_coins_twice(driver: Driver, world: World) -> None:
    """Row 9, HO-R28: what lies in escrow is neither's until it is settled."""
    council = await in_session(world, driver)
    await agreed(council, mine=["reward.0"], coins="8", theirs=["gather.0"])
    answer = await driver.command(council.seats[0], "trade", partner="2", i_pay=3, they_do="gather")

    assert "You have 2 coins and this deal needs 3" in plain(answer.text)
