"""Row 10: pings that do not name the game, or too many: each names match and wait, and each may be quiet."""

from pathlib import Path

import pytest

from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import MakeBot, World
from engine.games.houses.moves import Cast
from tests.bot.council_world import Council, in_session, making, plain
from tests.simulated.fixtures import driver, world

__all__ = ["driver", "world"]

DAY = 86_400.0
HALF, LAST = "half of your time is gone", "your time runs out soon"


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return making(tmp_path)


def reminders(council: Council, seat: int) -> list[Post]:
    """What a seat was reminded of in private, oldest first."""
    inbox = council.driver.inbox(council.seats[seat])
    return [post for post in inbox if HALF in plain(text_of(post)) or LAST in plain(text_of(post))]


def calls(council: Council, seat: int) -> list[Post]:
    """Public lines that mention the seat's person."""
    mention = council.seats[seat].mention
    return [post for post in council.driver.channel() if mention in plain(text_of(post))]


def deadline(council: Council, seat: int) -> int:
    """When the seat's vote ends, in seconds since 1970."""
    due = next(one.due for one in council.live.deadlines.values() if one.seat == seat)
    assert due is not None
    return int(due.timestamp())


async def test_a_reminder_names_the_match_the_question_and_the_deadline_and_opens_the_panel(
    world: World, driver: Driver
) -> None:
    """Row 10: "the mention names match and wait"; of those who have answered nobody is reminded."""
    council = await in_session(world, driver)
    await council.driver.command(council.seats[1], "vote", ballot="gather")
    due = deadline(council, 0)
    await world.advance(DAY / 2)
    post = reminders(council, 0)[-1]
    opened = await council.driver.click(council.seats[0], post, "v1:seat:")

    assert plain(text_of(post)).splitlines() == [
        "Match 1, Houses: Legacy of Generations: half of your time is gone.",
        f"Cast and seal your ballot, until <t:{due}:f> (<t:{due}:R>).",
    ]
    assert [f"v1:seat:{council.match}"] == [button.custom_id for button in buttons_of(post)]
    assert opened.private
    assert [1, 0, 1] == [len(reminders(council, seat)) for seat in range(3)]
    assert [] == [call for seat in range(3) for call in calls(council, seat)]


async def test_a_question_names_its_match_and_channel_and_its_deadline(world: World, driver: Driver) -> None:
    """Row 10: who sits at three tables reads in each message which of them asks, and until when."""
    council = await in_session(world, driver)
    asked = council.read(council.whisper(0)).splitlines()
    await driver.command(council.seats[1], "trade", partner="0", i_pay=1, they_do="vote-yes")
    offered = council.read(council.whisper(0)).splitlines()
    due = deadline(council, 0)

    assert f"-# Match 1, <#{world.channel.id}>" == asked[0] == offered[0]
    assert any(f"If you stay silent until <t:{due}:f> (<t:{due}:R>):" in line for line in asked)


async def test_there_is_one_at_half_time_and_one_near_the_end_and_a_restart_adds_none(
    world: World, driver: Driver
) -> None:
    """Row 10: "or too many"."""
    council = await in_session(world, driver)
    counts = []
    for hours in (11.9, 0.2, 10.8, 0.2, 0.8):
        await world.advance(hours * 3600)
        await world.restart()
        counts.append(len(reminders(council, 0)))

    assert [0, 1, 1, 2, 2] == counts
    assert [HALF in council.read(reminders(council, 0)[0]), LAST in council.read(reminders(council, 0)[1])]


async def test_who_asked_for_quiet_is_not_reminded_until_they_ask_again(world: World, driver: Driver) -> None:
    """Row 10: "per-player quiet setting"; it holds for the person, not for the seat."""
    council = await in_session(world, driver)
    answer = await council.driver.command(council.seats[0], "quiet", quiet="on")
    await world.restart()
    await world.advance(DAY / 2)
    quiet = [len(reminders(council, seat)) for seat in range(3)]
    await council.driver.command(council.seats[0], "quiet", quiet="off")
    await world.advance(DAY / 2 - 3600)

    assert "No more reminders by direct message." == plain(answer.text)
    assert [0, 1, 1] == quiet
    assert [1, 2, 2] == [len(reminders(council, seat)) for seat in range(3)]


async def test_where_messages_are_closed_a_public_line_names_match_and_deadline(
    world: World, driver: Driver
) -> None:
    """Rows 7 and 10: that somebody is awaited everybody can see anyhow."""
    council = await in_session(world, driver)
    world.close_inbox(council.seats[0])
    due = deadline(council, 0)
    await world.advance(DAY / 2)

    told = f"{council.seats[0].mention}, match 1 waits for you, until <t:{due}:f> (<t:{due}:R>)."
    assert [told] == [plain(text_of(call)).partition(" Your direct")[0] for call in calls(council, 0)]
    assert [v for v in buttons_of(calls(council, 0)[0]) if v.custom_id == f"v1:seat:{council.match}"]


async def test_that_a_ballot_is_kept_open_is_not_said_aloud(world: World, driver: Driver) -> None:
    """Row 2, HO-R18: cast is public, open or sealed is not; only its house is reminded, or nobody."""
    council = await in_session(world, driver)
    for seat in (0, 1):
        await council.bot.matches.act(council.match, council.seats[seat].id, Cast("yes", 1, False))
    world.close_inbox(council.seats[0])
    await world.advance(DAY / 2)

    assert [] == calls(council, 0)
    assert 1 == len(reminders(council, 1))
    assert [] == calls(council, 1)


async def test_who_answers_while_a_reminder_is_held_up_is_not_reminded(world: World, driver: Driver) -> None:
    """Row 10: Discord was away; when it is back the question is answered."""
    council = await in_session(world, driver)
    path = f"/channels/{council.seats[0].user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=503, code=0, message="down", times=2)
    await world.advance(DAY / 2)
    await council.driver.command(council.seats[0], "vote", ballot="gather")
    await world.advance(3600)

    assert [] == reminders(council, 0)
    assert [1, 1] == [len(reminders(council, seat)) for seat in (1, 2)]


async def test_a_match_that_was_paused_reminds_when_its_clock_has_come_there(
    world: World, driver: Driver
) -> None:
    """Row 4: the clock stands, and the reminders with it."""
    council = await in_session(world, driver)
    await world.advance(DAY / 4)
    await council.driver.command(council.seats[0], "campaign pause")
    await world.advance(3 * DAY)
    paused = len(reminders(council, 1))
    await council.driver.command(council.seats[0], "campaign resume")
    await world.advance(DAY / 4 - 60)
    early = len(reminders(council, 1))
    await world.advance(60)

    assert [0, 0, 1] == [paused, early, len(reminders(council, 1))]
