"""Cunning, a steward for Houses: it reads roles off draft and ballots, and asks itself what each would do."""

from typing import Any, Final

from engine.games.houses.stewards.dealing.bargains import bargained
from engine.games.houses.stewards.prudent import played
from engine.games.houses.stewards.roles.beliefs import shown
from engine.games.houses.stewards.roles.drafting import closely
from engine.games.houses.stewards.roles.imagined import imagined
from engine.games.houses.stewards.voting.case import Weigher
from engine.games.houses.stewards.voting.weighed import Case
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

READS: Final = Weigher(shown, imagined)


def cunning(look: Look, dice: Dice) -> Any | None:
    """As the prudent does, but by the odds of the roles, and by what each house would do in them."""
    return played(look, dice, READS, closely, _offered)


def _offered(look: Look, weighed: Case, dice: Dice) -> Any | None:
    return bargained(look, weighed)
