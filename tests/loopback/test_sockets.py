"""Several bots of one token at one small Discord: sockets that open and close while the bot runs."""

import asyncio
from collections.abc import Collection
from functools import partial

import discord
import pytest
from discord.ext import commands

from bot.connection import sockets
from tests.loopback.leased import SHARDS, Held, Leased, connected_all
from tests.loopback.people import Person, answered, told
from tests.loopback.server import Server
from tests.loopback.tiny import Tiny
from tests.loopback.town import Channel
from tests.loopback.watching import BUSY, until


@pytest.fixture
def garden(server: Server) -> Channel:
    """A channel of a guild on the other shard than the first guild's."""
    other = 1 - shard_of(server.town.guild)
    return server.town.open_channel("garden", server.town.found_guild("Garden", other, SHARDS))


def shard_of(guild: int | None) -> int:
    return ((guild or 0) >> 22) % SHARDS


def open_sockets(server: Server) -> list[int]:
    """How many listen for each shard."""
    return [server.gateway.open_sockets(one) for one in range(SHARDS)]


def has_settled(bot: Leased, server: Server, wanted: set[int], sockets_wanted: list[int]) -> bool:
    """Whether the bot knows these guilds, over these sockets, and is ready."""
    there = (guilds(bot), open_sockets(server))
    return there == (wanted, sockets_wanted) and not bot._connection._ready_tasks


def guilds(bot: discord.Client) -> set[int]:
    """Those the bot knows, and that are there."""
    return {guild.id for guild in bot.guilds if not guild.unavailable}


async def test_sockets_follow_the_slots(server: Server, hall: Channel, garden: Channel) -> None:
    """None at first, then one, both, the other alone: the client goes on, and knows those guilds alone."""
    held = Held()
    bot, first, second = Leased(held), hall.guild, garden.guild
    assert first is not None
    async with connected_all(bot):
        await asyncio.sleep(0.1)
        before = (server.gateway.identified, bot.is_ready())
        seen = list[tuple[set[int], int]]()
        for shards in ({shard_of(first)}, {0, 1}, {shard_of(second)}, set[int](), {0, 1}):
            held.give(*shards)
            wanted = {guild for guild in (first, second) if shard_of(guild) in shards}
            sockets_wanted = [int(one in shards) for one in (0, 1)]
            await until(partial(has_settled, bot, server, wanted, sockets_wanted))
            seen.append((set(bot.shards), bot.ready))
        alive = not bot.is_closed()

    assert (0, False) == before
    assert [
        ({shard_of(first)}, 1),
        ({0, 1}, 2),
        ({shard_of(second)}, 2),
        (set(), 2),
        ({0, 1}, 3),
    ] == seen
    assert alive
    assert 4 == server.gateway.identified


async def test_two_bots_of_one_token_share_the_shards(
    server: Server, hall: Channel, garden: Channel, amir: Person
) -> None:
    """Each hears the presses of its guilds; private messages come over shard 0."""
    of_hall = shard_of(hall.guild)
    one, other = Leased(Held(of_hall)), Leased(Held(1 - of_hall))
    async with connected_all(one, other):
        await until(lambda: one.is_ready() and other.is_ready() and server.town.commands)
        here = await answered(amir.command(hall, "court whisper", text="here"))
        there = await answered(amir.command(garden, "court whisper", text="there"))
        server.town.dm(amir.id)
        alone = await answered(amir.command(server.town.dm(amir.id), "court whisper", text="alone"))
        heard = [[asked.id for asked in bot.taken] for bot in (one, other)]

    assert ["here", "there", "alone"] == [told(asked) for asked in (here, there, alone)]
    assert [[here.id] + [alone.id] * (of_hall == 0), [there.id] + [alone.id] * (of_hall == 1)] == heard


