"""The pictures of docs/pictures: `python -m tests.end_to_end.pictures [folder]`, from the browser page.

A council of five on the simulated Discord, two of them company, at a phone's width, in both languages.
Nothing is drawn: what is photographed is what the page shows of one message or form.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.async_api import Locator, Page, ViewportSize, async_playwright

from bot.clock.waiting import Waiting
from bot.games.houses.book.printing import page as html
from bot.languages import LANGUAGES, Language, in_digits
from bot.pictures.gallery import Gallery, open_gallery
from bot.sandbox.driver import Driver
from bot.sandbox.page import open_page
from bot.sandbox.world import open_world
from tests.bot.council_world import Council, making, plain, seated
from tests.bot.games.houses.book.books import book
from tests.end_to_end.up_to_date import PATIENCE, wait_until_shown
from tests.end_to_end.visitor import CHROMIUM, QUIET, ROOT

FOLDER: Final = ROOT / "docs" / "pictures"
PHONE: Final[ViewportSize] = {"width": 420, "height": 2400}
"""As wide as a phone, and high enough that nothing has to be scrolled."""

BOOK: Final[ViewportSize] = {"width": 420, "height": 1500}
"""Of a book on a phone the title, the contents and the first reign."""

COLOURS: Final = 128
"""Of the palette of a picture: with fewer, what is small and bright turns grey."""

PEOPLE: Final = 3
"""Houses that people play."""

COMPANY: Final = 2
"""Houses that stewards of company play."""

WHOLE: Final = "form => { form.style.maxHeight = 'none' }"
"""A form is shown as a whole, not as a part to be scrolled."""

LARGEST: Final = 80_000
"""Bytes of one picture."""

MESSAGE: Final = "article"
"""A message as the page frames it."""


class Photographer:
    """A visitor with a camera."""

    def __init__(self, page: Page, council: Council, language: Language, folder: Path) -> None:
        self.page, self.council, self.folder = page, council, folder
        self.language, self.words = language, council.bot.words(language)

    async def press(self, code: str) -> None:
        """The newest button with this text."""
        await self.page.get_by_role("button", name=self.words.say(code), exact=True).last.click()
        await wait_until_shown(self.page)

    def form(self) -> Locator:
        """The form that is open."""
        return self.page.get_by_role("dialog").last

    async def chooses(self, number: int, option: int) -> None:
        """One of the choices of one of the form's menus."""
        menu = self.form().locator("select").nth(number)
        values = await menu.locator("option").evaluate_all("all => all.map(one => one.value).filter(Boolean)")
        await menu.select_option(value=values[option])

    async def takes(self, name: str, what: Locator) -> None:
        """A picture of this element. ValueError for one that is too large to be kept."""
        file = self.folder / f"{name}-{self.language}.png"
        await self.page.mouse.move(0, 0)
        keep(await what.screenshot(animations="disabled"), file)

    def message(self, said: str) -> Locator:
        """The newest message with these words, in its frame."""
        return self.page.locator(MESSAGE).filter(has_text=said).last

    async def looks_again(self) -> None:
        """What others have done is on the page."""
        await wait_until_shown(self.page)


def keep(seen: bytes, file: Path) -> None:
    """Keep a picture. ValueError for one that is too large."""
    Image.open(BytesIO(seen)).quantize(COLOURS).save(file, optimize=True)
    if file.stat().st_size > LARGEST:
        raise ValueError(file.name)


def drawn(waiting: Waiting) -> Gallery:
    """With a worker of its own."""
    return open_gallery(waiting.now)


@asynccontextmanager
async def council_of(language: Language, company: int = 0) -> AsyncIterator[Council]:
    """Three people's houses and those of company in their first vote; one has offered the visitor a deal."""
    with TemporaryDirectory() as folder:
        async with open_world(making(Path(folder), gallery=drawn)) as world:
            council = await seated(world, Driver(world), PEOPLE, language, company=company)
            words = council.bot.words(language)
            for seat, member in enumerate(council.seats[:PEOPLE]):
                form = await council.driver.click(member, council.whisper(seat), "v1:form:")
                named = {what: plain(words.say(f"rehearse-{what}-{seat}")) for what in ("house", "person")}
                emblem = [form.fields[1].values[seat * 3]]
                filled = {"name": named["house"], "emblem": emblem, "first_name": named["person"]}
                await council.driver.submit(member, form, **filled)
            await council.draft_all()
            await world.settle()
            offer = {"partner": "0", "i_do": "vote-no", "i_power": 3, "they_pay": 2}
            await council.driver.command(council.seats[1], "trade", **offer)
            world.close_inbox(world.visitor)
            yield council


