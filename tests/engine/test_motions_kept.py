"""Motions through the service and a real store: deadlines, newcomers, restarts."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from engine.automatic_moves import play_stewards
from engine.clock.waking import after as later
from engine.games.houses.moves import RemoveRole
from engine.kernel.refused import Refused
from engine.kernel.table.motions import Agree, MoveTakenBack, Propose
from engine.kernel.table.paces import USUAL, Pace, Quiet
from engine.kernel.table.state import MoreTime, Successor, TakeBack
from engine.kernel.table.timing import SetPace
from engine.matches import Matches
from engine.store import Timer
from tests.engine.service import USERS, Clock, begun, entropy, service
from tests.engine.test_matches import founded

NEW = 999
NIGHT = Quiet(since=22 * 60, until=8 * 60, zone="UTC")


def dues(rows: Iterable[Timer]) -> dict[str, datetime]:
    """When each question's time is up; what stands beside it (reminders) is not looked at."""
    return {one.wait: one.due for one in rows if one.due is not None and one.kind == "deadline"}


async def agreed(matches: Matches, match: int, motion: int, *users: int) -> None:
    """These people say yes."""
    for user in users:
        await matches.act_at_table(match, user, Agree(motion))


async def test_granted_time_moves_every_running_deadline_twice_at_most(tmp_path: Path) -> None:
    """The table grants it; a third time it is refused."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, store):
        match = await begun(matches, people=3)
        live = await matches.live(match)
        before = dues(live.deadlines.values())
        for motion in (1, 2):
            await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
            await agreed(matches, match, motion, USERS[1])
        with pytest.raises(Refused) as refused:
            await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
        kept, after = dues(await store.read.timers(match)), dues(live.deadlines.values())

    assert before
    assert {wait: due + timedelta(hours=12) for wait, due in before.items()} == after == kept
    assert "later_spent" == refused.value.why.code


async def test_granted_time_does_not_pass_in_the_tables_night(tmp_path: Path) -> None:
    """Twelve hours from midnight on, at a table that sleeps from ten to eight."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, store):
        match = await begun(matches, people=3)
        await matches.act_at_table(match, USERS[0], SetPace(Pace("own", USUAL.lengths, NIGHT)))
        before = dues(await store.read.timers(match))
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(12)))
        await agreed(matches, match, 1, USERS[1])
        kept = dues(await store.read.timers(match))

    assert before
    assert {wait: later(due, timedelta(hours=12), NIGHT) for wait, due in before.items()} == kept
    assert all(kept[wait] > due + timedelta(hours=12) for wait, due in before.items())


async def test_a_new_question_may_be_given_more_time_again(tmp_path: Path) -> None:
    """And what was asked for before it opened is void."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches, people=3)
        for motion in (1, 2):
            await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
            await agreed(matches, match, motion, USERS[1])
        await founded(matches, match, 3)
        await play_stewards(matches, match)
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
        live = await matches.live(match)
        asked = live.table.motions
        wait = next(one for one in live.match_state.waits if one.seat < 3)
        offered = live.look(wait.seat).ask(None)
        await matches.act(match, USERS[wait.seat], next(one for one in offered if type(one) is RemoveRole))

    assert [3] == [one.id for one in asked]
    assert () == live.table.motions


async def test_time_that_was_granted_is_there_after_a_restart(tmp_path: Path) -> None:
    """The count of grants is folded from the log."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches, people=2)
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
        await agreed(matches, match, 1, USERS[1])
        before = (await matches.live(match)).match_state
    async with service(tmp_path, clock, source) as (matches, _):
        after = (await matches.live(match)).match_state

    assert before.memory.times_extended
    assert (before.memory, before.table) == (after.memory, after.table)


async def test_a_taken_back_move_is_asked_for_again_with_a_new_deadline(tmp_path: Path) -> None:
    """Row 15: the question opens again under its old id, and folds the same after a restart."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, store):
        match = await begun(matches, people=3, generations=2)
        await founded(matches, match, 3)
        await play_stewards(matches, match)
        live = await matches.live(match)
        wait = next(one for one in live.match_state.waits if one.seat < 3)
        offered = live.look(wait.seat).ask(None)
        clock.pass_by(hours=1)
        await matches.act(match, USERS[wait.seat], next(one for one in offered if type(one) is RemoveRole))
        assert wait.id not in live.deadlines
        await matches.act_at_table(match, USERS[wait.seat], Propose(TakeBack()))
        await agreed(matches, match, 1, *(user for user in USERS[:3] if user != USERS[wait.seat]))
        kept = dues(await store.read.timers(match))
        before = live.match_state
        log = await matches.entries(match)
    async with service(tmp_path, clock, source) as (matches, _):
        after = (await matches.live(match)).match_state

    assert clock.now + timedelta(days=1) == kept[wait.id]
    assert any(isinstance(event, MoveTakenBack) for event in log[-1].events)
    assert (before.table, before.state, before.memory) == (after.table, after.state, after.memory)


async def test_a_successor_who_was_never_at_the_table_takes_the_seat_and_plays(tmp_path: Path) -> None:
    """peers.md 4: a replacement player, by consent of the table and their own."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches, people=3)
        await matches.act_about_guest(match, USERS[1], NEW, lambda player: Propose(Successor(1, player)))
        await agreed(matches, match, 1, USERS[0], NEW, USERS[2])
        live = await matches.live(match)
        seats = (live.seat(NEW), live.seat(USERS[1]))
    async with service(tmp_path, clock, source) as (matches, _):
        live = await matches.live(match)

        assert (1, None) == seats == (live.seat(NEW), live.seat(USERS[1]))


async def test_a_stranger_agrees_to_nothing_and_is_not_kept(tmp_path: Path) -> None:
    """Only those who are asked."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches, people=3)
        await matches.act_at_table(match, USERS[0], Propose(MoreTime(6)))
        with pytest.raises(Refused) as refused:
            await matches.act_at_table(match, NEW, Agree(1))
        live = await matches.live(match)

    assert "not_seated" == refused.value.why.code
    assert live.player_of(NEW) is None
