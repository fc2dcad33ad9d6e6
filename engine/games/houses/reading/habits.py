"""What the words of all cards are counted for: cards that know the table, and habits of a writer's hand.

A formula is no mistake in one card. That a hundred cards begin with somebody who wants something is seen only
when they are counted; so it is with the number forty, and with a button that says that a wall is a wall.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.games.houses.names import BOUND, OFFICES
from engine.games.houses.reading.book import SIDES, Card, answer, conditions_of
from engine.games.houses.reading.files import AUTHORED, ProposalFile, WhenFile, languages_of, placeables
from engine.games.houses.reading.mistakes import of_file
from engine.games.houses.reading.pages import problem_at
from engine.kernel.content import Problem

PROPOSALS: Final = "proposals"

WANTS: Final = {"fa": re.compile("می‌?خواه(?:د|ند)"), "en": re.compile(r"\bwants?\b", re.IGNORECASE)}
"""Somebody wants something: by language."""

WANTS_MOST: Final = 40
"""So many problems of all cards may say it, in each language."""

FORTY: Final = re.compile(r"\bfort(?:y|ieth)\b|(?<!\w)چهل(?!\w)", re.IGNORECASE)
FORTY_MOST: Final = 12
"""So many cards may have the number forty."""

SAME: Final = {
    "fa": re.compile(r"^(.+?)،? \1 است$"),
    "en": re.compile(r"^(?:an? |the )?(.+?) is (?:an? |the )?\1$", re.IGNORECASE),
}
"""A button that says that a thing is itself."""

TABLE: Final = frozenset({*BOUND, *OFFICES, "leader", "moderator"})
"""Names of texts that are houses at this table."""


class Knowing(Struct, frozen=True):
    """How many general cards know the table: that name a house, set two offices against each other, are of a
    king, of a memory, of the ledger, or of a crisis; and how many of any of these there are."""

    houses: int
    apart: int
    kings: int
    memories: int
    ledger: int
    crises: int
    all: int


class Habits(Struct, frozen=True):
    """How many problems say that somebody wants something, by language, and how many cards say forty."""

    wants: tuple[int, ...]
    forty: int


def count_knowing(cards: Sequence[Card], stories: frozenset[str]) -> Knowing:
    """The counts of the general cards; `stories` are the ids of those that belong to a line."""
    general = [card for card in cards if card.body.id not in stories]
    rows = [_known_by(card) for card in general]
    houses, apart, kings, memories, ledger, crises = (sum(row[spot] for row in rows) for spot in range(6))
    return Knowing(houses, apart, kings, memories, ledger, crises, sum(map(any, rows)))


def count_habits(cards: Sequence[Card]) -> Habits:
    """The counts of all cards."""
    wants = tuple(
        sum(WANTS[language].search(getattr(card.body.problem, language)) is not None for card in cards)
        for language in AUTHORED
    )
    return Habits(wants, sum(any(map(FORTY.search, _texts(card.body))) for card in cards))


def habit_problems(cards: Sequence[Card]) -> Iterator[Problem]:
    """Every habit that is met too often, and every button that says nothing."""
    found = count_habits(cards)
    for language, count in zip(AUTHORED, found.wants, strict=True):
        if count > WANTS_MOST:
            yield of_file(PROPOSALS, "too_many_wants", given=count, most=WANTS_MOST, note=language)
    if found.forty > FORTY_MOST:
        yield of_file(PROPOSALS, "too_many_forties", given=found.forty, most=FORTY_MOST)
    for card in cards:
        for side in SIDES:
            for language, words in zip(AUTHORED, languages_of(answer(card.body, side)), strict=True):
                if SAME[language].fullmatch(words):
                    yield problem_at(card.page, (side, language), "says_nothing", given=words)


def _known_by(card: Card) -> tuple[bool, bool, bool, bool, bool, bool]:
    """Which facts the card's texts and conditions ask for, in the order of `Knowing`."""
    whens: list[WhenFile] = [when for _, when in conditions_of(card)]
    names = {name for text in _texts(card.body) for name in placeables(text)}
    return (
        not TABLE.isdisjoint(names),
        any(when.apart for when in whens),
        any(when.king is not None for when in whens),
        any(when.remembered for when in whens),
        any(when.ledger for when in whens),
        card.body.crisis is not None,
    )


def _texts(card: ProposalFile) -> Iterator[str]:
    """Yield every text of a card, in all languages."""
    yield from (*languages_of(card.title), *languages_of(card.problem))
    for side in SIDES:
        given = answer(card, side)
        yield from languages_of(given)
        for outcome in given.outcomes:
            yield from languages_of(outcome)
            if outcome.event is not None:
                yield from languages_of(outcome.event)
