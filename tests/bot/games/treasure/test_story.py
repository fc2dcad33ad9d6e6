"""The end of Treasure Island as a story: no night of a long voyage is missing from it."""

import re
from functools import cache
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.treasure.events import TALES, is_end
from bot.languages import LANGUAGES, Language, plain_digits
from bot.render.i18n import message_id
from bot.render.limits import USER_NAME
from bot.render.paging import pages
from bot.render.renderer import Scene
from bot.render.scenes import scene_of
from bot.render.targets import TABLE
from engine.games import treasure
from engine.games.treasure.chapters.ending import BallotsShown
from engine.games.treasure.chapters.night import NightEnded, NightSkipped
from engine.games.treasure.state import Tale
from engine.record.making import Played, open_table, play_match
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
        made = play_match(game, open_table(game, SEATS, options, "", "en"), seed.to_bytes(32, "big"), crew)
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


NIGHT = re.compile("^(?:Nights?|شب(?:ِ|‌های)) ([0-9]+)(?: (?:to|تا) ([0-9]+))?: ", re.MULTILINE)


def nights(told: str) -> list[int]:
    """Of each vote that is told the night; a line may tell of several one after the other."""
    lines = NIGHT.findall(plain_digits(told))
    return [night for one, last in lines for night in range(int(one), int(last or one) + 1)]


@languages
def test_the_message_of_the_end_tells_every_vote_that_succeeded(language: Language) -> None:
    """Ten names of the greatest length take more than one message; nothing is cut off."""
    post = renderer("treasure").post(scene(language), voyage().log[-1], TABLE)
    told = plain("\n".join(line for page in pages(post) for line in shown(page)))

    assert succeeded(voyage()) == len(nights(told))


@languages
def test_the_message_of_the_end_leaves_the_last_night_to_the_post_of_that_night(language: Language) -> None:
    """Both stood there, one below the other, and how many votes were in as well."""
    last = voyage().log[-1]
    (night,) = (event for event in last.events if isinstance(event, NightEnded | NightSkipped))
    post = renderer("treasure").post(scene(language), last, TABLE)
    told = plain("\n".join(line for page in pages(post) for line in shown(page)))
    heading = words(language).say(
        f"treasure-event-{message_id(night.__struct_config__.tag)}", round=night.round
    )

    assert plain(heading) not in told
    assert plain(words(language).say("treasure-story")) in told


def test_votes_that_the_end_opens_stand_in_its_own_message_alone() -> None:
    """TI-OPT: with `votes_opened` at_end; the post of the last night would say so as well."""
    assert is_end(BallotsShown(()))
    assert any(map(is_end, voyage().log[-1].events))


DENIALS: Final[dict[str, tuple[str, ...]]] = {"en": ("nobody", "no one"), "fa": ("کسی", "هیچ")}


@languages
def test_an_attack_that_some_tried_to_stop_is_not_told_as_if_nobody_had(language: Language) -> None:
    """TI-5.2: a catch takes more fire than douse, and votes to douse may have been cast all the same."""
    made = words(language).say("treasure-tale-attack", night="1", place="2", head="3")

    assert not any(word in made for word in DENIALS[language])


@languages
def test_the_board_tells_the_last_ones_and_how_many_it_leaves_out(language: Language) -> None:
    """It is one message; an ending is told by what came last, the beginning stands in the chronicle."""
    there = scene(language)
    board = renderer("treasure").board(there, None)
    told = plain("\n".join(shown(board)))
    left_out = succeeded(voyage()) - TALES
    every = [tale.round for tale in voyage().match_state.state.tales if tale.succeeded]

    assert 1 == len(pages(board))
    assert every[left_out:] == sorted(nights(told))
    assert plain(there.words.say("treasure-story-earlier", count=left_out)) in told


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("Nights 3 to 5", "Night 7", "Night 8")), ("fa", ("شب‌های ۳ تا ۵", "شبِ ۷", "شبِ ۸"))],
)
def test_nights_that_read_alike_are_told_in_one_line(language: Language, said: tuple[str, ...]) -> None:
    """One after the other, of the same place under the same head; the rest has a line each."""
    heads = ((3, 0), (4, 0), (5, 0), (7, 0), (8, 1))
    tales = tuple(Tale(night, "conflict", "island", head, succeeded=True) for night, head in heads)
    ended = voyage().match_state
    now = replace(ended, state=replace(ended.state, tales=tales))
    names = tuple(f"P{seat}" for seat in range(SEATS))
    board = renderer("treasure").board(scene_of(1, now, words(language), names), None)
    told = plain("\n".join(shown(board)))

    assert list(said) == [line.split(":")[0] for line in told.splitlines() if NIGHT.match(plain_digits(line))]


@pytest.mark.parametrize(
    ("votes", "said"),
    [
        ((2, 1), "the English won the conflict"),
        ((0, 1), "the French won the conflict"),
        ((2, 2), "the conflict on the island was level"),
        ((), "they counted hands"),
    ],
)
def test_a_conflict_is_told_with_the_side_that_won_it(votes: tuple[int, ...], said: str) -> None:
    """TI-5.4: two nights of other ends were one line, which told of neither."""
    ended, names = voyage().match_state, tuple(f"P{seat}" for seat in range(SEATS))
    tale = Tale(3, "conflict", "island", 0, succeeded=True, votes=votes)
    now = replace(ended, state=replace(ended.state, tales=(tale, replace(tale, round=4, votes=(0, 3)))))
    board = renderer("treasure").board(scene_of(1, now, words("en"), names), None)
    told = [line for line in plain("\n".join(shown(board))).splitlines() if NIGHT.match(line)]

    assert said in told[0]
    assert len(told) == (1 if votes == (0, 1) else 2)


@languages
def test_ones_own_page_tells_the_count_and_the_flags_in_the_end(language: Language) -> None:
    """Who wins is told by name; that the side with more won says nothing of how much, or who was whose."""
    there = scene(language)
    page = renderer("treasure").seat(there, renderer("treasure").controls(there, 0).look)
    told, over = plain("\n".join(shown(page))), voyage().match_state.state.over
    names = there.words.join_list([there.names[seat] for seat in over.winners])

    assert plain(there.words.say("treasure-story-winners", names=names, count=len(over.winners))) in told
    assert all(told.count(name.strip()) >= 1 for name in there.names)
    assert plain(there.words.say("offered-place", number=1, names=names)) not in told
