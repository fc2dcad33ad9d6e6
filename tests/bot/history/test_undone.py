"""The annals tell no more of what was taken back."""

from pathlib import Path

import pytest

from bot.games.houses.history.items import notes
from bot.history.notes import HistoryKeeper
from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.games.houses import events as e
from engine.games.houses.clauses import Abstain, Pay
from engine.games.houses.moves import OfferDeal
from engine.kernel.table.motions import Agree, Propose
from engine.kernel.table.state import TakeBack
from tests.bot.council_world import Council, in_session, making
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def offers(keeper: HistoryKeeper, council: Council) -> int:
    """How many offers the annals know of."""
    notes = (await keeper.of(council.match)).notes
    return sum(isinstance(event, e.DealOffered) for note in notes for event in note.events)


async def test_an_offer_that_was_taken_back_by_leave_of_the_table_is_not_in_the_annals(
    world: World, driver: Driver
) -> None:
    """peers.md 15 and 3: annals that were read before are folded anew, and so are those that were not."""
    council = await in_session(world, driver)
    matches, early = council.bot.matches, HistoryKeeper(council.bot.matches, {"houses": notes})
    await matches.act(council.match, council.seats[0].id, OfferDeal(1, (Pay(1),), (Abstain("gather"),)))
    before = await offers(early, council)
    await matches.act_at_table(council.match, council.seats[0].id, Propose(TakeBack()))
    for seat in (1, 2):
        await matches.act_at_table(council.match, council.seats[seat].id, Agree(1))

    assert 1 == before
    assert 0 == await offers(early, council)
    assert 0 == await offers(HistoryKeeper(matches, {"houses": notes}), council)
