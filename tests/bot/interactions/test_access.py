"""Who finds a match: its own people always, others while they see its channel."""

from typing import Any, Final

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.sandbox.reading import Post
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused, no
from engine.stewards import random
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.interactions.test_finding import NONE, dm, pressed
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

UNKNOWN: Final = "There is no match 1 here."
VIEW: Final = discord.Permissions(view_channel=True).value
READING: Final = ("campaign status", "board", "watch table", "chronicle", "story", "campaign fair")


def overwritten(hall: Hall, channel: ChannelHandle, target: int, *, sees: bool, role: bool = False) -> None:
    """Who sees the channel: a member, or a role."""
    kind = OverwriteType.ROLE if role else OverwriteType.MEMBER
    allow, deny = (VIEW, 0) if sees else (0, VIEW)
    hall.world.env.backend.set_overwrite(channel.id, Overwrite(target, kind, allow, deny))


def cabinet(hall: Hall, *seeing: MemberActor) -> ChannelHandle:
    """A channel that only the bot and these members see."""
    made = hall.world.guild.create_text_channel("cabinet")
    overwritten(hall, made, hall.world.guild.id, sees=False, role=True)
    for one in (hall.world.env.backend.bot_user.id, *(member.id for member in seeing)):
        overwritten(hall, made, one, sees=True)
    return made


async def private(hall: Hall, *seeing: MemberActor, begun: bool = True) -> ChannelHandle:
    """Match 1 in a channel that only its host, the first two guests and these see."""
    people = (hall.host, *hall.guests[:2])
    channel = cabinet(hall, *people, *seeing)
    await hall.world.settle()
    await hall.command(hall.host, "campaign new", channel, seats=3, chronicle="channel")
    for member in people:
        await hall.command(member, "campaign join", channel, match=1)
    if begun:
        await hall.command(hall.host, "campaign begin", channel, match=1)
    return channel


def holding(hall: Hall, **flags: bool) -> MemberActor:
    """Somebody new who holds these permissions in the whole server."""
    role = hall.world.guild.create_role("wardens", permissions=discord.Permissions(**flags))
    user = hall.world.env.create_user("mahin")
    return hall.world.guild.add_member(user, roles=[role])


async def suggested(hall: Hall, member: MemberActor) -> list[Any]:
    """The matches offered to a member in the council's channel."""
    return await hall.driver.suggestions(member, "campaign status", "match", "")


async def test_who_does_not_see_the_channel_neither_finds_reads_nor_joins_its_match(hall: Hall) -> None:
    """A server's private channel is for its members alone: what is played there is nobody else's business."""
    await private(hall, begun=False)
    outsider = hall.guests[3]
    read = [await hall.command(outsider, name, match=1) for name in READING]

    assert [UNKNOWN] * len(READING) == read
    assert UNKNOWN == await hall.command(outsider, "campaign join", match=1)
    assert NONE == await hall.command(outsider, "campaign join")
    assert [] == await suggested(hall, outsider)
    assert hall.live().player_of(outsider.id) is None


async def test_who_sees_the_channel_finds_its_match_from_any_other(hall: Hall) -> None:
    """By a role or by name; and no longer from the moment on at which Discord says otherwise."""
    channel = await private(hall, hall.guests[2])
    named, by_role = hall.guests[2], hall.world.seat("mahin")
    role = hall.world.guild.create_role("ministers")
    overwritten(hall, channel, role.id, sees=True, role=True)
    hall.world.env.backend.add_member_role(hall.world.guild.id, by_role.id, role.id)
    await hall.world.settle()
    seen = [await hall.command(one, "board", match=1) for one in (named, by_role)]
    offered = [await suggested(hall, one) for one in (named, by_role)]
    overwritten(hall, channel, named.id, sees=False)
    hall.world.env.backend.remove_member_role(hall.world.guild.id, by_role.id, role.id)
    await hall.world.settle()

    assert all("Houses" in one for one in seen)
    assert [[1], [1]] == offered
    for one in (named, by_role):
        assert UNKNOWN == await hall.command(one, "board", match=1)
        assert [] == await suggested(hall, one)


