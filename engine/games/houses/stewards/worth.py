"""What a clause is worth to the prudent steward, in points: the other's to get, and its own to give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from engine.games.houses.clauses import (
    Abstain,
    BreakTie,
    Clause,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
)
from engine.games.houses.stewards.purse import coins_worth, power_worth
from engine.games.houses.stewards.votes import CHAIR, STORY, Stake, swing
from engine.games.houses.view import View

UNSEEN = 1.0
"""What it costs to bind oneself for a phase whose proposal nobody knows (HO-R24)."""

WORD = 5.0
"""What a promise in words costs: a steward can't read it, so it gives none."""

CHANCE = 0.25
"""How likely one house among the five is to lead, or to have a tie to break."""

C = TypeVar("C", bound=Clause)


@dataclass(frozen=True, slots=True)
class Worth(Generic[C]):
    """What a kind of clause brings when the other gives it, and costs when the house itself does."""

    gain: Callable[[View, Stake, C], float]
    cost: Callable[[View, Stake, C], float]


def gain(view: View, weighed: Stake, clause: Clause) -> float:
    """What the other's clause brings."""
    return WORTH[type(clause)].gain(view, weighed, clause)


def cost(view: View, weighed: Stake, clause: Clause) -> float:
    """What the house's own clause costs it."""
    return WORTH[type(clause)].cost(view, weighed, clause)


def _nothing(view: View, weighed: Stake, clause: Clause) -> float:
    return 0.0


def _pay_gain(view: View, weighed: Stake, clause: Pay) -> float:
    return coins_worth(view, clause.n)


def _pay_cost(view: View, weighed: Stake, clause: Pay) -> float:
    return -coins_worth(view, -clause.n)


def _reward_gain(view: View, weighed: Stake, clause: Reward) -> float:
    return coins_worth(view, clause.n) * (1 - CHANCE)


def _reward_cost(view: View, weighed: Stake, clause: Reward) -> float:
    return -coins_worth(view, -clause.n) * (1 - CHANCE)


def _word_cost(view: View, weighed: Stake, clause: Promise) -> float:
    return WORD


def _vote_gain(view: View, weighed: Stake, clause: Vote) -> float:
    return UNSEEN / 2 if clause.ahead else weighed.gain(clause.side) * swing(clause.least)


def _vote_cost(view: View, weighed: Stake, clause: Vote) -> float:
    against = UNSEEN if clause.ahead else max(0.0, -weighed.gain(clause.side)) * swing(clause.least)
    return -power_worth(view, -clause.least) + against


def _abstain_cost(view: View, weighed: Stake, clause: Abstain) -> float:
    """The vote that is passed over, less what the seat or the share is worth."""
    passed = UNSEEN if clause.ahead else abs(weighed.gain("yes")) / 4
    return passed - (CHAIR if clause.how == "moderate" else power_worth(view, view.pool / 3))


def _sign(view: View, weighed: Stake, clause: Sign) -> float:
    return STORY * CHANCE


def _tie_gain(view: View, weighed: Stake, clause: BreakTie) -> float:
    return 0.0 if clause.ahead else max(0.0, weighed.gain(clause.side)) * CHANCE / 2


def _leader_cost(view: View, weighed: Stake, clause: NameLeader) -> float:
    return CHANCE


def _tie_cost(view: View, weighed: Stake, clause: BreakTie) -> float:
    return (UNSEEN if clause.ahead else max(0.0, -weighed.gain(clause.side))) * CHANCE


WORTH: Final[Mapping[type[Clause], Worth[Any]]] = {
    Pay: Worth(_pay_gain, _pay_cost),
    Reward: Worth(_reward_gain, _reward_cost),
    Promise: Worth(_nothing, _word_cost),
    Vote: Worth(_vote_gain, _vote_cost),
    Abstain: Worth(_nothing, _abstain_cost),
    Sign: Worth(_sign, _sign),
    BreakTie: Worth(_tie_gain, _tie_cost),
    NameLeader: Worth(_nothing, _leader_cost),
}
"""Every kind of clause."""
