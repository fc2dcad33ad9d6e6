"""What an absence costs nobody: the bot's own, its machine's sleep, a clock that was set forward."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from os import urandom
from pathlib import Path

import pytest

from bot.client import Khandan
from bot.clock.alarm import Alarm
from bot.clock.waiting import Waiting
from bot.sandbox.world import open_world
from bot.upkeep.pulse import ABSENT, EVERY, Pulse
from bot.wiring import make_bot
from engine.kernel.moves import Expire
from engine.kernel.table.lifecycle import Pause
from engine.kernel.table.paces import USUAL, Pace, Quiet
from engine.kernel.table.timing import ClockMoved, SetPace
from engine.matches import Matches
from engine.store import Store
from tests.bot.core_world import Hall, unused, whole
from tests.engine.service import HOST, Clock, begun, entropy, service

HOUR = timedelta(hours=1)
NIGHT = Quiet(since=22 * 60, until=8 * 60, zone="UTC")


class Machine:
    """A wall clock that can be set, and one that nobody sets; `Waiting` as far as a pulse needs it."""

    def __init__(self, wall: Clock) -> None:
        self.wall, self.ticks = wall, 0.0

    def now(self) -> datetime:
        """By the wall."""
        return self.wall.now

    def elapsed(self) -> float:
        """Since the start of the machine."""
        return self.ticks

    def passes(self, length: timedelta) -> None:
        """Time goes by for both."""
        self.set_forward(length)
        self.ticks += length.total_seconds()

    def set_forward(self, length: timedelta) -> None:
        """Somebody sets the clock on the wall, or the machine has slept."""
        self.wall.now += length

    async def sleep_until(self, when: datetime | None, nudge: object) -> None:
        """Nobody sleeps here."""
        raise NotImplementedError


class House:
    """A service on a machine, and the pulse of its bot."""

    def __init__(self, matches: Matches, store: Store, machine: Machine) -> None:
        self.matches, self.store, self.machine = matches, store, machine
        self.pulse = Pulse(store, matches, machine, machine.elapsed)

    async def dues(self, match: int) -> set[datetime | None]:
        """When the deadlines of a match come."""
        return {one.due for one in (await self.matches.live(match)).deadlines.values()}

    async def told(self, match: int) -> list[int]:
        """The absences that the match was told of, in seconds."""
        entries = await self.matches.entries(match)
        events = (event for entry in entries for event in entry.events)
        return [event.seconds for event in events if isinstance(event, ClockMoved)]

    async def expired(self, match: int) -> bool:
        """Whether a deadline has been played."""
        return any(isinstance(entry.action, Expire) for entry in await self.matches.entries(match))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    wall = Clock()
    async with service(tmp_path, wall, entropy()) as (matches, store):
        yield House(matches, store, Machine(wall))


async def test_after_a_downtime_every_running_deadline_moves_by_as_much_and_is_told_once(
    house: House,
) -> None:
    """peers.md 4: nobody is punished for the bot's absence; a second start tells nothing twice."""
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    house.machine.passes(7 * HOUR)
    for _ in range(2):
        await Pulse(house.store, house.matches, house.machine, None).start()

    assert {due and due + 7 * HOUR for due in before} == await house.dues(match)
    assert [7 * 3600] == await house.told(match)


async def test_a_start_that_was_cut_off_moves_no_match_twice(house: House) -> None:
    """The clocks of one match had moved when the program died: the note of the last life is still the old."""
    match, other = await begun(house.matches), await begun(house.matches)
    await house.pulse.start()
    noted = await house.store.read.alive_at()
    house.machine.passes(7 * HOUR)
    await Pulse(house.store, house.matches, house.machine, None).start()
    moved = await house.dues(match)
    assert noted is not None
    await house.store.write.set_alive(noted)
    await Pulse(house.store, house.matches, house.machine, None).start()

    assert moved == await house.dues(match) == await house.dues(other)
    assert [[7 * 3600]] * 2 == [await house.told(one) for one in (match, other)]


async def test_a_short_absence_moves_nothing(house: House) -> None:
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    house.machine.passes(ABSENT)
    await Pulse(house.store, house.matches, house.machine, None).start()

    assert before == await house.dues(match)
    assert [] == await house.told(match)


async def test_a_database_that_never_ran_was_not_away(house: House) -> None:
    """The first start on it, or on one of an older schema."""
    match = await begun(house.matches)
    house.machine.passes(7 * HOUR)
    await house.pulse.start()

    assert [] == await house.told(match)


