"""The content's texts in its languages, each under the id by which rules and messages know it.

The files are written in the authored languages, side by side. A further language is a file of its own,
`languages/<code>.yaml`, with each text under the key it has here; where it lacks a text, the last of the
authored languages is read.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, get_args

from msgspec import Struct

from engine.games.houses.names import End
from engine.games.houses.reading.book import SIDES, Book, answer, lines_of
from engine.games.houses.reading.files import (
    AUTHORED,
    AnswerFile,
    LineFile,
    ProposalFile,
    Saying,
    Shape,
    StoryFile,
    has_own_name,
    languages_of,
    placeables,
)
from engine.games.houses.reading.pages import Page, problem_at, problem_at_key
from engine.kernel.content import Problem

FOLDER: Final = "languages"
ENDING: Final = ".yaml"

Entry = tuple[str, tuple[str, ...]]
"""A key, and the text in each language."""


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


# --- from the files ---------------------------------------------------------------------------------------


def texts_of(book: Book) -> Texts:
    """All texts of the files; a story end without a name of its own bears the name of its line's end."""
    lines = lines_of({card.body.id: card for card in book.cards})
    homes = {card: line for line, cards in lines.items() for card in cards}
    by_id = {line.id: line for line in book.lines.body.lines}
    houses = book.houses.body
    entries: list[Entry] = []

    def add(key: str, shape: Shape, *fields: str) -> None:
        entries.extend((f"{key}.{field}", languages_of(getattr(shape, field))) for field in fields)

    for line in book.lines.body.lines:
        add(f"line.{line.id}", line, "name", "question", "unity", "division")
    for legacy in book.legacies.body.legacies:
        add(f"legacy.{legacy.id}", legacy, "name", "motto")
    for king in book.kings.body.kings:
        add(f"king.{king.id}", king, "name", *(("habit",) if king.habit else ()))
        for end in get_args(End):
            entries.extend(_saying_entries(f"king.{king.id}.{end}", getattr(king, end)))
    for kind, found in (("emblem", houses.emblems), ("house", houses.houses), ("person", houses.persons)):
        entries.extend((f"{kind}.{one.id}", languages_of(one.name)) for one in found)
    for card in book.cards:
        add(card.body.id, card.body, "title", "problem")
        entries.extend(_answer_entries(card.body, by_id.get(homes.get(card.body.id, ""))))
    return Texts(AUTHORED, tuple(sorted(entries)))


def _saying_entries(key: str, sayings: tuple[Saying, ...]) -> Iterator[Entry]:
    """Yield `key.1`, `key.2`, …; one alone has the key itself, as translations of old packs name it."""
    if len(sayings) == 1:
        yield key, languages_of(sayings[0])
        return
    for number, one in enumerate(sayings, 1):
        yield f"{key}.{number}", languages_of(one)


def _answer_entries(card: ProposalFile, line: LineFile | None) -> Iterator[Entry]:
    """Yield buttons, epilogues, and the names of historical and story events of both answers."""
    for side in SIDES:
        given: AnswerFile = answer(card, side)
        key = f"{card.id}.{side}"
        yield key, languages_of(given)
        yield from _story_entry(f"{key}.story", given.story, line)
        for number, outcome in enumerate(given.outcomes, 1):
            yield f"{key}.{number}", languages_of(outcome)
            yield from _story_entry(f"{key}.{number}.story", outcome.story, line)
            if outcome.event is not None:
                yield f"{key}.{number}.event", languages_of(outcome.event)


def _story_entry(key: str, told: StoryFile | None, line: LineFile | None) -> Iterator[Entry]:
    if told is None:
        return
    if has_own_name(told):
        yield key, languages_of(told)
    elif line is not None:
        yield key, languages_of(line.unity if told.end == "unity" else line.division)


# --- further languages ------------------------------------------------------------------------------------


def is_translation(name: str) -> bool:
    """Whether the file of this name in a content's folder is a further language."""
    return name.startswith(f"{FOLDER}/") and name.endswith(ENDING)


def translation_problems(page: Page, texts: Texts) -> Iterator[Problem]:
    """Nothing is missing or unknown, and nobody is named whom the same text in no other language names."""
    data, known = page.data, dict(texts.entries)
    if not isinstance(data, dict):
        yield problem_at(page, (), "pairs_needed")
        return
    for key in data:
        if key not in known:
            yield problem_at_key(page, (key,), "unknown_text", given=key)
        elif not isinstance(data[key], str) or not data[key].strip():
            yield problem_at(page, (key,), "text_missing")
        elif strangers := set(placeables(data[key])).difference(*map(placeables, known[key])):
            yield problem_at(page, (key,), "placeable_added", given=min(strangers))
    yield from (problem_at(page, (key,), "translation_missing") for key in known if key not in data)


def with_translation(texts: Texts, page: Page) -> Texts:
    """The texts with this page's language before the others; its file is named by the language's code.

    The last language stays what is read where another lacks a text.
    """
    code = page.file[len(FOLDER) + 1 : -len(ENDING)]
    given = page.data
    assert isinstance(given, dict)
    entries = tuple((key, (str(given[key]), *wordings(texts, key))) for key, _ in texts.entries)
    return Texts((code, *texts.languages), entries)
