"""Placements for the turns that come: each for its own turn, made where it is possible."""

from typing import Any

from engine.games.architects.chapters.apprentices import Plans
from engine.games.architects.chapters.guildhall import Build
from engine.games.architects.chapters.places import Mines, Work
from engine.games.architects.orders import ask, moment, next_moment, number, play
from engine.kernel.orders import Line, Otherwise, Planned, to_json
from engine.playout import look
from tests.engine.games.architects.board import DICE, GAME, Board, opened, table

FOREST, QUARRY = Work("forest"), Work("quarry")


def plan(*lines: tuple[int, Any], otherwise: Otherwise = "steward") -> str:
    """Orders: turn by turn a placement."""
    return to_json(Planned(tuple(Line(*one) for one in lines), otherwise))


def told(at: Board, payload: str, seat: int = 0) -> Any:
    """What the orders do now."""
    return play(look(GAME, at.state, seat), payload, DICE)


def test_each_placement_is_for_its_turn() -> None:
    """AW-TURN-1: turns are counted over all seats."""
    first = table(2)
    turns = first.state.turns
    payload = plan((turns, QUARRY), (turns + 2, Mines("clay")))
    later = first.act(0, told(first, payload)).act(1, FOREST)

    assert (QUARRY, Mines("clay")) == (told(first, payload), told(later, payload))


def test_a_placement_that_is_impossible_is_left_to_a_steward_or_the_deadline() -> None:
    """AW-PLACE-6: the black market takes silver."""
    poor, stall = table(2, {0: {"goods": {}}}), Work("black_market_small")
    turns = poor.state.turns

    assert told(poor, plan((turns, stall))) not in (None, stall)
    assert told(poor, plan((turns, stall), otherwise="wait")) is None


def test_a_building_is_built_with_whatever_it_spares() -> None:
    """AW-BUILD-1: the line names the building alone."""
    able = table(2, {0: {"hand": ["well"], "goods": {"wood": 2, "stone": 2}}})

    assert Build("well") == told(able, plan((able.state.turns, Build("well"))))


def test_questions_of_a_turn_are_a_stewards_while_lines_are_left() -> None:
    """AW-MOVE-2: when the last line is over everything is open again."""
    asked = table(2).act(0, Plans())
    turns = asked.state.turns

    assert told(asked, plan((turns - 1, FOREST)), seat=1) is None
    assert told(asked, plan((turns + 2, FOREST)), seat=1) is not None


def test_turns_are_counted_from_the_next_one() -> None:
    """For who is on turn this is the next one; a second line is for the one after."""
    view = GAME.view(table(3).state, 0)
    turns = view.table.turns

    assert [turns, turns + 1, turns + 2] == [
        moment(GAME.view(table(3).state, seat), seat) for seat in range(3)
    ]
    assert (turns + 1, turns + 4) == (next_moment(view, 1, ()), next_moment(view, 1, (turns + 1,)))
    assert [1, 2, 0] == [number(view, 1, one) for one in (turns + 1, turns + 4, turns - 2)]


def test_a_plan_is_written_once_and_nothing_before_the_first_turn() -> None:
    """AW-SETUP-6: in the draft no turn is counted."""
    view = GAME.view(table(2, {0: {"hand": ["well", "chapel"]}}).state, 0)
    written_ = [ask(view, 0, lines)(None) for lines in ((), (Build("well"),))]

    assert [True, False] == [Build("well") in row for row in written_]
    assert all(Build("chapel") in row for row in written_)
    assert moment(GAME.view(opened(2).state, 0), 0) is None
