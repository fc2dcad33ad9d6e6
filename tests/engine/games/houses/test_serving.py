"""A content that is right in itself may still be too little to play with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.content import Content, Limit, When
from engine.games.houses.founding import campaign_opened
from engine.games.houses.moves import Options
from engine.games.houses.reading import Problem, serving_problems
from engine.kernel.dice import Dice
from tests.engine.games.houses import small

WHOLE = small.content()


def cut(lines: int, legacies: int) -> Content:
    """The small content with so many lines and legacies."""
    return replace(WHOLE, lines=WHOLE.lines[:lines], legacies=WHOLE.legacies[:legacies])


def test_the_content_of_the_tests_serves_every_table() -> None:
    assert () == serving_problems(WHOLE)


@given(st.integers(1, 5), st.integers(1, 11), st.integers(0, 99))
def test_what_serves_every_table_deals_in_five_houses(lines: int, legacies: int, seed: int) -> None:
    """HO-1.3: whatever the order of the lines, there is a legacy for each seat."""
    content = cut(lines, legacies)
    dice = Dice(seed.to_bytes(16, "big"))
    if serving_problems(content):
        return
    opened = campaign_opened(content, 5, Options(), dice)

    assert 5 == len(set(opened.legacies))


@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_a_line_with_too_few_legacies_is_named(lines: int) -> None:
    """And how many it needs: the fewer the lines, the more."""
    needed = {1: 5, 2: 3, 3: 2, 4: 2}[lines]
    found = serving_problems(cut(lines, lines))
    named = tuple(one.id for one in WHOLE.lines[:lines])

    assert named == tuple(dict(one.slots)["line"] for one in found)
    assert {("too_few_legacies", str(needed))} == {(one.code, dict(one.slots)["needed"]) for one in found}


def test_without_an_ordinary_card_that_is_always_possible_a_phase_may_have_none() -> None:
    """HO-R17."""
    when = When((Limit("army", most=6),))
    cards = tuple(replace(card, when=when) if card.line is None else card for card in WHOLE.proposals)
    found = serving_problems(replace(WHOLE, proposals=cards))

    assert (Problem("proposals", 1, 1, "", "no_card_without_condition"),) == found
