"""A deal that is pressed in one phase and waits for the match is not made in the next (HO-R21, HO-R25)."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.world import World
from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.moves import Cast, OfferDeal
from engine.match import steps
from engine.match.live import LiveMatch
from tests.bot.council_world import Council, in_session, plain
from tests.bot.games.houses.trade.test_deal_clicks import written

OLD = "from an earlier moment"


async def waiting_for(live: LiveMatch, press: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
    """A press at a match that is held, as soon as all that is left of it waits for the lock."""
    answer = asyncio.create_task(press)
    for _ in range(5000):
        if live.lock._waiters:  # type: ignore[attr-defined]
            return answer
        await asyncio.sleep(0.001)
    raise AssertionError("the press never came to the lock")


async def pressed_before_the_count(council: Council, press: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer to a press that waits for the match while the last ballots of the phase are kept."""
    async with council.bot.matches.locked(council.match) as live:
        answer = await waiting_for(live, press)
        for seat in range(len(council.seats)):
            side = "yes" if seat == 0 else "gather"
            cast = Cast(side, 1 if seat == 0 else 0, seat == 0)
            player = live.table.chairs[seat].player
            await council.bot.matches.keep(live, steps.move_step(live.match_state, seat, player, cast))
    return await answer


async def test_an_offer_that_waits_for_the_last_ballot_is_not_made_in_the_next_phase(
    driver: Driver, world: World
) -> None:
    """What is offered for the open vote would be about one that nobody has seen."""
    council = await in_session(world, driver)
    preview = await written(council, 1, 0, mine=["pay.0"], coins="1", theirs=["vote-yes.0"], power="1")
    assert preview.message is not None
    phase = council.state.phase.number
    answer = await pressed_before_the_count(council, driver.click(council.seats[1], preview.message, "Send"))

    assert phase < council.state.phase.number
    assert OLD in plain(answer.text)
    assert () == council.state.deals


async def test_an_offer_by_command_that_waits_for_the_last_ballot_is_not_made_either(
    driver: Driver, world: World
) -> None:
    """Nor by /trade."""
    council = await in_session(world, driver)
    press = driver.command(council.seats[1], "trade", partner="0", i_pay=1, they_do="vote-yes", they_power=1)
    answer = await pressed_before_the_count(council, press)

    assert OLD in plain(answer.text)
    assert () == council.state.deals


async def test_what_moves_on_in_the_same_phase_is_kept(driver: Driver, world: World) -> None:
    """Another's ballot in between is no reason to refuse an offer, nor to refuse a yes to one."""
    council = await in_session(world, driver)
    matches = council.bot.matches
    await matches.act(council.match, council.seats[0].id, OfferDeal(1, (Pay(1),), (Promise("be kind"),)))
    press = driver.command(council.seats[1], "deals", answer="confirm:0-1-1")
    async with matches.locked(council.match) as live:
        answer = await waiting_for(live, press)
        await matches.keep(
            live, steps.move_step(live.match_state, 2, live.table.chairs[2].player, Cast("gather"))
        )
    await answer

    assert [deal.bound for deal in council.state.deals] == [True]
