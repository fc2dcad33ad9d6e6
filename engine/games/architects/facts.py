"""The printed game as the rules use it: read once, at import, from data/architects."""

from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final

from msgspec import Struct

from engine.games.architects.kinds import Trades
from engine.games.architects.names import (
    GOOD,
    GOODS,
    TRADES,
    Apprentice,
    Building,
    Character,
    Gain,
    Good,
    MarketCard,
    Reward,
    Set,
    Trade,
)
from engine.games.architects.reading import read
from engine.games.architects.shapes import (
    ApprenticeRow,
    BuildingRow,
    CharacterRow,
    Facts,
    LevelRow,
    MarketRow,
    SeatsRow,
    SpaceRow,
)

Amounts = tuple[int, ...]
"""How much of each good, in the order of GOODS."""

Gifts = tuple[tuple[Gain, int], ...]

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
ROWS: Final = 4
"""Rows of the guildhall (AW-GUILD-1)."""

DISPLAYS: Final = 2
"""Rows of the display of apprentices (AW-SETUP-5)."""

REWARDED: Final[dict[Reward, Gifts]] = {row.id: tuple(row.gain.items()) for row in FACTS.cathedral.rewards}
ALL_REWARDS: Final[tuple[Reward, ...]] = tuple(
    row.id for row in FACTS.cathedral.rewards for _ in range(row.copies)
)


def amounts(goods: Mapping[Good, int]) -> Amounts:
    """A price or gift as a row."""
    return tuple(goods.get(good, 0) for good in GOODS)


def apprentices_of(sets: tuple[Set, ...]) -> tuple[Apprentice, ...]:
    """The cards of these sets."""
    return tuple(row.id for row in FACTS.apprentices.cards if row.set in sets)


def buildings_of(sets: tuple[Set, ...]) -> tuple[Building, ...]:
    """The cards of these sets."""
    return tuple(row.id for row in FACTS.buildings.cards if row.set in sets)


def characters_of(sets: tuple[Set, ...]) -> tuple[Character, ...]:
    """The characters of these sets."""
    return tuple(row.id for row in FACTS.characters.characters if row.set in sets)


class Deal(Struct, frozen=True):
    """A trade of the storehouse: whose it is (None: printed), what it costs and gives."""

    owner: Apprentice | None
    pay: Amounts
    gain: Gifts


def _deals() -> dict[str, Deal]:
    """Printed trades by each mix that pays them; those of apprentices by the card."""
    found: dict[str, Deal] = {}
    for row in TABLE.trades:
        for mix in combinations_with_replacement(row.any_of, row.amount):
            pay = amounts({good: mix.count(good) for good in mix})
            found["_".join((row.id, *mix))] = Deal(None, pay, tuple(row.gain.items()))
    for card in FACTS.apprentices.cards:
        if isinstance(card.ability, Trades):
            found[card.id] = Deal(card.id, amounts(card.ability.pay), tuple(card.ability.gain.items()))
    return found


_MADE: Final = _deals()
DEALS: Final[dict[Trade, Deal]] = {name: _MADE[name] for name in TRADES}
COSTS: Final[dict[Building, Amounts]] = {name: amounts(row.cost) for name, row in PLANS.items()}
SILVER: Final = GOOD["silver"]
GOLD: Final = GOOD["gold"]
MARBLE: Final = GOOD["marble"]
WOOD: Final = GOOD["wood"]
STONE: Final = GOOD["stone"]
