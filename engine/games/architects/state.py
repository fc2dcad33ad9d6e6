"""The table of a game as a value, and the few questions that every chapter asks of it (AW-STATE)."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.games.architects.events import Reset
from engine.games.architects.events_hall import Ending, Score
from engine.games.architects.facts import BOARDS, SEATING, TABLE, Amounts
from engine.games.architects.moves import Options
from engine.games.architects.names import (
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
from engine.games.architects.powers import AnyPower
from engine.games.architects.rulings import Ruling
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


def hand(state: State, seat: Seat) -> Buildings:
    """What the seat holds; () in a sight that is cut for another."""
    return state.players[seat].hand.value or ()


def good(player: Player, name: Good) -> int:
    """How much of a good a player has."""
    return player.goods[GOODS.index(name)]


def power(player: Player) -> AnyPower | None:
    """What the player's character can do."""
    return None if player.character is None else BOARDS[player.character].power


def at(player: Player, spot: Spot) -> int:
    """The player's workers at a location (AW-PLACE-5)."""
    return player.spots[SPOT[spot]]


def captive_count(state: State, seat: Seat) -> int:
    """A seat's workers on other boards."""
    return sum([one.held[seat] for one in state.players])


def deck(state: State) -> int:
    """How many buildings can be drawn: a figure that everybody may count (AW-INFO-1)."""
    return len(state.fresh.value or ()) + len(state.under)


def spaces(state: State) -> int:
    """Spaces of the guildhall (AW-GUILD-1)."""
    return 4 * SEATING[len(state.players)].columns


def full(state: State) -> bool:
    """Whether the last space of the guildhall is filled."""
    return len(state.guildhall) >= spaces(state)


def after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, this one first."""
    count = len(state.players)
    return tuple((seat + step) % count for step in range(count))


def with_change_at(row: tuple[int, ...], spot: int, by: int) -> tuple[int, ...]:
    """The row with more or less at one place."""
    return (*row[:spot], row[spot] + by, *row[spot + 1 :])


def with_player(state: State, seat: Seat, **changes: object) -> State:
    """The table with something changed of one seat."""
    return replace(state, players=with_value_at(state.players, seat, replace(state.players[seat], **changes)))


def asking(state: State, phase: Phase, **changes: object) -> State:
    """The table with a new question."""
    return replace(state, phase=phase, question=state.question + 1, **changes)
