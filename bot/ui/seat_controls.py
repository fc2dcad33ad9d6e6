"""A seat's offers with the custom ids of their controls, and the way back from an id to the offer.

A control must not say which move it makes, since others may see its id, and must not do another move later
than the one it was shown for. So an id holds a *handle*: a digest, keyed with the match's secret, of the
seat, of the question that the move answers, and of the move itself. A press looks for the handle among
today's offers. Where it is not there, the move is over: an old button. A move that answers no question is
keyed with the moment instead, such as the phase of a campaign. A move that names a thing by its number is
keyed with that thing, too: after a take-back another may have the number.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.controls import ids
from bot.render.renderer import Scene
from bot.ui.form_values import Reads
from engine.kernel.moves import PartialMove, tag
from engine.kernel.seats import Seat
from engine.kernel.steward import Ask, Look

TYPED: Final[Mapping[str, Mapping[str, Reads]]] = {}


def no_suggestions() -> tuple[Any, ...]:
    """No whole move is suggested."""
    return ()


def no_subject(view: Any, move: Any) -> Any:
    """A move that says by itself what it is about."""


class MoveRouting(Struct, frozen=True):
    """How a game's buttons are told apart: a move by the question it answers (`Wait.moves`) or the moment.

    A move that answers no question is good for its moment only, so that an old button does nothing.
    """

    moment: Callable[[Any], str]
    known: Callable[[Any], tuple[tuple[Any, Any], ...]]
    """Moves that an old button is told by, each with the action whose refusal says why it can't be made."""

    typed: Mapping[str, Mapping[str, Reads]] = TYPED
    """How words typed into the form of a begun move are read, by move and field; others stay as they are."""

    guarded: bool = False
    """Whether every move is an answer to what the seat is asked as the button is pressed."""

    written: bool = False
    """Whether a move is not made, but written into the seat's standing orders."""

    in_time: Callable[[Any, Ask], Ask] | None = None
    """What the seat is still offered, from its view, where the rules offer what the table takes no more."""

    subject: Callable[[Any, Any], Any] = no_subject
    """From the view what a move is about that names it by a number alone, such as the terms of a deal.

    None for any other move.
    """


class SeatControls(Struct, frozen=True):
    """What a seat may do now; `sign(question, move)` is the keyed handle of a move that answers it."""

    match: int
    sign: Callable[[str, Any], str]
    look: Look
    routing: MoveRouting
    offers: tuple[Any, ...]
    """The whole moves and begun ones that the rules offer now."""

    suggested_moves: Callable[[], tuple[Any, ...]] = no_suggestions
    """Whole moves, made of begun ones, for which buttons of the panel stand."""

    numbers_may_return: bool = False
    """Whether a number can have been given twice, since the table was asked to take something back."""

    @property
    def moment(self) -> str:
        """The present moment (`g1.p3`)."""
        return self.routing.moment(self.look.view)

    def typed_readers(self, begun: PartialMove) -> Mapping[str, Reads]:
        """How the words typed into this move's form are read, by field."""
        return self.routing.typed.get(begun.move, {})

    def wait(self, move: Any) -> str:
        """The id of the open question that the move answers, or `-`."""
        found = (wait.id for wait in self.look.waits if tag(move) in wait.moves)
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
        """The custom id of a button that makes this move."""
        return ids.MoveButtonId(self.match, self.wait(move), self.handle(move)).pack()

    def form_id(self, begun: PartialMove) -> str:
        """The custom id of a button that asks for the open fields in one form."""
        return ids.MoveFormButtonId(self.match, self.wait(begun), self.handle(begun)).pack()

    def begin_id(self, begun: PartialMove) -> str:
        """The custom id of a button that asks for the open fields one after another."""
        return ids.StepButtonId(self.match, self.handle(begun)).pack()

    def id_of_form(self, begun: PartialMove) -> str:
        """The custom id of the form of a begun move."""
        return ids.MoveFormId(self.match, self.wait(begun), self.handle(begun)).pack()

    def find(self, handle: str) -> Any | None:
        """The present offer with this handle, or suggested move, or None: an old button."""
        found = next((one for one in self.offers if handle in self._handles(self.wait(one), one)), None)
        return found or next((one for one in self.suggested_moves() if self.handle(one) == handle), None)

    def refused_action_for(self, wait: str, handle: str) -> Any | None:
        """The action of an old button in answer to this question, where it can still be told."""
        known = self.routing.known(self.look.view)
        return next((act for move, act in known if handle in self._handles(wait, move)), None)

    def open_offers_of(self, move: str) -> tuple[PartialMove, ...]:
        """The begun offers of this move."""
        return tuple(one for one in self.offers if isinstance(one, PartialMove) and one.move == move)

    def whole(self, kind: type[Any]) -> tuple[Any, ...]:
        """The whole offers of this kind."""
        return tuple(one for one in self.offers if isinstance(one, kind))

    def _handle(self, wait: str, move: Any) -> str:
        return self._signature(wait, move, self.routing.subject(self.look.view, move))

    def _handles(self, wait: str, move: Any) -> tuple[str, ...]:
        """The handle of a move; with it the one of before subjects were signed, while it means no other."""
        handle = self._handle(wait, move)
        if self.numbers_may_return or self.routing.subject(self.look.view, move) is None:
            return (handle,)
        return handle, self._signature(wait, move)

    def _signature(self, wait: str, move: Any, subject: Any = None) -> str:
        # What answers no question would be good for ever without the moment: an old button would make it.
        moment = self.moment if wait == ids.NO_WAIT else wait
        # Of a begun move not its bounds, which may grow while a form is open.
        said = (move.move, move.given) if isinstance(move, PartialMove) else move
        if subject is not None:
            said = (said, subject)
        return self.sign(f"{self.look.seat} {moment}", said)


def controls_of(scene: Scene, seat: Seat, routing: MoveRouting) -> SeatControls:
    """The controls of a seat in a match that has begun. Nothing is offered while it is paused or over."""
    look = scene.look(seat)
    # The rules know no pause: they would offer the same moves, and the service would refuse each.
    if scene.table.status != "playing":
        look = replace(look, ask=no_offers)
    elif routing.in_time is not None:
        look = replace(look, ask=routing.in_time(look.view, look.ask))
    offers, asked_before = look.ask(None), scene.table.motioned > 0
    return SeatControls(scene.match, scene.sign, look, routing, offers, numbers_may_return=asked_before)


def no_offers(_: PartialMove | None) -> tuple[Any, ...]:
    """The offers at a table that stands still: none."""
    return ()
