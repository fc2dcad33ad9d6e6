"""Deals from what a form or command says: who does what, and what is paid for it (HO-R23)."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
)
from engine.games.houses.clauses.kind import MOST
from engine.games.houses.moves import OfferDeal
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

ACTS: Final = (
    "vote-yes",
    "vote-no",
    "gather",
    "moderate",
    "sign-positive",
    "sign-negative",
    "sign-story",
    "tie-yes",
    "tie-no",
    "name-other",
    "name-self",
)
"""Acts that bind, as one word each."""

PROMISE: Final = "promise"


class Half(Struct, frozen=True):
    """What one party gives: an act by its word, the least power of a vote, how many phases ahead, coins."""

    act: str | None = None
    power: int = 1
    ahead: int = 0
    pay: int = 0
    reward: int = 0
    promise: str = ""


def offer(me: Seat, partner: Seat, mine: Half, theirs: Half) -> OfferDeal:
    """The deal; a reward is for the other's act, which is the first of its clauses."""
    return OfferDeal(partner, clauses(mine, me, partner), clauses(theirs, partner, me))


def clauses(half: Half, doer: Seat, other: Seat) -> tuple[AnyClause, ...]:
    """The party's clauses, the act first. Refused with choice_unknown for an act there is not."""
    act = (conduct(half, doer, other),) if half.act else ()
    promise = (Promise(half.promise),) if half.promise else ()
    pay = (Pay(half.pay),) if half.pay else ()
    reward = (Reward(half.reward, 0),) if half.reward else ()
    return (*act, *promise, *pay, *reward)


def conduct(half: Half, doer: Seat, other: Seat) -> AnyClause:
    """The clause of an act."""
    ahead = half.ahead
    acts: Mapping[str, AnyClause] = {
        "vote-yes": Vote("yes", half.power, MOST, ahead),
        "vote-no": Vote("no", half.power, MOST, ahead),
        "gather": Abstain("gather", ahead),
        "moderate": Abstain("moderate", ahead),
        "sign-positive": Sign(("positive",), ahead),
        "sign-negative": Sign(("negative",), ahead),
        "sign-story": Sign(("story",), ahead),
        "tie-yes": BreakTie("yes", ahead),
        "tie-no": BreakTie("no", ahead),
        "name-other": NameLeader(other, ahead),
        "name-self": NameLeader(doer, ahead),
    }
    clause = acts.get(half.act or "")
    if clause is None:
        raise Refused(no("choice_unknown"))
    return clause
