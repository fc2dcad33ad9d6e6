"""Matches are folded when first needed and let go when they are many; nobody sees a difference."""

import asyncio
from pathlib import Path

import pytest

from engine.kernel.table.lifecycle import Pause, Resume
from engine.kernel.table.seating import Join
from engine.match import steps
from engine.match.live import LEAST, NEWEST
from engine.matches import Matches
from engine.store import Append
from engine.store.records import Material
from tests.engine.service import CHANNEL, GUILD, HOST, USERS, Clock, begun, entropy, new_table, service


async def others(matches: Matches) -> None:
    """So many other matches begin that what was in memory is let go."""
    matches._live_matches._most_bytes = 2 * LEAST
    for _ in range(2):
        await begun(matches)


async def test_a_start_folds_nothing(tmp_path: Path) -> None:
    """What is due and which matches go on is known from rows."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches)
    async with service(tmp_path, clock, source) as (matches, store):
        due, going = await matches.next_due(), await store.read.active_match_ids()
        before = matches.live_matches()
        await matches.live(match)

    assert due is not None
    assert (match,) == going
    assert [(), 1] == [before, len(matches.live_matches())]


async def test_who_still_holds_a_match_that_was_let_go_holds_the_one_that_others_find(tmp_path: Path) -> None:
    """A handler that looked at it goes on with what everybody sees."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        first = await begun(matches)
        held = await matches.live(first)
        await others(matches)
        let_go = first not in {live.match.id for live in matches.live_matches()}
        await matches.act_at_table(first, HOST, Pause())

        assert let_go
        assert held is await matches.live(first)
        assert "paused" == held.table.status


async def test_the_newest_entries_are_those_of_the_log_whether_it_is_read_or_not(tmp_path: Path) -> None:
    """After any of them, more than are in memory too, and after what has not come yet."""
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        match = await begun(matches)
        live, scribes = await matches.live(match), matches._live_matches.scribes
        for _ in range(NEWEST // 2):
            for action in (Pause(), Resume()):
                await matches.act_at_table(match, HOST, action)
        for after in range(-1, live.match_state.seq + 1):
            log = [scribes["houses"].read(box.body) for box in await store.read.entries(match, after)]
            assert tuple(log) == await matches.entries(match, after)
        last = live.match_state.seq - 1

        assert live.entries_after(last - NEWEST) is not None
        assert live.entries_after(last - NEWEST - 1) is None


async def test_a_match_that_nobody_holds_is_folded_again_as_it_stood(tmp_path: Path) -> None:
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        first = await begun(matches)
        state, timers = (
            (await matches.live(first)).match_state.state,
            dict((await matches.live(first)).timers),
        )
        await others(matches)
        assert first not in matches._live_matches._reachable
        again = await matches.live(first)

        assert (state, timers) == (again.match_state.state, again.timers)


async def test_many_who_ask_at_once_get_one_match(tmp_path: Path) -> None:
    """Two folds might be of two moments, with a move in between."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches)
    async with service(tmp_path, clock, source) as (matches, _):
        found = await asyncio.gather(*(matches.live(match) for _ in range(5)))

    assert 1 == len({id(one) for one in found})


async def test_a_log_that_was_read_before_a_move_takes_the_place_of_no_match_that_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outbox sees a new table at once: while it reads its log, the table is opened and somebody joins."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        kept, read, go_on = matches._live_matches, asyncio.Event(), asyncio.Event()
        material = kept._material

        async def slow(match: int) -> Material:
            found = await material(match)
            read.set()
            await go_on.wait()
            return found

        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST)
        live = await matches.live(match)
        kept._drop(match)
        monkeypatch.setattr(kept, "_material", slow)
        reading = asyncio.create_task(matches.live(match))
        await read.wait()
        kept.add_new(live)
        await matches.act_at_table(match, HOST, Join())
        go_on.set()

        assert live is await reading
        await matches.act_at_table(match, USERS[1], Join())


@pytest.mark.parametrize("late", [False, True])
async def test_a_match_that_is_read_again_while_it_moves_lacks_no_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    """The move is kept after its log was read: before the fold takes its place, or after it."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST)
        kept, read, go_on = matches._live_matches, asyncio.Event(), asyncio.Event()
        live, material, append = await matches.live(match), kept._material, matches.store.write.append

        async def slow(match: int) -> Material:
            found = await material(match)
            read.set()
            await go_on.wait()
            return found

        async def appended(move: Append) -> None:
            await append(move)
            if late:
                go_on.set()
                await reading

        async def joined() -> None:
            async with live.lock:
                number = live.player_or_next(HOST)
                await matches.keep(live, steps.table_step(live.match_state, number, Join()))

        kept.mark_stale(match)
        monkeypatch.setattr(kept, "_material", slow)
        monkeypatch.setattr(matches.store.write, "append", appended)
        reading = asyncio.create_task(matches.live(match))
        await read.wait()
        await joined()
        go_on.set()
        await reading
        monkeypatch.setattr(kept, "_material", material)

        assert live.match_state.seq == (await matches.live(match)).match_state.seq
        await matches.act_at_table(match, USERS[1], Join())
