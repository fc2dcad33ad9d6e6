"""The content's reader: a folder of YAML files becomes records for the rules and texts for the messages.

The folder holds `proposals/*.yaml` (one or more documents each, one card a document), `stories.yaml`,
`legacies.yaml`, `kings.yaml` and `houses.yaml`, and `languages/*.yaml` where it is translated further
(`translating.py`). Shapes are in `files.py`, compact notation in `notation.py`.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine.games.houses.content import Content
from engine.games.houses.reading.bonds import Book, bond_problems
from engine.games.houses.reading.build import build
from engine.games.houses.reading.cards import card_problems
from engine.games.houses.reading.figures import Figures, count_cards, figure_problems
from engine.games.houses.reading.files import HousesFile, KingsFile, LegaciesFile, LinesFile, ProposalFile
from engine.games.houses.reading.graph import lines_of
from engine.games.houses.reading.mistakes import mistake, of_file
from engine.games.houses.reading.serving import serving_problems
from engine.games.houses.reading.shape import Sheet, sheet
from engine.games.houses.reading.texts import Texts, keys_of, texts_of, wording, wordings
from engine.games.houses.reading.translating import (
    ENDING,
    FOLDER,
    code_of,
    is_translation,
    translation_problems,
    with_translation,
)
from engine.games.houses.reading.words import Shape
from engine.games.houses.reading.yaml import Page, pages
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

PROPOSALS = "proposals"
STORIES = "stories.yaml"
LEGACIES = "legacies.yaml"
KINGS = "kings.yaml"
HOUSES = "houses.yaml"

Body = TypeVar("Body", bound=Shape)


class _Files(NamedTuple):
    """What was read: the bytes of each file by its name in the folder, and the problems so far."""

    raw: Mapping[str, bytes]
    problems: list[Problem]


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
    files = _Files(raw, [])
    book = _book(files)
    if not files.problems and book is not None:
        files.problems.extend(bond_problems(book))
    if files.problems or book is None:
        raise ContentBroken(tuple(sorted(set(files.problems))))
    texts = _with_languages(files, texts_of(book))
    if files.problems:
        raise ContentBroken(tuple(sorted(set(files.problems))))
    return build(book, _version(files.raw)), texts


def figures(raw: Mapping[str, bytes]) -> tuple[Figures, tuple[Problem, ...]]:
    """What the cards of these files move, counted, and what of it lies outside the bounds. ContentBroken."""
    files = _Files(raw, [])
    book = _book(files)
    if book is None or files.problems:
        raise ContentBroken(tuple(sorted(set(files.problems))))
    lines = lines_of({card.body.id: card for card in book.cards})
    stories = frozenset(card for names in lines.values() for card in names)
    return count_cards(book.cards, stories), figure_problems(book.cards, stories)


def schema() -> dict[str, object]:
    """The JSON schema of one proposal document, for editors that complete while one writes."""
    return ProposalFile.model_json_schema()


def _version(raw: Mapping[str, bytes]) -> str:
    """A digest of names and bytes: the same files give the same version on every machine."""
    digest = sha256()
    for name in sorted(raw):
        digest.update(f"{name}:{len(raw[name])}:".encode() + raw[name])
    return digest.hexdigest()[:12]


def _book(files: _Files) -> Book | None:
    cards = tuple(card for name in files.raw if name.startswith(PROPOSALS) for card in _cards(files, name))
    lines = _single(files, STORIES, LinesFile)
    legacies = _single(files, LEGACIES, LegaciesFile)
    kings = _single(files, KINGS, KingsFile)
    houses = _single(files, HOUSES, HousesFile)
    if lines is None or legacies is None or kings is None or houses is None:
        return None
    return Book(cards, lines, legacies, kings, houses)


def _with_languages(files: _Files, authored: Texts) -> Texts:
    """With every further language; a file that has its problems told adds none."""
    texts = authored
    for name in filter(is_translation, files.raw):
        for page in _pages(files, name):
            found = tuple(translation_problems(page, authored))
            files.problems.extend(found)
            texts = texts if found else with_translation(texts, code_of(name), page)
    return texts


def _cards(files: _Files, name: str) -> tuple[Sheet[ProposalFile], ...]:
    read_pages = _pages(files, name)
    found = tuple(card for page in read_pages if (card := _sheet(files, page, ProposalFile)) is not None)
    for card in found:
        files.problems.extend(card_problems(card))
    return found


def _single(files: _Files, name: str, shape: type[Body]) -> Sheet[Body] | None:
    """The one document of a file that must be there."""
    if name not in files.raw:
        files.problems.append(of_file(name, "file_missing"))
        return None
    found = _pages(files, name)
    if len(found) == 1:
        return _sheet(files, found[0], shape)
    if not any(one.file == name for one in files.problems):
        files.problems.append(of_file(name, "one_document_needed", number=len(found)))
    return None


def _sheet(files: _Files, page: Page, shape: type[Body]) -> Sheet[Body] | None:
    found, problems = sheet(page, shape)
    files.problems.extend(problems)
    return found


def _pages(files: _Files, name: str) -> tuple[Page, ...]:
    try:
        text = files.raw[name].decode("utf-8")
    except UnicodeDecodeError as error:
        before = files.raw[name][: error.start].decode("utf-8").split("\n")
        files.problems.append(mistake(name, (len(before), len(before[-1]) + 1), (), "not_utf8"))
        return ()
    found, problems = pages(name, text)
    files.problems.extend(problems)
    return found
