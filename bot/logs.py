"""The log: lines of codes and ids on stderr. No payload, no name and no message of an error goes there."""

import json
import logging
import secrets
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath
from typing import Any, Final, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor

from bot.config import LogFormat, LogLevel, Unfit

FRAMES: Final = 6
"""Innermost calls that are kept of an error."""

CODE_BYTES: Final = 4
"""Of the code under which a line is found, written in hex."""

_LEVELS: Final[dict[LogLevel, int]] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}

FILE_BYTES: Final = 10_000_000
FILES: Final = 5
"""The log's file is put aside at this size, and so many that were are kept."""

NOTED: Final = ("warning", "error", "critical")
"""Levels of lines that somebody should read."""

FAULTS: Final = ("error", "critical")
"""Of these, those of lines that each have a code."""

Noted = Callable[[Mapping[str, Any]], None]
"""Is handed each such line: event, level, code if it has one, and the rest. It is changed afterwards."""

log: structlog.stdlib.BoundLogger = structlog.get_logger("khandan")


class Unfailing:
    """A stream whose lines are lost where it takes none: its disk is full, or nobody reads it any more.

    What fails is logged where it is caught, and must not fail there once more.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write the text, or lose it where the stream takes none."""
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        """Pass on what was written, or lose it where the stream takes none."""
        with suppress(OSError, ValueError):
            self._stream.flush()


def set_up(
    level: LogLevel, form: LogFormat = "text", file: Path | None = None, noted: Noted | None = None
) -> None:
    """Send our log and what libraries say to stderr; of libraries only warnings, since they log payloads.

    `form` is that of stderr; the `file`, which is rotated, has lines of JSON. Unfit when it can't be written.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Brief(BRIEF) if form == "text" else Lines(BRIEF))
    kept = () if file is None else (_rotating_handler(file),)

    def note(_: object, __: str, event: EventDict) -> EventDict:
        if event.get("level") in FAULTS:
            event.setdefault("code", secrets.token_hex(CODE_BYTES))
        if noted is not None and event.get("level") in NOTED:
            noted(event)
        return event

    last: Processor = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    if form == "json":
        last = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # These take the event itself; what comes last makes a line of text of it.
            note,
            *(_file_processor(one) for one in kept),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler, *kept])


def _file_processor(handler: logging.Handler) -> Processor:
    def processor(_: object, __: str, event: EventDict) -> EventDict:
        line = json.dumps(event, ensure_ascii=False, default=str)
        handler.handle(logging.makeLogRecord({"name": "khandan", "msg": line}))
        return event

    return processor


def _rotating_handler(file: Path) -> logging.Handler:
    """Writes to the file, made for its owner alone; a full one is put aside as `file.1` and so on."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        handler = RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES, encoding="utf-8")
    except OSError:
        raise Unfit("log-file", file=str(file)) from None
    handler.setFormatter(Lines(BRIEF))
    return handler


BRIEF: Final = "%(levelname)s %(name)s %(message)s"


class Brief(logging.Formatter):
    """What libraries log: of an error its kind and place. Their words about it repeat its message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return super().format(record)
        return f"{record.levelname} {record.name} {type(error).__name__} {where(error)}"


class Lines(Brief):
    """A line of JSON for each; ours are that already."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        if record.name == "khandan":
            return record.getMessage()
        at = datetime.fromtimestamp(record.created, UTC).isoformat()
        told = {"event": super().format(record), "level": record.levelname.lower(), "timestamp": at}
        return json.dumps({**told, "logger": record.name}, ensure_ascii=False)


def report_error(event: str, error: BaseException, **ids: int | str) -> str:
    """Log an error by its kind, its place and ids; the code (8 hex digits) under which it is found."""
    code = secrets.token_hex(CODE_BYTES)
    log.error(event, code=code, kind=type(error).__name__, where=where(error), **ids)
    return code


def where(error: BaseException) -> str:
    """The calls that led to an error, the innermost first; its message stays out, it may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return " ".join(f"{PurePath(one.filename).name}:{one.lineno}:{one.name}" for one in reversed(frames))
