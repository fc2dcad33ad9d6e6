"""The black market, its reset, virtue and debts (AW-BM, AW-RESET, AW-VIRT, AW-DEBT)."""

from typing import Any

import pytest

from engine.games.architects.chapter import Outcome
from engine.games.architects.chapters import FOLDS
from engine.games.architects.chapters.apprentices import Plans
from engine.games.architects.chapters.goods import change_virtue, destroy_debts, give, take_debts
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.market import space_refusal, turn_market_card
from engine.games.architects.chapters.places import Work
from engine.games.architects.chapters.scoring import score
from engine.games.architects.facts import TABLE
from engine.games.architects.names import Buildings
from engine.games.architects.state import Under, hand
from engine.kernel.sealed import Sealed, seal
from tests.engine.games.architects.board import DICE, Board, table


def names(board: Board) -> list[str]:
    """What has happened, by its kind."""
    return [type(event).__name__ for event in board.events]


def test_silver_comes_before_virtue_goods_helpers_and_the_reset() -> None:
    """AW-BM-6: and Caroline's card before the reset."""
    players = {0: {"character": "caroline", "crew": ["swindler_1"], "goods": {"silver": 3}}}
    board = table(
        2,
        players,
        rows=(("thief",), ("miner_1",)),
        market={"black_market_small": 1, "black_market_middle": 1},
    )
    told = names(board.act(0, Work("black_market_large")))

    assert ["WorkerPlaced", "GoodsPaid", "VirtueChanged", "GoodsGained"] == told[:4]
    assert told.index("BuildingsDrawn") < told.index("MarketReset")
    gained = [
        event.good
        for event in board.act(0, Work("black_market_large")).events
        if type(event).__name__ == "GoodsGained"
    ]
    assert "clay" == gained[-1]


def test_an_illusionist_opens_no_door() -> None:
    """AW-AMB-27: at virtue ten the market stays closed."""
    board = table(2, {0: {"crew": ["illusionist"], "virtue": 10, "goods": {"silver": 9}}})

    closed = space_refusal(board.state, 0, "black_market_small")
    assert closed is not None
    assert "too_virtuous" == closed.code
    assert space_refusal(board.player(0, virtue=9).state, 0, "black_market_small") is None


def test_an_empty_pile_is_made_of_the_large_stack() -> None:
    """AW-AMB-10: nothing is turned onto the large space, which shows its printed goods again."""
    board = table(2, small=None, large=["market_02", "market_03", "market_04"], market_fresh=[])
    state = turn_market_card(Outcome(board.state, DICE, FOLDS)).state

    assert () == state.large
    assert {"market_02", "market_03", "market_04"} == {state.small, *state.market_fresh}


def test_the_large_space_gives_what_the_card_on_top_shows() -> None:
    """AW-BM-4: earlier cards lie under it; who pays three silver gets what everybody sees."""
    board = table(2, {0: {"goods": {"silver": 3}}}, large=["market_02", "market_03"])

    assert {"marble": 2, "stone": 2} == board.act(0, Work("black_market_large")).goods(0)


def test_the_last_small_card_leaves_the_printed_goods() -> None:
    """AW-RESET-3: it is turned over, and none shows."""
    state = turn_market_card(Outcome(table(2, small="market_02", market_fresh=[]).state, DICE, FOLDS)).state

    assert (None, ("market_02",)) == (state.small, state.large)


def test_an_empty_prison_costs_nobody_a_debt() -> None:
    """AW-AMB-11: a reset from the guildhall with nobody on the market."""
    board = table(2, {0: {"hand": ["well"], "goods": {"wood": 2, "stone": 2}}}, guildhall=[0, 1] * 3)
    told = board.act(0, Build("well"))

    assert "MarketReset" in names(told)
    assert [0, 0] == [one.unpaid for one in told.state.players]


def test_a_gatekeeper_never_asks() -> None:
    """AW-AMB-12: as many as possible, before the Squire, and nobody out of turn is asked."""
    players: dict[int, Any] = {
        0: {"goods": {"silver": 9}},
        1: {"crew": ["squire_1", "gatekeeper"], "prison": 1},
    }
    board = table(2, players, market={"black_market_small": 0, "black_market_middle": 0})
    told = board.act(0, Work("black_market_large"))

    assert {"gold": 1} == told.goods(1)
    assert 0 == told.state.players[1].prison


@pytest.mark.parametrize(
    ("value", "points"),
    [
        (0, -9),
        (1, -8),
        (2, -7),
        (3, -5),
        (4, -3),
        (5, -1),
        (6, 0),
        (9, 0),
        (10, 1),
        (11, 2),
        (12, 3),
        (13, 5),
        (14, 7),
    ],
)
def test_the_track_is_worth_what_is_printed(value: int, points: int) -> None:
    """AW-VIRT-1: point by point, from 0 to 14."""
    assert points == TABLE.virtue[value].points
    assert points == score(table(2, {0: {"virtue": value}}).state, 0).total


def test_virtue_is_clamped_and_debts_come_and_go_beyond_it() -> None:
    """AW-AMB-03, AW-VIRT-1: destroyed debts are gone by themselves, one a point, and bring nothing."""
    told = Outcome(
        table(2, {0: {"virtue": 13, "unpaid": 5, "crew": ["debt_collector_1"]}}).state, DICE, FOLDS
    )
    up = change_virtue(told, 0, 4).player(0)
    down = change_virtue(told, 0, -15).player(0)

    assert (14, 2, 0, 0) == (up.virtue, up.unpaid, up.paid, up.goods[0])
    assert (0, 7) == (down.virtue, down.unpaid)
    assert 0 == destroy_debts(told, 0, 9).player(0).unpaid


def test_debts_have_no_limit() -> None:
    """AW-DEBT-2, AW-AMB-07: more than the twenty-two cards of the box."""
    assert 30 == take_debts(Outcome(table(2).state, DICE, FOLDS), 0, 30).player(0).unpaid


def test_gifts_are_goods_virtue_and_buildings() -> None:
    """AW-CATH-3: a reward may be any of them."""
    told = give(Outcome(table(2).state, DICE, FOLDS), 0, (("virtue", 1), ("wood", 2), ("buildings", 2)))

    assert (8, 2, 2) == (told.player(0).virtue, told.player(0).goods[1], len(told.player(0).hand.value or ()))


@pytest.mark.parametrize(("fresh", "under"), [(0, 0), (0, 1), (1, 2), (2, 2), (5, 2)])
def test_a_short_deck_gives_what_it_has(fresh: int, under: int) -> None:
    """AW-HAND-2: cards under it come last and in their order, and nothing is shuffled."""
    left: Buildings = ("well", "keep", "church", "smithy", "palace")
    below: Buildings = ("castle", "chapel")
    board = table(2, {0: {"spots": {"workshop": 5}}}).changed(
        fresh=Sealed(left[:fresh], ()), under=tuple(Under(seal(one, 1)) for one in below[:under])
    )
    if not fresh + under:
        assert "deck_empty" == board.why_not(0, Plans())
        return
    drawn = hand(board.act(0, Plans()).state, 0)
    wanted = min(4, fresh + under)
    assert set(drawn[: min(fresh, 4)]) <= set(left[:fresh])
    assert below[: wanted - min(fresh, 4)] == drawn[min(fresh, 4) :]
