"""Work on a store's files in a process that is killed at a chosen step: `python -m tests.faults.doomed`.

A step is whatever the work does to a file or asks of SQLite, and every so many instructions of SQLite's own
within a statement. For each line of JSON on the input the work is done once, in a forked process, and one
line says how many steps it took, or that it was killed.
"""

import asyncio
import os
import signal
import sqlite3
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot import keys
from bot.cli import rotate
from bot.config import Settings
from engine.store import Codec, Keyring, back_up, open_store, restore

ROOT: Final = Path(__file__).parents[2]
NOW: Final = datetime(2026, 11, 25, 12, tzinfo=UTC)
SOURCE: Final = "source.backup"
"""The backup that is to be restored."""

WITHIN: Final = 2_000
"""Instructions of SQLite between two steps of one statement."""

NAMES: Final = ("os.rename", "os.remove", "os.link")
"""Steps by which a file gets a name or loses it."""

FILES: Final = ("open", "os.rename", "os.remove", "os.truncate", "os.link", "os.chmod", "shutil.copyfile")


class Doom(Struct, frozen=True):
    """Which work, in which folder, and at which step its process dies; 0: at none."""

    work: str
    folder: str
    step: int = 0


class Steps(Struct, frozen=True):
    """How many steps a work takes, and at which of them a file gets a name or loses it."""

    count: int
    names: tuple[int, ...]


def ring_of(folder: Path) -> Keyring:
    """The keys in the folder's file."""
    return keys.existing_keyring(settings_of(folder))


def settings_of(folder: Path) -> Settings:
    """The settings of a host whose data lie there."""
    return Settings(_env_file=None, data=folder)  # type: ignore[call-arg]


def _begin(folder: Path) -> None:
    """A start: the key, the database brought up to date or mended, and the end."""
    ring = keys.keyring(settings_of(folder), os.urandom, lambda file: None)

    async def life() -> None:
        await open_store(folder / keys.DATABASE, ring, "token").close()

    asyncio.run(life())


def _back_up(folder: Path) -> None:
    back_up(folder / keys.DATABASE, Codec(ring_of(folder), os.urandom), NOW, keep=1)


def _restore(folder: Path) -> None:
    restore(folder / keys.DATABASE, folder / SOURCE, Codec(ring_of(folder), os.urandom), NOW)


def _rotate(folder: Path) -> None:
    rotate._rotate(settings_of(folder), unheard)


def _forget(folder: Path) -> None:
    rotate._forget(settings_of(folder), unheard, anyway=True)


def unheard(code: str, **slots: Any) -> None:
    """Nobody reads what the command says."""


WORKS: Final[Mapping[str, Callable[[Path], None]]] = {
    "begin": _begin,
    "backup": _back_up,
    "restore": _restore,
    "rotate": _rotate,
    "forget": _forget,
}


def counted(last: int) -> Callable[[], Steps]:
    """Count the steps from now on, and die at the last; how many there were."""
    steps, taken, names, me = count(1), [0], list[int](), os.getpid()

    def step(*_: object) -> None:
        taken[0] = next(steps)
        if taken[0] == last:
            os.kill(me, signal.SIGKILL)

    def hook(event: str, what: tuple[Any, ...]) -> None:
        if event in FILES and "/dev/" not in str(what[0]):
            step()
        if event in NAMES:
            names.append(taken[0])

    sys.addaudithook(hook)
    sqlite3.connect = sqlite3.dbapi2.connect = _watched(step)
    return lambda: Steps(taken[0], tuple(names))


def _watched(step: Callable[..., None]) -> Callable[..., sqlite3.Connection]:
    """Connections that tell of each statement, and that one goes on."""
    true = sqlite3.connect

    def connect(*given: Any, **named: Any) -> sqlite3.Connection:
        made = true(*given, **named)
        made.set_trace_callback(step)
        made.set_progress_handler(step, WITHIN)
        return made

    return connect


def done(doom: Doom) -> None:
    """In the forked process."""
    taken = counted(doom.step)
    WORKS[doom.work](Path(doom.folder))
    sys.stdout.write(f"{msgspec.json.encode(taken()).decode()}\n")
    sys.stdout.flush()


def main() -> None:
    """Serve until the input ends."""
    for line in sys.stdin:
        doom = msgspec.json.decode(line, type=Doom)
        child = os.fork()
        if child == 0:
            try:
                done(doom)
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code != 0:
            sys.stdout.write("killed\n" if code == -signal.SIGKILL else "failed\n")
            sys.stdout.flush()


class Doomed:
    """The process beside the test."""

    def __init__(self, process: Popen[bytes]) -> None:
        self._process = process

    def steps(self, work: str, folder: Path) -> Steps:
        """The whole work is done there; the steps it took."""
        said = self._said(Doom(work, str(folder)))
        assert said != "failed", work
        return msgspec.json.decode(said, type=Steps)

    def dies(self, work: str, folder: Path, step: int) -> bool:
        """Whether it died at this step; False where it was over before."""
        said = self._said(Doom(work, str(folder), step))
        assert said != "failed", (work, step)
        return said == "killed"

    def _said(self, doom: Doom) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(doom) + b"\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().decode().strip()


@contextmanager
def doomed() -> Iterator[Doomed]:
    """Such a process; it ends with the block."""
    with Popen((sys.executable, "-m", "tests.faults.doomed"), stdin=PIPE, stdout=PIPE, cwd=ROOT) as process:
        yield Doomed(process)
        assert process.stdin is not None
        process.stdin.close()


if __name__ == "__main__":
    main()
