"""Tables put into the documents, each between its two markers; what stands around them is written by hand."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

MARKED: Final = re.compile(r"(<!-- measured: (\S+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str, tables: Mapping[str, str]) -> str:
    """The page with its tables made anew.

    Raises:
        KeyError: the page has a marker for a table that nobody makes.
    """
    return MARKED.sub(lambda found: f"{found[1]}{tables[found[2]]}\n{found[3]}", page)


def marked(page: str) -> tuple[str, ...]:
    """The names of the tables that the page has a place for."""
    return tuple(found[2] for found in MARKED.finditer(page))


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table of Markdown."""
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