async def test_those_of_a_match_find_it_when_they_see_its_channel_no_more(hall: Hall) -> None:
    """Who sits, looks on or hosts there goes on with what is theirs: nobody loses a seat by a permission."""
    channel = await private(hall)
    await hall.command(hall.guests[0], "watch open", channel, guest=hall.guests[2])
    await hall.command(hall.guests[1], "campaign host", channel, member=hall.host)
    people = (hall.host, hall.guests[0], hall.guests[2])
    for member in people:
        overwritten(hall, channel, member.id, sees=False)
    await hall.world.settle()
    boards = [await hall.command(one, "board", match=1) for one in people]

    assert all("Houses" in one for one in boards)
    assert [[1]] * 3 == [await suggested(hall, one) for one in people]
    assert "you are their guest" in await hall.command(hall.guests[2], "watch seat", match=1)
    assert "Your seat" in await hall.command(hall.guests[0], "hand")


async def test_who_has_left_a_match_in_a_private_channel_finds_it_no_more(hall: Hall) -> None:
    """Neither in the server nor by a letter that still has its buttons: it is theirs no longer."""
    channel = await private(hall)
    leaver = hall.guests[1]
    await hall.command(leaver, "campaign leave", channel)
    overwritten(hall, channel, leaver.id, sees=False)
    await hall.world.settle()
    letter = await dm(hall, leaver, "v1:seat:1", "v1:watch:1", "v1:guest:1", "v1:annals:1")

    assert [UNKNOWN] * 4 == await pressed(hall, leaver, letter)
    assert UNKNOWN == await hall.command(leaver, "board", match=1)
    assert [] == await suggested(hall, leaver)


async def copied(hall: Hall, *ids: str) -> Post:
    """A message of the bot in the council's channel with these buttons."""
    view = discord.ui.View(timeout=None)
    for one in ids:
        view.add_item(discord.ui.Button(label=one, custom_id=one))
    async with hall.world.turn:
        channel: Any = hall.bot.get_channel(hall.world.channel.id)
        await channel.send("A message passed on.", view=view)
    return hall.posts()[-1]


async def test_a_button_that_was_carried_out_of_a_private_channel_opens_nothing(hall: Hall) -> None:
    """What it names is as little there as by its number; for its people it goes on."""
    await private(hall)
    post = await copied(hall, "v1:watch:1", "v1:seat:1", "v1:terms:1", "v1:story:1")

    assert [UNKNOWN] * 4 == await pressed(hall, hall.guests[3], post)
    assert UNKNOWN not in await pressed(hall, hall.guests[0], post)


def thread_in(hall: Hall, parent: ChannelHandle, kind: ChannelType, *members: MemberActor) -> ChannelHandle:
    """A thread with these members and the bot."""
    backend = hall.world.env.backend
    made = backend.create_thread(parent.id, "apart", hall.host.id, type=kind)
    for one in (backend.bot_user.id, *(member.id for member in members)):
        backend.add_thread_member(made.id, one)
    return next(one for one in parent.threads if one.id == made.id)


async def test_a_thread_is_seen_by_those_who_see_the_channel_around_it(hall: Hall) -> None:
    """Discord gives threads no permissions of their own."""
    public, hidden = hall.world.channel, cabinet(hall, hall.host)
    threads = [thread_in(hall, one, ChannelType.PUBLIC_THREAD) for one in (public, hidden)]
    await hall.world.settle()
    for thread in threads:
        await hall.command(hall.host, "campaign new", thread, seats=3)
    told = [await hall.command(hall.guests[3], "campaign status", match=one) for one in (1, 2)]

    assert "Table 1" in told[0]
    assert told[1] == UNKNOWN.replace("1", "2")
    assert [1] == await suggested(hall, hall.guests[3])


