"""A staged table stands where its move is next: else the kills would show less than they say."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.client import Parts
from engine.kernel.moves import tag
from engine.match.match_state import MatchState, after_entry
from tests.faults import ledger, scenes
from tests.faults.staged import Place, Scene, staged
from tests.loopback.bot import ring

PEOPLE = (100, 101, 102, 103)


@pytest.mark.parametrize(
    "scene", [scenes.HOUSES[0], scenes.ROKUGAN[3], scenes.ARCHITECTS[1]], ids=lambda scene: scene.wanted
)
async def test_somebody_there_may_make_the_move_and_nothing_is_owed(
    shared: Parts, tmp_path: Path, scene: Scene
) -> None:
    match = await staged(shared, tmp_path, scene, Place(1, 2, PEOPLE))
    with closing(sqlite3.connect(tmp_path / ledger.DATABASE)) as database:
        owed = database.execute("SELECT count(*) FROM post WHERE sent_at IS NULL").fetchone()
    left = ledger.read(tmp_path, tmp_path / "aside", shared.games, ring())

    assert (0,) == owed
    assert "running" == left.statuses[match]
    assert PEOPLE[: scene.seats] == left.people[match]
    assert scene.wanted in offered(shared, left, match)


async def test_a_move_that_no_table_comes_to_is_said(shared: Parts, tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        await staged(shared, tmp_path, Scene("coup", "surrender", 2, seed=1), Place(1, 2, PEOPLE), tries=2)


def offered(shared: Parts, left: ledger.Ledger, match: int) -> set[str]:
    """The moves that somebody who is asked may make, by the log alone."""
    log = left.logs[match]
    game = shared.games[log[0].action.game]
    now = MatchState(game, left.secrets[match])
    for entry in log:
        now = after_entry(now, entry)
    seats = [wait.seat for wait in now.waits if wait.seat >= 0]
    return {tag(one) for seat in seats for one in game.offers(now.state, seat, None)}
