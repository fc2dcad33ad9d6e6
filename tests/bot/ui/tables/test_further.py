"""A further table in a channel has a thread of its own; it is found, asked for and played from there."""

import discord
import pytest

from bot.languages import LANGUAGES, Language
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def two_tables(hall: Hall) -> str:
    """Coup goes on in the channel, and Treasure Island is opened there; what its host is told."""
    await hall.command(hall.host, "table new", game="coup", seats=2)
    return await hall.command(hall.host, "table new", game="treasure", seats=6)


async def test_a_further_table_lives_in_a_thread_of_its_own(hall: Hall) -> None:
    """Its opening post stands there, the first table's in the channel; each is named once."""
    said = await two_tables(hall)
    thread = hall.home(2)

    assert hall.world.channel.id == hall.home(1).id
    assert thread.is_thread
    assert f"Table 2 is open in a thread of its own, <#{thread.id}>." in said
    assert [1, 1] == [len(hall.doors(match)) for match in (1, 2)]
    assert hall.doors(2)[0].id in [post.id for post in hall.posts(thread)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_name_begins_with_the_games_emblem(hall: Hall, language: Language) -> None:
    """Discord gives a thread no picture: an emoji stands for the game."""
    await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
    await two_tables(hall)
    name = plain(hall.home(2).name or "")

    assert {"en": "🏝️ Treasure 2", "fa": "🏝️ گنج ۲"}[language] == name


async def test_its_news_and_chronicle_stand_in_the_one_thread(hall: Hall) -> None:
    """Discord has no threads within threads."""
    await two_tables(hall)
    for command in ("table join", "table begin"):
        await hall.command(hall.host, command, hall.home(2))
    await hall.world.advance(5)

    assert "playing" == hall.live(2).table.status
    assert {hall.home(1).id, hall.home(2).id} == {hall.world.channel.id, hall.home(2).id}
    assert [hall.home(2).id] == [one.id for one in hall.world.channel.threads if "2" in plain(one.name or "")]
    assert 1 < len(hall.posts(hall.home(2)))


async def test_from_the_thread_its_own_table_is_meant(hall: Hall) -> None:
    """And from the channel the channel's own; who sits at the further one alone means that from there too."""
    await two_tables(hall)
    await hall.command(hall.host, "table join", match=1)
    await hall.command(hall.host, "table join", match=2)
    await hall.command(hall.guests[0], "table join", match=2)

    assert "Table 2" in await hall.command(hall.host, "table status", hall.home(2))
    assert "Table 1" in await hall.command(hall.host, "table status")
    assert "Table 2" in await hall.command(hall.guests[0], "table status")


async def test_once_the_first_is_over_the_channel_is_free(hall: Hall) -> None:
    await hall.command(hall.host, "table new", game="coup", seats=2)
    await hall.command(hall.host, "table close")
    await hall.command(hall.host, "table new", game="treasure", seats=6)

    assert hall.world.channel.id == hall.home(2).id


async def test_where_no_thread_may_be_begun_a_further_table_is_in_the_channel(hall: Hall) -> None:
    """As before; the host is told that there is no thread."""
    await hall.command(hall.host, "table new", game="coup", seats=2)
    path = f"/channels/{hall.world.channel.id}/threads"
    hall.world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    said = await hall.command(hall.host, "table new", game="treasure", seats=6)

    assert hall.world.channel.id == hall.home(2).id
    assert "Table 2 is open." in said


async def test_a_press_delivered_again_begins_no_second_thread(hall: Hall) -> None:
    await two_tables(hall)
    before = [thread.id for thread in hall.world.channel.threads]
    await hall.redelivered()

    assert before == [thread.id for thread in hall.world.channel.threads]


async def test_the_thread_that_is_deleted_halts_its_own_table_alone(hall: Hall) -> None:
    await two_tables(hall)
    thread = hall.bot.get_channel(hall.home(2).id)
    assert isinstance(thread, discord.Thread)
    async with hall.world.turn:
        await thread.delete()
        await hall.world.env.settle()

    assert ["channel_gone", ""] == [hall.live(match).table.halted for match in (2, 1)]
