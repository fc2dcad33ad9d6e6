"""What a content that reads well may still lack: what no table could play with, and what is seldom meant.

`serving_problems` refuses a content for new matches: tables are dealt in fairly, every phase has a card, no
perk costs. A content of a match that has begun is not judged by this: it plays on with what it has. `advice`
is for a card's author alone, who may know better.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final, Literal

from msgspec import Struct

from engine.games.houses.content import Content, Perk, Proposal, When
from engine.games.houses.names import OFFICES
from engine.games.houses.points import sign_of
from engine.games.houses.reading.mistakes import of_file
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
    needed = -(-MOST_SEATS // len(content.lines))
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

    # Chapter 11: a perk is never a penalty. A negative office brings points to nobody (HO-5.1).
    for file, about, perk in dict.fromkeys(_all_perks(content)):
        if perk.office is not None and sign_of(perk.office) == "negative":
            problems.append(of_file(file, "perk_costs", about=about, given=perk.office, known=PAYING))

    # HO-R17: when no story speaks an ordinary card must be possible, however the realm stands.
    if not any(card.line is None and card.when == When() for card in content.proposals):
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
    for side, answer in (("yes", card.yes), ("no", card.no)):
        for number, outcome in enumerate(answer.outcomes, 1):
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
