"""A start sends nothing that is not owed, and reads no log for it."""

from simcord import ChannelHandle

from engine.kernel.table.lifecycle import Pause
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def edits(hall: Hall) -> list[str | None]:
    """When each message of the channel was last changed."""
    channel: ChannelHandle = hall.world.channel
    return [one.edited_timestamp for one in hall.world.env.backend.messages[channel.id].values()]


async def test_a_board_that_shows_its_match_is_not_edited_at_a_start(hall: Hall) -> None:
    """What it shows is kept as a digest, with the entry up to which it was looked at."""
    await hall.begun()
    await hall.found(hall.host, "Amir")
    before, posts = edits(hall), len(hall.posts())
    await hall.world.restart()
    left = await hall.bot.store.read.matches_with_old_messages()

    assert before == edits(hall)
    assert posts == len(hall.posts())
    assert () == left


async def test_a_board_that_missed_something_is_edited_at_the_next_start(hall: Hall) -> None:
    """The program ended between the commit and the edit."""
    await hall.begun()
    before = edits(hall)
    hall.bot.matches.listeners.clear()
    await hall.bot.matches.act_at_table(1, hall.host.id, Pause())
    owed = await hall.bot.store.read.matches_with_old_messages()
    await hall.world.restart()

    assert (1,) == owed
    assert before != edits(hall)
