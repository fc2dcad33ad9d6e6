"""The check of deadlines after a death lets pass what the rules of the clock may do, and no more."""

import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine import games
from engine.automatic_moves import play_stewards
from engine.games.houses.moves import RemoveRole
from engine.kernel.table import Table
from engine.kernel.table.motions import Agree, Propose
from engine.kernel.table.state import TakeBack
from engine.kernel.waits import Wait
from engine.matches import Matches
from engine.store import Codec, Store, TimerKey
from engine.store.sql import stamp
from tests.engine.games.houses import small
from tests.engine.service import USERS, Clock, begun, entropy, service
from tests.engine.store.files import seal_again
from tests.engine.store.fresh import FILE, RING
from tests.engine.test_matches import founded
from tests.faults import ledger
from tests.faults.kept_time import kept_time
from tests.faults.ledger import Ledger
from tests.faults.lives import CALM, PATIENCE
from tests.loopback.bot import PUT_OFF_PART

RESTART = 0.3
"""Seconds between a death and the next birth."""


class MovingClock(Clock):
    """A time that is another at each look."""

    def __call__(self) -> datetime:
        self.pass_by(microseconds=1)
        return self.now


class Story:
    """A table of three at the draft of the roles, in a life that waits long, then in one that does not."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock, self.source = folder, Clock(), entropy()
        self.patience = timedelta(seconds=PATIENCE)

    async def calm(self) -> Ledger:
        """The question opens in a life of much patience; what that leaves."""
        async with self._life(timedelta(seconds=CALM)) as (matches, _):
            self.match = await begun(matches, people=3)
            await founded(matches, self.match, 3)
            await play_stewards(matches, self.match)
            waits = (await matches.live(self.match)).match_state.waits
            self.question = next(TimerKey(wait.id) for wait in waits if wait.ask == "draft_remove")
        return self.left()

    async def hasty(self, *, back: bool = True) -> Ledger:
        """In the next, of little, the role is removed and (`back`) that is taken back; what that leaves."""
        self.clock.pass_by(seconds=RESTART)
        async with self._life(self.patience) as (matches, _):
            await self.removed(matches)
            if back:
                await self.taken_back(matches)
        return self.left()

    async def removed(self, matches: Matches) -> None:
        """Who is asked to removes a role."""
        live = await matches.live(self.match)
        wait = next(one for one in live.match_state.waits if one.id == self.question.wait)
        role = next(one for one in live.look(wait.seat).ask(None) if type(one) is RemoveRole)
        self.clock.pass_by(seconds=0.1)
        self.asker = USERS[wait.seat]
        await matches.act(self.match, self.asker, role, interaction=1)

    async def taken_back(self, matches: Matches) -> None:
        """The others agree that it be."""
        actions: list[tuple[int, Any]] = [(self.asker, Propose(TakeBack()))]
        actions += [(user, Agree(1)) for user in USERS[:3] if user != self.asker]
        self.clock.pass_by(seconds=0.1)
        for number, (user, action) in enumerate(actions, start=2):
            await matches.act_at_table(self.match, user, action, interaction=number)

    def left(self) -> Ledger:
        """What the database says."""
        found = ledger.read(self.folder, self.folder / "aside", games.table(small.content()), RING)
        return replace(found, read=self.clock.now)

    def due(self, left: Ledger) -> datetime:
        """When the question's time is up."""
        due = left.clocks[self.match, self.question].due
        assert due is not None
        return due

    def moved(self, seconds: float) -> Ledger:
        """A fault: the question's deadline stands elsewhere, and nobody did anything."""
        due = stamp(self.due(self.left()) + timedelta(seconds=seconds))
        with closing(sqlite3.connect(self.folder / FILE)) as database, database:
            database.execute("UPDATE timer SET due = ? WHERE wait = ?", (due, self.question.wait))
        seal_again(self.folder / FILE, Codec(RING, bytes))
        return self.left()

    def _life(self, patience: timedelta) -> AbstractAsyncContextManager[tuple[Matches, Store]]:
        def waits(table: Table, wait: Wait) -> timedelta:
            return patience

        return service(self.folder, self.clock, self.source, waits=waits)


@pytest.fixture
def story(tmp_path: Path) -> Story:
    return Story(tmp_path)


async def test_a_question_that_opens_again_in_a_life_of_less_patience_ends_earlier_and_that_is_right(
    story: Story,
) -> None:
    """What life 38 of seed 358611946 met: four seconds earlier, by the rules."""
    before = await story.calm()
    after = await story.hasty()
    earlier = story.due(before) - story.due(after)

    assert timedelta(seconds=CALM - PATIENCE - RESTART - 0.2) == earlier
    assert [] == list(kept_time(before, after, story.patience))


async def test_what_opens_again_has_its_time_from_the_very_moment_of_the_press(story: Story) -> None:
    """What life 2 of seed 2324408192 met: the press was kept some microseconds after its deadline began."""
    story.clock = MovingClock()
    before = await story.calm()
    after = await story.hasty()

    assert story.due(before) != story.due(after)
    assert [] == list(kept_time(before, after, story.patience))


@pytest.mark.parametrize("seconds", [-4.0, -0.001, 0.001, 4.0])
async def test_a_deadline_that_moves_by_itself_is_found(story: Story, seconds: float) -> None:
    """Nobody did anything: it stands where it stood."""
    before = await story.calm()
    after = story.moved(seconds)
    wrong = list(kept_time(before, after, story.patience))

    assert any(story.question.wait in one and "deadline" in one for one in wrong)


@pytest.mark.parametrize("seconds", [-0.25, 0.001])
async def test_a_question_that_opened_again_has_just_the_time_of_its_life(
    story: Story, seconds: float
) -> None:
    """Neither earlier than the press and the length, nor later than the end of the life and the length."""
    before = await story.calm()
    await story.hasty()
    wrong = list(kept_time(before, story.moved(seconds), story.patience))

    assert any(story.question.wait in one and "deadline" in one for one in wrong)


async def test_without_a_move_taken_back_no_question_opens_again(story: Story) -> None:
    """A move alone closes it, and whoever opens it with a new deadline is found."""
    before = await story.calm()
    await story.hasty(back=False)
    gone = story.left()
    clock = replace(before.clocks[story.match, story.question], due=gone.read + story.patience)
    after = replace(gone, clocks={**gone.clocks, (story.match, story.question): clock})

    assert [] == list(kept_time(before, gone, story.patience))
    assert any(story.question.wait in one for one in kept_time(before, after, story.patience))


@pytest.mark.parametrize(("parts", "right"), [(1, True), (2, False), (-1, False)])
async def test_what_is_put_off_is_put_off_by_the_rules_length(story: Story, parts: int, right: bool) -> None:
    """HO-R18: once counted, once the length."""
    before = await story.calm()
    old = before.clocks[story.match, story.question]
    due = story.due(before) + parts * story.patience / PUT_OFF_PART
    clocks = {**before.clocks, (story.match, story.question): replace(old, due=due, stretched=1)}
    wrong = list(kept_time(before, replace(before, clocks=clocks), story.patience))

    assert right == ([] == wrong)
