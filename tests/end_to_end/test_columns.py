"""The page with several tables: a tab for each, and board, news and one's own seat side by side."""

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator

from bot.languages import LANGUAGES, Language
from tests.bot.core_world import plain
from tests.end_to_end.visited_tables import PHONE, Theme, Visit, visit
from tests.end_to_end.visitor import CHROMIUM

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")

LEAST_CONTRAST: Final = 4.5
"""Of a text against its ground, as WCAG 2.2 asks for (1.4.3)."""

HEADER: Final = 60
"""As high as the header is, or less."""

FAINT: Final = """least => {
  const channel = one => (one /= 255) <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const numbers = text => text.match(/[\\d.]+/g).map(Number);
  const ground = node => {
    for (; node; node = node.parentElement) {
      const found = numbers(getComputedStyle(node).backgroundColor);
      if (found.length === 3 || found[3] === 1) return found;
    }
  };
  const found = [];
  for (const node of document.querySelectorAll("body *")) {
    const says = [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim());
    if (!says || !node.checkVisibility()) continue;
    if (node.closest(":disabled, script")) continue;
    const pair = [light(numbers(getComputedStyle(node).color)), light(ground(node))];
    const [one, other] = pair.sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < least) found.push(`${node.textContent.trim().slice(0, 30)}: ${ratio.toFixed(1)}`);
  }
  return found;
}"""
"""The texts whose contrast is less than `least`."""


async def is_in_view(there: Visit, what: Locator) -> bool:
    """Whether some of this is on the screen, below the header."""
    box, size = await what.bounding_box(), there.page.viewport_size
    assert size is not None
    if box is None or not 0 <= box["x"] < size["width"]:
        return False
    return box["y"] < size["height"] - HEADER and box["y"] + box["height"] > 2 * HEADER


@pytest.mark.parametrize("language", LANGUAGES)
async def test_board_and_own_seat_are_in_view_at_any_scroll(tmp_path: Path, language: Language) -> None:
    """At 1,280 pixels nothing has to be scrolled from my turn to the board."""
    async with visit(tmp_path, language) as there:
        await there.votes(1)
        await there.press("button-open", "#board")
        board, seat = there.page.locator("#board article"), there.page.locator("#seat article.private").last
        news = there.page.locator("#news")
        seen = []
        for spot in (0, 1e6):
            await news.evaluate("(one, spot) => one.scrollTo(0, spot)", spot)
            seen += [await is_in_view(there, board), await is_in_view(there, seat)]

        assert 1 == await board.count()
        assert [True] * 4 == seen
        assert 0 == await there.page.evaluate("scrollY")
        assert await news.evaluate("one => one.scrollHeight > one.clientHeight")


async def test_what_is_told_of_closed_phases_lies_in_a_fold(tmp_path: Path) -> None:
    """Its line names the phases; opened, it shows what was told of them."""
    async with visit(tmp_path) as there:
        await there.votes(2)
        fold = there.page.locator("#earlier")
        said = plain(await fold.locator("summary").inner_text())
        folded = await fold.locator("article").count()
        await fold.locator("summary").click()
        await there.settled()

        assert "Phase 1" in said
        assert 0 == folded
        assert 3 < await fold.locator("article").count()
        assert "Phase 3" in plain(await there.page.locator("#news > .posts > article").last.inner_text())


async def test_each_table_has_a_tab_that_says_whether_it_waits_and_how_long(tmp_path: Path) -> None:
    """A new table is turned to at once, its board and news apart from the other's; that one waits below."""
    async with visit(tmp_path) as there:
        await there.opens("rokugan")
        tabs = [plain(await one.inner_text()) for one in await there.page.locator("#tables button").all()]
        here = plain(await there.page.locator("#tables [aria-current=page]").inner_text())
        waiting = plain(await there.page.locator("#others").inner_text())
        news = await there.page.locator("#news").inner_text()

        assert ["Houses 1", "Rokugan 2", "+ New table"] == [one.split("\u25cf")[0].strip() for one in tabs]
        assert here.startswith("Rokugan 2")
        assert any(part in tabs[0] for part in (" hr", "day"))
        assert "Houses 1" in waiting
        assert "campaign begins" not in news

        await there.page.locator("#others button").click()
        await there.settled()

        assert "campaign begins" in await there.page.locator("#news").inner_text()


