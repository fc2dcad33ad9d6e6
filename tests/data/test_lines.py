"""The eight story lines of the real content: long enough, branching, crossing, and open to both ends."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from engine.games.houses.content import Line, proposal
from tests.data.real import outcomes, real


@pytest.mark.parametrize("line", real()[0].lines, ids=lambda line: str(line.id))
def test_a_line_is_eight_to_twelve_cards_with_three_ways_through_or_more(line: Line) -> None:
    """HO-R30: a way is a row of cards from the opening one to an end."""
    cards = [card for card in real()[0].proposals if card.line == line.id]

    assert 8 <= len(cards) <= 12
    assert len(set(ways((line.opens,)))) >= 3


def ways(walked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every row of cards that goes on from these to an end."""
    for mark in {one.story for one in outcomes(proposal(real()[0], walked[-1])) if one.story is not None}:
        if mark.next is None:
            yield walked
        else:
            yield from ways((*walked, mark.next))


def test_the_lines_cross_each_other() -> None:
    """HO-R17: what has happened in one line changes what comes of another, three times at least."""
    told = [card for card in real()[0].proposals if card.line is not None]
    crossings = {
        (card.id, newest.line)
        for card in told
        for one in outcomes(card)
        for newest in one.when.newest
        if newest.line != card.line
    }

    assert len(crossings) >= 3


def test_each_line_can_end_in_unity_and_in_division() -> None:
    """HO-R30: both ends are reached from the line's opening card."""
    ends = {
        (card.line, one.story.end)
        for card in real()[0].proposals
        for answer in (card.yes, card.no)
        for one in answer.outcomes
        if one.story is not None and one.story.end is not None
    }

    assert set(product((line.id for line in real()[0].lines), ("unity", "division"))) == ends


def test_each_line_has_two_legacies_or_three() -> None:
    """One is dealt for a line: which one should not be known beforehand."""
    found = Counter(legacy.line for legacy in real()[0].legacies)

    assert {line.id for line in real()[0].lines} == set(found)
    assert set(found.values()) <= {2, 3}
