"""Every kind of what apprentices and characters can do, each on a table of its own."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from engine.games.architects import kinds
from engine.games.architects.chapters import Action
from engine.games.architects.chapters.apprentices import Hire
from engine.games.architects.chapters.guardhouse import Guardhouse
from engine.games.architects.chapters.guildhall import Advance, Build
from engine.games.architects.chapters.places import Storehouse, Work
from engine.games.architects.facts import BOARDS, CREW
from engine.games.architects.names import Character
from engine.games.architects.state import hand
from tests.engine.games.architects.board import Board, table


def crew(*cards: str, **own: Any) -> Board:
    """A table of seats whose first has these apprentices."""
    return table(2, {0: {"crew": list(cards), **own}}, {"promo_cards": "on"})


SMALL, LARGE_SPACE = Work("black_market_small"), Work("black_market_large")
RESET = {"black_market_small": 1, "black_market_middle": 1}


def reset(*cards: str, **own: Any) -> Board:
    """What a reset brings to who has these apprentices, and pays three silver for it."""
    board = table(
        2, {0: {"crew": list(cards), **own}, 1: {"goods": {"silver": 3}}}, {"promo_cards": "on"}, market=RESET
    )
    return board.turn(1).act(1, Work("black_market_large"))


LARGE = {"marble": 2, "stone": 1, "wood": 1}
ABILITIES: dict[type, Callable[[], tuple[Any, Any]]] = {
    kinds.Gains: lambda: (crew("woodcutter_1").act(0, Work("forest")).goods(0), {"wood": 2}),
    kinds.GainsIfFree: lambda: (
        (reset("squire_1").goods(0), reset("squire_1", prison=1).goods(0)),
        ({"gold": 1}, {}),
    ),
    kinds.Trades: lambda: (
        crew("patron_4", goods={"wood": 1}).act(0, Storehouse(("patron_4",))).state.players[0].virtue,
        8,
    ),
    kinds.Discount: lambda: (
        crew("trickster", goods={"silver": 2}).act(0, Work("black_market_large")).goods(0),
        LARGE,
    ),
    kinds.Releases: lambda: (reset("gatekeeper", prison=3).state.players[0].prison, 1),
    kinds.Spotless: lambda: (
        crew("illusionist", goods={"silver": 1}).act(0, SMALL).state.players[0].virtue,
        7,
    ),
    kinds.Softened: lambda: (crew("thief").act(0, Work("tax_stand")).state.players[0].virtue, 6),
    kinds.ExtraAction: lambda: (
        crew("overseer", "patron_4", goods={"wood": 2}).why_not(0, Storehouse(("patron_4",) * 2)),
        "allowed",
    ),
}


@pytest.mark.parametrize("kind", ABILITIES)
def test_an_apprentice_of_each_kind_does_what_it_says(kind: type) -> None:
    """AW-APP-7, AW-APP-8: at its trigger."""
    found, wanted = ABILITIES[kind]()

    assert wanted == found


def test_promo_apprentices_act_at_their_triggers() -> None:
    """AW-VAR-1, AW-APP-7: gold for imprisoning, silver at a reset."""
    board = crew("enforcer", held={"1": 2}).act(0, Guardhouse(("imprison",)))

    assert {"silver": 2, "gold": 1} == board.goods(0)
    assert {"silver": 2} == reset("peddler").goods(0)


def test_every_kind_of_ability_and_power_has_its_test() -> None:
    """As for buildings."""
    used = {type(row.ability) for row in CREW.values() if row.ability is not None}

    assert used == set(get_args(kinds.AnyAbility)) == set(ABILITIES)
    assert {type(row.power) for row in BOARDS.values()} == set(get_args(kinds.AnyPower)) == set(POWERS)


def played(character: Character, action: Action, market: Any = None, **own: Any) -> Board:
    """The table after a move of a character."""
    rest = {} if market is None else {"market": market}
    return table(2, {0: {"character": character, **own}}, **rest).act(0, action)


WELL: dict[str, Any] = {"goods": {"wood": 2, "stone": 2}, "hand": ["well"]}
BOTH = {"goods": {"wood": 2, "stone": 2, "gold": 1, "marble": 2}, "crew": ["labourer"], "hand": ["factory"]}

POWERS: dict[type, Callable[[], tuple[Any, Any]]] = {
    kinds.TaxIgnored: lambda: (
        played("ada", Hire("jeweller_1"), goods={"silver": 4}).goods(0),
        {"silver": 1},
    ),
    kinds.MarketDraw: lambda: (len(hand(played("caroline", SMALL, goods={"silver": 1}).state, 0)), 1),
    kinds.NoDiscard: lambda: (
        hand(played("frederick", Advance(), goods={"gold": 1}, hand=["well"]).state, 0)[:1],
        ("well",),
    ),
    kinds.Hirer: lambda: (played("rudolf", Hire("jeweller_1"), goods={"silver": 3}).goods(0), {}),
    kinds.GoldIsMarble: lambda: (played("therese", Build("factory"), **BOTH).goods(0), {"marble": 2}),
    kinds.BuildDiscount: lambda: (
        played("lothaire", Build("well", "wood"), **WELL).goods(0),
        {"wood": 1, "clay": 4},
    ),
    kinds.AvoidDebt: lambda: (played("hugo", Work("tax_stand"), virtue=0).state.players[0].unpaid, 0),
    kinds.ConstructDraw: lambda: (len(hand(played("clovis", Build("well"), **WELL).state, 0)), 1),
    kinds.ResetRelease: lambda: (
        played("fara", LARGE_SPACE, goods={"silver": 3}, prison=4, market=RESET).state.players[0].prison,
        4,
    ),
    kinds.ImprisonBonus: lambda: (
        played("bertha", Guardhouse(("imprison",)), held={"1": 2}).goods(0),
        {"silver": 4},
    ),
}


@pytest.mark.parametrize("kind", POWERS)
def test_a_character_of_each_kind_does_what_it_says(kind: type) -> None:
    """AW-CHAR-5, AW-CHAR-6, AW-CHAR-7, AW-CHAR-8, AW-CHAR-9, AW-VAR-1: its power, in its numbers."""
    found, wanted = POWERS[kind]()

    assert wanted == found


def test_a_saved_good_is_named_where_two_could_be() -> None:
    """AW-VAR-1: Lothaire spares wood or stone of a building, and one of a mixed price."""
    board = table(2, {0: {"character": "lothaire", "goods": {"wood": 2, "stone": 2}, "hand": ["well"]}})

    assert "spare_wrong" == board.why_not(0, Build("well"))
    assert {"clay": 4, "stone": 1} == board.act(0, Build("well", "stone")).goods(0)
    level = table(2, {0: {"character": "lothaire", "level": 1, "goods": {"wood": 3}, "hand": ["well"]}})
    assert 2 == level.act(0, Advance(3, "well")).state.players[0].level


def test_who_can_not_pay_takes_the_debt() -> None:
    """AW-VAR-1: Hugo pays two silver for each debt as long as he has them."""
    board = table(2, {0: {"character": "hugo", "virtue": 0, "crew": ["thief"]}}, pool=1)
    told = board.act(0, Work("tax_stand"))

    assert (1, {"silver": 1}) == (told.state.players[0].unpaid, told.goods(0))
