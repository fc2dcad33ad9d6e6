"""Where a turn is decided, on a phone: what is chosen, and what it is chosen by, on one screen."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Locator, Page

from bot.lab.rehearsal.presser import Presser
from bot.languages import LANGUAGES, Language
from engine.kernel.dice import Dice
from tests.bot.core_world import Hall, plain
from tests.end_to_end.table_pictures import drawn_hall
from tests.end_to_end.test_first_evening import phone, press
from tests.end_to_end.visitor import CHROMIUM
from tests.laws.controls import begun, pressed

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

languages = pytest.mark.parametrize("language", LANGUAGES)

ABOVE: Final = 330
"""Pixels of Rokugan's chooser above the map."""

MAP: Final = """one => {
  const [map, all] = [one.querySelector('img'), one].map(box => box.getBoundingClientRect().top);
  return map - all;
}"""
"""At once, since the page may scroll meanwhile."""


async def turn_of_visitor(hall: Hall, game: str, language: Language, moves: int) -> None:
    """A table of this game after so many moves, at a turn of its host's."""
    await begun(hall, game, 2, language)
    await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
    presser, made = Presser(hall.driver, 1, Dice(b"deciding")), 0
    state: Any = hall.live().match_state.state
    while made < moves or (state.phase, state.active) != ("turn", 0):
        assert await pressed(hall, presser)
        made, state = made + 1, hall.live().match_state.state


async def own_page(page: Page, hall: Hall, language: Language, code: str) -> Locator:
    """The visitor's own page, by the button of the board; it has a button of this name."""
    say = hall.bot.words(language).say
    await press(page, plain(say("button-open")))
    named = page.get_by_role("button", name=say(code), exact=True)
    private = page.locator("article.private").filter(has=named).last
    await private.wait_for()
    return private


@languages
async def test_the_chooser_of_a_turn_of_rokugan_stands_above_the_map(
    tmp_path: Path, language: Language
) -> None:
    """BR-PLACE-1: the first token of the game, with the whole hand still to be laid."""
    async with drawn_hall(tmp_path) as hall:
        await turn_of_visitor(hall, "rokugan", language, 0)
        async with phone(hall.world, language) as page:
            own = await own_page(page, hall, language, "rokugan-button-hand")
            await own.locator("img").wait_for()

            assert await own.evaluate(MAP) <= ABOVE
