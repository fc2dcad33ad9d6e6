"""What every table has, at those of Coup and Treasure Island: guests, more time, reminders, defaults."""

import pytest

from bot.lab.rehearsal.presser import move_controls
from engine import games
from engine.kernel.table.motions import missing_seats, open_motion
from engine.kernel.table.state import MoreTime
from engine.kernel.table.timing import Reminded
from tests.bot.core_world import DAY, Hall, folder, hall, our_bot, plain
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

GAMES = [name for name, game in games.without_content().items() if game.orders is None]
"""Those of a single day: at the others standing orders play for who is away."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_guest_sees_the_hand_and_anybody_the_board_and_both_can_move_nothing(
    hall: Hall, game: str
) -> None:
    """The seat's own page, for one whom it lets look on; the public cut for everybody else."""
    await begun(hall, game, 4, "en")
    guest, stranger = hall.world.seat("looker"), hall.world.seat("passer")
    await hall.driver.command(hall.host, "watch open", guest=guest)
    own = await hall.driver.command(hall.host, "hand")
    seen = await hall.driver.command(guest, "watch seat")
    board = await hall.driver.command(stranger, "watch table")

    assert set(plain(own.text).splitlines()) <= set(plain(seen.text).splitlines())
    assert [] == [*move_controls(seen.message), *move_controls(board.message)]
    assert seen.private
    assert board.private


@pytest.mark.parametrize("game", GAMES)
async def test_more_than_half_of_the_table_grants_more_time(hall: Hall, game: str) -> None:
    """peers.md 4: the deadlines of all open questions move by as much."""
    await begun(hall, game, 4, "en")
    before = {one.wait: one.due for one in hall.live().deadlines.values()}
    await hall.driver.command(hall.world.members[1], "later", hours=12)
    asked = open_motion(hall.live().table, MoreTime)
    assert asked is not None
    for seat in missing_seats(hall.live().table, asked)[:2]:
        agree = f"v1:agree:1:{asked.id}"
        post = next(one for one in reversed(hall.posts()) if agree in repr(one.components))
        await hall.driver.click(hall.world.members[seat], post, agree)
    moved = {(one.due - before[one.wait]).total_seconds() for one in hall.live().deadlines.values()}  # type: ignore[operator]

    assert {12 * 3600.0} == moved


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_silent_is_reminded_and_then_the_default_is_taken(hall: Hall, game: str) -> None:
    """peers.md 4 and 10: at half time and near the end, once each; the match goes on by itself."""
    live = await begun(hall, game, 4, "en")
    await hall.world.advance(3 * DAY)
    log = await hall.bot.matches.entries(live.match.id)
    marks = [event.mark for entry in log for event in entry.events if isinstance(event, Reminded)]
    inboxes = [text for member in hall.world.members[:4] for text in map(str, hall.driver.inbox(member))]

    assert {"half", "last"} <= set(marks)
    assert any(entry.seat == -1 for entry in log)
    assert inboxes
