"""Which match is meant: the one that is named, that of the channel, or the only one the asker sits at."""

import discord
from simcord import ChannelHandle, MemberActor

from bot.sandbox.reading import Post, buttons_of
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

WHICH = "More than one match could be meant. Write its number in the option `match`."
NONE = "There is no table here. `/campaign open` opens one."


def yard(hall: Hall) -> ChannelHandle:
    """A second channel."""
    return hall.world.guild.create_text_channel("yard")


async def test_without_a_table_there_is_none_to_mean(hall: Hall) -> None:
    assert NONE == await hall.command(hall.guests[0], "campaign status")
    assert NONE == await hall.command(hall.guests[0], "campaign join")


async def test_the_only_table_of_the_channel_is_meant_by_strangers_too(hall: Hall) -> None:
    await hall.table(people=1)

    assert "Table 1" in await hall.command(hall.guests[3], "campaign status")


async def test_of_two_tables_in_a_channel_one_must_be_named(hall: Hall) -> None:
    await hall.table(people=1)
    await hall.table(people=0)
    stranger = hall.guests[3]

    assert WHICH == await hall.command(stranger, "campaign status")
    assert WHICH == await hall.command(stranger, "campaign join")
    assert "Table 2" in await hall.command(stranger, "campaign status", match=2)
    assert "You have seat 1 at table 2." == await hall.command(stranger, "campaign join", match=2)


async def test_of_two_tables_in_a_channel_the_askers_own_is_meant(hall: Hall) -> None:
    await hall.table(people=2)
    await hall.table(people=0)

    assert "Table 1" in await hall.command(hall.guests[0], "campaign status")
    assert "You have left table 1." == await hall.command(hall.guests[0], "campaign leave")


async def test_in_another_channel_the_only_table_one_sits_at_is_meant(hall: Hall) -> None:
    """From anywhere in the server; strangers are told that there is no table here."""
    await hall.table(people=2)
    there = yard(hall)

    assert "Table 1" in await hall.command(hall.guests[0], "campaign status", there)
    assert NONE == await hall.command(hall.guests[3], "campaign status", there)


async def test_who_sits_at_two_tables_means_that_of_the_channel(hall: Hall) -> None:
    await hall.table(people=2)
    there = yard(hall)
    await hall.command(hall.guests[0], "campaign new", there, seats=3)
    await hall.command(hall.guests[0], "campaign join", match=2)
    third = hall.world.guild.create_text_channel("garden")

    assert "Table 1" in await hall.command(hall.guests[0], "campaign status")
    assert "Table 2" in await hall.command(hall.guests[0], "campaign status", there)
    assert WHICH == await hall.command(hall.guests[0], "campaign status", third)


async def test_matches_are_suggested_ones_own_first(hall: Hall) -> None:
    """The newest first among equals; letters typed narrow the list; in the asker's language."""
    for people in (0, 2, 0):
        await hall.table(people)
    guest = hall.guests[0]
    offered = await hall.driver.suggestions(guest, "campaign status", "match", "")
    letters = ("3", "houses", "1: H", "coup")
    typed = [await hall.driver.suggestions(guest, "campaign status", "match", one) for one in letters]
    await hall.command(guest, "language mine", speak="fa")
    persian = await hall.driver.suggestions(guest, "campaign status", "match", "خاندان")

    assert [2, 3, 1] == offered
    assert [[3], [2, 3, 1], [1], []] == typed
    assert [2, 3, 1] == persian


async def test_a_match_of_another_server_is_as_good_as_not_there(hall: Hall) -> None:
    """Neither by its number nor in the suggestions."""
    await hall.table(people=1)
    elsewhere = hall.world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("council")
    visitor = elsewhere.add_member(hall.world.env.create_user("farhad"))
    await hall.world.settle()

    assert "There is no match 1 here." == await hall.command(visitor, "campaign join", channel, match=1)
    assert NONE == await hall.command(visitor, "campaign join", channel)
    assert [] == await visitor.autocomplete(channel, "campaign join", "match", "")


async def test_a_match_that_never_was_is_refused(hall: Hall) -> None:
    assert "There is no match 7 here." == await hall.command(hall.host, "campaign join", match=7)


async def dm(hall: Hall, member: MemberActor, *ids: str) -> Post:
    """A private message to this member with buttons that say this."""
    view = discord.ui.View(timeout=None)
    for one in ids:
        view.add_item(discord.ui.Button(label=one, custom_id=one))
    async with hall.world.turn:
        user = await hall.bot.fetch_user(member.id)
        await user.send("A message passed on.", view=view)
    return hall.driver.inbox(member)[-1]


async def pressed(hall: Hall, member: MemberActor, post: Post) -> list[str]:
    """What each of its buttons brings."""
    answers = [await hall.driver.click(member, post, one.label) for one in buttons_of(post)]
    return [plain(answer.text) for answer in answers]


REACHING = (
    "v1:watch:1", "v1:guest:1", "v1:join:1", "v1:leave:1", "v1:begin:1", "v1:seat:1", "v1:vote:1:vote.1",
    "v1:story:1", "v1:annals:1", "v1:undo:1", "v1:agree:1:1", "v1:decline:1:1", "v1:take:1:1", "v1:orders:1",
)  # fmt: skip
"""Buttons of a match, as they stand in messages."""


async def test_in_private_messages_a_stranger_reaches_no_match(hall: Hall) -> None:
    """Whoever has a button's id in a message of their own is told no more than of a match that never was."""
    await hall.begun(people=2)
    stranger = hall.guests[3]
    told = await pressed(hall, stranger, await dm(hall, stranger, *REACHING))

    assert ["There is no match 1 here."] * len(REACHING) == told
    assert hall.live().player(stranger.id) is None


async def test_in_private_messages_people_and_guests_reach_their_match(hall: Hall) -> None:
    """Who sits there, and whoever a seat was opened to."""
    await hall.begun(people=2)
    player, guest = hall.guests[0], hall.guests[3]
    await hall.command(player, "watch open", guest=guest)
    seen = [
        *await pressed(hall, player, await dm(hall, player, "v1:watch:1", "v1:seat:1")),
        *await pressed(hall, guest, await dm(hall, guest, "v1:watch:1", "v1:guest:1")),
    ]

    assert not [text for text in seen if "There is no match" in text]
    assert seen[0] == seen[2]
