"""Reads a whole database as the bot would, match by match; says what can't be read, and writes nothing.

`khandan doctor` and `khandan verify` ask here. `findings` names each match that can't be read, `remedies` the
backups in which it can, and what else would be lost by going back to one.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from engine.entries import Scribe
from engine.game_versions import GameVersions, game_of_edition
from engine.kernel.refused import Refused
from engine.match.reading import Unreadable, check_complete, fold_log, raise_unreadable, read_opening
from engine.store import Codec, Material, StoreBroken, StoreError, StoreFile, inspect, pack_at
from engine.store.records import CUT

Fold = Callable[[str, Material], None]
"""Folds the log of a match of this game. Unreadable, or Refused where its content or rules are nowhere."""


class Finding(Struct, frozen=True):
    """A match that can't be read: a fault's code or a refusal's, at which entry if at one."""

    match: int
    fault: str
    seq: int | None = None


def pages(path: Path, codec: Codec) -> tuple[str, ...]:
    """The faults of the file's pages, in the database's own words; () where there is none."""
    try:
        with StoreFile(path, codec) as file:
            return file.page_faults()
    except StoreBroken as error:
        return (error.name,)


def findings(path: Path, codec: Codec, fold: Fold) -> Iterator[Finding]:
    """Every match that can't be read. StoreError where not even their list can be."""
    with StoreFile(path, codec) as file:
        cut = file.cut_matches()
        for match, game in file.games():
            try:
                read = read_whole(file, match)
                if read.entries:
                    fold(game, read)
                if match in cut:
                    yield Finding(match, CUT)
            except Unreadable as why:
                yield Finding(match, why.fault, why.seq)
            except Refused as refused:
                yield Finding(match, refused.why.code)


def read_whole(file: StoreFile, match: int) -> Material:
    """The log of a match, from its first entry to its last. Unreadable."""
    try:
        found = file.material(match)
    except StoreError as error:
        raise_unreadable(error)
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
        with StoreFile(backup, codec) as file:
            for match in sorted(wanted):
                with suppress(Unreadable, StoreError):
                    entries[match] = len(read_whole(file, match).entries)
        if entries:
            found.append(Remedy(backup, entries, _count_lost_entries(path, backup, codec, matches)))
            wanted -= entries.keys()
    return tuple(found)


def whole_backup(path: Path, codec: Codec, backups: tuple[Path, ...]) -> Remedy | None:
    """The newest backup that is whole to its last box, and how many entries came after it."""
    for backup in reversed(backups):
        with suppress(StoreError):
            inspect(backup, codec)
            return Remedy(backup, {}, _count_lost_entries(path, backup, codec, frozenset()))
    return None


def _count_lost_entries(path: Path, backup: Path, codec: Codec, matches: frozenset[int]) -> int:
    """Entries of the other matches that came after the backup."""
    with StoreFile(path, codec) as file, StoreFile(backup, codec) as older:
        now, then = file.entry_counts(), older.entry_counts()
    return sum([max(0, count - then.get(match, 0)) for match, count in now.items() if match not in matches])
