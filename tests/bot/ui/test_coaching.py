"""The coach: a line on the panels of those who play for the first time, gone at a press, there by choice."""

import pytest

from bot.controls import ids
from bot.languages import LANGUAGES, Language
from bot.sandbox.driver import Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World
from bot.ui.private_panel import is_coach_wanted
from tests.bot.cogs.test_chronicle import played_out
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.council_world import in_session
from tests.simulated.fixtures import world

SEAT = ids.SeatPanelId(1).pack()

__all__ = ["folder", "hall", "our_bot", "world"]


async def panel(hall: Hall) -> Post:
    """The host's own panel."""
    asking = [post for post in hall.driver.channel() if SEAT in [one.custom_id for one in buttons_of(post)]]
    answer = await hall.driver.click(hall.host, asking[-1], SEAT)
    assert answer.message is not None
    return answer.message


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_coach_goes_at_a_press_and_comes_back_by_another(hall: Hall, language: Language) -> None:
    """It stands above the buttons; the leaf of time and seat has its setting."""
    await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
    await hall.begun(1, 3, language=language)
    words = hall.bot.words(language)
    advice = plain(words.say("coach", line=words.say("houses-coach-found")))
    first = await panel(hall)

    assert advice in plain(text_of(first))
    await hall.driver.click(hall.host, first, ids.SeatPageButtonId(1, "uncoach").pack())
    again = await panel(hall)

    assert advice not in plain(text_of(again))
    assert ids.SeatPageButtonId(1, "uncoach").pack() not in [one.custom_id for one in buttons_of(again)]
    more = await hall.driver.click(hall.host, again, "v1:seat:1:more")
    assert more.message is not None
    leaf = await hall.driver.click(hall.host, more.message, ids.SeatPageButtonId(1, "show").pack())
    assert leaf.message is not None
    await hall.driver.click(hall.host, leaf.message, ids.SeatPageButtonId(1, "coach").pack())

    assert advice in plain(text_of(await panel(hall)))


async def test_who_has_played_before_is_not_coached(world: World, driver: Driver) -> None:
    """A campaign that has ended with them is enough."""
    council = await in_session(world, driver, generations=1)
    live = next(one for one in council.bot.matches.live_matches() if one.match.id == council.match)
    user = live.users[live.table.chairs[0].player or 0]

    assert await is_coach_wanted(council.bot, live, user)
    await played_out(council)

    assert not await is_coach_wanted(council.bot, live, user)
