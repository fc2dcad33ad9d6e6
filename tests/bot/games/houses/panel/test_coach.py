"""What the coach thinks of: the answer that brings the realm nearer to what a role wants."""

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.games.houses.panel.coach import coach, worth
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.ui.seat_controls import SeatControls
from engine.games.houses import moves as m
from engine.games.houses.content import Forecast
from engine.games.houses.names import RoleName, Side
from engine.games.houses.points import resource_points
from engine.games.houses.state import Promised, Track
from engine.games.houses.stewards.company.character import pledge
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene
from tests.bot.pictures.houses_pictures import changed, presenter_of
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
    tracks = realm((10, 10, 10, 10, knowledge))
    worse = DOWN if better is UP else UP

    assert worth(role, tracks, better) > worth(role, tracks, worse)


@pytest.mark.parametrize(
    ("values", "better"),
    [((4, 20, 10, 10, 4), UP), ((4, 20, 10, 10, 7), UP), ((4, 20, 10, 3, 2), UP), ((4, 10, 10, 10, 7), DOWN)],
)
def test_the_greedy_want_two_at_the_edges_and_no_more(values: tuple[int, ...], better: Forecast) -> None:
    """HO-4.3: of three there the one nearest to leaving had better leave; with one, a second come."""
    worse = DOWN if better is UP else UP
    tracks = realm(values)

    assert worth("greedy", tracks, better) > worth("greedy", tracks, worse)


@pytest.mark.parametrize(("up", "better"), [(True, UP), (False, DOWN)])
def test_of_two_equal_pushes_the_one_with_the_momentum_is_better(up: bool, better: Forecast) -> None:
    """HO-2.3: with all five at ten either push opens a gap for the Extremist, one a wider one."""
    tracks = tuple(replace(track, up=up) for track in realm((10, 10, 10, 10, 10)))
    worse = DOWN if better is UP else UP

    assert worth("extremist", tracks, better) > worth("extremist", tracks, worse)


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
    presenter, controls = presenter_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    asked = replace(controls.look.waits[0], ask="decide")
    deciding = replace(controls, look=replace(controls.look, waits=(asked,)))
    leaders = offering(deciding, m.Decide("no", 1), m.Decide("no", 2))
    open_answers = offering(deciding, m.Decide("no", 1), m.Decide("yes", 2))

    assert say("houses-coach-decide-leader") == coach(presenter, leaders)
    assert coach(presenter, open_answers) not in ("", coach(presenter, leaders))


@languages
def test_the_last_role_is_no_choice(language: Language) -> None:
    """HO-4.1: whoever comes last takes what is left; the coach doesn't call it the best of several."""
    moment = first_asked("draft_take")
    presenter, controls = presenter_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    last, several = (
        coach(presenter, offering(controls, *map(m.TakeRole, roles)))
        for roles in (("greedy",), ("greedy", "moderate"))
    )
    points = presenter.common_text("count-points", count=resource_points("greedy", values(presenter)))

    assert (
        presenter.say("coach-take-last", role=presenter.either([presenter.role("greedy")]), points=points)
        == last
    )
    assert last != several


@languages
def test_roles_worth_the_same_are_all_named(language: Language) -> None:
    """HO-4.3: with all five at ten, low and high are worth fifteen each, and neither is the best alone."""
    moment = first_asked("draft_take")
    level = tuple(replace(one, value=10) for one in moment.match_state.state.tracks)
    moment = changed(moment, tracks=level)
    presenter, controls = presenter_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    said = coach(presenter, offering(controls, *map(m.TakeRole, ("opportunist", "luxurious", "moderate"))))

    assert presenter.role("opportunist") in said
    assert presenter.role("luxurious") in said
    assert presenter.role("moderate") not in said


@languages
@pytest.mark.parametrize(("free", "warned"), [(0, False), (1, True), (2, True), (3, False)])
def test_the_coach_warns_before_the_last_power_is_cast(language: Language, free: int, warned: bool) -> None:
    """HO-6.10: what a ballot on the winning side takes is gone."""
    moment = first_asked("vote")
    presenter, controls = presenter_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    assert presenter.view.own is not None
    view = replace(presenter.view, own=replace(presenter.view.own, free_power=free))
    presenter = Presenter(replace(presenter.scene, view=view))

    assert warned == (presenter.say("coach-last", free=free) in coach(presenter, controls))


@languages
def test_who_gave_a_word_is_reminded_of_it(language: Language) -> None:
    """HO-R23: nothing enforces a word; the coach names it in the place of another answer."""
    said = advised(language, "no")
    presenter = said.presenter

    assert presenter.say("coach-word", side=presenter.side("no"), houses=presenter.houses((1,))) in said.line


@languages
def test_two_words_that_contradict_are_not_called_one(language: Language) -> None:
    """HO-R23: to each of two houses another answer was promised; then the coach thinks of the role."""
    assert advised(language).line == advised(language, "no", "yes").line
    assert advised(language).line != advised(language, "no").line


class Advised(NamedTuple):
    """What the coach says, and by whose presenter."""

    presenter: Presenter
    line: str


def advised(language: Language, *sides: Side) -> Advised:
    """The coach's line at the first vote for who gave the houses to their left these words, in turn."""
    moment = first_asked("vote")
    presenter, controls = presenter_of(moment, language, 0), renderer().controls(scene(moment, language), 0)
    given = tuple(
        Promised(f"d{other}", 0, other, 0, pledge(presenter.view, side).code, (0, other))
        for other, side in enumerate(sides, 1)
    )
    presenter = Presenter(replace(presenter.scene, view=replace(presenter.view, promises=given)))
    return Advised(presenter, coach(presenter, controls))


def first_asked(ask: str) -> Moment:
    """The first moment that asks the first seat this."""
    return next(
        one
        for one in campaign(3, 5, 400)
        if any(wait.ask == ask and wait.seat == 0 for wait in one.match_state.waits)
    )


def realm(values: tuple[int, ...]) -> tuple[Track, ...]:
    """Resources that stand so and have begun to rise."""
    return tuple(Track(one, up=True, run=0) for one in values)


def values(presenter: Presenter) -> tuple[int, ...]:
    """The five resources."""
    return tuple(track.value for track in presenter.view.tracks)


def offering(controls: SeatControls, *moves: Any) -> SeatControls:
    """The same with these moves and no others."""
    return replace(controls, offers=moves)
