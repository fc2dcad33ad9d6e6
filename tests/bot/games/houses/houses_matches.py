"""Random campaigns as the bot sees them: each entry with the match after it, and the scene of a reader."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from msgspec import Struct

from bot.languages import Language
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.ui.generic.renderer import PluginRenderer
from engine import playout
from engine.entries import Entry
from engine.games import houses
from engine.games.houses.moves import Found, Options
from engine.kernel.dice import Dice
from engine.kernel.steward import Look
from engine.kernel.table import Chair, Table
from engine.match.match_state import MatchState
from engine.stewards import random
from tests.made_once import content, council_renderer, words

MASTER = b"a secret of no meaning, 32 bytes"
LONG = "Peyvandian-e Bozorg-e Nav"
"""A name as long as the rules take."""


class Moment(Struct, frozen=True):
    """An entry and the match after it."""

    match_state: MatchState
    entry: Entry


@cache
def renderer() -> PluginRenderer:
    """Of the real content."""
    return council_renderer(PluginRenderer)


def long_winded(look: Look, dice: Dice) -> object | None:
    """A random player whose house has the longest name."""
    action = random.choose(look, dice)
    if isinstance(action, Found):
        name = f"{LONG[:-1]}{look.seat}"[-24:]
        return Found(name, action.emblem, name)
    return action


def moments(seed: int, seats: int = 5, limit: int = 500, **options: object) -> Iterator[Moment]:
    """A random campaign, entry by entry."""
    game = houses.game(content()[0])
    chosen = Options(**options)  # type: ignore[arg-type]
    told = msgspec.json.encode(chosen).decode()
    chairs = tuple(Chair(player=seat) for seat in range(seats))
    table = Table("houses", 1, "real", told, "fa", chairs, "playing")
    turns = playout.play(game, seats, chosen, f"seed {seed:12}".encode(), (long_winded,) * seats, limit=limit)
    for seq, turn in enumerate(turns):
        entry = Entry(seq, turn.seat, turn.seat if turn.seat >= 0 else None, turn.action, turn.events)
        yield Moment(MatchState(game, MASTER, table, turn.state, seq + 1), entry)


@cache
def campaign(seed: int, seats: int = 5, limit: int = 500, **options: object) -> tuple[Moment, ...]:
    """The same, kept for other tests."""
    return tuple(moments(seed, seats, limit, **options))


def scene(moment: Moment, language: Language) -> Scene:
    """The match for a reader of this language."""
    state = moment.match_state.state
    names = tuple(house.name or f"player {seat}" for seat, house in enumerate(state.houses))
    return scene_of(7, moment.match_state, words(language), names)


languages = pytest.mark.parametrize("language", ["fa", "en"])
