"""Logs with undos: folded they give what play gave, and what stands of them gives the same state."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.lab.leaks.moments import Moment, moments
from engine.entries import Entry, Scribe
from engine.kernel.step import fold
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.motions import MotionAsked, MoveTakenBack
from engine.match.match_state import MatchState, after_entry
from engine.match.undo import standing_entries
from tests.engine import diary
from tests.engine.diaries import UNDO, Desk
from tests.laws.samples import table

GAMES = table()


def undone(name: str) -> list[tuple[Moment, ...]]:
    """Random matches of a game in which motions were asked for; of Houses with undos."""
    played = [tuple(moments(GAMES[name], seed, 200)) for seed in range(10)]
    events = [event for match in played for one in match for event in one.entry.events]
    assert any(isinstance(event, MotionAsked) for event in events)
    assert name != "houses" or sum(isinstance(event, MoveTakenBack) for event in events) >= 10
    return played


@pytest.mark.parametrize("name", GAMES)
def test_folding_a_log_with_undos_gives_what_play_gave(name: str) -> None:
    """Fold equals play, memory included; the log is read from what was written."""
    scribe = Scribe(GAMES[name])
    for match in undone(name):
        last = match[-1].match_state
        now = MatchState(last.game, last.master)
        for one in match:
            now = after_entry(now, scribe.read(scribe.write(one.entry)))

        assert last == replace(now, opened_seeds=last.opened_seeds)


def plainly(game: Any, entries: tuple[Entry, ...]) -> Any:
    """The state after these entries, as if nothing else had ever happened."""
    events = (event for entry in entries for event in entry.events if not isinstance(event, TableEvent))
    return fold(game, None, events)


@pytest.mark.parametrize("name", GAMES)
def test_what_stands_of_a_log_gives_the_state_without_any_undo(name: str) -> None:
    """Chronicles are folds of their own: they read the part of the log that still stands."""
    for match in undone(name):
        log = tuple(one.entry for one in match)

        assert match[-1].match_state.state == plainly(GAMES[name], standing_entries(log))


def test_what_others_did_beside_a_free_undo_stands() -> None:
    """Only the move itself is gone."""
    desk = Desk()
    desk.moves(1, diary.Write("mine"))
    desk.moves(2, diary.Write("theirs"))
    desk.table(1, UNDO)

    assert desk.now.state == plainly(desk.now.game, standing_entries(desk.log))
