"""Ballots: the four ways to vote, what may be added, and the count (HO-6.4 to 6.7, HO-R18 to R22)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.houses.balances import ballot, ballots, free_power, refresh_shown_purses, with_gain
from engine.games.houses.casting import ballot_events, phase, readers
from engine.games.houses.counts import KEPT, Count
from engine.games.houses.deals import bonds
from engine.games.houses.events import (
    AnyEvent,
    BallotCast,
    BallotMissed,
    BallotsCounted,
    BallotSealed,
    ModeratorTaken,
    PowerAdded,
)
from engine.games.houses.moves import AddPower, Ballot, Cast, SealBallot
from engine.games.houses.names import Side
from engine.games.houses.state import Slip, State
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait

VOTES = ("cast", "add_power", "seal_ballot")
"""The moves that answer the question for a ballot."""

STRETCHES = 3
"""HO-R18: an addition in the last minutes of an open vote extends its deadline so often at most."""


def vote_wait(state: State, seat: Seat) -> str:
    """The id of the seat's vote in this phase."""
    return f"g{state.generation}.p{phase(state).number}.vote.{seat}"


def has_finished_voting(state: State, seat: Seat) -> bool:
    """HO-R19: the seat has sealed its ballot, or the deadline has passed it by."""
    return slip_done(phase(state).slips[seat])


def slip_done(slip: Slip) -> bool:
    """Whether nothing more is awaited on this slip."""
    return slip.absent or (slip.ballot is not None and open_sealed(slip.ballot).sealed)


def vote_waits(state: State) -> tuple[Wait, ...]:
    """HO-R19: every seat that has not sealed; a ballot kept open may be silent, it is sealed then.

    HO-R18: whether a ballot that was cast is kept open only its house knows.
    """
    stretch = STRETCHES if state.options.ballots == "open" else 0
    steward = state.options.absent == "steward"
    otherwise = "ballot_steward" if steward else "ballot_absent"
    return tuple(
        [
            Wait(vote_wait(state, seat), seat, "vote", True, otherwise, stretch, steward, slip.cast, VOTES)
            for seat, slip in enumerate(phase(state).slips)
            if not slip_done(slip)
        ]
    )


def cast_refusal(state: State, seat: Seat, action: Cast) -> Refusal | None:
    """HO-6.4, HO-6.5, HO-5.8, HO-R26."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    if ballot(state, seat) is not None:
        return no("already_cast")
    return choice_refusal(state, seat, action)


def choice_refusal(state: State, seat: Seat, action: Cast) -> Refusal | None:
    """Why a seat whose ballot is open may not vote so (HO-6.4, HO-5.8, HO-R26)."""
    return _kind_refusal(state, seat, action) or bonds.ballot_refusal(
        state, seat, action.ballot, action.power, action.seal
    )


def add_power_refusal(state: State, seat: Seat, action: AddPower) -> Refusal | None:
    """HO-6.5: power may only be added, up to what is free."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    cast = ballot(state, seat)
    if cast is None or cast.power == 0:
        return no("nothing_cast")
    if action.power <= cast.power:
        return no("power_lowered", power=cast.power)
    most = cast.power + free_power(state, seat)
    if action.power > most:
        return no("power_short", most=most)
    return bonds.ballot_refusal(state, seat, cast.kind, action.power, False)


def seal_refusal(state: State, seat: Seat, action: SealBallot) -> Refusal | None:
    """HO-R19."""
    why = ballot_closed_refusal(state, seat)
    if why is not None:
        return why
    cast = ballot(state, seat)
    if cast is None:
        return no("nothing_cast")
    return bonds.ballot_refusal(state, seat, cast.kind, cast.power, True)


def cast_events(state: State, seat: Seat, action: Cast) -> tuple[AnyEvent, ...]:
    """HO-6.4, HO-5.8: the ballot, an abstention's coins, and the moderator's seat when it is taken."""
    abstains = action.ballot in ("gather", "moderate")
    made = Ballot(action.ballot, action.power, action.seal or abstains)
    return ballot_events(state, seat, made, None)


def add_power_events(state: State, seat: Seat, action: AddPower) -> tuple[AnyEvent, ...]:
    """HO-6.5."""
    return (PowerAdded(seat, action.power, readers(state, seat)),)


def seal_events(state: State, seat: Seat, action: SealBallot) -> tuple[AnyEvent, ...]:
    """HO-R19."""
    return (BallotSealed(seat, readers(state, seat)),)


def vote_expired(state: State, seat: Seat) -> tuple[AnyEvent, ...]:
    """HO-R20, HO-R26: what binds the house is done, an open ballot is sealed, a silent house is absent."""
    cast, bound = ballot(state, seat), bonds.ballot_owed(state, seat)
    if cast is None and bound is None:
        return (BallotMissed(seat),)
    if cast is None and bound is not None:
        bond = bonds.bond(state, seat)
        return ballot_events(state, seat, bound, bond.deal)
    assert cast is not None
    to = readers(state, seat)
    topped = (PowerAdded(seat, bound.power, to),) if bound and bound.power > cast.power else ()
    return (*topped, BallotSealed(seat, to))


