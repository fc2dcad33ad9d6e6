"""Sampling, a steward for Houses to measure the cunning against: it plays every vote on to the king's end."""

from typing import Any, Final

from msgspec.structs import replace

from engine.games.houses.stewards.cunning import READS
from engine.games.houses.stewards.manner import MANNER
from engine.games.houses.stewards.prudent import best_move
from engine.games.houses.stewards.roles.beliefs import role_odds
from engine.games.houses.stewards.sampled.scores import worth
from engine.games.houses.stewards.sampled.world import (
    SIZES,
    Changes,
    Draw,
    council,
    move,
    numbers,
    sample_answer,
    sample_end,
    world,
)
from engine.games.houses.stewards.values.chances import POINTS, Standing, standing
from engine.games.houses.stewards.voting.weighed import Case, Stake
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

WORLDS: Final = 24
"""So many worlds are played on after each answer."""

SURPRISE: Final = 4
"""One outcome in so many is not the one that was foretold (HO-6.3)."""

TRUSTED: Final = 0.5
"""How much the mean of the worlds counts, against what the realm promises by reckoning."""


def sampling(look: Look, dice: Dice) -> Any | None:
    """As the cunning does, but half of what an answer is worth is the mean of worlds played to their end."""
    weigher: Any = Sampled(dice)
    return best_move(look, dice, weigher)


class Sampled:
    """A vote weighed so (a Weigher); the same dice give the same worlds after a yes and after a no."""

    manner = MANNER

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def __call__(self, look: Look) -> Case:
        """The open vote as it stands for this house."""
        weighed, view = READS(look), look.view
        stands = standing(view, look.seat, role_odds(view, look.seat))
        yes, no = means(view, stands, self._dice.roll_below(1 << 30, "worlds"))
        return replace(weighed, stake=_leaning(weighed.stake, yes - no))


def means(view: View, stands: Standing, seed: int) -> tuple[float, float]:
    """What a yes, and what a no, is worth in the mean of the worlds, in points; there is an open phase."""
    assert view.phase is not None
    sums = [
        sum(_play_world(view, stands, forecast.effects, numbers(seed + number)) for number in range(WORLDS))
        for forecast in (view.phase.yes, view.phase.no)
    ]
    return POINTS * sums[0] / WORLDS, POINTS * sums[1] / WORLDS


def _leaning(weighed: Stake, gain: float) -> Stake:
    """The same middle, with a gain between what was reckoned and what was sampled."""
    middle = (weighed.yes + weighed.no) / 2
    leaned = TRUSTED * gain + (1 - TRUSTED) * weighed.gain("yes")
    return replace(weighed, yes=middle + leaned / 2, no=middle - leaned / 2)


def _play_world(view: View, stands: Standing, foretold: Changes, draw: Draw) -> float:
    """One world after this answer, played to the king's end."""
    now = world(view, stands, draw)
    likely = [sign * SIZES[draw(len(SIZES))] for sign in foretold]
    other = sample_answer(draw)
    move(now, likely if draw(SURPRISE) else other)
    while (end := sample_end(now, draw)) is None:
        now.phase += 1
        council(now, stands, draw)
    return worth(now, stands, end)
