"""How a turn begins where nothing can be placed, and how it ends (AW-TURN, AW-HAND, AW-END)."""

from engine.games.architects import moves as mv
from engine.games.architects.decks import refill_display
from engine.games.architects.event import AnyEvent
from engine.games.architects.events import By, Recalled, TurnsBegan
from engine.games.architects.events_hall import (
    FinalRoundBegan,
    HandExceeded,
    RowsCleared,
    TurnEnded,
)
from engine.games.architects.facts import TABLE
from engine.games.architects.market import reset
from engine.games.architects.names import SPOTS
from engine.games.architects.state import State, full, hand
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

Events = tuple[AnyEvent, ...]


def origins(state: State, seat: Seat) -> tuple[mv.Recall, ...]:
    """Whence a worker may be recalled: open circles first, else prison and other boards (AW-TURN-4)."""
    player = state.players[seat]
    if player.reserve:
        return ()
    workers = zip(SPOTS, player.spots, strict=True)
    standing = tuple([mv.Recall(spot) for spot, count in workers if count])
    if standing:
        return standing
    jail = (mv.Recall("prison"),) if player.prison else ()
    held = tuple(mv.Recall("captured", one) for one, other in enumerate(state.players) if other.held[seat])
    return (*jail, *held)


def recall_worker(told: Told, seat: Seat, action: mv.Recall, by: By) -> Told:
    """A worker comes back, and that is the turn (AW-TURN-3, AW-AMB-08)."""
    return told.tell(Recalled(seat, action.origin, action.target, by))


def open_turn(state: State, dice: Dice) -> Events:
    """A turn with no worker anywhere is lost (AW-TURN-4, AW-AMB-04)."""
    seat = state.active
    if state.players[seat].reserve or origins(state, seat):
        return ()
    return (TurnEnded(seat),)


def begin(state: State, dice: Dice) -> Events:
    """The display is full again, and the last who hired begins (AW-VAR-1)."""
    return refill_display(Told(state, dice)).tell(TurnsBegan(state.active)).events


def close(state: State, dice: Dice) -> Events:
    """A reset, then the hand limit, then the final round, then the next turn (AW-TURN-2, AW-AMB-09)."""
    told, seat = Told(state, dice), state.active
    if state.reset is not None:
        return reset(told).events
    if state.refresh:
        return refill_display(told.tell(RowsCleared())).events
    excess = len(hand(state, seat)) - TABLE.hand
    if excess > 0:
        return (HandExceeded(seat, excess),)
    if full(state) and state.final is None:
        return (FinalRoundBegan(seat),)
    return (TurnEnded(seat),)
