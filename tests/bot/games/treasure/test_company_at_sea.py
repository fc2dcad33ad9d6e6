"""Company at a table of Treasure Island in Discord: its people's names, and what they say."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.treasure import company
from bot.games.treasure.company import Denial, Remark, describe, with_remarks
from bot.languages import LANGUAGES, Language
from bot.render import catalogue
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import reader_scene
from bot.ui.generic.company import names
from engine.games.treasure.chapters.dawn import AttackTally, CaptainDeposed, MutinyTally
from engine.games.treasure.chapters.day import Marooned, MutinyDeclared
from engine.games.treasure.chapters.night import NightEnded, NightStarted, VoteCast, VoteOpened
from engine.games.treasure.chapters.rounds import DayStarted
from engine.games.treasure.state import Order, Tale
from engine.games.treasure.stewards.company import MANNERS, words_given
from engine.kernel.steward import COMPANY
from tests.engine.games.treasure.board import board
from tests.renderings.others import match

SEATS = 10
VOTERS = (0, 1, 2, 3, 4)

OCCASIONS = ("fire", "douse", "against", "for", "rise", "ashore", "deposed", "won", "lost", "end")


def scene(language: Language, **chair: Any) -> ReaderScene:
    """A table of ten of company as everybody sees it; `chair` changes what is on the seats."""
    state = board("FD: A B C D E; JR: F G H I J").state
    seen = reader_scene(match("treasure", language, state), None)
    own = {"player": None, "steward": COMPANY, **chair}
    chairs = tuple(replace(one, **own) for one in seen.table.chairs[:1] * SEATS)
    return replace(seen, names=tuple("ABCDEFGHIJ"), table=replace(seen.table, chairs=chairs, voices=True))


def night(round: int) -> tuple[Any, ...]:
    """A night's opening and its count, in which the captain lost."""
    tally = AttackTally(0, "fd", 1, 1, 3, succeeded=False)
    return (NightStarted(round), VoteOpened(0, "attack", "fd", 0, VOTERS), tally)


