"""The content's texts in its languages, each under the id by which rules and messages know it."""

from bisect import bisect_left
from collections.abc import Iterator

from msgspec import Struct

from engine.games.houses.reading.bonds import Book
from engine.games.houses.reading.cards import SIDES, answer
from engine.games.houses.reading.files import (
    AnswerFile,
    LineFile,
    NamedFile,
    ProposalFile,
    StoryFile,
    has_own_name,
)
from engine.games.houses.reading.graph import lines_of
from engine.games.houses.reading.words import AUTHORED, Name, Problem, Saying, languages_of

Entry = tuple[str, tuple[str, ...]]


class Texts(Struct, frozen=True):
    """Every text of the content: its key and what it is in each of `languages`; sorted by key, each once."""

    languages: tuple[str, ...]
    entries: tuple[Entry, ...]


def wordings(texts: Texts, key: str) -> tuple[str, ...]:
    """The text under this key in every language, placeables unfilled; KeyError when there is none."""
    place = bisect_left(texts.entries, (key, ()))
    if place == len(texts.entries) or texts.entries[place][0] != key:
        raise KeyError(key)
    return texts.entries[place][1]


def wording(texts: Texts, key: str, language: str) -> str:
    """The text in this language, or in the content's last one where it has not been translated so far."""
    found = wordings(texts, key)
    return found[texts.languages.index(language)] if language in texts.languages else found[-1]


def keys_of(texts: Texts, kind: str) -> tuple[str, ...]:
    """Every key of this kind, `king` for `king.hasan.name`, sorted: they stand side by side."""
    begin, end = (bisect_left(texts.entries, (f"{kind}{mark}", ())) for mark in (".", "/"))
    return tuple(key for key, _ in texts.entries[begin:end])


def texts_of(book: Book) -> Texts:
    """All texts of the files; a story end without a name of its own bears the name of its line's end."""
    lines = lines_of({card.body.id: card for card in book.cards})
    homes = {card: line for line, cards in lines.items() for card in cards}
    entries = [*_lines(book), *_legacies(book), *_kings(book), *_houses(book)]
    by_id = {line.id: line for line in book.lines.body.lines}
    for card in book.cards:
        entries += _card(card.body, by_id.get(homes.get(card.body.id, "")))
    return Texts(AUTHORED, tuple(sorted(entries)))


def _card(card: ProposalFile, line: LineFile | None) -> Iterator[Entry]:
    yield _entry(f"{card.id}.title", card.title)
    yield _entry(f"{card.id}.problem", card.problem)
    for side in SIDES:
        yield from _answer(f"{card.id}.{side}", answer(card, side), line)


def _answer(key: str, given: AnswerFile, line: LineFile | None) -> Iterator[Entry]:
    yield key, languages_of(given)
    yield from _story(f"{key}.story", given.story, line)
    for number, outcome in enumerate(given.outcomes, 1):
        yield f"{key}.{number}", languages_of(outcome)
        yield from _story(f"{key}.{number}.story", outcome.story, line)
        if outcome.event is not None:
            yield f"{key}.{number}.event", languages_of(outcome.event)


def _story(key: str, told: StoryFile | None, line: LineFile | None) -> Iterator[Entry]:
    if told is None:
        return
    if has_own_name(told):
        yield key, languages_of(told)
    elif line is not None:
        yield _entry(key, line.unity if told.end == "unity" else line.division)


def _lines(book: Book) -> Iterator[Entry]:
    for line in book.lines.body.lines:
        key = f"line.{line.id}"
        yield _entry(f"{key}.name", line.name)
        yield _entry(f"{key}.question", line.question)
        yield _entry(f"{key}.unity", line.unity)
        yield _entry(f"{key}.division", line.division)


def _legacies(book: Book) -> Iterator[Entry]:
    for legacy in book.legacies.body.legacies:
        yield _entry(f"legacy.{legacy.id}.name", legacy.name)
        yield _entry(f"legacy.{legacy.id}.motto", legacy.motto)


def _kings(book: Book) -> Iterator[Entry]:
    for king in book.kings.body.kings:
        yield _entry(f"king.{king.id}.name", king.name)
        yield _entry(f"king.{king.id}.death", king.death)
        yield _entry(f"king.{king.id}.flight", king.flight)
        yield _entry(f"king.{king.id}.deposition", king.deposition)


def _houses(book: Book) -> Iterator[Entry]:
    body = book.houses.body
    yield from _name_entries("emblem", body.emblems)
    yield from _name_entries("house", body.houses)
    yield from _name_entries("person", body.persons)


def _name_entries(kind: str, found: list[NamedFile]) -> Iterator[Entry]:
    for one in found:
        yield _entry(f"{kind}.{one.id}", one.name)


def _entry(key: str, words: Name | Saying | Problem) -> Entry:
    return key, languages_of(words)
