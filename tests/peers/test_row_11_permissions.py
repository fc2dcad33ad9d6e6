"""Row 11: permissions that are missing at the set-up."""

import discord
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def denied(hall: Hall, channel: ChannelHandle, **flags: bool) -> None:
    """The bot may not do this in a channel; with nothing named it may do everything again."""
    bot, backend = hall.world.env.backend.bot_user.id, hall.world.env.backend
    deny = discord.Permissions(**flags).value
    backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, deny))


async def test_a_table_says_at_once_what_is_missing(hall: Hall) -> None:
    """Row 11: "missing permissions (50013) at set-up" - said before the table opens, not when it begins."""
    denied(hall, hall.world.channel, send_messages=True, read_message_history=True)
    said = await hall.command(hall.host, "campaign new", seats=3)
    denied(hall, hall.world.channel)
    again = await hall.command(hall.host, "campaign new", seats=3)

    assert "I need: Read Message History and Send Messages." in said
    assert "Table 1 is open" in again
    assert (1,) == tuple(live.match.id for live in hall.bot.matches.live_matches())


async def test_without_threads_the_chronicle_stands_in_the_channel(hall: Hall) -> None:
    """Row 11: what is only useful hinders no table; the host is told what comes of it."""
    denied(hall, hall.world.channel, create_public_threads=True)
    said = await hall.command(hall.host, "campaign new", seats=3, chronicle="thread")

    assert "I can’t make a thread here" in said


async def test_check_names_each_permission_in_each_channel(hall: Hall) -> None:
    """Row 11: a check command that says which permission is missing in which channel."""
    yard = hall.world.guild.create_text_channel("yard")
    await hall.command(hall.host, "campaign new", seats=3)
    await hall.command(hall.host, "campaign new", yard, seats=3)
    denied(hall, yard, send_messages=True, pin_messages=True)
    await hall.world.settle()
    host = await hall.command(hall.host, "check")
    guest = await hall.command(hall.guests[3], "check")
    first, second = host.split(f"<#{yard.id}>")

    assert "missing" not in first
    assert "Send Messages: missing. For the board." in second
    assert "Pin Messages: missing, not needed to play." in second
    assert "View Channel: there." in second
    assert f"<#{yard.id}>" not in guest
    assert "I use no role for anything" in guest


async def test_a_permission_that_is_lost_is_named_to_the_host(hall: Hall) -> None:
    """Row 11: later, too: one line with channel and permission; all comes by itself when it is back."""
    await hall.begun()
    denied(hall, hall.world.channel, send_messages=True)
    await hall.world.settle()
    await hall.command(hall.host, "campaign pause")
    heard = [read(post) for post in hall.driver.inbox(hall.host)]
    denied(hall, hall.world.channel)
    await hall.world.advance(60)

    assert f"in <#{hall.world.channel.id}> I lack Send Messages." in heard[-1]
    assert "The match is paused. No deadline runs." == hall.lines()[-1]
