"""Which role a house of company takes: the one that pays, as realms and purses end (HO-4.1)."""

from typing import Any

from engine.games.houses.moves import RemoveRole, TakeRole
from engine.games.houses.names import RoleName
from engine.games.houses.role_points import GOALS
from engine.games.houses.stewards.realm import Values, now, role_worth
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Open
from engine.kernel.steward import Look

WHIM = 4
"""Points below which a role may seem better than it is, so that nobody reads a role off the realm."""

WHOLE = 4.5
"""How far a resource ends from where it began, a standard deviation: want and plenty turn it back."""


def drafted(look: Look, dice: Dice) -> Any | None:
    """The best role for itself, a good one away from the rest, the worst one to the next house."""
    offers = look.ask(None)
    ranked = _ranked(look.view, dice)
    if not ranked:
        return None
    if RemoveRole(ranked[0]) in offers:
        return RemoveRole(ranked[1])
    if any(type(one) is Open and one.move == "take_role" for one in offers):
        both = look.ask(Open("take_role", (("role", ranked[0]), ("handed", ranked[-1]))))
        return both[0]
    return next((one for one in offers if one == TakeRole(ranked[0])), None)


def _ranked(view: View, dice: Dice) -> list[RoleName]:
    """The roles that are left, the most promising first; none where it is not this house's turn."""
    left, values = view.draft.left if view.draft else None, now(view)
    worth = {role: promise(role, values) + dice.below(WHIM, "whim", role) for role in left or ()}
    return sorted(worth, key=lambda role: -worth[role])


def promise(role: RoleName, values: Values) -> float:
    """HO-4.3 and HO-4.4 expected over a whole generation, by coins any of the five places alike."""
    coins = GOALS[role].coins
    return role_worth(role, values, WHOLE) + sum(coins) / 5
