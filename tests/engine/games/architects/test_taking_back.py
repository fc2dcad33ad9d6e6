"""What of Architects can be taken back: what has shown no card (AW-INFO-1)."""

from typing import Any

import pytest

from engine.entries import Entry
from engine.games.architects.chapters.apprentices import Plans
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.market import Browse
from engine.games.architects.chapters.places import Work
from engine.games.architects.chapters.town import Capture, TownCentre
from engine.match.match_state import is_final
from tests.engine.games.architects.board import GAME, Board, table

RICH = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9}
SKILLED = {"crew": ["labourer"], "goods": RICH}


def stands(board: Board, seat: int, action: Any) -> bool:
    """Whether this move is the rules' last word on itself."""
    done = board.act(seat, action)
    return is_final(GAME, Entry(1, seat, 7, action, done.events[len(board.events) :]))


def test_goods_and_captures_can_be_taken_back() -> None:
    """AW-INFO-1: nobody knows more than before."""
    board = table(2, {0: {**SKILLED, "hand": ["well"]}, 1: {"spots": {"forest": 2}}})

    assert not stands(board, 0, Work("forest"))
    assert not stands(board, 0, TownCentre((Capture("forest", 1),)))
    assert not stands(board, 0, Build("well"))


@pytest.mark.parametrize("action", [Plans(), Browse(), Build("drafting_room")])
def test_plans_that_were_seen_stay(action: Any) -> None:
    """AW-WORK-6, AW-BM-5, AW-BUILD-3: drawn by any way, a building's effect among them."""
    assert stands(table(2, {0: {**SKILLED, "hand": ["drafting_room"]}}), 0, action)


def test_a_purchase_that_turns_the_market_stays() -> None:
    """AW-RESET-3: the third worker shows the next card; the second does not."""
    two = {"black_market_middle": 1, "black_market_large": 1}
    rich: dict[int, dict[str, Any]] = {0: SKILLED}

    assert stands(table(2, rich, market=two), 0, Work("black_market_small"))
    assert not stands(table(2, rich), 0, Work("black_market_small"))


def test_a_purchase_that_draws_by_the_character_stays() -> None:
    """AW-CHAR-6: Caroline has seen a plan."""
    board = table(2, {0: {**SKILLED, "character": "caroline"}}, {"boards": "chosen"})

    assert stands(board, 0, Work("black_market_small"))
