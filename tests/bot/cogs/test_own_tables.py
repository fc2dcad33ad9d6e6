"""/mine: all tables of one person, those that wait for them first; nothing of what others hold."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.controls import ids
from bot.languages import LANGUAGES, Language
from bot.render.limits import COMPONENTS
from bot.render.paging import CONTAINER, components, pages
from bot.render.panel import Button, Link, Section
from bot.sandbox.reading import buttons_of
from bot.ui.own_tables import MOST, OwnTable, panel
from tests.bot.core_world import Hall, folder, hall, our_bot, plain, read
from tests.made_once import words
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


async def test_who_sits_nowhere_is_told_so(hall: Hall) -> None:
    """And nothing of the tables of others."""
    await hall.begun(people=3, seats=4)
    answer = await hall.driver.command(hall.guests[2], "mine")

    assert answer.private
    assert "You sit at no table" in plain(answer.text)


async def test_each_table_says_what_it_asks_and_its_button_opens_the_seat(hall: Hall) -> None:
    """What is asked, in how long it runs out, what silence brings; one press from there to the answer."""
    await hall.begun(people=3, seats=4)
    answer = await hall.driver.command(hall.guests[0], "mine")
    assert answer.message is not None
    (button,) = [one for one in buttons_of(answer.message) if ids.SeatPanelId.parse(one.custom_id)]
    told = read(answer.message)
    opened = await hall.driver.click(hall.guests[0], answer.message, button.custom_id)

    assert "Houses" in told
    assert "if you stay silent" in told
    assert opened.message is not None


async def test_the_host_of_a_table_that_gathers_begins_it_from_there(hall: Hall) -> None:
    """Others are led to the table."""
    await hall.table(people=2)
    own = await hall.driver.command(hall.host, "mine")
    assert own.message is not None
    begins = [one.custom_id for one in buttons_of(own.message) if ids.BeginButtonId.parse(one.custom_id)]
    other = await hall.driver.command(hall.guests[0], "mine")
    assert other.message is not None

    assert len(begins) == 1
    assert not [one for one in buttons_of(other.message) if ids.BeginButtonId.parse(one.custom_id)]


def many(count: int) -> list[OwnTable]:
    """So many tables, each asking, the later ones sooner."""
    button = Button(ids.SeatPanelId(7).pack(), "Answer", "primary")
    return [
        OwnTable(
            f"**Game {one}**", ("**What?**", "-# soon"), button, True, NOON + timedelta(hours=count - one)
        )
        for one in range(count)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_to_run_out_stands_on_top_and_eight_fill_a_message(language: Language) -> None:
    """Nine would be more components than Discord takes; the others are a page away."""
    shown = panel(words(language), many(9), 0)
    titles = [block.content.split("\n")[0] for block in shown.blocks if isinstance(block, Section)]

    assert titles == [f"**Game {one}**" for one in range(8, 0, -1)]
    assert len(pages(shown)) == 1
    assert CONTAINER + sum(map(components, shown.blocks)) <= COMPONENTS
    assert len([one for one in panel(words(language), many(9), 1).blocks if isinstance(one, Section)]) == 1
    assert MOST == 8


def test_tables_that_ask_nothing_come_last() -> None:
    """Whatever their number, and without a clock after those with one."""
    there = Link("Go there", "https://discord.com/channels/1/2")
    resting, untimed = OwnTable("resting", (), there), OwnTable("untimed", (), there, asks=True)
    shown = panel(words("en"), [resting, untimed, *many(1)], 0)

    assert [one.content for one in shown.blocks if isinstance(one, Section)] == [
        "**Game 0**\n**What?**\n-# soon",
        "untimed",
        "resting",
    ]
