"""The store: matches, their boxed logs and what is owed to the outside, in one database.

Begin with `records.py`, what is handed in and out, and `driver.py`, what a database has to give. A move goes
through `writer.py` to the thread of `worker.py`, which writes its rows (`appends.py`); questions are methods
of `reader.py`, with their SQL in `queries.py`. The tables stand in `models.py`. What stands unboxed is held
by `seals.py`, boxes are made by `codec.py`. All this is one for every kind of database.

`sqlite` opens a `Store` of a file, brings older forms of it up to date (`revisions.py`, `forms.py`) and looks
after files as a whole: `soundness.py`, `store_file.py`, `backup.py`, `salvage.py`, `rotation.py`.

No rule, no game and no sentence is known here, and nobody else knows a table. What opens a database is read
when it is first asked for: a command that opens none need not wait for it. docs/design/store.md says how a
column, a question or a write is added.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.store.codec import Codec, Keyring
from engine.store.errors import (
    InteractionDone,
    KeyWrong,
    MatchMissing,
    QuotaFull,
    SealBroken,
    SeqTaken,
    StoreBroken,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreLost,
    StoreRefused,
    VersionTaken,
)
from engine.store.records import (
    Append,
    Bar,
    Counts,
    Drain,
    Due,
    Entry,
    GuildTables,
    Home,
    InteractionEntries,
    KnownMessage,
    Limits,
    Match,
    Material,
    MessageRevision,
    NewMatch,
    Notice,
    Opening,
    OwnerAct,
    Pack,
    Pending,
    Post,
    PostgresStanding,
    QuarantinedMatch,
    Scope,
    SeenName,
    SentPost,
    Status,
    Target,
    Thing,
    Timer,
    TimerKey,
    TimerKind,
    pack_files,
    unpack_files,
)
from engine.store.slots import Fence, Member, SlotLost

if TYPE_CHECKING:
    from engine.store.dump import Dumped
    from engine.store.migrating import newest as newest_schema
    from engine.store.postgres.backup import (
        back_up_postgres,
        move_to_postgres,
        move_to_sqlite,
        restore_into_postgres,
    )
    from engine.store.postgres.opening import open_postgres, open_postgres_reader
    from engine.store.postgres.refusals import without_password
    from engine.store.postgres.standing import look_at_postgres
    from engine.store.reader import Reader
    from engine.store.sqlite.backup import Backup, Restored, back_up, backup_time, backups, restore
    from engine.store.sqlite.connecting import lock_store
    from engine.store.sqlite.opening import open_store
    from engine.store.sqlite.rotation import Rotated, keys_in_use, rotate
    from engine.store.sqlite.soundness import inspect
    from engine.store.sqlite.store_file import (
        StoreFile,
        check_file_keys,
        is_newest_file,
        open_reader,
        pack_at,
    )
    from engine.store.store import Store

__all__ = [
    "Append",
    "Backup",
    "Bar",
    "Codec",
    "Counts",
    "Drain",
    "Due",
    "Dumped",
    "Entry",
    "Fence",
    "GuildTables",
    "Home",
    "InteractionDone",
    "InteractionEntries",
    "KeyWrong",
    "Keyring",
    "KnownMessage",
    "Limits",
    "Match",
    "MatchMissing",
    "Material",
    "Member",
    "MessageRevision",
    "NewMatch",
    "Notice",
    "Opening",
    "OwnerAct",
    "Pack",
    "Pending",
    "Post",
    "PostgresStanding",
    "QuarantinedMatch",
    "QuotaFull",
    "Reader",
    "Restored",
    "Rotated",
    "Scope",
    "SealBroken",
    "SeenName",
    "SentPost",
    "SeqTaken",
    "SlotLost",
    "Status",
    "Store",
    "StoreBroken",
    "StoreClosed",
    "StoreError",
    "StoreFile",
    "StoreFull",
    "StoreLocked",
    "StoreLost",
    "StoreRefused",
    "Target",
    "Thing",
    "Timer",
    "TimerKey",
    "TimerKind",
    "VersionTaken",
    "back_up",
    "back_up_postgres",
    "backup_time",
    "backups",
    "check_file_keys",
    "inspect",
    "is_newest_file",
    "keys_in_use",
    "lock_store",
    "look_at_postgres",
    "move_to_postgres",
    "move_to_sqlite",
    "newest_schema",
    "open_postgres",
    "open_postgres_reader",
    "open_reader",
    "open_store",
    "pack_at",
    "pack_files",
    "restore",
    "restore_into_postgres",
    "rotate",
    "unpack_files",
    "without_password",
]

_LATER: Final = {
    "Backup": "sqlite.backup",
    "Dumped": "dump",
    "back_up": "sqlite.backup",
    "backups": "sqlite.backup",
    "backup_time": "sqlite.backup",
    "Restored": "sqlite.backup",
    "restore": "sqlite.backup",
    "Store": "store",
    "open_store": "sqlite.opening",
    "Reader": "reader",
    "Rotated": "sqlite.rotation",
    "keys_in_use": "sqlite.rotation",
    "lock_store": "sqlite.connecting",
    "rotate": "sqlite.rotation",
    "newest_schema": "migrating",
    "inspect": "sqlite.soundness",
    "StoreFile": "sqlite.store_file",
    "back_up_postgres": "postgres.backup",
    "move_to_postgres": "postgres.backup",
    "move_to_sqlite": "postgres.backup",
    "restore_into_postgres": "postgres.backup",
    "open_postgres": "postgres.opening",
    "open_postgres_reader": "postgres.opening",
    "without_password": "postgres.refusals",
    "look_at_postgres": "postgres.standing",
    "is_newest_file": "sqlite.store_file",
    "check_file_keys": "sqlite.store_file",
    "open_reader": "sqlite.store_file",
    "pack_at": "sqlite.store_file",
}
"""Names whose modules know a database, and where they stand."""


def __getattr__(name: str) -> Any:
    """A name of _LATER, its module read now. AttributeError for a name that is none of the store's."""
    if name not in _LATER:
        raise AttributeError(name)
    found = import_module(f"{__name__}.{_LATER[name]}")
    return getattr(found, "newest" if name == "newest_schema" else name)
