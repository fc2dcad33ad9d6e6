"""What Discord changes under a match is noticed, told to whoever can mend it, and nothing is lost."""

from typing import Any

import pytest
from simcord import MemberActor
from simcord.backend import serializers

from engine.kernel.table.lifecycle import Pause
from engine.store import StoreBroken
from engine.store.reader import Reader
from tests.bot.channels.test_match_channels import in_thread, threads, told
from tests.bot.core_world import DAY, Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


HOUR = 3600.0


async def happens(hall: Hall, event: str, payload: Any) -> None:
    """The gateway tells the bot of something."""
    async with hall.world.turn:
        hall.world.env.backend.emit(event, payload)
        await hall.world.env.settle()


async def channel_deleted(hall: Hall) -> None:
    """Somebody deletes the council's channel."""
    async with hall.world.turn:
        hall.world.env.backend.delete_channel(hall.world.channel.id)
        await hall.world.env.settle()


async def kicked(hall: Hall) -> None:
    """The bot is removed from the server: nothing of it can be reached."""
    hall.world.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await happens(hall, "GUILD_DELETE", {"id": str(hall.world.guild.id)})


async def invited(hall: Hall) -> None:
    """It is invited again."""
    backend = hall.world.env.backend
    backend.faults.clear()
    guild = backend.get_guild(hall.world.guild.id)
    await happens(hall, "GUILD_CREATE", serializers.guild_create_payload(backend, guild))


async def test_a_deleted_channel_holds_the_match_until_it_is_moved(hall: Hall) -> None:
    """No clock runs, the host is told how; in another channel board and thread are made anew."""
    await in_thread(hall)
    await channel_deleted(hall)
    heard, due = told(hall), [one.due for one in hall.live().deadlines.values()]
    await hall.world.advance(HOUR)
    yard = hall.world.guild.create_text_channel("yard")
    said = await hall.command(hall.host, "campaign move", yard, match=1)
    await hall.world.settle()
    thread = yard.threads[-1]

    assert 1 == len(heard)
    assert "The channel of match 1 was deleted." in heard[0]
    assert {None} == set(due)
    assert "Match 1 is at home here now." == said
    assert "playing" == hall.live().table.status
    assert "Houses, match 1" in hall.lines(yard)[0]
    assert any("The channel of this match was deleted" in line for line in hall.lines(thread))
    assert "The wait is over, and the match goes on." in "\n".join(hall.lines(thread))
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_halted_match_is_not_resumed_in_the_void(hall: Hall) -> None:
    """The host's resume says what is missing; a pause of their own outlives the move."""
    await hall.begun()
    await hall.command(hall.host, "campaign pause")
    await channel_deleted(hall)
    yard = hall.world.guild.create_text_channel("yard")
    refused = await hall.command(hall.host, "campaign resume", yard, match=1)
    stranger = await hall.command(hall.guests[0], "campaign move", yard, match=1)
    await hall.command(hall.host, "campaign move", yard, match=1)

    assert "The channel of this match is gone." in refused
    assert "host" in stranger.lower()
    assert "paused" == hall.live().table.status
    assert "The match goes on." == (await resumed(hall, yard))


async def resumed(hall: Hall, yard: Any) -> str:
    """The last line after the host has let the match go on."""
    await hall.command(hall.host, "campaign resume", yard, match=1)
    return hall.lines(yard)[-1]


async def test_a_channel_that_went_while_the_bot_was_away(hall: Hall) -> None:
    """10003 at the next post holds the match as the event would have done."""
    await hall.begun()
    hall.world.env.inject_error(
        "*", f"/channels/{hall.world.channel.id}/*", status=404, code=10003, times=None
    )
    await hall.bot.matches.act_at_table(1, hall.host.id, Pause())
    await hall.world.settle()

    assert "channel_gone" == hall.live().table.halted
    assert "The channel of match 1 was deleted." in told(hall)[0]


async def test_the_host_reads_of_trouble_in_their_own_language(hall: Hall) -> None:
    """As everything that is for one person alone; the table's language is the table's."""
    await in_thread(hall)
    await hall.command(hall.host, "language mine", speak="fa")
    await channel_deleted(hall)

    assert "کانالِ بازیِ ۱ پاک شد" in told(hall)[0]


async def test_a_move_leaves_word_in_the_old_channel(hall: Hall) -> None:
    """A host may move a match that lacks nothing; the old board says where it is now."""
    await hall.begun()
    yard = hall.world.guild.create_text_channel("yard")
    await hall.command(hall.host, "campaign move", yard, match=1)
    await hall.command(hall.host, "campaign pause", yard)

    assert f"Match 1 has moved to <#{yard.id}>." == hall.lines()[0]
    assert [] == hall.buttons(hall.posts()[0])
    assert "Houses, match 1" in hall.lines(yard)[0]


async def test_a_removed_bot_comes_back_to_where_the_match_stood(hall: Hall) -> None:
    """Its matches stand still; invited again it goes on by itself, and says so."""
    await hall.begun()
    await kicked(hall)
    halted, clocks = hall.live().table.halted, [one.due for one in hall.live().deadlines.values()]
    await hall.world.advance(HOUR)
    await invited(hall)

    assert "server_gone" == halted
    assert {None} == set(clocks)
    assert "playing" == hall.live().table.status
    assert None not in [one.due for one in hall.live().deadlines.values()]
    assert "The wait is over, and the match goes on." in "\n".join(hall.lines())
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_server_that_is_back_is_lost_no_more_to_a_match_without_its_channel(hall: Hall) -> None:
    """It stands still for its channel alone, and should the bot be removed again, its host is told again."""
    await hall.begun()
    await channel_deleted(hall)
    await kicked(hall)
    before = await hall.bot.posting.places.open_troubles(1)
    await invited(hall)
    after = await hall.bot.posting.places.open_troubles(1)

    assert {"channel_gone", "server_gone"} == set(before)
    assert ("channel_gone",) == after
    assert "channel_gone" == hall.live().table.halted
    assert not any("It goes on where it stood" in line for line in told(hall))


