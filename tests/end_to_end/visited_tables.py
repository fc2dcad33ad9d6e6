"""The tables of a visitor in the browser, as `make run` opens them, with a page that tests can look at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, Literal

from msgspec.structs import replace
from playwright.async_api import Page, ViewportSize, async_playwright

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.languages import Language
from bot.offline import for_one, make_bot_for_one, names_of_places, seat_visitor
from bot.offline_games import GAMES
from bot.offline_tables import rooms_of
from bot.pictures.gallery import open_gallery
from bot.sandbox.page import open_page
from bot.sandbox.world import World, open_world
from tests.bot.core_world import Hall, entropy, unused, whole
from tests.end_to_end.up_to_date import PATIENCE, wait_until_shown
from tests.end_to_end.visitor import CHROMIUM, QUIET

WIDE: Final[ViewportSize] = {"width": 1280, "height": 900}
PHONE: Final[ViewportSize] = {"width": 420, "height": 860}

PASSING: Final = 0.5
"""Seconds after which the simulated world, which has no clock of its own, is told that they passed."""

Theme = Literal["light", "dark"]


class Visit:
    """A hall whose visitor has the page open."""

    def __init__(self, hall: Hall, page: Page) -> None:
        self.hall, self.page, self.words = hall, page, hall.bot.words(hall.bot.parts.settings.language)

    async def settled(self) -> None:
        """Until no press is worked on and the page has asked for what is new."""
        await self.page.wait_for_function("() => !document.body.hasAttribute('aria-busy')")
        await self.hall.world.settle()
        await wait_until_shown(self.page)

    async def press(self, code: str, within: str = "main") -> None:
        """The newest button with this text."""
        label = self.words.say(code)
        await self.page.locator(f"{within} button").filter(has_text=label).last.click()
        await self.settled()

    async def opens(self, game: str) -> None:
        """A further table by the button of the header."""
        await self.page.locator("#tables button").last.click()
        await self.page.locator("dialog button").filter(has_text=self.words.game_name(game)).click()
        await self.settled()

    async def votes(self, phases: int) -> None:
        """The visitor has a house and votes in so many phases, by command; the stewards answer."""
        await self.hall.found(self.hall.host, "Peyvand")
        for _ in range(3):
            if (state := self.hall.live().match_state.state) and state.stage == "draft":
                await self._drafts()
        for _ in range(phases):
            await self.hall.driver.command(self.hall.host, "vote", ballot="yes", power=1, seal=True)
            await self.hall.world.settle()
            await self._decides()
        await self.settled()

    async def _decides(self) -> None:
        """HO-R21: where the lot made the visitor moderator, a level count waits for their word."""
        state = self.hall.live().match_state.state
        if state.stage != "decide":
            return
        decided = state.open_phase.decision
        side = decided.side or decided.open_sides[0]
        leader = (decided.yes_top if side == "yes" else decided.no_top)[0]
        await self.hall.driver.command(self.hall.host, "decide", choice=f"{side}:{leader}")
        await self.hall.world.settle()

    async def _drafts(self) -> None:
        await self.press("button-open", "#board, main")
        await self.page.locator("article.private select").first.select_option(index=1)
        await self.settled()


@asynccontextmanager
async def visit(
    folder: Path,
    language: Language = "en",
    size: ViewportSize = WIDE,
    theme: Theme = "dark",
    *,
    drawn: bool = False,
) -> AsyncIterator[Visit]:
    """A new table of Houses, the same in every run, its visitor on the page.

    With `drawn` its pictures come, else words stand.
    """
    data = unused(folder / "offline")
    settings = whole(language).settings.model_copy(update={"data": folder})
    parts = for_one(replace(whole(language), settings=settings))
    secrets = entropy()

    def make(waiting: Waiting) -> Khandan:
        gallery = open_gallery(waiting.now) if drawn else None
        return make_bot_for_one(parts, waiting, data, secrets, gallery=gallery)

    words = parts.words[language]
    async with open_world(make, names_of_places(words)) as world:
        await seat_visitor(world, parts)
        rooms = partial(rooms_of, world)
        async with (
            async_playwright() as playwright,
            open_page(world, words=words, rooms=rooms, menu=GAMES) as opened,
        ):
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = await browser.new_page(viewport=size, color_scheme=theme)
            page.set_default_timeout(PATIENCE)
            await page.goto(opened.address)
            await page.locator("article").first.wait_for()
            passing = asyncio.create_task(_pass_time(world))
            yield Visit(Hall(world, data), page)
            passing.cancel()
            await browser.close()


async def _pass_time(world: World) -> None:
    while True:
        await asyncio.sleep(PASSING)
        await world.advance(PASSING)
