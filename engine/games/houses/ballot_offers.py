"""What a seat may vote: the four ballots, then more power, then the seal (HO-6.4, HO-6.5)."""

from engine.games.houses.balances import ballot, free_power
from engine.games.houses.ballot import (
    add_power_refusal,
    ballot_closed_refusal,
    cast_refusal,
    choice_refusal,
    seal_refusal,
)
from engine.games.houses.deals import bonds
from engine.games.houses.moves import AddPower, AnyAction, Ballot, Cast, SealBallot
from engine.games.houses.names import SIDES
from engine.games.houses.state import State
from engine.kernel.moves import Amount, Field, PartialMove, Pick, field_value, finish
from engine.kernel.seats import Seat

ABSTENTIONS = (Cast("gather"), Cast("moderate"))
SEAL = Pick("seal", (0, 1))


def vote_offers(state: State, seat: Seat, begun: PartialMove | None) -> tuple[AnyAction | PartialMove, ...]:
    """HO-6.4, HO-6.5: the four ballots while none is cast; then more power, or the seal."""
    if ballot_closed_refusal(state, seat) is not None:
        return ()
    if begun is not None:
        return _next_offers(state, seat, begun)
    cast = ballot(state, seat)
    if cast is None:
        return (*_votes(state, seat), *_abstentions(state, seat))
    return (*_more(state, seat, cast), *_legal_seal(state, seat))


def _votes(state: State, seat: Seat) -> tuple[AnyAction | PartialMove, ...]:
    """What may go into a vote is the same for both sides; a deal may leave one of them."""
    bond = bonds.bond(state, seat)
    fields = _fields(state, seat, bond)
    sides = [side for side in SIDES if fields and bond.kind in (None, side)]
    return tuple([PartialMove("cast", (("ballot", side),), fields) for side in sides])


def _abstentions(state: State, seat: Seat) -> tuple[AnyAction | PartialMove, ...]:
    return tuple([one for one in ABSTENTIONS if choice_refusal(state, seat, one) is None])


def _next_offers(state: State, seat: Seat, begun: PartialMove) -> tuple[AnyAction | PartialMove, ...]:
    if begun.move == "add_power":
        cast = ballot(state, seat)
        return _whole_ballots(state, seat, begun) if field_value(begun, "power") else _more(state, seat, cast)
    if begun.move != "cast":
        return ()
    kind = field_value(begun, "ballot")
    if kind in ("gather", "moderate"):
        return _whole_ballots(state, seat, begun)
    if field_value(begun, "power") is None:
        bond = bonds.bond(state, seat)
        fields = _fields(state, seat, bond) if bond.kind in (None, kind) else ()
        return (PartialMove("cast", begun.given, fields),) if fields else ()
    if field_value(begun, "seal") is None:
        return (PartialMove("cast", begun.given, (SEAL,)),)
    return _whole_ballots(state, seat, begun)


def _fields(state: State, seat: Seat, bond: bonds.Bond) -> tuple[Field, ...]:
    """The power of a vote and its seal; nothing where no power may go into one."""
    most = min(free_power(state, seat), bond.most)
    return (Amount("power", 1, most), SEAL) if most >= 1 else ()


def _more(state: State, seat: Seat, cast: Ballot | None) -> tuple[AnyAction | PartialMove, ...]:
    if cast is None or cast.power == 0:
        return ()
    most = min(cast.power + free_power(state, seat), bonds.bond(state, seat).most)
    return (
        (PartialMove("add_power", (), (Amount("power", cast.power + 1, most),)),) if most > cast.power else ()
    )


def _legal_seal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    return () if seal_refusal(state, seat, SealBallot()) else (SealBallot(),)


def _whole_ballots(state: State, seat: Seat, begun: PartialMove) -> tuple[AnyAction | PartialMove, ...]:
    action = finish(begun, AnyAction)
    if isinstance(action, Cast):
        return () if cast_refusal(state, seat, action) else (action,)
    if isinstance(action, AddPower):
        return () if add_power_refusal(state, seat, action) else (action,)
    return ()
