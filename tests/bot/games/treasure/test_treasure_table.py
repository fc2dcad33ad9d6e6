"""Treasure Island on the simulated Discord: actions confirmed, votes in private, the count on the board."""

from typing import Any

from bot.sandbox.driver import Answer
from tests.bot.core_world import Hall, folder, hall, our_bot, read
from tests.laws.controls import begun
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def state(hall: Hall) -> Any:
    """The game as it stands."""
    return hall.live().match_state.state


async def page(hall: Hall, seat: int) -> Answer:
    """The private page of a seat."""
    return await hall.driver.click(hall.world.members[seat], hall.doors()[0], "v1:seat:")


async def does(hall: Hall, seat: int, label: str) -> Answer:
    """A seat presses a button of its page, and once more where it is asked to."""
    shown = await page(hall, seat)
    assert shown.message is not None
    answer = await hall.driver.click(hall.world.members[seat], shown.message, label)
    if answer.message is not None and "Do it" in hall.buttons(answer.message):
        answer = await hall.driver.click(hall.world.members[seat], answer.message, "Do it")
    return answer


async def by_day(hall: Hall) -> tuple[int, int]:
    """The first day of four; the captains of both ships."""
    await begun(hall, "treasure", 4, "en")
    first, second = (wait.seat for wait in hall.live().match_state.waits)
    for seat in (first, second):
        await does(hall, seat, "Stow in the \u2068English\u2069 hold")
    return first, second


async def test_a_day_action_is_asked_for_once_more(hall: Hall) -> None:
    """TI-4.2: it is announced and stands, so the first press changes nothing."""
    captain, _ = await by_day(hall)
    before, shown = hall.live().match_state, await page(hall, captain)
    assert shown.message is not None
    asked = await hall.driver.click(hall.world.members[captain], shown.message, "Order an attack")
    unchanged, said = before is hall.live().match_state, asked.text
    assert asked.message is not None
    await hall.driver.click(hall.world.members[captain], asked.message, "Do it")

    assert unchanged
    assert "Everybody will hear of it" in said
    assert "orders an attack" in read(hall.posts()[-1])


async def test_a_vote_is_private_and_its_count_is_public(hall: Hall) -> None:
    """TI-5.1, TI-R27: the board says how many votes are in; no message tells it, and none whose."""
    captain, _ = await by_day(hall)
    await does(hall, captain, "Order an attack")
    for seat in range(4):
        if not state(hall).members[seat].acted:
            await does(hall, seat, "Done for today")
    count = len(hall.posts())
    voter = next(wait.seat for wait in hall.live().match_state.waits if wait.ask.startswith("vote"))
    answer = await does(hall, voter, "Vote: \u2068charge\u2069")

    assert "Your vote is in: charge" in answer.text.replace("\u2068", "").replace("\u2069", "")
    assert count == len(hall.posts())
    assert "Votes in: 1 of" in read(hall.doors()[0])
    assert "charge" not in read(hall.doors()[0])


async def test_ten_people_sit_down_by_command(hall: Hall) -> None:
    """TI-R01: `/table new` opens what `/campaign new` can't seat."""
    answer = await hall.driver.command(hall.host, "table new", game="treasure", seats=10)

    assert "is open" in answer.text
    assert 10 == len(hall.live().table.chairs)
