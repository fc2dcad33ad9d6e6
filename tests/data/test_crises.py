"""The six crises of the real content: three phases by every way, at a price that grows, and fair in sum."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.games.houses.content import Answer, Outcome, Proposal, proposal
from engine.games.houses.reading import wordings
from tests.data.real import ordinary, outcomes, real

PHASES = 3

OPENINGS = tuple(
    card
    for card in ordinary()
    if card.crisis is not None and not any(card.id == one.next for of in ordinary() for one in outcomes(of))
)


def likeliest(answer: Answer) -> Outcome:
    return max(answer.outcomes, key=lambda one: one.weight)


def ways(card: Proposal) -> Iterator[tuple[Outcome, ...]]:
    """Every row of likeliest outcomes from this card to the end of its crisis, one for each answer."""
    for answer in (card.yes, card.no):
        taken = likeliest(answer)
        if taken.next is None:
            yield (taken,)
        else:
            yield from ((taken, *later) for later in ways(proposal(real()[0], taken.next)))


def test_there_are_six_of_five_cards_each() -> None:
    """HO-R17: one card begins it, two may be its second, two its last."""
    cards = Counter(card.crisis for card in ordinary() if card.crisis is not None)

    assert 6 == len(OPENINGS)
    assert {5} == set(cards.values())
    assert set(cards) == {card.crisis for card in OPENINGS}


@pytest.mark.parametrize("card", OPENINGS, ids=lambda card: str(card.crisis))
def test_every_way_through_a_crisis_is_three_phases_and_fair_in_sum(card: Proposal) -> None:
    """HO-2.5: what its likeliest outcomes add up to moves stability by two at most."""
    found = tuple(ways(card))

    assert {PHASES} == {len(way) for way in found}
    assert all(abs(sum(sum(one.effects) for one in way)) <= 2 for way in found)


@pytest.mark.parametrize("card", OPENINGS, ids=lambda card: str(card.crisis))
def test_the_last_phase_is_dearer_by_one_way_than_by_the_other(card: Proposal) -> None:
    """The price rises: of both last cards one takes more than it gives by either answer, and one does not."""
    last = {way[-2].next for way in ways(card)}
    sums = sorted(
        max(sum(likeliest(answer).effects) for answer in (one.yes, one.no))
        for one in (proposal(real()[0], name) for name in last if name is not None)
    )

    assert 2 == len(last)
    assert all(one <= two - 2 for one, two in pairwise(sums))
    assert sums[0] < 0 <= sums[-1]


@pytest.mark.parametrize("card", OPENINGS, ids=lambda card: str(card.crisis))
def test_the_last_card_names_who_led_the_first_phase(card: Proposal) -> None:
    """In both languages; the first card can't yet."""
    last = {way[-2].next for way in ways(card)}

    assert all("{ $opener }" in text for name in last for text in wordings(real()[1], f"{name}.problem"))
