"""A third language made by program from English: every text in brackets, its letters accented.

What a player then reads in plain letters is a name, a command, an id, or a sentence that stands in code.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot import languages
from bot.games.houses.content import CONTENT
from bot.languages import Traits
from bot.render import catalogue as text_files
from bot.render.catalogue import texts_folder
from engine.games.houses.reading import read
from engine.games.houses.reading.texts import wording

CODE: Final = "xp"
TRAITS: Final = Traits(CODE, "Ƥšéûðö", "en-GB", (CODE,))
PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED: Final = "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖṖɊŘŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöṗɋřšţûṽŵẋýž"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
KEPT: Final = re.compile(r"<[^<>]*>|\]\([^()]*\)|\{[^{}]*\}")
"""What is no sentence: mentions and times, links, placeables of cards."""

CODE_SPAN: Final = re.compile(r"`[^`]*`")
"""Commands, ids and digests."""

WORD: Final = re.compile(r"[A-Za-z]{2,}")


def pseudo(text: str) -> str:
    """The text with accents; what is no sentence stays."""
    made, spot = [], 0
    for kept in KEPT.finditer(text):
        made += [text[spot : kept.start()].translate(ACCENTS), kept.group()]
        spot = kept.end()
    return "".join((*made, text[spot:].translate(ACCENTS)))


def catalogue(text: str) -> str:
    """A file of English texts in the pseudo-language."""
    resource = FluentParser().parse(text)
    for pattern in _patterns(resource):
        _accented(pattern)
        if not _is_short(pattern):
            pattern.elements = [ftl.TextElement("["), *pattern.elements, ftl.TextElement("]")]
    return FluentSerializer().serialize(resource)


def _patterns(resource: ftl.Resource) -> Iterator[ftl.Pattern]:
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term):
            yield from (one for one in (entry.value, *(part.value for part in entry.attributes)) if one)


def _accented(pattern: ftl.Pattern) -> None:
    """All text in it, the variants of its selections included; what stands between backticks stays."""
    code = False
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts = element.value.split("`")
            element.value = "`".join(
                part if code != bool(spot % 2) else pseudo(part) for spot, part in enumerate(parts)
            )
            code ^= len(parts) % 2 == 0
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                _accented(variant.value)


def _is_short(pattern: ftl.Pattern) -> bool:
    """A word or two may be a label, whose length is limited; markdown counts only where a line begins."""
    first = pattern.elements[0]
    marked = isinstance(first, ftl.TextElement) and re.match(r"\s*(#|-|>|\*)", first.value)
    return bool(marked) or sum(map(_size, pattern.elements)) < 4


def _size(element: Any) -> int:
    return len(element.value.split()) if isinstance(element, ftl.TextElement) else 1


def texts(folder: Path) -> Path:
    """A folder of texts in which the third language stands beside the others."""
    shutil.copytree(str(texts_folder()), folder)
    for file in (folder / "en").glob("*.ftl"):
        (folder / CODE).mkdir(exist_ok=True)
        (folder / CODE / file.name).write_text(catalogue(file.read_text("utf-8")), "utf-8")
    return folder


def cards(folder: Path) -> Path:
    """The cards of Houses with a file of this language."""
    shutil.copytree(CONTENT, folder)
    _, said = read(CONTENT)
    made = {key: pseudo(wording(said, key, "en")) for key, _ in said.entries}
    (folder / "languages").mkdir()
    written = yaml.safe_dump(made, width=10_000, allow_unicode=True)
    (folder / "languages" / f"{CODE}.yaml").write_text(written, "utf-8")
    return folder


def spoken(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """The line in bot/languages.py and the folder of texts, for the time of a test."""
    every = (*languages.LANGUAGES, CODE)
    patch.setitem(languages.TRAITS, CODE, TRAITS)
    for module in list(sys.modules.values()):
        if getattr(module, "LANGUAGES", None) == languages.LANGUAGES and module is not languages:
            patch.setattr(module, "LANGUAGES", every)
    patch.setattr(languages, "LANGUAGES", every)
    patch.setattr(text_files, "texts_folder", lambda: folder)


def plain_words(shown: str, known: frozenset[str]) -> list[str]:
    """Words in plain letters that are no names."""
    return [word for word in WORD.findall(KEPT.sub(" ", CODE_SPAN.sub(" ", shown))) if word not in known]
