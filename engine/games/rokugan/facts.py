"""The printed game: the shape of each file of data/rokugan, what is checked of it, and what the rules use.

`read` makes `Facts` of a folder and refuses one with a mistake, by file, place and reason. The game's own
facts are read once, at import, and stand below it as tables by id. They are rules: a change of one of them
is a new version of the game.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from engine.games.rokugan.names import (
    CARDS,
    CLANS,
    KIND,
    OBJECTIVES,
    PROVINCES,
    TERRITORIES,
    Card,
    Clan,
    Initiative,
    Objective,
    Province,
    Special,
    Territory,
    Token,
)
from engine.kernel.content import Faults, each_once, read_file
from engine.kernel.map import Map, faults, make_map

# --- the files ---------------------------------------------------------------------------------------------


class TerritoryRow(Struct, frozen=True):
    """A territory and its provinces (BR-COMP-1)."""

    id: Territory
    kind: Literal["clan", "neutral", "shadowlands"]
    provinces: tuple[Province, ...]


class ProvinceRow(Struct, frozen=True):
    """Printed flowers and defence, whose capital it is, and where its label stands (eastward, southward)."""

    id: Province
    flowers: int
    defense: int
    capital_of: Clan | None
    layout: tuple[int, int]


class BorderRow(Struct, frozen=True):
    """A land border (BR-MAP-1)."""

    between: tuple[Province, Province]


class CoastRow(Struct, frozen=True):
    """A coastal border (BR-MAP-2)."""

    province: Province


class MapFile(Struct, frozen=True):
    """map.json."""

    territories: tuple[TerritoryRow, ...]
    provinces: tuple[ProvinceRow, ...]
    borders: tuple[BorderRow, ...]
    coasts: tuple[CoastRow, ...]


class TokenRow(Struct, frozen=True):
    """How often every clan has a combat token (BR-COMP-2)."""

    token: Token
    count: int


class SpecialRow(Struct, frozen=True):
    """A special token: flowers it adds, flowers in place of the printed ones, defence it adds (BR-SPEC-9)."""

    id: Special
    count: int
    honor: int
    flowers: int | None
    defense: int


class TokensFile(Struct, frozen=True):
    """tokens.json; `control` is a clan's supply of control tokens (BR-CTRL-7)."""

    control: int
    common: tuple[TokenRow, ...]
    specials: tuple[SpecialRow, ...]


class ClanRow(Struct, frozen=True):
    """A clan's capital and the 27th token that is its own."""

    id: Clan
    capital: Province
    own_token: Token
    ability: str


class ClansFile(Struct, frozen=True):
    """clans.json."""

    clans: tuple[ClanRow, ...]


class CardRow(Struct, frozen=True):
    """A territory card, played in the upkeep or at the start of a turn (BR-TERR-6)."""

    id: Card
    territory: Territory
    timing: Literal["upkeep", "turn"]


class StartingRow(Struct, frozen=True):
    """The cards a player starts with (BR-SETUP-5)."""

    scouts: int
    shugenja: int


class CardsFile(Struct, frozen=True):
    """cards.json."""

    starting: StartingRow
    cards: tuple[CardRow, ...]


class ObjectiveRow(Struct, frozen=True):
    """A secret objective: its honour, and what is counted up to `count`."""

    id: Objective
    honor: int
    kind: Literal[
        "capital_or_provinces",
        "chain",
        "coastal",
        "fewest_provinces",
        "territories_present",
        "provinces_all",
    ]
    territory: Territory | None
    count: int


class ObjectivesFile(Struct, frozen=True):
    """objectives.json."""

    dealt: int
    objectives: tuple[ObjectiveRow, ...]


class SeatsRow(Struct, frozen=True):
    """What depends on the number of players (BR-SETUP-8, BR-SETUP-10)."""

    seats: int
    drafted: int
    neutrals: int
    first_player_card: bool


class NeutralRow(Struct, frozen=True):
    """A neutral initiative card and what it counts (BR-UPKEEP-4)."""

    id: Initiative
    most: Literal["cards", "provinces", "control_tokens"]


class TableFile(Struct, frozen=True):
    """table.json; `per_territory` is honour."""

    rounds: int
    hand: int
    per_territory: int
    players: tuple[SeatsRow, ...]
    neutrals: tuple[NeutralRow, ...]


class Facts(Struct, frozen=True):
    """Everything that was read, and the map drawn from it."""

    board: MapFile
    tokens: TokensFile
    clans: ClansFile
    cards: CardsFile
    objectives: ObjectivesFile
    table: TableFile
    map: Map[Province, Territory]


def read(folder: Path) -> Facts:
    """The facts of a folder. Raises FactsBroken with file, place and reason."""
    board = read_file(folder, "map.json", MapFile, _map_faults)
    return Facts(
        board,
        read_file(folder, "tokens.json", TokensFile, _token_faults),
        read_file(folder, "clans.json", ClansFile, _clan_faults),
        read_file(folder, "cards.json", CardsFile, _card_faults),
        read_file(folder, "objectives.json", ObjectivesFile, _objective_faults),
        read_file(folder, "table.json", TableFile, _table_faults),
        make_map(PROVINCES, *_map_parts(board)),
    )


