"""Where things stand on the page: nothing over a message, and an open question below what came before it."""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from bot.languages import LANGUAGES, Language
from tests.bot.core_world import plain
from tests.end_to_end.visited_tables import PHONE, WIDE, Visit, visit
from tests.end_to_end.visitor import CHROMIUM

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

sizes = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])

STEP: Final = 11 * 3_600
"""Seconds, fewer than any question of a council waits: none is passed over."""

STEPS: Final = 40
"""So many bring a reign to its end: no king outlives the ninth phase, and a vote waits a day."""

OVER: Final = """() => {
  const found = new Set(), top = document.querySelector("header").getBoundingClientRect().bottom;
  for (let x = 5; x < innerWidth; x += 10) for (let y = Math.ceil(top) + 1; y < innerHeight; y += 10) {
    const node = document.elementFromPoint(x, y);
    if (node && !node.closest("main") && !node.contains(document.querySelector("main"))) found.add(node.id);
  }
  return [...found];
}"""
"""What lies over the messages, anywhere on the screen below the header."""

TOPS: Final = "all => all.map(one => one.getBoundingClientRect().top + one.closest('section').scrollTop)"


async def ends_a_reign(there: Visit) -> None:
    """The visitor stays silent until the king is gone."""
    for _ in range(STEPS):
        if there.hall.live().match_state.state.stage == "interlude":
            return
        await there.hall.world.advance(STEP)
        await there.hall.world.settle()
    raise AssertionError("the king is still there")


@sizes
async def test_the_way_to_the_newest_lies_over_no_message(tmp_path: Path, size: ViewportSize) -> None:
    """From far above one press leads to what is to do; until then the button has a place of its own."""
    async with visit(tmp_path, size=size) as there:
        await there.votes(4)
        await there.page.locator("#earlier summary").click()
        await there.settled()
        await there.page.evaluate(
            "[window, ...document.querySelectorAll('section')].map(one => one.scrollTo(0, 0))"
        )
        newest = there.page.locator("#newest")
        await newest.wait_for()

        assert [] == await there.page.evaluate(OVER)

        await newest.click()

        await newest.wait_for(state="hidden")


@sizes
async def test_what_the_page_has_to_say_lies_over_no_message(tmp_path: Path, size: ViewportSize) -> None:
    """That the program does not answer stands in the header, which makes room for it."""
    async with visit(tmp_path, size=size) as there:
        await there.page.route("**/act", lambda route: route.abort())
        await there.page.locator("main button").first.click()
        await there.page.locator("#note").filter(has_text=there.words.say("page-lost")).wait_for()

        assert [] == await there.page.evaluate(OVER)


@pytest.mark.parametrize("language", LANGUAGES)
@sizes
async def test_after_ready_the_story_stands_above_the_new_question(
    tmp_path: Path, size: ViewportSize, language: Language
) -> None:
    """HO-R35: in the channel the question stands last, and once more at one's own seat."""
    async with visit(tmp_path, language, size) as there:
        await there.votes(1)
        await ends_a_reign(there)
        await there.press("button-open", "#board, main")
        await there.press("houses-action-ready", "article.private")
        # On a busy machine the page asks for what is new a moment later.
        previously = there.words.say("houses-tale-previously")
        await there.page.locator("#news article").filter(has_text=previously).wait_for()
        await there.settled()
        news = [plain(one) for one in await there.page.locator("#news article").all_inner_texts()]
        told = [previously in one for one in news]

        # HO-R15: where claims are level, a post says in between how the lot filled the offices.
        assert told.count(True) == 1
        assert True in told[-3:-1]
        assert there.words.say("button-open") in news[-1]
        if size == PHONE:
            tops = await there.page.locator("#news article, #seat article.private").evaluate_all(TOPS)
            assert sorted(tops) == tops


@pytest.mark.parametrize("language", LANGUAGES)
async def test_more_tables_than_fit_are_scrolled_among_the_tabs_alone(
    tmp_path: Path, language: Language
) -> None:
    """On a phone the page gets no wider for them, and the tab one has turned to is in view."""
    async with visit(tmp_path, language, PHONE) as there:
        for game in ("coup", "rokugan", "treasure"):
            await there.opens(game)
        tab = await there.page.locator("#tables [aria-current=page]").bounding_box()

        assert await there.page.evaluate("[document.documentElement.scrollWidth - innerWidth, scrollX]") == [
            0,
            0,
        ]
        assert tab is not None
        assert 0 <= tab["x"] <= PHONE["width"] - tab["width"]
