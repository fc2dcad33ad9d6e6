"""The record of one game: the functions it supplies. Nothing inherits from it and it calls nothing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.moves import Expire, Open
from engine.kernel.orders import Play
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat, Viewer
from engine.kernel.shapes import check
from engine.kernel.steward import Steward
from engine.kernel.waits import Wait

S = TypeVar("S", bound=Struct)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741
V = TypeVar("V", bound=Struct)


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
    refusal(state, seat, action)    why not, or None; decided only by what that seat may see
    offers(state, seat, begun)      whole actions and begun ones with their open fields
    apply(state, seat, action, dice) the first events; `Expire` comes from the CLOCK seat
    follow(state, dice)             what happens next by itself, or ()
    evolve(state, event)            the next state; no choice and no chance is left
    waits(state)                    open questions in the clock's order
    view(state, viewer)             what one seat or the public is shown
    epoch(state)                    the seed in force
    result(state)                   None, or places and why
    final                           the actions that the rules let nobody take back (peers.md 15), and the
                                    events that make whatever brought them so
    stewards                        its AI players by kind, the usual one first (the random one plays all)
    sparring                        players to measure those against, by kind: no table offers them
    orders                          how standing orders play, or None for a game that has none
    epochs                          whether one seed follows another, so that one can be away for one of them
    voices                          whether its stewards say lines of their own (table/voicing.py)
    usual                           seats of a table for which none were named; 0 for the greatest number
    brief                           options with which matches of any number of seats are short, for samples
    older                           its records of older versions, oldest first (versions.py)

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
    refusal: Callable[[S, Seat, A], Refusal | None]
    offers: Callable[[S, Seat, Open | None], tuple[A | Open, ...]]
    apply: Callable[[S, Seat, A | Expire, Dice], tuple[E, ...]]
    follow: Callable[[S, Dice], tuple[E, ...]]
    evolve: Callable[[S | None, E], S]
    waits: Callable[[S], tuple[Wait, ...]]
    view: Callable[[S, Viewer], V]
    epoch: Callable[[S | None], Epoch]
    result: Callable[[S], Result | None]
    final: tuple[type, ...] = ()
    stewards: Mapping[str, Steward] = field(default_factory=dict)
    sparring: Mapping[str, Steward] = field(default_factory=dict)
    orders: Play | None = None
    epochs: bool = False
    voices: bool = False
    usual: int = 0
    brief: Mapping[str, Any] = field(default_factory=dict)
    older: tuple[Self, ...] = ()

    def __post_init__(self) -> None:
        check(self.state)
        check(self.event)

    @property
    def usual_seats(self) -> int:
        """Seats of a table for which none were named."""
        return self.usual or max(self.seats)


AnyGame = Game[Any, Any, Any, Any, Any]
