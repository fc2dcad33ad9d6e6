"""What every seat was seen to do, kept beside the game: the evidence for whom somebody sails (section 8)."""

from msgspec.structs import replace

from engine.games.treasure.events import Marooned, MoveEvent, MutinyDeclared, TreasureShifted
from engine.games.treasure.moves import Ship, Side
from engine.games.treasure.state import Deed, State, first, opposite


def stow_treasure(state: State, ship: Ship, hold: Side, *, by_lot: bool) -> State:
    """TI-2.3: the captain's choice; a lot tells nothing."""
    captain = first(state, ship)
    return state if by_lot or captain is None else _with(state, Deed("stow", captain, hold))


def on_move(state: State, event: MoveEvent) -> State:
    """TI-4.7 to TI-4.9: what a day's action shows."""
    match event:
        case TreasureShifted(seat, _, hold):
            return _with(state, Deed("shift", seat, opposite(hold)))
        case Marooned(seat, target):
            return _with(state, Deed("maroon", seat, against=target))
        case MutinyDeclared(seat, _, against):
            return _with(state, Deed("mutiny", seat, against=against))
        case _:
            return state


def loot_hold(state: State, order: int, hold: Side) -> State:
    """TI-5.2: the hold of the captain at dusk; whether chance filled it is a secret (TI-R12)."""
    captain = state.orders[order].head
    return state if captain is None else _with(state, Deed("loot", captain, hold))


def _with(state: State, deed: Deed) -> State:
    return replace(state, deeds=(*state.deeds, deed))