async def test_a_paused_match_and_one_in_its_quiet_hours_lose_nothing(house: House) -> None:
    """The clocks of one stand; the other's ran again only after the bot was back."""
    paused, asleep = await begun(house.matches), await begun(house.matches)
    await house.matches.act_at_table(paused, HOST, Pause())
    await house.matches.act_at_table(asleep, HOST, SetPace(Pace("day", USUAL.lengths, NIGHT)))
    before = [await house.dues(one) for one in (paused, asleep)]
    await house.pulse.start()
    house.machine.passes(7 * HOUR)
    await Pulse(house.store, house.matches, house.machine, None).start()

    assert before == [await house.dues(one) for one in (paused, asleep)]
    assert [[], []] == [await house.told(one) for one in (paused, asleep)]


@pytest.mark.parametrize("leap", [6 * HOUR, timedelta(days=400)])
async def test_a_clock_set_forward_plays_no_deadline(house: House, leap: timedelta) -> None:
    """Issue 4: the clock jumps while the bot runs; whoever wakes first, nobody's time is gone."""
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    house.machine.passes(EVERY)
    await house.pulse.check()
    house.machine.set_forward(leap)
    alarm = Alarm(house.matches, house.machine, unheard)
    alarm.before = house.pulse.check
    await alarm.play()

    assert {due and due + leap for due in before} == await house.dues(match)
    assert [int(leap.total_seconds())] == await house.told(match)
    assert not await house.expired(match)


async def test_a_clock_set_back_moves_nothing(house: House) -> None:
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    house.machine.set_forward(-6 * HOUR)
    await house.pulse.check()

    assert before == await house.dues(match)
    assert [] == await house.told(match)
    assert house.machine.now() == await house.store.read.alive_at()


async def test_a_program_that_stood_still_was_away(house: House) -> None:
    """Both clocks ran on, but no note was made: the process was stopped and went on."""
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    house.machine.passes(HOUR + EVERY)
    await house.pulse.check()

    assert {due and due + HOUR for due in before} == await house.dues(match)


async def test_while_discord_is_away_no_deadline_is_played_and_none_is_lost(house: House) -> None:
    """Nobody can answer; what was open stands where the connection was lost, and it is told once."""
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    alarm = Alarm(house.matches, house.machine, unheard)
    alarm.before = house.pulse.check
    await house.pulse.cut()
    for _ in range(26):
        house.machine.passes(HOUR)
        await alarm.play()
    silent = (await house.dues(match), await house.told(match))
    await house.pulse.on_reconnect()
    await alarm.play()
    lost = 26 * HOUR - EVERY

    assert (before, []) == silent
    assert {due and due + lost for due in before} == await house.dues(match)
    assert [int(lost.total_seconds())] == await house.told(match)
    assert not await house.expired(match)


async def test_a_connection_that_is_back_in_a_minute_costs_nothing(house: House) -> None:
    """As it happens every few hours."""
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    await house.pulse.cut()
    house.machine.passes(EVERY)
    await house.pulse.on_reconnect()
    await house.pulse.check()

    assert before == await house.dues(match)
    assert [] == await house.told(match)


async def test_ordinary_minutes_move_nothing_and_are_noted(house: House) -> None:
    match = await begun(house.matches)
    before = await house.dues(match)
    await house.pulse.start()
    for _ in range(600):
        house.machine.passes(EVERY)
        await house.pulse.check()

    assert before == await house.dues(match)
    assert house.machine.now() == await house.store.read.alive_at()


async def test_looking_at_the_clock_often_writes_nothing(house: House) -> None:
    """The alarm looks before each of its plays; a note a minute is enough."""
    await house.pulse.start()
    first = await house.store.read.alive_at()
    house.machine.passes(EVERY / 2)
    await house.pulse.check()

    assert first == await house.store.read.alive_at()


async def unheard(match: int) -> None:
    """Nobody is told."""


async def test_the_bot_hears_that_discord_is_gone_and_back(tmp_path: Path) -> None:
    """As discord.py tells it: five minutes to found a house, twenty without a connection in between.

    A connection that comes and goes is one outage: it is over once it has held for five minutes.
    """
    folder = unused(tmp_path / "data")

    def make(waiting: Waiting) -> Khandan:
        return make_bot(whole(), waiting, folder, urandom, elapsed=lambda: waiting.now().timestamp())

    async with open_world(make) as world:
        hall = Hall(world, folder)
        await hall.begun(pace="live")
        await world.advance(120)
        hall.bot.dispatch("disconnect")
        await world.advance(20 * 60)
        cut = hall.live().match_state.state.stage
        hall.bot.dispatch("resumed")
        await world.advance(6 * 60)
        back = hall.live().match_state.state.stage
        await world.advance(240)

        assert ("founding", "founding") == (cut, back)
        assert "founding" != hall.live().match_state.state.stage
        assert 1 == sum("I could not reach you" in line for line in hall.lines())
