"""The store: matches, their boxed logs and what is owed to the outside. It knows tables and no rules.

What opens a database is read when it is first asked for: a command that opens none need not wait for it.
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
from engine.store.packs import Pack, packed, unpacked
from engine.store.records import (
    Append,
    Aside,
    Done,
    Due,
    Entry,
    Face,
    Home,
    Match,
    NewMatch,
    Opening,
    Pending,
    Post,
    Scope,
    Seen,
    Spot,
    Status,
    Target,
    Thing,
    Timer,
    TimerKey,
    TimerKind,
    Told,
)

if TYPE_CHECKING:
    from engine.store.backup import Backup, back_up, backups, made_at
    from engine.store.finding import pack_at
    from engine.store.log import Store
    from engine.store.opening import open_store
    from engine.store.restoring import Restored, restore
    from engine.store.rotation import Rotated, keys_in_use, rotate

__all__ = [
    "Append",
    "Aside",
    "Backup",
    "Codec",
    "Done",
    "Due",
    "Entry",
    "Face",
    "Home",
    "InteractionDone",
    "KeyWrong",
    "Keyring",
    "Match",
    "MatchMissing",
    "NewMatch",
    "Opening",
    "Pack",
    "Pending",
    "Post",
    "Restored",
    "Rotated",
    "Scope",
    "SealBroken",
    "Seen",
    "SeqTaken",
    "Spot",
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
    "Told",
    "back_up",
    "backups",
    "keys_in_use",
    "made_at",
    "open_store",
    "pack_at",
    "packed",
    "restore",
    "rotate",
    "unpacked",
]

_LATER: Final = {
    "Backup": "backup",
    "back_up": "backup",
    "backups": "backup",
    "made_at": "backup",
    "pack_at": "finding",
    "Store": "log",
    "open_store": "opening",
    "Restored": "restoring",
    "restore": "restoring",
    "Rotated": "rotation",
    "keys_in_use": "rotation",
    "rotate": "rotation",
}
"""Names whose modules know a database, and where they stand."""


def __getattr__(name: str) -> Any:
    """One of these, read now. AttributeError for a name that is none of the store's."""
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
