"""The table of a game as a value, and the few questions that every chapter asks of it (AW-STATE).

Rows of numbers go by the closed lists of `names.py`: `goods` by GOODS, `spots` by SPOTS, `market` by SPACES.
What one seat alone may see is sealed to that seat; everything else here is public.
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.architects.base import Ending, Options, Reset, Ruling, Score
from engine.games.architects.facts import BOARDS, ROWS, SEATING, TABLE, Amounts
from engine.games.architects.kinds import AnyPower
from engine.games.architects.names import (
    GOOD,
    GOODS,
    SPOT,
    SPOTS,
    Apprentice,
    Building,
    Buildings,
    Character,
    Good,
    MarketCard,
    Reward,
    Spot,
)
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat, with_value_at

Phase = Literal[
    "characters",
    "draft",
    "pass",
    "boards",
    "start",
    "begin",
    "turn",
    "keep",
    "effect",
    "extra",
    "close",
    "trim",
    "score",
    "over",
]
"""What is asked; pass, boards, begin, close and score go on by themselves. `extra` is another placement."""

ASKED: Final = ("characters", "start", "turn", "keep", "effect", "extra", "trim")
"""Phases in which the active seat is asked; in the draft everybody is."""

NOTHING: Amounts = (0,) * len(GOODS)


class Player(Struct, frozen=True):
    """One seat. `spots` are workers by SPOTS, `held` captured ones by owner, `goods` by GOODS.

    `hand` and `packet` are sealed to the seat; the hand is in the order in which cards came.
    """

    hand: Sealed[Buildings]
    packet: Sealed[Buildings] | None = None
    picked: bool = False
    character: Character | None = None
    reserve: int = TABLE.workers
    spots: tuple[int, ...] = (0,) * len(SPOTS)
    prison: int = 0
    held: tuple[int, ...] = ()
    goods: Amounts = NOTHING
    virtue: int = TABLE.start_virtue
    level: int = 0
    built: Buildings = ()
    crew: tuple[Apprentice, ...] = ()
    unpaid: int = 0
    paid: int = 0


class Shown(Struct, frozen=True):
    """An apprentice in the display, with the silver that lies on it."""

    card: Apprentice
    coins: int = 0


class Under(Struct, frozen=True):
    """A building under the deck: whoever laid it there knows it."""

    card: Sealed[Building]


class State(Struct, frozen=True):
    """A game. `players` by seat; play runs by seats upward; `active` is who is asked, or who was last.

    Decks have no order until they are drawn from: `fresh` are the buildings not yet drawn, `crew_fresh` the
    apprentices, `market_fresh` the market cards, `rewards` how many rewards are left beside those `shown`;
    `under` and `crew_under` lie under their decks, in order. `market` is by SPACES, `large` by its stack,
    `guildhall` by placements. `question` numbers the questions so far. `effect` is the building that asks.
    `reset` and `refresh` are due when the action is done; `final` are the turns left of the final round.
    """

    options: Options
    players: tuple[Player, ...]
    active: Seat
    display: tuple[tuple[Shown, ...], ...]
    crew_fresh: tuple[Apprentice, ...]
    fresh: Sealed[Buildings]
    small: MarketCard | None
    market_fresh: tuple[MarketCard, ...]
    rewards: int
    phase: Phase = "draft"
    question: int = 1
    turns: int = 0
    crew_under: tuple[Apprentice, ...] = ()
    under: tuple[Under, ...] = ()
    large: tuple[MarketCard, ...] = ()
    resets: int = 0
    shown: tuple[Reward, ...] = ()
    market: tuple[Seat | None, ...] = (None, None, None)
    guildhall: tuple[Seat, ...] = ()
    pool: int = TABLE.pool
    looked: Sealed[Buildings] | None = None
    effect: Building | None = None
    reset: Reset | None = None
    refresh: bool = False
    final: int | None = None
    scores: tuple[Score, ...] = ()
    places: tuple[tuple[Seat, ...], ...] = ()
    why: Ending | None = None
    ruling: Ruling = Ruling()


# --- questions of the table ---------------------------------------------------------------------------------


def asked_seats(state: State) -> tuple[Seat, ...]:
    """The seats that are asked now: one, or in the draft everybody who has not picked (AW-MOVE-2)."""
    if state.phase == "draft":
        return tuple(seat for seat, one in enumerate(state.players) if not one.picked)
    return (state.active,) if state.phase in ASKED else ()


def is_asked(state: State, seat: Seat) -> bool:
    """Whether this seat is asked now; False for a number that is no seat of the table."""
    if state.phase == "draft":
        return 0 <= seat < len(state.players) and not state.players[seat].picked
    return state.phase in ASKED and seat == state.active


def hand(state: State, seat: Seat) -> Buildings:
    """The seat's buildings, not yet built; () in a sight that is cut for another."""
    return state.players[seat].hand.value or ()


def power(player: Player) -> AnyPower | None:
    """The power of the player's character; None on a plain board."""
    return None if player.character is None else BOARDS[player.character].power


def workers_at(player: Player, spot: Spot) -> int:
    """How many workers the player has at an open circle (AW-PLACE-5)."""
    return player.spots[SPOT[spot]]


def captive_count(state: State, seat: Seat) -> int:
    """How many of the seat's workers are held on other boards."""
    return sum([one.held[seat] for one in state.players])


def deck_size(state: State) -> int:
    """How many buildings can be drawn: a figure that everybody may count (AW-INFO-1)."""
    return len(state.fresh.value or ()) + len(state.under)


def guildhall_spaces(state: State) -> int:
    """How many workers the guildhall has room for (AW-GUILD-1)."""
    return ROWS * SEATING[len(state.players)].columns


def is_guildhall_full(state: State) -> bool:
    """Whether the last space of the guildhall is filled."""
    return len(state.guildhall) >= guildhall_spaces(state)


def seats_from(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, this one first."""
    count = len(state.players)
    return tuple((seat + step) % count for step in range(count))


# --- changed tables -----------------------------------------------------------------------------------------


def with_change_at(row: tuple[int, ...], spot: int, by: int) -> tuple[int, ...]:
    """The row with more or less at one place."""
    return (*row[:spot], row[spot] + by, *row[spot + 1 :])


def with_player(state: State, seat: Seat, **changes: object) -> State:
    """The table with something changed of one seat."""
    return replace(state, players=with_value_at(state.players, seat, replace(state.players[seat], **changes)))


def with_goods(state: State, seat: Seat, good: Good, by: int) -> State:
    """The table with more of a good at one seat, or less where `by` is below zero."""
    return with_player(state, seat, goods=with_change_at(state.players[seat].goods, GOOD[good], by))


def with_question(state: State, phase: Phase, **changes: object) -> State:
    """The table with a new question: its number tells old buttons and deadlines from those of now."""
    return replace(state, phase=phase, question=state.question + 1, **changes)
