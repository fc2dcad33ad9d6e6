"""Whether a content is enough to play with: every table can be dealt in, every phase has a card."""

from collections.abc import Iterator
from typing import Final

from engine.games.houses.content import Content, When
from engine.games.houses.reading.problems import Problem

MOST_SEATS: Final = 5
"""The largest table."""

LEGACIES: Final = "legacies.yaml"
PROPOSALS: Final = "proposals"


def serving_problems(content: Content) -> tuple[Problem, ...]:
    """What is missing, at the file that could bring it; nothing for a content that serves every table."""
    return (*_legacies(content), *_cards(content))


def _legacies(content: Content) -> Iterator[Problem]:
    """Lines are gone round seat by seat, in an order drawn: each must have a legacy for every round."""
    dealt = [legacy.line for legacy in content.legacies]
    needed = -(-MOST_SEATS // len(content.lines))
    for line in content.lines:
        if dealt.count(line.id) < needed:
            yield _missing(LEGACIES, "too_few_legacies", line=line.id, needed=needed)


def _cards(content: Content) -> Iterator[Problem]:
    """HO-R17: when no story speaks an ordinary card must be possible, however the realm stands."""
    if not any(card.line is None and card.when == When() for card in content.proposals):
        yield _missing(PROPOSALS, "no_card_without_condition")


def _missing(file: str, code: str, **slots: str | int) -> Problem:
    return Problem(file, 1, 1, "", code, tuple((name, str(value)) for name, value in slots.items()))
