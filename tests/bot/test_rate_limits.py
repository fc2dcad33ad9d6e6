"""One person can't fill the store: tables open at once, and what is pressed within a minute."""

import pytest

from bot.config import Settings
from bot.rate_limits import MINUTE, RateLimits
from engine.kernel.refused import Refused
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


def bounded(hall: Hall, **settings: int) -> None:
    """From now on with these bounds."""
    hall.bot.rate_limits._settings = hall.bot.parts.settings.model_copy(update=settings)


@pytest.mark.parametrize("bound", ["tables_person", "tables_server"])
async def test_a_person_and_a_server_have_so_many_tables_and_no_more(hall: Hall, bound: str) -> None:
    """The next is refused with a sentence, and opens when one is closed."""
    bounded(hall, **{bound: 2})
    for _ in range(2):
        await hall.command(hall.host, "campaign new", seats=3)
    refused = await hall.command(hall.host, "campaign new", seats=3)
    kept = await hall.bot.store.read.active_match_ids()
    await hall.command(hall.host, "campaign close", match=1)
    await hall.command(hall.host, "campaign new", seats=3)

    assert "2 open tables" in refused
    assert [(1, 2), (2, 3)] == [kept, await hall.bot.store.read.active_match_ids()]


async def test_another_person_may_open_a_table_where_one_has_too_many(hall: Hall) -> None:
    bounded(hall, tables_person=1)
    await hall.command(hall.host, "campaign new", seats=3)
    await hall.command(hall.guests[0], "campaign new", seats=3)

    assert (1, 2) == await hall.bot.store.read.active_match_ids()


async def test_who_presses_faster_than_people_do_is_told_to_wait(hall: Hall) -> None:
    """Commands and buttons together; others go on, and a minute later so do they."""
    clock = [0.0]
    hall.bot.rate_limits = RateLimits(
        hall.bot.parts.settings.model_copy(update={"commands": 3}), hall.bot.store, lambda: clock[0]
    )
    await hall.command(hall.host, "campaign new", seats=3)
    await hall.press(hall.guests[0], hall.posts()[0], "Join")
    await hall.press(hall.host, hall.posts()[0], "Join")
    said = [await hall.command(hall.host, "campaign status") for _ in range(2)]
    pressed = await hall.press(hall.host, hall.posts()[0], "Join")
    clock[0] += MINUTE + 1
    later = await hall.command(hall.host, "campaign status")

    assert ["too much in one minute" in one for one in (*said, pressed, later)] == [False, True, True, False]


def test_no_honest_group_meets_what_holds_by_itself() -> None:
    """Twenty tables of one host, two hundred of one server, more than three presses in two seconds."""
    settings = Settings(_env_file=None)  # type: ignore[call-arg]

    assert (20, 200, 100) == (settings.tables_person, settings.tables_server, settings.commands)


async def test_where_time_is_made_up_nothing_is_counted_by_it(hall: Hall) -> None:
    caps = RateLimits(hall.bot.parts.settings.model_copy(update={"commands": 1}), hall.bot.store, None)
    for interaction in range(5):
        caps.note_press(1, interaction)
    caps._elapsed = lambda: 0.0
    caps.note_press(1, 5)
    with pytest.raises(Refused):
        caps.note_press(1, 6)
