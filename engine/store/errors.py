"""What can go wrong in the store, as types with fields; none carries a sentence or a payload.

StoreError
├── StoreRefused   the store would not open: a code and its slots
├── KeyWrong       a box was made with a key that is not the one given
├── SealBroken     what stands unboxed about a match is not what was sealed
├── SeqTaken       another append has this sequence number
├── VersionTaken   another process has changed the match since the write was made
├── QuotaFull      a host or a server has all the matches they may have
├── InteractionDone  this interaction is already in the log
├── MatchMissing   there is no such match
├── StoreFull      no room on the disk
├── StoreLocked    another process holds the database
├── StoreBroken    any other failure of the database
│   └── StoreLost  the way to it was lost, and is made anew by the next move
└── StoreClosed    the store was closed before this write was begun
"""

from collections.abc import Mapping
from typing import Literal

Refusal = Literal[
    "store_busy",
    "store_newer",
    "store_key_wrong",
    "store_missing",
    "store_not_a_database",
    "store_unreadable",
    "store_closed",
    "store_gone",
    "store_form",
    "store_first_hours",
    "store_value",
    "store_changed",
    "store_cut",
    "store_unreachable",
    "store_not_let_in",
    "store_no_database",
    "store_crowded",
    "store_read_only",
    "store_no_rights",
    "store_server_full",
    "store_address",
    "store_failed",
    "store_foreign",
    "store_older",
    "store_taken",
    "store_name_taken",
    "store_clock",
    "store_shards",
    "store_rules_older",
    "store_members_older",
    "store_cards_differ",
    "backup_missing",
    "backup_not_a_database",
    "backup_unreadable",
    "backup_form",
    "backup_first_hours",
    "backup_value",
    "backup_changed",
    "backup_cut",
]


class StoreError(Exception):
    """The root of every error the store raises on purpose."""


class StoreRefused(StoreError):
    """The store would not open. `slots` are ids and names for the sentence that is written elsewhere.

    `match` is the one whose log alone is damaged, None for anything else.
    """

    def __init__(self, code: Refusal, slots: Mapping[str, str], match: int | None = None) -> None:
        super().__init__(code, dict(slots))
        self.code, self.match = code, match
        self.slots = dict(slots)


class KeyWrong(StoreError):
    """A box does not open: its key is missing or another, or the box was changed or moved.

    `seq` is the entry whose box it was, None for another box.
    """

    def __init__(self, key: int, seq: int | None = None) -> None:
        super().__init__(key, seq)
        self.key, self.seq = key, seq


class SealBroken(StoreError):
    """What stands unboxed about a match was changed by somebody without the key.

    `part`: its people, its clock, its log (there were so many `entries`), or its seal, which is gone or not
    of this day.
    """

    def __init__(
        self, match: int, part: Literal["people", "clock", "log", "gone"], entries: int | None = None
    ) -> None:
        super().__init__(match, part, entries)
        self.match, self.part, self.entries = match, part, entries


class SeqTaken(StoreError):
    """Another writer was first; the log must be read again before the move is tried again."""

    def __init__(self, match: int, seq: int) -> None:
        super().__init__(match, seq)
        self.match = match
        self.seq = seq


class VersionTaken(StoreError):
    """Another process has changed the match since `version`: nothing was kept, the move is made again."""

    def __init__(self, match: int, version: int) -> None:
        super().__init__(match, version)
        self.match = match
        self.version = version


class QuotaFull(StoreError):
    """A host or a server has all the matches they may have: nothing was kept."""

    def __init__(self, kind: Literal["host", "guild"]) -> None:
        super().__init__(kind)
        self.kind: Literal["host", "guild"] = kind


class InteractionDone(StoreError):
    """A redelivered interaction: `match` and `seq` say where its first delivery went."""

    def __init__(self, interaction: int, match: int, seq: int) -> None:
        super().__init__(interaction, match, seq)
        self.interaction = interaction
        self.match = match
        self.seq = seq


class MatchMissing(StoreError):
    """The write names a match that is not there."""

    def __init__(self, match: int) -> None:
        super().__init__(match)
        self.match = match


class StoreFull(StoreError):
    """No room on the disk; nothing of this write was kept."""


class StoreLocked(StoreError):
    """Another process held the database longer than the busy timeout; nothing of this write was kept."""


class StoreBroken(StoreError):
    """The database failed. If it failed at the commit, a restart may yet find the write in the log."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class StoreLost(StoreBroken):
    """The connection to the database was lost. If that was at the commit, the write may have been kept."""


class StoreClosed(StoreError):
    """The store was closed before this write was begun; nothing of it was kept."""
