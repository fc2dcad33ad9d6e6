"""The rules of Treasure Island: hands each move to the chapter it belongs to. Its stages stand in flow.py."""

from engine.games.treasure import day, leaving, night, setup
from engine.games.treasure.events import AnyEvent
from engine.games.treasure.flow import FLOW
from engine.games.treasure.moves import AnyAction, Loot, Resign, Stow, Vote
from engine.games.treasure.offers import offers as listed
from engine.games.treasure.state import State
from engine.kernel.dice import Dice
from engine.kernel.game import Epoch
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat


def refusal(state: State, seat: Seat, action: AnyAction) -> Refusal | None:
    """Why not, or None: the one authority."""
    if not 0 <= seat < len(state.members):
        return no("not_seated")
    if state.members[seat].left:
        return no("has_left")
    match action:
        case Resign():
            return None
        case Stow():
            return setup.stow_refusal(state, seat)
        case Vote():
            return night.vote_refusal(state, seat, action)
        case Loot():
            return night.loot_refusal(state, seat, action)
        case _:
            return day.day_refusal(state, seat, action)


def offers(state: State, seat: Seat, begun: PartialMove | None = None) -> tuple[AnyAction | PartialMove, ...]:
    """Whole moves only. Leaving is legal at any time, so it is listed only for one who asks for it by name.

    `Open("resign")` asks for it; no steward leaves by chance.
    """
    if state.over is not None or (begun is not None and begun.move != "resign"):
        return ()
    if begun is not None:
        return (Resign(),) if refusal(state, seat, Resign()) is None else ()
    return listed(state, seat, lambda action: refusal(state, seat, action) is None)


def apply(state: State, seat: Seat, action: AnyAction | Expire, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first events of a move that was not refused."""
    match action:
        case Expire(wait):
            return FLOW.silence(state, wait, dice)
        case Resign():
            return leaving.leave(state, seat, "resigned")
        case Stow():
            return setup.stow(state, seat, action)
        case Vote():
            return night.cast(state, seat, action)
        case Loot():
            return night.choose_holds(seat, action)
        case _:
            return day.act(state, seat, action)


def epoch(state: State | None) -> Epoch:
    """One seed for the whole game."""
    return Epoch(0, open=state is None)
