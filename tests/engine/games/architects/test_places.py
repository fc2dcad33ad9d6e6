"""Placing workers: what is open, what each place does, and what one may do there (AW-PLACE, AW-TURN)."""

from typing import Any

import pytest

from engine.games.architects.chapters.apprentices import Hire, Plans, hire_price, total_hire_price
from engine.games.architects.chapters.buildings import Dismiss
from engine.games.architects.chapters.goods import tax
from engine.games.architects.chapters.guardhouse import Guardhouse, possible_errands
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.market import Browse, Recruit
from engine.games.architects.chapters.places import Mines, Plain, Storehouse, Work
from engine.games.architects.chapters.town import Capture, TownCentre, groups
from engine.games.architects.chapters.turns import Trim
from engine.games.architects.chapters.workers import Recall
from engine.games.architects.facts import TABLE
from engine.games.architects.names import SPOTS, Errand
from engine.kernel.moves import tag
from engine.kernel.sealed import Sealed
from tests.engine.games.architects.board import GAME, ROWS, Board, away, opened, table


def offered(seat: int, board: Board) -> set[str]:
    """The tags of what a seat is offered."""
    found = GAME.offers(board.state, seat, None)
    return {tag(one) for one in found}


def test_any_number_of_workers_stand_on_open_circles() -> None:
    """AW-PLACE-1: nine locations, each for all colours."""
    board = table(2, {seat: {"spots": dict.fromkeys(SPOTS, 1)} for seat in range(2)})

    assert 9 == len(SPOTS)
    assert 2 == board.act(0, Work("forest")).state.players[0].spots[0]
    assert 18 == len(groups(board.state))


def test_a_space_of_the_black_market_holds_one_worker() -> None:
    """AW-PLACE-2: whoever stands there, until a reset."""
    board = table(2, {1: {"goods": {"silver": 9}}}).player(0, goods=(0, 0, 0, 0, 0, 9))
    taken = board.act(0, Work("black_market_small"))

    assert (0, None, None) == taken.state.market
    assert "space_taken" == taken.why_not(1, Work("black_market_small"))
    assert "capture_closed" == taken.why_not(1, TownCentre((Capture("quarry", 0),)))


def test_workers_in_guildhall_market_prison_and_on_boards_are_safe() -> None:
    """AW-PLACE-3, AW-PLACE-4, AW-TOWN-6: no group but those on open circles is ever captured."""
    players: dict[int, Any] = {0: {"prison": 3}, 1: {"held": {"0": 4}}}
    board = table(2, players, guildhall=[0, 0], market={"black_market_large": 0})

    assert () == groups(board.state)
    assert 10 == away(board.state, 0)
    assert not {"prison"} & set(Plain.__args__)  # type: ignore[attr-defined]


def test_a_place_is_closed_where_its_action_can_not_be_carried_out() -> None:
    """AW-PLACE-6, AW-WORK-1: an empty pool, no silver, nothing to build; plans as long as there is a deck."""
    board = table(2, pool=0)

    assert {"work", "mines", "storehouse", "plans", "guardhouse"} < offered(0, board)
    assert not offered(0, board) & {"hire", "recruit", "browse", "build", "advance"}
    assert "pool_empty" == board.why_not(0, Work("tax_stand"))
    empty = board.changed(fresh=Sealed((), ()))
    assert "deck_empty" == empty.why_not(0, Plans())
    assert "deck_empty" == empty.player(0, goods=(0, 0, 0, 0, 0, 9)).why_not(0, Browse())


def test_places_with_a_choice_may_be_used_for_nothing() -> None:
    """AW-AMB-13, AW-AMB-14: no trade, no errand, no capture, and no silver for one."""
    board = table(2, {1: {"spots": {"forest": 1}}})

    for action in (Storehouse(), Guardhouse(), TownCentre()):
        assert "allowed" == board.why_not(0, action)
    assert "silver_short" == board.why_not(0, TownCentre((Capture("forest", 1),)))
    low = board.player(0, virtue=3)
    assert "allowed" == low.why_not(0, TownCentre((Capture("forest", 1),)))


def test_a_turn_is_one_worker_or_a_recall_and_the_next_seat_follows() -> None:
    """AW-TURN-1, AW-TURN-5, AW-SETUP-1: nobody passes, the forest is always open, play goes round."""
    board = table(3)
    for seat in (0, 1, 2, 0):
        assert (seat,) == GAME.view(board.state, None).waiting
        board = board.act(seat, Work("forest"))
        assert "not_asked" == board.why_not(seat, Work("forest"))
    assert "still_workers" == board.why_not(1, Recall("forest"))


