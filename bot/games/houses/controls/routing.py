"""How the buttons of Houses are told: the moment is the phase; old ballots and plain moves are known."""

from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from bot.games.houses.controls.filled import TYPED
from bot.games.houses.controls.moments import moment
from bot.games.houses.trade.deals import past_ids
from bot.render.renderer import Scene
from bot.ui.seat_controls import MoveRouting, SeatControls
from bot.ui.seat_controls import controls_of as routed
from engine.games.houses import moves as m
from engine.games.houses.names import ROLES, SIDES
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask

ABSTENTIONS: Final[tuple[m.BallotKind, ...]] = ("gather", "moderate")

SAME: Final = (
    *(m.Cast(kind) for kind in ABSTENTIONS),
    m.SealBallot(),
    m.Ready(),
    *(m.RemoveRole(role) for role in ROLES),
    *(m.TakeRole(role) for role in ROLES),
    *(m.PeekOutcome(side) for side in SIDES),
)
BEGUN: Final = (
    *((PartialMove("cast", (("ballot", side),)), m.Cast(side, 1)) for side in SIDES),
    (PartialMove("add_power"), m.AddPower(1)),
    (PartialMove("found"), m.Found("-", "-", "-")),
)


def controls_of(scene: Scene, seat: Seat) -> SeatControls:
    """What a seat may do in a campaign that has begun; offers about counted ballots are past (HO-R21)."""
    made = routed(scene, seat, ROUTING)
    late = past_ids(made.look.view)
    return (
        replace(made, look=replace(made.look, ask=partial(_offers_in_time, made.look.ask, late)))
        if late
        else made
    )


def _offers_in_time(ask: Ask, late: frozenset[str], begun: PartialMove | None) -> tuple[Any, ...]:
    return tuple(one for one in ask(begun) if not (isinstance(one, m.ConfirmDeal) and one.deal in late))


def recognisable_moves(view: View) -> tuple[tuple[Any, Any], ...]:
    """Ballots and other plain moves, and confirmations of the deals that the seat sees."""
    confirms = tuple(m.ConfirmDeal(deal.id) for deal in view.deals)
    power = view.own.power if view.own is not None else 0
    casts = tuple(m.Cast(side, one) for side in SIDES for one in range(1, power + 1))
    return (*BEGUN, *((one, one) for one in (*SAME, *confirms, *casts)))


ROUTING: Final = MoveRouting(moment, recognisable_moves, TYPED)
