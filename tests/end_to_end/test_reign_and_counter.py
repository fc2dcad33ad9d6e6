"""Your reign and the counter-offer at 420 pixels: how high they stand, and the words beside a picture."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, Page

from bot.languages import LANGUAGES, Language, language_or
from bot.sandbox.driver import Driver
from engine.games.houses.clauses import Pay, Reward
from engine.games.houses.events import DealOffered
from tests.bot.core_world import plain
from tests.bot.council_world import Council, making
from tests.bot.ui.test_reign_clicks import ended
from tests.end_to_end.pictures import council_of, drawn, open_world, page_of
from tests.end_to_end.visitor import CHROMIUM, PATIENCE

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

REIGN_HIGH, REIGN_WORDS, COUNTER_HIGH = 630, 20, 460

TEXTS: Final = "article => [...article.querySelectorAll('p, li, h2, h3')].map(one => one.innerText).join(' ')"


async def pressed(council: Council, page: Page, code: str) -> Locator:
    """The private message after a press of the newest button with this text."""
    said = council.bot.words(language_or(council.live.match.language)).say(code)
    await page.get_by_role("button", name=said, exact=True).last.click(timeout=PATIENCE)
    await page.wait_for_function("() => !document.body.hasAttribute('aria-busy')", timeout=PATIENCE)
    return page.locator("article.private").last


async def height(message: Locator) -> float:
    """Pixels from top to bottom."""
    box = await message.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reign_is_one_look_and_one_press_shares_it(language: Language, tmp_path: Path) -> None:
    """20 words beside its picture, 630 pixels with the king's nickname; then it is a post of the table."""
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


async def events(council: Council) -> list[object]:
    """All that has happened at the table."""
    log = await council.bot.matches.entries(council.match)
    return [event for entry in log for event in entry.events]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_counter_is_one_look(language: Language) -> None:
    """From the ballot one press, and a second one sends it at another price."""
    async with council_of(language, 2) as council, page_of(council, language) as page:
        await page.set_viewport_size({"width": 420, "height": 2400})
        await pressed(council, page, "houses-button-vote")
        counter = await pressed(council, page, "houses-button-counter")
        high = await height(counter)
        # Of all its buttons one has a price on it.
        await counter.locator("button").filter(has_text=re.compile("[1۱]")).click(timeout=PATIENCE)
        await page.wait_for_timeout(2000)
        offered = [event.deal for event in await events(council) if isinstance(event, DealOffered)]
        # Company may have answered it by now.
        *_, own = (one for one in offered if one.maker == 0)

        assert high <= COUNTER_HIGH
        assert own.mine in ((Pay(1),), (Reward(1, 0),))
