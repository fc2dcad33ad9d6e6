"""A wire to a server of the tests that can be cut: at the moment of a commit, or for as long as one likes."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, Literal
from urllib.parse import urlsplit, urlunsplit

from engine.store.postgres.driver import with_numbers
from engine.store.postgres.sharing import WIN

COMMIT: Final = b"COMMIT\x00"
"""As a client sends it to PostgreSQL."""

PREPARED: Final = re.compile(rb"P.{4}(\w+)\x00" + re.escape(with_numbers(WIN).encode()), re.DOTALL)
"""How a client gives a name to a statement that keeps moves, which is a transaction by itself."""

When = Literal["never", "before the commit", "after the commit", "always"]


class Wire:
    """What the client sends goes on to the server and back, until the wire is cut."""

    def __init__(self, address: str) -> None:
        self._far = urlsplit(address)
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._has_answers = True
        self.cut: When = "never"
        self.port = 0

    @property
    def address(self) -> str:
        """Of the same database, by this wire."""
        return urlunsplit(self._far._replace(netloc=f"postgres@127.0.0.1:{self.port}"))

    def take_down(self) -> None:
        """End every connection and let no new one through."""
        self.cut = "always"
        asyncio.run_coroutine_threadsafe(self._end_all(), self._loop).result()

    def mend(self) -> None:
        """Let everything through again."""
        self.cut = "never"

    def run(self, is_open: threading.Event) -> None:
        """Serve until `end` is called, in a thread of its own."""
        self._loop.run_until_complete(self._run(is_open))
        self._loop.close()

    def end(self) -> None:
        """Let the thread end."""

        def cancel_all() -> None:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()

        self._loop.call_soon_threadsafe(cancel_all)

    async def _end_all(self) -> None:
        for one in tuple(self._open):
            one.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut == "always":
            writer.close()
            return
        assert self._far.hostname is not None
        far_reader, far_writer = await asyncio.open_connection(self._far.hostname, self._far.port)
        self._open |= {writer, far_writer}
        await asyncio.gather(self._go_there(reader, far_writer), self._come_back(far_reader, writer))

    async def _go_there(self, reader: asyncio.StreamReader, far: asyncio.StreamWriter) -> None:
        keeps = {COMMIT}
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                keeps |= {b"\x00" + name + b"\x00" for name in PREPARED.findall(data)}
                is_commit = any(one in data for one in keeps)
                if is_commit and self.cut == "before the commit":
                    break
                self._has_answers = not (is_commit and self.cut == "after the commit")
                far.write(data)
        far.close()

    async def _come_back(self, far: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            # An answer that is not sent on was made by the server when the commit stood.
            while (data := await far.read(1 << 16)) and self._has_answers:
                writer.write(data)
        writer.close()

    async def _run(self, is_open: threading.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        is_open.set()
        with suppress(asyncio.CancelledError):
            await server.serve_forever()


@contextmanager
def wire_to(address: str) -> Iterator[Wire]:
    """A wire to the database at this address, for the block."""
    wire, is_open = Wire(address), threading.Event()
    thread = threading.Thread(target=wire.run, args=(is_open,))
    thread.start()
    is_open.wait()
    try:
        yield wire
    finally:
        wire.end()
        thread.join()
