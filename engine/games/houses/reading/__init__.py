"""The content's reader: a folder of YAML files becomes records for the rules and texts for the messages.

The folder holds `proposals/*.yaml` (one or more documents each, one card a document), `stories.yaml`,
`legacies.yaml`, `kings.yaml` and `houses.yaml`, and `languages/*.yaml` where it is translated further.

    pages      text ─> a page: plain values with their places; a page against its shape
    files      the shapes, as authors see them; notation has the compact notation in some fields
    book       every mistake in a card, a line, and between files
    bonds      … of what a card says of the table: houses it names, what it remembers, chains of cards
    build      a book without mistakes ─> Content
    texts      … ─> Texts, with further languages
    review     whether a table can play; odd cards; how far the cards move the realm, counted
    habits     cards that know the table, and formulas that come too often, counted
    mistakes   the closed list of what can be wrong

Nothing here knows a state or a match. Begin with `read_content` below.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

from engine.games.houses.content import Content
from engine.games.houses.reading.bonds import crisis_problems, memory_problems, naming_problems
from engine.games.houses.reading.book import Book, book_problems, card_problems, lines_of
from engine.games.houses.reading.build import build
from engine.games.houses.reading.files import (
    HousesFile,
    KingsFile,
    LegaciesFile,
    LinesFile,
    ProposalFile,
    Shape,
)
from engine.games.houses.reading.mistakes import mistake, of_file
from engine.games.houses.reading.pages import Page, Sheet, pages, sheet
from engine.games.houses.reading.review import (
    Figures,
    count_cards,
    figure_problems,
    king_problems,
    serving_problems,
)
from engine.games.houses.reading.texts import (
    ENDING,
    FOLDER,
    Texts,
    is_translation,
    keys_of,
    texts_of,
    translation_problems,
    with_translation,
    wording,
    wordings,
)
from engine.kernel.content import ContentBroken, Problem

__all__ = [
    "Content",
    "ContentBroken",
    "Figures",
    "Problem",
    "Texts",
    "figures",
    "files_of",
    "keys_of",
    "read",
    "read_content",
    "schema",
    "serving_problems",
    "wording",
    "wordings",
]

PROPOSALS: Final = "proposals"
STORIES: Final = "stories.yaml"
LEGACIES: Final = "legacies.yaml"
KINGS: Final = "kings.yaml"
HOUSES: Final = "houses.yaml"

Body = TypeVar("Body", bound=Shape)


def read(folder: Path) -> tuple[Content, Texts]:
    """The whole content of a folder. Raises ContentBroken with every problem."""
    return read_content(files_of(folder))


def files_of(folder: Path) -> dict[str, bytes]:
    """The files of a folder that are content, by their names in it; OSError for one that can't be read."""
    names = [path.relative_to(folder).as_posix() for path in folder.glob(f"{PROPOSALS}/*.yaml")]
    more = [path.relative_to(folder).as_posix() for path in folder.glob(f"{FOLDER}/*{ENDING}")]
    wanted = [*sorted(names), STORIES, LEGACIES, KINGS, HOUSES, *sorted(more)]
    return {name: (folder / name).read_bytes() for name in wanted if (folder / name).is_file()}


def read_content(raw: Mapping[str, bytes]) -> tuple[Content, Texts]:
    """The content of these files, wherever they were kept. Raises ContentBroken with every problem.

    First each file by itself is read to its end; what binds files together is only looked at when all of
    them have their shape, so that one misspelt field does not bring ten unknown cards with it.
    """
    book = _read_book(raw)
    _raise_if_broken((*book_problems(book), *memory_problems(book), *crisis_problems(book)))
    authored = texts = texts_of(book)
    problems: list[Problem] = []
    for name in filter(is_translation, raw):
        for page in _pages(raw, name, problems):
            found = tuple(translation_problems(page, authored))
            problems.extend(found)
            texts = texts if found else with_translation(texts, page)
    _raise_if_broken(problems)

    # The version is a digest of names and bytes: the same files give the same version on every machine.
    digest = sha256()
    for name in sorted(raw):
        digest.update(f"{name}:{len(raw[name])}:".encode() + raw[name])
    return build(book, digest.hexdigest()[:12]), texts


def figures(raw: Mapping[str, bytes]) -> tuple[Figures, tuple[Problem, ...]]:
    """The figures of the cards of these files, and the problems where they lie outside the bounds.

    Raises ContentBroken where a file has not its shape.
    """
    book = _read_book(raw)
    lines = lines_of({card.body.id: card for card in book.cards})
    stories = frozenset(card for names in lines.values() for card in names)
    found = (*figure_problems(book.cards, stories), *king_problems(book.kings))
    return count_cards(book.cards, stories), tuple(sorted(found))


def schema() -> dict[str, object]:
    """The JSON schema of one proposal document, for editors that complete while one writes."""
    return ProposalFile.model_json_schema()


def _read_book(raw: Mapping[str, bytes]) -> Book:
    """Every file with its shape; raises ContentBroken with the problems of all of them."""
    problems: list[Problem] = []
    cards: list[Sheet[ProposalFile]] = []
    for name in raw:
        if name.startswith(PROPOSALS):
            for page in _pages(raw, name, problems):
                card, found = sheet(page, ProposalFile)
                problems.extend(found if card is None else (*card_problems(card), *naming_problems(card)))
                cards.extend([] if card is None else [card])
    lines = _single(raw, STORIES, LinesFile, problems)
    legacies = _single(raw, LEGACIES, LegaciesFile, problems)
    kings = _single(raw, KINGS, KingsFile, problems)
    houses = _single(raw, HOUSES, HousesFile, problems)
    _raise_if_broken(problems)
    # Whichever of these is None has told a problem.
    assert lines is not None
    assert legacies is not None
    assert kings is not None
    assert houses is not None
    return Book(tuple(cards), lines, legacies, kings, houses)


def _single(
    raw: Mapping[str, bytes], name: str, shape: type[Body], problems: list[Problem]
) -> Sheet[Body] | None:
    """The one document of a file that must be there, or None and why not among the problems."""
    if name not in raw:
        problems.append(of_file(name, "file_missing"))
        return None
    before = len(problems)
    found = _pages(raw, name, problems)
    if len(found) == 1:
        body, wrong = sheet(found[0], shape)
        problems.extend(wrong)
        return body
    if len(problems) == before:
        problems.append(of_file(name, "one_document_needed", number=len(found)))
    return None


def _pages(raw: Mapping[str, bytes], name: str, problems: list[Problem]) -> tuple[Page, ...]:
    """The documents of a file; () and a problem more for one that can't be read."""
    try:
        text = raw[name].decode("utf-8")
    except UnicodeDecodeError as error:
        before = raw[name][: error.start].decode("utf-8").split("\n")
        problems.append(mistake(name, (len(before), len(before[-1]) + 1), (), "not_utf8"))
        return ()
    found, wrong = pages(name, text)
    problems.extend(wrong)
    return found


def _raise_if_broken(problems: Iterable[Problem]) -> None:
    found = tuple(sorted(set(problems)))
    if found:
        raise ContentBroken(found)
