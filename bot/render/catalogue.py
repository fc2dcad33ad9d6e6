"""Reads the texts of one language from data/text: whole or not at all, or each when it is first said."""

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.languages import Language
from bot.render.i18n import UNKNOWN, Bundle, Messages

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins, and its id, that of a term with its dash; what goes on does so on indented lines."""


class Flaw(NamedTuple):
    """What is wrong with an entry: it can't be read, stands twice, or (in no file) is not there at all."""

    file: str
    what: Literal["unreadable", "twice", "missing"]
    entry: str

    def __str__(self) -> str:
        return f"{self.file}: {self.what}: {self.entry}"


class BrokenCatalogue(Exception):
    """Texts that can't be read: `problems` names file and entry of each."""

    def __init__(self, problems: Iterable[Flaw]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(map(str, self.problems)))


def texts_folder() -> Traversable:
    """The folder that holds one folder of .ftl files for each language."""
    return files("data") / "text"


def sources(folder: Traversable, language: Language) -> tuple[tuple[str, str], ...]:
    """(file name, its text) for each .ftl file of the language, by name."""
    found = (entry for entry in (folder / language).iterdir() if entry.name.endswith(".ftl"))
    return tuple((entry.name, entry.read_text("utf-8")) for entry in sorted(found, key=lambda e: e.name))


def problems(resources: Iterable[tuple[str, ftl.Resource]]) -> tuple[Flaw, ...]:
    """Entries Fluent could not read, and ids that stand twice (it would keep the first in silence)."""
    found: list[Flaw] = []
    seen: set[tuple[type[ftl.BaseNode], str]] = set()
    for name, resource in resources:
        for entry in resource.body:
            # The parser never fails: what it can't read comes back as Junk among the entries.
            if isinstance(entry, ftl.Junk):
                found.append(Flaw(name, "unreadable", (entry.content or "").partition("\n")[0]))
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                found += [Flaw(name, "twice", entry.id.name)] * ((type(entry), entry.id.name) in seen)
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


class AtNeed(Bundle):
    """Texts of which each is read when it is first said: what is wrong with one is found then, not before.

    To read them all takes a second, and a command says a few.
    """

    def __init__(self, language: Language, entries: Mapping[str, str]) -> None:
        super().__init__(language)
        self._unread, self._parse = entries, FluentParser().parse

    def has_message(self, message_id: str) -> bool:
        """Whether there is an entry of this id."""
        return message_id in self._unread

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # The library keeps terms under their dash, as ENTRY finds them; it asks for one without it.
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(self._parse(self._unread[name]))
        return super()._lookup(entry_id, term)


def at_need(folder: Traversable, language: Language) -> AtNeed:
    """All texts of one language, none of them read yet."""
    found: dict[str, str] = {}
    for _, text in sources(folder, language):
        starts = [*ENTRY.finditer(text)]
        ends = (*(one.start() for one in starts[1:]), len(text))
        found |= {one[1]: text[one.start() : end] for one, end in zip(starts, ends, strict=True)}
    return AtNeed(language, found)


def load(language: Language, *, strict: bool, folder: Traversable | None = None) -> Messages:
    """The words of one language, read once at the start from data/text unless told otherwise.

    Raises:
        BrokenCatalogue: a file can't be read, an id stands twice, or the text for unknown texts is missing.
    """
    bundle = read(folder or texts_folder(), language)
    if not bundle.has_message(UNKNOWN):
        raise BrokenCatalogue([Flaw("", "missing", UNKNOWN)])
    return Messages(language, bundle, strict)


def for_a_command(language: Language) -> Messages:
    """The words of one language for a command that says a few of them: each is read when it is said."""
    return Messages(language, at_need(texts_folder(), language), strict=False)
