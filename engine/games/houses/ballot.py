"""A vote: the four ways to cast a ballot, what may be added to it, the seal and the count (HO-6.4 to HO-6.7).

A vote is open from the proposal on until every slip is sealed or absent. Each seat has a slip:

    empty          nothing is cast; the deadline makes the house absent, or casts what a deal binds it to
    a ballot       yes or no with power, open: power may be added, never taken back (HO-6.5)
    sealed         the house has no more to say in this phase (HO-R19); an abstention is always sealed
    absent         the deadline has passed it by (HO-R20)

The four ballots are yes and no, each with power, and two abstentions, which have none: to gather brings coins
alone, to moderate brings them and the moderator's seat, which breaks ties (HO-6.4, HO-5.8).

Before the count only its house reads a ballot, or everybody where ballots are open (HO-R18). What binding
deals demand of a ballot is asked of `deals/bonds.py`; a deal may also cast one itself (HO-R26).
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import (
    ballot,
    ballots,
    clauses_of,
    free_power,
    refresh_shown_purses,
    with_gain,
)
from engine.games.houses.clauses import Deal, Standing
from engine.games.houses.deals import bonds
from engine.games.houses.events import (
    AnyEvent,
    BallotCast,
    BallotMissed,
    BallotsCounted,
    BallotSealed,
    ClausesSettled,
    ModeratorTaken,
    PowerAdded,
)
from engine.games.houses.moves import (
    COUNTS_KEPT,
    AddPower,
    Ballot,
    Cast,
    Count,
    Offers,
    SealBallot,
    whole_offer,
)
from engine.games.houses.names import SIDES, Side
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Slip, State
from engine.kernel.moves import Amount, Field, PartialMove, Pick, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Audience, Seat, with_value_at
from engine.kernel.waits import Wait

VOTES: Final = ("cast", "add_power", "seal_ballot")
"""The moves that answer the question for a ballot."""

STRETCHES: Final = 3
"""HO-R18: an addition in the last minutes of an open vote extends its deadline, at most three times."""

NO_DEAL: Final = ""
"""Deal id in a ballot that no deal cast. It is sealed, so others can't tell the two apart."""

ABSTENTIONS: Final = (Cast("gather"), Cast("moderate"))
SEAL: Final = Pick("seal", (0, 1))


def vote_waits(state: State) -> tuple[Wait, ...]:
    """A question to every seat that has not sealed (HO-R19); silence seals a ballot that is kept open.

    HO-R18: that a seat has cast is public, whether its ballot is kept open only its house knows. So the wait
    of a seat that has cast is secret.
    """
    phase = state.open_phase
    stretch = STRETCHES if state.options.ballots == "open" else 0
    steward = state.options.absent == "steward"
    otherwise = "ballot_steward" if steward else "ballot_absent"
    waits = []
    for seat, slip in enumerate(phase.slips):
        if not is_slip_done(slip):
            id = f"g{state.generation}.p{phase.number}.vote.{seat}"
            waits.append(
                Wait(
                    id,
                    seat,
                    ask="vote",
                    must=True,
                    otherwise=otherwise,
                    stretch=stretch,
                    steward=steward,
                    secret=slip.cast,
                    moves=VOTES,
                )
            )
    return tuple(waits)


def is_slip_done(slip: Slip) -> bool:
    """Whether nothing more is awaited on this slip: it is sealed, or the deadline has passed it by."""
    return slip.absent or (slip.ballot is not None and open_sealed(slip.ballot).sealed)


# --- refusals ---------------------------------------------------------------------------------------------


def ballot_closed_refusal(state: State, seat: Seat) -> Refusal | None:
    """HO-R19: why the seat has no more to say in this vote, or None."""
    if state.stage != "vote":
        return no("not_now")
    return no("ballot_sealed") if is_slip_done(state.open_phase.slips[seat]) else None


