"""What happens in the guildhall, at a reset, at the end of a turn and of the game."""

from typing import Literal

from msgspec import Struct

from engine.games.architects.events import By, Happening, Reset
from engine.games.architects.names import Building, MarketCard, Reward
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

Ending = Literal["points", "tie_break", "shared"]
"""How it is decided: by points, by virtue and silver, or not at all (AW-TIE-1)."""


class Built(Happening, frozen=True, tag="built"):
    """A building lies face up (AW-BUILD-2)."""

    seat: Seat
    card: Building


class EffectAsked(Happening, frozen=True, tag="effect_asked"):
    """A building asks its builder something (AW-BUILD-3)."""

    seat: Seat
    card: Building


class EffectSettled(Happening, frozen=True, tag="effect_settled"):
    """It is answered."""

    seat: Seat
    card: Building
    used: bool
    by: By


class Discarded(Happening, frozen=True, tag="discarded"):
    """A building of the hand goes face down under the deck."""

    seat: Seat
    card: Sealed[Building]
    by: By


class Advanced(Happening, frozen=True, tag="advanced"):
    """A level of the cathedral (AW-CATH-3)."""

    seat: Seat
    level: int


class Rewarded(Happening, frozen=True, tag="rewarded"):
    """The top reward is shown and leaves the game."""

    seat: Seat
    reward: Reward


class NoReward(Happening, frozen=True, tag="no_reward"):
    """No reward is left."""

    seat: Seat


class MarketReset(Happening, frozen=True, tag="market_reset"):
    """All workers of the black market go to prison (AW-RESET-2)."""

    why: Reset


class MarketTurned(Happening, frozen=True, tag="market_turned"):
    """The top of the small pile lies on the large one, and this card shows, if any is left (AW-RESET-3)."""

    small: MarketCard | None


class MarketShuffled(Happening, frozen=True, tag="market_shuffled"):
    """The large stack has become a new small pile with this card on top (AW-AMB-10)."""

    small: MarketCard


class RowsCleared(Happening, frozen=True, tag="rows_cleared"):
    """The first apprentice of each row goes under the deck, its silver to the supply (AW-VAR-1)."""


class HandExceeded(Happening, frozen=True, tag="hand_exceeded"):
    """A hand is too large by so many (AW-HAND-1)."""

    seat: Seat
    count: int


class FinalRoundBegan(Happening, frozen=True, tag="final_round_began"):
    """The guildhall is full: everybody has one turn more (AW-END-1)."""

    seat: Seat


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """The next seat's turn begins."""

    seat: Seat


class Line(Struct, frozen=True):
    """A line of a score: what is counted, the building where it is one, and its points."""

    what: Literal["building", "effect", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison"]
    card: Building | None
    points: int


class Score(Struct, frozen=True):
    """A seat's points with their lines (AW-SCORE-4)."""

    seat: Seat
    total: int
    lines: tuple[Line, ...]


class Scored(Happening, frozen=True, tag="scored"):
    """A seat's total."""

    seat: Seat
    count: int
    score: Score


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Places, the best first (AW-TIE-1)."""

    places: tuple[tuple[Seat, ...], ...]
    why: Ending
