"""The content that Houses is played with: the cards of a folder, and those that older matches need.

No page is made here and none imported, since a simulation reads cards and shows nothing.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

import data
from bot.config import Settings, Unfit
from engine.game_versions import Edition, Source
from engine.games import houses
from engine.games.houses.content import Content
from engine.games.houses.reading import ContentBroken, Texts, files_of, read_content, serving_problems
from engine.store import Pack, pack_files

CONTENT: Final = Path(data.__file__).parent / "houses"
"""The cards and stories that come with the program."""


class Book(Struct, frozen=True):
    """What a campaign draws from, and its texts in both languages."""

    content: Content
    texts: Texts


def cards_of(settings: Settings) -> Path:
    """The folder of the content that new matches begin with: the host's own, or the program's."""
    return settings.content or CONTENT


def source(folder: Path) -> Source:
    """Houses on the content of this folder. ContentBroken when that can't be read; Unfit.

    Whether a new table can begin on it, its source says and does not judge: the folder may hold the cards of
    matches that began when less was asked of authors.
    """
    files = files_in(folder)
    found = edition(files)
    # The files are packed only when a match begins on them, and once.
    pack = cache(lambda: Pack(houses.NAME, found.version, pack_files(files)))
    return Source(found, pack, bind, serving_problems(found.book.content))


def files_in(folder: Path) -> dict[str, bytes]:
    """The content's files. Unfit for a folder that is not there or can't be read."""
    if not folder.is_dir():
        raise Unfit("content-folder", folder=str(folder))
    try:
        return files_of(folder)
    except OSError:
        raise Unfit("content-folder", folder=str(folder)) from None


def edition(files: Mapping[str, bytes]) -> Edition:
    """Houses on the content of these files. ContentBroken."""
    content, texts = read_content(files)
    return Edition(houses.game(content), content.version, Book(content, texts))


def checked_for_tables(found: Edition) -> Edition:
    """The edition as given, if every table can begin on it. ContentBroken with what is missing."""
    missing = serving_problems(found.book.content)
    if missing:
        raise ContentBroken(missing, "unserved")
    return found


def bind(files: Mapping[str, bytes]) -> Edition | None:
    """Houses on an older content; None where this version of the program asks more of its files."""
    try:
        return edition(files)
    except ContentBroken:
        return None
