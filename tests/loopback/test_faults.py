"""The small Discord fails as the real one does, and the unmodified client takes it as such."""

import time
from math import isfinite

import discord
import pytest

from tests.loopback.conftest import connected
from tests.loopback.people import Person, answered
from tests.loopback.server import Server
from tests.loopback.test_messages import channel_of
from tests.loopback.tiny import Tiny
from tests.loopback.town import Channel, text_of
from tests.loopback.watching import until


async def test_the_client_waits_as_long_as_a_429_says(bot: Tiny, hall: Channel, server: Server) -> None:
    """With a Via header it is a rate limit; the message comes after `retry_after` seconds."""
    server.faults.add("POST /channels/.*/messages", status=429, retry_after=0.3)
    began = time.monotonic()
    await channel_of(bot, hall).send("slowly")

    assert 0.3 <= time.monotonic() - began
    assert 1 == len(hall.messages)


async def test_server_errors_are_tried_again(bot: Tiny, hall: Channel, server: Server) -> None:
    """A 502 is repeated by the client itself."""
    fault = server.faults.add("POST /channels/.*/messages", status=502)
    await channel_of(bot, hall).send("at last")

    assert 1 == fault.met
    assert ["at last"] == [text_of(one) for one in hall.messages.values()]


async def test_a_lost_answer_makes_no_second_message(bot: Tiny, hall: Channel, server: Server) -> None:
    """The message is kept but the answer is a 502: the repeated send has the same nonce."""
    server.faults.add("POST /channels/.*/messages", status=502, done=True)
    await channel_of(bot, hall).send("once", nonce="n-1")

    assert 1 == len(hall.messages)


async def test_an_error_with_a_code_reaches_the_caller(bot: Tiny, hall: Channel, server: Server) -> None:
    """403 is not tried again."""
    server.faults.add("POST /channels/.*/messages", status=403, code=50001)
    with pytest.raises(discord.Forbidden) as refused:
        await channel_of(bot, hall).send("anybody")

    assert 50001 == refused.value.code


async def test_a_cut_connection_is_resumed(bot: Tiny, hall: Channel, amir: Person, server: Server) -> None:
    """What happened meanwhile is told after the resume, and no event is lost or told twice."""
    await server.gateway.cut()
    asked = amir.command(hall, "court whisper", text="still here")
    await answered(asked)

    assert (1, 1) == (server.gateway.identified, server.gateway.resumed)
    assert [asked.id] == [one.id for one in bot.taken]


async def test_a_client_that_is_asked_to_reconnect_resumes(bot: Tiny, server: Server) -> None:
    """Op 7."""
    await server.gateway.ask_to_reconnect()
    await until(lambda: server.gateway.resumed == 1)

    assert 1 == server.gateway.identified


async def test_a_lost_session_is_begun_anew(bot: Tiny, hall: Channel, amir: Person, server: Server) -> None:
    """Op 9: the client identifies again, and is told of what comes from then on."""
    lost = list(server.gateway.sessions.values())
    server.gateway.forget()
    for session in lost:
        assert session.socket is not None
        await session.socket.close(code=4000)
    await until(lambda: server.gateway.identified == 2 and server.gateway.connected)
    await answered(amir.command(hall, "court whisper", text="again"))

    assert 0 == server.gateway.resumed


async def test_messages_are_told_to_those_who_asked_for_them(server: Server, hall: Channel) -> None:
    """Without the intent for messages the client hears of none; with it, of each."""
    heard = []
    for intents in (discord.Intents(guilds=True), discord.Intents(guilds=True, guild_messages=True)):
        async with connected(Tiny(intents)) as bot:
            assert isinstance(bot, Tiny)
            await channel_of(bot, hall).send("hear")
            await channel_of(bot, hall).create_thread(name="later", type=discord.ChannelType.public_thread)
            await until(lambda bot=bot: "THREAD_CREATE" in bot.heard)
            heard.append("MESSAGE_CREATE" in bot.heard)

    assert [False, True] == heard


async def test_a_sharded_client_finds_its_guild_on_one_shard(server: Server, hall: Channel) -> None:
    """/gateway/bot, and one session for each shard."""
    async with connected(Sharded(intents=discord.Intents(guilds=True))) as bot:
        guild = bot.get_guild(server.town.guild)

        assert 2 == len(server.gateway.sessions)
        assert guild is not None
        assert (server.town.guild >> 22) % 2 == guild.shard_id


async def test_the_gateway_answers_heartbeats(bot: Tiny) -> None:
    """Op 11: the client knows its latency."""
    await until(lambda: isfinite(bot.latency))

    assert bot.latency >= 0


class Sharded(discord.AutoShardedClient):
    """Does not wait five seconds between shards."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return
