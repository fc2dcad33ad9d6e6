"""The content is read once for all commands: it is the same each time, and slow."""

from functools import cache
from pathlib import Path

import pytest

from bot import editions, playable
from bot.wiring import CONTENT
from engine.shelf import Shelf


@cache
def once() -> Shelf:
    """The program's own content."""
    return editions.shelf(CONTENT)


def shelf(folder: Path) -> Shelf:
    """Another folder is read each time: a test may change it."""
    return once() if folder == CONTENT else editions.shelf(folder)


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    monkeypatch.setattr(playable, "shelf", shelf)
