"""The content is read once for all commands: it is the same each time, and slow."""

import pytest

from tests import made_once


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    made_once.reading_once(monkeypatch)
