"""A building that asks its owner something says what it does above the buttons."""

import pytest
from msgspec.structs import replace

from bot.games.architects.hand import effect_lines
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from tests.bot.core_world import plain
from tests.made_once import words
from tests.renderings.others import match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_that_asks_says_what_it_offers(language: Language) -> None:
    """AW-BUILD-3: "Take it" and "Leave it" stood there alone; everybody else reads nothing of it."""
    turn = reader_scene(match("architects", language), None).view.table
    asking = match("architects", language, replace(turn, phase="effect", effect="church"))
    does = plain(words(language).attribute("architects-choice-church", "description"))

    assert [plain(one).endswith(does) for one in effect_lines(reader_scene(asking, turn.active))] == [True]
    assert [] == list(effect_lines(reader_scene(asking, None)))
    assert [] == list(effect_lines(reader_scene(match("architects", language), turn.active)))
