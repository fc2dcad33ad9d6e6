"""The form in which a house says which offices it wants first."""

from typing import Final

from bot.games.houses.controls.forms import form
from bot.languages import Language
from bot.render.panel import Choice
from engine.games.houses.names import Office
from engine.games.houses.points import office_points, resource_of
from engine.kernel.moves import PartialMove, Several
from tests.bot.games.houses.houses_matches import campaign, languages
from tests.bot.pictures.houses_pictures import presenter_of

OFFICES: Final[tuple[Office, ...]] = ("vizier", "sage", "counsellor")
RANK = PartialMove("rank_offices", (), (Several("order", OFFICES, 3, 3, ordered=True),))


@languages
def test_the_place_that_must_be_filled_does_not_say_that_any_will_do(language: Language) -> None:
    """HO-5.4: the first is asked for, the others follow of themselves."""
    presenter = presenter_of(campaign(3, 5, 400)[-1], language, 0)
    places = [one.control for one in form(presenter, RANK, "v1:rank").fields]

    asked = {one.least: one.placeholder for one in places if isinstance(one, Choice)}
    assert {0, 1} == asked.keys()
    assert asked[0] != asked[1]


@languages
def test_each_office_says_its_resource_and_what_it_would_score(language: Language) -> None:
    """HO-5.1: the coach speaks of resources, and a newcomer knows none by its office."""
    presenter = presenter_of(campaign(3, 5, 400)[-1], language, 0)
    first = form(presenter, RANK, "v1:rank").fields[0].control
    values = tuple(track.value for track in presenter.view.tracks)

    assert isinstance(first, Choice)
    for office, option in zip(OFFICES, first.options, strict=True):
        points = presenter.say("claim-positive", resource="", n=office_points(office, values)).split(":")[-1]
        assert presenter.resource(resource_of(office)) in option.description
        assert points in option.description
