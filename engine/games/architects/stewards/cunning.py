"""Cunning, a steward for Architects: it thinks of its next turn, too, in worlds that its view leaves open."""

from typing import Any

from engine.games.architects import moves as mv
from engine.games.architects.forecast import after, moves, with_turn_of
from engine.games.architects.state import State
from engine.games.architects.stewards.prudent import is_worth_trying, prudent, rank_moves
from engine.games.architects.stewards.worlds import world
from engine.games.architects.stewards.worth import advantage
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

WORLDS = 2
TRIED = 6
"""So many of the moves that look best are thought further, in so many worlds."""

THOUGHT = ("turn", "effect", "extra", "start")
"""Questions that are thought through; of cards a prudent steward knows as much."""

NEXT = 0.75
"""How much the table after the next turn counts beside the one after this."""


def cunning(look: Look, dice: Dice) -> Any | None:
    """The move after which its next turn is best, on average; all else as a prudent steward does it."""
    if not look.waits or look.view.table.phase not in THOUGHT:
        return prudent(look, dice)
    tried = rank_moves(look, dice, advantage)[:TRIED]
    if len(tried) < 2:
        return tried[0][1] if tried else None
    worlds = [world(look.view, dice, number) for number in range(1, WORLDS + 1)]
    return max(tried, key=lambda one: _average(worlds, look.seat, one[1], dice))[1]


def _average(worlds: list[State], seat: Seat, action: mv.Action, dice: Dice) -> float:
    return sum(_further(one, seat, action, dice) for one in worlds) / len(worlds)


def _further(table: State, seat: Seat, action: mv.Action, dice: Dice) -> float:
    """The table after the move, and after the best that could follow it."""
    then = after(table, seat, action, dice)
    now = advantage(then, seat)
    ahead = with_turn_of(then, seat)
    if ahead.phase != "turn":
        return now
    found = (one for one in moves(ahead, seat) if is_worth_trying(ahead, one))
    best = max((advantage(after(ahead, seat, one, dice), seat) for one in found), default=now)
    return (1 - NEXT) * now + NEXT * best
