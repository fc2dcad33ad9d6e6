"""A book of chances for two seats as it is read: rows by key, the chances of a row as whole parts of 255."""

from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate
from sys import byteorder
from typing import Annotated, Final
from zlib import decompress
from zlib import error as Damaged

import msgspec
from msgspec import Meta, Struct

from engine.games.coup.stewards.trained import Untrained

WHOLE: Final = 255
BYTES: Final = 4
"""Of a key. Each stands as its distance from the one before: first the lowest byte of all, then the next."""

HIGHEST: Final = (1 << 8 * BYTES) - 1
NAME: Final = "two.book"


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of all questions with so many choices: their keys, and the chances row by row."""

    choices: Annotated[int, Meta(ge=2, le=12)]
    keys: bytes
    chances: bytes


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of chances; `made` tells the command that made it."""

    made: str
    pages: tuple[Page, ...]


class Rows(Struct, frozen=True):
    """Keys, rising, and the chances of each."""

    keys: Sequence[int]
    chances: bytes


NONE: Final = Rows((), b"")

Book = Mapping[int, Rows]
"""Rows by the number of choices."""


@cache
def book() -> Book:
    """The book of two seats; Untrained where its file is not what it should be."""
    try:
        data = (files("engine.games.coup.stewards") / "trained" / NAME).read_bytes()
    except OSError as error:
        raise Untrained(f"{NAME}:unreadable(why={error.strerror})") from None
    return read(data, NAME)


def read(data: bytes, place: str) -> Book:
    """The book in this file; `place` is how errors call it."""
    try:
        kept = msgspec.msgpack.decode(decompress(data), type=Kept)
    except (Damaged, msgspec.DecodeError) as error:
        raise Untrained(f"{place}:undecodable(why={error})") from None
    found: dict[int, Rows] = {}
    for spot, page in enumerate(kept.pages):
        if page.choices in found:
            raise Untrained(f"{place}:$.pages[{spot}].choices:twice(found={page.choices})")
        found[page.choices] = _rows(page, f"{place}:$.pages[{spot}]")
    return found


def chances(known: Book, keys: Sequence[int], choices: int) -> tuple[int, ...]:
    """The chances of so many choices by the first of these keys that is here; empty where none is."""
    rows = known.get(choices, NONE)
    for key in keys:
        spot = bisect_left(rows.keys, key)
        if spot < len(rows.keys) and rows.keys[spot] == key:
            return tuple(rows.chances[spot * choices : (spot + 1) * choices])
    return ()


def _rows(page: Page, place: str) -> Rows:
    """The rows of a page, where its parts fit each other."""
    count, rest = divmod(len(page.keys), BYTES)
    if rest:
        raise Untrained(f"{place}.keys:bytes:wrong(found={len(page.keys)},wanted={count * BYTES})")
    wanted = count * page.choices
    if len(page.chances) != wanted:
        raise Untrained(f"{place}.chances:bytes:wrong(found={len(page.chances)},wanted={wanted})")
    if sum(page.chances) != count * WHOLE:
        raise Untrained(f"{place}.chances:sum:wrong(found={sum(page.chances)},wanted={count * WHOLE})")
    return Rows(_keys(page.keys, count, place), page.chances)


def _keys(data: bytes, count: int, place: str) -> Sequence[int]:
    """The keys themselves; the last is the highest, and must be one."""
    ordered = bytearray(len(data))
    for byte in range(BYTES):
        ordered[byte::BYTES] = data[byte * count : (byte + 1) * count]
    steps = array("I", bytes(ordered))
    if byteorder == "big":
        steps.byteswap()
    try:
        return array("I", accumulate(steps))
    except OverflowError:
        raise Untrained(f"{place}.keys:wrong(found={sum(steps)},wanted={HIGHEST})") from None
