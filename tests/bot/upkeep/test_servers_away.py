"""A server that Discord says is away: when its clocks stand, and when that is no absence."""

import pytest

from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.bot.upkeep.test_unasked import EVENING, HOUR, MINUTE, expired, given_back
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_server_that_is_unavailable_stops_its_clocks(hall: Hall) -> None:
    """Discord says so of a server for itself; its channels and people are behind a wall meanwhile."""
    await hall.begun(pace="evening")
    guild = hall.bot.guilds[0]
    guild.unavailable = True
    hall.bot.dispatch("guild_unavailable", guild)
    await hall.world.advance(HOUR)
    away = (await expired(hall), hall.bot.reach.is_out)
    guild.unavailable = False
    hall.bot.dispatch("guild_available", guild)
    await hall.world.advance(MINUTE)

    assert (0, False) == away
    assert 0 == await expired(hall)
    assert HOUR - MINUTE <= sum(await given_back(hall)) <= HOUR + 2 * MINUTE


async def test_a_server_that_discord_has_not_sent_yet_stops_no_clock(hall: Hall) -> None:
    """At each start all servers count as unavailable until they come, one after another."""
    await hall.begun(pace="evening")
    guild = hall.bot.guilds[0]
    guild.unavailable = True
    hall.bot.dispatch("guild_available", guild)  # another one has come
    await hall.world.advance(20)
    stood = dict(hall.bot.matches.clocks.stopped)
    guild.unavailable = False
    hall.bot.dispatch("guild_available", guild)
    await hall.world.advance(MINUTE)

    assert {} == stood
    assert [] == await given_back(hall)


async def test_a_server_of_which_another_process_is_told_stops_no_clock_here(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shard on its way to us: its servers are the holder's. They are ours once its slot is."""
    await hall.begun(pace="evening")
    guild = hall.bot.guilds[0]
    monkeypatch.setattr(hall.bot, "is_heard", lambda guild: False)
    guild.unavailable = True
    hall.bot.dispatch("guild_unavailable", guild)
    await hall.world.advance(5 * MINUTE)
    before = dict(hall.bot.matches.clocks.stopped)
    monkeypatch.undo()
    await hall.world.advance(3 * MINUTE)

    assert {} == before
    assert [1] == list(hall.bot.matches.clocks.stopped)


async def test_a_deadline_some_seconds_after_its_server_went_away_waits(hall: Hall) -> None:
    """Its clock stands after a minute, and has stood since then: nobody there could answer."""
    await hall.begun(pace="evening")
    guild = hall.bot.guilds[0]
    await hall.world.advance(EVENING.total_seconds() - 10)
    guild.unavailable = True
    hall.bot.dispatch("guild_unavailable", guild)
    await hall.world.advance(HOUR)
    away = await expired(hall)
    guild.unavailable = False
    hall.bot.dispatch("guild_available", guild)
    await hall.world.advance(5)

    assert (0, 0) == (away, await expired(hall))
    assert HOUR - 5 <= sum(await given_back(hall)) <= HOUR + 5
