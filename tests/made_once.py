"""What the tests of a process share because it is slow to make and nobody changes it: cards, texts, parts.

Who tests the reading itself reads for itself.
"""

import gc
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import pytest

from bot import games, playable
from bot.client import Parts
from bot.config import Settings
from bot.games.houses import content as houses_content
from bot.games.houses.content import CONTENT, Book
from bot.lab.games.houses.content_tools import preview, story_map
from bot.languages import LANGUAGES, Language
from bot.render import catalogue
from bot.render.i18n import Bundle, Messages
from bot.ui.generic.renderer import PluginRenderer
from bot.wiring import load_parts
from engine.game_versions import GameVersions
from engine.games import houses
from engine.games.houses import reading
from engine.games.houses.content import Content
from engine.games.houses.reading import Texts
from engine.store import Keyring

R = TypeVar("R", bound=PluginRenderer)


@cache
def words(language: Language) -> Messages:
    """The program's texts; one that is missing, or can't be said, is an error."""
    return Messages(language, catalogue.read(catalogue.texts_folder(), language), strict=True)


def lenient(language: Language) -> Messages:
    """The same texts as people read them: "unknown text" for one that is missing."""
    return replace(words(language), strict=False)


@cache
def whole() -> Parts:
    """All that the program has, on its own content."""
    settings = Settings(_env_file=None, port=0)  # type: ignore[call-arg]
    found = load_parts(settings, Keyring({1: bytes(32)}, 1), {one: words(one) for one in LANGUAGES})
    gc.freeze()  # it stays, so the collector of garbage need not walk through it again and again
    return found


def editions(folder: Path | None = None) -> GameVersions:
    """Every game on the program's content; another folder's is read each time, for a test may change it."""
    if folder not in (None, CONTENT):
        return games.editions(folder)
    found = whole().editions
    assert found is not None
    return found


def content() -> tuple[Content, Texts]:
    """The program's content, and what it says."""
    book = editions().present(houses.NAME).book
    return book.content, book.texts


def made(raw: Mapping[str, bytes]) -> tuple[Content, Texts]:
    """The content of these files, read anew where they are not the program's own."""
    return content() if raw == own_files() else reading.read_content(raw)


def council_renderer(kind: type[R], book: Book | None = None) -> R:
    """A renderer of this kind for Houses as the bot has it, that tells every match with one book.

    The book is that of the program's content unless another one is given.
    """
    told = Book(*content()) if book is None else book
    return kind(games.plugin(houses.NAME), lambda version: told)


@cache
def own_files() -> dict[str, bytes]:
    """The files of the program's content."""
    return reading.files_of(CONTENT)


READ_TEXTS = catalogue.read


def bundle(folder: Traversable, language: Language) -> Bundle:
    """The texts of this folder, read anew where they are not the program's own."""
    own = folder == catalogue.texts_folder()
    return words(language).bundle if own else READ_TEXTS(folder, language)


def reading_once(patch: pytest.MonkeyPatch) -> None:
    """Every command that is run meanwhile gets the same cards and texts, where they are the program's."""
    whole()
    patch.setattr(playable, "editions", editions)
    patch.setattr(catalogue, "read", bundle)
    for module in (houses_content, story_map, preview):
        patch.setattr(module, "read_content", made)
