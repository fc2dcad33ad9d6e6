"""What a scripted player can do is what a person can do, and no more."""

import pytest
from simcord import SetupError

from bot.sandbox.driver import Driver, Unanswered
from bot.sandbox.reading import NoSuchControl, Post, buttons_of, menus_of, text_of
from bot.sandbox.world import World


async def posted(driver: Driver, number: int = 5) -> Post:
    await driver.command(driver.world.visitor, "board", number=number)
    return driver.channel()[-1]


async def test_a_command_is_answered_to_the_one_who_gave_it(driver: Driver, world: World) -> None:
    answer = await driver.command(world.visitor, "house", name="alborz", guest=world.stewards[0])

    assert ("alborz and anahita", True) == (answer.text, answer.private)
    assert [] == driver.channel()
    assert ["alborz and anahita"] == [text_of(post) for post in driver.channel(world.visitor)]
    assert [] == driver.channel(world.stewards[0])


async def test_an_option_offers_what_fits_the_letters_typed(driver: Driver, world: World) -> None:
    offered = await driver.suggestions(world.visitor, "house", "name", "al", guest=world.visitor)

    assert ["alborz", "alvand"] == offered


async def test_a_message_is_read_with_its_buttons_and_menus(driver: Driver) -> None:
    post = await posted(driver)

    assert "the board" == text_of(post)
    assert [("Press 5", "v1:press:5")] == [(one.label, one.custom_id) for one in buttons_of(post)]
    assert [("aye", "nay")] == [menu.values for menu in menus_of(post)]


@pytest.mark.parametrize("wanted", ["Press 5", "v1:press:5", "v1:press:"])
async def test_a_button_is_found_by_label_id_or_beginning(driver: Driver, world: World, wanted: str) -> None:
    answer = await driver.click(world.stewards[0], await posted(driver), wanted)

    assert ("anahita pressed 5", True) == (answer.text, answer.private)


async def test_a_button_on_a_private_answer_serves_only_its_reader(driver: Driver, world: World) -> None:
    first = await driver.click(world.visitor, await posted(driver), "v1:press")
    assert first.message is not None
    second = await driver.click(world.visitor, first.message, "Press 6")

    assert "visitor pressed 6" == second.text
    with pytest.raises(SetupError, match="not visible"):
        await driver.click(world.stewards[0], first.message, "Press 6")


async def test_a_button_that_is_not_there_cannot_be_pressed(driver: Driver, world: World) -> None:
    with pytest.raises(NoSuchControl, match="v1:press:5"):
        await driver.click(world.visitor, await posted(driver), "Burn it")


async def test_a_choice_in_a_menu_may_change_the_message_itself(driver: Driver, world: World) -> None:
    post = await posted(driver)
    answer = await driver.choose(world.visitor, post, ["nay"])

    assert ("chosen: nay", "chosen: nay") == (answer.text, text_of(post))


async def test_a_form_is_read_filled_in_and_sent(driver: Driver, world: World) -> None:
    opened = await driver.command(world.visitor, "speech")
    answer = await driver.submit(world.visitor, opened, side=["aye"], why="for bread")

    assert [("side", "Side", ("aye", "nay")), ("why", "Why", ())] == [
        (field.custom_id, field.label, field.values) for field in opened.fields
    ]
    assert "aye: for bread" == answer.text


async def test_a_direct_message_is_read_and_its_button_pressed(driver: Driver, world: World) -> None:
    member = world.stewards[2]
    said = await driver.command(member, "whisper")
    answer = await driver.click(member, driver.inbox(member)[-1], "Press 9")

    assert ("sent", "cyrus pressed 9") == (said.text, answer.text)
    assert [] == driver.inbox(world.visitor)


async def test_one_who_closes_their_direct_messages_is_not_written_to(driver: Driver, world: World) -> None:
    world.close_inbox(world.visitor)
    closed = await driver.command(world.visitor, "whisper")
    other = await driver.command(world.stewards[0], "whisper")
    world.open_inbox(world.visitor)
    opened = await driver.command(world.visitor, "whisper")

    assert ("closed 50007", "sent", "sent") == (closed.text, other.text, opened.text)
    assert 1 == len(driver.inbox(world.visitor))


async def test_a_bot_that_gives_no_answer_is_found_out(driver: Driver, world: World) -> None:
    with pytest.raises(Unanswered, match="/silence"):
        await driver.command(world.visitor, "silence")


async def test_an_error_in_the_bot_is_told_with_the_missing_answer(driver: Driver, world: World) -> None:
    with pytest.raises(Unanswered, match="RuntimeError: crashed"):
        await driver.command(world.visitor, "crash")