async def test_a_private_thread_is_for_its_members_and_those_who_manage_threads(hall: Hall) -> None:
    """Who sees the channel around it does not see it. Who is in it we know only of those who ask in it."""
    member, stranger, warden = hall.guests[0], hall.guests[1], holding(hall, manage_threads=True)
    thread = thread_in(hall, hall.world.channel, ChannelType.PRIVATE_THREAD, hall.host, member)
    await hall.world.settle()
    await hall.command(hall.host, "campaign new", thread, seats=3)
    inside = await hall.command(member, "campaign status", thread)
    managed = await hall.command(warden, "campaign status", match=1)

    assert "Table 1" in inside
    assert "Table 1" in managed
    assert UNKNOWN == await hall.command(stranger, "campaign status", match=1)
    assert ([1], []) == (await suggested(hall, warden), await suggested(hall, stranger))


async def test_a_channel_that_is_not_known_is_nobodys_but_for_its_people_and_administrators(
    hall: Hall,
) -> None:
    """It may have been private: what can't be told is not shown."""
    channel, chief = await private(hall, hall.guests[2]), holding(hall, administrator=True)
    async with hall.world.turn:
        hall.world.env.backend.delete_channel(channel.id)
        await hall.world.env.settle()

    assert UNKNOWN == await hall.command(hall.guests[2], "board", match=1)
    assert "Houses" in await hall.command(hall.guests[0], "board", match=1)
    assert "Houses" in await hall.command(chief, "board", match=1)


async def test_who_manages_a_server_is_not_told_of_channels_that_they_do_not_see(hall: Hall) -> None:
    """`/check` names channels and what is played there: with a match in a private one it says no more."""
    warden = holding(hall, manage_guild=True)
    await hall.world.settle()
    before = await hall.command(warden, "check")
    channel = await private(hall)
    after, host = await hall.command(warden, "check"), await hall.command(hall.host, "check")

    assert before == after
    assert f"<#{channel.id}>" in host


async def over(hall: Hall, match: int) -> None:
    """The match is played to its end, by lot."""
    live, chance = hall.live(match), 0
    while live.table.status != "over":
        chance += 1
        wait = live.match_state.waits[0]
        action = random.choose(live.look(wait.seat), Dice(chance.to_bytes(32, "big")))
        user = live.users[live.table.chairs[wait.seat].player or 0]
        await hall.bot.matches.act(match, user, action, wait=wait.id)


async def test_a_rematch_that_gathers_where_somebody_sees_nothing_does_not_hold_up_theirs(hall: Hall) -> None:
    """Of a table in a channel that they see no more they learn nothing, though they sat there before."""
    channel = cabinet(hall, hall.host, hall.guests[0])
    await hall.world.settle()
    settings = {"seats": 2, "settings": "max_turns=8", "chronicle": "channel"}
    await hall.command(hall.host, "table new", channel, game="coup", **settings)
    for member in (hall.host, hall.guests[0]):
        await hall.command(member, "table join", channel, match=1)
    await hall.command(hall.host, "table begin", channel, match=1)
    await over(hall, 1)
    await hall.command(hall.host, "table new", channel, game="coup", **settings)
    seeing = await hall.command(hall.guests[0], "table rematch", match=1)
    overwritten(hall, channel, hall.guests[0].id, sees=False)
    await hall.world.settle()

    assert "table 2" in seeing.lower()
    assert "Table 3" in await hall.command(hall.guests[0], "table rematch", match=1)


async def test_a_match_that_cannot_be_read_is_told_to_its_people_alone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That something is wrong with it would tell that it is there."""
    await private(hall)

    async def broken(match: int) -> Any:
        raise Refused(no("match_aside", match=match))

    monkeypatch.setattr(hall.bot.matches, "live", broken)
    outsider = await hall.command(hall.guests[3], "board", match=1)

    assert UNKNOWN == outsider
    assert UNKNOWN != plain(await hall.command(hall.guests[0], "board", match=1))
