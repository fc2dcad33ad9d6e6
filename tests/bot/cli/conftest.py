"""The content is read once for all commands: it is the same each time, and slow."""

from functools import cache
from pathlib import Path

import pytest

from bot import games, playable
from bot.games.houses.content import CONTENT
from engine.shelf import Shelf


@cache
def once() -> Shelf:
    """The program's own content."""
    return games.shelf(CONTENT)


def shelf(folder: Path | None) -> Shelf:
    """Another folder is read each time: a test may change it."""
    return once() if folder in (None, CONTENT) else games.shelf(folder)


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    monkeypatch.setattr(playable, "shelf", shelf)
