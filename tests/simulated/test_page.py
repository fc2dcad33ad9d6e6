"""The visitor's page works in a real browser, by mouse and keyboard alone."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import TYPE_CHECKING

import aiohttp
import pytest
from PIL import Image

from bot.clock.waiting import RealWaiting, Waiting
from bot.sandbox.driver import Driver
from bot.sandbox.page import Page, host, keep_time, open_page
from bot.sandbox.world import World, open_world
from tests.loopback.watching import BUSY
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


async def test_the_page_shows_what_came_by_itself(driver: Driver, page: Page, tab: "Tab") -> None:
    await driver.command(driver.world.stewards[0], "board", number=3)

    await tab.get_by_role("button", name="Press 3").wait_for()


async def test_a_click_on_the_page_is_answered_there(driver: Driver, page: Page, tab: "Tab") -> None:
    await driver.command(driver.world.stewards[0], "board", number=3)
    await tab.get_by_role("button", name="Press 3").click()
    await tab.get_by_text("visitor pressed 3").wait_for()

    assert await tab.get_by_role("button", name="Press 4").is_visible()


async def test_the_page_bears_the_bots_own_name(page: Page, tab: "Tab") -> None:
    """Not a tool's; the heading stands there as soon as the page has been told its state."""
    assert "Khandan" == await tab.title()
    await tab.get_by_role("heading", level=1, name="Khandan", exact=True).wait_for()


async def test_nobody_is_served_without_the_secret_path(page: Page, tab: "Tab") -> None:
    """Whoever has the whole address acts as the visitor, and nobody else."""
    root = "/".join(page.address.split("/")[:3])
    answers = [await tab.request.get(f"{root}{path}") for path in ("/", "/state", "/index.html")]
    told = await tab.request.post(f"{page.address}act", data="message=1")

    assert [404, 404, 404] == [one.status for one in answers]
    assert 415 == told.status


async def test_what_people_write_is_never_read_as_html(driver: Driver, page: Page, tab: "Tab") -> None:
    await driver.command(driver.world.stewards[0], "board", number=3)
    post = driver.channel()[-1]
    post._message.content = "<img src=x onerror=document.title='no'> **bold**"
    await driver.command(driver.world.stewards[0], "board", number=4)
    await tab.get_by_role("button", name="Press 4").wait_for()

    assert 1 == await tab.get_by_text("<img src=x").count()
    assert "bold" == await tab.locator("strong").inner_text()
    assert "Khandan" == await tab.title()


