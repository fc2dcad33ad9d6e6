"""What comes of a binding deal: clauses judged, escrow paid, deals closed, promises marked (HO-R23 to R28).

At the end of a phase, when its events are signed, every open clause of that phase is judged by what the phase
has brought (its kind says how). Clauses that name no phase follow: a reward stands as the act it names. Then
escrow is paid or given back, a deal with nothing open any more closes for all to read, and offers that nobody
confirmed lapse. At a generation's end the same is done with every clause that is left void.

A promise in words is judged by nobody: it stands in the ledger, and each party says once whether it was kept.
"""

from msgspec.structs import replace

from engine.games.houses.balances import OPEN, ballot, ballots, clauses_of, with_gain
from engine.games.houses.ballot import highest, power_for
from engine.games.houses.clauses import AnyClause, Deal, Seen, Standing, is_act, kind_of, terms
from engine.games.houses.deals.bonds import other_party
from engine.games.houses.events import (
    AnyEvent,
    ClausesSettled,
    DealClosed,
    DealLapsed,
    PromiseMarked,
    WordBroken,
)
from engine.games.houses.goals import with_tally
from engine.games.houses.moves import MarkPromise
from engine.games.houses.state import Broken, Promised, State
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

Stands = tuple[Standing, ...]
"""How the clauses of one party stand, in their order."""


# --- when they are judged ---------------------------------------------------------------------------------


def settle(state: State, *, ends: bool = False) -> tuple[AnyEvent, ...]:
    """HO-R24, HO-R28: the end of a phase: its clauses are judged, escrow follows them, open offers lapse.

    Asked when the phase's events are signed; folded and asked again it says nothing. With `ends` a generation
    is over: clauses of phases never reached are void, and so all deals close (HO-R25).
    """
    events: list[AnyEvent] = []
    word = state.ruling.words
    for deal in (one for one in state.deals if one.bound):
        mine, theirs = (_judge(state, deal, seat, ends=ends) for seat in (deal.maker, deal.partner))
        new = replace(
            deal,
            mine_stand=_with_others(deal.mine, mine, theirs, word),
            theirs_stand=_with_others(deal.theirs, theirs, mine, word),
        )
        if new != deal:
            paid_by_maker, back_to_maker = _coins_released(deal, new, deal.maker)
            paid_by_partner, back_to_partner = _coins_released(deal, new, deal.partner)
            events.append(
                ClausesSettled(
                    deal.id,
                    new.mine_stand,
                    new.theirs_stand,
                    to_maker=paid_by_partner + back_to_maker,
                    to_partner=paid_by_maker + back_to_partner,
                    to=deal.to,
                )
            )
        if OPEN not in (*new.mine_stand, *new.theirs_stand):
            closed = _close(state, new)
            events += [closed, *_words_broken(state, new)]
            # Of the deals of the same two houses that close together, only the first may count (HO-R39).
            state = on_deal_closed(state, closed)
    offers = [deal for deal in state.deals if not deal.bound]
    return (*events, *[DealLapsed(deal.id, deal.maker, deal.partner, deal.to) for deal in offers])


def first_stands(deal: Deal, word: Standing) -> tuple[Stands, Stands]:
    """The maker's and the partner's on confirmation; `word` is how a promise stands by the ruling.

    A payment is kept at once, and what is to come is open.
    """
    mine, theirs = ((OPEN,) * len(side) for side in (deal.mine, deal.theirs))
    return _with_others(deal.mine, mine, theirs, word), _with_others(deal.theirs, theirs, mine, word)


def _judge(state: State, deal: Deal, seat: Seat, *, ends: bool) -> Stands:
    """How the party's clauses stand now, those that name no phase as before.

    At a generation's end what is still open is void; else the clauses of this phase and before are judged.
    """
    stands: list[Standing] = []
    for clause, standing in clauses_of(deal, seat):
        ahead = terms(clause).ahead
        if standing != "open" or ahead is None:
            stands.append(standing)
        elif ends:
            stands.append("void")
        elif deal.phase + ahead > state.open_phase.number:
            stands.append("open")
        else:
            seen = _phase_as_seen(state, seat, other_party(deal, seat))
            stands.append(kind_of(clause).verdict(clause, seen))
    return tuple(stands)


