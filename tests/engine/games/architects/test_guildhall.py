"""The guildhall, buildings, the cathedral, and the end (AW-GUILD, AW-BUILD, AW-CATH, AW-END)."""

from typing import Any

import pytest

from engine.games.architects.chapters.apprentices import Hire, count_skill
from engine.games.architects.chapters.buildings import Dismiss, Reclaim, Seize
from engine.games.architects.chapters.guildhall import Advance, Build, cathedral_closed_because
from engine.games.architects.chapters.places import Work
from engine.games.architects.chapters.scoring import score
from engine.games.architects.chapters.town import Capture
from engine.games.architects.facts import PLANS, SEATING
from engine.games.architects.names import GOODS, Building
from tests.engine.games.architects.board import GAME, Board, table

WELL: dict[str, Any] = {"hand": ["well"], "goods": {"wood": 2, "stone": 2}}


def ready(card: Building, seats: int = 3, **more: Any) -> Board:
    """A table at which seat 0 can build a card."""
    cost = {name: count for name, count in PLANS[card].cost.items() if count}
    mine = {"hand": [card], "crew": ["labourer"], "goods": cost, **more.pop("own", {})}
    return table(seats, {0: mine, **more.pop("players", {})}, {"promo_cards": "on"}, **more)


def test_a_worker_in_the_guildhall_builds_or_climbs() -> None:
    """AW-GUILD-4: one building or one level."""
    board = table(2, {0: {**WELL, "goods": {"wood": 2, "stone": 2, "gold": 1}}})

    assert ("well",) == board.act(0, Build("well")).state.players[0].built
    assert 1 == board.act(0, Advance(0, "well")).state.players[0].level


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_space_brings_the_final_round(seats: int) -> None:
    """AW-GUILD-1, AW-GUILD-3, AW-AMB-31: and no reset, since it is never the first of a row."""
    row = SEATING[seats]
    board = table(seats, {0: WELL}, guildhall=[1] * (4 * row.columns - 1))
    told = board.act(0, Build("well"))

    assert seats == told.state.final
    assert "MarketReset" not in [type(event).__name__ for event in told.events]
    assert row.columns == seats + 1
    assert 4 * row.columns not in row.resets
    assert (2 * row.columns + 1, 3 * row.columns + 1) == row.resets


def test_a_market_still_resets_in_the_final_round() -> None:
    """AW-END-2: by its third worker."""
    board = table(
        2,
        {0: {"goods": {"silver": 3}}},
        guildhall=[1] * 12,
        final=2,
        market={"black_market_small": 1, "black_market_middle": 1},
    )

    assert 2 == board.act(0, Work("black_market_large")).state.players[1].prison


def test_one_labourer_has_every_skill_and_is_not_used_up() -> None:
    """AW-APP-4, AW-AMB-23: three skills of one card serve one building, and the next."""
    board = ready("university")
    told = board.act(0, Build("university"))

    assert ("labourer",) == told.state.players[0].crew
    assert [1, 1, 1] == [count_skill(told.state.players[0], one) for one in PLANS["university"].skills]


def test_apprentices_of_one_name_add_up_and_keep_their_virtue() -> None:
    """AW-APP-2, AW-APP-3, AW-APP-7: two woodcutters bring two wood; who goes takes no virtue along."""
    board = table(2, {0: {"crew": ["woodcutter_1", "woodcutter_2"]}}, rows=(("squire_1",), ("thief",)))

    assert {"wood": 3} == board.act(0, Work("forest")).goods(0)
    rich = board.player(0, goods=(0, 0, 0, 0, 0, 4)).act(0, Hire("squire_1"))
    assert 8 == rich.state.players[0].virtue
    assert 8 == rich.turn(0).act(0, Dismiss("squire_1")).state.players[0].virtue


def test_captures_by_buildings_are_free_and_need_no_worker_in_town() -> None:
    """AW-BUILD-4, AW-AMB-17: at as many locations as the building says, at any number of players."""
    players = {1: {"spots": {"forest": 2}}, 2: {"spots": {"quarry": 1}}}
    board = ready("armoury", players=players).act(0, Build("armoury"))
    both = (Capture("forest", 1), Capture("quarry", 2))

    assert "capture_free_closed" == board.why_not(0, Seize(both))
    assert "capture_free_closed" == board.why_not(0, Seize(()))
    assert (0, 2, 0) == board.act(0, Seize(both[:1])).state.players[0].held


