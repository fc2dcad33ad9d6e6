"""The standing pass of Coup: it passes until something concerns its seat, and answers nothing else."""

from typing import Any

import pytest

from engine.games.coup import game
from engine.games.coup.chapters.windows import Pass
from engine.games.coup.orders import begun_now, concern_since, play, read_order, to_json
from engine.kernel.dice import Dice
from engine.playout import look
from tests.engine.games.coup.board import Board, table

GAME = game()
DICE = Dice(b"a pass that stands")
SEATS = "A[duke,captain] 3; B[captain,contessa] 4; C[duke,assassin] 3; D[ambassador,assassin] 3"


def turn(board: Board, seat: int, order: str) -> Any:
    """What the order has the seat do now."""
    return play(look(GAME, board.state, seat), order, DICE)


def order_of(board: Board, seat: int) -> str:
    """The order as the seat gives it at this moment."""
    return to_json(begun_now(GAME.view(board.state, seat), seat))


def concern(board: Board, seat: int, order: str) -> str | None:
    """Why the order is over."""
    given = read_order(order)
    assert given is not None
    return concern_since(GAME.view(board.state, seat), seat, given)


def test_it_passes_on_a_claim_that_is_nothing_to_its_seat() -> None:
    """CO-4: B holds neither Duke, nor is it aimed at."""
    before = table(SEATS)
    order = order_of(before, 1)

    assert Pass() == turn(before.play("A: act tax"), 1, order)


@pytest.mark.parametrize(
    ("play_text", "seat", "why"),
    [
        ("A: act steal B", 1, "aimed"),
        ("A: act assassinate D", 3, "aimed"),
        ("A: act tax", 2, "held"),
        ("A: act foreign_aid", 2, "held"),
        ("A: act steal D", 1, "held"),
    ],
)
def test_it_ends_where_its_seat_is_aimed_at_or_a_card_of_its_is_named(
    play_text: str, seat: int, why: str
) -> None:
    """The question waits for the person, and so does every later one."""
    before = table(SEATS)
    order = order_of(before, seat)
    after = before.play(play_text)

    assert why == concern(after, seat, order)
    assert turn(after, seat, order) is None


def test_an_action_that_was_blocked_is_its_actors_concern() -> None:
    """CO-5: who blocks A may be doubted by A."""
    before = table(SEATS)
    order = order_of(before, 0)
    after = before.play("A: act steal D; all pass; D: block ambassador")

    assert "aimed" == concern(after, 0, order)


def test_given_in_a_window_that_concerns_it_it_begins_after_that_action() -> None:
    """Who is robbed decides that by hand, and passes afterwards."""
    during = table(SEATS).play("A: act steal B")
    order = order_of(during, 1)

    assert concern(during, 1, order) is None
    assert 1 == begun_now(GAME.view(during.state, 1), 1).since


def test_what_can_not_be_read_does_nothing() -> None:
    """Orders of another game, or of no game."""
    asked = table(SEATS).play("A: act tax")

    assert turn(asked, 1, "{}") is None
    assert turn(asked, 1, "no json") is None
    assert turn(asked, 1, '{"lines": []}') is None
