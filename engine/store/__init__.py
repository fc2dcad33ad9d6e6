"""The store: matches, their boxed logs and what is owed to the outside. It knows tables and no rules."""

from engine.store.codec import Keyring
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
from engine.store.log import Store
from engine.store.opening import open_store
from engine.store.records import (
    Append,
    Deadline,
    Done,
    Due,
    Entry,
    Match,
    NewMatch,
    Pending,
    Post,
    Scope,
    Status,
)

__all__ = [
    "Append",
    "Deadline",
    "Done",
    "Due",
    "Entry",
    "InteractionDone",
    "KeyWrong",
    "Keyring",
    "Match",
    "MatchMissing",
    "NewMatch",
    "Pending",
    "Post",
    "Scope",
    "SeqTaken",
    "Status",
    "Store",
    "StoreBroken",
    "StoreClosed",
    "StoreError",
    "StoreFull",
    "StoreLocked",
    "StoreRefused",
    "open_store",
]