def _phase_as_seen(state: State, seat: Seat, other: Seat) -> Seen:
    """Everything by which a clause is judged that the open phase has brought to the seat."""
    phase, cast = state.open_phase, ballot(state, seat)
    decision = phase.decision
    side, leader = (decision.side, decision.leader) if decision else (None, None)
    all_cast = ballots(state)
    return Seen(
        cast=(cast.kind, cast.power) if cast else None,
        led=decision is not None and leader == seat,
        signed=tuple(kind for signer, kind in phase.signed if signer == other),
        chaired=state.moderator == seat,
        side=side,
        leader=leader,
        tie=power_for(all_cast, "yes") == power_for(all_cast, "no"),
        level=highest(all_cast, side) if side else (),
    )


def _with_others(clauses: tuple[AnyClause, ...], own: Stands, others: Stands, word: Standing) -> Stands:
    """Clauses that name no phase judged by the other party's, as these stood before; the rest as they are."""
    seen = Seen(word, others)
    return tuple(
        standing if is_act(clause) else kind_of(clause).verdict(clause, seen)
        for clause, standing in zip(clauses, own, strict=True)
    )


# --- what it changes --------------------------------------------------------------------------------------


def _coins_released(old: Deal, new: Deal, seat: Seat) -> tuple[int, int]:
    """Of the seat's rewards that are open no longer: the coins paid, and the coins given back."""
    paid = back = 0
    for (clause, before), (_, after) in zip(clauses_of(old, seat), clauses_of(new, seat), strict=True):
        if before == "open":
            paid += terms(clause).escrow * (after == "kept")
            back += terms(clause).escrow * (after == "void")
    return paid, back


def on_clauses_settled(state: State, event: ClausesSettled) -> State:
    """The clauses stand as the event says, and escrow has paid or given back."""
    old = next(deal for deal in state.deals if deal.id == event.deal)
    new = replace(old, mine_stand=event.mine, theirs_stand=event.theirs)
    state = replace(state, deals=tuple(new if deal is old else deal for deal in state.deals))
    state = with_gain(state, old.maker, coins=event.to_maker)
    return with_gain(state, old.partner, coins=event.to_partner)


def _close(state: State, deal: Deal) -> DealClosed:
    """HO-R27: the deal is anybody's to read now, with whether each party did what it promised.

    Promises in words are the ledger's; who gave nothing else kept nothing.
    """
    kept = {}
    for seat in (deal.maker, deal.partner):
        judged = [standing for clause, standing in clauses_of(deal, seat) if terms(clause).words is None]
        kept[seat] = bool(judged) and all(standing == "kept" for standing in judged)
    return DealClosed(replace(deal, to=None), kept[deal.maker], kept[deal.partner], _is_counted(state, deal))


def _is_counted(state: State, deal: Deal) -> bool | None:
    """HO-R39: whether this deal, about to close, counts for both parties.

    All that came due was kept, an act was among it, and the same two have none that counts in this phase.
    None by the ruling of version 1, by which each party's own side decides.
    """
    if state.ruling.deals == "own_side":
        return None
    now = state.phase.number if state.phase else None
    acted = False
    for clause, standing in (*clauses_of(deal, deal.maker), *clauses_of(deal, deal.partner)):
        acted = acted or (is_act(clause) and standing == "kept")
        owed = terms(clause)
        # A ballot whose phase has come and that was not cast so is broken. Signatures, ties and the naming of
        # a leader are owed only where they come up: void, they never came due.
        ballot_owed = owed.ballot is not None and owed.ahead is not None
        if ballot_owed and standing == "void" and now is not None and deal.phase + (owed.ahead or 0) <= now:
            return False
    counted = state.phase.counted if state.phase else ()
    return acted and _pair(deal) not in counted


