"""Company at a table of Rokugan in Discord: names, and what is said of what everybody has seen."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.rokugan import company
from bot.languages import LANGUAGES, Language
from bot.render import catalogue
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from bot.ui.generic.company import names
from engine.games.rokugan.chapters.battles import BattleFought, Side
from engine.games.rokugan.chapters.scoring import GameEnded
from engine.games.rokugan.stewards.company import MANNERS
from engine.kernel.steward import COMPANY
from tests.engine.games.rokugan import board
from tests.renderings.others import match

CLANS = ("crane", "lion", "crab", "dragon", "phoenix")


def scene(language: Language, **chair: Any) -> ReaderScene:
    """A table of five of company as everybody sees it; `chair` changes what is on the seats."""
    seen = reader_scene(match("rokugan", language, board.table(CLANS).state), None)
    own = {"player": None, "steward": COMPANY, **chair}
    chairs = tuple(replace(one, **own) for one in seen.table.chairs[:1] * 5)
    return replace(seen, names=tuple("ABCDE"), table=replace(seen.table, chairs=chairs, voices=True))


def battle(province: Any, holder: int | None, winner: int | None) -> BattleFought:
    """A battle that seat 0 began."""
    outcome = "captured" if winner is not None else "held"
    return BattleFought(province, holder, (Side(0, 3, (1,)),), 0, 0, 0, 0, 0, 0, 0, winner, 3, outcome)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_of_company_has_a_name_of_its_own(language: Language) -> None:
    """Five seats, five names; a person keeps theirs."""
    assert 5 == len(set(names(scene(language))))
    assert scene(language).names == names(scene(language, player=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_round_one_word_is_said_of_a_capital_first(language: Language) -> None:
    """Whoever lost it speaks before who took it; the same at every reading."""
    here = scene(language)
    fought = (battle("crab_west", 2, 0), battle("lion_capital", 1, 0))
    said = company.newest_remark(here, 2, fought)

    assert "B" in said
    assert said == company.newest_remark(here, 2, fought)


def test_whoever_held_has_a_word_and_the_winner_has_the_last() -> None:
    """BR-RESOLVE-11: nobody speaks of a province that stays nobody's."""
    here = scene("en")

    assert "C" in company.newest_remark(here, 1, (battle("crab_west", 2, None),))
    assert "" == company.newest_remark(here, 1, (replace(battle("crab_west", None, None), outcome="nobody"),))
    assert "D" in company.last_word(here, GameEnded((), ((3,),), "honor"))


def test_nobody_speaks_for_a_person_nor_where_the_host_has_silenced_company() -> None:
    """A steward who sits in for somebody away says nothing in their name."""
    silent, fought = scene("en"), (battle("lion_capital", 1, 0),)
    silent = replace(silent, table=replace(silent.table, voices=False))

    assert "" == company.newest_remark(scene("en", player=0), 1, fought)
    assert "" == company.newest_remark(scene("en", steward="prudent"), 1, fought)
    assert "" == company.newest_remark(silent, 1, fought)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manner_has_its_lines_for_every_occasion(language: Language) -> None:
    """A missing line would stand there as its key."""
    words = catalogue.load(language, strict=True)
    keys = [
        f"rokugan-remark-{manner}-{occasion}-{variant}"
        for manner in MANNERS
        for occasion in ("capture", "loss", "held", "win")
        for variant in range(1, company.VARIANTS + 1)
    ]

    assert [] == [key for key in keys if not words.has_text(key)]
    assert len(keys) == len({words.say(key) for key in keys})
