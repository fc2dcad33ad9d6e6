"""A house that company plays shows its temper in its line of the board; a person's house shows none."""

import pytest
from msgspec.structs import replace

from bot.games.houses.board import realm
from bot.games.houses.voice import Voice
from bot.languages import Language
from engine.games.houses.content import Resource, TemperName
from tests.bot.council_world import plain
from tests.bot.games.houses.houses_matches import campaign, languages, renderer, scene

__all__ = ["languages"]

TEMPERS = {"en": {"bold": "bold", "miser": "miserly"}, "fa": {"bold": "بی‌باک", "miser": "خسیس"}}


def lines(
    language: Language, steward: str | None, temper: TemperName, devotion: Resource | None = None
) -> str:
    """The houses of a table where this steward has every seat, all of one temper."""
    moment = next(one for one in campaign(1, seats=4, generations=3) if one.match_state.state.characters)
    voice = renderer().voice(scene(moment, language), None)
    content = voice.book.content
    legacies = tuple(replace(one, temper=temper, devotion=devotion) for one in content.legacies)
    book = replace(voice.book, content=replace(content, legacies=legacies))
    chairs = tuple(replace(chair, steward=steward) for chair in voice.scene.table.chairs)
    table = replace(voice.scene.table, chairs=chairs)
    return plain("\n".join(realm.purses(Voice(replace(voice.scene, table=table), book))))


@languages
@pytest.mark.parametrize("temper", ["bold", "miser"])
def test_a_house_of_company_shows_its_temper(language: Language, temper: TemperName) -> None:
    assert 4 == lines(language, "company", temper).count(TEMPERS[language][temper])


@pytest.mark.parametrize("steward", [None, "prudent"])
def test_other_houses_show_none(steward: str | None) -> None:
    assert "bold" not in lines("en", steward, "bold")


def test_the_devout_say_what_they_live_for() -> None:
    assert "devoted to knowledge" in lines("en", "company", "devout", "knowledge")
