"""Law: what the bot says of games with the shared pages tells nobody what they may not know."""

import os
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.controls.chronicle import Query
from bot.games import plugin
from bot.history.notes import Note
from bot.lab.leaks.audit import plan, verdict_of
from bot.lab.leaks.moments import dice_for, moments
from bot.render.panel import Panel, Text
from bot.render.renderer import Scene
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.plugin import Plugin
from engine.kernel.seats import Viewer
from tests.laws.samples import NAMES, table
from tests.laws.test_leaks import words

LONG = "KHANDAN_LONG" in os.environ
SEEDS = range(200) if LONG else range(2)
MOVES = 400 if LONG else 40
GAMES = tuple(name for name in NAMES if plugin(name).content is None)
"""Those of which no card has to be read; tests/laws/test_leaks.py has the others."""


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_a_game_with_a_plugin_leaks_nothing(name: str, seed: int) -> None:
    """CO-R26, TI-R27: messages, pages, forms, ids, refusals, the board."""
    game = table()[name]
    match = tuple(moments(game, seed, MOVES))
    found = verdict_of(match, plan(PluginRenderer(plugin(name)), words(), ()), dice_for(game, seed))

    assert () == found.leaks
    assert found.compared > 2 * len(match)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_shared_pages_say_leaks_nothing(name: str) -> None:
    """The same without a plugin."""
    game = table()[name]
    match = tuple(moments(game, 7, MOVES))

    assert () == verdict_of(match, plan(PluginRenderer(Plugin(name)), words(), ()), dice_for(game, 7)).leaks


class Telling(PluginRenderer):
    """A renderer whose board has every hand and every team on it."""

    def board(self, scene: Scene, viewer: Viewer) -> Panel:
        """What every seat may see, whoever looks."""
        views = [scene.cut_for(seat).view for seat in range(len(scene.names))]
        return Panel(None, (Text(repr(views)),), scene.words.language)


class Remembering(PluginRenderer):
    """A renderer whose chronicle has events as they are in the log, whoever asks."""

    def chronicle(
        self, scene: Scene, viewer: Viewer, notes: Sequence[Note], query: Query, page: int
    ) -> Panel:
        """Not cut."""
        return Panel(None, (Text(repr([note.events for note in notes])),), scene.words.language)


def found(name: str, leaky: PluginRenderer, every: int = 1) -> tuple[str, ...]:
    """Where something leaks in random matches of this game."""
    game, leaks = table()[name], list[str]()
    compared = replace(plan(leaky, words(), ()), every=every, ghosts=10_000)
    for seed in range(4):
        verdict = verdict_of(tuple(moments(game, seed, MOVES)), compared, dice_for(game, seed))
        leaks += [leak.where for leak in verdict.leaks]
    return tuple(leaks)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("fault", "where"), [(Telling, "board"), (Remembering, "chronicle")])
def test_what_tells_of_hands_teams_or_votes_is_found(
    name: str, fault: type[PluginRenderer], where: str
) -> None:
    """The law sees what it looks for: on the board, and in the chronicle."""
    assert any(where in one for one in found(name, fault(plugin(name)), every=12))
