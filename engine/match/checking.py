"""Reads a whole database as the bot would, match by match; says what can't be read, and writes nothing.

`khandan doctor` and `khandan verify` ask here. `findings` names each match that can't be read, `remedies` the
backups in which it can, and what else would be lost by going back to one.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from engine.entries import Scribe
from engine.game_versions import GameVersions, game_of_edition
from engine.kernel.refused import Refused
from engine.match.reading import Unreadable, check_complete, fold_log, raise_unreadable, read_opening
from engine.store import Codec, StoreError, pack_at
from engine.store.errors import storage_error
from engine.store.files import connect
from engine.store.reader import Material, read_material
from engine.store.salvage import CUT
from engine.store.seals import is_store_seal_right
from engine.store.soundness import inspect

Fold = Callable[[str, Material], None]
"""Folds the log of a match of this game. Unreadable, or Refused where its content or rules are nowhere."""

_MATCHES = "SELECT id, game FROM match ORDER BY id"
_CUT = "SELECT match_id FROM aside WHERE fault = ?"


class Finding(Struct, frozen=True):
    """A match that can't be read: a fault's code or a refusal's, at which entry if at one."""

    match: int
    fault: str
    seq: int | None = None


def pages(path: Path, most: int = 10) -> tuple[str, ...]:
    """The faults that SQLite finds in the file's pages, in its own words; () where there is none."""
    try:
        with closing(connect(path, "ro")) as database:
            rows = database.execute(f"PRAGMA integrity_check({most})").fetchall()
    except sqlite3.Error as error:
        return (str(error),)
    return tuple(row for (row,) in rows if row != "ok")


def is_store_row_changed(path: Path, codec: Codec) -> bool:
    """Whether somebody has changed the database's own row: its name, or when a program last ran on it."""
    with closing(connect(path, "ro")) as database:
        return not is_store_seal_right(database, codec)


def findings(path: Path, codec: Codec, fold: Fold) -> Iterator[Finding]:
    """Every match that can't be read. sqlite3.Error where not even their list can be."""
    with closing(connect(path, "ro")) as database:
        cut = {match for (match,) in database.execute(_CUT, (CUT,))}
        for match, game in database.execute(_MATCHES).fetchall():
            try:
                read = read_whole(database, codec, match)
                if read.entries:
                    fold(game, read)
                if match in cut:
                    yield Finding(match, CUT)
            except Unreadable as why:
                yield Finding(match, why.fault, why.seq)
            except Refused as refused:
                yield Finding(match, refused.why.code)


def read_whole(database: sqlite3.Connection, codec: Codec, match: int) -> Material:
    """The log of a match, from its first entry to its last. Unreadable."""
    try:
        found = read_material(codec, match, database)
    except StoreError as error:
        raise_unreadable(error)
    except sqlite3.Error as error:
        raise_unreadable(storage_error(error))
    check_complete(found.entries, found.reaches)
    return found


def fold_with(editions: GameVersions, path: Path) -> Fold:
    """A `Fold` by the games of these editions, and by contents that the database at `path` has kept."""
    scribes = {name: Scribe(game) for name, game in editions.games.items()}

    def fold(game: str, read: Material) -> None:
        if game not in scribes:
            return
        opening = read_opening(scribes[game], read.entries)
        found = editions.find(game, opening.content)
        if found is None and (pack := pack_at(path, opening.content)) is not None:
            found = editions.add_pack(pack)
        loaded = game_of_edition(editions, found, game, opening.version, opening.content)
        fold_log(loaded, scribes[game], read.secret, read.entries)
        if loaded.missing is not None:
            raise Refused(loaded.missing)

    return fold


class Remedy(Struct, frozen=True):
    """A backup in which matches can be read: with how many entries each, and how many others would lose."""

    backup: Path
    entries: dict[int, int]
    lost: int


def remedies(
    path: Path, codec: Codec, backups: tuple[Path, ...], matches: frozenset[int]
) -> tuple[Remedy, ...]:
    """Which backups (oldest first) bring which of these matches back, the newest first that brings one."""
    found, wanted = list[Remedy](), set(matches)
    for backup in reversed(backups):
        entries = dict[int, int]()
        with closing(connect(backup, "ro")) as database:
            for match in sorted(wanted):
                with suppress(Unreadable, StoreError):
                    entries[match] = len(read_whole(database, codec, match).entries)
        if entries:
            found.append(Remedy(backup, entries, _count_lost_entries(path, backup, matches)))
            wanted -= entries.keys()
    return tuple(found)


def whole_backup(path: Path, codec: Codec, backups: tuple[Path, ...]) -> Remedy | None:
    """The newest backup that is whole to its last box, and how many entries came after it."""
    for backup in reversed(backups):
        with suppress(StoreError):
            inspect(backup, codec)
            return Remedy(backup, {}, _count_lost_entries(path, backup, frozenset()))
    return None


def _count_lost_entries(path: Path, backup: Path, matches: frozenset[int]) -> int:
    """Entries of the other matches that came after the backup."""
    counts = []
    for file in (path, backup):
        with closing(connect(file, "ro")) as database:
            rows = database.execute("SELECT match_id, count(*) FROM entry GROUP BY match_id").fetchall()
        counts.append({match: count for match, count in rows if match not in matches})
    now, then = counts
    return sum(max(0, count - then.get(match, 0)) for match, count in now.items())
