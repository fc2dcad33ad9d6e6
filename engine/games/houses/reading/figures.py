"""The figures of the cards: how many resources an outcome moves and how far, what both answers cost, and
whether each brings an event, and a good one.

What is held here is the hand of a writer, not a rule of the game: a match plays on whatever its figures are.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.games.houses.names import Resource, Sign
from engine.games.houses.reading.cards import SIDES, Card, answer, likeliest
from engine.games.houses.reading.files import AnswerFile, OutcomeFile
from engine.games.houses.reading.mistakes import Mistake, Path, of_file
from engine.games.houses.reading.yaml import problem_at
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
    found = [outcome for _, _, outcome in _outcomes(cards)]
    general = [card.body for card in cards if card.body.id not in stories]
    storied = [card.body for card in cards if card.body.id in stories]
    return Figures(
        len(found),
        sum(1 for one in found if len(one.effects) in USUAL),
        len(general),
        sum(1 for one in general if even(one.yes, one.no)),
        sum(1 for one in general if one.pull is not None),
        sum(1 for one in general if all(_best(answer(one, side)).event for side in SIDES)),
        sum(1 for one in general if all(_good(answer(one, side)) for side in SIDES)),
        len(storied),
        sum(1 for one in storied if even(one.yes, one.no)),
    )


def figure_problems(cards: Sequence[Card], stories: frozenset[str]) -> tuple[Problem, ...]:
    """Every figure outside the bounds at its place; of a missed share how many there are and should be."""
    figures = count_cards(cards, stories)
    forgettable = _forgettable(card for card in cards if card.body.id not in stories)
    events = (*forgettable, *_one_sided_events(cards))
    return tuple(sorted((*_outcome_problems(cards, figures), *_share_problems(figures), *events)))


def even(yes: AnswerFile, no: AnswerFile) -> bool:
    """Whether the likeliest outcomes cost about the same, and neither raise nor cut the same resources."""
    one, two = (_best(given).effects for given in (yes, no))
    raised, cut = ([{name for name in by if by[name] * sign > 0} for by in (one, two)] for sign in (1, -1))
    return abs(sum(one.values()) - sum(two.values())) <= APART and raised[0] != raised[1] and cut[0] != cut[1]


def _best(given: AnswerFile) -> OutcomeFile:
    return given.outcomes[likeliest(given)]


def _good(given: AnswerFile) -> bool:
    """HO-8.7: whether signing the event of its likeliest outcome brings power."""
    event = _best(given).event
    return event is not None and event.of[0] == "positive"


def _forgettable(general: Iterable[Card]) -> Iterator[Problem]:
    """HO-8.1: who leads an answer of a general card signs something: there is something to lead for."""
    for card in general:
        for side in SIDES:
            given = answer(card.body, side)
            if _best(given).event is None:
                yield problem_at(card.page, (side, "outcomes", likeliest(given)), "brings_no_event")


def _one_sided_events(cards: Iterable[Card]) -> Iterator[Problem]:
    """HO-8.7: where one answer alone leaves something good to sign, houses race for it and it always wins."""
    for card in cards:
        sought = [side for side in SIDES if _good(answer(card.body, side))]
        if len(sought) == 1:
            path = (sought[0], "outcomes", likeliest(answer(card.body, sought[0])))
            yield problem_at(card.page, path, "sought_alone")


def _outcome_problems(cards: Sequence[Card], figures: Figures) -> Iterator[Problem]:
    many_odd = (figures.outcomes - figures.usual) * ODD > figures.outcomes
    for card, path, outcome in _outcomes(cards):
        moved, place = len(outcome.effects), (*path, "effects")
        if moved > max(USUAL) + 1:
            yield problem_at(card.page, place, "too_many_moved", given=moved, most=max(USUAL) + 1)
        elif moved not in USUAL and many_odd:
            yield problem_at(card.page, place, "odd_beyond_share", given=moved)
        if max(map(abs, outcome.effects.values())) < FAR:
            yield problem_at(card.page, place, "nothing_moves_far", least=FAR)
        if outcome.event is not None and not _is_borne_out(outcome, *outcome.event.of):
            yield problem_at(card.page, (*path, "event", "of"), "event_against_effects")


def _is_borne_out(outcome: OutcomeFile, sign: Sign, resource: Resource) -> bool:
    """Whether the outcome moves the event's resource the way of its sign."""
    return outcome.effects.get(resource, 0) * (1 if sign == "positive" else -1) > 0


def _share_problems(figures: Figures) -> Iterator[Problem]:
    """A share that is missed: how many there are, and how many at least there should be."""
    shares: tuple[tuple[Mistake, int, int, int], ...] = (
        ("too_few_even", figures.even, EVEN, figures.general),
        ("too_few_even_in_lines", figures.storied_even, EVEN, figures.storied),
        ("too_few_pulled", figures.pulled, PULLED, figures.general),
        ("too_few_sought", figures.sought, SOUGHT, figures.general),
    )
    for code, found, of, among in shares:
        if found * of < among:
            yield of_file(FOLDER, code, given=found, least=-(-among // of))


def _outcomes(cards: Sequence[Card]) -> Iterator[tuple[Card, Path, OutcomeFile]]:
    for card in cards:
        for side in SIDES:
            for index, outcome in enumerate(answer(card.body, side).outcomes):
                yield card, (side, "outcomes", index), outcome