@asynccontextmanager
async def page_of(council: Council, language: Language) -> AsyncIterator[Page]:
    """The visitor's page in a browser without a window."""
    words = council.bot.words(language)
    async with async_playwright() as playwright, open_page(council.world, words=words) as opened:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = await browser.new_page(viewport=PHONE, device_scale_factor=1, color_scheme="dark")
        page.set_default_timeout(PATIENCE)
        await page.goto(opened.address)
        await wait_until_shown(page)
        yield page
        await browser.close()


async def board(at: Photographer) -> None:
    """The living board, as everybody sees it."""
    title = at.words.say("houses-living-title", match=at.council.match)
    await at.takes("board", at.message(title))


async def card(at: Photographer) -> None:
    """What stands before the council: the phase's post."""
    title = at.words.say("houses-forecast-warning")
    await at.takes("card", at.message(title))


async def panel(at: Photographer) -> None:
    """What the visitor alone sees behind "My seat"."""
    await at.press("houses-button-seat")
    await at.takes("panel", at.page.locator(MESSAGE).last)


async def trade(at: Photographer) -> None:
    """The form of a deal, filled in; then its preview."""
    await at.press("houses-button-trade")
    await at.press("houses-button-form")
    for number, option in enumerate((0, 0, 2)):
        await at.chooses(number, option)
    for field, points in (("coins", "2"), ("power", "3")):
        written = in_digits(points, at.language)
        await at.form().locator(f"[name={field}]").fill(written)
    await at.form().evaluate(WHOLE)
    await at.takes("trade", at.form())
    await at.form().get_by_role("button", name=at.words.say("page-send"), exact=True).click()
    await wait_until_shown(at.page)
    await at.takes("preview", at.page.locator(MESSAGE).last)


async def count(at: Photographer) -> None:
    """The count after everybody has voted, and what came of it."""
    council, driver = at.council, at.council.driver
    votes = ({"ballot": "yes", "power": 3}, {"ballot": "no", "power": 2}, {"ballot": "yes", "power": 1})
    for member, vote in zip(council.seats[:PEOPLE], votes, strict=True):
        await driver.command(member, "vote", seal=True, **vote)
    drawn_ = at.page.locator(f"{MESSAGE}:not(.private)").filter(has=at.page.locator("img:not(.emoji)"))
    # The board has the first picture, the count the one before the post of the next phase.
    await drawn_.nth(2).wait_for()
    await at.looks_again()
    await at.takes("count", drawn_.nth(await drawn_.count() - 2))


async def photographed(folder: Path, language: Language) -> None:
    """All of them in one language."""
    async with council_of(language, COMPANY) as council, page_of(council, language) as page:
        at = Photographer(page, council, language, folder)
        for picture in (board, card, panel, trade, count):
            await picture(at)


async def book_photographed(folder: Path, language: Language) -> None:
    """The first screens of a book: its title, its kings, and the first of them."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = await browser.new_page(viewport=BOOK, device_scale_factor=1, color_scheme="light")
        await page.set_content(html(book(0, language)))
        seen = await page.screenshot(animations="disabled")
        await browser.close()
    keep(seen, folder / f"book-{language}.png")


async def everything(folder: Path) -> None:
    """All of them."""
    for language in LANGUAGES:
        await photographed(folder, language)
        await book_photographed(folder, language)


if __name__ == "__main__":
    if CHROMIUM is None:
        sys.exit("Chromium is needed for this.")
    kept = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    kept.mkdir(parents=True, exist_ok=True)
    asyncio.run(everything(kept))