async def test_all_my_tables_are_a_press_away(tmp_path: Path) -> None:
    """The answer of /mine stands at one's own seat; its links lead to another tab."""
    async with visit(tmp_path) as there:
        await there.opens("rokugan")
        await there.page.locator("#more button").filter(has_text="All my tables").click()
        await there.settled()
        said = await there.page.locator("#seat article.private").last.inner_text()

        assert "Houses" in said
        assert "Rokugan" in said


async def test_a_link_to_a_message_leads_there_in_whatever_tab(tmp_path: Path) -> None:
    """A button that jumps: the tab is turned, and the message has the keyboard's focus."""
    async with visit(tmp_path) as there:
        first = there.hall.posts()[0]
        await there.opens("coup")
        guild, channel = there.hall.world.guild.id, there.hall.world.channel.id
        post = there.hall.posts(there.hall.home(2))[-1]
        url = f"https://discord.com/channels/{guild}/{channel}/{first.id}"
        post._message.components.append({"type": 2, "style": 5, "label": "Jump", "url": url})
        await there.hall.driver.command(there.hall.host, "language mine", speak="en")
        await there.page.reload()
        await there.page.locator("a.link").filter(has_text="Jump").click()
        await there.settled()

        tab = there.page.locator("#tables [aria-current=page]")
        assert plain(await tab.inner_text()).startswith("Houses 1")
        assert f"m{first.id}" == await there.page.evaluate("document.activeElement.id")
        assert await is_in_view(there, there.page.locator(f"#m{first.id}"))


async def test_what_a_letter_of_a_table_says_is_seen_in_its_tab(tmp_path: Path) -> None:
    """A steward's offer with its line comes as a letter; what answers a press there stands at one's seat."""
    async with visit(tmp_path) as there:
        await there.opens("coup")
        shown = there.page.locator("#letters article")
        named = [plain(await one.locator(".mention").first.inner_text()) for one in await shown.all()]

        assert {"#Coup 2"} == set(named)

        await shown.last.locator("button").filter(has_text=there.words.say("button-open")).click()
        await there.settled()

        assert await there.page.locator("#seat article.private").count()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_phone_one_column_has_all_and_a_button_leads_to_the_board(
    tmp_path: Path, language: Language
) -> None:
    """Nothing sticks out at the side; the tabs are scrolled by themselves."""
    async with visit(tmp_path, language, PHONE) as there:
        await there.votes(1)
        board = there.page.locator("article").filter(has_text=there.words.say("button-chronicle")).first
        before = await is_in_view(there, board)
        await there.page.locator("#toboard").click()

        assert not before
        assert await is_in_view(there, board)
        assert await there.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_texts_stand_out_from_their_ground(tmp_path: Path, theme: Theme) -> None:
    """In either theme, a panel with all its buttons included."""
    async with visit(tmp_path, theme=theme) as there:
        await there.votes(1)
        await there.press("button-open", "#board")
        faint = await there.page.evaluate(FAINT, LEAST_CONTRAST)

        assert [] == faint
        assert await there.page.evaluate(FAINT, 22)


async def test_a_press_shows_at_once_that_it_was_felt(tmp_path: Path) -> None:
    """Before any answer: the button is marked, and the page says that it works."""
    async with visit(tmp_path) as there:
        marked = await there.page.evaluate("""() => {
            const button = document.querySelector("#board button");
            button.click();
            return [button.classList.contains("pressed"), document.body.getAttribute("aria-busy")];
        }""")
        await there.settled()

        assert [True, "true"] == marked
        assert 0 == await there.page.locator(".pressed").count()
