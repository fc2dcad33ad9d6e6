"""Where several processes share the work, an absence is of a slot: the time in which nobody held it."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.upkeep.pulse import Pulse
from engine.store.slots import Slots
from tests.bot.upkeep.test_pulse import HOUR, House, Machine
from tests.engine.service import Clock, begun
from tests.engine.several_services import services
from tests.engine.store.conftest import emptied
from tests.postgres_server import PostgresServer


@pytest.fixture
async def shared(postgres: PostgresServer) -> AsyncIterator[House]:
    """A service of a database that others may serve, which holds its one slot."""
    wall = Clock()
    async with services(emptied(postgres), 1, wall) as ((matches,), (store,)):
        house = House(matches, store, Machine(wall))
        store.slots.on_take.append(house.pulse.on_take)
        await take_again(store.slots)
        yield house


async def take_again(slots: Slots) -> None:
    """The slot is given back, as by a process that ended, and taken."""
    await slots.drop([0])
    await slots.take(1)


async def test_a_slot_that_nobody_held_gives_its_time_back_once(shared: House) -> None:
    """Whoever takes it moves the deadlines before any of them is played."""
    match = await begun(shared.matches)
    before = await shared.dues(match)
    shared.machine.passes(7 * HOUR)
    for _ in range(2):
        await take_again(shared.store.slots)

    assert {due and due + 7 * HOUR for due in before} == await shared.dues(match)
    assert [7 * 3600] == await shared.told(match)


async def test_a_takeover_after_some_seconds_moves_nothing(shared: House) -> None:
    """A shorter absence is nobody's loss."""
    match = await begun(shared.matches)
    before = await shared.dues(match)
    shared.machine.passes(timedelta(seconds=11))
    await take_again(shared.store.slots)

    assert before == await shared.dues(match)
    assert [] == await shared.told(match)


async def test_a_process_without_the_slot_gives_nothing_back(shared: House) -> None:
    """It stood still, and another has the slot by now: what it finds out of its own absence is no match's."""
    match = await begun(shared.matches)
    before = await shared.dues(match)
    await shared.pulse.check()
    await shared.store.slots.drop([0])
    shared.machine.passes(7 * HOUR)
    await shared.pulse.check()

    assert before == await shared.dues(match)


async def test_a_pulse_starts_without_a_slot(shared: House) -> None:
    """What an earlier process of the database noted is no absence of a slot."""
    match = await begun(shared.matches)
    shared.machine.passes(7 * HOUR)
    await Pulse(shared.store, shared.matches, shared.machine, None).start()

    assert [] == await shared.told(match)
