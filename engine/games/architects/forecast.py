"""What a move would come to, for stewards that look ahead: moves from the offers, and the table after."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.architects import moves as mv
from engine.games.architects.flow import FLOW
from engine.games.architects.fold import evolve
from engine.games.architects.offers import offers
from engine.games.architects.rules import apply
from engine.games.architects.state import State, asking
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, Pick, Several, SubForms, Value
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

CHAINS = ("trades", "errands", "captures")
LONGEST = 12
"""No chain is followed further."""


def after(state: State, seat: Seat, action: mv.Action, dice: Dice) -> State:
    """The table after a move and all that follows by itself, up to the next question."""
    events = apply(state, seat, action, dice)
    while events:
        for event in events:
            state = evolve(state, event)
        events = FLOW.follow(state, dice)
    return state


def with_turn_of(state: State, seat: Seat) -> State:
    """The same table, were it this seat's turn next."""
    return asking(replace(state, active=seat), "turn") if state.phase == "turn" else state


def moves(state: State, seat: Seat) -> tuple[mv.Action, ...]:
    """Moves worth thinking of."""
    return candidates(lambda begun: offers(state, seat, begun))


def candidates(ask: Ask) -> tuple[mv.Action, ...]:
    """Whole moves; begun ones with each value, chains with each beginning and its plainest continuation."""
    found = (one for offer in ask(None) for one in _completions(ask, offer))
    return tuple(dict.fromkeys(found))


def _completions(ask: Ask, offer: mv.Action | PartialMove) -> Iterator[mv.Action]:
    if not isinstance(offer, PartialMove):
        yield offer
        return
    field = offer.fields[0]
    for value in _values(field):
        if field.name in CHAINS:
            yield from _chain_completions(ask, offer, value)
        else:
            yield from (one for ahead in _next_fields(ask, offer, value) for one in _completions(ask, ahead))


def _next_fields(ask: Ask, offer: PartialMove, value: Value) -> tuple[mv.Action | PartialMove, ...]:
    return ask(PartialMove(offer.move, (*offer.given, (offer.fields[0].name, value))))


def _values(field: Field) -> tuple[Value, ...]:
    """What one answer may be: of a chain one more."""
    match field:
        case Pick(_, among):
            return among
        case Several(_, among):
            return tuple((one,) for one in among)
        case SubForms(_, forms):
            return tuple((one,) for one in forms)
    return ()


def _chain_completions(ask: Ask, offer: PartialMove, value: Value) -> Iterator[mv.Action]:
    """A chain that goes on with the same where it can, else with the first there is, to its end."""
    for _ in range(LONGEST):
        found = _next_fields(ask, offer, value)
        if not found:
            return
        if not isinstance(found[0], PartialMove):
            yield found[0]
            return
        offer = found[0]
        yield from (one for one in _next_fields(ask, offer, ()) if not isinstance(one, PartialMove))
        among = _values(offer.fields[0])
        value = value if value in among else among[0]
