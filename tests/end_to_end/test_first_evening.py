"""The first evening in a browser, measured on a phone: presses and typed fields, and words on each surface.

Of a message's words only those are counted that stand beside its pictures: what a picture shows is not read.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, Page, ViewportSize, async_playwright

from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.languages import LANGUAGES, Language
from bot.sandbox.page import open_page
from bot.sandbox.world import World
from bot.ui.generic.renderer import PluginRenderer
from engine.games.houses.clauses import Reward
from engine.games.houses.moves import Cast
from tests.bot.core_world import Hall, opened_hall, plain
from tests.bot.council_world import Council
from tests.end_to_end.pictures import council_of
from tests.end_to_end.up_to_date import PATIENCE
from tests.end_to_end.visitor import CHROMIUM, QUIET

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

PHONE: Final[ViewportSize] = {"width": 420, "height": 860}
PRESSES: Final = 5
BOARD, PHASE, COUNT = 40, 55, 90
"""Words beside the picture of the board, beside the card in a phase's post, and beside that of a count."""

SHOWN: Final = 2
"""Messages with a picture before a count: the board, and the post of its phase."""

PASSING: Final = 0.5

MARKS: Final = "[\u2066-\u2069]*"

CUT: Final = """boxes => boxes.filter(box => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(box).font;
  return pen.measureText(box.selectedOptions[0].text).width > box.clientWidth - 40;
}).map(box => box.selectedOptions[0].text)"""
"""Closed menus whose line does not fit."""

IDLE: Final = "() => !document.body.hasAttribute('aria-busy')"

READ: Final = "article => [...article.querySelectorAll('p, li, h2, h3, h4, small')].map(one => one.innerText)"

T = TypeVar("T")


@asynccontextmanager
async def phone(world: World, language: Language) -> AsyncIterator[Page]:
    """The visitor's page, as wide and as high as a phone shows it."""
    words = world.bot.words(language)  # type: ignore[attr-defined]
    async with async_playwright() as playwright, open_page(world, words=words) as opened:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = await browser.new_page(viewport=PHONE)
        page.set_default_timeout(PATIENCE)
        await page.goto(opened.address)
        await page.locator("article").first.wait_for()
        passing = asyncio.create_task(time_passes(world))
        yield page
        passing.cancel()
        await browser.close()


async def time_passes(world: World) -> None:
    """The simulated world has no clock of its own."""
    while True:
        await asyncio.sleep(PASSING)
        await world.advance(PASSING)


