"""Law: any game can be played without a plugin, by people who use what the shared controls show them."""

from pathlib import Path

import pytest

from bot.languages import LANGUAGES, Language
from tests.laws.controls import played
from tests.laws.samples import pressed_seats, table

MATCHES = [
    (name, seats, LANGUAGES[seats % 2]) for name, game in table().items() for seats in pressed_seats(game)
]


@pytest.mark.parametrize(("game", "seats", "language"), MATCHES)
async def test_every_game_is_played_to_its_end_by_the_shared_controls(
    game: str, seats: int, language: Language, tmp_path: Path
) -> None:
    """One short match for each number of seats."""
    match = await played(tmp_path / "bare", game, seats, language)

    assert match.over
    assert match.result is not None
