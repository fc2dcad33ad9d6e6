"""Cunning, a steward for Houses: it reads roles off draft and ballots, and asks itself what each would do."""

from typing import Any, Final

from engine.games.houses.stewards.dealing.bargains import best_bargain
from engine.games.houses.stewards.prudent import best_move
from engine.games.houses.stewards.roles.beliefs import role_odds
from engine.games.houses.stewards.roles.drafting import closely
from engine.games.houses.stewards.roles.imagined import expect_ballots
from engine.games.houses.stewards.voting.case import Weigher
from engine.games.houses.stewards.voting.weighed import Case
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

READS: Final = Weigher(role_odds, expect_ballots)


def cunning(look: Look, dice: Dice) -> Any | None:
    """As the prudent does, but by the odds of the roles, and by what each house would do in them."""
    return best_move(look, dice, READS, closely, _bargain)


def _bargain(look: Look, weighed: Case, dice: Dice) -> Any | None:
    return best_bargain(look, weighed)
