"""The moves of Coup, collected from the chapters: what a seat may do now, and why it may not.

A refusal judges only by what the seat itself may see (H4). Every move is offered whole; that offers and
refusals agree is a law of the tests. Leaving is possible at any time and answers no question, so it is
offered only to who has begun it: `PartialMove("resign")`.
"""

from collections.abc import Callable
from typing import Any, Final, Union

from engine.games.coup.base import Move
from engine.games.coup.chapters import actions, effects, losses, proofs, setup, windows
from engine.games.coup.state import State
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat

REFUSALS: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    **actions.REFUSALS,
    **setup.REFUSALS,
    **windows.REFUSALS,
    **proofs.REFUSALS,
    **effects.REFUSALS,
    **losses.REFUSALS,
}
"""Why a move of each kind is not possible now."""

Action: Final[Any] = Union[tuple(REFUSALS)]  # noqa: UP007  the chapters' moves make the union
"""Every kind of move."""

OFFERS: Final[dict[str, Callable[[State, Seat], tuple[Move, ...]]]] = {
    **setup.OFFERS,
    **actions.OFFERS,
    **windows.OFFERS,
    **proofs.OFFERS,
    **effects.OFFERS,
}
"""By phase; in the others nobody is asked."""


def offers(state: State, seat: Seat, begun: PartialMove | None) -> tuple[Move | PartialMove, ...]:
    """The moves of the question asked now; to who has begun to leave, to leave."""
    if begun is not None:
        return losses.offer_leaving(state, seat) if begun.move == "resign" else ()
    offer = OFFERS.get(state.phase)
    return () if offer is None else offer(state, seat)
