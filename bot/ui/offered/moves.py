"""What a seat may do at a table whose game has no routing of its own; a move is found again by its handle.

A button's id holds no wait but a keyed handle of seat, moment and move: the moment is what the seat is asked
now, or what the game's plugin says it is, so that a button of an earlier question does nothing.
"""

from collections.abc import Callable
from functools import cache, partial
from types import UnionType
from typing import Any, Union, get_args, get_origin

from bot.ui.seat_controls import MoveRouting, SeatControls, tag
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look
from engine.match.match_state import MatchState

Moment = Callable[[Any], str]
"""The present moment from a view."""


def controls_of(
    match: int, match_state: MatchState, seat: Seat, moment: Moment | None = None
) -> SeatControls:
    """The controls of a seat in a match that has begun; its offers end with those that wait to be begun."""
    view = match_state.game.view(match_state.state, seat)
    waits = tuple(wait for wait in match_state.waits if wait.seat == seat)
    look = Look(seat, view, waits, partial(_asked, match_state, seat))
    now = moment(view) if moment is not None else ".".join(wait.id for wait in waits)
    return SeatControls(
        match, match_state.master, look, MoveRouting({}, lambda _: now, lambda _: (), guarded=True)
    )


def withheld(match_state: MatchState, seat: Seat) -> tuple[Any, ...]:
    """Moves that are offered only to who begins them, such as leaving the game: never among the others."""
    game, state = match_state.game, match_state.state
    listed = {tag(one) for one in game.offers(state, seat, None)}
    begun = (one for one in tags(game.action) if one not in listed)
    return tuple(move for one in begun for move in game.offers(state, seat, Open(one)))


@cache
def tags(action: Any) -> tuple[str, ...]:
    """The names of all moves of a game, by the union of their types."""
    kinds = get_args(action) if get_origin(action) in (Union, UnionType) else (action,)
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)


def _asked(match_state: MatchState, seat: Seat, begun: Open | None) -> tuple[Any, ...]:
    """Nothing is offered while the table is paused or over."""
    if match_state.table is None or match_state.table.status != "playing":
        return ()
    game, state = match_state.game, match_state.state
    if begun is not None:
        return game.offers(state, seat, begun)
    return (*game.offers(state, seat, None), *withheld(match_state, seat))
