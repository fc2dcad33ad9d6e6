"""What a newcomer does on the page of the browser: found a house, take a role, cast the first vote."""

import re
from typing import Final

from bot.languages import Language
from tests.bot.core_world import plain
from tests.end_to_end.visitor import Visitor

SEAT: Final[dict[Language, str]] = {"en": "My seat", "fa": "صندلی من"}
NAMES: Final[dict[Language, tuple[str, str]]] = {
    "en": ("Peyvandian", "Arash Khan"),
    "fa": ("پیوندیان", "آرش خان"),
}
PHASES: Final[dict[Language, str]] = {"en": "Phase 2", "fa": "فازِ ۲"}
COUNTED: Final[dict[Language, str]] = {"en": "Phase 1", "fa": "فازِ ۱"}
"""The count of the first phase is a picture; this stands in what is read out of it."""


def play_a_phase(visitor: Visitor, language: Language) -> None:
    """From the opened page to the second phase."""
    _found(visitor, language)
    _take_a_role(visitor)
    _vote(visitor)
    _settle_a_level_council(visitor, language)
    visitor.waits_for(PHASES[language])


def _found(visitor: Visitor, language: Language) -> None:
    """The form first: what is suggested stands in it, and can be changed."""
    house, head = NAMES[language]
    visitor.press(SEAT[language])
    visitor.press(visitor.words.attribute("houses-action-found", "own"))
    visitor.form().locator("[name=name]").fill(house)
    visitor.form().locator("[name=first_name]").fill(head)
    visitor.sends()
    visitor.waits_for(house)


def _take_a_role(visitor: Visitor) -> None:
    """Once or twice, until there is a vote: the house with the least prestige takes one out first."""
    asked = visitor.page.locator("article.private select")
    vote = visitor.page.get_by_role("button", name=visitor.words.say("button-vote"), exact=True)
    asked.or_(vote).last.wait_for()
    while not vote.count():
        visitor.chooses()
        asked.or_(vote).last.wait_for()


def _vote(visitor: Visitor) -> None:
    """The ballot stands in the panel: one press votes and seals."""
    visitor.press(visitor.words.say("button-vote"))
    label = plain(visitor.words.say("houses-button-cast", side="yes", power=2, seal=1))
    named = re.compile("[\u2066-\u2069]*".join(map(re.escape, label)))
    visitor.page.locator("button").filter(has_text=named).last.click()


def _settle_a_level_council(visitor: Visitor, language: Language) -> None:
    """HO-6.6: where the lot made the visitor moderator and the vote is level, they decide."""
    asks = [visitor.words.say(f"houses-ask-{code}") for code in ("decide", "decide-leader")]
    visitor.waits_for_one((PHASES[language], *asks))
    if any(map(visitor.sees, asks)):
        visitor.chooses()
