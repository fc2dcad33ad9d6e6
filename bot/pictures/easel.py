"""Holds the process that draws: begins it with the program or its first picture, and anew where it ended.

A process says by one byte that it is ready, and then answers one picture after another. How long it takes to
begin is no part of what its first picture may take.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bot.pictures import worker

PATIENCE: Final = 60.0
"""Seconds for the process's own beginning, and then for each picture; if it takes longer it is ended.

A process that is ended begins cold again: on a machine with eight programs to a core that takes six seconds,
where a picture of a warm one takes a twentieth of a second. So one that is merely slow is kept; no message
waits for it (gallery.PROMPT).
"""

LOOKS: Final = 4
"""So often in that time somebody looks after the process."""

PPI: Final = 180
"""A board is 400 units wide: 1,000 pixels."""

MEMORY: Final = "/dev/shm"
"""A folder that lies in memory, where a system has one. Boards are copied to where they are drawn: that takes
a tenth of the time there, and what a private picture shows is never written to a disk."""

ROOM: Final = 16 << 20
"""Bytes that are free there, or the disk serves: boards and emblems are less than one million."""

KEPT: Final = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH")
"""Of the environment what a process needs to begin; the bot's token and key are not handed on."""


class NotDrawn(Exception):
    """A picture that could not be drawn; the text says why."""


class Easel:
    """One process, for one thread at a time. `draw` blocks: call it where nothing waits."""

    def __init__(self, data: Path, patience: float = PATIENCE, command: tuple[str, ...] = ()) -> None:
        """`data` holds the boards; `command` is what is run in place of the worker."""
        self._patience, self._data = patience, data
        self._command = command
        self._desk: TemporaryDirectory[str] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._watch: Watch | None = None
        self._is_ready = False

    def begin(self) -> None:
        """Begin the process and return at once, so that it reads its libraries while the bot reads its own.

        What hinders that is met by the first picture.
        """
        with suppress(OSError):
            self._process_running()

    def draw(self, template: str, facts: bytes, ppi: float | None = PPI) -> bytes:
        """A PNG. Raises NotDrawn where the template refuses, the process dies or takes too long."""
        asked = msgspec.json.encode(worker.Request(template, facts.decode(), ppi))
        try:
            done, body = self._ask_worker(asked)
        except (OSError, EOFError) as error:
            # Half an answer may still be in the pipe: no later picture may be read from this process.
            self.close()
            raise NotDrawn(f"{template}: {type(error).__name__}") from error
        if not done:
            raise NotDrawn(f"{template}: {body.decode(errors='replace')}")
        return body

    def typeset(self, template: str, facts: bytes) -> bytes:
        """A PDF of a template in data, "book/book". NotDrawn as `draw` raises it."""
        return self.draw(template, facts, None)

    def close(self) -> None:
        """End the process; the next picture begins another. Ctrl-C meanwhile changes nothing: it is ended."""
        process, self._process = self._process, None
        if self._watch is not None:
            self._watch.end()
        if process is not None:
            process.kill()
            with suppress(KeyboardInterrupt):
                process.communicate()
        desk, self._desk = self._desk, None
        if desk is not None:
            desk.cleanup()

    def _ask_worker(self, request: bytes) -> tuple[bool, bytes]:
        process = self._process_running()
        assert process.stdin is not None
        assert self._watch is not None
        if not self._is_ready:
            with self._watch.count_waiting():
                _read_exactly(process, len(worker.READY))
            self._is_ready = True
        with self._watch.count_waiting():
            process.stdin.write(worker.HEAD.pack(len(request)) + request)
            process.stdin.flush()
            done = _read_exactly(process, 1) == worker.DONE
            (size,) = worker.HEAD.unpack(_read_exactly(process, worker.HEAD.size))
            return done, _read_exactly(process, size)

    def _process_running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            environment: Any = {name: os.environ[name] for name in KEPT if name in os.environ}
            self._desk = TemporaryDirectory(prefix="khandan-", dir=_memory(), ignore_cleanup_errors=True)
            own = (sys.executable, "-I", worker.__file__, str(self._data), self._desk.name)
            self._process = subprocess.Popen(
                self._command or own,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=environment,
            )
            self._watch, self._is_ready = Watch(self._process, self._patience), False
        return self._process


class Watch:
    """Ends a process that keeps its asker waiting. One thread for all that is asked: a timer for each picture
    takes as long as the pipe does."""

    def __init__(self, process: subprocess.Popen[bytes], patience: float) -> None:
        self._process, self._over = process, threading.Event()
        self._turns = 0
        given = (patience / LOOKS,)
        threading.Thread(target=self._look, args=given, name="pictures-watch", daemon=True).start()

    @contextmanager
    def count_waiting(self) -> Iterator[None]:
        """While somebody waits the count of turns is odd."""
        self._turns += 1
        try:
            yield
        finally:
            self._turns += 1

    def end(self) -> None:
        """Nobody has to be watched any more."""
        self._over.set()

    def _look(self, each: float) -> None:
        seen = looks = 0
        while not self._over.wait(each):
            looks = looks + 1 if self._turns == seen else 0
            seen = self._turns
            if seen % 2 and looks >= LOOKS:
                self._process.kill()
                return


def _memory() -> str | None:
    """The folder in memory where there is one with room; a program that was killed may have left its own."""
    return MEMORY if os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free >= ROOM else None


def _read_exactly(process: subprocess.Popen[bytes], size: int) -> bytes:
    """Read `size` bytes of the process's answer. Raises EOFError where the process has ended before."""
    assert process.stdout is not None
    found = process.stdout.read(size)
    if len(found) < size:
        raise EOFError(size)
    return found
