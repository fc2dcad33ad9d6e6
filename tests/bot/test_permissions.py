"""What the bot needs differs between a channel and a thread: each is judged as what it is."""

import discord
import pytest
from simcord import ChannelHandle

from bot.permissions import missing_needs, needs
from tests.bot.channels.test_match_channels import in_thread, told
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.peers.test_row_11_permissions import denied
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

EVERYWHERE = {"view_channel", "read_message_history"}


def lacking(*flags: str, thread: bool) -> set[str]:
    """What is missing where everything but these is allowed."""
    held = discord.Permissions.all()
    held.update(administrator=False, **dict.fromkeys(flags, False))
    return {need.flag for need in missing_needs(held, thread=thread)}


@pytest.mark.parametrize(
    ("thread", "musts"),
    [(False, EVERYWHERE | {"send_messages"}), (True, EVERYWHERE | {"send_messages_in_threads"})],
)
def test_no_match_can_be_played_without_these(thread: bool, musts: set[str]) -> None:
    """Row 11: to see, to read back what was sent, and to write there."""
    assert musts == {need.flag for need in needs(thread=thread) if need.must}


def test_a_thread_is_not_judged_as_a_channel_nor_a_channel_as_a_thread() -> None:
    """Row 11: Discord has one permission to write in channels and one to write in threads."""
    assert set() == lacking("send_messages", "create_public_threads", thread=True)
    assert {"send_messages"} == lacking("send_messages", thread=False)
    assert {"send_messages_in_threads"} == lacking("send_messages_in_threads", thread=True)


def test_an_administrator_lacks_nothing() -> None:
    """Discord gives them everything, whatever else is said."""
    assert () == missing_needs(discord.Permissions(administrator=True), thread=False)


async def thread_of(hall: Hall, **flags: bool) -> ChannelHandle:
    """A thread of the council's channel, in which the bot then may not do this."""
    thread = await in_thread(hall)
    denied(hall, hall.world.channel, **flags)
    await hall.world.settle()
    return thread


async def test_a_table_opens_in_a_thread_where_only_threads_may_be_written_in(hall: Hall) -> None:
    """Row 11: that the bot may not write in the channel around it hinders nothing."""
    thread = await thread_of(hall, send_messages=True)

    assert "Table 2 is open" in await hall.command(hall.host, "campaign new", thread, seats=3)


async def test_no_table_opens_in_a_thread_where_none_may_be_written_in(hall: Hall) -> None:
    """Row 11: it is said before the table opens, and by its own name."""
    thread = await thread_of(hall, send_messages_in_threads=True)
    said = await hall.command(hall.host, "campaign new", thread, seats=3)

    assert "I need: Send Messages in Threads." in said


async def test_check_in_a_thread_asks_for_what_a_thread_needs(hall: Hall) -> None:
    """Row 11: no thread is made in a thread."""
    thread = await thread_of(hall, send_messages_in_threads=True)
    here = (await hall.command(hall.host, "check", thread)).split("<#")[1]

    assert "Send Messages in Threads: missing. " in here
    assert "Create Public Threads" not in here


async def test_what_is_lost_in_the_chronicles_thread_is_named(hall: Hall) -> None:
    """Row 11: one line to the host, with the thread and the permission."""
    thread = await thread_of(hall, send_messages_in_threads=True)
    await hall.command(hall.host, "campaign pause")

    assert f"in <#{thread.id}> I lack Send Messages in Threads." in told(hall)[-1]
