"""/table: every game by one verb; what does not open a table is the same work as /campaign's."""

import msgspec

from bot.ui.tables.opening import listed_options
from engine.games.treasure.base import Options
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def test_a_sheet_opens_a_table_as_it_was_filled_in(hall: Hall) -> None:
    """Seats, an option and its value; then one button."""
    number = [one.name for one in listed_options(Options)].index("rounds")
    sheet = await hall.driver.command(hall.host, "table open", game="treasure")
    for menu, value in (("seats", "10"), ("option", str(number)), ("value", "1")):
        assert sheet.message is not None
        sheet = await hall.driver.choose(hall.host, sheet.message, [value], f"v1:new:{menu}:")
    assert sheet.message is not None
    await hall.driver.click(hall.host, sheet.message, "v1:new:open:")
    table = hall.live().table

    assert ("treasure", 10) == (table.game, len(table.chairs))
    assert Options(rounds=4) == msgspec.json.decode(table.options, type=Options)


async def test_a_table_is_opened_joined_and_begun_by_command(hall: Hall) -> None:
    """The shared commands work under both names."""
    said = await hall.command(hall.host, "table new", game="coup", seats=2, settings="treasury=unlimited")
    for member in (hall.host, hall.guests[0]):
        await hall.command(member, "table join")
    await hall.command(hall.host, "table begin")

    assert "Table 1 is open" in said
    assert ("coup", "playing") == (hall.live().match.game, hall.live().table.status)


async def test_a_wrong_setting_opens_nothing_and_says_why(hall: Hall) -> None:
    """Bad input gets a sentence."""
    said = await hall.command(hall.host, "table new", game="coup", settings="treasury=none")

    assert "“none” is no value of the option “treasury”" in said
    assert () == hall.bot.matches.live_matches()


async def test_a_rematch_waits_for_the_end(hall: Hall) -> None:
    """Refused while the match goes on."""
    await hall.command(hall.host, "table new", game="coup", seats=2)
    await hall.command(hall.host, "table join")
    await hall.command(hall.host, "table begin")

    assert "not over yet" in await hall.command(hall.host, "table rematch", match=1)