async def until(found: Callable[[], Awaitable[T | None]]) -> T:
    """What is there in the end: pages and boards follow by themselves."""
    for _ in range(PATIENCE // 200):
        if (value := await found()) is not None:
            return value
        await asyncio.sleep(0.2)
    raise AssertionError(found)


async def beside(article: Locator) -> int:
    """The words of a message that no picture says."""
    lines: list[str] = await article.evaluate(READ)
    return sum(len(line.split()) for line in lines)


def button(page: Page, label: str) -> Locator:
    """The newest of this name, whatever marks of direction stand in it."""
    named = MARKS.join(re.escape(one) for one in label)
    return page.locator("button").filter(has_text=re.compile(f"^{MARKS}{named}{MARKS}$")).last


@asynccontextmanager
async def table_of(folder: Path, language: Language) -> AsyncIterator[Hall]:
    """A table of three houses that gathers."""
    async with opened_hall(folder) as hall:
        await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
        await hall.table(people=0, seats=3, language=language)
        yield hall


async def moved(hall: Hall, since: int) -> bool | None:
    """Whether something was kept since."""
    return hall.live().match_state.seq > since or None


async def press(page: Page, label: str) -> None:
    """While a press is worked on, the page takes no other."""
    one = button(page, label)
    await one.wait_for()
    await page.wait_for_function(IDLE)
    await one.click()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_sealed_vote_is_five_presses_from_join_at_most(
    tmp_path: Path, language: Language
) -> None:
    """With the mouse, at a table of stewards: five presses at most, and no field that has to be typed in."""
    presses = 0
    async with table_of(tmp_path, language) as hall, phone(hall.world, language) as page:
        say = hall.bot.words(language).say
        for code in ("button-join", "button-start", "houses-button-take"):
            await press(page, plain(say(code)))
            presses += 1
        vote = plain(say("houses-button-cast", side="yes", power=2, seal=1))

        async def asked() -> str | None:
            if hall.live().match_state.state.stage == "vote":
                return "vote"
            return "draft" if await page.locator("article.private select").count() else None

        while await until(asked) == "draft":
            await page.wait_for_function(IDLE)
            since = hall.live().match_state.seq
            await page.locator("article.private select").first.select_option(index=1)
            presses += 1
            await until(partial(moved, hall, since))
        await press(page, vote)
        presses += 1

        async def cast() -> bool | None:
            kept = [entry.action for entry in await hall.bot.matches.entries(1) if entry.seat == 0]
            return Cast("yes", 2, seal=True) in kept or None

        assert await until(cast)
        assert await page.locator("dialog[open]").count() == 0
    assert presses <= PRESSES


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_surface_of_a_phase_has_few_words(language: Language) -> None:
    """Board, phase post and count, each beside its picture or card; Vote stands on the first screen.

    The private panel is no higher than a screen, with a newcomer's reasons, the coach and an offer.
    """
    async with council_of(language) as council, phone(council.world, language) as page:
        say, card = council.bot.words(language).say, card_words(council, language)
        board = page.locator("article:not(.private)").filter(has=page.locator("img")).first
        await board.scroll_into_view_if_needed()
        vote = button(page, say("houses-button-vote"))
        await vote.wait_for()
        first = page.locator("article").filter(has=vote).last
        await first.evaluate("one => one.scrollIntoView()")

        assert await beside(board) <= BOARD
        assert await beside(first) - card <= PHASE
        for one in await page.get_by_role("button", name=say("houses-button-vote"), exact=True).all():
            above = await one.evaluate("one => one.closest('article').getBoundingClientRect().top")
            at = await one.evaluate("one => one.getBoundingClientRect().bottom")
            assert at - above <= PHONE["height"] - 60

        await press(page, plain(say("houses-button-seat")))

        assert await until(partial(panel_height, page)) <= PHONE["height"]
        assert await button(page, plain(say("houses-button-accept"))).count() > 0
        assert [] == await page.locator("select").evaluate_all(CUT)

        votes = ({"ballot": "yes", "power": 3}, {"ballot": "no", "power": 2}, {"ballot": "yes", "power": 1})
        for member, ballot in zip(council.seats, votes, strict=True):
            await council.driver.command(member, "vote", seal=True, **ballot)

        assert await beside(await until(partial(counted, page))) <= COUNT


async def panel_height(page: Page) -> float | None:
    """Of the private panel, once it stands there with its picture."""
    panel = page.locator("article.private").filter(has=page.locator("img")).last
    box = await panel.bounding_box() if await panel.count() else None
    return None if box is None else box["height"]


async def counted(page: Page) -> Locator | None:
    """The message of a count, once it stands between the board and the post of the next phase."""
    images = page.locator("article:not(.private)").filter(has=page.locator("img"))
    shown = await images.count()
    return images.nth(shown - 2) if shown > SHOWN else None


def card_words(council: Council, language: Language) -> int:
    """The words of the card before the council: title, problem, both answers and what is foreseen.

    A chapter of a story that comes by either answer is foreseen once, with what it brings (HO-7.3).
    """
    live = council.live
    scene = council.bot.scene(live, language)
    renderer = council.bot.parts.renderers["houses"]
    assert isinstance(renderer, PluginRenderer)
    presenter = Presenter(renderer.scene_for(scene, None))
    phase = presenter.view.phase
    assert phase is not None
    texts = [presenter.content_text(f"{phase.card}.{part}") for part in ("title", "problem", "yes", "no")]
    chapter = phase.yes.chapter
    assert chapter is not None
    assert chapter == phase.no.chapter
    texts += [presenter.forecast(replace(one, story=False)) for one in (phase.yes, phase.no)]
    texts.append(presenter.say("forecast-holds", perk=goals.perk(presenter, chapter.perk)))
    return sum(len(plain(one).split()) for one in texts)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_an_old_picture_is_gone_its_words_stand(language: Language) -> None:
    """The newest alone outlive the program; a broken image with its words in one run is no page."""
    async with council_of(language) as council, phone(council.world, language) as page:
        await page.route("**/file/**", lambda route: route.abort())
        await page.reload()
        words = page.locator("article p.instead")
        await words.first.wait_for()
        lines = (await words.first.inner_text()).splitlines()
        high = await words.first.evaluate(
            "one => one.clientHeight / parseFloat(getComputedStyle(one).fontSize)"
        )

        assert len(lines) > 1
        assert high >= len(lines)
        assert await page.locator("article img:not(.emoji)").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_coins_for_a_vote_are_offered_by_three_presses(language: Language) -> None:
    """HO-R23: Trade on the panel, whose ballot, Send; nothing is typed, and no closed menu is cut."""
    async with council_of(language) as council, phone(council.world, language) as page:
        say = council.bot.words(language).say
        await press(page, plain(say("houses-button-seat")))
        before = len(council.state.deals)
        panel = page.locator("article.private").last
        await panel.get_by_role("button", name=say("houses-button-trade"), exact=True).click()
        menu = page.locator("article.private select").first
        option = menu.locator("option[value='1.no']")
        await option.wait_for(state="attached")
        await menu.select_option(value="1.no")
        await button(page, say("houses-button-anew")).wait_for()
        cut = await page.locator("select").evaluate_all(CUT)
        await press(page, plain(say("houses-button-send")))

        async def offered() -> bool | None:
            return len(council.state.deals) > before or None

        assert await until(offered)
        assert (1, (Reward(1, 0),)) == (council.state.deals[-1].partner, council.state.deals[-1].mine)
        assert [] == cut
        assert await page.locator("dialog[open]").count() == 0
