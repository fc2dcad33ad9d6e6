"""From offer to binding deal: offer, confirm, decline, withdraw, and their forms (HO-6.9, HO-R23 to R25).

    OfferDeal      maker     DealOffered      open until its phase ends; only the two know of it (HO-R27)
                             DealDeclined     before it, of the partner's offer that this one answers
    ConfirmDeal    partner   DealConfirmed    binding: payments move, rewards go into escrow
                             DealImpossible   the maker can't keep it any more; why, only the maker is told
    DeclineDeal    partner   DealDeclined
    WithdrawDeal   maker     DealWithdrawn

What can't be a deal is refused. Its *shape* is judged by what both see: seats, clauses one by one, clauses
together. A *flaw* lies with one party: its coins, its ballot of this phase, a binding deal that a new duty
contradicts, its power. Whoever acts is told its own flaw as a refusal. The other's flaws are never a refusal,
since that would tell what the other has: an offer that its maker can no longer keep is confirmed into
DealImpossible. For the same reason a form never asks what the partner has: its amounts have one bound for all
(LIKELY), so that a menu tells nothing about a purse.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import ballot, purse, with_gain
from engine.games.houses.clauses import (
    KINDS,
    AnyClause,
    Bounds,
    Deal,
    Duty,
    Limits,
    is_act,
    kind_by_code,
    kind_of,
    terms,
)
from engine.games.houses.deals.bonds import (
    DealName,
    duties,
    duties_by_clauses,
    is_conflict,
    is_taking_the_seat,
)
from engine.games.houses.deals.settling import first_stands, mark_offers
from engine.games.houses.events import (
    AnyEvent,
    DealConfirmed,
    DealDeclined,
    DealFlawed,
    DealImpossible,
    DealOffered,
    DealWithdrawn,
    OfferGone,
)
from engine.games.houses.moves import (
    AnyAction,
    ConfirmDeal,
    DeclineDeal,
    OfferDeal,
    Offers,
    WithdrawDeal,
    whole_offer,
)
from engine.games.houses.state import Promised, State
from engine.kernel.moves import Field, PartialMove, Pick, SubForms, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at

CLAUSES: Final = 3
"""At most so many clauses a side."""

OFFERS: Final = 5
"""At most so many open offers from one house to one partner."""

ANY: Final = tuple(range(CLAUSES))
"""Whatever clause of the other's, while none is given."""

LIKELY: Final = 20
"""Bound of the amounts asked of a partner: the same for all, since what the partner has is not looked at."""

FORMS_KEPT: Final = 1024
"""Rows of forms that are kept: purses differ by a few coins and powers."""


def is_trading(state: State) -> bool:
    """HO-R21, HO-R25: deals are made while a vote or the moderator's decision is open."""
    return state.stage in ("vote", "decide")


def deal_named(state: State, id: str) -> Deal:
    """The offer or deal with this id; StopIteration when there is none."""
    return next(deal for deal in state.deals if deal.id == id)


def partners_asked(state: State, maker: Seat) -> list[Seat]:
    """To whom the maker has open offers, once for each."""
    return [one.partner for one in state.deals if not one.bound and one.maker == maker]


# --- an offer is made -------------------------------------------------------------------------------------


def offer_deal_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    """HO-R23 to R25: the shape, and what lies with the maker; never what lies with the partner."""
    if not is_trading(state):
        return no("not_now")
    if action.answers:
        why = decline_deal_refusal(state, seat, DeclineDeal(action.answers))
        if why is not None:
            return why
        if deal_named(state, action.answers).maker != action.partner:
            return no("deal_unknown")
    why = shape_refusal(state, seat, action)
    if why is not None:
        return why
    deal = deal_of(state, seat, action)
    why = whole_refusal(deal)
    if why is not None:
        return why
    if partners_asked(state, seat).count(action.partner) >= OFFERS:
        return no("deal_many", most=OFFERS)
    return flaw(state, deal, seat)


def offer_deal_events(state: State, seat: Seat, action: OfferDeal) -> tuple[AnyEvent, ...]:
    """The offer, to the two parties; before it the no to the one that it answers."""
    deal = deal_of(state, seat, action)
    declined = decline_deal_events(state, seat, DeclineDeal(action.answers)) if action.answers else ()
    return (*declined, DealOffered(deal, deal.to))


def on_deal_offered(state: State, event: DealOffered) -> State:
    """The offer is open, and this pair's count goes up."""
    deal, phase = event.deal, state.phase
    row = state.numbers[deal.maker]
    row = with_value_at(row, deal.partner, row[deal.partner] + 1)
    if phase is not None:
        phase = replace(phase, offered=(*phase.offered, (deal.maker, deal.partner)))
    numbers = with_value_at(state.numbers, deal.maker, row)
    return replace(state, deals=(*state.deals, deal), numbers=numbers, phase=phase)


