"""The content is read once for all commands: it is the same each time, and slow."""

from functools import cache

import pytest

from bot import playable
from engine.games.houses.reading import read

once = cache(read)


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    monkeypatch.setattr(playable, "read", once)
