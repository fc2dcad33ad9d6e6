"""Who is owed a message about an entry, and in which order."""

from typing import Any

import pytest

from bot.games.houses.describe.targets import targets
from bot.render.targets import ANNOUNCE, SECOND, STORY, TABLE, to_seat
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses.content import Forecast
from engine.kernel.seats import CLOCK
from engine.store import Target
from tests.renderings.council import standing

ROW = (10,) * 5
BLANK = Forecast((0,) * 5)


def owed(*events: e.AnyEvent) -> list[Target]:
    """The targets of an entry of the clock that brought these."""
    return list(targets(standing("en"), Entry(9, CLOCK, None, None, events), None))


def opened(generation: int) -> e.GenerationOpened:
    """A generation begins."""
    return e.GenerationOpened(generation, "azin", ROW, (True,) * 5, (False,) * 5, ROW, ROW, 3)


@pytest.mark.parametrize(("generation", "told"), [(1, False), (2, True), (3, True)])
def test_the_story_so_far_comes_before_a_generation_that_has_others_behind_it(
    generation: int, told: bool
) -> None:
    """Before the first there is none."""
    assert told == (STORY in owed(opened(generation)))
    assert (STORY if told else TABLE) == owed(opened(generation))[0]


def test_what_the_phase_brought_is_told_before_the_next_one() -> None:
    """HO-6.11, HO-6.1: two messages, and a private one for each house."""
    moved, phase = e.StabilityMoved(2, 12), e.PhaseOpened(4, "shade_tax", None, BLANK, BLANK)

    assert [TABLE, SECOND, *map(to_seat, range(5))] == owed(moved, phase)


def test_the_end_of_a_king_is_announced_and_a_phase_is_not() -> None:
    """HO-9: nobody must miss it."""
    assert [SECOND, ANNOUNCE] == owed(e.KingFell("death", "azin", 0))
    assert ANNOUNCE not in owed(e.StabilityMoved(2, 12))


@pytest.mark.parametrize("kind", [e.DealDeclined, e.DealWithdrawn, e.DealLapsed, e.DealImpossible])
def test_what_becomes_of_an_offer_is_no_news_at_the_table(kind: Any) -> None:
    """HO-R25, HO-R27: also where deals are public an offer is between two; company takes many back."""
    assert not {TABLE, SECOND, ANNOUNCE} & set(owed(kind("0-1-1", 0, 1, None)))
    assert TABLE in owed(e.DealConfirmed("0-1-1", 0, 1, None))


def test_nobody_is_owed_a_word_about_what_is_no_news() -> None:
    """HO-R18: a sealed ballot, an office's claims, a house that is ready."""
    assert [] == owed(e.BallotSealed(1, (1,)), e.HouseReady(2), e.OfficesRanked(1, ("judge",)))