# --- an offer is answered ---------------------------------------------------------------------------------


def _answer_refusal(state: State, seat: Seat, id: str, *, makes: bool) -> Refusal | None:
    """Why the seat can't answer this offer, as its maker or as its partner.

    An outsider hears the same of a deal of others as of one that there is not.
    """
    if not is_trading(state):
        return no("not_now")
    deal = next((one for one in state.deals if one.id == id), None)
    if deal is None or seat not in (deal.maker, deal.partner):
        return no("deal_unknown")
    if deal.bound:
        return no("deal_bound")
    return None if makes == (seat == deal.maker) else no("not_asked")


def confirm_deal_refusal(state: State, seat: Seat, action: ConfirmDeal) -> Refusal | None:
    """HO-R25: what lies with the partner, who confirms. What lies with the maker is an event."""
    why = _answer_refusal(state, seat, action.deal, makes=False)
    if why is not None:
        return why
    deal = deal_named(state, action.deal)
    return too_late_refusal(state, (*deal.mine, *deal.theirs)) or flaw(state, deal, seat)


def confirm_deal_events(state: State, seat: Seat, action: ConfirmDeal) -> tuple[AnyEvent, ...]:
    """HO-6.9: binding now; or, when the maker can't keep it, gone, the reason for the maker alone (HO-R25).

    An offer is between the two; the deal is announced to all where deals are public (HO-R27). An abstention
    to moderate that it binds to in this phase follows by itself (ballot.promised_seat_events).
    """
    deal = deal_named(state, action.deal)
    parties = (deal.id, deal.maker, deal.partner)
    why = flaw(state, deal, deal.maker)
    if why is not None:
        told = DealFlawed(deal.id, deal.maker, why.code, (deal.maker,))
        return DealImpossible(*parties, deal.to), told
    if state.options.deals == "private":
        return (DealConfirmed(*parties, deal.to),)
    return (DealConfirmed(*parties, None, replace(deal, to=None)),)


def on_deal_confirmed(state: State, event: DealConfirmed) -> State:
    """Payments move, rewards go into escrow, promises into the ledger.

    HO-R28: what is put by is out of the giver's purse, so the same coin is not spent twice. The deal goes to
    the end of the row: binding deals stand in the order of their confirmation.
    """
    offer = deal_named(state, event.deal)
    mine, theirs = first_stands(offer, state.ruling.words)
    bound = replace(offer, bound=True, to=event.to, mine_stand=mine, theirs_stand=theirs)
    promises = []
    for giver, taker, clauses in (
        (offer.maker, offer.partner, offer.mine),
        (offer.partner, offer.maker, offer.theirs),
    ):
        for index, given in enumerate(map(terms, clauses)):
            state = with_gain(state, giver, coins=-given.paid - given.escrow)
            state = with_gain(state, taker, coins=given.paid)
            if given.words is not None:
                promises.append(Promised(offer.id, giver, taker, index, given.words, event.to))
    others = tuple(deal for deal in state.deals if deal.id != event.deal)
    return replace(state, deals=(*others, bound), promises=(*state.promises, *promises))


def decline_deal_refusal(state: State, seat: Seat, action: DeclineDeal) -> Refusal | None:
    """Only the partner declines."""
    return _answer_refusal(state, seat, action.deal, makes=False)


def decline_deal_events(state: State, seat: Seat, action: DeclineDeal) -> tuple[AnyEvent, ...]:
    """The partner's no, to the two parties."""
    deal = deal_named(state, action.deal)
    return (DealDeclined(deal.id, deal.maker, deal.partner, deal.to),)


def withdraw_deal_refusal(state: State, seat: Seat, action: WithdrawDeal) -> Refusal | None:
    """HO-R25: an offer may be taken back until it is confirmed."""
    return _answer_refusal(state, seat, action.deal, makes=True)


def withdraw_deal_events(state: State, seat: Seat, action: WithdrawDeal) -> tuple[AnyEvent, ...]:
    """The maker's withdrawal, to the two parties."""
    deal = deal_named(state, action.deal)
    return (DealWithdrawn(deal.id, deal.maker, deal.partner, deal.to),)


def on_offer_gone(state: State, event: OfferGone) -> State:
    """The offer is gone, whether declined, withdrawn, lapsed or impossible."""
    return replace(state, deals=tuple(deal for deal in state.deals if deal.id != event.deal))


def on_deal_flawed(state: State, event: DealFlawed) -> State:
    """The maker is told a reason; nothing changes."""
    return state


# --- why it can be nobody's deal: its shape ---------------------------------------------------------------


