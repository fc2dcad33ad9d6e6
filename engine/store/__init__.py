"""The store: matches, their boxed logs and what is owed to the outside, in one SQLite file.

Begin with `records.py`, what is handed in and out, and `opening.py`, which makes a `Store` of a file. A move
goes through `writer.py` to the thread of `worker.py`, which writes its rows (`appends.py`); questions are
methods of `reader.py`, with their SQL in `queries.py`. The tables stand in `models.py`, older forms of them
in `revisions.py` and `forms.py`. What stands unboxed is held by `seals.py`, boxes are made by `codec.py`.
Files as a whole are the subject of `files.py`, `soundness.py`, `backup.py`, `salvage.py` and `rotation.py`.

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
    SealBroken,
    SeqTaken,
    StoreBroken,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreRefused,
)
from engine.store.records import (
    Append,
    Bar,
    Drain,
    Due,
    Entry,
    GuildTables,
    Home,
    InteractionEntries,
    KnownMessage,
    Match,
    MessageRevision,
    NewMatch,
    Notice,
    Opening,
    OwnerAct,
    Pack,
    Pending,
    Post,
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

if TYPE_CHECKING:
    from engine.store.backup import Backup, Restored, back_up, backup_time, backups, restore
    from engine.store.opening import Store, open_store
    from engine.store.reader import pack_at
    from engine.store.rotation import Rotated, keys_in_use, rotate

__all__ = [
    "Append",
    "Backup",
    "Bar",
    "Codec",
    "Drain",
    "Due",
    "Entry",
    "GuildTables",
    "Home",
    "InteractionDone",
    "InteractionEntries",
    "KeyWrong",
    "Keyring",
    "KnownMessage",
    "Match",
    "MatchMissing",
    "MessageRevision",
    "NewMatch",
    "Notice",
    "Opening",
    "OwnerAct",
    "Pack",
    "Pending",
    "Post",
    "QuarantinedMatch",
    "Restored",
    "Rotated",
    "Scope",
    "SealBroken",
    "SeenName",
    "SentPost",
    "SeqTaken",
    "Status",
    "Store",
    "StoreBroken",
    "StoreClosed",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreRefused",
    "Target",
    "Thing",
    "Timer",
    "TimerKey",
    "TimerKind",
    "back_up",
    "backup_time",
    "backups",
    "keys_in_use",
    "open_store",
    "pack_at",
    "pack_files",
    "restore",
    "rotate",
    "unpack_files",
]

_LATER: Final = {
    "Backup": "backup",
    "back_up": "backup",
    "backups": "backup",
    "backup_time": "backup",
    "pack_at": "reader",
    "Store": "opening",
    "open_store": "opening",
    "Restored": "backup",
    "restore": "backup",
    "Rotated": "rotation",
    "keys_in_use": "rotation",
    "rotate": "rotation",
}
"""Names whose modules know a database, and where they stand."""


def __getattr__(name: str) -> Any:
    """A name of _LATER, its module read now. AttributeError for a name that is none of the store's."""
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
