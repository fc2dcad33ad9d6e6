"""What a clause is worth to the prudent steward, in points: the other's to get, and its own to give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
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
from engine.games.houses.names import SIDES
from engine.games.houses.stewards.expecting.outlook import names
from engine.games.houses.stewards.voting.votes import with_vote
from engine.games.houses.stewards.voting.weighed import Case, abstention_worth, best_worth, vote_worth
from engine.kernel.seats import Seat

UNSEEN = 1.0
"""What it costs to bind oneself for a phase whose proposal nobody knows (HO-R24)."""

WORD = 5.0
"""What a promise in words costs: a steward can't read it, so it gives none."""

CHANCE = 0.25
"""How likely one house among the five is to lead, or to have a tie to break."""

NAMED = 1.0
"""What it costs to name whom another house wants, where there is a leader to name."""

C = TypeVar("C", bound=Clause)


@dataclass(frozen=True, slots=True)
class Worth(Generic[C]):
    """What a kind of clause brings when the other gives it, and costs when the house itself does."""

    gain: Callable[[Case, C, Seat], float]
    cost: Callable[[Case, C], float]


def gain(weighed: Case, clause: Clause, by: Seat) -> float:
    """What the clause brings that this other house gives."""
    return WORTH[type(clause)].gain(weighed, clause, by)


def cost(weighed: Case, clause: Clause) -> float:
    """What the house's own clause costs it."""
    return WORTH[type(clause)].cost(weighed, clause)


def _nothing(weighed: Case, clause: Clause, by: Seat) -> float:
    return 0.0


def _worth_received(weighed: Case, clause: Pay | Reward, by: Seat) -> float:
    return weighed.coins(clause.n)


def _worth_paid(weighed: Case, clause: Pay | Reward) -> float:
    return -weighed.coins(-clause.n)


def _word_cost(weighed: Case, clause: Promise) -> float:
    return WORD


def _vote_gain(weighed: Case, clause: Vote, by: Seat) -> float:
    """What the best ballot promises with this one beside it, less what it promises as things stand."""
    if clause.ahead:
        return UNSEEN / 2
    return max(0.0, best_worth(with_vote(weighed, by, clause.side, clause.least)) - best_worth(weighed))


def _vote_cost(weighed: Case, clause: Vote) -> float:
    """What is lost by voting so, instead of as it likes."""
    if clause.ahead:
        return UNSEEN
    return best_worth(weighed) - vote_worth(weighed, clause.side, clause.least)


def _abstain_cost(weighed: Case, clause: Abstain) -> float:
    if clause.ahead:
        return UNSEEN
    return best_worth(weighed) - abstention_worth(weighed, clause.how == "moderate")


def leads(weighed: Case, one: Seat) -> float:
    """How likely this house leads: the own by its best ballot, another by how often it votes."""
    others = weighed.others
    if one == weighed.seat:
        found = [
            (promised, side, power)
            for side, row in zip(SIDES, weighed.votes, strict=True)
            for power, promised in enumerate(row, 1)
        ]
        worth, side, power = max(found, default=(-inf, "yes", 0))
        if worth < abstention_worth(weighed):
            return 0.0
        return others.win_and_level_odds(side, power)[0] * others.leads(side, power)
    return others.by_house[one - (one > weighed.seat)][0] * sum(others.alike) / 2


def _sign_gain(weighed: Case, clause: Sign, by: Seat) -> float:
    if clause.ahead:
        return 0.0
    return leads(weighed, by) * names(weighed.table, clause.kinds)[weighed.seat]


def _sign_cost(weighed: Case, clause: Sign) -> float:
    if clause.ahead:
        return UNSEEN
    return leads(weighed, weighed.seat) * names(weighed.table, clause.kinds)[weighed.seat]


def _tie_gain(weighed: Case, clause: BreakTie, by: Seat) -> float:
    return 0.0 if clause.ahead else max(0.0, weighed.stake.gain(clause.side)) * CHANCE / 2


def _leader_cost(weighed: Case, clause: NameLeader) -> float:
    return CHANCE * NAMED


def _tie_cost(weighed: Case, clause: BreakTie) -> float:
    return (UNSEEN if clause.ahead else max(0.0, -weighed.stake.gain(clause.side))) * CHANCE


WORTH: Final[Mapping[type[Clause], Worth[Any]]] = {
    Pay: Worth(_worth_received, _worth_paid),
    Reward: Worth(_worth_received, _worth_paid),
    Promise: Worth(_nothing, _word_cost),
    Vote: Worth(_vote_gain, _vote_cost),
    Abstain: Worth(_nothing, _abstain_cost),
    Sign: Worth(_sign_gain, _sign_cost),
    BreakTie: Worth(_tie_gain, _tie_cost),
    NameLeader: Worth(_nothing, _leader_cost),
}
"""Every kind of clause."""