def deal_of(state: State, seat: Seat, action: OfferDeal) -> Deal:
    """The offer as a deal of this phase, its words tidied.

    Its number counts this maker's offers to this partner, so that it tells nobody of other deals.
    """
    number = state.numbers[seat][action.partner] + 1
    mine, theirs = [tuple([tidy(clause) for clause in side]) for side in (action.mine, action.theirs)]
    now = state.phase.number if state.phase else 0
    parties = (seat, action.partner)
    return Deal(DealName(*parties, number).id, *parties, mine, theirs, now, parties)


def tidy(clause: AnyClause) -> AnyClause:
    """The clause as it is kept: a promise in composed characters without space around it."""
    tidied: AnyClause = kind_of(clause).tidied(clause)
    return tidied


def shape_refusal(state: State, seat: Seat, action: OfferDeal) -> Refusal | None:
    """Why this could be nobody's deal, its clauses taken one by one; or None."""
    if action.partner == seat or action.partner not in state.seats:
        return no("deal_partner")
    clauses = (*action.mine, *action.theirs)
    if not clauses:
        return no("deal_empty")
    if max(len(action.mine), len(action.theirs)) > CLAUSES:
        return no("deal_long", most=CLAUSES)
    limits = Limits(state.seats, links=state.ruling.names != "read")
    for clause in clauses:
        why = too_late_refusal(state, (clause,))
        if why is not None:
            return why
        ahead, most = terms(clause).ahead, state.options.ahead
        if ahead is not None and not 0 <= ahead <= most:
            return no("deal_ahead", most=most)
        why = kind_of(clause).refusal(clause, limits)
        if why is not None:
            return why
    return None


def whole_refusal(deal: Deal) -> Refusal | None:
    """Why clauses that are each in order could not be one deal together, or None."""
    sides = (deal.mine, deal.theirs), (deal.theirs, deal.mine)
    for giving, getting in sides:
        # Coins are paid for something: the other's side holds at least one clause that is not pay.
        if any(terms(one).paid for one in giving) and all(terms(one).paid for one in getting):
            return no("deal_pay_alone")
    for giving, getting in sides:
        # A reward names a clause of the other's that can come true.
        for when in [terms(one).when for one in giving]:
            if when is not None and not (0 <= when < len(getting) and is_act(getting[when])):
                return no("deal_reward")
    # Clauses that can't all be kept: by one party, or by both since the moderator's seat is one (HO-R25).
    mine = duties_by_clauses(deal.mine, deal, deal.maker)
    theirs = duties_by_clauses(deal.theirs, deal, deal.partner)
    seats, others = [{duty.phase for duty in side if is_taking_the_seat(duty)} for side in (mine, theirs)]
    pairs = (*combinations(mine, 2), *combinations(theirs, 2))
    if not seats.isdisjoint(others) or any(is_conflict(one, two) for one, two in pairs):
        return no("deal_clash")
    return None


def too_late_refusal(state: State, clauses: tuple[AnyClause, ...]) -> Refusal | None:
    """HO-R21: after the count no clause about a ballot; those about the decision are still made."""
    return no("deal_too_late") if state.stage == "decide" and has_ballot_clause(clauses) else None


def has_ballot_clause(clauses: tuple[AnyClause, ...]) -> bool:
    """Whether one of them says what a ballot is."""
    return any(kind_of(one).binds == "ballot" for one in clauses)


# --- why one party can't keep it: its flaws ---------------------------------------------------------------


def flaw(state: State, deal: Deal, seat: Seat) -> Refusal | None:
    """Why this party of the offer can't keep its side, or None; what the other holds plays no part."""
    clauses = deal.mine if seat == deal.maker else deal.theirs
    new = duties_by_clauses(clauses, deal, seat)

    # Payments and escrow come out of what the house has now, not out of what the deal will bring.
    owed = sum([one.paid + one.escrow for one in map(terms, clauses)])
    coins = purse(state, seat).coins
    if owed > coins:
        return no("deal_coins", coins=coins, owed=owed)
    # The ballot of this phase may be missed or cast otherwise, or another have taken the moderator's seat.
    phase, cast = state.open_phase, ballot(state, seat)
    for duty in new:
        asked = duty.terms.ballot
        if asked is None or duty.phase != phase.number:
            continue
        missed = phase.slips[seat].absent
        if missed or (cast is not None and not asked.is_kept_by(cast.kind, cast.power, sealed=cast.sealed)):
            return no("deal_ballot_cast")
        if cast is None and is_taking_the_seat(duty) and phase.seat_taken:
            return no("deal_seat_taken")
    for old in duties(state, seat):
        if any(is_conflict(old, one) for one in new):
            return no("deal_contradicts", deal=old.deal)
    # What is promised is reserved, also for later phases.
    votes = any(duty.terms.ballot is not None and duty.terms.ballot.least > 0 for duty in new)
    if votes and spare_power(state, seat, new) < 0:
        return no("deal_power", power=spare_power(state, seat))
    return None


