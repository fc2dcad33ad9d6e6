"""Whether a content can be played with: tables are dealt in fairly, every phase has a card, no perk costs.

A content of a match that has begun is not judged by this: it plays on with what it has.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from engine.games.houses.content import Content, Perk, When
from engine.games.houses.names import OFFICES
from engine.games.houses.points import sign_of
from engine.games.houses.reading.mistakes import of_file
from engine.kernel.content import Problem

MOST_SEATS: Final = 5
"""The largest table."""

PAYING: Final = tuple(office for office in OFFICES if sign_of(office) == "positive")
"""Offices that bring points."""

LEGACIES: Final = "legacies.yaml"
PROPOSALS: Final = "proposals"
STORIES: Final = "stories.yaml"


def serving_problems(content: Content) -> tuple[Problem, ...]:
    """What is missing or unfair, at the file that could mend it; nothing for one that serves every table."""
    return (*_legacies(content), *_goals(content), *_perks(content), *_cards(content))


def _legacies(content: Content) -> Iterator[Problem]:
    """Lines are gone round seat by seat, in an order drawn: each must have a legacy for every round."""
    dealt = [legacy.line for legacy in content.legacies]
    needed = -(-MOST_SEATS // len(content.lines))
    for line in content.lines:
        found = dealt.count(line.id)
        if found < needed:
            yield of_file(LEGACIES, "too_few_legacies", given=line.id, number=found, least=needed)


def _goals(content: Content) -> Iterator[Problem]:
    """HO-1.4: no goal is in two legacies that one campaign may deal, with the same number, whatever its perk.

    Of one line two legacies are dealt only where there are fewer lines than seats.
    """
    once = len(content.lines) >= MOST_SEATS
    for one, two in combinations(content.legacies, 2):
        if once and one.line == two.line:
            continue
        for goal, other in product(one.achievements, two.achievements):
            if goal.condition == other.condition:
                yield of_file(LEGACIES, "goal_shared", one=goal.id, two=other.id)


def _perks(content: Content) -> Iterator[Problem]:
    """Chapter 11: a perk is never a penalty. A negative office brings points to nobody (HO-5.1)."""
    for file, about, perk in dict.fromkeys(_all_perks(content)):
        if perk.office is not None and sign_of(perk.office) == "negative":
            yield of_file(file, "perk_costs", about=about, given=perk.office, known=PAYING)


def _all_perks(content: Content) -> Iterator[tuple[str, str, Perk]]:
    """Every perk of the content, with its file and who gives it."""
    for line in content.lines:
        yield STORIES, line.id, line.perk
        yield STORIES, line.id, line.end_perk
    for goal in (goal for legacy in content.legacies for goal in legacy.achievements):
        yield LEGACIES, goal.id, goal.perk
    for card in content.proposals:
        for outcome in (*card.yes.outcomes, *card.no.outcomes):
            if outcome.story is not None and outcome.story.perk is not None:
                yield PROPOSALS, card.id, outcome.story.perk


def _cards(content: Content) -> Iterator[Problem]:
    """HO-R17: when no story speaks an ordinary card must be possible, however the realm stands."""
    if not any(card.line is None and card.when == When() for card in content.proposals):
        yield of_file(PROPOSALS, "no_card_without_condition")
