"""The book of play for two seats: by the number of what a seat sees, how likely each choice is."""

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from sys import byteorder
from typing import Annotated, Final
from zlib import decompress, error

import msgspec
from msgspec import Meta, Struct

from engine.games.coup.stewards.trained import Untrained

WHOLE: Final = 63
"""The chances of a rule add up to this."""

WIDTH: Final = 5
"""Bytes of a number."""


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """All rules with so many choices: packed numbers, rising, and packed chances of all choices but the last.

    Numbers stand byte by byte: first the lowest of each, then the next. Chances stand choice by choice.
    """

    choices: Annotated[int, Meta(ge=2, le=16)]
    numbers: bytes
    chances: bytes


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A book as it is kept. `made` tells the command that made it."""

    made: str
    fine: tuple[Page, ...]
    coarse: tuple[Page, ...]


class Rules(Struct, frozen=True):
    """The rules of a page: `chances` of the first choice at every number, then of the second, and so on."""

    numbers: "array[int]"
    chances: bytes


class Book(Struct, frozen=True):
    """By the count of choices."""

    fine: Mapping[int, Rules]
    coarse: Mapping[int, Rules]


def read(data: bytes, place: str) -> Book:
    """The book in this file; `place` is how errors call it."""
    try:
        kept = msgspec.json.decode(data, type=Kept)
    except msgspec.DecodeError as problem:
        raise Untrained(f"{place}:undecodable(why={problem})") from None
    return Book(_pages(kept.fine, f"{place}:$.fine"), _pages(kept.coarse, f"{place}:$.coarse"))


def chances(rules: Mapping[int, Rules], number: int, choices: int) -> tuple[int, ...] | None:
    """How likely each choice is, in parts of WHOLE; None where nothing is known."""
    page = rules.get(choices)
    if page is None:
        return None
    row, count = bisect_left(page.numbers, number), len(page.numbers)
    if row == count or page.numbers[row] != number:
        return None
    found = tuple(page.chances[row + spot * count] for spot in range(choices - 1))
    return (*found, WHOLE - sum(found))


def _pages(pages: tuple[Page, ...], place: str) -> dict[int, Rules]:
    return {page.choices: _rules(page, f"{place}[{spot}]") for spot, page in enumerate(pages)}


def _rules(page: Page, place: str) -> Rules:
    """Unpacked, and held to what a lookup relies on."""
    packed, found = _unpacked(page.numbers, f"{place}.numbers"), _unpacked(page.chances, f"{place}.chances")
    count = len(packed) // WIDTH
    wide = bytearray(count * 8)
    for spot in range(WIDTH):
        wide[spot::8] = packed[spot * count : (spot + 1) * count]
    numbers = array("Q", bytes(wide))
    if byteorder == "big":
        numbers.byteswap()
    if len(found) != count * (page.choices - 1):
        wanted = count * (page.choices - 1)
        raise Untrained(f"{place}.chances:wrong(found={len(found)},wanted={wanted})")
    return Rules(numbers, found)


def _unpacked(data: bytes, place: str) -> bytes:
    try:
        return decompress(data)
    except error as problem:
        raise Untrained(f"{place}:undecodable(why={problem})") from None
