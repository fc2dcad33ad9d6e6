"""Your reign and the counter-offer at 420 pixels: how high they stand, and the words beside a picture."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, Page

from bot.languages import LANGUAGES, Language, language_or
from bot.sandbox.driver import Driver
from engine.games.houses.clauses import Deal, Pay
from tests.bot.core_world import plain
from tests.bot.council_world import Council, making
from tests.bot.ui.test_reign_clicks import ended
from tests.end_to_end.pictures import council_of, drawn, open_world, page_of
from tests.end_to_end.test_first_evening import until
from tests.end_to_end.up_to_date import PATIENCE, wait_until_shown
from tests.end_to_end.visitor import CHROMIUM

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

REIGN_HIGH, REIGN_WORDS, COUNTER_HIGH = 620, 20, 450

TEXTS: Final = "article => [...article.querySelectorAll('p, li, h2, h3')].map(one => one.innerText).join(' ')"


async def pressed(council: Council, page: Page, code: str, which: int = -1) -> Locator:
    """The private message after a press of a button with this text, the newest unless another is named."""
    said = council.bot.words(language_or(council.live.match.language)).say(code)
    await page.get_by_role("button", name=said, exact=True).nth(which).click(timeout=PATIENCE)
    await wait_until_shown(page)
    return page.locator("article.private").last


async def height(message: Locator) -> float:
    """Pixels from top to bottom."""
    box = await message.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reign_is_one_look_and_one_press_shares_it(language: Language, tmp_path: Path) -> None:
    """With its picture: 20 words beside it, 620 pixels; afterwards it stands among the table's posts."""
    async with open_world(making(tmp_path, gallery=drawn)) as world:
        council = await ended(world, Driver(world), language=language)
        async with page_of(council, language) as page:
            await page.set_viewport_size({"width": 420, "height": 2400})
            await pressed(council, page, "houses-button-seat")
            card = await pressed(council, page, "houses-button-reign")
            await card.locator("img").last.wait_for(timeout=PATIENCE)
            high, words = await height(card), len(plain(await card.evaluate(TEXTS)).split())
            before = await page.locator("article:not(.private)").count()
            await pressed(council, page, "houses-button-reign-share")
            await page.locator("article:not(.private)").nth(before).wait_for(timeout=PATIENCE)

            assert high <= REIGN_HIGH
            assert words <= REIGN_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_counter_is_one_look(language: Language) -> None:
    """From the ballot one press, and a second one sends it at another price."""
    async with council_of(language, 2) as council, page_of(council, language) as page:
        await page.set_viewport_size({"width": 420, "height": 2400})
        await pressed(council, page, "houses-button-vote")
        # The first offer is a person's, who has not answered yet; company's comes after it.
        counter = await pressed(council, page, "houses-button-counter", 0)
        high = await height(counter)
        # Of all its buttons one has a price on it.
        await counter.locator("button").filter(has_text=re.compile("[1۱]")).click(timeout=PATIENCE)

        async def countered() -> Deal | None:
            return next((one for one in council.state.deals if one.maker == 0), None)

        own = await until(countered)

        assert high <= COUNTER_HIGH
        assert (Pay(1),) == own.mine
