"""How a steward of Houses drafts: what a role promises, which one it takes, removes and hands on (HO-4.1)."""

from collections.abc import Callable
from typing import Any

from engine.games.houses.moves import RemoveRole, TakeRole
from engine.games.houses.names import RoleName
from engine.games.houses.points import GOALS
from engine.games.houses.stewards.values.purse import coins_chances
from engine.games.houses.stewards.values.realm import DRIFT, LAST_PHASE, Values, current_values, role_worth
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Look

WHIM = 4
"""Points below which a role may seem better than it is, so that nobody reads a role off the realm."""

WHOLE = DRIFT * LAST_PHASE**0.5
"""How far a resource strays in a whole generation, as far as everybody may guess."""

STRAYED = 4.6
"""How far it does: by this every role's resource clause brings what it brought (652 generations)."""

Promise = Callable[[View, RoleName, Dice], float]
"""What a role promises a house that drafts, in points."""


def expected_prestige(role: RoleName, values: Values) -> float:
    """HO-4.3 expected over a whole generation, and a middling place by coins (HO-4.4)."""
    return role_worth(role, values, WHOLE) + GOALS[role].coins[1]


def plainly(view: View, role: RoleName, dice: Dice) -> float:
    """What everybody may guess, and a whim."""
    return expected_prestige(role, current_values(view)) + dice.roll_below(WHIM, "whim", role)


def closely(view: View, role: RoleName, dice: Dice) -> float:
    """HO-4.3 by how far realms have strayed, and the places by coins that the purse may come to (HO-4.4)."""
    rewards = zip(GOALS[role].coins, coins_chances(view), strict=False)
    return role_worth(role, current_values(view), STRAYED) + sum(
        [points * chance for points, chance in rewards]
    )


def draft_move(look: Look, offers: tuple[Any, ...], dice: Dice, promises: Promise = plainly) -> Any | None:
    """HO-4.1: the best role for itself, a good one away from the rest, the worst one to the next house."""
    view: View = look.view
    left = view.draft.left if view.draft else None
    if not left or not any(isinstance(one, RemoveRole | TakeRole) for one in offers):
        return None
    worth = {role: promises(view, role, dice) for role in left}
    ranked = sorted(left, key=lambda role: worth[role], reverse=True)
    if isinstance(offers[0], RemoveRole):
        return RemoveRole(ranked[1])
    both = next((one for one in offers if type(one) is PartialMove and one.move == "take_role"), None)
    if both is not None:
        whole = look.ask(PartialMove("take_role", (("role", ranked[0]), ("handed", ranked[-1]))))
        if whole and not isinstance(whole[0], PartialMove):
            return whole[0]
    return TakeRole(ranked[0])
