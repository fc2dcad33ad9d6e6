"""The five story lines as graphs of cards (HO-R30): who belongs to which, and whether all paths end."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.houses.names import StoryEnd
from engine.games.houses.reading.cards import SIDES, Card, answer, story
from engine.games.houses.reading.files import LinesFile, StoryFile
from engine.games.houses.reading.mistakes import Path
from engine.games.houses.reading.shape import Sheet
from engine.games.houses.reading.yaml import problem_at
from engine.kernel.content import Problem

ENDS: tuple[StoryEnd, ...] = ("unity", "division")

Lines = dict[str, tuple[str, ...]]
"""The cards of each line that is opened."""


class Step(NamedTuple):
    """One story event that a card may bring, and where it is written."""

    path: Path
    story: StoryFile


def steps(card: Card) -> tuple[Step, ...]:
    """Every story event of a card: each answer's, and each outcome's own."""
    found: list[Step] = []
    for side in SIDES:
        given = answer(card.body, side)
        if given.story is not None:
            found.append(Step((side, "story"), given.story))
        for index, outcome in enumerate(given.outcomes):
            if outcome.story is not None:
                found.append(Step((side, "outcomes", index, "story"), outcome.story))
    return tuple(found)


def members(cards: dict[str, Card], opener: str) -> tuple[str, ...]:
    """The cards that can be reached from an opening card, itself first; unknown cards are left out."""
    found: list[str] = [opener]
    for name in found:
        for step in steps(cards[name]):
            if step.story.next in cards and step.story.next not in found:
                found.append(step.story.next)
    return tuple(found)


def lines_of(cards: dict[str, Card]) -> Lines:
    """Each opened line with its cards, the opening one first."""
    return {card.body.opens: members(cards, name) for name, card in cards.items() if card.body.opens}


def graph_problems(cards: dict[str, Card], sheet: Sheet[LinesFile]) -> Iterator[Problem]:
    """Every mistake of the lines: openings, unknown cards, cards of two lines, ends, paths without one."""
    lines = lines_of(cards)
    yield from _openings(cards, sheet)
    for card in cards.values():
        yield from _next_problems(cards, card)
        yield from _belonging(card, tuple(line for line, names in lines.items() if card.body.id in names))
    for index, line in enumerate(sheet.body.lines):
        yield from _missing_ends(cards, lines.get(line.id, ()), sheet, index)
    for names in lines.values():
        yield from _endless(cards, names[0], ())


def _openings(cards: dict[str, Card], sheet: Sheet[LinesFile]) -> Iterator[Problem]:
    """HO-7.1: each line is opened by exactly one card."""
    known = tuple(line.id for line in sheet.body.lines)
    opened: dict[str, str] = {}
    for card in cards.values():
        line = card.body.opens
        if line is not None and line not in known:
            yield problem_at(card.page, ("opens",), "unknown_line", given=line, known=known)
        if line is not None and line in opened:
            yield problem_at(card.page, ("opens",), "line_opened_twice", given=line, other=opened[line])
        if line is not None:
            opened.setdefault(line, card.body.id)
    for index, name in enumerate(known):
        if name not in opened:
            yield problem_at(sheet.page, ("lines", index, "id"), "line_never_opens", given=name)


def _next_problems(cards: dict[str, Card], card: Card) -> Iterator[Problem]:
    for step in steps(card):
        if step.story.next and step.story.next not in cards:
            yield problem_at(card.page, (*step.path, "next"), "unknown_card", given=step.story.next)


def _belonging(card: Card, lines: tuple[str, ...]) -> Iterator[Problem]:
    """A line's card always moves its line on and waits for nothing; no other card touches a line."""
    own = steps(card)
    if not lines and own:
        yield problem_at(card.page, own[0].path, "story_outside_line")
    if len(lines) > 1:
        yield problem_at(card.page, ("id",), "card_in_two_lines", given=card.body.id, known=lines)
    if lines and card.body.when.model_fields_set:
        yield problem_at(card.page, ("when",), "story_card_waits")
    if lines and card.body.pull is not None:
        yield problem_at(card.page, ("pull",), "story_card_pulled")
    for side in SIDES if lines else ():
        given = answer(card.body, side)
        for index, outcome in enumerate(given.outcomes):
            if story(given, outcome) is None:
                yield problem_at(card.page, (side, "outcomes", index), "outcome_without_story")


def _missing_ends(
    cards: dict[str, Card], names: tuple[str, ...], sheet: Sheet[LinesFile], index: int
) -> Iterator[Problem]:
    """HO-R30: both ends can be reached in each line."""
    reached = {step.story.end for name in names for step in steps(cards[name])}
    for end in ENDS:
        if names and end not in reached:
            yield problem_at(sheet.page, ("lines", index, end), "end_unreachable", given=end)


def _endless(cards: dict[str, Card], name: str, walked: tuple[str, ...]) -> Iterator[Problem]:
    """HO-R30: every path ends; a card that leads back to one of its own path never does."""
    path = (*walked, name)
    for step in steps(cards[name]):
        if step.story.next in path:
            yield problem_at(
                cards[name].page, (*step.path, "next"), "story_never_ends", given=step.story.next
            )
        elif step.story.next in cards:
            yield from _endless(cards, step.story.next, path)
