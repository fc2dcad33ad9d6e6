"""What a phase says as it opens, beside its card."""

import pytest
from msgspec.structs import replace

from bot.games.houses import phase_post
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.bidi import BESIDE
from engine.games.houses import events as e
from engine.games.houses.content import Chapter, Perk, Trigger
from engine.games.houses.names import StoryEnd
from tests.bot.games.houses.houses_matches import campaign, languages
from tests.bot.pictures.houses_pictures import presenter_of


@languages
@pytest.mark.parametrize(("phase", "percent"), [(6, None), (7, 33), (8, 50), (9, 100)])
def test_a_phase_that_may_be_the_last_says_so(language: Language, phase: int, percent: int | None) -> None:
    """HO-R32: one chance in three, one in two, and certain, where the king neither flees nor is deposed."""
    presenter, opened = first_phase(language)
    said = phase_post.problem(presenter, replace(opened, phase=phase))
    sentences = {one: presenter.say("mortal", percent=one) for one in (33, 50, 100)}

    assert {percent} - {None} == {one for one, sentence in sentences.items() if sentence in said}


POINTS, POWER = Perk("score_bonus", 3, Trigger(signed="any")), Perk("power_at_start", 4)


@languages
@pytest.mark.parametrize("ends", [None, "unity"])
def test_what_a_chapter_brings_stands_before_both_answers_or_after_each(
    language: Language, ends: StoryEnd | None
) -> None:
    """HO-7.3, HO-7.4: once where both bring the same; else each under its own answer."""
    presenter, opened = first_phase(language)
    holds = replace(opened.no, story=True, chapter=Chapter(POINTS, None))
    other = replace(opened.yes, story=True, chapter=Chapter(POWER if ends else POINTS, ends))
    lines = phase_post.problem(presenter, replace(opened, yes=other, no=holds)).splitlines()
    for_now = presenter.say("forecast-holds", perk=goals.perk(presenter, POINTS))
    for_good = presenter.say("forecast-keeps", end="unity", perk=goals.perk(presenter, POWER))
    told = [spot for spot, line in enumerate(lines) if for_now in line or for_good in line]
    answers = [spot for spot, line in enumerate(lines) if line.startswith(tuple(phase_post.DISCS.values()))]

    if ends:
        assert [answers[0] + 2, answers[1] + 2] == told
        assert [for_good in lines[told[0]], for_now in lines[told[1]]] == [True, True]
    else:
        assert [answers[0] - 1] == told


@languages
def test_two_ends_that_bring_the_same_are_told_once_and_each_answer_names_its_own(language: Language) -> None:
    """HO-7.4: the line above both speaks of either end."""
    presenter, opened = first_phase(language)
    ends: tuple[StoryEnd, StoryEnd] = ("unity", "division")
    yes, no = (replace(opened.yes, story=True, chapter=Chapter(POWER, end)) for end in ends)
    said = phase_post.problem(presenter, replace(opened, yes=yes, no=no))

    assert 1 == said.count(presenter.say("forecast-keeps", end="either", perk=goals.perk(presenter, POWER)))
    assert 1 == said.count(goals.perk(presenter, POWER))
    assert all(presenter.say("forecast-end", end=end).replace(" ", BESIDE) in said for end in ends)


def first_phase(language: Language) -> tuple[Presenter, e.PhaseOpened]:
    """A reader at the moment at which a phase opens, and that event."""
    for moment in campaign(3, 5, 400):
        for event in moment.entry.events:
            if isinstance(event, e.PhaseOpened):
                return presenter_of(moment, language, 0), event
    raise LookupError
