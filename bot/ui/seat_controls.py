"""What a seat may do: its offers with the custom ids of their controls, and the way back from id to offer."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids, step_ids
from engine.games.houses import moves as m
from engine.games.houses.content import ROLES, Side
from engine.kernel.moves import Open
from engine.kernel.seats import Seat
from engine.kernel.steward import Look
from engine.match.match_state import MatchState


class MoveRouting(Struct, frozen=True):
    """How a game's moves answer its questions: the ask by the move's tag, and a moment for the others.

    A move that answers no question is good for its moment only, so that an old button does nothing.
    """

    asks: Mapping[str, str]
    moment: Callable[[Any], str]
    known: Callable[[Any], tuple[tuple[Any, Any], ...]]
    """Moves that an old button is told by, each with the action whose refusal says why it can't be made."""

    guarded: bool = False
    """Whether every move is an answer to what the seat is asked as the button is pressed."""


class SeatControls(Struct, frozen=True):
    """What a seat may do now, and its match's number and secret."""

    match: int
    master: bytes
    look: Look
    routing: MoveRouting

    @property
    def moment(self) -> str:
        """The present moment (`g1.p3`)."""
        return self.routing.moment(self.look.view)

    @property
    def offers(self) -> tuple[Any, ...]:
        """Whole moves and begun ones."""
        return self.look.ask(None)

    def wait(self, move: Any) -> str:
        """The id of the open question that the move answers, or `-`."""
        ask = self.routing.asks.get(tag(move))
        found = (wait.id for wait in self.look.waits if wait.ask == ask)
        return next(found, ids.NO_WAIT)

    def guard(self, wait: str) -> str:
        """The wait that must still be open when the move of a button with this id is made, or `-`."""
        if wait != ids.NO_WAIT or not self.routing.guarded:
            return wait
        return next((one.id for one in self.look.waits), ids.NO_WAIT)

    def handle(self, move: Any) -> str:
        """The move's handle in answer to its question, or at this moment."""
        return self._handle(self.wait(move), move)

    def do_id(self, move: Any) -> str:
        """Of a button that makes this move."""
        return ids.do_id(self.match, self.wait(move), self.handle(move))

    def form_id(self, begun: Open) -> str:
        """Of a button that asks for the open fields."""
        return ids.form_id(self.match, self.wait(begun), self.handle(begun))

    def begin_id(self, begun: Open) -> str:
        """Of a button that asks for the open fields one after another."""
        return step_ids.step_id(self.match, self.handle(begun))

    def sent_id(self, begun: Open) -> str:
        """Of the form itself."""
        return ids.sent_id(self.match, self.wait(begun), self.handle(begun))

    def find(self, handle: str) -> Any | None:
        """The present offer with this handle, or None: an old button."""
        return next((one for one in self.offers if self.handle(one) == handle), None)

    def recognised(self, wait: str, handle: str) -> Any | None:
        """The action of an old button in answer to this question, where it can still be told."""
        known = self.routing.known(self.look.view)
        return next((act for move, act in known if self._handle(wait, move) == handle), None)

    def begun(self, move: str) -> tuple[Open, ...]:
        """The begun offers of this move."""
        return tuple(one for one in self.offers if isinstance(one, Open) and one.move == move)

    def whole(self, kind: type[Any]) -> tuple[Any, ...]:
        """The whole offers of this kind."""
        return tuple(one for one in self.offers if isinstance(one, kind))

    def _handle(self, wait: str, move: Any) -> str:
        moment = self.moment if wait == ids.NO_WAIT else wait
        return ids.handle(self.master, f"{self.look.seat} {moment}", _said(move))


def tag(move: Any) -> str:
    """The move's name on the wire."""
    return move.move if isinstance(move, Open) else str(move.__struct_config__.tag)


def _said(move: Any) -> Any:
    """What the handle speaks of: of a begun move not its bounds, which may grow while a form is open."""
    return (move.move, move.given) if isinstance(move, Open) else move


def _phase(view: Any) -> str:
    number = view.phase.number if view.phase is not None else 0
    return f"g{view.generation}.p{number}"


SIDES: Final[tuple[Side, ...]] = ("yes", "no")
ABSTENTIONS: Final[tuple[m.BallotKind, ...]] = ("gather", "moderate")

ASKS: Final[Mapping[str, str]] = {
    "found": "found",
    "ready": "ready",
    "rank_offices": "rank_offices",
    "remove_role": "draft_remove",
    "take_role": "draft_take",
    "cast": "vote",
    "add_power": "vote",
    "seal_ballot": "vote",
    "decide": "decide",
}
"""The moves of Houses by the question they answer."""

SAME: Final = (
    *(m.Cast(kind) for kind in ABSTENTIONS),
    m.SealBallot(),
    m.Ready(),
    *(m.RemoveRole(role) for role in ROLES),
    *(m.TakeRole(role) for role in ROLES),
    *(m.PeekOutcome(side) for side in SIDES),
)
BEGUN: Final = (
    *((Open("cast", (("ballot", side),)), m.Cast(side, 1)) for side in SIDES),
    (Open("add_power"), m.AddPower(1)),
    (Open("found"), m.Found("-", "-", "-")),
)


def _known(view: Any) -> tuple[tuple[Any, Any], ...]:
    """Ballots and other plain moves, and confirmations of the deals that the seat sees."""
    confirms = tuple(m.ConfirmDeal(deal.id) for deal in view.deals)
    return (*BEGUN, *((one, one) for one in (*SAME, *confirms)))


HOUSES: Final = MoveRouting(ASKS, _phase, _known)

ROUTINGS: Final[Mapping[str, MoveRouting]] = {"houses": HOUSES}


def controls_of(match: int, match_state: MatchState, seat: Seat) -> SeatControls:
    """The controls of a seat in a match that has begun; KeyError for a game without a routing."""
    game, state = match_state.game, match_state.state
    waits = tuple(wait for wait in match_state.waits if wait.seat == seat)
    look = Look(seat, game.view(state, seat), waits, lambda begun: _asked(match_state, seat, begun))
    return SeatControls(match, match_state.master, look, ROUTINGS[game.name])


def _asked(match_state: MatchState, seat: Seat, begun: Open | None) -> tuple[Any, ...]:
    """Nothing is offered while the table is paused or over."""
    playing = match_state.table is not None and match_state.table.status == "playing"
    return match_state.game.offers(match_state.state, seat, begun) if playing else ()
