"""The content is read once, for it is slow; and the log as the program sets it up, put back afterwards."""

from collections.abc import Iterator

import pytest
import structlog

from bot import logs
from tests import made_once


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command gets the same records."""
    made_once.reading_once(monkeypatch)


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A command sets the log up on its own stderr, which is closed when the command is over."""
    structlog.reset_defaults()
    yield
    structlog.reset_defaults()


@pytest.fixture
def logged(own_log: None, capfd: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    """What goes to the terminal, our log among it, down to its least line."""
    logs.set_up("debug")
    return capfd