def cast_refusal(state: State, seat: Seat, action: Cast) -> Refusal | None:
    """Why this ballot can't be cast: the vote is closed, the seat has cast one, or may not cast this one."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    if ballot(state, seat) is not None:
        return no("already_cast")
    return choice_refusal(state, seat, action)


def choice_refusal(state: State, seat: Seat, action: Cast) -> Refusal | None:
    """Why a seat whose slip is open may not cast this ballot (HO-6.4, HO-5.8, HO-R26)."""
    if action.ballot in ("gather", "moderate"):
        if action.power:
            return no("abstention_power")
        if action.ballot == "moderate" and state.open_phase.seat_taken:
            return no("seat_taken", seat=state.moderator)
    elif action.power < 1:
        return no("power_missing")
    elif action.power > (most := free_power(state, seat)):
        return no("power_short", most=most)
    return bonds.ballot_refusal(state, seat, action.ballot, action.power, action.seal)


def add_power_refusal(state: State, seat: Seat, action: AddPower) -> Refusal | None:
    """HO-6.5: power may only be added, up to what is free."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    own = ballot(state, seat)
    if own is None or own.power == 0:
        return no("nothing_cast")
    if action.power <= own.power:
        return no("power_lowered", power=own.power)
    most = own.power + free_power(state, seat)
    if action.power > most:
        return no("power_short", most=most)
    return bonds.ballot_refusal(state, seat, own.kind, action.power, sealed=False)


def seal_refusal(state: State, seat: Seat, action: SealBallot) -> Refusal | None:
    """HO-R19: why the seat can't seal: the vote is closed, nothing is cast, or a deal asks for more."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    own = ballot(state, seat)
    if own is None:
        return no("nothing_cast")
    return bonds.ballot_refusal(state, seat, own.kind, own.power, sealed=True)


# --- what the moves and the deadline bring ----------------------------------------------------------------


def cast_events(state: State, seat: Seat, action: Cast) -> tuple[AnyEvent, ...]:
    """The ballot of the house, and the moderator's seat when it is taken (HO-6.4, HO-5.8)."""
    abstains = action.ballot in ("gather", "moderate")
    return _ballot_events(state, seat, Ballot(action.ballot, action.power, action.seal or abstains), NO_DEAL)


def _ballot_events(state: State, seat: Seat, made: Ballot, deal: str) -> tuple[AnyEvent, ...]:
    """A ballot by the seat itself (NO_DEAL) or by the deal that binds it (HO-R26), for those who may read it.

    HO-6.4: an abstention brings 1 coin, and what extra_coin_on_abstain adds.
    """
    to = _readers(state, seat)
    coins = 1 + perk_sum(state, seat, "extra_coin_on_abstain") if made.power == 0 else 0
    event = BallotCast(seat, Sealed(made, to), Sealed(coins, to), Sealed(deal, (seat,)))
    return (event, ModeratorTaken(seat)) if made.kind == "moderate" else (event,)


def _readers(state: State, seat: Seat) -> Audience | None:
    """HO-R18: who reads a ballot before the count: its house, or with open ballots everybody (None)."""
    return None if state.options.ballots == "open" else (seat,)


def add_power_events(state: State, seat: Seat, action: AddPower) -> tuple[AnyEvent, ...]:
    """HO-6.5: the ballot's new power, for those who may read it."""
    return (PowerAdded(seat, action.power, _readers(state, seat)),)


def seal_events(state: State, seat: Seat, action: SealBallot) -> tuple[AnyEvent, ...]:
    """HO-R19: the seal, for those who may read the ballot."""
    return (BallotSealed(seat, _readers(state, seat)),)


def vote_expired(state: State, seat: Seat) -> tuple[AnyEvent, ...]:
    """The events that the deadline brings to a seat whose slip is open.

    With nothing cast, the ballot that a deal binds it to is cast (HO-R26), or the house is absent (HO-R20).
    A ballot that is cast gets the power that a deal asks for, if it has less, and is sealed.
    """
    own, bound = ballot(state, seat), bonds.ballot_owed(state, seat)
    if own is None:
        if bound is None:
            return (BallotMissed(seat),)
        return _ballot_events(state, seat, bound, bonds.bond(state, seat).deal or NO_DEAL)
    to = _readers(state, seat)
    topped = (PowerAdded(seat, bound.power, to),) if bound and bound.power > own.power else ()
    return (*topped, BallotSealed(seat, to))


