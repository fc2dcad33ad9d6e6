"""What a sealed vote costs: a reader's view is made once for an entry, a seat's offers at most twice."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.games import houses
from engine.kernel.game import AnyGame
from engine.kernel.seats import Viewer
from tests.bot.council_world import content, in_session, making

VIEWS: Counter[tuple[int, Viewer]] = Counter()
OFFERS: Counter[tuple[int, Viewer]] = Counter()
"""How often each was made, by the state it was made from and its reader."""


def counted(game: AnyGame) -> AnyGame:
    """The game, every view and every listing of offers counted."""

    def view(state: Any, viewer: Viewer) -> Any:
        VIEWS[hash(repr(state)), viewer] += 1
        return game.view(state, viewer)

    def offers(state: Any, seat: int, begun: Any) -> tuple[Any, ...]:
        OFFERS[hash(repr(state)), seat] += 1
        return game.offers(state, seat, begun)

    return replace(game, view=view, offers=offers)


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path, counted(houses.game(content()[0])))


async def test_a_sealed_vote_makes_each_view_once_and_offers_at_most_twice(
    driver: Driver, world: World
) -> None:
    """Click, page, form, commit, answer, private panel, messages and the board."""
    council = await in_session(world, driver)
    VIEWS.clear()
    OFFERS.clear()
    await council.cast(0, "yes", 3, seal=True)
    await world.settle()

    assert {1} == set(VIEWS.values())
    assert max(OFFERS.values()) <= 2
