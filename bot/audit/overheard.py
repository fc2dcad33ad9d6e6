"""What the log says while something is shown: it must not differ either."""

import logging
from collections.abc import Iterator
from functools import partial
from typing import Any, Self

from structlog.testing import capture_logs

from engine.audit.outlets import Outlet, Said
from engine.audit.playing import Moment
from engine.kernel.seats import Viewer

CHANCE = "code"
"""The field of a line under which an error is found: drawn anew each time."""


class _Ear(logging.Handler):
    """Keeps every line."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
        self.lines = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()}")


def overheard(outlet: Outlet) -> Outlet:
    """The same outlet, and after what it gives the lines that were logged meanwhile."""
    return partial(_overheard, outlet, _Ear())


def _overheard(outlet: Outlet, ear: _Ear, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    with ear, capture_logs() as lines:
        given = tuple(outlet(moment, viewer))
        heard = (*map(_line, lines), *ear.lines)
    yield from given
    for line in heard:
        yield "log line", line.encode()


def _line(record: Any) -> str:
    return repr(sorted((key, value) for key, value in record.items() if key != CHANCE))
