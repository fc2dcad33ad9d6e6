"""A house that company plays shows its temper on the board and in its picture; a person's shows none."""

from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.houses import realm
from bot.games.houses.picture import council
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from bot.render.panel import Sketch
from engine.games.houses.names import Resource, TemperName
from tests.bot.council_world import plain
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene
from tests.bot.pictures.boards import cut, flaws, notes
from tests.made_once import content

__all__ = ["languages"]

TEMPERS = {"en": {"bold": "bold", "miser": "miserly"}, "fa": {"bold": "بی‌باک", "miser": "خسیس"}}


def presenter_of(
    language: Language, steward: str | None, temper: TemperName, devotion: Resource | None = None
) -> Presenter:
    """Of everybody at a table where this steward has every seat, all of one temper."""
    moment = next(one for one in campaign(1, seats=4, generations=3) if one.match_state.state.characters)
    presenter = Presenter(renderer().scene_for(scene(moment, language), None))
    content = presenter.book.content
    legacies = tuple(replace(one, temper=temper, devotion=devotion) for one in content.legacies)
    book = replace(presenter.book, content=replace(content, legacies=legacies))
    chairs = tuple(replace(chair, steward=steward) for chair in presenter.scene.table.chairs)
    table = replace(presenter.scene.table, chairs=chairs)
    return Presenter(replace(presenter.scene, table=table, book=book))


def lines(
    language: Language, steward: str | None, temper: TemperName, devotion: Resource | None = None
) -> str:
    """The houses of such a table."""
    return plain("\n".join(realm.purses(presenter_of(language, steward, temper, devotion))))


@languages
@pytest.mark.parametrize("temper", ["bold", "miser"])
def test_a_house_of_company_shows_its_temper(language: Language, temper: TemperName) -> None:
    assert 4 == lines(language, "company", temper).count(TEMPERS[language][temper])


@pytest.mark.parametrize("steward", [None, "prudent"])
def test_other_houses_show_none(steward: str | None) -> None:
    assert "bold" not in lines("en", steward, "bold")


def test_the_devout_say_what_they_live_for() -> None:
    assert "devoted to knowledge" in lines("en", "company", "devout", "knowledge")


@languages
@pytest.mark.parametrize("temper", get_args(TemperName))
def test_the_picture_of_the_council_shows_it(language: Language, temper: TemperName) -> None:
    """Below the longest names with every sign behind them, and in the alt text: nothing is cut or covered."""
    devotion: Resource | None = "knowledge" if temper == "devout" else None
    shown = council.values(presenter_of(language, "company", temper, devotion))
    names = sorted(
        (presenter_of(language, None, temper).emblem(one) for one in content()[0].emblems), key=len
    )
    seats = tuple(
        replace(one, name=name, leader=True, moderator=True, awaited=True)
        for one, name in zip(shown.seats, names[-4:], strict=True)
    )
    told = seats[0].temper
    drawn = Sketch(council.TEMPLATE, msgspec.json.encode(replace(shown, seats=seats)), "")
    said, _ = notes(drawn)

    assert 4 == [one["shown"] for one in said].count(told)
    assert [] == flaws(drawn)
    assert [] == cut(drawn, names)
    assert 4 == council.sketch(presenter_of(language, "company", temper, devotion)).alt.count(told)


@languages
def test_a_table_without_company_has_no_line_for_tempers(language: Language) -> None:
    """Its rows are as high as they were."""
    company, people = (council.sketch(presenter_of(language, one, "bold")) for one in ("company", None))
    pages = [[one["h"] for one in notes(sketch)[1] if one["kind"] == "page"] for sketch in (company, people)]

    assert pages[0] > pages[1]


def test_the_picture_shows_none_of_a_person_s_house() -> None:
    assert {""} == {one.temper for one in council.values(presenter_of("en", None, "bold")).seats}
