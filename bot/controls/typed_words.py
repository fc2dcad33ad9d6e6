"""What people have entered and not yet sent off: words of a draft, options of a command.

An id has no room for words. They are kept in memory, under a mark that stands in the id; whoever lost them
by a restart is asked again.
"""

from base64 import b32encode
from collections.abc import Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Final, Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")

MOST: Final = 2_000
"""So many are kept, the newest; each is a few hundred characters, or a form of some thousand."""


def mark(words: str) -> str:
    """Eight letters and digits under which words are kept."""
    return b32encode(blake2b(words.encode(), digest_size=5).digest()).decode("ascii").lower()


def put_newest(kept: dict[K, T], key: K, value: T, most: int) -> None:
    """Keep a value as the newest of `most`; what was touched longest ago makes room."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > most:
        del kept[next(iter(kept))]


class TypedWords(Generic[T]):
    """What was entered, by its mark; the newest `MOST` are kept."""

    def __init__(self) -> None:
        self._kept: dict[str, T] = {}

    @property
    def entries(self) -> Mapping[str, T]:
        """Everything that is kept now, by its mark."""
        return MappingProxyType(self._kept)

    def keep(self, mark: str, entered: T) -> None:
        """Keep this under its mark; where nothing was entered there is nothing to keep."""
        if not entered:
            return
        put_newest(self._kept, mark, entered, MOST)