def spare_power(state: State, seat: Seat, new: tuple[Duty, ...] = ()) -> int:
    """HO-R25: power that is neither in the ballot nor owed to one, now or later, the new duties included.

    Clauses of one phase speak of one ballot: it needs the highest of them. Below 0 when it falls short.
    """
    cast = ballot(state, seat)
    floors = {state.open_phase.number: cast.power if cast else 0}
    for duty in (*duties(state, seat), *new):
        if duty.terms.ballot is not None:
            floors[duty.phase] = max(floors.get(duty.phase, 0), duty.terms.ballot.least)
    return purse(state, seat).power - sum(floors.values())


# --- forms ------------------------------------------------------------------------------------------------


def deal_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """A new offer, the answers to the open ones, and the promises still to be marked."""
    if begun is not None:
        return _next_deal_offers(state, seat, begun)
    if not is_trading(state):
        return mark_offers(state, seat)
    # What lies with the partner bars its confirmation; no and never mind are always open (HO-R25).
    answers: list[AnyAction] = []
    for deal in [one for one in state.deals if not one.bound]:
        if deal.partner == seat:
            confirm = ConfirmDeal(deal.id)
            answers += [confirm] if confirm_deal_refusal(state, seat, confirm) is None else []
            answers.append(DeclineDeal(deal.id))
        if deal.maker == seat:
            answers.append(WithdrawDeal(deal.id))
    return (*_new_deal_offers(state, seat), *answers, *mark_offers(state, seat))


def _next_deal_offers(state: State, seat: Seat, begun: PartialMove) -> Offers:
    """The fields that are open come in their order: partner, own clauses, the partner's clauses."""
    if begun.move != "offer_deal" or not is_trading(state):
        return ()
    if field_value(begun, "partner") is None:
        return _new_deal_offers(state, seat)
    mine, theirs = field_value(begun, "mine"), field_value(begun, "theirs")
    if mine is not None and theirs is not None:
        return whole_offer(state, seat, begun, {OfferDeal: offer_deal_refusal})
    fields: list[Field] = []
    if mine is None:
        held = purse(state, seat)
        fields.append(SubForms("mine", _forms(held.coins, held.power, ANY, *_table(state)), CLAUSES))
    whens = ANY
    if isinstance(mine, tuple):
        # A reward of the partner's may name those of the given clauses that are acts (HO-R23).
        kinds = [kind_by_code(one.move) if isinstance(one, PartialMove) else None for one in mine]
        whens = tuple([spot for spot, kind in enumerate(kinds) if kind and kind.binds != "at_once"])
    fields.append(SubForms("theirs", _forms(LIKELY, LIKELY, whens, *_table(state)), CLAUSES))
    return (PartialMove(begun.move, begun.given, tuple(fields)),)


def _new_deal_offers(state: State, seat: Seat) -> Offers:
    asked = partners_asked(state, seat)
    others = tuple([one for one in state.seats if one != seat and asked.count(one) < OFFERS])
    if not others:
        return ()
    held = purse(state, seat)
    return _blank_deal(others, held.coins, held.power, _table(state))


@lru_cache(FORMS_KEPT)
def _blank_deal(others: tuple[Seat, ...], coins: int, power: int, table: tuple[int, int, bool]) -> Offers:
    """An offer of which nothing is given yet: the same for whoever has as much to give."""
    mine = SubForms("mine", _forms(coins, power, ANY, *table), CLAUSES)
    theirs = SubForms("theirs", _forms(LIKELY, LIKELY, ANY, *table), CLAUSES)
    return (PartialMove("offer_deal", (), (Pick("partner", others), mine, theirs)),)


def _table(state: State) -> tuple[int, int, bool]:
    """Everything that forms depend on beside purses: phases ahead, seats, whether the moderator decides."""
    return state.options.ahead, len(state.houses), state.stage == "decide"


@lru_cache(FORMS_KEPT)
def _forms(
    coins: int, power: int, whens: tuple[int, ...], ahead: int, seats: int, deciding: bool
) -> tuple[PartialMove, ...]:
    """A form for each kind of clause that this stage and these bounds leave (HO-R21, HO-R23).

    Nothing else is asked of the match, so that every seat's offers share the forms that are made once.
    """
    bounds = Bounds(coins, power, whens, tuple(range(ahead + 1)), tuple(range(seats)))
    kinds = (kind for kind in KINDS if not (deciding and kind.binds == "ballot"))
    forms = (PartialMove(kind.code, (), kind.form(bounds)) for kind in kinds)
    return tuple(form for form in forms if form.fields)
