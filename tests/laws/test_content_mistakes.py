"""Law: whatever is wrong with cards, their author is told so in a sentence of their language."""

import ast
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from fluent.syntax import ast as ftl
from pydantic_core.core_schema import ErrorType

from bot.languages import LANGUAGES, Language, in_digits
from bot.render.catalogue import sources, texts_folder
from bot.render.i18n import message_id
from bot.terminal.ending import mistake_line
from engine.games.houses import reading
from engine.games.houses.reading import files_of, review
from engine.games.houses.reading.files import (
    HousesFile,
    KingsFile,
    LegaciesFile,
    LinesFile,
    ProposalFile,
    Shape,
)
from engine.games.houses.reading.mistakes import MISTAKES
from engine.games.houses.reading.pages import pages, sheet
from engine.kernel.content import Problem, Why
from tests import made_once
from tests.data.planted_mistakes import FLOOD, HOUSES, KINGS, LEGACIES, RAIN, STORIES, WELL
from tests.data.raised_mistakes import SMALL, raised
from tests.laws.text_rules import entries, nodes

ROOM: Final = Path(reading.__file__).parent
MAKERS: Final = {"Problem": "mistakes.py", "PydanticCustomError": "files.py"}
"""What a mistake is made of, and the one file that may make it: its maker takes a code of the list."""

SHAPES: Final[dict[str, type[Shape]]] = {
    RAIN: ProposalFile,
    WELL: ProposalFile,
    FLOOD: ProposalFile,
    STORIES: LinesFile,
    LEGACIES: LegaciesFile,
    KINGS: KingsFile,
    HOUSES: HousesFile,
}
NOTES: Final = ("no_such(thing)", "prestige_on(ties)", "+nothing", "a { b", "{ $nobody }")
ODD: Final = (None, True, 7, -99, "", " ", "x" * 700, "\x1b[2J\n", [], {}, [7], {"\x1b[2J": 7}, *NOTES)
"""What somebody may write in any place."""

Path_ = tuple[str | int, ...]


def texts(language: Language) -> dict[str, ftl.Pattern]:
    """Every text of a language."""
    return {key: text for _, one in sources(texts_folder(), language) for key, text in entries(one).items()}


def called(source: str) -> set[str]:
    """What a file calls by its bare name."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return {one.id for one in calls if isinstance(one, ast.Name)}


def ways(pattern: ftl.Pattern) -> set[str]:
    """The words by which a text chooses; plural forms are none."""
    keys = [node.key for node in nodes(pattern) if isinstance(node, ftl.Variant)]
    return {key.name for key in keys if isinstance(key, ftl.Identifier)} - {"one", "other"}


def places(value: object, path: Path_ = ()) -> Iterator[Path_]:
    """Where anything stands in a document."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def replaced(value: Any, path: Path_, new: object) -> object:
    """The document with something else in this place."""
    if not path:
        return new
    changed = value.copy()
    changed[path[0]] = replaced(value[path[0]], path[1:], new)
    return changed


def oddities() -> Iterator[Problem]:
    """What the reader finds where each oddity stands in each place of each file."""
    for name, body in files_of(SMALL).items():
        for page in pages(name, body.decode())[0]:
            for path, odd in product(places(page.data), ODD):
                written = json.dumps(replaced(page.data, path, odd))
                yield from sheet(pages(name, written)[0][0], SHAPES[name])[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_sentence_and_no_sentence_is_left_over(language: Language) -> None:
    """By the closed list that the reader's own functions take, so that a new one can't be forgotten."""
    found = {key for key in texts(language) if key.startswith("content-mistake")}

    assert found == {f"content-mistake-{message_id(code)}" for code in MISTAKES}


def test_every_mistake_of_the_list_can_be_made_and_there_is_none_beside_it() -> None:
    """Each is planted in real files: what nobody can make needs no sentence."""
    assert set(raised()) == set(MISTAKES)


def test_a_mistake_is_made_of_a_code_of_the_list_alone() -> None:
    """One function makes it, and one inside pydantic; the type of their argument is the list."""
    makers = {
        (name, file.name)
        for file in ROOM.glob("*.py")
        for name in MAKERS.keys() & called(file.read_text("utf-8"))
    }

    assert set(MAKERS.items()) == makers


def test_no_code_of_ours_is_pydantics() -> None:
    """One of its own would come with other slots."""
    assert not set(MISTAKES) & set(get_args(ErrorType))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_is_told_as_a_sentence_with_what_it_names(language: Language) -> None:
    """At its place; no code, no slot without words, each number in the digits of the language."""
    words = made_once.words(language)
    for code, problems in raised().items():
        for one in problems:
            told = mistake_line(one, words)
            numbers = [str(abs(value)) for _, value in one.slots if isinstance(value, int) and value != 1]

            assert told.startswith(f"{one.file}:{one.line}:{one.column}: ")
            assert told.endswith(".")
            assert code not in told.removeprefix(f"{one.file}:{one.line}:{one.column}: {one.where}:")
            assert all(in_digits(number, language) in told for number in numbers)


def test_whatever_stands_wherever_is_told_in_both_languages() -> None:
    """Each field of each file gets what does not belong there; strict words raise on a slot that is lost."""
    words = [made_once.words(language) for language in LANGUAGES]
    found = {(one.code, one.slots): one for one in oddities()}

    assert len(found) > 100
    assert "wrong_shape" not in {code for code, _ in found}
    for one in found.values():
        for each in words:
            assert not {"\x1b", "\n"} & set(mistake_line(one, each))


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_what_follows_from_mistakes_have_their_words(language: Language) -> None:
    """Each kind of both."""
    found = texts(language)

    assert {message_id(code) for code in get_args(review.Code)} == ways(found["content-advice"])
    assert set(get_args(Why)) == ways(found["content-broken"])


def test_a_mistake_made_elsewhere_is_found() -> None:
    """The law looks for calls by name."""
    assert MAKERS.keys() & called('def one():\n    return Problem("a", 1, 1, "", "new")') == {"Problem"}
