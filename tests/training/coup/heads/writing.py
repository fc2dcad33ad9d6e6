"""From what the C program learned to the book that the steward reads, and back."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from zlib import compress

import msgspec
import numpy as np

from tests.training.coup.heads.book import WHOLE, WIDTH, Book, Kept, Page, Rules
from tests.training.coup.tables import Array

RULE: Final = np.dtype(
    {
        "names": ["key", "weight", "n", "odds"],
        "formats": ["<u8", "<f4", "u1", "15u1"],
        "offsets": [0, 8, 12, 13],
        "itemsize": 32,
    }
)
"""A rule as policy.h has it; the highest bit of the key marks a fine number."""

FINE: Final = np.uint64(1 << 63)


def load(file: Path) -> Array:
    """All rules of the program's file that leave a choice."""
    rules = np.fromfile(file, RULE)
    return rules[rules["n"] > 1]


def choose(rules: Array, fine: int, coarse: int) -> Array:
    """So many rules of each sort, those that matter most."""
    near = rules["key"] >= FINE
    sorts = ((rules[near], fine), (rules[~near], coarse))
    return _join([one[np.argsort(-one["weight"], kind="stable")[:most]] for one, most in sorts])


def bind(rules: Array, made: str) -> bytes:
    """The book's file."""
    near = rules["key"] >= FINE
    whole = Kept(made, _pages(rules[near]), _pages(rules[~near]))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def unbind(book: Book) -> Array:
    """The rules of a book as the program reads them."""
    return _join([*_rules(book.fine, FINE), *_rules(book.coarse, np.uint64(0))])


def _join(parts: list[Array]) -> Array:
    """One after the other; the gaps between fields stay, which numpy's own way would close."""
    found = np.zeros(sum(map(len, parts)), RULE)
    if parts:
        found[:] = np.concatenate(parts)
    return found


def _pages(rules: Array) -> tuple[Page, ...]:
    return tuple(_page(rules[rules["n"] == n], int(n)) for n in np.unique(rules["n"]))


def _page(rules: Array, choices: int) -> Page:
    rules = rules[np.argsort(rules["key"])]
    numbers = (rules["key"] & ~FINE).astype("<u8").view(np.uint8).reshape(-1, 8)
    if numbers[:, WIDTH:].any():
        raise ValueError(choices)
    parts = _parts(rules["odds"][:, :choices])
    planes = [np.ascontiguousarray(one.T).tobytes() for one in (numbers[:, :WIDTH], parts[:, :-1])]
    return Page(choices, *(compress(plane, 9) for plane in planes))


def _parts(odds: Array) -> Array:
    """Whole parts of WHOLE, the largest remainders rounded up."""
    exact = odds * (WHOLE / np.maximum(odds.sum(1, keepdims=True), 1))
    found = np.floor(exact).astype(int)
    order = np.argsort(-(exact - found), axis=1, kind="stable")
    missing = WHOLE - found.sum(1, keepdims=True)
    np.put_along_axis(
        found, order, np.take_along_axis(found, order, 1) + (np.arange(odds.shape[1]) < missing), 1
    )
    return found.astype(np.uint8)


def _rules(pages: Mapping[int, Rules], mark: np.uint64) -> Iterator[Array]:
    for choices, page in pages.items():
        count = len(page.numbers)
        found = np.zeros(count, RULE)
        found["key"] = np.array(page.numbers, "<u8") | mark
        found["n"] = choices
        planes = np.frombuffer(page.chances, np.uint8).reshape(choices - 1, count).T
        found["odds"][:, : choices - 1] = planes
        found["odds"][:, choices - 1] = WHOLE - planes.sum(1)
        yield found
