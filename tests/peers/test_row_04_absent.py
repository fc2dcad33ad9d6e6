"""Row 4: an absent player freezes the table; the clock goes on, for the player and never against them."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import text_of
from bot.sandbox.world import MakeBot, World
from engine.kernel.moves import Expire
from tests.bot.council_world import Council, in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

DAY, HOUR = 86_400.0, 3600.0
ABSENT = 2


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


async def others_vote(council: Council) -> None:
    """Everybody but the absent player gathers."""
    for seat in range(ABSENT):
        await council.driver.command(council.seats[seat], "vote", ballot="gather")


async def expired(council: Council) -> list[str]:
    """The waits whose time ran out."""
    entries = await council.bot.matches.entries(council.match)
    return [entry.action.wait for entry in entries if isinstance(entry.action, Expire)]


async def missed(council: Council) -> int:
    """How many votes the absent player has missed."""
    return sum(wait.endswith(f"vote.{ABSENT}") for wait in await expired(council))


def reminded(council: Council, seat: int) -> int:
    """How often a seat's person was reminded."""
    inbox = council.driver.inbox(council.seats[seat])
    return sum("of your time is gone" in one or "time runs out" in one for one in map(said, inbox))


def lines(council: Council) -> list[str]:
    """What was said in the channel."""
    return [said(post) for post in council.driver.channel()]


def said(post: object) -> str:
    """A message's text without the marks of direction."""
    return plain(text_of(post))  # type: ignore[arg-type]


async def away(world: World, seconds: float) -> None:
    """The bot is down for so long, and comes back."""
    await world.bot.close()
    world.env.backend.advance_clock(seconds)
    await world.restart()


async def test_an_absent_seat_gets_two_reminders_then_the_visible_default_and_after_two_a_regent(
    world: World, driver: Driver
) -> None:
    """Row 4: "deadlines with visible defaults, reminders at half time and near the end, … regent"."""
    council = await in_session(world, driver)
    await others_vote(council)
    await world.advance(DAY - 60)
    before = (reminded(council, ABSENT), await expired(council), council.state.phase.number)
    await world.advance(60)
    once = (await missed(council), council.live.table.chairs[ABSENT].regent)
    while await missed(council) < 2:
        await world.advance(HOUR)
        if council.state.stage == "vote":
            await others_vote(council)

    assert (2, [], 1) == before
    assert (1, False) == once
    assert council.live.table.chairs[ABSENT].regent
    assert 1 == sum("A steward sits in until they act" in line for line in lines(council))


async def test_the_bot_s_own_absence_costs_nobody_an_hour_and_is_told_once(
    world: World, driver: Driver
) -> None:
    """Row 4: the bot is down over the deadline; it comes back, says so, and the player has all their time."""
    council = await in_session(world, driver)
    await others_vote(council)
    await world.advance(DAY - 5 * HOUR)
    await away(world, 30 * HOUR)
    await world.restart()
    just_back = (await expired(council), council.state.phase.number)
    await world.advance(5 * HOUR - 60)
    nearly = await expired(council)
    await world.advance(120)

    assert ([], 1) == just_back
    assert [] == nearly
    assert 1 == len(await expired(council))
    told = [line for line in lines(council) if "I could not reach you" in line]
    assert len(told) == 1
    assert "For 1 day and 6 hours" in told[0]


async def test_reminders_move_with_their_deadline(world: World, driver: Driver) -> None:
    """Row 4: what was due while the bot was down comes when its time has come, not in a heap at the start."""
    council = await in_session(world, driver)
    await world.advance(11 * HOUR)
    await away(world, 3 * DAY)
    at_once = reminded(council, ABSENT)
    await world.advance(HOUR)

    assert [0, 1] == [at_once, reminded(council, ABSENT)]


async def test_a_short_restart_moves_nothing_and_says_nothing(world: World, driver: Driver) -> None:
    council = await in_session(world, driver)
    before = council.live.timers
    await away(world, 240)

    assert before == council.live.timers
    assert not [line for line in lines(council) if "I could not reach you" in line]


async def test_a_deadline_never_falls_into_the_table_s_night(world: World, driver: Driver) -> None:
    """Row 4, grace: the world begins at midnight UTC, half past three in Tehran; its nights are no time."""
    council = await in_session(world, driver)
    host = council.seats[0]
    answer = await council.driver.command(
        host, "campaign pace", quiet_from="23:00", quiet_to="08:00", zone="Tehran", decide=960
    )
    await others_vote(council)
    await council.driver.command(council.seats[ABSENT], "vote", ballot="gather")
    opened = council.bot.waiting.now()
    due = {one.due for one in council.live.deadlines.values()}
    await world.advance(25 * HOUR)

    assert "The pace is set." in plain(answer.text)
    assert any("No clock runs from 23:00 to 08:00 (Asia/Tehran)." in line for line in lines(council))
    assert 0 == opened.hour
    # From eight in Tehran (4:30 UTC) on: fifteen hours to eleven at night, and one on the next day.
    assert ["2026-01-02T05:30"] == sorted({moment.isoformat()[:16] for moment in due if moment})
    assert [] == await expired(council)


async def test_a_table_left_alone_for_days_is_not_over_when_somebody_comes_back(
    world: World, driver: Driver
) -> None:
    """Row 4: where nobody sits in person stewards keep the table's own pace; who comes back wakes them."""
    council = await in_session(world, driver)
    for _ in range(3):
        await world.advance(DAY)
    alone = (council.live.table.status, council.state.generation)
    regents = [chair.regent for chair in council.live.table.chairs]
    phase = council.state.phase.number
    await driver.command(council.seats[0], "vote", ballot="no", power=1, seal=True)

    assert ("playing", 1) == alone
    assert [True, True, True] == regents
    assert 5 >= phase
    assert [False, True, True] == [chair.regent for chair in council.live.table.chairs]
    now = council.state.phase
    assert now is None or phase < now.number  # None: the vote has ended the reign
