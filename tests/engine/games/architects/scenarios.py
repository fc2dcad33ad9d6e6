"""The scenarios of the specification as tables and moves, and what they expect, out of tests/data."""

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.games.architects.chapters import Action
from engine.games.architects.chapters.market import Keep
from engine.games.architects.chapters.scoring import score
from engine.games.architects.names import SPACES, SPOTS
from engine.games.architects.state import State, deck_size, hand
from tests.engine.games.architects.board import Board, move, table

FILE = Path(__file__).parents[3] / "data" / "architects" / "scenarios.json"


class Case(Struct, frozen=True):
    """A case of a scenario: its name, and its row."""

    name: str
    row: dict[str, Any]

    @property
    def board(self) -> Board:
        """The table that is given."""
        players = {int(seat): one for seat, one in self.row["players"].items()}
        return table(self.row["seats"], players, **self.row.get("table", {}))


def cases(*, counted: bool) -> list[Case]:
    """Those that are counted at the end, or those that are played."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))["scenarios"]
    named = [(f"{one['id']}-{number}", case) for one in rows for number, case in enumerate(one["cases"], 1)]
    return [Case(name, case) for name, case in named if ("totals" in case) == counted]


def done(board: Board, step: dict[str, Any]) -> Board:
    """The table after a step; at the seat's own turn unless it goes `on` from where it stands."""
    here = board if step.get("on") else board.turn(step["seat"])
    return here.act(step["seat"], action(here, step))


def action(board: Board, step: dict[str, Any]) -> Action:
    """The move of a step."""
    if "keep_first" not in step:
        return move(step["do"])
    looked = board.state.looked
    assert looked is not None
    assert looked.value is not None
    return Keep(looked.value[0])


def of_table(board: Board, name: str) -> Any:
    """What the table has under this name of a scenario."""
    state = board.state
    match name:
        case "market":
            return {space: one for space, one in zip(SPACES, state.market, strict=True) if one is not None}
        case "row1":
            return [[one.card, one.coins] for one in state.display[0]][:3]
        case "row1_length":
            return len(state.display[0])
        case "guildhall_count":
            return len(state.guildhall)
        case "deck":
            return deck_size(state)
        case "under":
            return [one.card.value for one in state.under]
    value = getattr(state, name)
    return list(value) if isinstance(value, tuple) else value


def of_player(board: Board, seat: int, name: str) -> Any:
    """What a seat has under this name of a scenario."""
    player = board.state.players[seat]
    match name:
        case "goods":
            return board.goods(seat)
        case "held":
            return {str(owner): count for owner, count in enumerate(player.held) if count}
        case "spots":
            return _spots(board.state, seat)
        case "hand_size":
            return len(hand(board.state, seat))
        case "points":
            return score(board.state, seat).total
    value = getattr(player, name)
    return list(value) if isinstance(value, tuple) else value


def _spots(state: State, seat: int) -> dict[str, int]:
    return {name: count for name, count in zip(SPOTS, state.players[seat].spots, strict=True) if count}
