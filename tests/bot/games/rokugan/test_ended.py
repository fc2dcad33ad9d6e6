"""The end of Battle for Rokugan on one's own page: what everybody's honour came of, nothing left to play."""

from functools import cache

import pytest
from msgspec.structs import replace

from bot.games.rokugan.describe import story
from bot.games.rokugan.words import choice
from bot.languages import LANGUAGES, Language
from bot.render.panel import Text
from bot.render.renderer import reader_scene
from bot.render.scenes import scene_of
from bot.ui.generic import wording
from engine.games import rokugan
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
    """A game of three that chance alone has played."""
    game = rokugan.game()
    crew = [player_for(game, "random")] * SEATS
    return play_match(game, open_table(game, SEATS, game.options(), "", "en"), bytes(32), crew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_page_tells_everybodys_honour_in_the_end(language: Language) -> None:
    """BR-SCORE: by name, as the board does, and no token or card as if there were a turn to come."""
    here = scene_of(1, over().match_state, words(language), NAMES)
    state, say = over().match_state.state, here.words.say
    page = renderer("rokugan").seat(here, renderer("rokugan").controls(here, 0).look)
    told = plain("\n".join(shown(page)))
    left = [say("rokugan-own-hand", tokens="|"), say("rokugan-own-start", cards="|")]

    assert state.why is not None
    assert [] == [line for line in story(reader_scene(here, 0)) if plain(line) not in told]
    assert [] == [line for line in left if plain(line).split("|")[0] in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_behind_why_stands_in_the_end_what_everybodys_honour_came_of(language: Language) -> None:
    """BR-SCORE: the page itself tells it of one's own clan alone; the last battles stand below it."""
    here = scene_of(1, over().match_state, words(language), NAMES)
    why = renderer("rokugan").why(here, 0, over().log)
    told = plain("\n".join(shown(why)))
    whole = [plain(line) for line in story(reader_scene(here, 0))]

    assert [] == [line for line in whole if line not in told]
    assert plain(wording.result(reader_scene(here, 0), "tie_break")) in told
    assert plain(here.words.say("rokugan-battles", round=5)) in told
    assert told.index(whole[-1]) < told.index(plain(here.words.say("rokugan-battles", round=5)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_page_tells_the_places_and_ones_own_honour_alone(language: Language) -> None:
    """BR-SCORE: all of it stood above the map, on a page of 1,100 pixels."""
    here = replace(scene_of(1, over().match_state, words(language), NAMES), draws=True)
    page = renderer("rokugan").seat(here, renderer("rokugan").controls(here, 0).look)
    told = plain("\n".join(one.content for one in page.pictured if isinstance(one, Text)))
    own, *others = over().match_state.state.scores
    goals = [plain(choice(reader_scene(here, 0), one.goal)) for one in (own, *others) if one.goal]

    assert "tie_break" == over().match_state.state.why
    assert plain(here.words.say("rokugan-story-level", button=here.words.say("button-why"))) in told
    assert all(name in told for name in NAMES)
    assert [own.seat == 0 and goal == goals[0] for goal in goals] == [goal in told for goal in goals]
