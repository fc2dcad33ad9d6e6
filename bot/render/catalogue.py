"""Reads the texts of one language from data/text, whole or not at all."""

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.languages import Language
from bot.render.fluent import Bundle


class BrokenCatalogue(Exception):
    """Texts that can't be read: `problems` names file and entry of each."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def texts_folder() -> Traversable:
    """The folder that holds one folder of .ftl files for each language."""
    return files("data") / "text"


def sources(folder: Traversable, language: Language) -> tuple[tuple[str, str], ...]:
    """(file name, its text) for each .ftl file of the language, by name."""
    found = (entry for entry in (folder / language).iterdir() if entry.name.endswith(".ftl"))
    return tuple((entry.name, entry.read_text("utf-8")) for entry in sorted(found, key=lambda e: e.name))


def problems(resources: Iterable[tuple[str, ftl.Resource]]) -> tuple[str, ...]:
    """Entries Fluent could not read, and ids that stand twice (it would keep the first in silence)."""
    found: list[str] = []
    seen: set[tuple[type[ftl.BaseNode], str]] = set()
    for name, resource in resources:
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                found.append(f"{name}: unreadable: {(entry.content or '').partition(chr(10))[0]}")
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                found += [f"{name}: twice: {entry.id.name}"] * ((type(entry), entry.id.name) in seen)
                seen.add((type(entry), entry.id.name))
    return tuple(found)


def read(folder: Traversable, language: Language) -> Bundle:
    """All texts of one language.

    Raises:
        BrokenCatalogue: an entry can't be read, or an id stands twice.
    """
    parse = FluentParser().parse
    resources = tuple((name, parse(text)) for name, text in sources(folder, language))
    if broken := problems(resources):
        raise BrokenCatalogue(broken)
    bundle = Bundle(language)
    for _, resource in resources:
        bundle.add_resource(resource)
    return bundle
