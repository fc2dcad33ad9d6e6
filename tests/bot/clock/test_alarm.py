"""The clock plays what nobody answers: at its moment, after a downtime, and never while a match is paused."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from bot.clock.alarm import REST, Alarm
from engine import automatic_moves
from engine.automatic_moves import Then
from engine.kernel.moves import Expire
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch
from engine.matches import Matches
from tests.bot.core_world import DAY, Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

HALF_DAY = DAY / 2


async def expired(hall: Hall, match: int = 1) -> list[str]:
    """The waits whose time ran out, in the order of the log."""
    entries = await hall.bot.matches.entries(match)
    return [entry.action.wait for entry in entries if isinstance(entry.action, Expire)]


def due(hall: Hall, match: int = 1) -> set[datetime | None]:
    """When the clocks of a match run out."""
    return {one.due for one in hall.live(match).deadlines.values()}


@pytest.mark.parametrize(
    ("moved", "next_due", "again"),
    [
        ((1,), timedelta(0), timedelta(0)),
        ((1,), -timedelta(hours=1), timedelta(0)),
        ((), -timedelta(hours=1), timedelta(0)),
        ((1,), timedelta(hours=1), timedelta(hours=1)),
        ((), timedelta(hours=1), timedelta(hours=1)),
        ((1,), None, None),
    ],
)
async def test_what_is_due_already_is_played_at_once_unless_it_could_not_be(
    monkeypatch: pytest.MonkeyPatch,
    moved: tuple[int, ...],
    next_due: timedelta | None,
    again: timedelta | None,
) -> None:
    """After a downtime one default brings the next without a rest; a clock that can't be played rests."""
    noon, told = datetime(2026, 1, 1, 12, tzinfo=UTC), list[int]()

    async def expire_due(matches: Matches, failed: object, then: Then, unasked: object) -> tuple[int, ...]:
        for match in moved:
            await then(match)
        return moved

    async def due() -> datetime | None:
        return None if next_due is None else noon + next_due

    async def tell(match: int) -> None:
        told.append(match)

    monkeypatch.setattr("bot.clock.alarm.expire_due", expire_due)
    matches: Any = SimpleNamespace(next_due=due)
    waiting: Any = SimpleNamespace(now=lambda: noon)
    when = await Alarm(matches, waiting, tell).play()

    assert (None if again is None else noon + again) == when
    assert list(moved) == told


async def test_only_a_deadline_that_could_not_be_played_twice_makes_the_clock_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that came while a turn was looked at, at which nobody played, is played at once."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    dues = [noon - timedelta(hours=2), noon - timedelta(hours=1), noon - timedelta(hours=1)]

    async def expire_due(matches: Matches, failed: object, then: Then, unasked: object) -> tuple[int, ...]:
        return ()

    async def due() -> datetime | None:
        return dues.pop(0)

    async def tell(match: int) -> None: ...

    monkeypatch.setattr("bot.clock.alarm.expire_due", expire_due)
    matches: Any = SimpleNamespace(next_due=due)
    waiting: Any = SimpleNamespace(now=lambda: noon)
    alarm = Alarm(matches, waiting, tell)

    assert [noon, noon, noon + REST] == [await alarm.play() for _ in range(3)]


async def test_silence_is_answered_by_the_clock_to_the_moment(hall: Hall) -> None:
    """Chapter 13: a day for founding a house, then name and emblem come by lot."""
    await hall.begun()
    await hall.world.advance(DAY - 1)
    early = await expired(hall)
    await hall.world.advance(1)

    assert [] == early
    assert ["found.0", "found.1", "found.2"] == await expired(hall)
    assert "draft" == hall.live().match_state.state.stage
    assert all(house.name for house in hall.live().match_state.state.houses)


async def test_each_answer_stops_its_own_clock_only(hall: Hall) -> None:
    await hall.begun()
    await hall.found(hall.guests[0], "Peyvand")
    await hall.world.advance(DAY)

    assert ["found.0", "found.2"] == await expired(hall)
    assert "Peyvand" == hall.live().match_state.state.houses[1].name


async def test_after_a_downtime_defaults_come_in_the_clocks_order(hall: Hall) -> None:
    """peers.md 1: of two matches that both ran out, the one whose deadline was earlier is played first."""
    await hall.begun()
    await hall.world.advance(3600)
    await hall.command(hall.guests[2], "campaign new", seats=3)
    await hall.command(hall.guests[2], "campaign join", match=2)
    await hall.command(hall.guests[3], "campaign join", match=2)
    await hall.command(hall.guests[2], "campaign begin", match=2)
    before = max(row.id for match in (1, 2) for row in hall.rows(match))
    hall.world.env.backend.advance_clock(3 * DAY)
    await hall.world.restart()
    rows = sorted((row.id, row.match) for match in (1, 2) for row in hall.rows(match) if row.id > before)

    assert ["found.0", "found.1", "found.2"] == (await expired(hall))[:3]
    assert ["found.0", "found.1"] == (await expired(hall, 2))[:2]
    assert [match for _, match in rows] == sorted(match for _, match in rows)
    assert {1, 2} == {match for _, match in rows}


