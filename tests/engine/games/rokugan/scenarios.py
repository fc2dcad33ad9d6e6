"""The executable scenarios of the specification, as they stand in tests/data/rokugan/scenarios.json."""

from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tests.engine.games.rokugan.board import Board, table

PLAIN = ("diplomacy", "raid", "bluff")


class Scenario(Struct, frozen=True):
    """One case: its row, the table it gives, and the ids of its players and tokens in their order."""

    row: dict[str, Any]
    board: Board
    names: tuple[str, ...]
    tokens: tuple[str, ...]

    def seat(self, name: str | None) -> int | None:
        """The seat of a player's letter."""
        return None if name is None else self.names.index(name)

    def number(self, token: str) -> int:
        """The number of a token on the board."""
        return self.tokens.index(token) + 1

    @property
    def expected(self) -> dict[str, Any]:
        """What is to come of it."""
        found: dict[str, Any] = self.row["expect"]
        return found


def scenarios(*kinds: str) -> list[Scenario]:
    """All cases of these kinds."""
    found = msgspec.json.decode((files("tests") / "data" / "rokugan" / "scenarios.json").read_bytes())
    return [_made(row) for row in found["scenarios"] if row["kind"] in kinds]


def _made(row: dict[str, Any]) -> Scenario:
    names = tuple(one["id"] for one in row["players"])
    lands = {name: _land(names, one) for name, one in row.get("provinces", {}).items()}
    pieces = tuple(_piece(names, one) for one in row.get("tokens", ()))
    board = table(tuple(one["clan"] for one in row["players"]), lands, pieces)
    for seat, one in enumerate(row["players"]):
        board = board.player(seat, ronin=one.get("ronin", False))
    return Scenario(row, board, names, tuple(one["id"] for one in row.get("tokens", ())))


def _land(names: tuple[str, ...], one: dict[str, Any]) -> tuple[Any, ...]:
    holder = one.get("owner")
    seat = None if holder is None else names.index(holder)
    return seat, one.get("down", 0), one.get("up", 0), one.get("special")


def _piece(names: tuple[str, ...], one: dict[str, Any]) -> tuple[Any, ...]:
    token = one["type"] if one["type"] in PLAIN else f"{one['type']}_{one['strength']}"
    blessings = tuple(f"blessing_{value}" for value in one.get("blessings", ()))
    return names.index(one["owner"]), token, *place(one["at"]), *blessings


def place(at: dict[str, str]) -> tuple[str, str]:
    """Province and way of a place in the scenarios' notation."""
    if "center" in at:
        return at["center"], "centre"
    return (at["sea"], "sea") if "sea" in at else (at["to"], at["from"])
