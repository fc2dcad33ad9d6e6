"""The printed game of Architects: the shape of each file of data/architects, and the tables of the rules.

A record stands for each file and for each kind of row, with the mistakes that the shape alone can't rule out
(each card once, no price of nothing), so that a slip in the data is named with its file and place before any
game begins. All are read once, at import (engine/kernel/content.py); below them the same rows stand as tables
by id.
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
from engine.kernel.content import FactsFile, Faults, each_once, read_facts

Amounts = tuple[int, ...]
"""How much of each good, in the order of GOODS."""

Gifts = tuple[tuple[Gain, int], ...]
"""What a card gives, in its order."""

ROWS: Final = 4
"""Rows of the guildhall (AW-GUILD-1)."""

DISPLAYS: Final = 2
"""Rows of the display of apprentices (AW-SETUP-5)."""

# --- the files ----------------------------------------------------------------------------------------------


def _price_faults(place: str, cost: Mapping[Any, int]) -> Faults:
    """A price or gift names something, and every amount is one at least."""
    if not cost or min(cost.values()) < 1:
        yield place, "below_one"


class ApprenticeRow(Struct, frozen=True):
    """An apprentice: skills, virtue when hired, what it does (AW-APP)."""

    id: Apprentice
    set: Set
    skills: tuple[Skill, ...]
    virtue: int
    ability: AnyAbility | None


class ApprenticesFile(FactsFile, frozen=True):
    """apprentices.json."""

    cards: tuple[ApprenticeRow, ...]

    def faults(self) -> Faults:
        """Each card once, its skills once, and a price for what it trades."""
        yield from each_once("cards", [row.id for row in self.cards], APPRENTICES)
        for row in self.cards:
            if not row.skills or len(set(row.skills)) < len(row.skills):
                yield row.id, "skills"
            if isinstance(row.ability, Trades):
                yield from _price_faults(row.id, row.ability.pay)
                if row.id not in TRADES:
                    yield row.id, "no_trade"


class BuildingRow(Struct, frozen=True):
    """A building: what it needs, costs, brings and does (AW-BUILD)."""

    id: Building
    set: Set
    skills: tuple[Skill, ...]
    cost: dict[Good, int]
    virtue: int
    points: int
    effect: AnyEffect


class BuildingsFile(FactsFile, frozen=True):
    """buildings.json."""

    cards: tuple[BuildingRow, ...]

    def faults(self) -> Faults:
        """Each card once, a price, and choices that differ in what they give first."""
        yield from each_once("cards", [row.id for row in self.cards], BUILDINGS)
        for row in self.cards:
            yield from _price_faults(row.id, row.cost)
            if isinstance(row.effect, GivesChoice):
                firsts = [next(iter(option)) for option in row.effect.options if option]
                if len(set(firsts)) < len(row.effect.options):
                    yield row.id, "options_alike"


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


class MarketFile(FactsFile, frozen=True):
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

    def faults(self) -> Faults:
        """Each space and card once, and no gift of nothing."""
        yield from each_once("spaces", [row.id for row in self.spaces], SPACES)
        yield from each_once("cards", [row.id for row in self.cards], MARKET)
        for row in self.cards:
            yield from _price_faults(row.id, row.small)
            yield from _price_faults(row.id, row.large)


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


class CathedralFile(FactsFile, frozen=True):
    """cathedral.json; `empty_virtue` is gained when no reward is left."""

    lowest_virtue: int
    empty_virtue: int
    levels: tuple[LevelRow, ...]
    rewards: tuple[RewardRow, ...]

    def faults(self) -> Faults:
        """Each reward once, and every level above the ground with one price and a place."""
        yield from each_once("rewards", [row.id for row in self.rewards], REWARDS)
        for number, row in enumerate(self.levels[1:], 1):
            if bool(row.goods) == (row.mixed > 0) or row.places < 1:
                yield f"levels.{number}", "cost_or_places"


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


class CharactersFile(FactsFile, frozen=True):
    """characters.json."""

    characters: tuple[CharacterRow, ...]

    def faults(self) -> Faults:
        """Each character once, and nothing below zero."""
        yield from each_once("characters", [row.id for row in self.characters], CHARACTERS)
        for row in self.characters:
            if min(row.virtue, row.silver, row.prison, row.debts, row.buildings) < 0:
                yield row.id, "below_zero"


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


class TableFile(FactsFile, frozen=True):
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

    def faults(self) -> Faults:
        """Placements that lie in the guildhall, silver for every seat, a start on the track."""
        for row in self.players:
            spaces = ROWS * row.columns
            if not all(0 < one < spaces for one in (*row.resets, *row.refreshes)):
                yield f"players.{row.seats}", "outside_the_guildhall"
            if row.seats > len(self.silver):
                yield f"players.{row.seats}", "no_silver"
        if not 0 <= self.start_virtue < len(self.virtue):
            yield "start_virtue", "outside_the_track"


class Facts(Struct, frozen=True):
    """The files of data/architects by name."""

    apprentices: ApprenticesFile
    buildings: BuildingsFile
    market: MarketFile
    cathedral: CathedralFile
    characters: CharactersFile
    table: TableFile


# --- the tables of the rules --------------------------------------------------------------------------------

FACTS: Final = read_facts(Path(str(files("data") / "architects")), Facts)
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
