"""The figures of the cards: how many resources an outcome moves and how far, what both answers cost, and
whether each brings an event, and a good one.

What is held here is the hand of a writer, not a rule of the game: a match plays on whatever its figures are.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.games.houses.reading.book import SIDES, Card, answer, likeliest, outcomes_of
from engine.games.houses.reading.files import AnswerFile, OutcomeFile
from engine.games.houses.reading.mistakes import Mistake, of_file
from engine.games.houses.reading.pages import problem_at
from engine.kernel.content import Problem

USUAL: Final = (2, 3)
"""An outcome moves so many resources, or one more or less."""

ODD: Final = 5
"""At most one outcome of so many moves one resource, or four."""

FAR: Final = 2
"""At least one resource moves so far, so that the council has something to vote about."""

APART: Final = 1
"""Answers cost about the same whose changes add up to sums no further from each other than this."""

EVEN: Final = 2
"""At least one general card of so many has answers that cost about the same, in different coin, and so has
one card of a line."""

PULLED: Final = 4
"""At least one general card of so many is drawn by want or plenty (HO-R17)."""

SOUGHT: Final = 2
"""At least one general card of so many leaves something good to have signed by either answer (HO-8.7), so
that there are two sides to lead."""

FOLDER: Final = "proposals"


class Figures(Struct, frozen=True):
    """What was counted: outcomes of all cards, those that move two or three resources, general cards, those
    whose answers cost about the same in different coin, those that want or plenty draws, those both of
    whose answers bring an event by their likeliest outcome, and a good one; cards of a line, and how many
    of those have answers that cost about the same in different coin."""

    outcomes: int
    usual: int
    general: int
    even: int
    pulled: int
    remembered: int
    sought: int
    storied: int
    storied_even: int


def count_cards(cards: Sequence[Card], stories: frozenset[str]) -> Figures:
    """The counts of these cards; `stories` are the ids of those that belong to a line."""
    found = [outcome for card in cards for _, _, outcome in outcomes_of(card)]
    general = [card.body for card in cards if card.body.id not in stories]
    storied = [card.body for card in cards if card.body.id in stories]
    return Figures(
        len(found),
        sum(len(one.effects) in USUAL for one in found),
        len(general),
        sum(is_even(one.yes, one.no) for one in general),
        sum(one.pull is not None for one in general),
        sum(all(_best(answer(one, side)).event for side in SIDES) for one in general),
        sum(all(_is_good(answer(one, side)) for side in SIDES) for one in general),
        len(storied),
        sum(is_even(one.yes, one.no) for one in storied),
    )


def is_even(yes: AnswerFile, no: AnswerFile) -> bool:
    """Whether the likeliest outcomes cost about the same, and neither raise nor cut the same resources."""
    one, two = (_best(given).effects for given in (yes, no))
    raised, cut = ([{name for name in by if by[name] * sign > 0} for by in (one, two)] for sign in (1, -1))
    return abs(sum(one.values()) - sum(two.values())) <= APART and raised[0] != raised[1] and cut[0] != cut[1]


def figure_problems(cards: Sequence[Card], stories: frozenset[str]) -> tuple[Problem, ...]:
    """Every figure outside the bounds at its place; of a missed share how many there are and should be."""
    figures = count_cards(cards, stories)
    many_odd = (figures.outcomes - figures.usual) * ODD > figures.outcomes
    problems: list[Problem] = []
    for card in cards:
        problems.extend(_outcome_problems(card, many_odd))
        problems.extend(_event_problems(card, is_general=card.body.id not in stories))
    shares: tuple[tuple[Mistake, int, int, int], ...] = (
        ("too_few_even", figures.even, EVEN, figures.general),
        ("too_few_even_in_lines", figures.storied_even, EVEN, figures.storied),
        ("too_few_pulled", figures.pulled, PULLED, figures.general),
        ("too_few_sought", figures.sought, SOUGHT, figures.general),
    )
    for code, found, of, among in shares:
        if found * of < among:
            problems.append(of_file(FOLDER, code, given=found, least=-(-among // of)))
    return tuple(sorted(problems))


def _outcome_problems(card: Card, many_odd: bool) -> Iterator[Problem]:
    for _, path, outcome in outcomes_of(card):
        moved, place = len(outcome.effects), (*path, "effects")
        if moved > max(USUAL) + 1:
            yield problem_at(card.page, place, "too_many_moved", given=moved, most=max(USUAL) + 1)
        elif moved not in USUAL and many_odd:
            yield problem_at(card.page, place, "odd_beyond_share", given=moved)
        if max(map(abs, outcome.effects.values())) < FAR:
            yield problem_at(card.page, place, "nothing_moves_far", least=FAR)
        if outcome.event is not None:
            # The outcome moves the event's resource the way of its sign.
            sign, resource = outcome.event.of
            if outcome.effects.get(resource, 0) * (1 if sign == "positive" else -1) <= 0:
                yield problem_at(card.page, (*path, "event", "of"), "event_against_effects")


def _event_problems(card: Card, *, is_general: bool) -> Iterator[Problem]:
    """HO-8.1: who leads an answer of a general card signs something: there is something to lead for.

    HO-8.7: where one answer alone leaves something good to sign, houses race for it and it always wins.
    """
    sought = []
    for side in SIDES:
        given = answer(card.body, side)
        path = (side, "outcomes", likeliest(given))
        if is_general and _best(given).event is None:
            yield problem_at(card.page, path, "brings_no_event")
        if _is_good(given):
            sought.append(path)
    if len(sought) == 1:
        yield problem_at(card.page, sought[0], "sought_alone")


def _best(given: AnswerFile) -> OutcomeFile:
    return given.outcomes[likeliest(given)]


def _is_good(given: AnswerFile) -> bool:
    """HO-8.7: whether signing the event of its likeliest outcome brings power."""
    event = _best(given).event
    return event is not None and event.of[0] == "positive"
