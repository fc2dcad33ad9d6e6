"""Ten games that company played among itself are folded and played again to the last event."""

import gzip
from pathlib import Path
from typing import Final

import pytest

from engine import games
from engine.record import find_difference, read, unchecked_because

GAMES: Final = games.without_content()

SEATS: Final = {"rokugan": 5, "architects": 4}
"""Seats of each game: one for each manner."""

NUMBERS: Final = range(10)


def file(game: str, number: int) -> Path:
    """Where a game is kept."""
    return Path(__file__).parent / f"{game}-{number}.jsonl.gz"


def seed(game: str, number: int) -> bytes:
    """The master of its dice."""
    return f"company {game} {number}".encode().ljust(32)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_game_of_company_comes_out_as_it_was(game: str, number: int) -> None:
    """Whatever company thinks by then: the record has its moves, and the dice."""
    record = read(gzip.decompress(file(game, number).read_bytes()).splitlines(), GAMES)

    assert unchecked_because(record, "") is None
    assert find_difference(record) is None
