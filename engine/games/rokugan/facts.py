"""The printed game as the rules use it: read once, at import, from data/rokugan."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from engine.games.rokugan.names import KIND, Card, Clan, Objective, Province, Special, Territory, Token
from engine.games.rokugan.reading import Facts, ObjectiveRow, SeatsRow, SpecialRow, read

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
    """The 27 combat tokens of a clan, sorted (BR-COMP-2)."""
    common = [row.token for row in FACTS.tokens.common for _ in range(row.count)]
    own = next(row.own_token for row in FACTS.clans.clans if row.id == clan)
    return tuple(sorted([*common, own]))


TOKENS_OF: Final[dict[Clan, tuple[Token, ...]]] = {clan: all_tokens(clan) for clan in CAPITAL}
BLESSINGS: Final = tuple(token for token, kind in KIND.items() if kind == "blessing")
