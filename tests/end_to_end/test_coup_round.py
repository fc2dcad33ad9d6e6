"""A round of Coup on a phone, in a browser: the post, and the page of whoever is robbed, fit a screen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, async_playwright

from bot.games.coup.round_picture import ACT
from bot.languages import LANGUAGES, Language
from bot.sandbox.page import open_page
from bot.sandbox.world import open_world
from engine.games.coup.chapters.actions import Exchange, ForeignAid, Steal
from engine.games.coup.chapters.effects import Keep
from engine.games.coup.chapters.windows import Block
from tests.bot.core_world import Hall, making
from tests.bot.games.coup.test_round_post import all_pass, do, state, turns
from tests.end_to_end.pictures import PHONE, drawn
from tests.end_to_end.up_to_date import PATIENCE, wait_until_shown
from tests.end_to_end.visitor import CHROMIUM, QUIET
from tests.laws.controls import begun

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

POST: Final = 560
PANEL: Final = 740
"""Pixels of a round's post with six turns, the last one open, and of the page that answers it."""

PANEL_WORDS: Final = 130


@asynccontextmanager
async def robbed(folder: Path, language: Language, seats: int) -> AsyncIterator[tuple[Locator, Locator]]:
    """The post of a round in whose last turn the visitor is robbed, and the visitor's own page."""
    async with open_world(making(folder, gallery=drawn)) as world:
        hall = Hall(world, folder)
        await begun(hall, "coup", seats, language)
        # Until the last turn of an act is not that of the visitor, who sits at seat 0.
        while state(hall).active == 0 or (state(hall).turn - 1) % ACT != ACT - 1:
            turn = (state(hall).turn - 1) % ACT
            if turn == 1:
                await do(hall, state(hall).active, Exchange())
                await all_pass(hall)
                await do(hall, state(hall).active, Keep((0, 1)))
            elif turn == 2:
                actor = state(hall).active
                await do(hall, actor, ForeignAid())
                await do(hall, (actor + 1) % seats, Block("duke"))
                await all_pass(hall)
            else:
                await turns(hall, 1)
        await do(hall, state(hall).active, Steal(0))
        words = hall.bot.words(language)
        async with async_playwright() as playwright, open_page(world, words=words) as opened:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = await browser.new_page(viewport=PHONE, device_scale_factor=1)
            page.set_default_timeout(PATIENCE)
            await page.goto(opened.address)
            post = page.locator("article:not(.private)").last
            await post.get_by_role("button", name=words.say("button-open"), exact=True).click()
            panel = page.locator("article.private").last
            for one in (post, panel):
                await one.locator("img:not(.emoji)").wait_for()
            await wait_until_shown(page)
            yield post, panel
            await browser.close()


async def height(article: Locator) -> float:
    """Of a message, in pixels."""
    box = await article.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_act_of_five_seats_and_the_answer_to_it_fit_a_phone(
    tmp_path: Path, language: Language
) -> None:
    """One look at the post, one at one's own page."""
    async with robbed(tmp_path, language, 5) as (post, panel):
        assert await post.locator("img").count() == 1
        assert await height(post) <= POST
        assert await height(panel) <= PANEL
        assert len((await panel.inner_text()).split()) <= PANEL_WORDS