async def test_a_downtime_costs_nobody_the_next_deadline(hall: Hall) -> None:
    """What opens after the catch-up has its whole time."""
    await hall.begun()
    hall.world.env.backend.advance_clock(10 * DAY)
    await hall.world.restart()
    now = hall.world.env.now()

    assert ["found.0", "found.1", "found.2"] == await expired(hall)
    assert {now + timedelta(hours=12)} == due(hall)
    assert "draft" == hall.live().match_state.state.stage


async def test_a_paused_match_is_left_alone_and_keeps_what_was_left(hall: Hall) -> None:
    """Chapter 13: while it is paused no deadline runs; then it runs on."""
    await hall.begun()
    await hall.world.advance(HALF_DAY)
    await hall.command(hall.host, "campaign pause")
    await hall.world.advance(5 * DAY)
    await hall.world.restart()
    await hall.world.advance(5 * DAY)
    paused = (await expired(hall), due(hall))
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(HALF_DAY - 1)
    early = await expired(hall)
    await hall.world.advance(1)

    assert ([], {None}) == paused
    assert [] == early
    assert ["found.0", "found.1", "found.2"] == await expired(hall)


async def test_a_pause_of_one_match_does_not_stop_another(hall: Hall) -> None:
    await hall.begun()
    await hall.command(hall.guests[2], "campaign new", seats=3)
    await hall.command(hall.guests[2], "campaign join", match=2)
    await hall.command(hall.guests[2], "campaign begin", match=2)
    await hall.command(hall.host, "campaign pause", match=1)
    await hall.world.advance(DAY)

    assert ([], ["found.0"]) == (await expired(hall), await expired(hall, 2))


async def test_two_absences_in_a_row_bring_a_regent_until_the_player_acts(hall: Hall) -> None:
    """HO-R20: each is told in one line, to everybody."""
    await hall.begun()
    await hall.world.advance(DAY)
    silent = hall.live().match_state.state.draft.turn
    await hall.world.advance(HALF_DAY)
    regents = [chair.regent for chair in hall.live().table.chairs]
    while hall.live().match_state.state.stage == "draft":
        await hall.drafts(hall.live().match_state.state.draft.turn)
    partner = str((silent + 1) % 3)
    await hall.command(hall.world.members[silent], "trade", partner=partner, i_promise="a", they_promise="b")
    lines = hall.lines()

    assert [seat == silent for seat in range(3)] == regents
    assert 1 == sum("was silent twice in a row. A steward sits in until they act." in line for line in lines)
    assert 1 == sum("is back; the steward rises." in line for line in lines)
    assert None is hall.live().table.chairs[silent].steward
    assert 0 == hall.live().table.chairs[silent].missed


async def test_a_match_whose_clock_fails_does_not_stop_the_others(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug at one table: it is logged with a code, and every other table plays on."""
    await hall.begun()
    await hall.command(hall.guests[2], "campaign new", seats=3)
    await hall.command(hall.guests[2], "campaign join", match=2)
    await hall.command(hall.guests[2], "campaign begin", match=2)
    end_wait = automatic_moves.end_wait

    async def fails(matches: Matches, live: LiveMatch, wait: str) -> None:
        if live.match.id == 1:
            raise RuntimeError("role-rebel")
        await end_wait(matches, live, wait)

    monkeypatch.setattr(automatic_moves, "end_wait", fails)
    with structlog.testing.capture_logs() as logged:
        await hall.world.advance(DAY)
        other = await expired(hall, 2)
    monkeypatch.undo()
    await hall.world.advance(30)

    assert ["found.0"] == other
    assert {"alarm_failed"} == {line["event"] for line in logged if line["log_level"] == "error"}
    assert "role-rebel" not in repr(logged)
    assert ["found.0", "found.1", "found.2"] == await expired(hall)


async def test_a_deadline_that_can_not_be_played_is_tried_again_at_leisure(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every half minute, not all the time."""
    await hall.begun()
    tried: list[str] = []

    async def refuses(matches: Matches, live: LiveMatch, wait: str) -> None:
        tried.append(wait)
        raise Refused(no("paused"))

    monkeypatch.setattr(automatic_moves, "end_wait", refuses)
    await hall.world.advance(DAY + 59)

    assert ["found.0", "found.1", "found.2"] * 2 == tried


async def test_a_clock_that_was_set_before_the_start_is_heard(hall: Hall) -> None:
    """Nothing needs to be pressed for the alarm to wake."""
    await hall.begun()
    hall.world.env.backend.advance_clock(2 * DAY)
    await hall.world.restart()
    log = await expired(hall)

    assert ["found.0", "found.1", "found.2"] == log