def test_a_turn_goes_from_costs_to_the_final_round() -> None:
    """AW-TURN-2, AW-AMB-09: goods and effects, then the reset, then the hand limit, then the next turn."""
    hand = ["drafting_room", "keep", "church", "smithy", "palace", "well", "castle"]
    board = table(
        2,
        {0: {"hand": hand, "crew": ["labourer"], "goods": {"stone": 4, "gold": 3}}},
        guildhall=[0] * 6,
        market={"black_market_small": 1},
    )
    built = board.act(0, Build("drafting_room"))
    tags = [type(event).__name__ for event in built.events]
    wanted = ["WorkerPlaced", "GoodsPaid", "Built", "BuildingsDrawn", "MarketReset", "HandExceeded"]

    assert wanted == [tag for tag in dict.fromkeys(tags) if tag in wanted]
    assert "trim" == built.state.phase
    assert 1 == built.act(0, Trim("keep")).act(0, Trim("church")).state.active


def test_a_recalled_worker_waits_for_the_next_turn_and_brings_about_nothing() -> None:
    """AW-AMB-05, AW-AMB-08: the recall is the turn."""
    board = table(2, {0: {"spots": {"quarry": 5, "forest": 15}}}, market={"black_market_small": 1})
    told = board.act(0, Recall("quarry"))

    assert ["Recalled", "TurnEnded"] == [type(event).__name__ for event in told.events]
    assert 1 == told.state.players[0].reserve
    assert "not_asked" == told.why_not(0, Work("forest"))


def test_only_who_has_nobody_on_open_circles_takes_from_prison_or_boards() -> None:
    """AW-AMB-04: and the black market keeps its worker."""
    board = table(3, {0: {"prison": 8}, 1: {"held": {"0": 1}}, 2: {"held": {"0": 2}}}, guildhall=[0] * 8)
    board = board.player(0, spots=board.state.players[0].spots, reserve=0)

    assert (Recall("prison"), Recall("captured", 1), Recall("captured", 2)) == GAME.offers(
        board.state, 0, None
    )
    standing = board.player(0, spots=(1, *(0,) * 8))
    assert (Recall("forest"),) == GAME.offers(standing.state, 0, None)


def test_an_apprentice_may_go_before_the_placement() -> None:
    """AW-TURN-6: at no price, and the turn goes on; the question stays the same."""
    board = table(2, {0: {"crew": ["thief", "miner_2"]}})
    gone = board.act(0, Dismiss("thief"))

    assert ("miner_2",) == gone.state.players[0].crew
    assert ("thief",) == gone.state.crew_under
    assert GAME.waits(board.state) == GAME.waits(gone.state)
    assert "not_your_apprentice" == gone.why_not(0, Dismiss("thief"))


@pytest.mark.parametrize(("virtue", "relief"), [(7, 0), (4, 0), (3, 1), (2, 1), (1, 2), (0, 2)])
def test_tax_is_paid_into_the_pool_and_less_at_low_virtue(virtue: int, relief: int) -> None:
    """AW-TAX-1, AW-TAX-2: hire 2, first capture 1, ransom 2, debt 3; all other silver to the supply."""
    player = table(2, {0: {"virtue": virtue}}).state.players[0]
    rows = (TABLE.hire.tax, TABLE.capture.tax, TABLE.ransom.tax, TABLE.debt.tax)

    assert (2, 1, 2, 3) == rows
    assert [max(0, one - relief) for one in rows] == [tax(player, one) for one in rows]
    hired = table(2, {0: {"virtue": virtue, "goods": {"silver": 9}}}).act(0, Hire("jeweller_1"))
    assert (4 + 2 - relief, 9 - 4 + relief) == (hired.state.pool, hired.goods(0)["silver"])


def test_silver_is_laid_where_it_is_needed_and_nowhere_else() -> None:
    """AW-AMB-24: on the first cards of the hired card's row; no more than four columns count."""
    board = table(2, {0: {"goods": {"silver": 9}, "spots": {"workshop": 1}}})
    hired = board.act(0, Hire("trader_2"))

    assert [(0, 0, 0, 0), (1, 1, 0, 0)] == [tuple(one.coins for one in row) for row in hired.state.display]
    assert [4, 4, 5, 6] == [total_hire_price(board.state.players[0], column) for column in range(4)]
    many = table(2, {0: {"spots": {"workshop": 7}}}).state.players[0]
    assert [4] * 4 == [total_hire_price(many, column) for column in range(4)]
    assert (1, 2) == hire_price(table(2, {0: {"character": "rudolf"}}).state.players[0])


def test_a_card_is_discarded_before_one_is_hired_and_the_row_refilled() -> None:
    """AW-AMB-25, AW-APP-5: with an empty deck the one that went comes back from under it, and not before."""
    crew = ["thief", "miner_2", "squire_1", "squire_2", "squire_3"]
    board = table(2, {0: {"goods": {"silver": 9}, "crew": crew}}, crew_fresh=())
    hired = board.act(0, Recruit("trader_2", "thief"))
    names = [type(event).__name__ for event in hired.events]

    assert names.index("Dismissed") < names.index("Hired") < names.index("ApprenticeShown")
    assert "thief" == hired.state.display[1][-1].card
    assert {"silver": 7} == hired.goods(0)


