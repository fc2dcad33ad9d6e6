"""The facts of the printed game, read from data/architects and checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.games.architects.kinds import GivesChoice, Trades
from engine.games.architects.names import (
    APPRENTICES,
    BUILDINGS,
    CHARACTERS,
    MARKET,
    REWARDS,
    SPACES,
    TRADES,
)
from engine.games.architects.shapes import (
    ApprenticesFile,
    BuildingsFile,
    CathedralFile,
    CharactersFile,
    Facts,
    MarketFile,
    TableFile,
)
from engine.kernel.content import Faults, each_once, read_file


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
        spaces = 4 * row.columns
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
