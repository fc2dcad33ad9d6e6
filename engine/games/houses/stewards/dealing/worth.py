"""What a clause and a deal are worth to a house, in points, and how an offer is answered (HO-6.9, HO-R23).

Each kind of clause has what it brings when the other gives it and what it costs when the house itself does:
the table `WORTH` below. An offer to the house is confirmed where it pays.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Generic, TypeVar

from msgspec.structs import asdict

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    Clause,
    Deal,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Vote,
    kind_of,
    terms,
)
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, MarkPromise
from engine.games.houses.names import SIDES
from engine.games.houses.stewards.expecting.outlook import signing_worths
from engine.games.houses.stewards.voting.case import Case, Weigher, abstention_worth, best_worth, vote_worth
from engine.games.houses.stewards.voting.votes import with_vote
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

# --- clauses ----------------------------------------------------------------------------------------------

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
    """The points that the clause brings which this other house gives."""
    return WORTH[type(clause)].gain(weighed, clause, by)


def cost(weighed: Case, clause: Clause) -> float:
    """The points that the house's own clause costs it."""
    return WORTH[type(clause)].cost(weighed, clause)


def lead_odds(weighed: Case, one: Seat) -> float:
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


# Each function below is named by its kind and by what it gives; a clause for a later phase binds unseen.


def _no_gain(weighed: Case, clause: Clause, by: Seat) -> float:
    return 0.0


def _vote_gain(weighed: Case, clause: Vote, by: Seat) -> float:
    """The worth of the best ballot with this one beside it, less its worth as things stand."""
    if clause.ahead:
        return UNSEEN / 2
    return max(0.0, best_worth(with_vote(weighed, by, clause.side, clause.least)) - best_worth(weighed))


def _vote_cost(weighed: Case, clause: Vote) -> float:
    """The points lost by voting so, instead of as the house likes."""
    if clause.ahead:
        return UNSEEN
    return best_worth(weighed) - vote_worth(weighed, clause.side, clause.least)


def _abstain_cost(weighed: Case, clause: Abstain) -> float:
    """The points lost by abstaining so, instead of voting as the house likes."""
    if clause.ahead:
        return UNSEEN
    return best_worth(weighed) - abstention_worth(weighed, clause.how == "moderate")


def _sign_worth(weighed: Case, clause: Sign, leader: Seat) -> float:
    """The worth of the signature to this house, as likely as the leader named leads."""
    return lead_odds(weighed, leader) * signing_worths(weighed.table, clause.kinds)[weighed.seat]


_COINS: Final[Worth[Any]] = Worth(
    gain=lambda weighed, clause, by: weighed.coins(clause.n),
    cost=lambda weighed, clause: -weighed.coins(-clause.n),
)
WORTH: Final[Mapping[type[Clause], Worth[Any]]] = {
    Pay: _COINS,
    Reward: _COINS,
    Promise: Worth(_no_gain, cost=lambda weighed, clause: WORD),
    Vote: Worth(_vote_gain, _vote_cost),
    Abstain: Worth(_no_gain, _abstain_cost),
    Sign: Worth(
        gain=lambda weighed, clause, by: 0.0 if clause.ahead else _sign_worth(weighed, clause, by),
        cost=lambda weighed, clause: UNSEEN if clause.ahead else _sign_worth(weighed, clause, weighed.seat),
    ),
    BreakTie: Worth(
        gain=lambda weighed, clause, by: (
            0.0 if clause.ahead else max(0.0, weighed.stake.gain(clause.side)) * CHANCE / 2
        ),
        cost=lambda weighed, clause: (
            (UNSEEN if clause.ahead else max(0.0, -weighed.stake.gain(clause.side))) * CHANCE
        ),
    ),
    NameLeader: Worth(_no_gain, cost=lambda weighed, clause: CHANCE * NAMED),
}
"""Every kind of clause."""


# --- deals ------------------------------------------------------------------------------------------------

PRICES, MOST = (2, 3, 4), 99
"""The coins that are offered for a vote, and the most power that it may be cast with."""

PLAIN = Weigher()


def answer_to_offer(look: Look, offers: tuple[Any, ...], weigher: Weigher = PLAIN) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it pays."""
    if not any(type(one) is DeclineDeal for one in offers):
        return None
    return confirm_if_it_pays(
        look, offers, lambda deal: deal_worth(weigher(look), deal) >= weigher.manner.sells
    )


def confirm_if_it_pays(look: Look, offers: tuple[Any, ...], pays: Callable[[Deal], bool]) -> Any | None:
    """HO-6.9: an offer to this house is confirmed where it can be and pays, else declined."""
    open_deals = {deal.id: deal for deal in look.view.deals if not deal.bound and deal.partner == look.seat}
    confirmable = {one.deal for one in offers if type(one) is ConfirmDeal}
    for offer in offers:
        if type(offer) is DeclineDeal:
            deal = open_deals[offer.deal]
            return ConfirmDeal(deal.id) if deal.id in confirmable and pays(deal) else offer
    return None


def promise_to_mark(offers: tuple[Any, ...]) -> MarkPromise | None:
    """HO-R23: a steward takes everybody at their word."""
    return next((one for one in offers if type(one) is MarkPromise and one.kept), None)


def clause_as_offered(clause: AnyClause) -> PartialMove:
    """The clause as a part of an offer."""
    return PartialMove(kind_of(clause).code, tuple(asdict(clause).items()))


def reward(price: int) -> PartialMove:
    """The clause of so many coins for the other's only clause."""
    return clause_as_offered(Reward(price, 0))


def exchange(look: Look, partner: Seat, mine: PartialMove, theirs: PartialMove) -> Any | None:
    """One clause for one of the other's, where it may be offered (HO-R25)."""
    begun = PartialMove("offer_deal", (("partner", partner), ("mine", (mine,)), ("theirs", (theirs,))))
    whole = look.ask(begun)
    return whole[0] if whole and not isinstance(whole[0], PartialMove) else None


def deal_worth(weighed: Case, deal: Deal) -> float:
    """The worth of the deal to the viewer, one of its parties, in points."""
    made = weighed.seat == deal.maker
    mine, theirs, by = (
        (deal.mine, deal.theirs, deal.partner) if made else (deal.theirs, deal.mine, deal.maker)
    )
    paid = sum([_comes(weighed, one, mine, weighed.seat) * gain(weighed, one, by) for one in theirs])
    return paid - sum([_comes(weighed, one, theirs, by) * cost(weighed, one) for one in mine])


def _comes(weighed: Case, clause: AnyClause, other: tuple[AnyClause, ...], seat: Seat) -> float:
    """HO-R24: how likely a reward is paid: one for a signature only where that house leads."""
    when = terms(clause).when
    return lead_odds(weighed, seat) if when is not None and terms(other[when]).signs else 1.0
