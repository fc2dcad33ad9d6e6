"""Law: any game can be played without a plugin, by people who use what the shared controls show them."""

import os
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, Language
from tests.laws.controls import played

LONG = "KHANDAN_LONG" in os.environ
SEATS = {
    "houses": (3, 4, 5) if LONG else (3,),
    "coup": (2, 3, 4, 5, 6),
    "treasure": tuple(range(2, 11)),
    "rokugan": (2, 3, 4, 5) if LONG else (2,),
    "architects": (2, 3, 4, 5) if LONG else (2,),
}
MATCHES = [(game, seats, LANGUAGES[seats % 2]) for game, among in SEATS.items() for seats in among]


@pytest.mark.parametrize(("game", "seats", "language"), MATCHES)
async def test_every_game_is_played_to_its_end_by_the_shared_controls(
    game: str, seats: int, language: Language, tmp_path: Path
) -> None:
    """One short match for each number of seats."""
    match = await played(tmp_path / "bare", game, seats, language)

    assert match.over
    assert match.result is not None