async def test_a_bot_removed_while_it_was_away_finds_out_at_the_start(hall: Hall) -> None:
    """At READY the server is not there: the match stands still until it is."""
    await hall.begun()
    guild = hall.world.guild.id
    backend = hall.world.env.backend
    kept = backend.guilds.pop(guild)
    hall.world.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await hall.world.restart()
    halted = hall.live().table.halted
    backend.guilds[guild] = kept
    await invited(hall)

    assert "server_gone" == halted
    assert "" == hall.live().table.halted


async def test_what_was_missed_is_looked_for_again_where_the_store_could_not_be_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database went in the moment of READY: a second later the match stands still all the same."""
    await hall.begun()
    hall.world.env.backend.guilds.pop(hall.world.guild.id)
    hall.world.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    guilds, failures = Reader.guilds, [StoreBroken("away")]

    async def fails_once(self: Reader) -> tuple[int, ...]:
        if failures:
            raise failures.pop()
        return await guilds(self)

    monkeypatch.setattr(Reader, "guilds", fails_once)
    await hall.world.restart()
    before = hall.live().table.halted
    await hall.world.advance(1)

    assert [] == failures
    assert ("", "server_gone") == (before, hall.live().table.halted)


async def test_a_renamed_role_changes_nothing(hall: Hall) -> None:
    """The bot uses no role for anything."""
    role = hall.world.guild.create_role("players")
    await hall.begun()
    before = hall.lines()
    renamed = {"id": str(role.id), "name": "others", "permissions": "0", "position": 1, "color": 0}
    flags = {"hoist": False, "managed": False, "mentionable": False}
    colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    await happens(
        hall,
        "GUILD_ROLE_UPDATE",
        {"guild_id": str(hall.world.guild.id), "role": renamed | flags | {"colors": colours}},
    )
    after = hall.lines()
    await hall.command(hall.host, "campaign pause")

    assert before == after
    assert "The match is paused. No deadline runs." in hall.lines()[-1]


@pytest.mark.parametrize("noticed", ["closed", "silent"])
async def test_a_member_who_left_is_told_of_once(hall: Hall, noticed: str) -> None:
    """Noticed when a private message can't be handed over, or when they are awaited and silent."""
    door = await hall.table()
    gone = hall.guests[0]
    if noticed == "silent":
        await hall.press(hall.host, door, "v1:begin:")
    hall.world.guild.remove_member(gone)
    if noticed == "closed":
        hall.world.close_inbox(gone)
        await hall.press(hall.host, door, "v1:begin:")
    else:
        await hall.world.advance(3 * DAY)
    heard = [line for line in told(hall) if "has left the server" in line]

    assert 1 == len(heard)
    assert f"{gone.mention}, seat 2 of match 1" in heard[0]


async def back_again(hall: Hall, gone: MemberActor) -> MemberActor:
    """Somebody is in the server again, and acts at the table."""
    member = hall.world.guild.add_member(gone.user)
    await acts(hall, member)
    return member


async def acts(hall: Hall, member: MemberActor) -> None:
    """They play in person again, whatever steward sat in."""
    await hall.command(member, "away", away="now")
    await hall.command(member, "away", away="off")


async def test_a_member_who_came_back_and_leaves_again_is_told_of_again(hall: Hall) -> None:
    """Each time once."""
    await hall.begun()
    gone, heard = hall.guests[0], list[int]()
    for _ in range(2):
        hall.world.guild.remove_member(gone)
        await hall.world.advance(3 * DAY)
        heard.append(sum("has left the server" in line for line in told(hall)))
        gone = await back_again(hall, gone)

    assert [1, 2] == heard


async def test_a_host_who_was_silent_once_is_followed_when_they_leave_later(hall: Hall) -> None:
    """They slept, came back, and left the server after that: no restart is needed to notice it."""
    await hall.begun()
    await hall.world.advance(3 * DAY)
    await acts(hall, hall.host)
    before = hall.live().table.host
    hall.world.guild.remove_member(hall.host)
    await hall.world.advance(3 * DAY)

    assert (0, 1) == (before, hall.live().table.host)


async def test_who_is_only_silent_is_not_said_to_have_left(hall: Hall) -> None:
    """They are in the server still."""
    await hall.begun()
    await hall.world.advance(3 * DAY)

    assert [] == [line for line in told(hall) if "has left" in line]


async def test_a_thread_that_is_a_match_s_home_holds_it_when_it_goes(hall: Hall) -> None:
    """A table opened inside a thread lives there: it tells its news there, and stands still without it."""
    await in_thread(hall)
    inside = threads(hall)[-1]
    said = await hall.command(hall.host, "campaign new", inside, seats=3, chronicle="thread")
    async with hall.world.turn:
        hall.world.env.backend.delete_channel(inside.id)
        await hall.world.env.settle()

    assert "the chronicle stands in the channel" in said
    assert "channel_gone" == hall.live(2).table.halted
    assert "" == hall.live(1).table.halted
