"""Moves written beforehand: each for its moment, kept as JSON, gone when their time is over."""

import pytest
from msgspec.structs import replace

from engine.games.rokugan.chapters.placement import Place
from engine.games.rokugan.offers import Action
from engine.kernel.orders import (
    Line,
    Planned,
    due_moves,
    read_orders,
    to_json,
    with_line,
    with_otherwise,
    without_line,
)

HERE, THERE = Place("army_1", "lion_north", "centre"), Place("navy_1", "crab_capital", "sea")


def test_orders_are_read_as_they_were_written() -> None:
    """Moves are the game's own again."""
    orders = Planned((Line(2, HERE), Line(2, THERE)), "wait")

    assert orders == read_orders(to_json(orders), Action)


@pytest.mark.parametrize("payload", ["", "{}x", '{"lines":[{"moment":1,"move":{"action":"fly"}}]}', "[]"])
def test_orders_that_nobody_understands_are_none(payload: str) -> None:
    """Orders of another game or another time bring no error."""
    assert read_orders(payload, Action) is None


def test_a_line_is_for_its_moment_alone() -> None:
    """What was written for a round says nothing in another."""
    orders = Planned((Line(2, HERE), Line(3, THERE)))

    assert ((HERE,), (THERE,), (), ()) == tuple(due_moves(orders, one) for one in (2, 3, 4, None))
    assert () == due_moves(None, 2)


def test_lines_whose_time_is_over_make_room() -> None:
    """They go with the next line that is written; the way of what is left open stays."""
    made = with_line(Planned((Line(2, HERE),), "wait"), Line(3, THERE), 3)

    assert Planned((Line(3, THERE),), "wait") == made
    assert Planned((Line(3, THERE),)) == with_line(None, Line(3, THERE), 3)


def test_a_line_is_taken_out_and_the_rest_is_left_to_another() -> None:
    """By its place; where there are no orders yet they begin with that."""
    orders = Planned((Line(2, HERE), Line(2, THERE)))

    assert (Line(2, THERE),) == without_line(orders, 0).lines
    assert replace(orders, otherwise="wait") == with_otherwise(orders, "wait")
    assert Planned((), "wait") == with_otherwise(None, "wait")
