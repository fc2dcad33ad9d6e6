"""A tiny game for tests of what every game shares: seats say things aloud, write them, roll, and seal."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.dice import Dice
from engine.kernel.game import Epoch, Game, Result, each
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.refused import Refusal
from engine.kernel.sealed import cut
from engine.kernel.seats import Audience, Seat, Viewer
from engine.kernel.waits import Wait


class Action(Struct, frozen=True, tag_field="action"):
    """What a seat does."""


class Say(Action, frozen=True, tag="say"):
    """Everybody hears it."""

    word: str


class Write(Action, frozen=True, tag="write"):
    """Only the seat and those in `also` read it."""

    word: str
    also: Audience = ()


class Number(Action, frozen=True, tag="number"):
    """The seat notes for itself how many lines there are: what others write in secret counts."""


class Roll(Action, frozen=True, tag="roll"):
    """A die, for everybody or (`hidden`) for the seat's own eyes."""

    hidden: bool = False


class Seal(Action, frozen=True, tag="seal"):
    """Final, and known to the seat alone."""


class Turn(Action, frozen=True, tag="turn"):
    """A new chapter, and with it a new seed."""


class End(Action, frozen=True, tag="end"):
    """The book is closed."""


class Event(Struct, frozen=True, tag_field="event"):
    """What happened."""


class Lined(Event, frozen=True, tag="lined"):
    """A line in the book."""

    seat: Seat
    word: str
    to: Audience | None = None


class Turned(Event, frozen=True, tag="turned"):
    """The next chapter."""


class Ended(Event, frozen=True, tag="ended"):
    """No more lines."""


class Book(Struct, frozen=True):
    """All lines so far."""

    seats: int
    lines: tuple[Lined, ...] = ()
    chapter: int = 0
    over: bool = False


class Options(Struct, frozen=True):
    """None."""


class Opened(Event, frozen=True, tag="book_opened"):
    """An empty book."""

    seats: int


AnyAction = Say | Write | Number | Roll | Seal | Turn | End
AnyEvent = Opened | Lined | Turned | Ended


def _apply(book: Book, seat: Seat, action: Any, dice: Dice) -> tuple[Event, ...]:
    match action:
        case Say(word):
            return (Lined(seat, word),)
        case Write(word, also):
            return (Lined(seat, word, (seat, *also)),)
        case Number():
            return (Lined(seat, str(len(book.lines)), (seat,)),)
        case Roll(hidden):
            face = str(dice.roll_below(1000, "die", book.chapter))
            return (Lined(seat, face, (seat,) if hidden else None),)
        case Seal():
            return (Lined(seat, "sealed", (seat,)),)
        case Turn():
            return (Turned(),)
        case Expire():
            return (Lined(-1, "late"),)
    return (Ended(),)


def _evolve(book: Book | None, event: Any) -> Book:
    match event:
        case Opened(seats):
            return Book(seats)
        case Lined():
            assert book is not None
            return replace(book, lines=(*book.lines, event))
        case Turned():
            assert book is not None
            return replace(book, chapter=book.chapter + 1)
    assert book is not None
    return replace(book, over=True)


def _setup(seats: int, options: Options, dice: Dice) -> tuple[Event, ...]:
    return (Opened(seats),)


def _refusal(book: Book, seat: Seat, action: Any) -> Refusal | None:
    return None


def _offers(book: Book, seat: Seat, begun: PartialMove | None) -> tuple[Any, ...]:
    return (Say("a"), Roll(), Seal()) if begun is None else ()


def _follow(book: Book, dice: Dice) -> tuple[Event, ...]:
    return ()


def _waits(book: Book) -> tuple[Wait, ...]:
    """Every seat owes one line aloud a chapter."""
    said = {line.seat for line in book.lines if line.to is None}
    return tuple(
        Wait(f"c{book.chapter}.{seat}", seat, "line", True, "nothing")
        for seat in range(book.seats)
        if seat not in said
    )


def _view(book: Book, viewer: Viewer) -> Book:
    return cut(book, viewer)


def _epoch(book: Book | None) -> Epoch:
    return Epoch(0, True) if book is None else Epoch(book.chapter, False)


def _result(book: Book) -> Result | None:
    return Result((tuple(range(book.seats)),), "closed") if book.over else None


def game() -> Game[Book, Any, Any, Options, Book]:
    """The record of this game; what is sealed is final."""
    return Game(
        name="diary",
        version=1,
        seats=(2, 3, 4),
        state=Book,
        action=AnyAction,
        event=AnyEvent,
        options=Options,
        setup=_setup,
        refusals=each(AnyAction, _refusal),
        offers=_offers,
        happenings=each(AnyAction | Expire, _apply),
        follow=_follow,
        folds=each(AnyEvent, _evolve),
        waits=_waits,
        view=_view,
        epoch=_epoch,
        result=_result,
        final=(Seal,),
    )
