"""What a seat may vote: the four ballots, then more power, then the seal (HO-6.4, HO-6.5)."""

from engine.games.houses.ballot import add_power_refusal, cast_refusal, closed, seal_refusal
from engine.games.houses.deals import bonds
from engine.games.houses.moves import AddPower, AnyAction, Ballot, BallotKind, Cast, SealBallot
from engine.games.houses.purses import ballot, free_power
from engine.games.houses.state import State
from engine.kernel.moves import Amount, Open, Pick, finish, given
from engine.kernel.seats import Seat

KINDS: tuple[BallotKind, ...] = ("yes", "no", "gather", "moderate")


def vote_offers(state: State, seat: Seat, begun: Open | None) -> tuple[AnyAction | Open, ...]:
    """HO-6.4, HO-6.5: the four ballots while none is cast; then more power, or the seal."""
    if closed(state, seat) is not None:
        return ()
    if begun is not None:
        return _continued(state, seat, begun)
    cast = ballot(state, seat)
    if cast is None:
        return tuple([offer for kind in KINDS for offer in _begun_cast(state, seat, kind)])
    return (*_more(state, seat, cast), *_legal_seal(state, seat))


def _begun_cast(state: State, seat: Seat, kind: BallotKind) -> tuple[AnyAction | Open, ...]:
    if kind in ("gather", "moderate"):
        action = Cast(kind)
        return () if cast_refusal(state, seat, action) else (action,)
    return _continued(state, seat, Open("cast", (("ballot", kind),)))


def _continued(state: State, seat: Seat, begun: Open) -> tuple[AnyAction | Open, ...]:
    if begun.move == "add_power":
        cast = ballot(state, seat)
        return _finished(state, seat, begun) if given(begun, "power") else _more(state, seat, cast)
    if begun.move != "cast":
        return ()
    kind = given(begun, "ballot")
    if kind in ("gather", "moderate"):
        return _finished(state, seat, begun)
    if given(begun, "power") is None:
        bounds = _bounds(state, seat, kind)
        fields = (Amount("power", *bounds), Pick("seal", (0, 1))) if bounds else ()
        return (Open("cast", begun.given, fields),) if fields else ()
    if given(begun, "seal") is None:
        return (Open("cast", begun.given, (Pick("seal", (0, 1)),)),)
    return _finished(state, seat, begun)


def _bounds(state: State, seat: Seat, kind: object) -> tuple[int, int] | None:
    """The least and most power of a ballot for this side, or None when it can't be cast."""
    bond = bonds.bond(state, seat)
    if bond.kind not in (None, kind):
        return None
    most = min(free_power(state, seat), bond.most)
    return (1, most) if most >= 1 else None


def _more(state: State, seat: Seat, cast: Ballot | None) -> tuple[AnyAction | Open, ...]:
    if cast is None or cast.power == 0:
        return ()
    most = min(cast.power + free_power(state, seat), bonds.bond(state, seat).most)
    return (Open("add_power", (), (Amount("power", cast.power + 1, most),)),) if most > cast.power else ()


def _legal_seal(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    return () if seal_refusal(state, seat, SealBallot()) else (SealBallot(),)


def _finished(state: State, seat: Seat, begun: Open) -> tuple[AnyAction | Open, ...]:
    action = finish(begun, AnyAction)
    if isinstance(action, Cast):
        return () if cast_refusal(state, seat, action) else (action,)
    if isinstance(action, AddPower):
        return () if add_power_refusal(state, seat, action) else (action,)
    return ()
