"""Row 7: DMs closed, and nobody hears of it."""

from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_closed_messages_become_a_public_line_without_the_secret(hall: Hall) -> None:
    """Row 7: "DMs closed: silent failure" - a public line that tells nothing, and a button."""
    guest = hall.guests[0]
    hall.world.close_inbox(guest)
    await hall.begun(chronicle="thread")
    thread = hall.world.channel.threads[-1]
    calls = [post for post in hall.posts(thread) if guest.mention in read(post)][1:]
    opened = await hall.press(guest, calls[0], "v1:seat:")
    others = [hall.driver.inbox(member) for member in hall.world.members[:3] if member is not guest]

    assert 1 == len(calls)
    assert ["v1:seat:1"] == custom_ids(calls[0])
    assert "closed" in read(calls[0])
    assert opened
    assert all(len(inbox) == 1 for inbox in others)


async def test_check_says_whether_messages_reach_the_asker(hall: Hall) -> None:
    """Row 7: who wonders can ask, before it matters."""
    guest = hall.guests[0]
    before = await hall.command(guest, "check")
    hall.world.close_inbox(guest)
    after = await hall.command(guest, "check")

    assert "Your private messages are open" in before
    assert "Your private messages are closed to me" in after
