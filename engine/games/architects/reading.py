"""The facts of the printed game, read from data/architects and checked.

What a file holds beside the rows (sources, notes) is for people.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

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

F = TypeVar("F")
Rows = Iterator[tuple[str, str]]
"""Faults: the place in the file, and a code with what it is about."""


class FactsBroken(Exception):
    """A data file that can't be used: its name, the place in it, and the reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}:{place}:{reason}")
        self.file, self.place, self.reason = file, place, reason


def read(folder: Path) -> Facts:
    """The facts of a folder. Raises FactsBroken with file, place and reason."""
    return Facts(
        _file(folder, "apprentices.json", ApprenticesFile, _apprentice_faults),
        _file(folder, "buildings.json", BuildingsFile, _building_faults),
        _file(folder, "market.json", MarketFile, _market_faults),
        _file(folder, "cathedral.json", CathedralFile, _cathedral_faults),
        _file(folder, "characters.json", CharactersFile, _character_faults),
        _file(folder, "table.json", TableFile, _table_faults),
    )


def _file(folder: Path, name: str, kind: type[F], faults_of: Callable[[F], Rows]) -> F:
    try:
        found = msgspec.json.decode((folder / name).read_bytes(), type=kind)
    except OSError as error:
        raise FactsBroken(name, "", type(error).__name__) from error
    except msgspec.DecodeError as error:
        reason, _, place = str(error).partition("`$")
        raise FactsBroken(name, f"${place.strip('`')}", reason.rstrip(" -at")) from error
    for place, reason in faults_of(found):
        raise FactsBroken(name, place, reason)
    return found


def _apprentice_faults(file: ApprenticesFile) -> Rows:
    yield from _all("cards", [row.id for row in file.cards], APPRENTICES)
    for row in file.cards:
        if not row.skills or len(set(row.skills)) < len(row.skills):
            yield row.id, "skills"
        if isinstance(row.ability, Trades):
            yield from _paid(row.id, row.ability.pay)
            if row.id not in TRADES:
                yield row.id, "no_trade"


def _building_faults(file: BuildingsFile) -> Rows:
    yield from _all("cards", [row.id for row in file.cards], BUILDINGS)
    for row in file.cards:
        yield from _paid(row.id, row.cost)
        if isinstance(row.effect, GivesChoice):
            firsts = [next(iter(option)) for option in row.effect.options if option]
            if len(set(firsts)) < len(row.effect.options):
                yield row.id, "options_alike"


def _market_faults(file: MarketFile) -> Rows:
    yield from _all("spaces", [row.id for row in file.spaces], SPACES)
    yield from _all("cards", [row.id for row in file.cards], MARKET)
    for row in file.cards:
        yield from _paid(row.id, row.small)
        yield from _paid(row.id, row.large)


def _cathedral_faults(file: CathedralFile) -> Rows:
    yield from _all("rewards", [row.id for row in file.rewards], REWARDS)
    for number, row in enumerate(file.levels[1:], 1):
        if bool(row.goods) == (row.mixed > 0) or row.places < 1:
            yield f"levels.{number}", "cost_or_places"


def _character_faults(file: CharactersFile) -> Rows:
    yield from _all("characters", [row.id for row in file.characters], CHARACTERS)
    for row in file.characters:
        if min(row.virtue, row.silver, row.prison, row.debts, row.buildings) < 0:
            yield row.id, "below_zero"


def _table_faults(table: TableFile) -> Rows:
    for row in table.players:
        spaces = 4 * row.columns
        if not all(0 < one < spaces for one in (*row.resets, *row.refreshes)):
            yield f"players.{row.seats}", "outside_the_guildhall"
        if row.seats > len(table.silver):
            yield f"players.{row.seats}", "no_silver"
    if not 0 <= table.start_virtue < len(table.virtue):
        yield "start_virtue", "outside_the_track"


def _paid(place: str, cost: Mapping[Any, int]) -> Rows:
    """A price or gift names something, and every amount is one at least."""
    if not cost or min(cost.values()) < 1:
        yield place, "below_one"


def _all(place: str, found: list[Any], wanted: Iterable[str]) -> Rows:
    """Each id of a closed list once."""
    for one in wanted:
        if found.count(one) != 1:
            yield place, f"{one}:{found.count(one)}"
