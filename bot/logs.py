"""The log: lines of codes and ids on stderr. No payload, no name and no message of an error goes there."""

import logging
import secrets
import sys
import traceback
from pathlib import PurePath
from typing import Final

import structlog

from bot.config import LogLevel

FRAMES: Final = 6
"""Innermost calls that are kept of an error."""

_LEVELS: Final[dict[LogLevel, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}

log: structlog.stdlib.BoundLogger = structlog.get_logger("khandan")


def set_up(level: LogLevel) -> None:
    """Send our log and what libraries say to stderr; of libraries only warnings, since they log payloads."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Brief("%(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class Brief(logging.Formatter):
    """What libraries log: of an error its kind and place. Their words about it repeat its message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return super().format(record)
        return f"{record.levelname} {record.name} {type(error).__name__} {where(error)}"


def reported(event: str, error: BaseException, **ids: int | str) -> str:
    """Log an error by its kind, its place and ids; the code (8 hex digits) under which it is found."""
    code = secrets.token_hex(4)
    log.error(event, code=code, kind=type(error).__name__, where=where(error), **ids)
    return code


def where(error: BaseException) -> str:
    """The calls that led to an error, the innermost first; its message stays out, it may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return " ".join(f"{PurePath(one.filename).name}:{one.lineno}:{one.name}" for one in reversed(frames))
