"""The visitor's page works in a real browser, by mouse and keyboard alone."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from bot.clock.waiting import RealWaiting, Waiting
from bot.sandbox.driver import Driver
from bot.sandbox.page import Page, host, keep_time, open_page, serve
from bot.sandbox.world import World
from tests.simulated.stand_in import StandIn

if TYPE_CHECKING:
    from playwright.async_api import Page as Tab

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

needs_page = pytest.mark.skipif(
    not all(find_spec(name) for name in ("linkify_it", "regex", "PIL")),
    reason="the page's own libraries are not installed (simcord's extra preview)",
)


class DayPassed:
    """A real clock that stands still but for one day, which passes while first waited for."""

    def __init__(self) -> None:
        self._now = datetime(2026, 6, 1, tzinfo=UTC)
        self._passed = False

    def now(self) -> datetime:
        return self._now

    async def sleep_until(self, when: datetime | None, nudge: asyncio.Event) -> None:
        if self._passed:
            await nudge.wait()
        self._passed = True
        self._now += timedelta(hours=24)


@pytest.fixture
async def page(world: World) -> AsyncIterator[Page]:
    async with open_page(world) as opened:
        yield opened


@pytest.fixture
async def tab(page: Page) -> AsyncIterator["Tab"]:
    """The page in a headless browser."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium or Chrome is installed here")
    playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    async with playwright.async_playwright() as play:
        browser = await play.chromium.launch(executable_path=path, args=QUIET)
        opened = await browser.new_page()
        await opened.goto(page.address)
        yield opened
        await browser.close()


@needs_page
async def test_the_page_is_refreshed_only_when_something_has_come(
    world: World, driver: Driver, page: Page
) -> None:
    still = await page.refresh()
    await driver.command(world.stewards[0], "board", number=3)
    changed = await page.refresh()
    again = await page.refresh()

    assert (False, True, False) == (still, changed, again)


@needs_page
async def test_a_click_on_the_page_is_answered_there(driver: Driver, page: Page, tab: "Tab") -> None:
    await driver.command(driver.world.stewards[0], "board", number=3)
    await page.refresh()
    talk = tab.get_by_role("region", name="Conversation")
    await talk.get_by_role("button", name="Press 3").click()
    await talk.get_by_text("visitor pressed 3").wait_for()

    assert await talk.get_by_role("button", name="Press 4").is_visible()
    assert not await page.refresh()


@needs_page
async def test_the_real_clock_moves_the_world_and_the_page_shows_what_came(
    world: World, page: Page, tab: "Tab"
) -> None:
    assert isinstance(world.bot, StandIn)
    world.bot.deadline = world.env.now() + timedelta(hours=24)
    world.bot.nudge.set()
    clock = asyncio.create_task(keep_time(world, page, DayPassed()))
    await tab.get_by_role("region", name="Conversation").get_by_text("time is up").wait_for()
    clock.cancel()

    assert await tab.get_by_role("region", name="Conversation").get_by_text("time is up").is_visible()


@needs_page
async def test_a_visitor_without_direct_messages_is_served_until_they_end_the_session(
    world: World, driver: Driver
) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    hosted = asyncio.create_task(host(world, RealWaiting(), told.put_nowait))
    address = await told.get()
    whispered = await driver.command(world.visitor, "whisper")
    assert world.env._preview is not None
    await world.env._preview.close()
    await asyncio.wait_for(hosted, 5)

    assert address.startswith("http://127.0.0.1:")
    assert "closed 50007" == whispered.text


@needs_page
async def test_a_session_that_is_broken_off_closes_its_bot() -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    made: list[StandIn] = []

    def make(waiting: Waiting) -> StandIn:
        made.append(StandIn(waiting))
        return made[-1]

    served = asyncio.create_task(serve(make, RealWaiting(), told.put_nowait))
    await told.get()
    served.cancel()
    with pytest.raises(asyncio.CancelledError):
        await served

    assert [True] == [bot.is_closed() for bot in made]
