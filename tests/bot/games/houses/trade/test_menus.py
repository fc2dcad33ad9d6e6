"""The menus of a deal that is built: each short, and together they leave nothing out (HO-R23)."""

from collections.abc import Iterator
from itertools import product

import pytest

from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import building
from bot.games.houses.trade.building import BuildState
from bot.games.houses.trade.clauses import ACTS, BALLOTS, BY_KIND, NUMBERED, THINGS, Gift
from bot.games.houses.trade.drafts import SIDES, Draft, Share, encode
from bot.languages import Language
from bot.render.limits import OPTIONS
from bot.render.panel import Choice
from engine.games.houses.deals.offers import CLAUSES
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene

__all__ = ["languages"]

EVERY = {(word, ahead) for word in THINGS for ahead in range(3 if word in ACTS else 1)}
SHORT = 14
"""Options of the longest menu there is: eight kinds, and three things that can be taken out."""


def speaking(stage: str, language: Language, **options: object) -> Presenter:
    """Who builds a deal at this stage."""
    found = (one for one in campaign(5, **options) if one.match_state.state.stage == stage)
    return Presenter(renderer().scene_for(scene(next(found), language), 0))


def drafts() -> Iterator[Draft]:
    """One thing, and as many as a side takes; with large numbers."""
    few = [Share((Gift(word, ahead, 40),)) for word, ahead in sorted(EVERY)]
    many = Share(tuple(Gift(word, 0, 999) for word in THINGS[:CLAUSES]))
    yield from (Draft(1, one, many) for one in few)
    yield from (Draft(1, many, one) for one in few)


@languages
@pytest.mark.parametrize("purses", ["public", "hidden"])
def test_no_menu_is_long(language: Language, purses: str) -> None:
    """Whatever was chosen, and at whatever number one stands; Discord takes 25 options."""
    presenter, seen = speaking("vote", language, purses=purses), 0
    for draft, side, kind, first in product(drafts(), SIDES, ("", *BY_KIND), (1, 11, 991)):
        if kind and first > 1:
            continue
        built = BuildState(draft, encode(draft, 1), "", lambda _: True, side, kind, first)
        for menu in building.menus(presenter, built):
            seen += 1
            assert 1 <= len(menu.options) <= SHORT < OPTIONS
            assert len(menu.options) == len({one.value for one in menu.options})

    assert seen > 1000


@pytest.mark.parametrize("stage", ["vote", "decide"])
def test_every_thing_is_reached_by_its_kind(stage: str) -> None:
    """HO-R21, HO-R24: each word in each phase that the rules know, and once the vote is counted no ballot."""
    presenter, bare = speaking(stage, "en"), Draft(1, Share(), Share())
    left = {(word, ahead) for word, ahead in EVERY if not (stage == "decide" and word in BALLOTS)}
    for side in SIDES:
        kinds = next(one for one in kind_menus(presenter, bare) if f":{side}:" in one.custom_id)
        found = [
            one
            for kind in (option.value for option in kinds.options)
            for one in building.variants(presenter, bare, lambda _: True, side, kind)
        ]

        assert {f"{word}.{ahead}" for word, ahead in left} == set(found)
        assert len(left) == len(found)


def kind_menus(presenter: Presenter, draft: Draft) -> list[Choice]:
    """What a step shows when nothing was touched."""
    panel = building.builder_page(presenter, 0, BuildState(draft, encode(draft, 1), "", lambda _: True))
    return [one for one in panel.blocks if isinstance(one, Choice)]


def test_every_number_of_a_purse_is_reached() -> None:
    """From the first menu by "More" to what the partner shows, and back."""
    presenter = speaking("vote", "en", purses="hidden")
    for word in sorted(NUMBERED):
        draft, first, found = Draft(1, Share(), Share((Gift(word),))), 1, set[int]()
        while first:
            built = BuildState(draft, encode(draft, 1), "", lambda _: True, "t", "", first)
            values = [one.value for one in next(building.menus(presenter, built)).options]
            found |= {int(one) for one in values if not one.startswith(building.FURTHER)}
            ways = [
                int(one.removeprefix(building.FURTHER)) for one in values if one.startswith(building.FURTHER)
            ]
            first = next((one for one in ways if one > first), 0)

        assert set(range(1, 1000)) == found
