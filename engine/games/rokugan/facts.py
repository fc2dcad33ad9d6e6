"""The printed game of Rokugan: the shape of each file of data/rokugan, and the tables that the rules use.

A record stands for each file, with the mistakes that its shape alone can't rule out. All are read once, at
import (engine/kernel/content.py); below them the game's own facts stand as tables by id. They are rules: a
change of one of them is a new version of the game.
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
from engine.kernel.content import FactsFile, Faults, each_once, read_facts
from engine.kernel.map import faults, make_map

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


class MapFile(FactsFile, frozen=True):
    """map.json."""

    territories: tuple[TerritoryRow, ...]
    provinces: tuple[ProvinceRow, ...]
    borders: tuple[BorderRow, ...]
    coasts: tuple[CoastRow, ...]

    def parts(self) -> tuple[Any, Any, Any]:
        """The arguments of the kernel's map: provinces by territory, land borders, coasts."""
        return (
            {row.id: row.provinces for row in self.territories},
            tuple(row.between for row in self.borders),
            [row.province for row in self.coasts],
        )

    def faults(self) -> Faults:
        """A map that can be drawn, each territory and province once, and capitals that lie at home."""
        yield from each_once("territories", [row.id for row in self.territories], TERRITORIES)
        yield from each_once("provinces", [row.id for row in self.provinces], PROVINCES)
        territories, borders, coasts = self.parts()
        for fault in faults(territories, borders, coasts):
            yield fault.what, fault.code
        listed = [province for row in self.territories for province in row.provinces]
        for row in self.provinces:
            if row.id not in listed:
                yield row.id, "in_no_territory"
            if row.flowers < 0 or row.defense < 0:
                yield row.id, "below_zero"
            if row.capital_of is not None and row.id not in territories[row.capital_of]:
                yield row.id, "capital_elsewhere"


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


class TokensFile(FactsFile, frozen=True):
    """tokens.json; `control` is a clan's supply of control tokens (BR-CTRL-7)."""

    control: int
    common: tuple[TokenRow, ...]
    specials: tuple[SpecialRow, ...]

    def faults(self) -> Faults:
        """Counts: 26 tokens that every clan has; the 27th, its own, stands in clans.json."""
        if sum(row.count for row in self.common) != 26:
            yield "common", "not_26_tokens"
        if self.control < 1:
            yield "control", "below_one"
        counts: list[tuple[str, int]] = [(row.token, row.count) for row in self.common]
        counts += [(row.id, row.count) for row in self.specials]
        for name, count in counts:
            if count < 1:
                yield name, "below_one"


class ClanRow(Struct, frozen=True):
    """A clan's capital and the 27th token that is its own."""

    id: Clan
    capital: Province
    own_token: Token
    ability: str


class ClansFile(FactsFile, frozen=True):
    """clans.json."""

    clans: tuple[ClanRow, ...]

    def faults(self) -> Faults:
        """Each clan once, with a capital of its own."""
        yield from each_once("clans", [row.id for row in self.clans], CLANS)
        for row in self.clans:
            if not row.capital.startswith(row.id):
                yield row.id, "capital_elsewhere"


class CardRow(Struct, frozen=True):
    """A territory card, played in the upkeep or at the start of a turn (BR-TERR-6)."""

    id: Card
    territory: Territory
    timing: Literal["upkeep", "turn"]


class StartingRow(Struct, frozen=True):
    """The cards a player starts with (BR-SETUP-5)."""

    scouts: int
    shugenja: int


class CardsFile(FactsFile, frozen=True):
    """cards.json."""

    starting: StartingRow
    cards: tuple[CardRow, ...]

    def faults(self) -> Faults:
        """Each card once, and two of every territory."""
        yield from each_once("cards", [row.id for row in self.cards], CARDS)
        for name in TERRITORIES:
            if sum(row.territory == name for row in self.cards) != 2:
                yield name, "not_two_cards"


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


class ObjectivesFile(FactsFile, frozen=True):
    """objectives.json."""

    dealt: int
    objectives: tuple[ObjectiveRow, ...]

    def faults(self) -> Faults:
        """Each objective once, and a territory where it counts one."""
        yield from each_once("objectives", [row.id for row in self.objectives], OBJECTIVES)
        for row in self.objectives:
            if row.kind == "capital_or_provinces" and row.territory is None:
                yield row.id, "no_territory"


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


class TableFile(FactsFile, frozen=True):
    """table.json; `per_territory` is honour."""

    rounds: int
    hand: int
    per_territory: int
    players: tuple[SeatsRow, ...]
    neutrals: tuple[NeutralRow, ...]

    def faults(self) -> Faults:
        """No more provinces and cards wanted than there are."""
        for row in self.players:
            if row.seats * (row.drafted + 1) > len(PROVINCES) or row.neutrals > len(self.neutrals):
                yield f"players.{row.seats}", "more_than_there_are"


class Facts(Struct, frozen=True):
    """The files of data/rokugan by name."""

    map: MapFile
    tokens: TokensFile
    clans: ClansFile
    cards: CardsFile
    objectives: ObjectivesFile
    table: TableFile


# --- the game as it is printed ------------------------------------------------------------------------------

FACTS: Final = read_facts(Path(str(files("data") / "rokugan")), Facts)
MAP: Final = make_map(PROVINCES, *FACTS.map.parts())

FLOWERS: Final[dict[Province, int]] = {row.id: row.flowers for row in FACTS.map.provinces}
PRINTED: Final[dict[Province, int]] = {row.id: row.defense for row in FACTS.map.provinces}
"""Printed defence (BR-MAP-5)."""

CAPITAL: Final[dict[Clan, Province]] = {row.id: row.capital for row in FACTS.clans.clans}
CAPITALS: Final = frozenset(CAPITAL.values())
COASTS: Final = frozenset(MAP.coasts)
SHADOWLANDS: Final[tuple[Territory, ...]] = tuple(
    row.id for row in FACTS.map.territories if row.kind == "shadowlands"
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
