"""The same concept stands in the same file of every game, and its order of play is one list."""

from inspect import ismethod
from pathlib import Path

import pytest

from engine.kernel.flow import Flow
from tests.laws.samples import NAMES, table

GAMES = Path(__file__).parents[2] / "engine" / "games"
FILES = ("state.py", "rules.py", "view.py")
EITHER = (
    ("chapters/__init__.py", "moves.py"),
    ("chapters/__init__.py", "fold.py"),
    ("rules.py", "flow.py"),
    ("stewards/__init__.py", "stewards.py"),
)
"""Of each the first that there is: a game whose chapters hold its moves whole needs no file of moves."""

OLD = ("start.py", "waits.py", "defaults.py", "evolve.py", "folds.py", "phases.py")
"""Names that these had in one game or another."""

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_the_files_of_a_game_are_named_as_in_every_other(name: str) -> None:
    """Who knows one game finds the same in the next."""
    folder = GAMES / name
    if not folder.is_dir():
        return  # a small game is one file, in which everything is found

    assert [] == [file for file in FILES if not (folder / file).is_file()]
    assert [] == [row for row in EITHER if not any((folder / file).is_file() for file in row)]
    assert [] == [file for file in OLD if (folder / file).exists()]


@every_game
def test_waits_and_what_follows_are_made_from_one_list(name: str) -> None:
    """In every version: the stages of its Flow, each named once."""
    newest = table()[name]
    for game in (newest, *newest.older):
        assert ismethod(game.waits)
        order = game.waits.__self__
        assert isinstance(order, Flow)
        assert order.follow is game.follow
        assert len(order.stages) == len({stage.name for stage in order.stages})
