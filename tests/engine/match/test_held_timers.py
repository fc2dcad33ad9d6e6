"""A timer is read before its match is held: what has changed by then decides whether it still plays."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.automatic_moves import expire_due
from engine.kernel.moves import Expire
from engine.kernel.table.lifecycle import Pause, Resume
from engine.kernel.table.motions import Agree, Propose, TimeGranted
from engine.kernel.table.state import MoreTime
from engine.matches import Matches
from engine.store import Store
from tests.engine.service import USERS, Clock, begun, entropy, service


def change_while_read(
    store: Store, monkeypatch: pytest.MonkeyPatch, change: Callable[[], Awaitable[Any]]
) -> None:
    """Let this happen once, right after the clock has read what is due at a match."""
    read, changes = store.read.due_in_match, [change]

    async def read_then_change(match: int, now: datetime) -> Any:
        found = await read(match, now)
        if changes:
            await changes.pop()()
        return found

    monkeypatch.setattr(store.read, "due_in_match", read_then_change)


async def dues(matches: Matches, match: int, kind: str = "deadline") -> list[datetime]:
    """When the timers of this kind come, the nearest first."""
    timers = (await matches.live(match)).timers.values()
    return sorted(one.due for one in timers if one.kind == kind and one.due is not None)


async def played(matches: Matches, match: int, action: type) -> int:
    """How many entries of this kind the match has."""
    return sum(isinstance(entry.action, action) for entry in await matches.entries(match))


async def test_time_that_is_granted_as_it_runs_out_is_granted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R17: the last "agree" is committed in the instant in which the clock has come to the deadline."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, store):
        match = await begun(matches)
        clock.now = (await dues(matches, match))[0]
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(24)))
        motion = (await matches.live(match)).table.motions[0].id
        await matches.act_at_table(match, USERS[1], Agree(motion))
        change_while_read(store, monkeypatch, lambda: matches.act_at_table(match, USERS[2], Agree(motion)))
        moved = await expire_due(matches)

        events = [event for entry in await matches.entries(match) for event in entry.events]
        assert any(isinstance(event, TimeGranted) for event in events)
        assert () == moved
        assert 0 == await played(matches, match, Expire)
        assert clock.now + timedelta(hours=24) == (await dues(matches, match))[0]


@pytest.mark.parametrize("kind", ["deadline", "turn", "half"])
async def test_a_pause_that_comes_as_a_timer_does_leaves_the_timer_as_it_was(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HO-R17: a silent house keeps its turn, its reminder and its time for when the table goes on."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, store):
        match = await begun(matches)
        clock.now = (await dues(matches, match, kind))[0]
        before = len(await matches.entries(match))
        change_while_read(store, monkeypatch, lambda: matches.act_at_table(match, USERS[0], Pause()))
        await expire_due(matches)
        assert before + 1 == len(await matches.entries(match))
        await matches.act_at_table(match, USERS[0], Resume())

        assert clock.now in await dues(matches, match, kind)


@pytest.mark.parametrize("kind", ["deadline", "turn", "half"])
async def test_who_does_not_mind_a_clock_plays_nothing_by_it(kind: str, tmp_path: Path) -> None:
    """Between the moment at which a slot is ours and the one at which lost time is given back.

    Also after the lease has ended, until the slot is taken anew: what ran out meanwhile may have to be given
    back first.
    """
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        clock.now = (await dues(matches, match, kind))[0]
        before = len(await matches.entries(match))
        matches.clocks.is_ours = lambda guild: False
        assert () == await expire_due(matches)
        assert before == len(await matches.entries(match))
        assert clock.now in await dues(matches, match, kind)

        matches.clocks.is_ours = lambda guild: True
        await expire_due(matches)
        assert clock.now not in await dues(matches, match, kind)
