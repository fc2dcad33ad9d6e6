"""A command that only plays reads the game and its cards, and no page."""

import subprocess
import sys

import pytest

from bot.games import GAMES
from bot.lab.simulation.jobs import playable_alone
from bot.playable import playable

READING = """
import sys
from bot.lab.simulation.jobs import playable_alone
playable_alone({game!r})
print(*[one for one in ("sqlalchemy", "discord", "bot.client", "bot.ui.plugin") if one in sys.modules])
"""


def test_a_game_alone_is_the_game_among_all() -> None:
    alone, among_all = playable_alone("houses"), playable()

    assert among_all.content("houses") == alone.content("houses")
    assert ["houses"] == [*alone.games]


@pytest.mark.parametrize("game", GAMES)
def test_what_only_plays_loads_no_page_and_no_database(game: str) -> None:
    said = subprocess.run(
        (sys.executable, "-c", READING.format(game=game)), check=True, capture_output=True, text=True
    )

    assert "" == said.stdout.strip()
