"""The sheet that opens a table: what it says, how few clicks it takes, and what it opens."""

import json

import discord
import pytest
from simcord import MemberActor

from bot.sandbox.driver import Answer
from bot.sandbox.reading import buttons_of, menus_of
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def sheet(hall: Hall, member: MemberActor | None = None) -> Answer:
    """The sheet, as a member gets it."""
    answer = await hall.driver.command(member or hall.host, "campaign open")

    assert answer.private
    assert answer.message is not None
    return answer


async def test_two_interactions_open_a_table_as_it_stands(hall: Hall) -> None:
    """A newcomer's road: the command, the button, and the opening post is there."""
    asked = await sheet(hall)
    assert asked.message is not None
    opened = await hall.driver.click(hall.host, asked.message, "v1:sheet:open:")

    assert "Table 1 is open" in plain(opened.text)
    assert 5 == len(hall.live().table.chairs)
    assert 1 == len(hall.doors())


async def test_every_choice_is_kept_until_the_table_opens(hall: Hall) -> None:
    """Each menu changes one thing and leaves the others; the sheet says what is chosen."""
    answer = await sheet(hall)
    choices = (("seats", "4"), ("generations", "3"), ("language", "fa"), ("pace", "evening"))
    for menu, value in choices:
        assert answer.message is not None
        answer = await hall.driver.choose(hall.host, answer.message, [value], f"v1:sheet:{menu}:")
    assert answer.message is not None
    answer = await hall.driver.choose(hall.host, answer.message, ["b", "d"], "v1:sheet:marks:")
    said = plain(answer.text)
    assert answer.message is not None
    await hall.driver.click(hall.host, answer.message, "v1:sheet:open:")
    table = hall.live().table
    options = json.loads(table.options)

    assert "4 houses, at most 3 generations, an evening of play, table language Persian" in said
    assert (4, "fa") == (len(table.chairs), table.language)
    assert (3, "open", "public") == (options["generations"], options["ballots"], options["deals"])
    assert ("public", "absent") == (options["purses"], options["absent"])
    assert "evening" == table.pace.name


async def test_a_sheet_opened_before_a_restart_still_works(hall: Hall) -> None:
    """Row 6: all it knows stands in its ids."""
    answer = await sheet(hall)
    assert answer.message is not None
    chosen = await hall.driver.choose(hall.host, answer.message, ["3"], "v1:sheet:seats:")
    await hall.world.restart()
    assert chosen.message is not None
    await hall.driver.click(hall.host, chosen.message, "v1:sheet:open:")

    assert 3 == len(hall.live().table.chairs)


async def test_a_double_click_opens_one_table(hall: Hall) -> None:
    """Row 8: Discord delivers the same click twice."""
    answer = await sheet(hall)
    assert answer.message is not None
    await hall.driver.click(hall.host, answer.message, "v1:sheet:open:")
    await hall.redelivered()

    assert 1 == len(hall.bot.matches.live_matches())


async def test_what_is_missing_is_named_and_nothing_opens_without_it(hall: Hall) -> None:
    """Row 11: the permission by its name; the button is shut, and a press of an older one opens nothing."""
    me = hall.world.bot.user
    assert me is not None
    deaf = discord.PermissionOverwrite(read_message_history=False)
    channel = hall.world.guild.create_text_channel("deaf", overwrites={me: deaf})
    async with hall.world.turn:
        answer = Answer(await hall.host.slash(channel, "campaign open"))
    assert answer.message is not None
    button = next(one for one in buttons_of(answer.message) if one.custom_id.startswith("v1:sheet:open:"))

    assert "Read Message History" in plain(answer.text)
    assert button.disabled
    assert "Look again" in hall.buttons(answer.message)


@pytest.mark.parametrize("language", ["fa", "en"])
async def test_the_sheet_explains_every_option_in_a_line(hall: Hall, language: str) -> None:
    """All four settings that differ from the default say what they do."""
    await hall.command(hall.host, "language mine", speak=language)
    answer = await sheet(hall)
    assert answer.message is not None

    assert ["", "", "", "", ""] != [menu.label for menu in menus_of(answer.message)]
    assert 5 == len(menus_of(answer.message))
