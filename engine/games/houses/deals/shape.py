"""The shape of an offer: what any deal must look like, judged by what both parties see (HO-R23, HO-R24)."""

from itertools import combinations
from unicodedata import normalize

from engine.games.houses.clauses import (
    Abstain,
    AnyClause,
    BreakTie,
    Deal,
    NameLeader,
    Pay,
    Promise,
    Reward,
    Sign,
    Timed,
    Vote,
)
from engine.games.houses.deals.duties import conflict, pledged
from engine.games.houses.moves import OfferDeal
from engine.games.houses.state import State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.writing import linked

CLAUSES = 3
"""At most so many clauses a side."""

TEXT = 200
"""A promise has at most so many characters."""

MOST = 99
"""The largest number a clause may name; more coins or power no house ever has."""

AFTER_THE_COUNT = Pay | Reward | Promise | BreakTie | NameLeader | Sign
"""HO-R21: while the moderator thinks, deals stay open for clauses about the decision."""


def deal_of(state: State, seat: Seat, action: OfferDeal) -> Deal:
    """The offer as a deal of this phase, its words tidied.

    Its number counts this maker's offers to this partner, so that it tells nobody of other deals.
    """
    number = state.numbers[seat][action.partner] + 1
    mine, theirs = (tuple(tidy(clause) for clause in side) for side in (action.mine, action.theirs))
    now = state.phase.number if state.phase else 0
    parties = (seat, action.partner)
    return Deal(f"{seat}-{action.partner}-{number}", *parties, mine, theirs, now, parties)


def tidy(clause: AnyClause) -> AnyClause:
    """A promise in composed characters without space around it; any other clause as it is."""
    return Promise(normalize("NFC", clause.text).strip()) if isinstance(clause, Promise) else clause


def shape_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    """Why this could be nobody's deal, or None."""
    if action.partner == seat or action.partner not in state.seats:
        return no("deal_partner")
    clauses = (*action.mine, *action.theirs)
    if not clauses:
        return no("deal_empty")
    if max(len(action.mine), len(action.theirs)) > CLAUSES:
        return no("deal_long", most=CLAUSES)
    wrong = (clause_refusal(state, clause) for clause in clauses)
    return next((why for why in wrong if why is not None), None) or _whole_refusal(state, seat, action)


def too_late(state: State, clauses: tuple[AnyClause, ...]) -> Refusal | None:
    """HO-R21: after the count no clause about a ballot."""
    late = state.stage == "decide" and not all(isinstance(one, AFTER_THE_COUNT) for one in clauses)
    return no("deal_too_late") if late else None


def clause_refusal(state: State, clause: AnyClause) -> Refusal | None:
    """Why a clause is none by itself: its numbers, its phase, its words, or the stage."""
    why = too_late(state, (clause,)) or _ahead_refusal(state, clause)
    if why is not None:
        return why
    match clause:
        case Pay(n) | Reward(n):
            return _amounts_refusal(n)
        case Vote(_, least, most):
            return _amounts_refusal(least, most) or (no("deal_bounds") if least > most else None)
        case Sign(kinds):
            return None if kinds and len(set(kinds)) == len(kinds) else no("deal_kinds")
        case NameLeader(house):
            return None if house in state.seats else no("deal_house")
        case Promise():
            return _text_refusal(state, clause)
    return None


def _text_refusal(state: State, clause: Promise) -> Refusal | None:
    """A promise has 1 to TEXT characters, and leads nowhere else: its reader trusts the table's words."""
    tidied = tidy(clause)
    if not (isinstance(tidied, Promise) and 1 <= len(tidied.text) <= TEXT):
        return no("deal_text", most=TEXT)
    return no("deal_link") if state.ruling.names == "read" and linked(tidied.text) else None


def _ahead_refusal(state: State, clause: AnyClause) -> Refusal | None:
    """HO-R24."""
    most = state.options.ahead
    wrong = isinstance(clause, Timed) and not 0 <= clause.ahead <= most
    return no("deal_ahead", most=most) if wrong else None


def _amounts_refusal(*amounts: int) -> Refusal | None:
    fits = all(1 <= amount <= MOST for amount in amounts)
    return None if fits else no("deal_amount", most=MOST)


def _whole_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    both = (action.mine, action.theirs), (action.theirs, action.mine)
    if any(_pays_alone(giving, getting) for giving, getting in both):
        return no("deal_pay_alone")
    if not all(_rewards_fit(giving, getting) for giving, getting in both):
        return no("deal_reward")
    return no("deal_clash") if _clashes(deal_of(state, seat, action)) else None


def _pays_alone(giving: tuple[AnyClause, ...], getting: tuple[AnyClause, ...]) -> bool:
    """HO-R23: coins are paid for something: the other's side holds at least one clause that is not pay."""
    return any(isinstance(one, Pay) for one in giving) and all(isinstance(one, Pay) for one in getting)


def _rewards_fit(giving: tuple[AnyClause, ...], getting: tuple[AnyClause, ...]) -> bool:
    """HO-R23: a reward names a clause of the other's that can come true."""
    whens = (one.when for one in giving if isinstance(one, Reward))
    return all(0 <= when < len(getting) and isinstance(getting[when], Timed) for when in whens)


def _clashes(deal: Deal) -> bool:
    """HO-R25: clauses of one deal that can't all be kept; the moderator's seat is only one."""
    mine, theirs = pledged(deal.mine, deal, deal.maker), pledged(deal.theirs, deal, deal.partner)
    seats = ({duty.phase for duty in side if _takes_seat(duty.clause)} for side in (mine, theirs))
    twice = bool(set.intersection(*seats))
    return twice or any(conflict(one, two) for side in (mine, theirs) for one, two in combinations(side, 2))


def _takes_seat(clause: Timed) -> bool:
    return isinstance(clause, Abstain) and clause.how == "moderate"
