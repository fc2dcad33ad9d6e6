"""This machine: versions, settings, key, database, room on the disk, backups."""

import os
import platform
import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bot.config import ENV_FILE, Settings, Unfit, unknown
from bot.doctor.findings import Finding, look, well, wrong
from bot.keys import DATABASE, KEY_FILE, existing_keyring
from bot.render.i18n import message_id
from bot.terminal.release import release
from engine.match.checking import is_store_row_changed
from engine.store import Codec, StoreError, StoreRefused, backup_time, backups
from engine.store.files import refusing
from engine.store.forms import check_form
from engine.store.revisions import is_known_revision as readable
from engine.store.revisions import newest, revision_of
from engine.store.soundness import check_keys, check_quickly

MEGABYTE: Final = 1 << 20
ROOM: Final = 200
"""MB that should be free at least; with a large database three times its size, for backup and upgrade."""

OLD: Final = timedelta(days=2)


def local_findings(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Everything that can be seen without a network; `now` is aware."""
    libraries = {"discord": version("discord.py"), "python": platform.python_version()}
    this = release()
    exact = f"{this.version} ({this.commit})" if this.commit else this.version
    yield well("doctor-version", version=exact, **libraries)
    if names := unknown():
        yield look("setting-unknown", file=str(ENV_FILE), names=" ".join(names))
    database = settings.data / DATABASE
    yield _key(settings, database)
    yield _database(settings, database)
    yield _disk(settings.data, database)
    yield _backups(settings, database, now)


def _key(settings: Settings, database: Path) -> Finding:
    file = settings.data / KEY_FILE
    if settings.khandan_key is None and not file.exists() and not database.exists():
        return well("doctor-key-later", file=str(file))
    try:
        existing_keyring(settings)
    except Unfit as unfit:
        return wrong(unfit.code, **unfit.slots)
    if settings.khandan_key is None and file.stat().st_mode & 0o077:
        return look("doctor-key-open", file=str(file))
    return well("doctor-key")


def _database(settings: Settings, database: Path) -> Finding:
    """Its pages, its key, and whether the next start will bring it up to date."""
    if not database.exists():
        return well("doctor-database-later", file=str(database))
    try:
        with refusing(database):
            at = revision_of(database)
            if at is None or not readable(at):
                return wrong("store-newer", path=str(database))
            check_form(database, at)
            check_quickly(database)
            codec = Codec(existing_keyring(settings), os.urandom)
            check_keys(database, codec)
            if at == newest() and is_store_row_changed(database, codec):
                return wrong("store-changed", path=str(database), part="store", match="0")
    except StoreRefused as refused:
        return wrong(message_id(refused.code), **refused.slots)
    except (StoreError, OSError):
        return wrong("store-unreadable", path=str(database))
    except Unfit as unfit:
        return wrong(unfit.code, **unfit.slots)
    return well("doctor-database") if at == newest() else look("doctor-database-old")


def _disk(folder: Path, database: Path) -> Finding:
    there = next((one for one in (folder, *folder.absolute().parents) if one.exists()), Path("/"))
    free = shutil.disk_usage(there).free // MEGABYTE
    size = database.stat().st_size // MEGABYTE if database.exists() else 0
    needed = max(ROOM, 3 * size)
    found = well if free >= needed else wrong
    return found("doctor-disk" if free >= needed else "doctor-disk-full", free=free, needed=needed)


def _backups(settings: Settings, database: Path, now: datetime) -> Finding:
    kept = backups(database)
    last = backup_time(kept[-1]) if kept else None
    if not database.exists():
        return well("doctor-backups-later")
    if last is None:
        return look("doctor-backups-none")
    days = (now - last).days
    if now - last > OLD:
        return look("doctor-backups-old", days=days)
    if not _can_open(settings, kept[-1]):
        return look("doctor-backups-shut", file=kept[-1].name)
    return well("doctor-backups", count=len(kept), file=kept[-1].name)


def _can_open(settings: Settings, backup: Path) -> bool:
    """Whether the keys that are here fit; what else is wrong is said elsewhere, or by the restore."""
    try:
        with refusing(backup):
            check_keys(backup, Codec(existing_keyring(settings), os.urandom))
    except StoreRefused as refused:
        return refused.code != "store_key_wrong"
    except (StoreError, Unfit):
        return True
    return True
