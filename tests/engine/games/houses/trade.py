"""A council in one line, `council("yes3! no2 - gather x")`, and deals made in it in one call.

A ballot is its side and power, `!` seals it; `-` is not cast and `x` was missed.
"""

import re
from typing import Any

from msgspec.structs import replace

from engine.games.houses import ballot
from engine.games.houses.balances import clauses_of, purse
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.content import Forecast
from engine.games.houses.deals import offers, settling
from engine.games.houses.fold import fold_events
from engine.games.houses.moves import (
    RULINGS,
    AnyAction,
    Ballot,
    ConfirmDeal,
    MarkPromise,
    OfferDeal,
    Options,
    Ruling,
)
from engine.games.houses.names import Side
from engine.games.houses.state import Character, Decision, House, Phase, Purse, Slip, Stage, State, Tally
from engine.kernel.refused import Refusal
from engine.kernel.sealed import seal
from engine.kernel.seats import Seat

BALLOT = re.compile(r"(yes|no|gather|moderate)(\d*)(!?)")
BLANK = Forecast((0, 0, 0, 0, 0))


def council(
    ballots: str = "- - - - -",
    *,
    coins: tuple[int, ...] = (),
    power: tuple[int, ...] = (),
    moderator: Seat = 4,
    stage: Stage = "vote",
    number: int = 3,
    options: Options | None = None,
    ruling: Ruling = RULINGS[-1],
) -> State:
    """A phase that is open; what is not named is 10 coins and 8 power."""
    slips = tuple(_slip(one, seat) for seat, one in enumerate(ballots.split()))
    seats = len(slips)
    owned = zip(coins or (10,) * seats, power or (8,) * seats, strict=True)
    taker = next((seat for seat, slip in enumerate(slips) if "moderate" in ballots.split()[seat]), None)
    chair = moderator if taker is None else taker
    return State(
        options=options or Options(),
        stage=stage,
        houses=tuple(House("", (), Tally()) for _ in slips),
        lines=(),
        generation=1,
        characters=tuple(Character(seal(Purse(*row), seat), Purse(*row)) for seat, row in enumerate(owned)),
        moderator=chair,
        phase=Phase(number, "card", None, BLANK, BLANK, 0, chair, slips, taker is not None),
        numbers=((0,) * seats,) * seats,
        ruling=ruling,
    )


def refusal(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """What the chapter says to this action."""
    ask: Any = getattr(_chapter(action), f"{_tag(action)}_refusal")
    why: Refusal | None = ask(state, seat, action)
    return why


def code(state: State, seat: Seat, action: AnyAction) -> str | None:
    """The code of the refusal, or None."""
    why = refusal(state, seat, action)
    return why.code if why else None


def events(state: State, seat: Seat, action: AnyAction) -> tuple[Any, ...]:
    """What the action brings, its refusal asked first."""
    assert refusal(state, seat, action) is None
    tell: Any = getattr(_chapter(action), f"{_tag(action)}_events")
    happened: tuple[Any, ...] = tell(state, seat, action)
    return happened


def after(state: State, seat: Seat, action: AnyAction) -> State:
    """The state after the action and what its bonds do by themselves."""
    state = fold_events(state, events(state, seat, action))
    return fold_events(state, ballot.promised_seat_events(state))


def offered(
    state: State, maker: Seat, partner: Seat, mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...]
) -> State:
    """The state with this offer in it."""
    return after(state, maker, OfferDeal(partner, mine, theirs))


def bound(
    state: State,
    maker: Seat,
    partner: Seat,
    mine: tuple[AnyClause, ...] = (),
    theirs: tuple[AnyClause, ...] = (),
) -> State:
    """The state with this deal offered and confirmed."""
    state = offered(state, maker, partner, mine, theirs)
    return after(state, partner, ConfirmDeal(state.deals[-1].id))


def at_phase(state: State, number: int, ballots: str = "- - - - -") -> State:
    """The state in a later phase with these ballots in; bound abstentions take their seat."""
    fresh = council(ballots, number=number, moderator=state.moderator)
    state = replace(state, stage="vote", phase=fresh.phase, moderator=fresh.moderator)
    return fold_events(state, ballot.promised_seat_events(state))


def voted(state: State, ballots: str) -> State:
    """The same phase with these ballots in."""
    assert state.phase is not None
    slips = tuple(_slip(one, seat) for seat, one in enumerate(ballots.split()))
    return replace(state, phase=replace(state.phase, slips=slips))


def decided(state: State, side: Side, leader: Seat, *signed: tuple[Seat, Any]) -> State:
    """The decision is taken, and these events are signed."""
    assert state.phase is not None
    phase = replace(state.phase, decision=Decision(side, leader), signed=signed)
    return replace(state, stage="signing", leader=leader, phase=phase)


def asked(state: State, sides: tuple[Side, ...], yes: tuple[Seat, ...], no: tuple[Seat, ...]) -> State:
    """The moderator is asked for a side and a leader."""
    assert state.phase is not None
    decision = Decision(None, None, sides, yes, no)
    return replace(state, stage="decide", phase=replace(state.phase, decision=decision))


def settled(state: State) -> State:
    """The state after the phase's deals are settled."""
    return fold_events(state, settling.settle(state))


def coins(state: State) -> tuple[int, ...]:
    """What is in each purse."""
    return tuple(purse(state, seat).coins for seat in state.seats)


def stands(deal: Deal) -> str:
    """How the clauses stand: the maker's, a stroke, the partner's."""
    return f"{' '.join(deal.mine_stand)}/{' '.join(deal.theirs_stand)}"


def _slip(notation: str, seat: Seat) -> Slip:
    if notation in ("-", "x"):
        return Slip(absent=notation == "x")
    match = BALLOT.fullmatch(notation)
    assert match is not None
    kind: Any = match[1]
    ballot = Ballot(kind, int(match[2] or 0), bool(match[3]) or kind in ("gather", "moderate"))
    return Slip(cast=True, ballot=seal(ballot, seat))


def _chapter(action: AnyAction) -> Any:
    return settling if isinstance(action, MarkPromise) else offers


def _tag(action: AnyAction) -> str:
    tag = type(action).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def escrow(deal: Deal) -> int:
    """HO-R28: the coins that a deal holds: those of its open rewards."""
    both = (clauses_of(deal, seat) for seat in (deal.maker, deal.partner) if deal.bound)
    return sum(terms(clause).escrow for side in both for clause, standing in side if standing == "open")
