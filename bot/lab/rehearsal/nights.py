"""Day and night at a table: when people are awake, and that nothing comes while they sleep."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.lab.rehearsal.stage import Spoiled, Stage, read
from bot.sandbox.reading import Post

ZONE: Final = "Asia/Tehran"
DUSK, DAWN = "23:00", "08:00"
"""The table's quiet hours, as its host types them."""

BED: Final = 22
"""The last hour in which people begin anything."""

EDGE: Final = timedelta(minutes=1)
"""What was under way when the quiet hours began is done within this time."""

Seen = tuple[tuple[int, str], ...]


def local(stage: Stage) -> datetime:
    """The time on the wall of the table."""
    return stage.bot.waiting.now().astimezone(ZoneInfo(ZONE))


def is_bedtime(stage: Stage) -> bool:
    """Whether people have gone to bed."""
    return not _hour(DAWN) <= local(stage).hour < BED


async def advance_to_evening(stage: Stage) -> None:
    """The evening comes on which the people meet."""
    await _advance_to(stage, _at(local(stage), DUSK) - timedelta(hours=4))


async def sleep_through_night(stage: Stage) -> None:
    """The night passes. Spoiled when a message came or changed in quiet hours."""
    now = local(stage)
    await _advance_to(stage, (_at(now, DUSK) if now.hour >= BED else now) + EDGE)
    now = local(stage)
    dawn = _at(now, DAWN)
    dawn += timedelta(days=1) * (dawn <= now)
    before = everything_readable(stage)
    await _advance_to(stage, dawn - EDGE)
    if new := [text for text in everything_readable(stage) if text not in before]:
        raise Spoiled(f"written at night, before {local(stage):%c}: {new[0][1]!r}")
    await _advance_to(stage, dawn + timedelta(hours=1))


def everything_readable(stage: Stage) -> Seen:
    """All that anybody can read, in the channel, its threads and private messages."""
    inboxes = (post for member in stage.world.members for post in stage.driver.inbox(member))
    return tuple(_id_and_text(post) for post in (*stage.public(), *inboxes))


def _id_and_text(post: Post) -> tuple[int, str]:
    return post.id, read(post)


async def _advance_to(stage: Stage, moment: datetime) -> None:
    left = (moment - local(stage)).total_seconds()
    if left > 0:
        await stage.world.advance(left)


def _at(day: datetime, clock: str) -> datetime:
    return day.replace(hour=_hour(clock), minute=0, second=0, microsecond=0)


def _hour(clock: str) -> int:
    return int(clock.partition(":")[0])
