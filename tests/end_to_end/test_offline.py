"""The promise of the README: two commands, and a newcomer plays."""

import re
from pathlib import Path

import pytest

from bot.languages import Language
from tests.bot.core_world import plain
from tests.end_to_end.visitor import CHROMIUM, Visitor, made_run, opened

SEAT: dict[Language, str] = {"en": "My seat", "fa": "صندلی من"}
NAMES: dict[Language, tuple[str, str]] = {"en": ("Peyvandian", "Arash Khan"), "fa": ("پیوندیان", "آرش خان")}
PHASES: dict[Language, str] = {"en": "Phase 2", "fa": "فازِ ۲"}
COUNTED: dict[Language, str] = {"en": "Phase 1", "fa": "فازِ ۱"}
"""The count of the first phase is a picture; this stands in what is read out of it."""


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_newcomer_plays_a_phase_with_the_mouse(tmp_path: Path, language: Language) -> None:
    """make run in an empty environment: take the house, take a role, vote; the next phase comes."""
    with made_run(tmp_path, language) as address, opened(address) as page:
        visitor = Visitor(page, language)
        _founds(visitor, language)
        _takes_a_role(visitor)
        _votes(visitor)
        _settles_a_level_council(visitor, language)
        visitor.waits_for(PHASES[language])

        assert visitor.page.locator(f"img[alt*='{COUNTED[language]}']").count()


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_first_screen_has_the_picture_and_the_first_press(tmp_path: Path, language: Language) -> None:
    """Of a phone: what the game is, drawn, and the button below it; nothing is pushed out above."""
    with made_run(tmp_path, language) as address, opened(address) as page:
        page.set_viewport_size({"width": 420, "height": 860})
        page.goto(address)
        drawn = page.locator("article img").first
        drawn.wait_for()
        page.wait_for_timeout(1000)
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


def _founds(visitor: Visitor, language: Language) -> None:
    """The form first: what is suggested stands in it, and can be changed."""
    house, head = NAMES[language]
    visitor.press(SEAT[language])
    visitor.press(visitor.words.attribute("houses-action-found", "own"))
    visitor.form().locator("[name=name]").fill(house)
    visitor.form().locator("[name=first_name]").fill(head)
    visitor.sends()
    visitor.waits_for(house)


def _takes_a_role(visitor: Visitor) -> None:
    """Once or twice: the house with the least prestige takes one out first. The panel goes on by itself."""
    for _ in range(2):
        if visitor.page.locator("article.private select").count():
            visitor.chooses()
            visitor.page.wait_for_timeout(1500)


def _votes(visitor: Visitor) -> None:
    """The ballot stands in the panel: one press votes and seals."""
    visitor.press(visitor.words.say("button-vote"))
    label = plain(visitor.words.say("houses-button-cast", side="yes", power=2, seal=1))
    named = re.compile("[\u2066-\u2069]*".join(map(re.escape, label)))
    visitor.page.locator("button").filter(has_text=named).last.click()
    visitor.page.wait_for_timeout(1500)


def _settles_a_level_council(visitor: Visitor, language: Language) -> None:
    """HO-6.6: where the lot made the visitor moderator and the vote is level, they decide."""
    asks = [visitor.words.say(f"houses-ask-{code}") for code in ("decide", "decide-leader")]
    visitor.waits_for_one((PHASES[language], *asks))
    if any(map(visitor.sees, asks)):
        visitor.chooses()
        visitor.page.wait_for_timeout(1500)
