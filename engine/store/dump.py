"""One file for every store: all rows of one moment as lines of JSON, packed by gzip.

    {"khandan": "store", "format": 1, "revision": "0013", "counters": {…}, "tables": {"match": ["id", …], …}}
    ["match", [7, "houses", …]]            a row: its table, its values in the order of the heading's columns
    {"rows": 212001, "sha256": "…"}        over all lines before it

Boxes are written as they are, as {"box": base64}: whoever has the file needs the key as well. Rows stand by
table and key, so that a store that was moved and moved back gives the same file, line by line. A file is
checked to its last line before a row of it is kept.
"""

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

from msgspec import Struct
from sqlalchemy import Table

from engine.store.driver import Connection
from engine.store.errors import StoreRefused
from engine.store.models import OF_PROCESSES, Base

FORMAT: Final = 1
PAGE: Final = 2_000
"""So many rows are read from a table at once, and written to one by one statement."""

PACKED: Final = b"\x1f\x8b"
"""The first bytes of a file packed by gzip."""

COUNTED: Final = ("match", "post", "announcement", "owner_log")
"""Tables whose numbers are never used twice."""


class Heading(Struct, frozen=True):
    """What stands in a file's first line: the schema, the last number of each counter, and the columns."""

    revision: str
    counters: dict[str, int]
    tables: dict[str, list[str]]


class Dumped(Struct, frozen=True):
    """What a file holds."""

    revision: str
    matches: int
    entries: int
    rows: int


def is_dump(path: Path) -> bool:
    """Whether a file is packed as a dump is; other backups are databases."""
    with path.open("rb") as file:
        return file.read(len(PACKED)) == PACKED


def write_dump(connection: Connection, file: BinaryIO, revision: str, counters: Mapping[str, int]) -> Dumped:
    """Write every row, as it stands in the transaction that is open."""
    digest, rows, counts = sha256(), 0, {"match": 0, "entry": 0}
    # Without a time and a name in its head, so that the same rows give the same bytes.
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6, mtime=0) as packed:
        tables = {table.name: [column.name for column in table.columns] for table in _tables()}
        heading = {"khandan": "store", "format": FORMAT, "revision": revision, "counters": dict(counters)}
        _write_line(packed, digest, {**heading, "tables": tables})
        for table in _tables():
            for row in _rows_of(connection, table):
                _write_line(packed, digest, [table.name, [_as_json(value) for value in row]])
                rows += 1
                if table.name in counts:
                    counts[table.name] += 1
        packed.write(_line({"rows": rows, "sha256": digest.hexdigest()}))
    return Dumped(revision, counts["match"], counts["entry"], rows)


def check_dump(path: Path) -> Heading:
    """The heading of a file that is whole. StoreRefused backup_unreadable where it is cut or changed."""
    digest, rows, heading = sha256(), 0, None
    try:
        with gzip.open(path, "rb") as packed:
            for line in packed:
                told = json.loads(line)
                if heading is None:
                    if told.get("khandan") != "store" or told["format"] != FORMAT:
                        raise _refusal(path)
                    heading = Heading(told["revision"], told["counters"], told["tables"])
                elif isinstance(told, dict):
                    is_whole = told == {"rows": rows, "sha256": digest.hexdigest()}
                    if not is_whole or packed.read(1):
                        raise _refusal(path)
                    return heading
                else:
                    rows += 1
                digest.update(line)
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise _refusal(path) from error
    raise _refusal(path)


def load_dump(connection: Connection, path: Path, heading: Heading) -> Dumped:
    """Insert every row of a checked file into empty tables, inside the transaction that is open."""
    counts = dict.fromkeys(heading.tables, 0)
    waiting: list[list[Any]] = []
    table = ""
    for name, row in _rows_in(path):
        if name != table or len(waiting) == PAGE:
            _insert(connection, table, heading, waiting)
            table, waiting = name, []
        waiting.append([b64decode(value["box"]) if isinstance(value, dict) else value for value in row])
        counts[name] += 1
    _insert(connection, table, heading, waiting)
    return Dumped(heading.revision, counts["match"], counts["entry"], sum(counts.values()))


def _tables() -> list[Table]:
    """Every table that is kept, those that others point to first."""
    return [table for table in Base.metadata.sorted_tables if table.name not in OF_PROCESSES]


def _as_json(value: Any) -> Any:
    return {"box": b64encode(value).decode()} if isinstance(value, bytes) else value


def _rows_of(connection: Connection, table: Table) -> Iterator[tuple[Any, ...]]:
    """The rows of a table by its key, some thousands at a time."""
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key.columns]
    spots = [names.index(key) for key in keys]
    columns, key = (", ".join(f'"{name}"' for name in some) for some in (names, keys))
    after: tuple[Any, ...] = ()
    while True:
        where = f"WHERE ({key}) > ({', '.join('?' * len(keys))})" if after else ""
        asked = f'SELECT {columns} FROM "{table.name}" {where} ORDER BY {key} LIMIT {PAGE}'
        found = connection.execute(asked, after).fetchall()
        yield from found
        if len(found) < PAGE:
            return
        after = tuple([found[-1][spot] for spot in spots])


def _rows_in(path: Path) -> Iterator[tuple[str, list[Any]]]:
    with gzip.open(path, "rb") as packed:
        next(packed)
        for line in packed:
            told = json.loads(line)
            if isinstance(told, list):
                yield cast(tuple[str, list[Any]], tuple(told))


def _insert(connection: Connection, table: str, heading: Heading, rows: list[list[Any]]) -> None:
    if rows:
        columns = heading.tables[table]
        names = ", ".join(f'"{name}"' for name in columns)
        connection.executemany(
            f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" * len(columns))})', rows
        )


def _write_line(packed: gzip.GzipFile, digest: Any, told: object) -> None:
    line = _line(told)
    digest.update(line)
    packed.write(line)


def _line(told: object) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _refusal(path: Path) -> StoreRefused:
    return StoreRefused("backup_unreadable", {"path": str(path)})
