"""The small Discord carries the unmodified client: commands, components and forms."""

import asyncio

import discord
import pytest

from tests.loopback.people import Person, answered, private, told
from tests.loopback.server import Server
from tests.loopback.tiny import Tiny
from tests.loopback.town import Channel, text_of
from tests.loopback.watching import BUSY, until


async def test_commands_are_synced_and_can_be_typed(bot: Tiny, hall: Channel, amir: Person) -> None:
    """A nested command reaches its callback with its options; the answer is the asker's alone."""
    asked = await answered(amir.command(hall, "court whisper", text="psst"))

    assert "psst" == told(asked)
    assert private(asked)
    assert not hall.messages


async def test_a_member_as_an_option_is_resolved(bot: Tiny, hall: Channel, amir: Person) -> None:
    """The event brings the member along, and the answer its file."""
    asked = await answered(amir.command(hall, "court greet", who=amir))

    assert asked.original is not None
    assert "Amir" == told(asked)
    assert "small.txt" == asked.original.payload["attachments"][0]["filename"]


async def test_a_deferred_answer_is_not_there_until_it_is_edited(
    bot: Tiny, hall: Channel, amir: Person, server: Server
) -> None:
    """Callback type 5, then PATCH of the original, with a file."""
    server.faults.add("PATCH /webhooks", delay=0.2, status=500)
    asked = amir.command(hall, "court later")
    await asyncio.wait_for(asked.acknowledged.wait(), BUSY)
    assert "" == told(asked)
    await answered(asked)

    assert "at last" == told(asked)
    assert private(asked)


async def test_a_follow_up_stays_where_the_original_is_taken_away(
    bot: Tiny, hall: Channel, amir: Person
) -> None:
    """Follow-ups are messages of their own; the original can be taken away."""
    asked = await answered(amir.command(hall, "court more"))
    await until(lambda: asked.followups and asked.original is None)

    assert "second" == told(asked)
    assert ["second"] == [text_of(one) for one in hall.messages.values()]


async def test_a_button_changes_its_own_message(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Callback type 7; the container keeps the id that the bot gave it."""
    asked = await answered(amir.command(hall, "court buttons"))
    assert asked.original is not None
    await answered(amir.click(asked.original, "press:1"))
    await answered(amir.click(asked.original, "press:2"))

    assert "pressed 3" == text_of(asked.original)
    assert 77 == asked.original.payload["components"][0]["id"]


async def test_a_menu_brings_its_values(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Values of a select go to its callback."""
    asked = await answered(amir.command(hall, "court menu"))
    assert asked.original is not None
    chosen = await answered(amir.choose(asked.original, "which", ["b"]))

    assert "b" == told(chosen)


async def test_a_form_is_opened_and_sent(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Callback type 9, then an interaction of type 5."""
    opened = await answered(amir.command(hall, "court form"))
    sent = await answered(amir.submit(opened, why="I wish"))

    assert "because I wish" == told(sent)


async def test_choices_come_while_typing(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Callback type 8."""
    asked = await answered(amir.typing(hall, "court whisper", "text", text="ab"))

    assert ["ab", "abab"] == [one["value"] for one in asked.choices]


async def test_a_second_acknowledgement_is_refused(bot: Tiny, hall: Channel, amir: Person) -> None:
    """Error 40060 for the second callback of one interaction."""
    asked = await answered(amir.command(hall, "court whisper", text="psst"))
    taken = bot.taken[-1]
    with pytest.raises(discord.HTTPException) as refused:
        await _raw_callback(bot, taken.id, asked.token)

    assert 40060 == refused.value.code


async def test_an_answer_that_comes_late_is_refused(
    bot: Tiny, hall: Channel, amir: Person, server: Server
) -> None:
    """Error 10062 once the time for the first answer has run out, and for a token nobody knows."""
    server.town.answer_within = 0.0
    asked = amir.command(hall, "court whisper", text="psst")
    for token in (asked.token, "unknown"):
        with pytest.raises(discord.NotFound) as refused:
            await _raw_callback(bot, asked.id, token)

        assert 10062 == refused.value.code
    assert not asked.answered.is_set()


async def test_the_original_can_not_be_edited_for_ever(
    bot: Tiny, hall: Channel, amir: Person, server: Server
) -> None:
    """Error 10015 when the token has run out."""
    await answered(amir.command(hall, "court whisper", text="psst"))
    server.town.edit_within = 0.0
    with pytest.raises(discord.NotFound) as refused:
        await bot.taken[-1].edit_original_response(content="too late")

    assert 10015 == refused.value.code


async def _raw_callback(bot: Tiny, id: int, token: str) -> None:
    route = discord.http.Route("POST", f"/interactions/{id}/{token}/callback")
    await bot.http.request(route, json={"type": 4, "data": {"content": "again"}})
