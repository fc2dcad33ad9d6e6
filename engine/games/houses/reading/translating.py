"""A further language of a content: `languages/<code>.yaml`, each text under the key it has in `Texts`."""

from collections.abc import Iterator

from engine.games.houses.reading.texts import Texts, wordings
from engine.games.houses.reading.words import placeables
from engine.games.houses.reading.yaml import Page, problem_at, problem_at_key
from engine.kernel.content import Problem

FOLDER = "languages"
ENDING = ".yaml"


def code_of(name: str) -> str:
    """The language of a file, by its name in the content's folder."""
    return name[len(FOLDER) + 1 : -len(ENDING)]


def is_translation(name: str) -> bool:
    """Whether a file of the content is one of these."""
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


def with_translation(texts: Texts, code: str, page: Page) -> Texts:
    """The texts with this language before the others: the last one stays what is read where one lacks."""
    given = page.data
    assert isinstance(given, dict)
    entries = tuple((key, (str(given[key]), *wordings(texts, key))) for key, _ in texts.entries)
    return Texts((code, *texts.languages), entries)
