"""Company at a table of Coup in Discord: its people's names, and what they say of what everybody has seen."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.coup import company
from bot.games.coup.round_picture import Turn
from bot.languages import LANGUAGES, Language
from bot.render import catalogue
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from bot.ui.generic.company import names, with_first_names
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.losses import Eliminated, GameEnded, InfluenceLost
from engine.games.coup.chapters.proofs import Proved
from engine.games.coup.chapters.windows import Answered, Challenged
from engine.games.coup.state import Deed
from engine.games.coup.stewards.company import MANNERS
from engine.kernel.sealed import Sealed
from engine.kernel.steward import COMPANY
from tests.engine.games.coup import board as coup
from tests.renderings.others import match

TABLE = "A; B; C; D; E; F"

SPOKEN = (
    Challenged(1, 0, "duke"),
    InfluenceLost(2, "captain", "choice"),
    Eliminated(5),
    Proved(3, "duke", Sealed("duke", (3,)), "choice"),
    GameEnded(4, "last_standing"),
)
"""Events of which the seat that they are about always says something."""


def scene(language: Language, **chair: Any) -> ReaderScene:
    """A table of six of company as everybody sees it; `chair` changes what is on the seats."""
    seen = reader_scene(match("coup", language, coup.table(TABLE).state), None)
    own = {"player": None, "steward": COMPANY, **chair}
    chairs = tuple(replace(one, **own) for one in seen.table.chairs[:1] * 6)
    return replace(seen, names=tuple("ABCDEF"), table=replace(seen.table, chairs=chairs, voices=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_of_company_has_a_name_of_its_own(language: Language) -> None:
    """Six seats, six names; a person keeps theirs."""
    called = names(scene(language))

    assert 6 == len(set(called))
    assert not set(called) & set(scene(language).names)
    assert scene(language).names == names(scene(language, player=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_calls_company_by_its_first_names(language: Language) -> None:
    """Beside its cards a seat has room for fifty units; “Tahmineh the Grudging” needs 130."""
    here, person = with_first_names(scene(language)).names, with_first_names(scene(language, player=0)).names

    assert 6 == len(set(here))
    assert all(short in whole for short, whole in zip(here, names(scene(language)), strict=True))
    assert scene(language).names == person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SPOKEN, ids=lambda event: type(event).__name__)
def test_who_doubts_loses_proves_or_wins_has_a_word(event: Any, language: Language) -> None:
    """The line names who says it, and is the same at every reading."""
    here = scene(language)
    said = company.remark(here, 3, event)

    assert said == company.remark(here, 3, event)
    assert any(name in said for name in here.names)


def test_one_claim_in_three_is_spoken_of_and_no_line_comes_twice_before_all_others() -> None:
    """A word to each claim would be noise, and a sentence heard twice in an evening is a dead one."""
    claim, lines = ActionDeclared(1, "tax", None, "duke", 0, "choice"), company.VARIANTS["claim"]
    deeds, spoken = list[Deed](), list[str]()
    for turn in range(1, 1 + company.SELDOM * lines):
        here = scene("en")
        table = replace(here.view.table, deeds=tuple(deeds))
        spoken.append(company.remark(replace(here, view=replace(here.view, table=table)), turn, claim))
        deeds.append(Deed("tax", 1, None, "duke", 0))
    heard = [one for one in spoken if one]

    assert lines == len(heard)
    assert lines == len(set(heard))


def test_two_seats_of_one_manner_have_the_two_halves_of_its_lines() -> None:
    """At a table of five the first and the last are bold."""
    here = scene("en")
    first, last = (company.remark(here, 3, Challenged(seat, 2, "duke")) for seat in (0, 4))

    assert first.partition("“")[2] != last.partition("“")[2]


def test_whoever_loses_the_last_card_has_another_word_than_at_the_first() -> None:
    """CO-8.3: “the tree stays” is no word for somebody who goes."""
    here = scene("en")

    first, last = (
        company.remark(here, 3, event) for event in (InfluenceLost(2, "captain", "choice"), Eliminated(2))
    )

    assert first != last


def test_above_the_next_question_stands_what_came_of_the_last_and_no_claim() -> None:
    """Above a rival's block, “you owe me this much” read as an answer to it."""
    here, lost = scene("en"), InfluenceLost(2, "captain", "choice")
    claim = ActionDeclared(3, "tax", None, "duke", 0, "choice")
    doubt = Challenged(1, 0, "duke")

    assert "D" in company.remark(here, 3, claim)
    assert "" == company.newest_remark(here, [Turn(3, 3, (claim, doubt))])
    assert company.remark(here, 3, lost) == company.newest_remark(here, [Turn(3, 1, (lost, doubt))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_doubts_speaks_beside_the_question_that_they_bring(language: Language) -> None:
    """CO-4.4: also to whoever is challenged; under a turn that nobody has begun nothing is said."""
    quiet = scene(language)
    asked = coup.table("A[captain,captain]; B; C; D; E; F").play("A: act tax; B: challenge")
    doubted = replace(quiet, view=reader_scene(match("coup", language, asked.state), None).view)

    assert "" == company.remark_on_question(quiet)
    assert company.remark(doubted, 1, Challenged(1, 0, "duke")) == company.remark_on_question(doubted)
    assert "B" in company.remark_on_question(doubted)


def test_nobody_speaks_for_a_person_nor_where_the_host_has_silenced_company() -> None:
    """A steward who sits in for somebody away says nothing in their name."""
    silent = scene("en")
    silent = replace(silent, table=replace(silent.table, voices=False))

    assert "" == company.remark(scene("en", player=0), 3, SPOKEN[0])
    assert "" == company.remark(scene("en", steward="prudent"), 3, SPOKEN[0])
    assert "" == company.remark(silent, 3, SPOKEN[0])


def test_a_private_answer_is_never_spoken_of() -> None:
    """CO-R26: a remark about a pass would tell who passed."""
    assert "" == company.remark(scene("en"), 3, Answered(1, "pass", "choice", (1,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manner_has_its_lines_for_every_occasion(language: Language) -> None:
    """A missing line would stand there as its key."""
    words = catalogue.load(language, strict=True)
    keys = [
        f"coup-remark-{manner}-{occasion}-{variant}"
        for manner in MANNERS
        for occasion, count in company.VARIANTS.items()
        for variant in range(1, count + 1)
    ]

    assert [] == [key for key in keys if not words.has_text(key)]
    assert len(keys) == len({words.say(key) for key in keys})
