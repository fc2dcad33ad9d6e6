"""The printed game: what data/architects holds, checked, and as the rules use it.

The folder is read once, at import, into FACTS: a record for each file and for each kind of row. What one file
can't say by its shape (each card once, no price of nothing) is checked on the way, so a slip in the data is
named with its file and place before any game begins. The tables below FACTS are the same rows by their ids.
"""

from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.games.architects.base import Options
from engine.games.architects.kinds import AnyAbility, AnyEffect, AnyPower, GivesChoice, Trades
from engine.games.architects.names import (
    APPRENTICES,
    BUILDINGS,
    CHARACTERS,
    GOOD,
    GOODS,
    MARKET,
    REWARDS,
    SPACES,
    TRADES,
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
    Trade,
)
from engine.kernel.content import Faults, each_once, read_file

Amounts = tuple[int, ...]
"""How much of each good, in the order of GOODS."""

Gifts = tuple[tuple[Gain, int], ...]
"""What a card gives, in its order."""

ROWS: Final = 4
"""Rows of the guildhall (AW-GUILD-1)."""

DISPLAYS: Final = 2
"""Rows of the display of apprentices (AW-SETUP-5)."""

# --- the files ----------------------------------------------------------------------------------------------


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


# --- reading ------------------------------------------------------------------------------------------------


def read(folder: Path) -> Facts:
    """The facts of a folder. Raises FactsBroken with file, place and reason."""
    return Facts(
        read_file(folder, "apprentices.json", ApprenticesFile, _apprentice_faults),
        read_file(folder, "buildings.json", BuildingsFile, _building_faults),
        read_file(folder, "market.json", MarketFile, _market_faults),
        read_file(folder, "cathedral.json", CathedralFile, _cathedral_faults),
        read_file(folder, "characters.json", CharactersFile, _character_faults),
        read_file(folder, "table.json", TableFile, _table_faults),
    )


def _apprentice_faults(file: ApprenticesFile) -> Faults:
    yield from each_once("cards", [row.id for row in file.cards], APPRENTICES)
    for row in file.cards:
        if not row.skills or len(set(row.skills)) < len(row.skills):
            yield row.id, "skills"
        if isinstance(row.ability, Trades):
            yield from _price_faults(row.id, row.ability.pay)
            if row.id not in TRADES:
                yield row.id, "no_trade"


def _building_faults(file: BuildingsFile) -> Faults:
    yield from each_once("cards", [row.id for row in file.cards], BUILDINGS)
    for row in file.cards:
        yield from _price_faults(row.id, row.cost)
        if isinstance(row.effect, GivesChoice):
            firsts = [next(iter(option)) for option in row.effect.options if option]
            if len(set(firsts)) < len(row.effect.options):
                yield row.id, "options_alike"


def _market_faults(file: MarketFile) -> Faults:
    yield from each_once("spaces", [row.id for row in file.spaces], SPACES)
    yield from each_once("cards", [row.id for row in file.cards], MARKET)
    for row in file.cards:
        yield from _price_faults(row.id, row.small)
        yield from _price_faults(row.id, row.large)


def _cathedral_faults(file: CathedralFile) -> Faults:
    yield from each_once("rewards", [row.id for row in file.rewards], REWARDS)
    for number, row in enumerate(file.levels[1:], 1):
        if bool(row.goods) == (row.mixed > 0) or row.places < 1:
            yield f"levels.{number}", "cost_or_places"


def _character_faults(file: CharactersFile) -> Faults:
    yield from each_once("characters", [row.id for row in file.characters], CHARACTERS)
    for row in file.characters:
        if min(row.virtue, row.silver, row.prison, row.debts, row.buildings) < 0:
            yield row.id, "below_zero"


def _table_faults(table: TableFile) -> Faults:
    for row in table.players:
        spaces = ROWS * row.columns
        if not all(0 < one < spaces for one in (*row.resets, *row.refreshes)):
            yield f"players.{row.seats}", "outside_the_guildhall"
        if row.seats > len(table.silver):
            yield f"players.{row.seats}", "no_silver"
    if not 0 <= table.start_virtue < len(table.virtue):
        yield "start_virtue", "outside_the_track"


