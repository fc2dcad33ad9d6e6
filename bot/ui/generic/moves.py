"""What a seat may do at a table whose game has no routing of its own; a move is found again by its handle.

A button's id holds no wait but a keyed handle of seat, moment and move: the moment is what the seat is asked
now, or what the game's plugin says it is, so that a button of an earlier question does nothing.
"""

from collections.abc import Callable
from functools import cache, partial
from types import UnionType
from typing import Any, Union, get_args, get_origin

from msgspec.structs import replace

from bot.render.renderer import Scene
from bot.ui.seat_controls import MoveRouting, SeatControls, nothing
from bot.ui.seat_controls import controls_of as routed
from engine.kernel.moves import PartialMove, tag
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

Moment = Callable[[Any], str]
"""The present moment from a view."""


def controls_of(scene: Scene, seat: Seat, moment: Moment | None = None) -> SeatControls:
    """The controls of a seat in a match that has begun; its offers end with those that wait to be begun."""
    look = scene.look(seat)
    now = moment(look.view) if moment is not None else ".".join(wait.id for wait in look.waits)
    routing = MoveRouting(lambda _: now, lambda _: (), guarded=True)
    made = routed(scene, seat, routing)
    return replace(
        made, look=replace(made.look, ask=partial(_answers_asked_for, made.look.ask, withheld(scene, seat)))
    )


def withheld(scene: Scene, seat: Seat) -> tuple[Any, ...]:
    """Moves that are offered only to who begins them, such as leaving the game: never among the others."""
    ask = scene.look(seat).ask
    listed = {tag(one) for one in ask(None)}
    begun = (one for one in tags(scene.game.action) if one not in listed)
    return tuple(move for one in begun for move in ask(PartialMove(one)))


@cache
def tags(action: Any) -> tuple[str, ...]:
    """The names of all moves of a game, by the union of their types."""
    kinds = get_args(action) if get_origin(action) in (Union, UnionType) else (action,)
    return tuple(tag(kind) for kind in kinds)


def _answers_asked_for(ask: Ask, waiting: tuple[Any, ...], begun: PartialMove | None) -> tuple[Any, ...]:
    """What may be begun stands behind the offers, where there are any."""
    found = ask(begun)
    return (*found, *waiting) if begun is None and ask is not nothing else found
