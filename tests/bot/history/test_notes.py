"""The keeper folds a match's log once, and then only what is new."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.houses.history.items import notes
from bot.history.notes import MATCHES, HistoryKeeper
from bot.sandbox.driver import Driver
from bot.sandbox.world import MakeBot, World
from engine.entries import Entry
from engine.games.houses.moves import Cast
from engine.kernel.refused import Refused
from tests.bot.council_world import in_session, making
from tests.bot.games.houses.history.annals_matches import moments
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


class Log:
    """A service with one log for every match, that notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []
        self.entries_ = tuple(moment.entry for moment in moments(1))

    async def live(self, match: int) -> Any:
        return SimpleNamespace(match=SimpleNamespace(game="houses"))

    async def entries(self, match: int, after: int | None = None) -> tuple[Entry, ...]:
        self.asked.append(after)
        return tuple(one for one in self.entries_ if after is None or one.seq > after)


def keeper(log: Any) -> HistoryKeeper:
    """On this log."""
    return HistoryKeeper(log, {"houses": notes})


async def test_a_second_question_reads_only_what_is_new() -> None:
    log = Log()
    kept = keeper(log)
    first = await kept.of(1)
    second = await kept.of(1)

    assert [None, log.entries_[-1].seq] == log.asked
    assert first.notes == second.notes


async def test_of_too_many_matches_the_one_longest_unasked_is_folded_anew() -> None:
    """Memory is bounded."""
    log = Log()
    log.entries_ = log.entries_[:20]
    kept = keeper(log)
    for match in (0, *range(MATCHES + 1), 0):
        await kept.of(match)

    assert None is log.asked[-1]


async def test_a_count_is_in_the_annals_as_soon_as_it_is_kept(world: World, driver: Driver) -> None:
    council = await in_session(world, driver)
    annals = council.bot.history
    before = await annals.of(council.match)
    for member in council.seats:
        await council.bot.matches.act(council.match, member.id, Cast("gather"))
    after = await annals.of(council.match)

    assert len(after.notes) > len(before.notes)
    assert after.seq > before.seq


async def test_a_match_that_is_not_there_is_refused(world: World) -> None:
    """As everywhere: match_unknown."""
    bot: Any = world.bot
    with pytest.raises(Refused) as refused:
        await bot.history.of(99)

    assert "match_unknown" == refused.value.why.code
