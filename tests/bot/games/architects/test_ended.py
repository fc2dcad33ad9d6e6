"""The end of Architects on one's own page: everybody's points and what they came of."""

from functools import cache

import pytest

from bot.games.architects.words import final_scores
from bot.languages import LANGUAGES, Language
from bot.render.renderer import reader_scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from engine.games import architects
from engine.record.making import Played, open_table, play_match
from engine.stewards import player_for
from tests.bot.core_world import plain
from tests.made_once import words
from tests.renderings.others import renderer
from tests.renderings.panels import shown

SEATS = 3
NAMES = ("Navdar", "Kolahi", "Mirabi")


@cache
def over() -> Played:
    """A game of three prudent builders."""
    game = architects.game()
    crew = [player_for(game, "prudent")] * SEATS
    return play_match(game, open_table(game, SEATS, game.options(), "", "en"), bytes(32), crew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_page_tells_everybodys_points_in_the_end(language: Language) -> None:
    """AW-SCORE: as the board does, beside the places."""
    here = scene_of(1, over().match_state, words(language), NAMES)
    page = renderer("architects").seat(here, renderer("architects").controls(here, 0).look)
    told = plain("\n".join(shown(page)))
    lines = [plain(line) for line in final_scores(reader_scene(here, 0))]

    assert SEATS == len(lines)
    assert [] == [line for line in lines if line not in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_a_message_of_its_own_with_everybodys_points(language: Language) -> None:
    """AW-SCORE: before, a post of a round stood there that told nothing, since the last turn ended in it."""
    here = scene_of(1, over().match_state, words(language), NAMES)
    last = over().log[-1]
    told = plain("\n".join(shown(renderer("architects").post(here, last, TABLE))))
    lines = [plain(line) for line in final_scores(reader_scene(here, None))]

    assert not renderer("architects").is_question(last, TABLE)
    assert [] == [line for line in lines if line not in told]
