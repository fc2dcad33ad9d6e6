"""The cunning of Coup: a trained network weighs the choices, and the dice decide."""

from math import exp
from typing import Any, Final

from engine.games.coup import moves as mv
from engine.games.coup.stewards.playing import calculating
from engine.games.coup.stewards.sight import choice, marks, places
from engine.games.coup.stewards.trained import Net, scores, trained
from engine.games.coup.view import View
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

LEAST: Final = 0.02
"""Choices less likely than this are never made: what is left of them is noise of the training."""

WHOLE: Final = 1_000_000


def cunning(look: Look, dice: Dice) -> Any | None:
    """By chances learned in play: one network for two seats, one for more."""
    return _by("two" if len(look.view.table.order) == 2 else "many", look, dice)


def response(look: Look, dice: Dice) -> Any | None:
    """The best answer to `cunning` with two seats that training found: a player to measure it against."""
    if len(look.view.table.order) > 2:
        return calculating(look, dice)
    return _by("response", look, dice)


def _by(name: str, look: Look, dice: Dice) -> Any | None:
    """The answer to the question that this seat must answer; second thoughts are left alone."""
    if not any(wait.must for wait in look.waits):
        return None
    moves = _considered(look.view, look.ask(None))
    if len(moves) < 2:
        return moves[0] if moves else None
    chances = weighed(trained(name), look.view, look.seat, moves)
    weights = [round(WHOLE * one) for one in chances]
    return moves[dice.weighted(weights, "choice")]


def _considered(view: View, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """What can be shown is shown, and a block waits for its own window."""
    if moves and isinstance(moves[0], mv.Prove):
        return moves[:1]
    early = view.table.phase == "challenge"
    return tuple(move for move in moves if not (early and isinstance(move, mv.Block)))


def weighed(net: Net, view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move; of moves that come to the same the first has it all."""
    spots = places(view, seat, net.seats)
    found = scores(net, marks(view, seat, spots))
    chosen = [choice(move, view, seat, spots) for move in moves]
    top = max(found[spot] for spot in chosen)
    raised = [
        exp(found[spot] - top) if chosen.index(spot) == number else 0.0 for number, spot in enumerate(chosen)
    ]
    whole = sum(raised)
    return tuple(0.0 if one < LEAST * whole else one / whole for one in raised)
