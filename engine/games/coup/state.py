"""The table of a game of Coup as a value, and the few questions that every chapter asks of it."""

from typing import Literal, TypeVar

from msgspec import Struct

from engine.games.coup.events import Ending, Reply, Step, Window
from engine.games.coup.moves import Cards, Character, Kind, Options
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, others_in_order

T = TypeVar("T")

Phase = Literal["draft", "turn", "prove", "lose", "exchange", "over"] | Window | Step


FINAL = ("challenge", "stay")
"""Answers that are never taken back."""


class Answer(Struct, frozen=True, gc=False):
    """That a seat has answered the open window is public; what, only that seat knows until it counts.

    `settled`: the time to think better of a block has run out. Only that seat may know, for another answer
    has no such time.
    """

    seat: Seat
    answer: Sealed[Reply]
    settled: Sealed[bool] = Sealed(False, ())


class Deed(Struct, frozen=True, gc=False):
    """The action of this turn; the latest block and challenge of it; and who has blocked so far."""

    kind: Kind
    seat: Seat
    target: Seat | None
    claim: Character | None
    paid: int
    challenger: Seat | None = None
    blocker: Seat | None = None
    block: Character | None = None
    tried: tuple[Seat, ...] = ()


class Call(Struct, frozen=True, gc=False):
    """A challenge that everybody saw: who made it, whose claim it was, and whether the card was shown.

    `shown` is None while the claimant has not answered (CO-4.1, CO-4.4).
    """

    turn: int
    seat: Seat
    claimant: Seat
    claim: Character
    shown: bool | None = None


class Reveal(Struct, frozen=True, gc=False):
    """What was hidden, shown after the end."""

    hands: tuple[Cards, ...]
    court: Cards
    removed: Cards


class State(Struct, frozen=True, gc=False):
    """A table of Coup. Rows go by seat; `order` and `living` run clockwise; coins are whole coins.

    `claims` are the characters a seat has named and that its hand may still hold, as all have heard them.
    `question` numbers the questions asked so far. `answers` outlive their window until the next one opens,
    so that an early block is not lost (CO-R12). `then` is what follows the loss that `loser` owes. `calls`
    are all challenges so far, `deeds` the actions of the turns before, as they ended, and `picks` what
    each seat kept in the draft, by seat (CO-2.8; empty without a draft). `absent` is a seat that has just
    missed too many decisions, `fallen` those that are out, in the order in which they fell. The Court has no
    order: a card is drawn from it when it is needed.
    """

    options: Options
    order: tuple[Seat, ...]
    living: tuple[Seat, ...]
    coins: tuple[int, ...]
    hands: tuple[Sealed[Cards], ...]
    lost: tuple[Cards, ...]
    claims: tuple[Cards, ...]
    missed: tuple[int, ...]
    court: Sealed[Cards]
    removed: Sealed[Cards]
    treasury: int
    active: Seat
    phase: Phase
    turn: int = 0
    question: int = 0
    deed: Deed | None = None
    asked: tuple[Seat, ...] = ()
    answers: tuple[Answer, ...] = ()
    loser: Seat | None = None
    then: Step = "close"
    drawn: Sealed[Cards] = Sealed((), ())
    leaving: tuple[Seat, ...] = ()
    absent: Seat | None = None
    winner: Seat | None = None
    why: Ending | None = None
    reveal: Reveal | None = None
    calls: tuple[Call, ...] = ()
    deeds: tuple[Deed, ...] = ()
    picks: tuple[Sealed[Character], ...] = ()
    fallen: tuple[Seat, ...] = ()


def hand(state: State, seat: Seat) -> Cards:
    """A seat's face-down cards, left to right."""
    return state.hands[seat].value or ()


def current_deed(state: State) -> Deed:
    """The action under way; ValueError between two actions."""
    if state.deed is None:
        raise ValueError(state.phase)
    return state.deed


def claimant(deed: Deed) -> Seat:
    """Who made the latest claim: the blocker, or else the actor."""
    return deed.seat if deed.blocker is None else deed.blocker


def claimed_character(deed: Deed) -> Character:
    """The latest claim; ValueError for an action without one."""
    name = deed.block or deed.claim
    if name is None:
        raise ValueError(deed.kind)
    return name


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that are alive and staying, clockwise from this living one."""
    ring = others_in_order(state.living, seat)
    return tuple(one for one in ring if one not in state.leaving) if state.leaving else ring


def answer_of(state: State, seat: Seat) -> Reply | None:
    """What this seat has answered to the latest window, or None."""
    for given in state.answers:
        if given.seat == seat:
            return given.answer.value
    return None


def is_final(given: Answer) -> bool:
    """Whether its seat can't take this answer back: a challenge, or what it has let stand (CO-R11)."""
    return given.answer.value in FINAL or given.settled.value is True


def has_final(state: State, seat: Seat) -> bool:
    """Whether this seat has answered the latest window for good."""
    for given in state.answers:
        if given.seat == seat:
            return is_final(given)
    return False


def without_first(cards: tuple[T, ...], card: T) -> tuple[T, ...]:
    """The row less its first such item; ValueError when there is none."""
    spot = cards.index(card)
    return cards[:spot] + cards[spot + 1 :]
