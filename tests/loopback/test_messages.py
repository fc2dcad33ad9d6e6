"""The small Discord keeps messages, files, threads and direct messages as the client expects."""

import discord
import pytest

from tests.loopback.people import Person
from tests.loopback.server import Server
from tests.loopback.tiny import Tiny, panel, text_file
from tests.loopback.town import Channel, text_of


def channel_of(bot: Tiny, hall: Channel) -> discord.TextChannel:
    there = bot.get_channel(hall.id)
    assert isinstance(there, discord.TextChannel)
    return there


async def test_the_guild_is_known_when_the_bot_is_ready(bot: Tiny, hall: Channel, server: Server) -> None:
    """READY and GUILD_CREATE; the guild's channel is in the cache."""
    guild = bot.get_guild(server.town.guild)

    assert guild is not None
    assert [hall.id] == [one.id for one in guild.text_channels]
    assert {"READY", "GUILD_CREATE"} <= set(bot.heard)


async def test_one_nonce_makes_one_message(bot: Tiny, hall: Channel) -> None:
    """A second send with the same nonce hands back the first message; forgotten nonces do not."""
    there = channel_of(bot, hall)
    first = await there.send("once", nonce="n-1")
    again = await there.send("once", nonce="n-1")

    assert first.id == again.id
    assert 1 == len(hall.messages)


async def test_nonces_are_remembered_for_a_while_only(bot: Tiny, hall: Channel, server: Server) -> None:
    """Discord's memory of nonces lasts minutes."""
    there = channel_of(bot, hall)
    first = await there.send("once", nonce="n-1")
    server.town.forget_nonces()
    again = await there.send("once", nonce="n-1")

    assert first.id != again.id


async def test_history_is_read_in_pages(bot: Tiny, hall: Channel, server: Server) -> None:
    """Newest first, more than the hundred of one page; before and after."""
    ids = [server.town.post(hall, server.town.bot, {"content": str(number)}).id for number in range(130)]
    there = channel_of(bot, hall)
    read = [one.id async for one in there.history(limit=None)]
    after = [one.id async for one in there.history(after=discord.Object(ids[120]))]

    assert ids[::-1] == read
    assert ids[121:] == after


async def test_container_ids_are_kept(bot: Tiny, hall: Channel) -> None:
    """A container is found again in the history by the id it was sent with."""
    await channel_of(bot, hall).send(view=panel(1))
    read = [one async for one in channel_of(bot, hall).history()]

    assert [77] == [one.id for one in read[0].components]


async def test_messages_are_fetched_changed_and_deleted(bot: Tiny, hall: Channel) -> None:
    """GET, PATCH and DELETE of a message, and 10008 when it is gone."""
    there = channel_of(bot, hall)
    sent = await there.send("old")
    await sent.edit(content="new")
    fetched = await there.fetch_message(sent.id)
    await fetched.delete()
    with pytest.raises(discord.NotFound) as gone:
        await sent.edit(content="newer")

    assert "new" == fetched.content
    assert 10008 == gone.value.code


async def test_empty_messages_and_double_ids_are_refused(bot: Tiny, hall: Channel) -> None:
    """50006 for nothing to say; 50035 for two components with one id."""
    view = panel(1)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("twin"), id=77))
    codes = []
    for what in ({}, {"view": view}):
        with pytest.raises(discord.HTTPException) as refused:
            await channel_of(bot, hall).send(**what)
        codes.append(refused.value.code)

    assert [50006, 50035] == codes


async def test_files_lie_where_the_message_says(bot: Tiny, hall: Channel) -> None:
    """Multipart bodies; the attachment can be read back."""
    sent = await channel_of(bot, hall).send("look", file=text_file("inside"))

    assert b"inside" == await sent.attachments[0].read()


async def test_direct_messages_reach_a_person(bot: Tiny, amir: Person) -> None:
    """POST /users/@me/channels, then as in any channel."""
    user = await bot.fetch_user(amir.id)
    await user.send("for you")

    assert ["for you"] == [text_of(one) for one in amir.inbox()]


async def test_closed_direct_messages_are_refused(bot: Tiny, amir: Person, server: Server) -> None:
    """403 with code 50007."""
    server.town.closed.add(amir.id)
    with pytest.raises(discord.Forbidden) as refused:
        await (await bot.fetch_user(amir.id)).send("for you")

    assert 50007 == refused.value.code


async def test_threads_begin_alone_and_at_messages(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Both ways to begin one, adding a member, archiving."""
    there = channel_of(bot, hall)
    start = await there.send("start here")
    at_message = await start.create_thread(name="under")
    alone = await there.create_thread(name="beside", type=discord.ChannelType.public_thread)
    await alone.add_user(discord.Object(amir.id))
    await alone.send("inside")
    edited = await alone.edit(archived=True)

    assert start.id == at_message.id
    assert edited.archived
    assert "THREAD_CREATE" in bot.heard


async def test_people_and_members_can_be_asked_for(bot: Tiny, amir: Person, server: Server) -> None:
    """Users, members, and members over the gateway; unknown ones are 10013 and 10007."""
    guild = bot.get_guild(server.town.guild)
    assert guild is not None
    member = await guild.fetch_member(amir.id)
    chunk = await guild.query_members(user_ids=[amir.id])
    with pytest.raises(discord.NotFound) as stranger:
        await bot.fetch_user(1)

    assert ["Amir", "Amir"] == [member.display_name, chunk[0].display_name]
    assert 10013 == stranger.value.code


async def test_a_channel_that_is_deleted_is_gone(bot: Tiny, hall: Channel) -> None:
    """10003 afterwards."""
    there = channel_of(bot, hall)
    await there.delete()
    with pytest.raises(discord.NotFound) as gone:
        await there.send("anybody")

    assert 10003 == gone.value.code
