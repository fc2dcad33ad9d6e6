"""What a content that reads well may still lack: what no table could play with, and what is seldom meant.

`serving_problems` refuses a content for new matches: tables are dealt in fairly, every phase has a card, no
perk costs. A content of a match that has begun is not judged by this: it plays on with what it has. `advice`
is for a card's author alone, who may know better.

`count_cards` has the figures of the cards: how many resources an outcome moves and how far, what both answers
cost, and whether each brings an event, and a good one; `figure_problems` tells where they leave their bounds,
and `king_problems` which king has no habit, or too few lines for an end. What is held there is the hand of a
writer, not a rule of the game: a match plays on whatever its figures are.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, Literal, get_args

from msgspec import Struct

from engine.games.houses.content import Content, Perk, Proposal
from engine.games.houses.founding import LINES
from engine.games.houses.names import OFFICES, End
from engine.games.houses.points import sign_of
from engine.games.houses.reading.book import SIDES, Card, answer, likeliest, outcomes_of
from engine.games.houses.reading.files import AnswerFile, KingsFile, OutcomeFile
from engine.games.houses.reading.habits import (
    Habits,
    Knowing,
    count_habits,
    count_knowing,
    habit_problems,
)
from engine.games.houses.reading.mistakes import Mistake, Path, of_file
from engine.games.houses.reading.pages import Sheet, problem_at
from engine.games.houses.reading.texts import Texts, wordings
from engine.kernel.content import Problem

# --- can it be played? ------------------------------------------------------------------------------------

MOST_SEATS: Final = 5
"""The largest table."""

PAYING: Final = tuple(office for office in OFFICES if sign_of(office) == "positive")
"""Offices that bring points."""

LEGACIES: Final = "legacies.yaml"
PROPOSALS: Final = "proposals"
STORIES: Final = "stories.yaml"


def serving_problems(content: Content) -> tuple[Problem, ...]:
    """Everything missing or unfair, at the file that could mend it; () where every table is served."""
    problems: list[Problem] = []

    # Lines are gone round seat by seat, in an order drawn: each must have a legacy for every round.
    dealt = [legacy.line for legacy in content.legacies]
    needed = -(-MOST_SEATS // min(LINES, len(content.lines)))
    for line in content.lines:
        found = dealt.count(line.id)
        if found < needed:
            problems.append(of_file(LEGACIES, "too_few_legacies", given=line.id, number=found, least=needed))

    # HO-1.4: no goal is in two legacies that one campaign may deal, with the same number, whatever its perk.
    # Of one line two legacies are dealt only where there are fewer lines than seats.
    once = len(content.lines) >= MOST_SEATS
    for one, two in combinations(content.legacies, 2):
        if once and one.line == two.line:
            continue
        for goal, other in product(one.achievements, two.achievements):
            if goal.condition == other.condition:
                problems.append(of_file(LEGACIES, "goal_shared", one=goal.id, two=other.id))

    # HO-7.1: where there are more lines than a campaign has, no goal hangs on one that may not be dealt.
    if len(content.lines) > LINES:
        for legacy in content.legacies:
            for goal in legacy.achievements:
                if goal.condition.line not in (None, legacy.line):
                    slots = {"given": goal.id, "line": str(goal.condition.line)}
                    problems.append(of_file(LEGACIES, "goal_of_other_line", **slots))

    # Chapter 11: a perk is never a penalty. A negative office brings points to nobody (HO-5.1).
    for file, about, perk in dict.fromkeys(_all_perks(content)):
        if perk.office is not None and sign_of(perk.office) == "negative":
            problems.append(of_file(file, "perk_costs", about=about, given=perk.office, known=PAYING))

    # HO-R17: when no story speaks an ordinary card must be possible, however the realm stands.
    if not any(card.id in content.sure for card in content.ordinary):
        problems.append(of_file(PROPOSALS, "no_card_without_condition"))
    return tuple(problems)


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


# --- is it meant so? --------------------------------------------------------------------------------------

Code = Literal["one_sided", "same_answers", "unequal", "never_remembered", "steep", "flat"]

NET_MOST: Final = 5
"""An outcome may move all resources together by so much; more is steep."""

UNEQUAL: Final = 2.2
"""One language's text is so many times as long as the other's: something was left out, or added."""

SHORT: Final = 60
"""Characters below which lengths tell nothing."""


class Advice(Struct, frozen=True, order=True):
    """The card, the part of it that is meant (`yes.2`), and what is odd about it."""

    card: str
    about: str
    code: Code


def advice(content: Content, texts: Texts) -> tuple[Advice, ...]:
    """Everything that is odd about the cards, sorted by card."""
    # What a condition may call an event of an outcome: its card, its answer, and itself (HO-R17).
    remembered: set[str] = set()
    for card in content.proposals:
        for outcome in (*card.yes.outcomes, *card.no.outcomes):
            if outcome.event:
                name, side, number = outcome.id.split(".")
                remembered |= {name, f"{name}.{side}", f"{name}.{side}.{number}"}
    found: list[Advice] = []
    for card in content.proposals:
        found.extend(_card_advice(card, remembered, texts))
    return tuple(sorted(found))


def _card_advice(card: Proposal, remembered: set[str], texts: Texts) -> Iterator[Advice]:
    parts, whens = ["problem"], [("when", card.when)]
    for side, given in (("yes", card.yes), ("no", card.no)):
        for number, outcome in enumerate(given.outcomes, 1):
            about = f"{side}.{number}"
            parts.append(about)
            whens.append((about, outcome.when))
            moved = [by for by in outcome.effects if by]
            if not moved:
                yield Advice(card.id, about, "flat")
            elif len(moved) > 1 and (min(moved) > 0 or max(moved) < 0):
                yield Advice(card.id, about, "one_sided")
            if abs(sum(moved)) > NET_MOST:
                yield Advice(card.id, about, "steep")
    if card.yes.forecast.effects == card.no.forecast.effects:
        yield Advice(card.id, "", "same_answers")
    # A condition on an event that no card brings never holds.
    for about, when in whens:
        if any(name not in remembered for name in when.remembered):
            yield Advice(card.id, about, "never_remembered")
    # All languages tell the same facts, at about the same length.
    for part in parts:
        short, *_, long = sorted(len(text) for text in wordings(texts, f"{card.id}.{part}"))
        if long > SHORT and long > UNEQUAL * short:
            yield Advice(card.id, part, "unequal")


# --- the figures of the cards -----------------------------------------------------------------------------

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
"""At least one general card of so many is drawn by something: want, plenty, what has happened (HO-R17)."""

SOUGHT: Final = 2
"""At least one general card of so many leaves something good to have signed by either answer (HO-8.7), so
that there are two sides to lead."""


SAID: Final = 3
"""So many lines at least are there for each end of a king, so that a table seldom reads one twice."""


class Figures(Struct, frozen=True):
    """What was counted: outcomes of all cards, those that move two or three resources, general cards, those
    whose answers cost about the same in different coin, those that something draws, those both of whose
    answers bring an event by their likeliest outcome, and a good one; cards of a line, and how many of those
    have answers that cost about the same in different coin; general cards that know the table; habits."""

    outcomes: int
    usual: int
    general: int
    even: int
    pulled: int
    remembered: int
    sought: int
    storied: int
    storied_even: int
    knowing: Knowing
    habits: Habits


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
        count_knowing(cards, stories),
        count_habits(cards),
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
    problems = [*habit_problems(cards)]
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
            problems.append(of_file(PROPOSALS, code, given=found, least=-(-among // of)))
    return tuple(sorted(problems))


def king_problems(sheet: Sheet[KingsFile]) -> tuple[Problem, ...]:
    """Every king without a habit to tell, and every end with fewer lines than a table should find there."""
    problems: list[Problem] = []
    for index, king in enumerate(sheet.body.kings):
        path: Path = ("kings", index)
        if king.habit is None:
            problems.append(problem_at(sheet.page, path, "king_without_habit", given=king.id))
        for end in get_args(End):
            found = len(getattr(king, end))
            if found < SAID:
                problems.append(
                    problem_at(sheet.page, (*path, end), "too_few_said", number=found, least=SAID)
                )
    return tuple(problems)


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