def test_a_row_stays_short_where_no_card_is_left() -> None:
    """AW-WORK-5: the next cards move left, and the last column is empty."""
    hired = table(2, {0: {"goods": {"silver": 9}}}, crew_fresh=()).act(0, Hire("jeweller_1"))

    assert ROWS[1][1:] == tuple(one.card for one in hired.state.display[1])


def test_own_workers_taken_back_leave_the_number_of_captures_as_it_was() -> None:
    """AW-AMB-15: the town centre empties, and the visit goes on."""
    players = {
        0: {"spots": {"town_centre": 2}, "goods": {"silver": 3}},
        1: {"spots": {"town_centre": 1, "forest": 1}},
    }
    captures = (("town_centre", 0), ("town_centre", 1), ("forest", 1))
    board = table(2, players).act(0, TownCentre(tuple(Capture(*one) for one in captures)))  # type: ignore[arg-type]

    assert (0, 2) == board.state.players[0].held
    assert 20 == board.state.players[0].reserve
    assert "capture_closed" == table(2, players).why_not(
        0, TownCentre((Capture("forest", 1), Capture("forest", 1)))
    )


def test_goods_and_debts_never_run_out() -> None:
    """AW-AMB-06, AW-AMB-07, AW-DEBT-2: more than there are pieces in the box."""
    board = table(2, {0: {"goods": {"wood": 60}, "unpaid": 40, "virtue": 0, "spots": {"forest": 9}}})
    told = board.act(0, Work("forest")).turn(0).act(0, Work("tax_stand"))

    assert (70, 42) == (told.goods(0)["wood"], told.state.players[0].unpaid)


def test_the_guardhouse_does_errands_in_any_order_and_more_than_once() -> None:
    """AW-GUARD-1: up to as many as workers stand there; each after the one before it."""
    players = {0: {"spots": {"guardhouse": 2}, "held": {"1": 3}, "unpaid": 1, "goods": {"silver": 3}}}
    board = table(2, players)

    assert "errand_closed" == board.why_not(0, Guardhouse(("pay_debt", "imprison")))
    assert "allowed" == board.why_not(0, Guardhouse(("imprison", "pay_debt")))
    assert "too_many" == board.why_not(0, Guardhouse(("release",) * 4))
    again = board.player(0, unpaid=2, goods=(0, 0, 0, 0, 0, 20)).act(0, Guardhouse(("pay_debt",) * 2))
    assert (0, 2) == (again.state.players[0].unpaid, again.state.players[0].paid)


@pytest.mark.parametrize("errand", ["imprison", "release"])
def test_an_errand_that_moves_nobody_is_refused(errand: Errand) -> None:
    """AW-AMB-36: with nobody captured and nobody in prison there is nothing that it could do."""
    board = table(2, {0: {"spots": {"guardhouse": 2}}})

    assert "errand_closed" == board.why_not(0, Guardhouse((errand,)))
    assert errand not in possible_errands(board.state, 0)
    assert "allowed" == board.player(0, held=(0, 1), prison=1).why_not(0, Guardhouse((errand,)))


def test_the_rulebooks_guardhouse_example_pays_five_silver() -> None:
    """AW-OCR-11: three errands, three yellow and two green workers."""
    board = table(3, {0: {"spots": {"guardhouse": 2}, "held": {"1": 3, "2": 2}}})

    assert {"silver": 5} == board.act(0, Guardhouse(("imprison",))).goods(0)


@pytest.mark.parametrize(
    ("spot", "count", "clay", "gold"), [(0, 1, 2, 0), (1, 2, 3, 1), (2, 3, 4, 1), (3, 4, 5, 2), (4, 5, 6, 2)]
)
def test_places_bring_what_the_quick_table_says(spot: int, count: int, clay: int, gold: int) -> None:
    """AW-OCR-21: clay and gold have a row each."""
    board = table(2, {0: {"spots": {"mines": spot, "forest": spot, "silversmith": spot}}})

    assert {"clay": clay} == board.act(0, Mines("clay")).goods(0)
    assert {"wood": count} == board.act(0, Work("forest")).goods(0)
    assert {"silver": 1 + count} == board.act(0, Work("silversmith")).goods(0)
    if gold:
        assert {"gold": gold} == board.act(0, Mines("gold")).goods(0)


def test_a_table_has_its_pool_display_and_rewards() -> None:
    """AW-SETUP-3, AW-SETUP-4, AW-SETUP-5, AW-SETUP-7, AW-STATE-2: for every number of players."""
    for seats in (2, 3, 4, 5):
        state = opened(seats).state
        assert (2 * seats + 1, 4, 8) == (state.rewards, state.pool, sum(map(len, state.display)))
        assert {(20, 7, 0, 0)} == {(one.reserve, one.virtue, one.level, one.unpaid) for one in state.players}
        assert 4 * (1 + seats) == GAME.view(state, None).spaces
