"""The promise of the README: two commands, and a newcomer plays."""

from pathlib import Path

import pytest

from bot.languages import Language
from tests.end_to_end.newcomer import COUNTED, SEAT, play_a_phase
from tests.end_to_end.up_to_date import wait_until_shown_in
from tests.end_to_end.visitor import CHROMIUM, Visitor, made_run, opened


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_newcomer_plays_a_phase_with_the_mouse(tmp_path: Path, language: Language) -> None:
    """make run in an empty environment: take the house, take a role, vote; the next phase comes."""
    with made_run(tmp_path, language) as address, opened(address) as page:
        play_a_phase(Visitor(page, language), language)

        assert page.locator(f"img[alt*='{COUNTED[language]}']").count()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_first_screen_has_the_picture_and_the_first_press(tmp_path: Path, language: Language) -> None:
    """Of a phone: what the game is, drawn, and the button below it; nothing is pushed out above."""
    with made_run(tmp_path, language) as address, opened(address) as page:
        page.set_viewport_size({"width": 420, "height": 860})
        page.goto(address)
        drawn = page.locator("article img").first
        drawn.wait_for()
        wait_until_shown_in(page)
        top, seat = drawn.bounding_box(), page.get_by_role("button", name=SEAT[language]).bounding_box()

        assert drawn.get_attribute("alt")
        assert 0 == page.evaluate("scrollY")
        assert top is not None
        assert top["y"] > 0
        assert seat is not None
        assert seat["y"] + seat["height"] <= 860


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
def test_private_answers_do_not_pile_up_below_the_news(tmp_path: Path) -> None:
    """Public news stand above them: whoever presses much would have to scroll past all that was answered."""
    with made_run(tmp_path, "en") as address, opened(address) as page:
        visitor = Visitor(page, "en")
        for _ in range(6):
            visitor.press(visitor.words.say("button-chronicle"))

        assert 4 == page.locator("article.private").count()
