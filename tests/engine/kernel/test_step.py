"""A move and all that follows it by itself: as much as a game brings, and never without end."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.dice import Dice
from engine.kernel.game import Game
from engine.kernel.moves import Start
from engine.kernel.seats import CLOCK
from engine.kernel.step import PATIENCE, MoveResult, take
from tests.engine import diary

LINE = diary.Lined(0, "and so on")


def opened(follow: Any) -> MoveResult:
    """A diary that is begun, in which this follows by itself; a line is read, not kept."""
    folds = {**diary.game().folds, diary.Lined: lambda book, line: book}
    game: Game[Any, Any, Any, Any, Any] = replace(diary.game(), follow=follow, folds=folds)
    return take(game, None, CLOCK, Start(3, "{}"), lambda _: Dice(bytes(16)))


def test_what_follows_by_itself_belongs_to_the_move() -> None:
    """Until nothing more follows."""
    more = iter([(LINE, LINE), (LINE,), ()])

    assert [diary.Opened(3), LINE, LINE, LINE] == list(opened(lambda book, dice: next(more)).events)


def test_a_game_that_follows_itself_for_ever_is_stopped() -> None:
    """A bug of a game must not hold up every other table."""
    with pytest.raises(RuntimeError, match="diary"):
        opened(lambda book, dice: (LINE,))


def test_as_much_as_patience_allows_may_follow() -> None:
    """The bound is one of events, the first ones counted too."""
    more = iter([(LINE,) * (PATIENCE - 1), ()])

    assert PATIENCE == len(opened(lambda book, dice: next(more)).events)
