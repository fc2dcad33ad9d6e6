"""A control that stands where its match does not live: on a forwarded copy, or where the match was before."""

from bot.sandbox.reading import buttons_of
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

OLD = "from an earlier moment; nothing was changed"


async def test_a_forwarded_message_is_a_copy_without_controls(hall: Hall) -> None:
    """Discord makes it a message of whoever forwards; of ours nothing on it can be pressed."""
    door = await hall.begun()
    copied = await hall.guests[0].forward(door, hall.world.channel)

    assert buttons_of(door)
    assert [] == copied.components


async def test_what_is_pressed_where_the_match_was_opens_what_is_asked_now(hall: Hall) -> None:
    """Discord has failed to take its buttons away; what it asked may be past in the channel of today."""
    await hall.begun()
    board = hall.doors()[0]
    hall.world.refuse_changes(board)
    elsewhere = hall.world.guild.create_text_channel("elsewhere")
    await hall.command(hall.host, "campaign move", elsewhere)
    told = (await hall.driver.click(hall.guests[0], board, "v1:seat:")).text
    here = [post for post in hall.posts(elsewhere) if buttons_of(post)][-1]
    at_home = (await hall.driver.click(hall.guests[0], here, "v1:seat:")).text

    assert OLD in plain(told)
    assert OLD not in plain(at_home)


async def test_a_page_for_the_presser_alone_is_theirs_wherever_it_was_opened(hall: Hall) -> None:
    """A private page stands in the channel of the press, and Discord shows it to nobody else."""
    await hall.begun()
    panel = await hall.driver.click(hall.guests[0], hall.doors()[0], "v1:seat:")
    elsewhere = hall.world.guild.create_text_channel("elsewhere")
    await hall.command(hall.host, "campaign move", elsewhere)
    assert panel.message is not None
    refresh = [one for one in custom_ids(panel.message) if one.startswith("v1:seat:")][-1]
    told = (await hall.driver.click(hall.guests[0], panel.message, refresh)).text

    assert OLD not in plain(told)
