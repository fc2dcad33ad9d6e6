"""The store: matches, their boxed logs and what is owed to the outside. It knows tables and no rules."""

from engine.store.backup import Backup, back_up, backups, made_at
from engine.store.codec import Codec, Keyring
from engine.store.errors import (
    InteractionDone,
    KeyWrong,
    MatchMissing,
    SeqTaken,
    StoreBroken,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreRefused,
)
from engine.store.finding import pack_at
from engine.store.log import Store
from engine.store.opening import open_store
from engine.store.packs import Pack, packed, unpacked
from engine.store.records import (
    Append,
    Deadline,
    Done,
    Due,
    Entry,
    Home,
    Match,
    NewMatch,
    Opening,
    Pending,
    Post,
    Scope,
    Spot,
    Status,
)
from engine.store.restoring import Restored, restore
from engine.store.rotation import Rotated, keys_in_use, rotate

__all__ = [
    "Append",
    "Backup",
    "Codec",
    "Deadline",
    "Done",
    "Due",
    "Entry",
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
