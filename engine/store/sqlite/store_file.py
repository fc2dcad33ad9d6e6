"""A store's file looked at without opening the store: beside a bot that may be writing to it.

Nothing is locked, made or migrated here. `khandan doctor`, `verify` and `export` ask; all that they may read
of a file stands here, so that nobody outside the store knows a table.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.store.codec import Codec
from engine.store.migrating import is_known_revision, newest
from engine.store.queries import PACK
from engine.store.reader import Reader, read_material
from engine.store.records import CUT, Material, Pack
from engine.store.seals import is_store_seal_right
from engine.store.sqlite.connecting import connect, file_refusal, raising_refused, raising_store_errors
from engine.store.sqlite.driver import SqliteDriver
from engine.store.sqlite.forms import check_form
from engine.store.sqlite.revisions import revision_of
from engine.store.sqlite.soundness import check_keys, check_quickly

_MATCHES = "SELECT id, game FROM match ORDER BY id"
_CUT = "SELECT match_id FROM aside WHERE fault = ?"
_COUNTS = "SELECT match_id, count(*) FROM entry GROUP BY match_id"


def is_newest_file(path: Path, codec: Codec, *, pages: bool = False) -> bool:
    """Whether a store's file is of the newest schema; an older one waits for the next start.

    Its form and its keys are checked, and its pages where that is asked for. StoreRefused store_missing,
    store_newer (slot revision), store_not_a_database, store_form, store_key_wrong or store_unreadable.
    """
    with raising_refused(path):
        at = revision_of(path) if path.is_file() else None
        if at is None:
            raise file_refusal("store_missing", path)
        if not is_known_revision(at):
            raise file_refusal("store_newer", path, revision=at)
        check_form(path, at)
        if pages:
            check_quickly(path)
        check_keys(path, codec)
        return at == newest()


def check_file_keys(path: Path, codec: Codec) -> None:
    """Refuse, with store_key_wrong, a file whose boxes these keys don't open. StoreRefused."""
    with raising_refused(path):
        check_keys(path, codec)


def open_reader(path: Path, codec: Codec) -> Reader:
    """Questions to a store's file beside the bot that serves it; `is_newest_file` comes first."""
    return Reader(SqliteDriver(path), codec)


class StoreFile:
    """An open file of the newest schema, to be read match by match; closed by its `with` block.

    StoreFull, StoreLocked and StoreBroken from every method.
    """

    def __init__(self, path: Path, codec: Codec) -> None:
        self._codec, self._path = codec, path
        with raising_store_errors(path):
            self._database = connect(path, "ro")

    def page_faults(self, most: int = 10) -> tuple[str, ...]:
        """The faults that SQLite finds in the file's pages, in its own words; () where there is none."""
        with raising_store_errors(self._path):
            rows = self._database.execute(f"PRAGMA integrity_check({most})").fetchall()
        return tuple([row for (row,) in rows if row != "ok"])

    def is_own_row_changed(self) -> bool:
        """Whether somebody has changed the database's own row: its name, or when a program last ran on it."""
        with raising_store_errors(self._path):
            return not is_store_seal_right(self._database, self._codec)

    def games(self) -> tuple[tuple[int, str], ...]:
        """Every match and its game, by number."""
        with raising_store_errors(self._path):
            return tuple(self._database.execute(_MATCHES).fetchall())

    def cut_matches(self) -> frozenset[int]:
        """The matches whose logs lost entries when a damaged file was rescued."""
        with raising_store_errors(self._path):
            return frozenset([match for (match,) in self._database.execute(_CUT, (CUT,))])

    def material(self, match: int) -> Material:
        """All that a match is folded from; MatchMissing, KeyWrong or SealBroken where it can't be read."""
        with raising_store_errors(self._path):
            return read_material(self._codec, match, self._database)

    def entry_counts(self) -> dict[int, int]:
        """How many entries each match has."""
        with raising_store_errors(self._path):
            return dict(self._database.execute(_COUNTS).fetchall())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._database.close()


def pack_at(path: Path, version: str) -> Pack | None:
    """The pack of this version in the database at `path`, beside a bot that may be writing to it; no key.

    None when it is not there, as in a database of an older schema or where there is none.
    """
    if not path.is_file():
        return None
    try:
        with closing(connect(path, "ro")) as database:
            return PACK.first(database, version)
    except sqlite3.Error:
        return None