def _price_faults(place: str, cost: Mapping[Any, int]) -> Faults:
    """A price or gift names something, and every amount is one at least."""
    if not cost or min(cost.values()) < 1:
        yield place, "below_one"


# --- the tables of the rules --------------------------------------------------------------------------------

FACTS: Final[Facts] = read(Path(str(files("data") / "architects")))
TABLE: Final = FACTS.table
MARKET_FACTS: Final = FACTS.market
SEATING: Final[dict[int, SeatsRow]] = {row.seats: row for row in TABLE.players}
CREW: Final[dict[Apprentice, ApprenticeRow]] = {row.id: row for row in FACTS.apprentices.cards}
PLANS: Final[dict[Building, BuildingRow]] = {row.id: row for row in FACTS.buildings.cards}
BOARDS: Final[dict[Character, CharacterRow]] = {row.id: row for row in FACTS.characters.characters}
SIDES: Final[dict[MarketCard, MarketRow]] = {row.id: row for row in FACTS.market.cards}
SPACE_ROWS: Final[tuple[SpaceRow, ...]] = FACTS.market.spaces
LEVELS: Final[tuple[LevelRow, ...]] = FACTS.cathedral.levels
TOP: Final = len(LEVELS) - 1
HIGHEST: Final = len(TABLE.virtue) - 1
REWARDED: Final[dict[Reward, Gifts]] = {row.id: tuple(row.gain.items()) for row in FACTS.cathedral.rewards}
ALL_REWARDS: Final[tuple[Reward, ...]] = tuple(
    row.id for row in FACTS.cathedral.rewards for _ in range(row.copies)
)

SILVER: Final = GOOD["silver"]
GOLD: Final = GOOD["gold"]
MARBLE: Final = GOOD["marble"]
WOOD: Final = GOOD["wood"]
STONE: Final = GOOD["stone"]


def amounts(goods: Mapping[Good, int]) -> Amounts:
    """A price or gift as a row by GOODS."""
    return tuple(goods.get(good, 0) for good in GOODS)


COSTS: Final[dict[Building, Amounts]] = {name: amounts(row.cost) for name, row in PLANS.items()}


def sets_in_play(options: Options) -> tuple[Set, ...]:
    """The sets of cards that a table plays with (AW-VAR-1)."""
    return ("base", "promo") if options.promo_cards == "on" else ("base",)


def apprentices_of(sets: tuple[Set, ...]) -> tuple[Apprentice, ...]:
    """The apprentices of these sets, in the order of the file."""
    return tuple(row.id for row in FACTS.apprentices.cards if row.set in sets)


def buildings_of(sets: tuple[Set, ...]) -> tuple[Building, ...]:
    """The buildings of these sets, in the order of the file."""
    return tuple(row.id for row in FACTS.buildings.cards if row.set in sets)


def characters_of(sets: tuple[Set, ...]) -> tuple[Character, ...]:
    """The characters of these sets, in the order of the file."""
    return tuple(row.id for row in FACTS.characters.characters if row.set in sets)


class Deal(Struct, frozen=True):
    """A trade of the storehouse: whose it is (None: printed), what it costs and gives."""

    owner: Apprentice | None
    pay: Amounts
    gain: Gifts


def _deals() -> dict[Trade, Deal]:
    """Printed trades by each mix that pays them; those of apprentices by the card; in the order of TRADES."""
    found: dict[str, Deal] = {}
    for row in TABLE.trades:
        for mix in combinations_with_replacement(row.any_of, row.amount):
            pay = amounts({good: mix.count(good) for good in mix})
            found["_".join((row.id, *mix))] = Deal(None, pay, tuple(row.gain.items()))
    for card in FACTS.apprentices.cards:
        if isinstance(card.ability, Trades):
            found[card.id] = Deal(card.id, amounts(card.ability.pay), tuple(card.ability.gain.items()))
    return {name: found[name] for name in TRADES}


DEALS: Final[dict[Trade, Deal]] = _deals()
