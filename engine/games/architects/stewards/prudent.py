"""Prudent, a steward for Architects: the move after which its own table looks best."""

from collections.abc import Callable
from typing import Any

from engine.games.architects import moves as mv
from engine.games.architects.facts import PLANS
from engine.games.architects.forecast import after, candidates
from engine.games.architects.names import Building
from engine.games.architects.state import State
from engine.games.architects.stewards.worlds import world
from engine.games.architects.stewards.worth import plain
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Worth = Callable[[State, Seat], float]
"""What a table is worth to a seat."""


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best of its moves by what the table is worth after it, or None where nothing is asked."""
    if not look.waits:
        return None
    table: State = look.view.table
    if table.phase in ("characters", "draft", "keep", "trim"):
        return choose_card(look, dice)
    rated = rank_moves(look, dice, plain)
    return rated[0][1] if rated else None


def choose_card(look: Look, dice: Dice) -> Any:
    """Cards by what they promise; any character."""
    table, offers = look.view.table, look.ask(None)
    if table.phase == "characters":
        return dice.pick(offers, "character")
    best = min if table.phase == "trim" else max
    return best(offers, key=lambda one: promise(one.card))


def promise(card: Building) -> float:
    """Points for what a building takes."""
    row = PLANS[card]
    price = sum(row.cost.values()) + row.cost.get("gold", 0) + row.cost.get("marble", 0)
    return row.points + 0.4 * row.virtue - 0.45 * price - 0.8 * len(row.skills)


def rank_moves(look: Look, dice: Dice, worth: Worth) -> list[tuple[float, mv.Action]]:
    """Its moves with what each comes to, the best first; what it can't see is as it may be."""
    table, seat = world(look.view, dice, 0), look.seat
    among = (one for one in candidates(look.ask) if is_worth_trying(table, one))
    rated = [(worth(after(table, seat, one, dice), seat), one) for one in among]
    return sorted(rated, key=lambda pair: -pair[0])


def is_worth_trying(table: State, action: mv.Action) -> bool:
    """Of one's own will nobody is dismissed."""
    return not (isinstance(action, mv.Dismiss) and table.phase == "turn")
