"""Row 1: a restart loses the game."""

from bot.channels.places import BOARD
from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_board_buttons_and_deadlines_live_on_after_a_restart(hall: Hall) -> None:
    """Row 1: "a restart loses the game" - commit first, then answer; buttons and deadlines live on."""
    door = await hall.begun(chronicle="thread")
    thread = hall.world.channel.threads[-1]
    await hall.found(hall.host, "Peyvand")
    due = hall.live().deadlines
    log = await hall.bot.matches.entries(1)

    await hall.world.restart()
    spot = await hall.bot.posting.places.at(1, BOARD)
    board = next(post for post in hall.posts() if post.id == door.id)
    opened = await hall.press(hall.guests[0], board, "v1:seat:")
    await hall.found(hall.guests[0], "Narges")

    assert log == (await hall.bot.matches.entries(1))[: len(log)]
    assert due.keys() >= {wait.id for wait in hall.live().match_state.waits if wait.must}
    assert spot is not None
    assert door.id == spot.message
    assert opened.startswith("## Your seat")
    assert "Still awaited: behrouz." in read(board)
    assert [thread.id] == [one.id for one in hall.world.channel.threads]
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_the_clock_that_ran_before_a_restart_strikes_after_it(hall: Hall) -> None:
    """Row 1: the deadline is in the store, not in memory; a whole day after the start its default happens."""
    await hall.begun()
    await hall.world.restart()
    await hall.world.advance(86_400.0)

    assert all(house.name for house in hall.live().match_state.state.houses)
