"""The shapes of the data files: a record for each file and for each kind of row."""

from msgspec import Struct

from engine.games.architects.kinds import AnyAbility, AnyEffect
from engine.games.architects.names import (
    Apprentice,
    Building,
    Character,
    Gain,
    Good,
    MarketCard,
    Reward,
    Set,
    Skill,
    Space,
)
from engine.games.architects.powers import AnyPower


class ApprenticeRow(Struct, frozen=True):
    """An apprentice: skills, virtue when hired, what it does (AW-APP)."""

    id: Apprentice
    set: Set
    skills: tuple[Skill, ...]
    virtue: int
    ability: AnyAbility | None


class ApprenticesFile(Struct, frozen=True):
    """apprentices.json."""

    cards: tuple[ApprenticeRow, ...]


class BuildingRow(Struct, frozen=True):
    """A building: what it needs, costs, brings and does (AW-BUILD)."""

    id: Building
    set: Set
    skills: tuple[Skill, ...]
    cost: dict[Good, int]
    virtue: int
    points: int
    effect: AnyEffect


class BuildingsFile(Struct, frozen=True):
    """buildings.json."""

    cards: tuple[BuildingRow, ...]


class SpaceRow(Struct, frozen=True):
    """A space of the black market: its price (AW-BM-1)."""

    id: Space
    silver: int
    virtue: int


class MarketRow(Struct, frozen=True):
    """A card of the black market: what either side gives (AW-BM-3)."""

    id: MarketCard
    small: dict[Good, int]
    large: dict[Good, int]


class MarketFile(Struct, frozen=True):
    """market.json; `crowded` prisoners cost virtue at a reset, `drawn` cards are looked at in the middle."""

    highest_virtue: int
    printed_small: dict[Good, int]
    printed_large: dict[Good, int]
    crowded: int
    crowded_virtue: int
    most_debts: int
    drawn: int
    spaces: tuple[SpaceRow, ...]
    cards: tuple[MarketRow, ...]


class LevelRow(Struct, frozen=True):
    """A level of the cathedral; `mixed` is paid in wood and stone (AW-CATH-2)."""

    goods: dict[Good, int]
    mixed: int
    points: int
    places: int


class RewardRow(Struct, frozen=True):
    """A reward and how many cards of it there are."""

    id: Reward
    copies: int
    gain: dict[Gain, int]


class CathedralFile(Struct, frozen=True):
    """cathedral.json; `empty_virtue` is gained when no reward is left."""

    lowest_virtue: int
    empty_virtue: int
    levels: tuple[LevelRow, ...]
    rewards: tuple[RewardRow, ...]


class CharacterRow(Struct, frozen=True):
    """A character: what it starts with, and its power (AW-CHAR-2)."""

    id: Character
    set: Set
    virtue: int
    silver: int
    goods: dict[Good, int]
    prison: int
    debts: int
    buildings: int
    power: AnyPower


class CharactersFile(Struct, frozen=True):
    """characters.json."""

    characters: tuple[CharacterRow, ...]


class SeatsRow(Struct, frozen=True):
    """What depends on the number of players; placements at the guildhall count from 1 (AW-GUILD)."""

    seats: int
    columns: int
    resets: tuple[int, ...]
    refreshes: tuple[int, ...]
    rewards: int
    town_locations: int


class VirtueRow(Struct, frozen=True):
    """A step of the virtue track (AW-VIRT-1)."""

    points: int
    tax_ignored: int


class PrintedTrade(Struct, frozen=True):
    """A trade of the storehouse for any mix of some goods (AW-STORE-2, AW-STORE-3)."""

    id: str
    any_of: tuple[Good, ...]
    amount: int
    gain: dict[Gain, int]


class DebtRow(Struct, frozen=True):
    """A debt: its points while unpaid, its price, the virtue of paying (AW-DEBT-1)."""

    points: int
    silver: int
    tax: int
    virtue: int


class RansomRow(Struct, frozen=True):
    """Either price of a ransom (AW-GUARD-4)."""

    silver: int
    tax: int
    debts: int
    virtue: int


class PriceRow(Struct, frozen=True):
    """Silver and tax of a payment (AW-TAX-2)."""

    silver: int
    tax: int


class PointsRow(Struct, frozen=True):
    """Points of a gold and a marble; how much silver is a point, how many prisoners cost one (AW-SCORE-4)."""

    gold: int
    marble: int
    silver_each: int
    prison_each: int


class TableFile(Struct, frozen=True):
    """table.json: set-up, guildhall, virtue track and prices."""

    workers: int
    pool: int
    silver: tuple[int, ...]
    start_virtue: int
    dealt: int
    hand: int
    apprentices: int
    columns: int
    debt: DebtRow
    ransom: RansomRow
    hire: PriceRow
    capture: PriceRow
    imprisoned_silver: int
    tax_stand_virtue: int
    points: PointsRow
    players: tuple[SeatsRow, ...]
    virtue: tuple[VirtueRow, ...]
    trades: tuple[PrintedTrade, ...]


class Facts(Struct, frozen=True):
    """Everything that was read."""

    apprentices: ApprenticesFile
    buildings: BuildingsFile
    market: MarketFile
    cathedral: CathedralFile
    characters: CharactersFile
    table: TableFile
