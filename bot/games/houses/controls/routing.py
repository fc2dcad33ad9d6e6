"""How the buttons of Houses are told from old ones: by the phase, and by the question that they answer.

A button names its match, its question and a keyed handle of its move. Where a question is past the press does
nothing but lead to what is asked now; the moves listed here are told all the same, so that the rules' own
refusal says why it can't be made ("your ballot is cast").
"""

from collections.abc import Iterator
from typing import Any, Final

from bot.games.houses.controls.forms import TYPED
from bot.games.houses.controls.ids import moment
from bot.games.houses.trade.deals import past_ids
from bot.ui.seat_controls import MoveRouting
from engine.games.houses import moves as m
from engine.games.houses.names import ROLES, SIDES
from engine.games.houses.view import View
from engine.kernel.moves import PartialMove
from engine.kernel.steward import Ask

SAME: Final[tuple[Any, ...]] = (
    m.Cast("gather"),
    m.Cast("moderate"),
    m.SealBallot(),
    m.Ready(),
    *(m.RemoveRole(role) for role in ROLES),
    *(m.TakeRole(role) for role in ROLES),
    *(m.PeekOutcome(side) for side in SIDES),
)
"""Whole moves whose buttons are known at any time."""

BEGUN: Final = (
    *((PartialMove("cast", (("ballot", side),)), m.Cast(side, 1)) for side in SIDES),
    (PartialMove("add_power"), m.AddPower(1)),
    (PartialMove("found"), m.Found("-", "-", "-")),
)
"""Begun moves, each with an action whose refusal is theirs."""


def recognisable_moves(view: View) -> tuple[tuple[Any, Any], ...]:
    """Ballots, other plain moves and confirmations of deals that the seat sees, each with an action."""

    def whole() -> Iterator[Any]:
        yield from SAME
        yield from (m.ConfirmDeal(deal.id) for deal in view.deals)
        # Of all the power, not the free alone: a ballot that can't be cast any more is refused in words.
        power = view.own.power if view.own is not None else 0
        powers = range(1, power + 1)
        yield from (m.Cast(side, one, seal) for side in SIDES for one in powers for seal in (False, True))

    return (*BEGUN, *((one, one) for one in whole()))


def _without_late_offers(view: View, ask: Ask) -> Ask:
    """HO-R21: offers about ballots that are counted are confirmed no more, though the rules might let one."""
    late = past_ids(view)
    if not late:
        return ask

    def ask_in_time(begun: PartialMove | None) -> tuple[Any, ...]:
        return tuple(one for one in ask(begun) if not (isinstance(one, m.ConfirmDeal) and one.deal in late))

    return ask_in_time


def _deal_terms(view: View, move: Any) -> Any:
    """What both give by the deal that is answered: once it is taken back another has its number (HO-R25)."""
    if not isinstance(move, m.ConfirmDeal | m.DeclineDeal | m.WithdrawDeal):
        return None
    return next(((one.mine, one.theirs) for one in view.deals if one.id == move.deal), None)


ROUTING: Final = MoveRouting(
    moment, recognisable_moves, TYPED, in_time=_without_late_offers, subject=_deal_terms
)
