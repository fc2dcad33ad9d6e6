"""What is kept of pictures, up to so many bytes."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from PIL import Image

DEPTH: Final = 4
"""Bytes of a pixel in memory, where it has more than one value."""

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by their keys, so many bytes of them; those used longest ago are forgotten first."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most, self._size, self._held = most, size, 0
        self._found: OrderedDict[object, T] = OrderedDict()

    def get(self, key: object) -> T | None:
        """The thing, used now."""
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def keep(self, key: object, one: T) -> T:
        """Keep a thing under a key that has none, forget the oldest if room lacks, and return the thing."""
        self._found[key] = one
        self._held += self._size(one)
        while self._held > self._most:
            self._held -= self._size(self._found.popitem(last=False)[1])
        return one


def bytes_in_memory(image: Image.Image) -> int:
    """Bytes of an image in memory."""
    return (1 if image.mode == "L" else DEPTH) * image.width * image.height
