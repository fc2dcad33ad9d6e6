"""The games as this host plays them: on the content of a folder, and on those that older matches need."""

from collections.abc import Mapping
from pathlib import Path

from bot.config import Unfit
from bot.games.houses.voice import Book
from engine import games
from engine.games import houses
from engine.games.houses.reading import ContentBroken, files_of, made, serving_problems
from engine.shelf import Edition, Shelf, Source
from engine.store import Pack, packed


def shelf(folder: Path) -> Shelf:
    """Every game, Houses on the content of this folder. ContentBroken when that has mistakes; Unfit."""
    files = files_in(folder)
    found = served(edition(files))
    pack = Pack(houses.NAME, found.version, packed(files))
    every = {**games.table(found.book.content), houses.NAME: found.game}
    return Shelf(every, {houses.NAME: Source(found, pack, bind)})


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
    content, texts = made(files)
    return Edition(houses.game(content), content.version, Book(content, texts))


def served(found: Edition) -> Edition:
    """The same edition, enough for every table to begin on it. ContentBroken with what is missing."""
    missing = serving_problems(found.book.content)
    if missing:
        raise ContentBroken(missing)
    return found


def bind(files: Mapping[str, bytes]) -> Edition | None:
    """Houses on an older content; None where this version of the program asks more of its files."""
    try:
        return edition(files)
    except ContentBroken:
        return None