def count_votes(state: State) -> tuple[AnyEvent, ...]:
    """HO-6.6: all ballots are opened and summed, once every seat is done."""
    for slip in phase(state).slips:
        if not slip_done(slip):
            return ()
    cast = ballots(state)
    return (BallotsCounted(cast, power_for(cast, "yes"), power_for(cast, "no")),)


def power_for(cast: Sequence[Ballot | None], side: Side) -> int:
    """The power that was put on this side."""
    return sum([one.power for one in cast if one is not None and one.kind == side])


def highest(cast: Sequence[Ballot | None], side: Side) -> tuple[Seat, ...]:
    """The seats with the highest ballot on this side (HO-5.7)."""
    voted = [(one.power, seat) for seat, one in enumerate(cast) if one is not None and one.kind == side]
    if not voted:
        return ()
    most, _ = max(voted)
    return tuple([seat for power, seat in voted if power == most])


def on_ballot_cast(state: State, event: BallotCast) -> State:
    """The slip holds it; an abstention's coins are paid with it (HO-R19)."""
    state = with_gain(state, event.seat, coins=open_sealed(event.coins))
    return _with_leader(_with_slip(state, event.seat, Slip(cast=True, ballot=event.ballot)))


def on_power_added(state: State, event: PowerAdded) -> State:
    """HO-6.5."""
    return _with_leader(_with_ballot(state, event.seat, power=event.power))


def on_ballot_sealed(state: State, event: BallotSealed) -> State:
    """HO-R19."""
    return _with_ballot(state, event.seat, sealed=True)


def on_ballot_missed(state: State, event: BallotMissed) -> State:
    """HO-R20."""
    return _with_slip(state, event.seat, Slip(absent=True))


def on_moderator_taken(state: State, event: ModeratorTaken) -> State:
    """HO-5.8: nobody else takes the seat in this phase."""
    return replace(state, moderator=event.seat, phase=replace(phase(state), seat_taken=True))


def on_ballots_counted(state: State, event: BallotsCounted) -> State:
    """HO-R18: every ballot is open; the purses the others see are brought up to date (HO-R11)."""
    slips = tuple(
        [
            replace(slip, ballot=Sealed(one, None)) if one is not None else slip
            for slip, one in zip(phase(state).slips, event.ballots, strict=True)
        ]
    )
    return replace(
        state,
        stage="decide",
        phase=replace(phase(state), slips=slips),
        counts=(*state.counts, _count(state, event))[-KEPT:],
        characters=refresh_shown_purses(state),
    )


def _count(state: State, event: BallotsCounted) -> Count:
    open_ = phase(state)
    return Count(
        state.generation,
        open_.number,
        tuple([track.value for track in state.tracks]),
        tuple([track.up for track in state.tracks]),
        tuple([track.run for track in state.tracks]),
        state.stability,
        open_.yes,
        open_.no,
        event.ballots,
    )


def ballot_closed_refusal(state: State, seat: Seat) -> Refusal | None:
    """HO-R19: why the seat has no more to say in this vote, or None."""
    if state.stage != "vote":
        return no("not_now")
    if has_finished_voting(state, seat):
        return no("ballot_sealed")
    return None


def _kind_refusal(state: State, seat: Seat, action: Cast) -> Refusal | None:
    if action.ballot in ("gather", "moderate"):
        if action.power:
            return no("abstention_power")
        taken = action.ballot == "moderate" and phase(state).seat_taken
        return no("seat_taken", seat=state.moderator) if taken else None
    if action.power < 1:
        return no("power_missing")
    most = free_power(state, seat)
    return no("power_short", most=most) if action.power > most else None


def _with_slip(state: State, seat: Seat, slip: Slip) -> State:
    open_ = phase(state)
    return replace(state, phase=replace(open_, slips=with_value_at(open_.slips, seat, slip)))


def _with_ballot(state: State, seat: Seat, **fields: object) -> State:
    slip = phase(state).slips[seat]
    assert slip.ballot is not None
    made = replace(open_sealed(slip.ballot), **fields)
    return _with_slip(state, seat, replace(slip, ballot=replace(slip.ballot, value=made)))


def _with_leader(state: State) -> State:
    """HO-R18: with open ballots the leader changes with them; level sides or ballots change nobody."""
    if state.options.ballots != "open":
        return state
    cast = ballots(state)
    yes, no_ = power_for(cast, "yes"), power_for(cast, "no")
    top = highest(cast, "yes" if yes > no_ else "no")
    return replace(state, leader=top[0]) if yes != no_ and len(top) == 1 else state