def on_deal_closed(state: State, event: DealClosed) -> State:
    """The deal is done with; where it counts, both have one more deal kept (chapter 11, HO-R39)."""
    deal, kept = event.deal, (event.maker_kept, event.partner_kept)
    state = replace(state, deals=tuple(one for one in state.deals if one.id != deal.id))
    if event.counts is not None:
        kept = (event.counts, event.counts)
    if event.counts and state.phase is not None:
        phase = replace(state.phase, counted=(*state.phase.counted, _pair(deal)))
        state = replace(state, phase=phase)
    state = with_tally(state, deal.maker, deals=int(kept[0]))
    return with_tally(state, deal.partner, deals=int(kept[1]))


def _pair(deal: Deal) -> tuple[Seat, Seat]:
    """The two parties, the lower seat first."""
    return min(deal.maker, deal.partner), max(deal.maker, deal.partner)


# --- the promise ledger -----------------------------------------------------------------------------------


def mark_promise_refusal(state: State, seat: Seat, action: MarkPromise) -> Refusal | None:
    """A party of the promise, at any time, once. `index` is the clause's number on its side, from 0."""
    entry = _entry(state, action.deal, action.by, action.index)
    if entry is None or seat not in (entry.by, entry.other):
        return no("promise_unknown")
    return no("promise_marked") if _has_marked(entry, seat) else None


def mark_promise_events(state: State, seat: Seat, action: MarkPromise) -> tuple[AnyEvent, ...]:
    """The mark, for those who know of the promise."""
    entry = _entry(state, action.deal, action.by, action.index)
    assert entry is not None
    mark = PromiseMarked(action.deal, action.by, action.index, seat, action.kept, entry.to)
    is_closed = all(one.id != action.deal for one in state.deals)
    if state.ruling.ledger == "council" and is_closed and seat == entry.other and not action.kept:
        return (mark, WordBroken(seat, action.by, action.deal, action.index))
    return (mark,)


def mark_offers(state: State, seat: Seat) -> tuple[MarkPromise, ...]:
    """Kept or broken, for each promise that the seat has not marked."""
    return tuple(
        MarkPromise(entry.deal, entry.by, entry.index, kept)
        for entry in state.promises
        if seat in (entry.by, entry.other) and not _has_marked(entry, seat)
        for kept in (True, False)
    )


def on_promise_marked(state: State, event: PromiseMarked) -> State:
    """An entry that both have marked is done with; it stays readable for those who knew of it."""
    old = _entry(state, event.deal, event.by, event.index)
    assert old is not None
    new = replace(old, marks=(*old.marks, (event.seat, event.kept)))
    if len(new.marks) < 2:
        return replace(state, promises=tuple(new if one is old else one for one in state.promises))
    left = tuple(one for one in state.promises if one is not old)
    return replace(state, promises=left, marked=(*state.marked, new))


def _words_broken(state: State, deal: Deal) -> tuple[WordBroken, ...]:
    """HO-R23: of a deal that closes, the words that were marked broken by whom they were given to.

    In campaigns of versions 1 to 4 its parties alone know.
    """
    if state.ruling.ledger == "parties":
        return ()
    given = [one for one in (*state.promises, *state.marked) if one.deal == deal.id]
    return tuple(
        WordBroken(one.other, one.by, one.deal, one.index) for one in given if (one.other, False) in one.marks
    )


def on_word_broken(state: State, event: WordBroken) -> State:
    """The newest broken word is the one of which cards speak (HO-R17)."""
    return replace(state, broken=Broken(event.by, event.seat, state.generation))


def _entry(state: State, deal: str, by: Seat, index: int) -> Promised | None:
    found = (one for one in state.promises if (one.deal, one.by, one.index) == (deal, by, index))
    return next(found, None)


def _has_marked(entry: Promised, seat: Seat) -> bool:
    return any(marker == seat for marker, _ in entry.marks)