async def test_an_emoji_of_the_application_is_a_picture_or_nothing(
    driver: Driver, page: Page, tab: "Tab", monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word behind it is there in any case, and no name of a file is read."""
    drawn = BytesIO()
    Image.new("RGBA", (8, 8), "gold").save(drawn, "PNG")

    async def picture(name: str) -> bytes | None:
        return drawn.getvalue() if name == "owl_e796ff" else None

    monkeypatch.setattr(driver.world.bot, "emoji_picture", picture, raising=False)
    await driver.command(driver.world.stewards[0], "board", number=3)
    driver.channel()[-1]._message.content = "<:owl_e796ff:7> House Owl\n<:fish_6ba1be:8> House Fish"
    await driver.command(driver.world.stewards[0], "board", number=4)
    await tab.get_by_role("button", name="Press 4").wait_for()
    await tab.wait_for_load_state("networkidle")
    shown = await tab.locator("img.emoji").evaluate_all("all => all.map(one => [one.naturalWidth, one.alt])")

    assert [[8, ""]] == shown
    assert ["House Owl", "House Fish"] == [one.strip() for one in await tab.locator("p").all_inner_texts()][
        :2
    ]


async def test_a_sign_stands_on_the_line_of_its_first_word(tab: "Tab") -> None:
    """At every width: browsers part a picture from the no-break space behind it."""
    asked = """async () => {
        const { written } = await import("./text.js");
        const parted = [];
        const box = document.body.appendChild(document.createElement("article"));
        for (let width = 120; width < 420; width += 5) {
            box.style.width = `${width}px`;
            box.replaceChildren(written("Dealt to <:star:1>\u00a0House Star, <:cup:2>\u00a0House Cup.", {}));
            for (const sign of box.querySelectorAll("img")) {
                const range = document.createRange();
                range.setStart(sign.nextSibling, 1);
                range.setEnd(sign.nextSibling, 2);
                const [word, beside] = [range, sign].map(one => one.getBoundingClientRect());
                if (word.top > beside.bottom) parted.push(width);
            }
        }
        box.remove();
        return parted;
    }"""

    assert [] == await tab.evaluate(asked)


async def test_from_far_above_one_press_leads_to_the_newest(driver: Driver, page: Page, tab: "Tab") -> None:
    """Where stewards play a game to its end, one press of the visitor's brings a hundred posts."""
    await tab.set_viewport_size({"width": 420, "height": 860})
    newest = tab.locator("#newest")
    for number in range(30):
        await driver.command(driver.world.stewards[0], "board", number=number)
    await tab.get_by_role("button", name="Press 29").wait_for()
    await tab.evaluate("scrollTo(0, 0)")
    await newest.wait_for()
    await newest.click()
    await newest.wait_for(state="hidden")

    assert await tab.get_by_role("button", name="Press 29").is_visible()
    assert 0 < await tab.evaluate("scrollY")


async def test_no_more_is_chosen_than_discord_takes(tab: "Tab") -> None:
    """A fourth of three choices is let go, and none can be added: sent, it would be no answer at all."""
    asked = """async most => {
        const { filled } = await import("./form.js");
        const options = ["a", "b", "c", "d", "e"].map(one => ({ label: one, value: one }));
        const component = { type: 3, custom_id: "many", options, min_values: 0, max_values: most };
        filled({ title: "", components: [{ label: "", component }] }, { words: {}, members: [] }, () => null);
        const box = document.querySelector("dialog select");
        for (const one of [...box.options].slice(0, most + 1)) one.selected = true;
        box.dispatchEvent(new Event("change"));
        const state = [...box.options].map(one => one.selected ? "chosen" : one.disabled ? "shut" : "open");
        [...box.options][0].selected = false;
        box.dispatchEvent(new Event("change"));
        return [state, [...box.options].filter(one => one.disabled).length];
    }"""

    assert [["chosen", "chosen", "chosen", "shut", "shut"], 0] == await tab.evaluate(asked, 3)


async def test_what_the_simulated_discord_refuses_is_told_as_failed(driver: Driver, page: Page) -> None:
    """Not as if the bot had gone: the table still stands."""
    await driver.command(driver.world.stewards[0], "board", number=3)
    post = driver.channel()[-1]
    wrong = {"message": str(post._message.id), "custom_id": "v1:side:3", "values": ["neither"]}
    async with aiohttp.ClientSession() as session, session.post(f"{page.address}act", json=wrong) as answer:
        told = await answer.json()

    assert 200 == answer.status
    assert told["failed"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("act", '{"values": 3}'),
        ("send", '{"key": "none"}'),
        ("send", '{"key": "none", "values": []}'),
        ("command", "[]"),
        ("command", "no JSON"),
    ],
)
async def test_what_the_page_never_sends_is_a_bad_request(
    driver: Driver, page: Page, path: str, body: str
) -> None:
    """Not a fault of the server's, with a traceback in its log."""
    await driver.command(driver.world.stewards[0], "board", number=3)
    body = body.replace("{", f'{{"message": "{driver.channel()[-1]._message.id}", ', 1)
    headers = {"Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"{page.address}{path}", data=body) as answer,
    ):
        assert 400 == answer.status


async def test_the_page_brings_its_own_font(page: Page, tab: "Tab") -> None:
    """Persian is shaped as on the pictures, whatever is installed."""
    found = await tab.evaluate("document.fonts.load('700 16px Vazirmatn', 'خ').then(all => all.length)")

    assert 1 == found


async def test_the_real_clock_moves_the_world_and_the_page_shows_what_came(
    world: World, page: Page, tab: "Tab"
) -> None:
    assert isinstance(world.bot, StandIn)
    world.bot.deadline = world.env.now() + timedelta(hours=24)
    world.bot.nudge.set()
    clock = asyncio.create_task(keep_time(world, DayPassed()))
    await tab.get_by_text("time is up").wait_for()
    clock.cancel()

    assert await tab.get_by_text("time is up").is_visible()


async def test_a_visitor_reads_private_messages_until_they_end_the_session(
    world: World, driver: Driver
) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    hosted = asyncio.create_task(host(world, RealWaiting(), told.put_nowait))
    address = await told.get()
    whispered = await driver.command(world.visitor, "whisper")
    async with aiohttp.ClientSession() as session:
        await session.post(f"{address}end", json={})
    await asyncio.wait_for(hosted, BUSY)

    assert address.startswith("http://127.0.0.1:")
    assert "closed" not in whispered.text
    assert 1 == len(driver.inbox(world.visitor))


async def test_a_session_that_is_broken_off_closes_its_bot() -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    made: list[StandIn] = []

    def make(waiting: Waiting) -> StandIn:
        made.append(StandIn(waiting))
        return made[-1]

    async def serve() -> None:
        async with open_world(make) as world:
            await host(world, RealWaiting(), told.put_nowait)

    served = asyncio.create_task(serve())
    await told.get()
    served.cancel()
    with pytest.raises(asyncio.CancelledError):
        await served

    assert [True] == [bot.is_closed() for bot in made]