def _map_parts(board: MapFile) -> tuple[Any, Any, Any]:
    """The arguments of the kernel's map: provinces by territory, land borders, coasts."""
    return (
        {row.id: row.provinces for row in board.territories},
        tuple(row.between for row in board.borders),
        [row.province for row in board.coasts],
    )


# The mistakes of each file that its shape alone can't rule out, as (place, code).


def _map_faults(board: MapFile) -> Faults:
    yield from each_once("territories", [row.id for row in board.territories], TERRITORIES)
    yield from each_once("provinces", [row.id for row in board.provinces], PROVINCES)
    territories, borders, coasts = _map_parts(board)
    for fault in faults(territories, borders, coasts):
        yield fault.what, fault.code
    listed = [province for row in board.territories for province in row.provinces]
    for row in board.provinces:
        if row.id not in listed:
            yield row.id, "in_no_territory"
        if row.flowers < 0 or row.defense < 0:
            yield row.id, "below_zero"
        if row.capital_of is not None and row.id not in territories[row.capital_of]:
            yield row.id, "capital_elsewhere"


def _token_faults(tokens: TokensFile) -> Faults:
    # The 27th token of a clan, its own, stands in clans.json.
    if sum(row.count for row in tokens.common) != 26:
        yield "common", "not_26_tokens"
    if tokens.control < 1:
        yield "control", "below_one"
    counts: list[tuple[str, int]] = [(row.token, row.count) for row in tokens.common]
    counts += [(row.id, row.count) for row in tokens.specials]
    for name, count in counts:
        if count < 1:
            yield name, "below_one"


def _clan_faults(clans: ClansFile) -> Faults:
    yield from each_once("clans", [row.id for row in clans.clans], CLANS)
    for row in clans.clans:
        if not row.capital.startswith(row.id):
            yield row.id, "capital_elsewhere"


def _card_faults(cards: CardsFile) -> Faults:
    yield from each_once("cards", [row.id for row in cards.cards], CARDS)
    for name in TERRITORIES:
        if sum(row.territory == name for row in cards.cards) != 2:
            yield name, "not_two_cards"


def _objective_faults(objectives: ObjectivesFile) -> Faults:
    yield from each_once("objectives", [row.id for row in objectives.objectives], OBJECTIVES)
    for row in objectives.objectives:
        if row.kind == "capital_or_provinces" and row.territory is None:
            yield row.id, "no_territory"


def _table_faults(table: TableFile) -> Faults:
    for row in table.players:
        if row.seats * (row.drafted + 1) > len(PROVINCES) or row.neutrals > len(table.neutrals):
            yield f"players.{row.seats}", "more_than_there_are"


# --- the game as it is printed ------------------------------------------------------------------------------

FACTS: Final[Facts] = read(Path(str(files("data") / "rokugan")))
MAP: Final = FACTS.map

FLOWERS: Final[dict[Province, int]] = {row.id: row.flowers for row in FACTS.board.provinces}
PRINTED: Final[dict[Province, int]] = {row.id: row.defense for row in FACTS.board.provinces}
"""Printed defence (BR-MAP-5)."""

CAPITAL: Final[dict[Clan, Province]] = {row.id: row.capital for row in FACTS.clans.clans}
CAPITALS: Final = frozenset(CAPITAL.values())
COASTS: Final = frozenset(MAP.coasts)
SHADOWLANDS: Final[tuple[Territory, ...]] = tuple(
    row.id for row in FACTS.board.territories if row.kind == "shadowlands"
)
SHADOWED: Final = frozenset(province for name in SHADOWLANDS for province in MAP.holds[name])
SPECIALS: Final[dict[Special, SpecialRow]] = {row.id: row for row in FACTS.tokens.specials}
PAIRS: Final[dict[Territory, tuple[Card, ...]]] = {
    name: tuple(row.id for row in FACTS.cards.cards if row.territory == name) for name in MAP.holds
}
HOME: Final[dict[Card, Territory]] = {row.id: row.territory for row in FACTS.cards.cards}
GOALS: Final[dict[Objective, ObjectiveRow]] = {row.id: row for row in FACTS.objectives.objectives}
SEATING: Final[dict[int, SeatsRow]] = {row.seats: row for row in FACTS.table.players}
ROUNDS: Final = FACTS.table.rounds
HAND: Final = FACTS.table.hand


def all_tokens(clan: Clan) -> tuple[Token, ...]:
    """The 27 combat tokens of a clan, sorted: 26 that every clan has, and its own (BR-COMP-2)."""
    common = [row.token for row in FACTS.tokens.common for _ in range(row.count)]
    own = next(row.own_token for row in FACTS.clans.clans if row.id == clan)
    return tuple(sorted([*common, own]))


TOKENS_OF: Final[dict[Clan, tuple[Token, ...]]] = {clan: all_tokens(clan) for clan in CAPITAL}
BLESSINGS: Final = tuple(token for token, kind in KIND.items() if kind == "blessing")