def test_barracks_capture_or_have_the_own_back() -> None:
    """AW-BUILD-5, AW-AMB-18: from other boards, not from prison; the hideout empties the prison."""
    players = {1: {"held": {"0": 4}, "spots": {"forest": 1}}}
    board = ready("barracks", own={"prison": 2}, players=players).act(0, Build("barracks"))
    back = board.act(0, Reclaim())

    assert (2, 0) == (back.state.players[0].prison, sum(back.state.players[1].held))
    assert 1 == sum(board.act(0, Seize((Capture("forest", 1),))).state.players[0].held)
    assert 0 == ready("hideout", own={"prison": 2}).act(0, Build("hideout")).state.players[0].prison


def test_a_building_asks_nothing_that_has_no_answer() -> None:
    """AW-BUILD-3: no debt to destroy, nobody to capture, no card to discard: the turn ends."""
    for card in ("church", "armoury", "barracks", "library"):
        assert 1 == ready(card).act(0, Build(card)).state.active


def test_the_requirement_of_the_cathedral_is_judged_before_it() -> None:
    """AW-AMB-28: virtue five is enough, whatever the action brings after."""
    board = table(2, {0: {"virtue": 5, "hand": ["well"], "goods": {"gold": 1}}})

    assert cathedral_closed_because(board.state, 0) is None
    assert "virtue" == cathedral_closed_because(board.player(0, virtue=4).state, 0)
    assert "top" == cathedral_closed_because(board.player(0, level=5).state, 0)


@pytest.mark.parametrize(("level", "places"), list(enumerate((3, 3, 2, 2, 1), 1)))
def test_a_level_of_the_cathedral_has_so_many_places_and_no_more(level: int, places: int) -> None:
    """AW-CATH-1, AW-CATH-4: who comes one too late waits below; a place that is left is free at once."""
    own = {"level": level - 1, "hand": ["well"], "goods": dict.fromkeys(GOODS, 9)}
    above = {"level": level}
    full = table(5, {0: own, **dict.fromkeys(range(1, places + 1), above)})
    left = full.player(places, level=0)

    assert "room" == cathedral_closed_because(full.state, 0)
    assert cathedral_closed_because(left.state, 0) is None


def test_goods_paid_debts_captives_and_cards_score_nothing_by_themselves() -> None:
    """AW-SCORE-5, AW-AMB-30: clay, wood, stone, paid debts, captives, cards and rewards."""
    own = {"goods": {"clay": 9, "wood": 9, "stone": 9}, "paid": 3, "hand": ["keep"], "held": {"1": 9}}
    board = table(2, {0: own})

    assert [0, 0] == [score(board.state, seat).total for seat in range(2)]


def test_an_aqueduct_counts_itself() -> None:
    """AW-AMB-20: two buildings are two points."""
    board = table(2, {0: {"built": ["aqueduct", "well"]}})

    assert 3 + 2 + 3 == score(board.state, 0).total


def test_the_final_examples_of_the_rulebook_add_up() -> None:
    """AW-OCR-17, AW-OCR-18: 38 and 40, not 138 and 14."""
    red = {"built": ["barracks", "armoury", "library", "smithy"], "level": 3, "virtue": 12, "unpaid": 2}
    red |= {"goods": {"gold": 2, "marble": 1, "silver": 6}, "prison": 3}
    blue = {"built": ["barracks", "armoury", "drafting_room", "factory", "lumber_camp"], "level": 2}
    blue |= {"virtue": 8, "goods": {"gold": 1, "silver": 2}, "prison": 4}
    board = table(2, {0: red, 1: blue})

    assert [38, 40] == [score(board.state, seat).total for seat in range(2)]


def test_a_game_without_builders_ends_by_the_tables_limit() -> None:
    """AW-AMB-32: off unless a table sets it; then everybody has had as many turns."""
    board = table(2, options={"turn_limit": "fifteen"}, turns=29, active=1)

    assert "over" == board.act(1, Work("forest")).state.phase
    assert "turn" == table(2, turns=9999, active=1).act(1, Work("forest")).state.phase


def test_a_seat_has_all_that_the_rules_count() -> None:
    """AW-STATE-1: workers by place, goods by kind, virtue, level, cards, debts; the hand is its own."""
    player = table(2, {0: {"hand": ["well"]}}).state.players[0]

    assert len(GOODS) == len(player.goods)
    assert (0,) == player.hand.to
    assert GAME.view(table(2, {0: {"hand": ["well"]}}).state, 1).table.players[0].hand.value is None
