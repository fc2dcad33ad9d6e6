"""What happens up to a turn's end, but for the guildhall: seats are numbers, sealed fields are secrets."""

from typing import Literal

from msgspec import Struct

from engine.games.architects.moves import Options
from engine.games.architects.names import (
    Apprentice,
    Building,
    Buildings,
    Character,
    Good,
    Location,
    MarketCard,
    Origin,
    Spot,
)
from engine.games.architects.rulings import Ruling
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

By = Literal["choice", "default"]
"""Who decided: the seat, or its passed deadline."""

Reset = Literal["third_worker", "guildhall"]
"""What brings a reset of the black market (AW-RESET-1)."""


class Happening(Struct, frozen=True, tag_field="event"):
    """Something that happened."""


class GameStarted(Happening, frozen=True, tag="game_started"):
    """`first` begins on plain boards; `characters` are None where they are chosen (AW-SETUP).

    `ruling` is that of the version by which the game is played; version 1 wrote none.
    """

    options: Options
    first: Seat
    display: tuple[Apprentice, ...]
    small: MarketCard
    packets: tuple[Sealed[Buildings], ...]
    characters: tuple[Character | None, ...]
    ruling: Ruling = Ruling()


class CharacterChosen(Happening, frozen=True, tag="character_chosen"):
    """A seat has its character (AW-CHAR-1)."""

    seat: Seat
    character: Character
    by: By


class Drafted(Happening, frozen=True, tag="drafted"):
    """A seat keeps a building of its packet (AW-SETUP-6)."""

    seat: Seat
    card: Sealed[Building]
    by: By


class PacketsPassed(Happening, frozen=True, tag="packets_passed"):
    """All packets go left."""


class BoardsSet(Happening, frozen=True, tag="boards_set"):
    """The draft is over, everybody has what the game begins with; `first` begins (AW-SETUP-8, AW-CHAR-4)."""

    first: Seat


class BuildingsDrawn(Happening, frozen=True, tag="buildings_drawn"):
    """Buildings from the deck to a hand (AW-HAND-2)."""

    seat: Seat
    cards: Sealed[Buildings]
    count: int


class StartBegan(Happening, frozen=True, tag="start_began"):
    """Before the first turn everybody hires, the last seat first (AW-VAR-1)."""

    first: Seat


class TurnsBegan(Happening, frozen=True, tag="turns_began"):
    """Everything is dealt; the first turn begins."""

    first: Seat


class WorkerPlaced(Happening, frozen=True, tag="worker_placed"):
    """A worker from the reserve; `count` are its owner's there now (AW-PLACE-5)."""

    seat: Seat
    location: Location
    count: int


class GoodsGained(Happening, frozen=True, tag="goods_gained"):
    """Goods from the supply."""

    seat: Seat
    good: Good
    count: int


class GoodsPaid(Happening, frozen=True, tag="goods_paid"):
    """Goods to the supply."""

    seat: Seat
    good: Good
    count: int


class TaxPaid(Happening, frozen=True, tag="tax_paid"):
    """Silver into the pool (AW-TAX-1)."""

    seat: Seat
    count: int


class PoolTaken(Happening, frozen=True, tag="pool_taken"):
    """All silver of the pool (AW-TAX-4)."""

    seat: Seat
    count: int


class VirtueChanged(Happening, frozen=True, tag="virtue_changed"):
    """Virtue moves by `points`, and stands at `virtue` (AW-VIRT-1)."""

    seat: Seat
    points: int
    virtue: int


class DebtTaken(Happening, frozen=True, tag="debt_taken"):
    """Unpaid debts more (AW-VIRT-3)."""

    seat: Seat
    count: int


class DebtAvoided(Happening, frozen=True, tag="debt_avoided"):
    """Silver in place of a debt."""

    seat: Seat
    count: int


class DebtPaid(Happening, frozen=True, tag="debt_paid"):
    """An unpaid debt is paid (AW-DEBT-1)."""

    seat: Seat


class DebtDestroyed(Happening, frozen=True, tag="debt_destroyed"):
    """Unpaid debts less (AW-VIRT-2)."""

    seat: Seat
    count: int


class CoinsLaid(Happening, frozen=True, tag="coins_laid"):
    """A silver on each of the first `count` apprentices of a row, counted from 0 (AW-WORK-3)."""

    seat: Seat
    row: int
    count: int


class Hired(Happening, frozen=True, tag="hired"):
    """An apprentice with the silver that lay on it (AW-WORK-5)."""

    seat: Seat
    card: Apprentice
    coins: int


class ApprenticeShown(Happening, frozen=True, tag="apprentice_shown"):
    """A new apprentice at the end of a row."""

    row: int
    card: Apprentice


class Dismissed(Happening, frozen=True, tag="dismissed"):
    """An apprentice goes to the bottom of its deck (AW-APP-6)."""

    seat: Seat
    card: Apprentice


class Captured(Happening, frozen=True, tag="captured"):
    """Others' workers come to the captor's board (AW-TOWN-5)."""

    seat: Seat
    target: Seat
    location: Spot
    count: int


class Returned(Happening, frozen=True, tag="returned"):
    """Own workers come back from a location."""

    seat: Seat
    location: Spot
    count: int


class Imprisoned(Happening, frozen=True, tag="imprisoned"):
    """All captured workers of a board go to prison (AW-GUARD-2)."""

    seat: Seat
    count: int


class Released(Happening, frozen=True, tag="released"):
    """Own workers leave the prison (AW-GUARD-3)."""

    seat: Seat
    count: int


class Ransomed(Happening, frozen=True, tag="ransomed"):
    """Own workers come back from all boards (AW-GUARD-4)."""

    seat: Seat
    count: int


class Recalled(Happening, frozen=True, tag="recalled"):
    """One own worker comes back; the turn is spent (AW-TURN-3, AW-TURN-4)."""

    seat: Seat
    origin: Origin
    target: Seat | None
    by: By


class Looked(Happening, frozen=True, tag="looked"):
    """Buildings of which one is kept (AW-BM-5)."""

    seat: Seat
    cards: Sealed[Buildings]
    count: int


class Kept(Happening, frozen=True, tag="kept"):
    """One is kept; the others lie under the deck."""

    seat: Seat
    card: Sealed[Building]
    by: By
