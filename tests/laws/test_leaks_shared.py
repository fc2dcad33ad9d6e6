"""Law: what the bot says of Coup and Treasure Island tells nobody what they may not know."""

import os

import pytest

from bot.audit.running import plan
from bot.games import PLUGINS
from bot.render.panel import Panel, Text
from bot.render.renderer import Scene
from bot.ui.offered.renderer import Shared
from bot.ui.plugin import Plugin, plugin_of
from engine.audit.auditing import audited
from engine.audit.playing import dice_for, moments
from engine.kernel.seats import Viewer
from tests.laws.test_leaks import table, words

LONG = "KHANDAN_LONG" in os.environ
SEEDS = range(200) if LONG else range(2)
MOVES = 400 if LONG else 40
GAMES = ("coup", "treasure")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_a_game_with_a_plugin_leaks_nothing(name: str, seed: int) -> None:
    """CO-R26, TI-R27: messages, pages, forms, ids, refusals, the board."""
    game = table()[name]
    match = tuple(moments(game, seed, MOVES))
    found = audited(match, plan(Shared(plugin_of(PLUGINS, name)), words(), ()), dice_for(game, seed))

    assert () == found.leaks
    assert found.compared > 2 * len(match)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_shared_pages_say_leaks_nothing(name: str) -> None:
    """The same without a plugin."""
    game = table()[name]
    match = tuple(moments(game, 7, MOVES))

    assert () == audited(match, plan(Shared(Plugin(name)), words(), ()), dice_for(game, 7)).leaks


class Telling(Shared):
    """A renderer whose board has every hand on it."""

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """The hands as they are, not as they are cut."""
        return Panel(None, (Text(repr(scene.match_state.state.hands)),), scene.words.language)


def test_a_board_that_shows_hands_is_found() -> None:
    """The law sees what it looks for."""
    game = table()["coup"]
    leaky = Telling(plugin_of(PLUGINS, "coup"))
    found = audited(tuple(moments(game, 0, MOVES)), plan(leaky, words(), ()), dice_for(game, 0))

    assert any("board" in leak.where for leak in found.leaks)
