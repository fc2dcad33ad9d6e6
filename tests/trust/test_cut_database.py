"""While PostgreSQL can't be reached moves are refused and nobody's time runs; then play goes on by itself."""

from datetime import timedelta
from typing import Final

import pytest

from bot.clock.alarm import Alarm
from bot.upkeep.pulse import EVERY, Pulse
from engine.kernel.moves import Expire
from engine.kernel.table.lifecycle import Pause
from engine.store import StoreError, StoreLost, open_postgres
from tests.bot.upkeep.test_pulse import Machine
from tests.cut_wire import wire_to
from tests.engine.service import Clock
from tests.postgres_server import PostgresServer
from tests.trust import tables
from tests.trust.tables import RING, USERS, stood
from tests.trust.test_failing_disk import FOUND
from tests.trust.test_full_disk_time import FULL, unheard

HOUR: Final = timedelta(hours=1)


async def test_a_move_whose_commit_is_cut_is_refused_and_taken_when_it_is_pressed_again(
    postgres: PostgresServer,
) -> None:
    """Memory stands as it stood; the same click is not a repeated one."""
    with wire_to(postgres.new_database()) as wire:
        async with tables.serve(open_postgres(wire.address, RING, "x")) as (matches, _):
            match = await tables.begun(matches, "houses")
            before = stood((await matches.live(match)).match_state)
            wire.cut = "before the commit"
            with pytest.raises(StoreLost):
                await matches.act(match, USERS[0], FOUND, interaction=5)
            wire.mend()
            unchanged = before == stood((await matches.live(match)).match_state)
            taken = await matches.act(match, USERS[0], FOUND, interaction=5)

            assert unchanged
            assert not taken.is_repeat
            assert (await matches.live(match)).match_state.seq == len(await matches.entries(match))


async def test_a_move_that_was_kept_though_nobody_heard_so_is_found_when_it_is_pressed_again(
    postgres: PostgresServer,
) -> None:
    """It is told as the click that it was, once in the log, and play goes on from it."""
    with wire_to(postgres.new_database()) as wire:
        async with tables.serve(open_postgres(wire.address, RING, "x")) as (matches, _):
            match = await tables.begun(matches, "houses")
            seq = (await matches.live(match)).match_state.seq
            wire.cut = "after the commit"
            with pytest.raises(StoreLost):
                await matches.act(match, USERS[0], FOUND, interaction=5)
            wire.mend()
            again = await matches.act(match, USERS[0], FOUND, interaction=5)
            await matches.act_at_table(match, USERS[0], Pause())

            assert again.is_repeat
            assert seq + 2 == (await matches.live(match)).match_state.seq == len(await matches.entries(match))


async def test_deadlines_that_came_while_the_database_was_away_are_not_played(
    postgres: PostgresServer,
) -> None:
    """Everybody has the time that they had left."""
    with wire_to(postgres.new_database()) as wire:
        clock = Clock()
        async with tables.serve(open_postgres(wire.address, RING, "x"), clock) as (matches, store):
            match, machine = await tables.begun(matches, "houses"), Machine(clock)
            pulse = Pulse(store, matches, machine, machine.elapsed)
            alarm = Alarm(matches, machine, unheard)
            alarm.before = pulse.check
            store.slots.on_take.append(pulse.on_take)
            await pulse.start()
            await store.slots.take(1)
            before = {one.due for one in (await matches.live(match)).deadlines.values()}
            wire.take_down()
            failed = 0
            for _ in range(int(FULL / HOUR)):
                machine.passes(HOUR)
                try:
                    await alarm.play()
                except StoreError:
                    failed += 1
            wire.mend()
            # Where this took longer than a lease the slot is free, and its time given back to the second.
            await store.slots.take(1)
            await alarm.play()
            after = {one.due for one in (await matches.live(match)).deadlines.values()}
            played = [one.action for one in await matches.entries(match) if isinstance(one.action, Expire)]

    assert failed > 0
    assert [] == played
    given = {late - early for late in after for early in before if late and early}
    assert given in ({FULL - EVERY}, {FULL})
