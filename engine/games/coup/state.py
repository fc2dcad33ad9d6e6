"""The table of a game of Coup as a value, the questions that every chapter asks of it, and who is asked.

Everything is a frozen record. What a seat alone knows is `Sealed`: its face-down cards, its answer to a
window until that counts, what it kept in a draft; the Court is nobody's. Folds change several fields at once,
so the helpers at the end give rows, not tables.
"""

from typing import Final, Literal, get_args

from msgspec import Struct

from engine.games.coup.base import (
    By,
    Cards,
    Character,
    Ending,
    Kind,
    Options,
    Reply,
    Step,
    Window,
    without_first,
)
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, others_in_order, with_value_at

Phase = Literal["draft", "turn", "prove", "lose", "exchange", "over"] | Window | Step

WINDOWS: Final[tuple[Window, ...]] = get_args(Window)
FINAL: Final = ("challenge", "stay")
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
    """The seat that made the latest claim: the blocker, or else the actor."""
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
    """The seat's answer to the latest window, or None; None for one that this sight does not show."""
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


# --- who is asked -------------------------------------------------------------------------------------------


def due(state: State) -> tuple[Seat, ...]:
    """The seats without whose answer the match stands, clockwise (CO-11); () in a step that asks nobody."""
    match state.phase:
        case "turn" | "exchange":
            return (state.active,)
        case "challenge" | "block" | "challenge_block":
            if not state.answers:
                return state.asked
            asked = list(state.asked)
            for given in state.answers:
                if given.seat in asked:
                    asked.remove(given.seat)
            return tuple(asked)
        case "prove":
            return (claimant(current_deed(state)),)
        case "lose":
            return () if state.loser is None else (state.loser,)
        case "draft":
            return tuple([seat for seat in state.order if not hand(state, seat)])
    return ()


def seats_reconsidering(state: State) -> tuple[Seat, ...]:
    """Seats of a window that may still think better of their pass or block, clockwise (CO-R11)."""
    if not state.answers:
        return ()
    thinking = [given.seat for given in state.answers if not is_final(given)]
    return tuple([seat for seat in state.asked if seat in thinking])


# --- rows that events change --------------------------------------------------------------------------------


def court_of(cards: Cards) -> Sealed[Cards]:
    """The Court with these cards, which nobody sees."""
    return Sealed(cards, ())


def hands_with(state: State, seat: Seat, cards: Cards) -> tuple[Sealed[Cards], ...]:
    """All hands, that of the seat being these cards."""
    return with_value_at(state.hands, seat, Sealed(cards, (seat,)))


def claims_with(state: State, seat: Seat, card: Character) -> tuple[Cards, ...]:
    """All claims with one that may be new."""
    made = state.claims[seat]
    return state.claims if card in made else with_value_at(state.claims, seat, (*made, card))


def claims_without(state: State, seat: Seat, card: Character) -> tuple[Cards, ...]:
    """All claims less one that the hand no longer stands by, since that card has left it."""
    made = state.claims[seat]
    return with_value_at(state.claims, seat, without_first(made, card)) if card in made else state.claims


def answers_without(state: State, seat: Seat) -> tuple[Answer, ...]:
    """The answers of the others; a seat seldom answers twice."""
    for given in state.answers:
        if given.seat == seat:
            return without_first(state.answers, given)
    return state.answers


def missed_after(state: State, seat: Seat, by: By) -> tuple[int, ...]:
    """The missed decisions of all: one made in time ends the seat's row of them (CO-R25)."""
    missed = state.missed
    return with_value_at(missed, seat, 0) if missed[seat] and by == "choice" else missed
