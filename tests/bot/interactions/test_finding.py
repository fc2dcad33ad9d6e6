"""Which match is meant: the one that is named, that of the channel, or the only one the asker sits at."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.interactions.finding import NOTHING, go_on
from bot.languages import LANGUAGES
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of
from engine.kernel.refused import Refused
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

WHICH = (
    "More than one match could be meant. Press the one you mean, or write its number in the option `match`."
)
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

    assert (await hall.command(stranger, "campaign status")).startswith(WHICH)
    assert (await hall.command(stranger, "campaign join")).startswith(WHICH)
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
    assert (await hall.command(hall.guests[0], "campaign status", third)).startswith(WHICH)


async def at_two_tables(hall: Hall) -> ChannelHandle:
    """The first guest sits at two tables that have begun, each in a channel; a third channel has none."""
    await hall.begun(people=2, seats=3)
    there = yard(hall)
    await hall.command(hall.host, "campaign new", there, seats=3)
    await hall.command(hall.guests[0], "campaign join", match=2)
    await hall.command(hall.host, "campaign begin", match=2)
    return hall.world.guild.create_text_channel("garden")


async def asked(hall: Hall, where: ChannelHandle, command: str, **options: Any) -> Answer:
    """A command of the first guest, in a channel."""
    return await hall.driver.command(hall.guests[0], command, where, **options)


async def meant(hall: Hall, answer: Answer, match: int) -> Answer:
    """The button of a match."""
    assert answer.message is not None
    return await hall.driver.click(hall.guests[0], answer.message, f"v1:which:{match}:")


@pytest.mark.parametrize("command", ["hand", "board", "campaign status", "orders", "deals"])
async def test_who_sits_at_two_tables_presses_the_one_they_mean(hall: Hall, command: str) -> None:
    """Their numbers and names are shown, the newest first; the command goes on from the button."""
    garden = await at_two_tables(hall)
    choice = await asked(hall, garden, command)
    lines = plain(choice.text).splitlines()
    answer = await meant(hall, choice, 1)
    named = await asked(hall, garden, command, match=1)

    assert WHICH == lines[0]
    assert [True, True] == [line.startswith(f"**{n}** ") for n, line in zip((2, 1), lines[1:], strict=True)]
    assert all("Houses" in line and "anahita" in line for line in lines[1:])
    assert choice.private
    assert plain(named.text) == plain(answer.text)


async def test_what_was_entered_goes_on_with_the_choice(hall: Hall) -> None:
    """The name of a house, in Persian: kept once, at the table that was pressed."""
    garden = await at_two_tables(hall)
    await hall.command(hall.guests[0], "language mine", speak="fa")
    emblems = await hall.driver.suggestions(hall.guests[0], "found", "emblem", "", match=2)
    entered = {"house": "Peyvandian", "emblem": emblems[0], "first_name": "Arash"}
    choice = await asked(hall, garden, "found", **entered)
    offered = plain(choice.text)
    await meant(hall, choice, 2)
    await hall.redelivered()

    assert "معلوم نیست کدام بازی" in offered
    assert [False, True] == ["Peyvandian" in houses(hall, match) for match in (1, 2)]


def houses(hall: Hall, match: int) -> list[str]:
    """What the houses of a match are called."""
    return [house.name for house in hall.live(match).match_state.state.houses]


async def test_after_a_restart_what_was_entered_is_asked_for_again(hall: Hall) -> None:
    """A command without options goes on all the same; nobody goes on with another's words."""
    garden = await at_two_tables(hall)
    spoken = await asked(hall, garden, "campaign word", word="reed")
    bare = await asked(hall, garden, "hand")
    await hall.world.restart()
    forgotten = await meant(hall, spoken, 1)
    hand = await meant(hall, bare, 1)

    assert "forgotten since a restart" in plain(forgotten.text)
    assert "with 1 in the option `match`" in plain(forgotten.text)
    assert "forgotten" not in plain(hand.text)


@pytest.mark.parametrize("command", ["vote", "campaign.new", "language.server", "campaign", "nothing"])
async def test_a_made_up_choice_is_refused(hall: Hall, command: str) -> None:
    """Of a command that needs more, that is about no match, or that is none."""
    await hall.begun()
    interaction: Any = SimpleNamespace(client=hall.bot, user=hall.host.user)
    with pytest.raises(Refused, match="which_forgotten"):
        await go_on(interaction, 1, command.replace(".", " "), NOTHING)


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


@pytest.mark.parametrize("typed", ["1", "۱"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_number_is_suggested_in_whatever_digits_it_is_typed(
    hall: Hall, language: str, typed: str
) -> None:
    """The suggestions have those of the reader's language, a keyboard perhaps the others."""
    await hall.begun()
    await hall.command(hall.host, "language mine", speak=language)

    assert [1] == await hall.driver.suggestions(hall.host, "campaign status", "match", typed)
    assert [1] == await hall.driver.suggestions(hall.host, "replace", "seat", typed)


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
    assert hall.live().player_of(stranger.id) is None


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
