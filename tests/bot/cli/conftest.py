"""The content is read once for all commands: it is the same each time, and slow."""

import pytest

from bot import playable
from tests import made_once


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    monkeypatch.setattr(playable, "shelf", made_once.shelf)
