"""What the coach thinks of: the answer that brings the realm nearer to what a role wants."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.houses.panel.coach import coach, worth
from bot.games.houses.voice import Voice
from bot.languages import Language
from bot.ui.seat_controls import SeatControls
from engine.games.houses import moves as m
from engine.games.houses.content import Forecast, RoleName
from engine.games.houses.role_points import resource_points
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene
from tests.bot.pictures.houses_pictures import voice_of
from tests.made_once import words

UP, DOWN = Forecast((0, 0, 0, 0, 1)), Forecast((0, 0, 0, 0, -1))


@pytest.mark.parametrize(
    ("role", "knowledge", "better"),
    [
        ("rebel", 14, UP),
        ("rebel", 7, DOWN),
        ("luxurious", 8, UP),
        ("opportunist", 12, DOWN),
        ("moderate", 17, DOWN),
        ("extremist", 14, UP),
    ],
)
def test_the_better_answer_pushes_towards_the_role(role: RoleName, knowledge: int, better: Forecast) -> None:
    """HO-4.3: knowledge alone moves, the others stand at ten."""
    values = (10, 10, 10, 10, knowledge)
    worse = DOWN if better is UP else UP

    assert worth(role, values, better) > worth(role, values, worse)


@languages
def test_every_question_of_a_campaign_has_one_short_line(language: str) -> None:
    """At most forty words, for each seat at each moment that asks it something."""
    said = set()
    for moment in campaign(3, 5, 400)[::7]:
        for wait in moment.match_state.waits:
            if 0 <= wait.seat < 3:
                line = renderer().coach(scene(moment, language), wait.seat)
                said.add((wait.ask, bool(line)))

                assert len(line.split()) <= 40
                assert "\n" not in line

    assert {("vote", True)} <= said


@languages
def test_who_chooses_among_leaders_hears_of_leaders(language: Language) -> None:
    """HO-R21: with one answer left the coach speaks of who leads."""
    say = words(language).say
    moment = next(one for one in campaign(3, 5, 400) if one.match_state.state.stage == "vote")
    voice, controls = voice_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    asked = replace(controls.look.waits[0], ask="decide")
    deciding = replace(controls, look=replace(controls.look, waits=(asked,)))
    leaders = offering(deciding, m.Decide("no", 1), m.Decide("no", 2))
    open_answers = offering(deciding, m.Decide("no", 1), m.Decide("yes", 2))

    assert say("houses-coach-decide-leader") == coach(voice, leaders)
    assert coach(voice, open_answers) not in ("", coach(voice, leaders))


@languages
def test_the_last_role_is_no_choice(language: Language) -> None:
    """HO-4.1: whoever comes last takes what is left; the coach doesn't call it the best of several."""
    campaign_ = campaign(3, 5, 400)
    moment = next(
        one
        for one in campaign_
        if any(wait.ask == "draft_take" and wait.seat == 0 for wait in one.match_state.waits)
    )
    voice, controls = voice_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    last, several = (
        coach(voice, offering(controls, *map(m.TakeRole, roles)))
        for roles in (("greedy",), ("greedy", "moderate"))
    )
    points = voice.shared("count-points", count=resource_points("greedy", values(voice)))

    assert voice.say("coach-take-last", role=voice.role("greedy"), points=points) == last
    assert last != several


def values(voice: Voice) -> tuple[int, ...]:
    """The five resources."""
    return tuple(track.value for track in voice.view.tracks)


def offering(controls: SeatControls, *moves: Any) -> SeatControls:
    """The same with these moves and no others."""
    return replace(controls, look=replace(controls.look, ask=lambda _: moves))
