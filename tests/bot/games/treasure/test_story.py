"""The end of Treasure Island as a story: no night of a long voyage is missing from it."""

from functools import cache

import msgspec
import pytest

from bot.games.treasure.story import TALES
from bot.languages import LANGUAGES, Language
from bot.render.limits import USER_NAME
from bot.render.paging import pages
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from engine.games import treasure
from engine.record.making import Played, opened, played
from engine.stewards import player_for
from tests.bot.core_world import plain
from tests.made_once import words
from tests.renderings.others import renderer
from tests.renderings.panels import shown

SEATS, SUCCESSES = 10, 15
languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def voyage() -> Played:
    """Of twelve days, the first with so many votes that succeeded."""
    game = treasure.game()
    options = msgspec.convert({"rounds": 12}, game.options)
    crew = [player_for(game, "prudent")] * SEATS
    for seed in range(100):
        made = played(game, opened(game, SEATS, options, "", "en"), seed.to_bytes(32, "big"), crew)
        if succeeded(made) >= SUCCESSES:
            return made
    raise LookupError(SUCCESSES)


def succeeded(made: Played) -> int:
    """How many votes did."""
    return len([one for one in made.match_state.state.tales if one.succeeded])


def scene(language: Language) -> Scene:
    """The end, everybody's name as long as it can be."""
    names = tuple(f"{seat}".ljust(USER_NAME, "m") for seat in range(SEATS))
    return scene_of(1, voyage().match_state, words(language), names)


def nights(told: str, language: Language) -> list[str]:
    """The lines about a night's vote."""
    begins = {"en": "Night ", "fa": "شبِ "}[language]
    return [line for line in told.splitlines() if line.startswith(begins)]


@languages
def test_the_message_of_the_end_tells_every_vote_that_succeeded(language: Language) -> None:
    """Ten names of the greatest length take more than one message; nothing is cut off."""
    post = renderer("treasure").post(scene(language), voyage().log[-1], TABLE)
    told = plain("\n".join(line for page in pages(post) for line in shown(page)))

    assert succeeded(voyage()) == len(nights(told, language))


@languages
def test_the_board_tells_the_last_ones_and_how_many_it_leaves_out(language: Language) -> None:
    """It is one message."""
    there = scene(language)
    board = renderer("treasure").board(there, None)
    told = plain("\n".join(shown(board)))
    left_out = succeeded(voyage()) - TALES

    assert 1 == len(pages(board))
    assert TALES == len(nights(told, language))
    assert plain(there.words.say("treasure-story-earlier", count=left_out)) in told
