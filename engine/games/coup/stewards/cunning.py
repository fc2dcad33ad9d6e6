"""The cunning of Coup: networks that learned weigh the choices, and the dice decide."""

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any, Final

from engine.games.coup.chapters.proofs import Prove
from engine.games.coup.chapters.windows import Block
from engine.games.coup.stewards.playing import calculating
from engine.games.coup.stewards.sense import sensible
from engine.games.coup.stewards.sight import choice, marks, places
from engine.games.coup.stewards.trained import Net, load_network, scores
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

LEAST: Final = 0.02
"""Choices less likely than this are never made: what is left of them is noise of the training."""

WHOLE: Final = 1_000_000

Judge = Callable[[View, Seat, tuple[Any, ...]], tuple[float, ...]]
"""The chance of each move."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """By chances learned in play: networks for two seats with a draft, for two without, and for more."""
    table, moves = look.view.table, sensible(look.view, look.seat, _moves_to_answer(look))
    if table.picks:
        return _draw_move(look, moves, dice, move_odds_by_beliefs)
    return _draw_move(
        look,
        moves,
        dice,
        partial(move_odds_by_network, load_network("two" if len(table.order) == 2 else "many")),
    )


def response(look: Look, dice: Dice) -> Any | None:
    """The best answer to `cunning` with two seats that training found: a player to measure it against."""
    if len(look.view.table.order) > 2:
        return calculating(look, dice)
    return _draw_move(
        look, _moves_to_answer(look), dice, partial(move_odds_by_network, load_network("response"))
    )


def _draw_move(look: Look, moves: tuple[Any, ...], dice: Dice, judge: Judge) -> Any | None:
    """One of the moves, by the chances that it has."""
    if len(moves) < 2:
        return moves[0] if moves else None
    weights = [round(WHOLE * one) for one in judge(look.view, look.seat, moves)]
    return moves[dice.pick_weighted(weights, "choice")]


def _moves_to_answer(look: Look) -> tuple[Any, ...]:
    """What there is to choose where this seat must answer; second thoughts are left alone."""
    asked = any(wait.must for wait in look.waits)
    return _moves_considered(look.view, look.ask(None)) if asked else ()


def _moves_considered(view: View, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """What can be shown is shown, and a block waits for its own window."""
    if moves and isinstance(moves[0], Prove):
        return moves[:1]
    early = view.table.phase == "challenge"
    return tuple(move for move in moves if not (early and isinstance(move, Block)))


def move_odds_by_beliefs(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move by what everybody knows of both hands, with two seats that drafted."""
    # numpy takes memory and a tenth of a second, and few matches need it.
    from engine.games.coup.stewards.beliefs.choosing import odds  # noqa: PLC0415
    from engine.games.coup.stewards.beliefs.network import network  # noqa: PLC0415

    found = odds(network(), view, seat)
    chosen = _choices(view, seat, moves, 2)
    return _odds_by_weights(chosen, [found.get(spot, 0.0) for spot in chosen], LEAST)


def move_odds_by_network(net: Net, view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move by a network that sees the marks of its seat's view."""
    spots = places(view, seat, net.seats)
    found = scores(net, marks(view, seat, spots))
    chosen = _choices(view, seat, moves, net.seats)
    top = max(found[spot] for spot in chosen)
    return _odds_by_weights(chosen, [exp(found[spot] - top) for spot in chosen], LEAST)


def _choices(view: View, seat: Seat, moves: tuple[Any, ...], seats: int) -> list[int]:
    """Where the moves stand among the choices of a table with so many places."""
    spots = places(view, seat, seats)
    return [choice(move, view, seat, spots) for move in moves]


def _odds_by_weights(chosen: list[int], weights: list[float], floor: float) -> tuple[float, ...]:
    """Chances by these weights, less what is below the floor; of equal moves the first has it all."""
    pairs = enumerate(zip(chosen, weights, strict=True))
    once = [one if chosen.index(spot) == number else 0.0 for number, (spot, one) in pairs]
    least = floor * sum(once)
    kept = [one if one >= least else 0.0 for one in once]
    whole = sum(kept)
    return tuple(one / whole for one in kept)