async def test_a_shard_goes_to_another_bot_and_no_press_is_lost(
    server: Server, hall: Channel, amir: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have a socket for it; what comes between the two holdings is answered, too.

    The new one may read a press once more that the old one has acted on: Discord takes one first answer.
    """
    monkeypatch.setattr(sockets, "FORGIVEN", BUSY)  # a busy machine takes longer than anybody waits
    shard = shard_of(hall.guild)
    old, new = Held(shard), Held()
    before, after = Leased(old), Leased(new)
    async with connected_all(before, after):
        await until(lambda: before.is_ready() and server.town.commands)
        after.sockets.set_extra({shard})
        await until(lambda: after.sockets.is_open(shard))
        both = server.gateway.open_sockets(shard)
        asked = [amir.command(hall, "court whisper", text="before")]
        await answered(asked[0])
        before.presses.is_leaving = True
        old.give()
        asked.append(amir.command(hall, "court whisper", text="between"))
        await asyncio.sleep(0.2)
        new.give(shard)
        after.sockets.set_extra(())
        asked.append(amir.command(hall, "court whisper", text="after"))
        for one in asked:
            await answered(one)
        await until(lambda: server.gateway.open_sockets(shard) == 1)
        heard = [[one.id for one in bot.taken] for bot in (before, after)]

    assert 2 == both
    assert ["before", "between", "after"] == [told(one) for one in asked]
    assert [asked[0].id] == heard[0]
    assert [asked[1].id, asked[2].id] == heard[1][-2:]


async def test_who_holds_nothing_and_is_not_leaving_answers_all_the_same(
    server: Server, hall: Channel, amir: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease has ended since the database does not answer: the presser is told so, by whoever hears."""
    monkeypatch.setattr(sockets, "FORGIVEN", 0.1)
    held = Held(0, 1)
    bot = Leased(held)
    async with connected_all(bot):
        await until(lambda: bot.is_ready() and server.town.commands)
        bot.sockets.set_extra({0, 1})
        held.give()
        asked = await answered(amir.command(hall, "court whisper", text="still"))
        bot.presses.is_leaving = True
        left = amir.command(hall, "court whisper", text="gone")
        await asyncio.sleep(0.4)

    assert "still" == told(asked)
    assert not left.acknowledged.is_set()


async def test_identifies_are_asked_for_with_what_discord_allows_at_once(
    server: Server, hall: Channel, garden: Channel
) -> None:
    """The moment comes before the socket; a session that begins anew asks again."""
    server.gateway.concurrency = 3
    bot = Leased(Held(0, 1))
    async with connected_all(bot):
        await until(lambda: bot.ready == 1)
        first = sorted(bot.identified)
        await server.gateway.cut()
        server.gateway.forget()
        await until(lambda: bot.ready == 2)

    assert [(0, 3), (1, 3)] == first
    assert [(0, 3), (0, 3), (1, 3), (1, 3)] == sorted(bot.identified)


async def test_who_identifies_too_soon_begins_anew(server: Server, hall: Channel, garden: Channel) -> None:
    """One bucket, and two shards at once: the small Discord sends one of them away, as the real one does."""
    server.gateway.concurrency, server.gateway.spacing = 1, 0.2
    bot = Leased(Held(0, 1))
    async with connected_all(bot):
        await until(lambda: server.gateway.hurried > 0)
        bot.pause = 0.25
        await until(lambda: bot.is_ready() and len(guilds(bot)) == 2)

    assert server.gateway.hurried >= 1


async def test_a_slot_lost_while_its_socket_waits_opens_none(server: Server, hall: Channel) -> None:
    """It would have identified after half a minute."""
    held = Held(0)
    bot = Leased(held, pause=30.0)
    async with connected_all(bot):
        await until(lambda: bot.identified)
        held.give()
        await until(lambda: not bot.sockets._opening)
        bot.pause = 0.0
        held.give(1)
        await until(bot.is_ready)
        open_ones = set(bot.shards)

    assert {1} == open_ones
    assert 1 == server.gateway.identified


async def test_a_socket_that_is_closed_while_it_begins_anew_stays_closed(
    server: Server, hall: Channel, garden: Channel
) -> None:
    """The library reconnects it at that moment; what comes of that is closed, and the client goes on."""
    held = Held(0, 1)
    bot = Leased(held)
    async with connected_all(bot):
        await until(lambda: bot.ready == 1)
        bot.pause = 0.3
        await server.gateway.cut()
        server.gateway.forget()
        await until(lambda: len(bot.identified) == 3)
        held.give(1)
        await until(lambda: server.gateway.open_sockets(1) == 1)
        await asyncio.sleep(0.5)
        await until(lambda: open_sockets(server) == [0, 1])
        alive = not bot.is_closed()

    assert alive


@pytest.mark.parametrize(("lost", "is_cut"), [(1, False), (None, True)])
async def test_a_shard_given_away_while_it_reconnects_is_missed_no_more(
    server: Server, hall: Channel, garden: Channel, lost: int | None, is_cut: bool
) -> None:
    """Nothing of it ever comes again: what counts is whether the others are there."""
    held = Held(0, 1)
    bot = Leased(held)
    async with connected_all(bot):
        await until(lambda: bot.ready == 1)
        server.gateway.refused.extend([503] * 50)
        await server.gateway.cut(lost)
        await until(lambda: bot.is_cut and len(server.gateway.refused) < 49)
        held.give(0)
        await until(lambda: set(bot.shards) == {0} and not bot.sockets._closing)
        after = bot.is_cut
        server.gateway.refused.clear()
        await until(lambda: not bot.is_cut)

    assert is_cut == after


async def test_the_bot_is_ready_though_the_last_shard_that_was_to_be_greeted_is_given_away(
    server: Server, hall: Channel, garden: Channel
) -> None:
    """The other has been greeted anew meanwhile, and nobody greets again."""
    held = Held(0)
    bot = Leased(held)
    async with connected_all(bot):
        await until(lambda: bot.ready == 1)
        bot.pause = 30.0
        held.give(0, 1)
        await until(lambda: len(bot.identified) == 2)
        bot.pause = 0.0
        await server.gateway.cut(0)
        server.gateway.forget()
        await until(lambda: bot.heard.count("READY") == 2)
        before = bot.ready
        held.give(0)
        await until(lambda: bot.ready == 2, within=10)

    assert 1 == before


async def test_the_library_opens_every_shard_of_an_empty_list(server: Server, hall: Channel) -> None:
    """Why `launch_shards` is not the library's: to it no shard means all of them."""

    class Whole(Tiny, commands.AutoShardedBot):
        pass

    bot = Whole()
    bot.shard_ids, bot.shard_count = [], SHARDS
    async with bot:
        await bot.login("any")
        task = asyncio.create_task(bot.connect())
        await until(bot.is_ready)
        open_ones: Collection[int] = set(bot.shards)
    await asyncio.gather(task, return_exceptions=True)

    assert {0, 1} == open_ones
