"""What a database has to give, so that questions and writes stand once for every kind of it.

The SQL of this package has question marks in the place of values, and rows come back as SQLite keeps them: a
time as the text that `stamp` makes, a yes or no as 1 or 0, a box as bytes. A driver whose database thinks
otherwise translates. `engine/store/sqlite` and `engine/store/postgres` are the only places that import the
library of a database.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from engine.store.errors import StoreError

T = TypeVar("T")


class Cursor(Protocol):
    """The answer to a statement, read once."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows that are left, one by one."""
        ...


class Connection(Protocol):
    """A connection that is in no transaction it was not told to begin. One thread at a time uses it."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Cursor:
        """Run a statement with the values of its question marks."""
        ...

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> object:
        """Run a statement once for each row of values."""

    def rollback(self) -> None:
        """Take back the transaction that is open; nothing where none is."""

    def close(self) -> None:
        """Let the database go."""


Write = Callable[[Connection], object]
"""A write inside the transaction that is open."""


class Answers(Protocol):
    """A connection in a thread of its own, which answers whole questions in the order they are asked."""

    async def put(self, question: Callable[[Any], T]) -> T:
        """The answer; what the question raises goes to its asker."""
        ...

    def close(self) -> Awaitable[object]:
        """Answer what was asked, then let the database go."""
        ...


Seen = tuple[int, int | None, bytes, bytes]
"""A match that is moved: its number, the version by which it was, its seal then and afterwards."""


class MoveRows(Protocol):
    """The rows of moves, in the order of their tables' columns; what `appends.Rows` is filled with."""

    entries: list[tuple[Any, ...]]
    interactions: list[tuple[Any, ...]]
    posts: list[tuple[Any, ...]]
    timers: dict[tuple[int, str, str], tuple[Any, ...] | None]
    unattended: set[int]


class Sharing(Protocol):
    """What a database gives where several processes write it (versions.py)."""

    def lock_matches(
        self, connection: Connection, matches: Collection[int]
    ) -> Iterable[tuple[int, int, bytes | None]]:
        """Have nobody else write these matches until the transaction ends.

        Returns those that are there, each with its version and its seal.
        """
        ...

    def keep_moves(self, connection: Connection, seen: Sequence[Seen], rows: MoveRows) -> Collection[int]:
        """Keep moves of different matches, none that changes its people or status, in one transaction.

        Returns the matches whose version and seal were still those that were seen; of others nothing is kept.
        """
        ...


class Driver(Protocol):
    """One database, and how it is spoken to.

    begin       the statement that begins a transaction which will write
    size        the question for how many bytes the database takes
    failures    what its connections raise
    conflicts   those of them that a broken constraint raises
    unreadable  those of them that a damaged row raises, after which the transaction goes on
    deadlocks   those of them that are raised where two transactions wait for one another
    sharing     how a write is held to what other processes have kept; None where this one alone writes
    """

    begin: str
    size: str
    failures: tuple[type[Exception], ...]
    conflicts: tuple[type[Exception], ...]
    unreadable: tuple[type[Exception], ...]
    deadlocks: tuple[type[Exception], ...]
    sharing: Sharing | None

    def connect_writer(self) -> Connection:
        """The writer's connection, durable at each commit."""
        ...

    async def open_answers(self) -> Answers:
        """A connection that cannot write, in a thread of its own."""
        ...

    def translate(self, error: Exception) -> StoreError:
        """The store's own error for a failure that is no conflict."""
        ...

    def overwrite_deleted(self, connection: Connection) -> None:
        """Before rows of a person are changed or deleted: let what they held not stay in the file."""

    def drop_deleted(self) -> None:
        """After such a commit: let go what the database still keeps of it beside its tables. Blocks."""
