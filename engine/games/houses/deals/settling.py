"""Settling: which clauses came true, what escrow pays or gives back, what closes (HO-R24, R25, R28)."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.houses.balances import ballot, clauses_of, with_gain
from engine.games.houses.ballot import highest, power_for
from engine.games.houses.clauses import AnyClause, Deal, Standing, kind_of, terms
from engine.games.houses.clauses.kind import Seen
from engine.games.houses.deals.counting import counts, pair
from engine.games.houses.deals.duties import other_party
from engine.games.houses.deals.stands import Stands, with_others
from engine.games.houses.events import AnyEvent, ClausesSettled, DealClosed, DealLapsed
from engine.games.houses.goals import with_tally
from engine.games.houses.state import State
from engine.kernel.seats import Seat

Verdict = Callable[[State, Deal, Seat, AnyClause, int], Standing]
"""How an open clause of this party for this phase stands now."""


def settle(state: State) -> tuple[AnyEvent, ...]:
    """HO-R24, HO-R28: the end of a phase: its clauses are judged, escrow follows them, open offers lapse.

    Asked when the phase's events are signed. Folded and asked again it says nothing.
    """
    return (*_settle_deals(state, _standing_now), *_lapse_offers(state))


def close_all(state: State) -> tuple[AnyEvent, ...]:
    """A generation's end: clauses of phases never reached are void, all deals close (HO-R25, HO-R28)."""
    return (*_settle_deals(state, _never), *_lapse_offers(state))


def on_clauses_settled(state: State, event: ClausesSettled) -> State:
    """The clauses stand so, and escrow has paid or given back."""
    old = next(deal for deal in state.deals if deal.id == event.deal)
    new = replace(old, mine_stand=event.mine, theirs_stand=event.theirs)
    state = replace(state, deals=tuple(new if deal is old else deal for deal in state.deals))
    state = with_gain(state, old.maker, coins=event.to_maker)
    return with_gain(state, old.partner, coins=event.to_partner)


def on_deal_closed(state: State, event: DealClosed) -> State:
    """The deal is done with; where it counts, both have one more deal kept (chapter 11, HO-R39)."""
    deal, kept = event.deal, (event.maker_kept, event.partner_kept)
    state = replace(state, deals=tuple(one for one in state.deals if one.id != deal.id))
    if event.counts is not None:
        kept = (event.counts, event.counts)
    if event.counts and state.phase is not None:
        phase = replace(state.phase, counted=(*state.phase.counted, pair(deal)))
        state = replace(state, phase=phase)
    state = with_tally(state, deal.maker, deals=int(kept[0]))
    return with_tally(state, deal.partner, deals=int(kept[1]))


def _standing_now(state: State, deal: Deal, seat: Seat, clause: AnyClause, phase: int) -> Standing:
    assert state.phase is not None
    if phase > state.phase.number:
        return "open"
    return kind_of(clause).verdict(clause, _phase_as_seen(state, seat, other_party(deal, seat)))


def _phase_as_seen(state: State, seat: Seat, other: Seat) -> Seen:
    """What the phase that is open has brought to the seat."""
    phase, cast = state.phase, ballot(state, seat)
    assert phase is not None
    decision = phase.decision
    side, leader = (decision.side, decision.leader) if decision else (None, None)
    ballots = tuple(ballot(state, one) for one in state.seats)
    return Seen(
        cast=(cast.kind, cast.power) if cast else None,
        led=decision is not None and leader == seat,
        signed=tuple(kind for signer, kind in phase.signed if signer == other),
        chaired=state.moderator == seat,
        side=side,
        leader=leader,
        tie=power_for(ballots, "yes") == power_for(ballots, "no"),
        level=highest(ballots, side) if side else (),
    )


def _never(state: State, deal: Deal, seat: Seat, clause: AnyClause, phase: int) -> Standing:
    return "void"


def _settle_deals(state: State, verdict: Verdict) -> tuple[AnyEvent, ...]:
    """HO-R39: of the deals that close together, the first of the same two houses may count."""
    events: list[AnyEvent] = []
    for deal in (one for one in state.deals if one.bound):
        happened = _settle_deal(state, deal, verdict)
        for closed in (one for one in happened if isinstance(one, DealClosed)):
            state = on_deal_closed(state, closed)
        events += happened
    return tuple(events)


def _settle_deal(state: State, deal: Deal, verdict: Verdict) -> tuple[AnyEvent, ...]:
    """What changes in one deal, and its close when nothing of it is open any more."""
    mine, theirs = _judge(state, deal, deal.maker, verdict), _judge(state, deal, deal.partner, verdict)
    word = state.ruling.words
    mine, theirs = with_others(deal.mine, mine, theirs, word), with_others(deal.theirs, theirs, mine, word)
    new = replace(deal, mine_stand=mine, theirs_stand=theirs)
    changed = (_settlement(deal, new),) if new != deal else ()
    return changed if "open" in (*mine, *theirs) else (*changed, _close(state, new))


def _judge(state: State, deal: Deal, seat: Seat, verdict: Verdict) -> Stands:
    stands: list[Standing] = []
    for clause, standing in clauses_of(deal, seat):
        ahead = terms(clause).ahead
        due = standing == "open" and ahead is not None
        stands.append(verdict(state, deal, seat, clause, deal.phase + (ahead or 0)) if due else standing)
    return tuple(stands)


def _settlement(old: Deal, new: Deal) -> ClausesSettled:
    """Rewards settled by this: paid to the other when kept, given back when void."""
    for_mine, back_to_maker = _coins_released(old, new, old.maker)
    for_theirs, back_to_partner = _coins_released(old, new, old.partner)
    return ClausesSettled(
        old.id,
        new.mine_stand,
        new.theirs_stand,
        for_theirs + back_to_maker,
        for_mine + back_to_partner,
        old.to,
    )


def _coins_released(old: Deal, new: Deal, seat: Seat) -> tuple[int, int]:
    """Of the seat's rewards that are open no longer: the coins paid, and the coins given back."""
    paid = back = 0
    for (clause, before), (_, after) in zip(clauses_of(old, seat), clauses_of(new, seat), strict=True):
        if before == "open":
            paid += terms(clause).escrow * (after == "kept")
            back += terms(clause).escrow * (after == "void")
    return paid, back


def _close(state: State, deal: Deal) -> DealClosed:
    """HO-R27: the deal is anybody's to read now."""
    maker, partner = (_keeps_side(clauses_of(deal, seat)) for seat in (deal.maker, deal.partner))
    return DealClosed(replace(deal, to=None), maker, partner, counts(state, deal))


def _keeps_side(side: tuple[tuple[AnyClause, Standing], ...]) -> bool:
    """Whether a party did what it promised: promises are the ledger's; who gave nothing kept nothing."""
    judged = tuple(standing for clause, standing in side if terms(clause).words is None)
    return bool(judged) and all(standing == "kept" for standing in judged)


def _lapse_offers(state: State) -> tuple[AnyEvent, ...]:
    """HO-R25."""
    offers = (deal for deal in state.deals if not deal.bound)
    return tuple(DealLapsed(deal.id, deal.maker, deal.partner, deal.to) for deal in offers)