def remarks(events: tuple[Any, ...]) -> list[Remark]:
    """What company may say to these events."""
    return [one for one in with_remarks(events) if isinstance(one, Remark)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_of_company_has_a_name_of_its_own(language: Language) -> None:
    """Ten seats, ten names; a person keeps theirs."""
    called = names(scene(language))

    assert SEATS == len(set(called))
    assert not set(called) & set(scene(language).names)
    assert scene(language).names == names(scene(language, player=0))


def test_words_given_before_a_vote_stand_behind_it_and_the_captain_answers_the_count() -> None:
    """The same words that the stewards go by; who speaks to the count is who was captain at dusk."""
    number = next(n for n in range(1, 40) if words_given(n, "attack", "fd", 0, VOTERS))
    *given, last = remarks(night(number))
    words = words_given(number, "attack", "fd", 0, VOTERS)

    assert [(word.seat, word.value) for word in words] == [(one.seat, one.occasion) for one in given]
    assert (0, "lost") == (last.seat, last.occasion)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_without_one_vote_of_what_was_said_denies_it(language: Language) -> None:
    """TI-5.1: by what all have read; where there is one such vote, it may be that of whoever had said so."""
    number, word = next(
        (n, words[0]) for n in range(1, 90) if (words := words_given(n, "mutiny", "fd", 0, VOTERS))
    )
    here = scene(language)
    told = dict[int, list[str]]()
    for votes in (0, 1):
        count = {"for": (votes, 3 - votes), "against": (3 - votes, votes)}[word.value]
        events = (
            NightStarted(number),
            VoteOpened(0, "mutiny", "fd", 0, VOTERS),
            MutinyTally(0, "fd", *count, succeeded=count[0] > count[1]),
        )
        denied = (one for one in with_remarks(events) if isinstance(one, Denial) and one.seat == word.seat)
        told[votes] = [company.describe_denial(here, one) for one in denied]

    assert [] == told[1]
    assert [True] == [here.names[word.seat] in line for line in told[0]]
    assert "" == company.describe_denial(scene(language, player=0), Denial(word.seat, word.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_before_a_vote_stands_beside_its_buttons(language: Language) -> None:
    """As the post of the night has it, and by day, before there is a vote, nothing."""
    here, order = scene(language), Order("attack", "fd", 0)
    number = next(n for n in range(1, 40) if words_given(n, "attack", "fd", 0, VOTERS))
    table = replace(here.view.table, round=number)
    seen = replace(here, view=replace(here.view, table=table))
    words = words_given(number, "attack", "fd", 0, VOTERS)
    told = [describe(seen, Remark(word.seat, word.value, number)) for word in words]

    assert told == [*company.word_lines(seen, replace(order, head=0, voters=VOTERS))]
    assert [] == [*company.word_lines(seen, order)]


def test_two_of_one_manner_have_other_lines_on_the_same_day() -> None:
    """Two of the sly were put ashore on one day and said the same."""
    here = scene("en")
    for occasion in ("ashore", "fire", "deposed"):
        said = [describe(here, Remark(seat, occasion, 1)).partition("“")[2] for seat in (1, 5)]

        assert 2 == len(set(said))


def test_of_a_vote_that_is_secret_nothing_is_said() -> None:
    """TI-5.1: what a seat votes is its own; who is put ashore has a word."""
    assert [] == remarks((VoteCast(1, 0, "douse", (1,)),))
    assert ["ashore"] == [one.occasion for one in remarks((DayStarted(1), Marooned(0, 3, "fd")))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_speaks_for_a_person_nor_where_the_host_has_silenced_company(language: Language) -> None:
    """A steward who sits in for somebody away says nothing in their name."""
    (said,) = remarks((DayStarted(1), Marooned(0, 3, "fd")))
    here = scene(language)
    silent = replace(here, table=replace(here.table, voices=False))

    assert "D" in describe(here, said)
    assert "" == describe(scene(language, player=0), said)
    assert "" == describe(scene(language, steward="prudent"), said)
    assert "" == describe(silent, said)


@pytest.mark.parametrize("days", [(1, 2, 3, 4), (2, 4, 6, 8), (3, 5, 7, 9)])
def test_whoever_is_put_ashore_day_after_day_says_something_else_each_time(days: tuple[int, ...]) -> None:
    """The same sentence below the same deed read like a fault."""
    here = scene("en")
    told = [event for day in days for event in (DayStarted(day), Marooned(0, 1, "fd"))]
    said = [describe(here, one) for one in remarks(tuple(told))]

    assert len(days) == len(set(said)) == len(said)


@pytest.mark.parametrize("succeeded", [True, False])
def test_a_captain_says_every_line_of_a_count_before_one_comes_again(succeeded: bool) -> None:
    """TI-5.2: whatever nights lie between; what the other captain won or lost counts for nothing."""
    said, here = list[str](), scene("en")
    tales = tuple(Tale(night, "attack", "fd", 0, succeeded) for night in (1, 4, 5, 8))
    others = tuple(Tale(night, "attack", "jr", 5, succeeded) for night in (2, 4, 7))
    table = replace(here.view.table, tales=(*tales, *others))
    seen = replace(here, view=replace(here.view, table=table))
    for night in (1, 4, 5, 8):
        tally = AttackTally(0, "fd", 1, 1, 3, succeeded=succeeded)
        events = (NightStarted(night), VoteOpened(0, "attack", "fd", 0, ()), tally)
        said += [describe(seen, one) for one in remarks(events) if one.occasion in ("won", "lost")]

    assert 4 == len(set(said)) == len(said)


def test_a_remark_is_the_same_wherever_it_is_read_or_left_out() -> None:
    """A letter and the story have not how the round began: in each second round they had another line."""
    deeds = (MutinyDeclared(0, "fd", 1), Marooned(0, 3, "fd"), CaptainDeposed(2, "fd"))
    dawn = (NightStarted(3), NightEnded(3, ()), CaptainDeposed(2, "fd"))

    assert [] == remarks(deeds)
    assert remarks(dawn) == remarks(dawn[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_manner_has_its_lines_for_every_occasion(language: Language) -> None:
    """A missing line would stand there as its key."""
    words = catalogue.load(language, strict=True)
    keys = [
        f"treasure-remark-{manner}-{occasion}-{variant}"
        for manner in MANNERS
        for occasion in OCCASIONS
        for variant in range(1, company.VARIANTS[occasion] + 1)
    ]

    assert set(OCCASIONS) == set(company.VARIANTS)
    assert [] == [key for key in keys if not words.has_text(key)]
    assert len(keys) == len({words.say(key) for key in keys})
