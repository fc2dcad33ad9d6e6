"""A match in which nobody ever answers goes as ever: ids of waits, defaults, and lots for the silent."""

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from engine import games, playout
from engine.kernel.game import AnyGame
from engine.kernel.moves import Expire, Start
from engine.kernel.seats import CLOCK
from engine.kernel.step import take
from tests.engine.games.houses import small

SEED = bytes(range(16))
MOVES = 60
GAMES = games.table(small.content())

AS_EVER = {
    "houses 5": "4b2f561932bcf6ba",
    "coup 2": "8c2ab1f06e604b75",
    "treasure 1": "414949302713aae8",
    "rokugan 3": "71a19ff182725432",
    "architects 2": "15e75a9adc7511fa",
}
"""By game and its version, as of 29 November 2026. A changed rule or draw is a new version of its game."""


def silent(game: AnyGame) -> str:
    """The digest of the waits that ran out, in order, and of all that happened."""
    state, chance = None, playout.chance_of(SEED)
    heard = blake2b(digest_size=8)
    options = msgspec.json.encode(game.options(**game.brief)).decode()
    move: Any = Start(game.usual_seats, options)
    for _ in range(MOVES):
        step = take(game, state, CLOCK, move, chance)
        state = step.state
        heard.update(msgspec.json.encode((move, step.events)))
        waits = game.waits(state)
        if not waits:
            break
        move = Expire(waits[0].id)
    return heard.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_a_silent_match_goes_as_ever(name: str) -> None:
    """HO-R38: an old log must come out as it was, and an old button find its question."""
    game = GAMES[name]

    assert AS_EVER.get(f"{name} {game.version}") == silent(game)
