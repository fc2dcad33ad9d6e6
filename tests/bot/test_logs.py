"""The log: lines for people on stderr, lines of JSON in a file that is rotated, faults counted."""

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr
from errno import ENOSPC
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot import logs
from bot.config import Unfit


@pytest.fixture
def stderr() -> Iterator[StringIO]:
    """What goes there; libraries' handlers and the log are as before when it is over."""
    stream, root = StringIO(), logging.getLogger()
    before = list(root.handlers)
    root.handlers = []
    yield stream
    for handler in root.handlers:
        handler.close()
    root.handlers = before
    structlog.reset_defaults()


def set_up(stream: StringIO, *given: Any, **more: Any) -> None:
    """As at a start: nobody listens to libraries yet, the test runner neither."""
    logging.getLogger().handlers = []
    with redirect_stderr(stream):
        logs.set_up(*given, **more)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_the_file_has_lines_of_json_and_libraries_speak_there_too(tmp_path: Path, stderr: StringIO) -> None:
    """It is the owner's alone. The words of a library's error stay out of it."""
    file = tmp_path / "deep" / "log"
    set_up(stderr, "info", file=file)
    logs.log.info("started", matches=2)
    try:
        raise ValueError("a secret")
    except ValueError:
        logging.getLogger("discord").exception("Ignoring")
    ours, theirs = lines(file)

    assert ("started", "info", 2) == (ours["event"], ours["level"], ours["matches"])
    assert theirs["event"].startswith("ERROR discord ValueError")
    assert "secret" not in file.read_text("utf-8") + stderr.getvalue()
    assert "started" in stderr.getvalue()
    assert 0o600 == file.stat().st_mode & 0o777


def test_a_full_file_is_put_aside(tmp_path: Path, stderr: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are kept, and no more."""
    monkeypatch.setattr(logs, "FILE_BYTES", 300)
    monkeypatch.setattr(logs, "FILES", 2)
    set_up(stderr, "info", file=tmp_path / "log")
    for number in range(40):
        logs.log.info("counted", number=number)

    assert ["log", "log.1", "log.2"] == sorted(one.name for one in tmp_path.iterdir())
    assert all(one.stat().st_size <= 300 for one in tmp_path.iterdir())
    assert 39 == lines(tmp_path / "log")[-1]["number"]


def test_stderr_can_have_json(stderr: StringIO) -> None:
    set_up(stderr, "info", "json")
    logs.log.warning("held", match=1)
    told = json.loads(stderr.getvalue())

    assert ("held", "warning", 1) == (told["event"], told["level"], told["match"])


def test_lines_that_somebody_should_read_are_noted(stderr: StringIO) -> None:
    noted = list[tuple[Any, Any]]()

    def note(line: Mapping[str, Any]) -> None:
        noted.append((line["event"], line.get("code")))

    set_up(stderr, "info", noted=note)
    logs.log.info("fine")
    logs.log.warning("held")
    code = logs.report_error("failed", ValueError())

    assert [("held", None), ("failed", code)] == noted


def test_every_error_has_a_code_also_one_that_nothing_raised(stderr: StringIO) -> None:
    """By which a report of it is found in the log."""
    set_up(stderr, "info", "json")
    logs.log.error("store_salvaged", matches=1)

    assert 8 == len(json.loads(stderr.getvalue())["code"])


def test_a_file_that_can_not_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("a file", "utf-8")
    with pytest.raises(Unfit) as unfit:
        logs.set_up("info", file=tmp_path / "here" / "log")

    assert ("log-file", {"file": str(tmp_path / "here" / "log")}) == (unfit.value.code, unfit.value.slots)


class Full(StringIO):
    """A disk that takes nothing more."""

    def write(self, text: str) -> int:
        raise OSError(ENOSPC, "No space left on device")


def test_a_stream_that_takes_no_line_fails_nothing(tmp_path: Path, stderr: StringIO) -> None:
    """What was caught is told to nobody there; the file has it, and whoever caught it goes on."""
    set_up(Full(), "info", file=tmp_path / "log")
    code = logs.report_error("failed", ValueError("a secret"))

    assert ("failed", code) == (lines(tmp_path / "log")[0]["event"], lines(tmp_path / "log")[0]["code"])
