"""What is secret moves no clock: deadlines and what stands beside them lie unboxed in the database."""

from pathlib import Path

from engine.games.houses.clauses import Pay, Promise
from engine.games.houses.moves import Cast, OfferDeal
from engine.kernel.table.absence import SetOrders
from tests.engine.match.test_turns import YES, at_the_vote
from tests.engine.service import USERS, Clock, begun, entropy, service


async def test_standing_orders_change_no_moment(tmp_path: Path) -> None:
    """HO-R37: with orders and without, every row comes at the same time, the turn at which they play too."""
    clocks = []
    for number, orders in enumerate((True, False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with service(folder, Clock(), entropy()) as (matches, _):
            match = await begun(matches)
            if orders:
                await matches.act_at_table(match, USERS[1], SetOrders(YES))
            clocks.append((await at_the_vote(matches, match)).timers)

    assert any(key.kind == "turn" for key in clocks[0])
    assert clocks[0] == clocks[1]


async def test_an_offer_that_two_know_of_puts_no_vote_off(tmp_path: Path) -> None:
    """HO-R18, HO-R27: in the last minutes of an open vote a ballot does, before everybody."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches, ballots="open")
        live = await at_the_vote(matches, match)
        clock.pass_by(hours=23, minutes=59)
        before = live.timers
        await matches.act(match, USERS[0], OfferDeal(1, (Pay(1),), (Promise("a song"),)))
        offered = live.timers
        await matches.act(match, USERS[0], Cast("yes", 1))

    assert before == offered
    assert before != live.timers