def promised_seat_events(state: State) -> tuple[AnyEvent, ...]:
    """HO-R25: a bound abstention to moderate takes the seat at once, that of the oldest deal.

    Clauses of younger deals that owe the seat become void.

    Asked at a phase's opening and after each confirmation; () when there is nothing left to do.
    """
    phase = state.phase
    if phase is None:
        return ()
    owing = [
        (deal, seat)
        for deal in state.deals
        for seat in (deal.maker, deal.partner)
        if deal.bound
        and any(
            duty.phase == phase.number and bonds.is_taking_the_seat(duty)
            for duty in bonds.duties_of(deal, seat)
        )
    ]
    if not owing:
        return ()
    events: list[AnyEvent] = []
    holder = state.moderator
    if not phase.seat_taken:
        deal, holder = owing[0]
        events.extend(_ballot_events(state, holder, Ballot("moderate", 0, True), deal.id))
    for deal in (one for one in state.deals if one.bound):
        mine, theirs = (
            _standings_once_seat_is_taken(deal, seat, phase.number, holder)
            for seat in (deal.maker, deal.partner)
        )
        # Only the clauses are settled here: rewards that hang on them wait for the end of the phase.
        if (mine, theirs) != (deal.mine_stand, deal.theirs_stand):
            events.append(ClausesSettled(deal.id, mine, theirs, to_maker=0, to_partner=0, to=deal.to))
    return tuple(events)


def _standings_once_seat_is_taken(deal: Deal, seat: Seat, phase: int, holder: Seat) -> tuple[Standing, ...]:
    """How the seat's clauses of the deal stand now that the moderator's seat is the holder's.

    Open ones of this phase that owe the seat are void, unless the holder is the one who owes it.
    """
    stands: list[Standing] = []
    for clause, standing in clauses_of(deal, seat):
        owes = any(
            duty.phase == phase and bonds.is_taking_the_seat(duty)
            for duty in bonds.duties_by_clauses((clause,), deal, seat)
        )
        stands.append("void" if owes and standing == "open" and seat != holder else standing)
    return tuple(stands)


# --- the count --------------------------------------------------------------------------------------------


def count_votes(state: State) -> tuple[AnyEvent, ...]:
    """HO-6.6: all ballots are opened and summed, once every seat is done; () before."""
    # Asked after every move of a vote: most end at the first slip.
    for slip in state.open_phase.slips:
        if not is_slip_done(slip):
            return ()
    cast_ballots = ballots(state)
    return (BallotsCounted(cast_ballots, power_for(cast_ballots, "yes"), power_for(cast_ballots, "no")),)


def power_for(cast_ballots: Sequence[Ballot | None], side: Side) -> int:
    """The power that was put on this side."""
    return sum([one.power for one in cast_ballots if one is not None and one.kind == side])


def highest(cast_ballots: Sequence[Ballot | None], side: Side) -> tuple[Seat, ...]:
    """The seats with the highest ballot on this side (HO-5.7); () where nobody voted for it."""
    voted = [
        (one.power, seat) for seat, one in enumerate(cast_ballots) if one is not None and one.kind == side
    ]
    if not voted:
        return ()
    most, _ = max(voted)
    return tuple([seat for power, seat in voted if power == most])


# --- offers -----------------------------------------------------------------------------------------------


def vote_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """HO-6.4, HO-6.5: the four ballots while none is cast; then more power, or the seal."""
    if ballot_closed_refusal(state, seat) is not None:
        return ()
    if begun is not None:
        return _next_vote_offers(state, seat, begun)
    own = ballot(state, seat)
    if own is not None:
        sealed = () if seal_refusal(state, seat, SealBallot()) else (SealBallot(),)
        return (*_power_offers(state, seat, own), *sealed)
    # What may go into a vote is the same for both sides; a deal may leave one of them.
    bond = bonds.bond(state, seat)
    fields = _vote_fields(state, seat, bond)
    sides = [side for side in SIDES if fields and bond.kind in (None, side)]
    return (
        *[PartialMove("cast", (("ballot", side),), fields) for side in sides],
        *[one for one in ABSTENTIONS if choice_refusal(state, seat, one) is None],
    )


def _next_vote_offers(state: State, seat: Seat, begun: PartialMove) -> Offers:
    """The fields still to be filled in of a begun ballot or addition, or the whole move when it is legal."""
    if begun.move == "add_power":
        if not field_value(begun, "power"):
            return _power_offers(state, seat, ballot(state, seat))
    elif begun.move != "cast":
        return ()
    elif (kind := field_value(begun, "ballot")) not in ("gather", "moderate"):
        if field_value(begun, "power") is None:
            bond = bonds.bond(state, seat)
            fields = _vote_fields(state, seat, bond) if bond.kind in (None, kind) else ()
            return (PartialMove("cast", begun.given, fields),) if fields else ()
        if field_value(begun, "seal") is None:
            return (PartialMove("cast", begun.given, (SEAL,)),)
    return whole_offer(state, seat, begun, {Cast: cast_refusal, AddPower: add_power_refusal})


