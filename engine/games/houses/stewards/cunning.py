"""Cunning, a steward for Houses: it reads roles off ballots and asks itself what each of them would cast."""

from typing import Any, Final

from engine.games.houses.stewards.beliefs import shown
from engine.games.houses.stewards.case import Weigher
from engine.games.houses.stewards.imagined import imagined
from engine.games.houses.stewards.prudent import played
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

READS: Final = Weigher(shown, imagined)


def cunning(look: Look, dice: Dice) -> Any | None:
    """As the prudent does, but by the odds of the roles, and by what each house would do in them."""
    return played(look, dice, READS)
