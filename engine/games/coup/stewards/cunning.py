"""The cunning of Coup: a book or a network that learned weighs the choices, and the dice decide."""

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any, Final

from engine.games.coup import moves as mv
from engine.games.coup.stewards.book import WHOLE as PARTS
from engine.games.coup.stewards.book import book, chances
from engine.games.coup.stewards.keys import keys
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
SHARE: Final = 0.5
"""Of the network with two seats; the book has the rest."""

Judge = Callable[[View, Seat, tuple[Any, ...]], tuple[float, ...]]
"""The chance of each move."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """By chances learned in play: a book and a network for two seats, a network for more."""
    two = len(look.view.table.order) == 2
    return _drawn(look, dice, mixed if two else partial(weighed, trained("many")))


def response(look: Look, dice: Dice) -> Any | None:
    """The best answer to `cunning` with two seats that training found: a player to measure it against."""
    if len(look.view.table.order) > 2:
        return calculating(look, dice)
    return _drawn(look, dice, partial(weighed, trained("response")))


def _drawn(look: Look, dice: Dice, judge: Judge) -> Any | None:
    """One of the moves, by the chances that it has."""
    moves = _asked(look)
    if len(moves) < 2:
        return moves[0] if moves else None
    weights = [round(WHOLE * one) for one in judge(look.view, look.seat, moves)]
    return moves[dice.weighted(weights, "choice")]


def _asked(look: Look) -> tuple[Any, ...]:
    """What there is to choose where this seat must answer; second thoughts are left alone."""
    asked = any(wait.must for wait in look.waits)
    return _considered(look.view, look.ask(None)) if asked else ()


def _considered(view: View, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """What can be shown is shown, and a block waits for its own window."""
    if moves and isinstance(moves[0], mv.Prove):
        return moves[:1]
    early = view.table.phase == "challenge"
    return tuple(move for move in moves if not (early and isinstance(move, mv.Block)))


def mixed(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move with two seats: the book's and the network's, each by its share.

    Two that learned apart are harder to find out than either, and the network knows what no row is about.
    """
    net, page = weighed(trained("two"), view, seat, moves), booked(view, seat, moves)
    if not page:
        return net
    return tuple(SHARE * one + (1 - SHARE) * other for one, other in zip(net, page, strict=True))


def booked(view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move by the book; of moves that come to the same the first has it all.

    Empty where the book knows no such question, as under options that it has not learned.
    """
    spots = places(view, seat, 2)
    chosen = [choice(move, view, seat, spots) for move in moves]
    known = sorted(set(chosen))
    found = chances(book(), keys(view, seat), len(known))
    if not found:
        return ()
    parts = [found[known.index(spot)] for spot in chosen]
    return tuple(
        part / PARTS if chosen.index(spot) == number else 0.0
        for number, (part, spot) in enumerate(zip(parts, chosen, strict=True))
    )


def weighed(net: Net, view: View, seat: Seat, moves: tuple[Any, ...]) -> tuple[float, ...]:
    """The chance of each move; of moves that come to the same the first has it all."""
    spots = places(view, seat, net.seats)
    found = scores(net, marks(view, seat, spots))
    chosen = [choice(move, view, seat, spots) for move in moves]
    top = max(found[spot] for spot in chosen)
    raised = [
        exp(found[spot] - top) if chosen.index(spot) == number else 0.0 for number, spot in enumerate(chosen)
    ]
    least = LEAST * sum(raised)
    kept = [one if one >= least else 0.0 for one in raised]
    whole = sum(kept)
    return tuple(one / whole for one in kept)
