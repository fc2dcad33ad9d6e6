"""The record of one game: the functions it supplies. Nothing inherits from it and it calls nothing.

Beside the newest rules a game keeps those of every older version (`newest`): a match is folded, played on and
verified by the version in its first entry, and new ones begin with the newest.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Self, TypeVar, get_args

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, PartialMove
from engine.kernel.orders import IsPrompt, Play
from engine.kernel.refused import Refusal
from engine.kernel.sealed import check_cuttable
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Steward
from engine.kernel.waits import Wait

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741
V = TypeVar("V", bound=Struct)
T = TypeVar("T")


class Epoch(Struct, frozen=True):
    """Which seed is in force. While `open`, nothing has been rolled with it and players may add words."""

    number: int
    open: bool


class Result(Struct, frozen=True):
    """How the match ended: seats by place, the best first, equals together; and the code of why."""

    places: tuple[tuple[Seat, ...], ...]
    why: str


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E, O, V]):
    """One game. Every function is pure; `dice` is the only chance, and only setup, apply and follow have it.

    setup(seats, options, dice)     the first events
    offers(state, seat, begun)      whole actions and begun ones with their open fields
    follow(state, dice)             what happens next by itself, or ()
    waits(state)                    open questions in the clock's order
    view(state, viewer)             what one seat or the public is shown
    epoch(state)                    the seed in force
    result(state)                   None, or places and why
    final                           the actions that the rules let nobody take back, and the
                                    events that make whatever brought them so
    stewards                        its AI players by kind, the usual one first (the random one plays all)
    sparring                        players to measure those against, by kind: no table offers them
    orders                          how standing orders play, or None for a game that has none
    prompt                          whether they answer at once; None: they wait for their seat's silence
    epochs                          where one seed follows another, so that one can be away for one of them:
                                    epochs(state), the number of the one in force; None for a game of one seed
    voices                          whether its stewards say lines of their own (table/hosting.py)
    usual                           seats of a table for which none were named; 0 for the greatest number
    brief                           options with which matches of any number of seats are short, for samples
    shortest                        options that, beside those, make a match as short as can be, for matches
                                    in which people press every button
    shown                           what a match has shown its table, by name, for the next match of the same
                                    people: shown(state); None where no match hangs on the one before
    setup_after                     the first events of a match whose table was shown something before:
                                    setup_after(seats, options, seen, dice); None where that changes nothing
    older                           its records of older versions, oldest first

    Moves and events are answered by their very type, each by one function of a table:

    refusals    (state, seat, action)         why not, or None; decided only by what that seat may see
    happenings  (state, seat, action, dice)   the first events; `Expire` comes from the CLOCK seat
    folds       (state, event)                the next state; no choice and no chance is left, and only the
                                              first event has no state before it

    `action`, `event` and `state` of the newest version read what every older one has written.
    Making one raises Unseen where state or event could hold a secret that the cut does not reach.
    """

    name: str
    version: int
    seats: tuple[int, ...]
    state: type[S]
    action: Any
    event: Any
    options: type[O]
    setup: Callable[[int, O, Dice], tuple[E, ...]]
    refusals: Mapping[type, Callable[[S, Seat, Any], Refusal | None]]
    offers: Callable[[S, Seat, PartialMove | None], tuple[A | PartialMove, ...]]
    happenings: Mapping[type, Callable[[S, Seat, Any, Dice], tuple[E, ...]]]
    follow: Callable[[S, Dice], tuple[E, ...]]
    folds: Mapping[type, Callable[[Any, Any], S]]
    waits: Callable[[S], tuple[Wait, ...]]
    view: Callable[[S, Viewer], V]
    epoch: Callable[[S | None], Epoch]
    result: Callable[[S], Result | None]
    final: tuple[type, ...] = ()
    stewards: Mapping[str, Steward] = field(default_factory=dict)
    sparring: Mapping[str, Steward] = field(default_factory=dict)
    orders: Play | None = None
    prompt: IsPrompt | None = None
    epochs: Callable[[S | None], int] | None = None
    voices: bool = False
    usual: int = 0
    brief: Mapping[str, Any] = field(default_factory=dict)
    shortest: Mapping[str, Any] = field(default_factory=dict)
    shown: Callable[[S], tuple[str, ...]] | None = None
    setup_after: Callable[[int, O, tuple[str, ...], Dice], tuple[E, ...]] | None = None
    older: tuple[Self, ...] = ()

    def __post_init__(self) -> None:
        # A game whose secrets the cut does not reach is never made, so that no test has to find it.
        check_cuttable(self.state)
        check_cuttable(self.event)

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the rules forbid this move now, or None."""
        return self.refusals[type(action)](state, seat, action)

    def apply(self, state: S, seat: Seat, action: A | Expire, dice: Dice) -> tuple[E, ...]:
        """The first events of a move that is not refused."""
        return self.happenings[type(action)](state, seat, action, dice)

    def evolve(self, state: S | None, event: E) -> S:
        """The state after this event."""
        return self.folds[type(event)](state, event)

    @property
    def usual_seats(self) -> int:
        """Seats of a table for which none were named."""
        return self.usual or max(self.seats)


def each(kinds: Any, answer: T) -> Mapping[type, T]:
    """A table in which one function answers every type of a union, for a game that tells them apart."""
    return dict.fromkeys(get_args(kinds), answer)


AnyGame = Game[Any, Any, Any, Any, Any]


# --- versions of its rules ---


def newest(*versions: AnyGame) -> AnyGame:
    """The game by the last of these records of it, oldest first; it keeps the others."""
    *older, last = versions
    return replace(last, older=tuple(older))


def of_version(game: AnyGame, version: int) -> AnyGame | None:
    """The game by the rules of this version; None for one that this program does not know."""
    return next((one for one in versions(game) if one.version == version), None)


def versions(game: AnyGame) -> tuple[AnyGame, ...]:
    """The game by each of its versions, oldest first."""
    return (*game.older, game)