def _vote_fields(state: State, seat: Seat, bond: bonds.Bond) -> tuple[Field, ...]:
    """The power of a vote and its seal; nothing where no power may go into one."""
    most = min(free_power(state, seat), bond.most)
    return (Amount("power", 1, most), SEAL) if most >= 1 else ()


def _power_offers(state: State, seat: Seat, own: Ballot | None) -> Offers:
    """An addition to a ballot with power, as far as what is free and the seat's deals allow."""
    if own is None or own.power == 0:
        return ()
    most = min(own.power + free_power(state, seat), bonds.bond(state, seat).most)
    more = Amount("power", own.power + 1, most)
    return (PartialMove("add_power", (), (more,)),) if most > own.power else ()


# --- folds ------------------------------------------------------------------------------------------------


def on_ballot_cast(state: State, event: BallotCast) -> State:
    """The slip holds the ballot; an abstention's coins are paid with it (HO-R19)."""
    state = with_gain(state, event.seat, coins=open_sealed(event.coins))
    return _with_open_leader(_with_slip(state, event.seat, Slip(cast=True, ballot=event.ballot)))


def on_power_added(state: State, event: PowerAdded) -> State:
    """HO-6.5: the ballot has this power now."""
    return _with_open_leader(_with_ballot(state, event.seat, power=event.power))


def on_ballot_sealed(state: State, event: BallotSealed) -> State:
    """HO-R19: nothing is awaited from this house any more."""
    return _with_ballot(state, event.seat, sealed=True)


def on_ballot_missed(state: State, event: BallotMissed) -> State:
    """HO-R20: the house is absent in this vote."""
    return _with_slip(state, event.seat, Slip(absent=True))


def on_moderator_taken(state: State, event: ModeratorTaken) -> State:
    """HO-5.8: nobody else takes the seat in this phase."""
    return replace(state, moderator=event.seat, phase=replace(state.open_phase, seat_taken=True))


def on_ballots_counted(state: State, event: BallotsCounted) -> State:
    """HO-R18: every ballot is open; the purses the others see are brought up to date (HO-R11)."""
    phase, tracks = state.open_phase, state.tracks
    slips = [
        replace(slip, ballot=Sealed(one, None)) if one is not None else slip
        for slip, one in zip(phase.slips, event.ballots, strict=True)
    ]
    count = Count(
        state.generation,
        phase.number,
        values=tuple([track.value for track in tracks]),
        up=tuple([track.up for track in tracks]),
        runs=tuple([track.run for track in tracks]),
        stability=state.stability,
        yes=phase.yes,
        no=phase.no,
        ballots=event.ballots,
    )
    return replace(
        state,
        stage="decide",
        phase=replace(phase, slips=tuple(slips)),
        counts=(*state.counts, count)[-COUNTS_KEPT:],
        characters=refresh_shown_purses(state),
    )


def _with_slip(state: State, seat: Seat, slip: Slip) -> State:
    phase = state.open_phase
    return replace(state, phase=replace(phase, slips=with_value_at(phase.slips, seat, slip)))


def _with_ballot(state: State, seat: Seat, **fields: object) -> State:
    slip = state.open_phase.slips[seat]
    assert slip.ballot is not None
    made = replace(open_sealed(slip.ballot), **fields)
    return _with_slip(state, seat, replace(slip, ballot=replace(slip.ballot, value=made)))


def _with_open_leader(state: State) -> State:
    """HO-R18: with open ballots the leader changes with them.

    On a tie of sides or of top ballots the leader stays.
    """
    if state.options.ballots != "open":
        return state
    cast_ballots = ballots(state)
    yes, no_ = power_for(cast_ballots, "yes"), power_for(cast_ballots, "no")
    top = highest(cast_ballots, "yes" if yes > no_ else "no")
    return replace(state, leader=top[0]) if yes != no_ and len(top) == 1 else state
