"""Panels as the page shows them: each is sent to the channel by the bot and measured in the browser.

Whoever has a panel, of any card and any moment, need not play until a table shows it.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Locator, Page, ViewportSize, async_playwright

from bot.languages import Language
from bot.render import layout
from bot.render.panel import Panel
from bot.sandbox.page import open_page
from bot.sandbox.world import open_world
from tests.bot.core_world import Hall, making
from tests.end_to_end.pictures import drawn
from tests.end_to_end.up_to_date import PATIENCE
from tests.end_to_end.visitor import CHROMIUM, QUIET

PHONE: Final[ViewportSize] = {"width": 420, "height": 2400}
"""As wide as a phone, and high enough that nothing has to be scrolled."""

SEEN: Final = """id => {
  const one = document.getElementById(id);
  return one && [...one.querySelectorAll('img')].every(image => image.complete);
}"""
"""Whether this message stands there with its pictures."""

UNFOLD: Final = "() => document.querySelector('#earlier')?.setAttribute('open', '')"

FRAME: Final = """one => {
  const foot = document.createElement('footer'), gone = document.createElement('button');
  foot.append('.', gone);
  gone.append('.');
  one.classList.add('private');
  one.append(foot);
}"""
"""The frame of what the visitor alone sees: of those messages the page shows but the newest."""

HEIGHT: Final = "one => one.getBoundingClientRect().height"


READ: Final = (
    """one => [...one.querySelectorAll('p, li, h2, h3, h4, small, blockquote')].map(it => it.innerText)"""
)


class Wall:
    """A channel with nothing but the panels that were hung there."""

    def __init__(self, hall: Hall, page: Page) -> None:
        self._hall, self._page, self.bot = hall, page, hall.bot

    async def hang(self, panels: Sequence[Panel], *, private: bool = False) -> list[Locator]:
        """Send these with their pictures, and give them as they then stand on the page.

        `private`: as what the visitor alone sees, with a line below that says so.
        """
        there: Any = self.bot.get_channel(self._hall.world.channel.id)
        sent = []
        for panel in panels:
            shown = await self.bot.gallery.draw_pictures(panel)
            sent.append(await there.send(view=layout.to_view(shown), files=layout.files(shown)))
        await self._page.wait_for_function(SEEN, arg=f"m{sent[-1].id}")
        # What is older than the newest heading lies in a fold.
        await self._page.evaluate(UNFOLD)
        for one in sent:
            await self._page.wait_for_function(SEEN, arg=f"m{one.id}")
        found = [self._page.locator(f"#m{one.id}") for one in sent]
        for article in found if private else ():
            await article.evaluate(FRAME)
        return found

    async def heights(self, panels: Sequence[Panel]) -> list[float]:
        """Pixels from top to bottom of each of these."""
        return [await self.height(one) for one in await self.hang(panels)]

    async def height(self, article: Locator) -> float:
        """Pixels from top to bottom of one that hangs there."""
        found: float = await article.evaluate(HEIGHT)
        return found

    async def text(self, article: Locator) -> str:
        """What is read beside its pictures and buttons."""
        found: list[str] = await article.evaluate(READ)
        return "\n".join(found)


@asynccontextmanager
async def wall(folder: Path, language: Language) -> AsyncIterator[Wall]:
    """An empty channel in a browser of a phone's width, and a bot that draws."""
    async with open_world(making(folder, gallery=drawn)) as world:
        hall = Hall(world, folder)
        async with (
            async_playwright() as playwright,
            open_page(world, words=hall.bot.words(language)) as opened,
        ):
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
            page = await browser.new_page(viewport=PHONE, device_scale_factor=1)
            page.set_default_timeout(PATIENCE)
            await page.goto(opened.address)
            await world.settle()
            yield Wall(hall, page)
            await browser.close()
