"""What binds the files together: ids that are used once, and references that lead somewhere."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from engine.games.houses.content import Condition, Perk
from engine.games.houses.reading.cards import SIDES, Card, answer
from engine.games.houses.reading.files import (
    HousesFile,
    KingsFile,
    LegaciesFile,
    LegacyFile,
    LinesFile,
    NamedFile,
    WhenFile,
)
from engine.games.houses.reading.graph import Lines, graph_problems, lines_of
from engine.games.houses.reading.mistakes import Path
from engine.games.houses.reading.shape import Sheet
from engine.games.houses.reading.yaml import Page, problem_at, problem_at_key
from engine.kernel.content import Problem

Goal = tuple[Condition, Perk]


class _Named(Protocol):
    @property
    def id(self) -> str: ...


class Book(NamedTuple):
    """All files of one folder, each with the right shape."""

    cards: tuple[Card, ...]
    lines: Sheet[LinesFile]
    legacies: Sheet[LegaciesFile]
    kings: Sheet[KingsFile]
    houses: Sheet[HousesFile]


def bond_problems(book: Book) -> Iterator[Problem]:
    """Every mistake that only shows when the files are read together."""
    cards = {card.body.id: card for card in book.cards}
    yield from _repeated_names(book)
    yield from graph_problems(cards, book.lines)
    lines = lines_of(cards)
    for card in book.cards:
        yield from _card_conditions(card, cards, lines, book)
    yield from _legacy_lines(book)
    yield from _goals_shared(book.legacies)


def _repeated_names(book: Book) -> Iterator[Problem]:
    yield from _twice([(card.page, ("id",), card.body.id) for card in book.cards])
    yield from _twice_in(book.lines.page, "lines", book.lines.body.lines)
    yield from _twice_in(book.legacies.page, "legacies", book.legacies.body.legacies)
    yield from _twice_in(book.kings.page, "kings", book.kings.body.kings)
    houses = book.houses.body
    named: tuple[tuple[str, list[NamedFile]], ...] = (
        ("emblems", houses.emblems),
        ("houses", houses.houses),
        ("persons", houses.persons),
    )
    for part, found in named:
        yield from _twice_in(book.houses.page, part, found)


def _twice_in(page: Page, part: str, found: Sequence[_Named]) -> Iterator[Problem]:
    yield from _twice([(page, (part, index, "id"), one.id) for index, one in enumerate(found)])


def _twice(ids: Sequence[tuple[Page, Path, str]]) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for page, path, name in ids:
        if name in seen:
            yield problem_at(page, path, "id_used_twice", given=name, other=seen[name])
        seen.setdefault(name, f"{page.file}:{page.values[path][0]}")


def _card_conditions(card: Card, cards: dict[str, Card], lines: Lines, book: Book) -> Iterator[Problem]:
    yield from _condition(card.page, ("when",), card.body.when, cards, lines, book)
    for side in SIDES:
        for index, outcome in enumerate(answer(card.body, side).outcomes):
            path: Path = (side, "outcomes", index, "when")
            yield from _condition(card.page, path, outcome.when, cards, lines, book)


def _condition(
    page: Page, path: Path, when: WhenFile, cards: dict[str, Card], lines: Lines, book: Book
) -> Iterator[Problem]:
    """HO-R17: what a condition names exists: cards with a historical event, cards of the named line."""
    known = tuple(line.id for line in book.lines.body.lines)
    for index, name in enumerate(when.remembered):
        if name.partition(".")[0] not in cards:
            yield problem_at(page, (*path, "remembered", index), "unknown_card", given=name)
        elif not any(mark == name or mark.startswith(f"{name}.") for mark in _marks(cards, name)):
            yield problem_at(page, (*path, "remembered", index), "card_without_event", given=name)
    for line, names in when.story.items():
        if line not in known:
            yield problem_at_key(page, (*path, "story", line), "unknown_line", given=line, known=known)
            continue
        for index, name in enumerate(names):
            if name not in lines.get(line, ()):
                yield problem_at(
                    page, (*path, "story", line, index), "card_of_no_such_line", given=name, line=line
                )


def _marks(cards: dict[str, Card], name: str) -> Iterator[str]:
    """The outcomes of the named card that bring a historical event, as `card.yes.2`."""
    card = cards[name.partition(".")[0]]
    for side in SIDES:
        for number, outcome in enumerate(answer(card.body, side).outcomes, 1):
            if outcome.event is not None:
                yield f"{card.body.id}.{side}.{number}"


def _legacy_lines(book: Book) -> Iterator[Problem]:
    """Each line has a legacy to deal, and legacies name lines that exist."""
    known = tuple(line.id for line in book.lines.body.lines)
    legacies = book.legacies.body.legacies
    page = book.legacies.page
    for index, legacy in enumerate(legacies):
        if legacy.line not in known:
            yield problem_at(
                page, ("legacies", index, "line"), "unknown_line", given=legacy.line, known=known
            )
        for number, one in enumerate(legacy.achievements):
            if one.goal.line is not None and one.goal.line not in known:
                path: Path = ("legacies", index, "achievements", number, "goal")
                yield problem_at(page, path, "unknown_line", given=one.goal.line, known=known)
    for index, name in enumerate(known):
        if name not in [legacy.line for legacy in legacies]:
            yield problem_at(book.lines.page, ("lines", index, "id"), "line_without_legacy", given=name)


def _goals_shared(sheet: Sheet[LegaciesFile]) -> Iterator[Problem]:
    """HO-1.4: legacies that can sit at one table (of different lines) share no goal with the same perk."""
    seen: dict[Goal, LegacyFile] = {}
    for index, legacy in enumerate(sheet.body.legacies):
        for number, goal in enumerate(_goals(legacy)):
            other = seen.setdefault(goal, legacy)
            if goal in _goals(legacy)[:number] or other.line != legacy.line:
                path: Path = ("legacies", index, "achievements", number)
                yield problem_at(sheet.page, path, "achievement_shared", other=other.id)


def _goals(legacy: LegacyFile) -> list[Goal]:
    return [(one.goal, one.perk) for one in legacy.achievements]
