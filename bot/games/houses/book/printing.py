"""A book as a page for a browser, one file with all in it, and as what the typesetter makes sheets of.

Mako (which comes with the migrations' library) fills data/book/page.html; every slot is escaped by it. Signs
are drawn once, as symbols, and referred to.
"""

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final
from xml.etree import ElementTree

import msgspec

from bot.games.houses.book import values as v
from bot.languages import in_digits
from bot.pictures.letters import is_drawable
from bot.ui.plugin import Printed

DATA: Final = files("data")
FONTS: Final = {"regular": "Vazirmatn-Regular.ttf", "bold": "Vazirmatn-Bold.ttf"}
SVG: Final = "http://www.w3.org/2000/svg"

TEMPLATE: Final = "book/book"
"""The typesetter's template, in data."""

MISSING: Final = "\u00b7"
"""In place of a letter that the typesetter's font lacks: people name houses in any script."""


def print_book(book: v.Book) -> Printed:
    """A book as a page for a browser, and as the facts that the typesetter makes a PDF of."""
    return Printed(page(book).encode(), TEMPLATE, facts(book))


def page(book: v.Book) -> str:
    """One HTML file: style, signs and letters are inside, so that it opens anywhere without a network."""
    made: str = _template().render(
        book=book,
        label=book.labels,
        style=(DATA / "book" / "style.css").read_text("utf-8"),
        fonts={name: _font(file) for name, file in FONTS.items()},
        symbols=tuple(_symbols(book)),
        spots=lambda points: " ".join(f"{x:g},{y:g}" for x, y in points),
        digits=lambda number: in_digits(str(number), book.language),
    )
    return made


def facts(book: v.Book) -> bytes:
    """The values as JSON; a letter that the font lacks is a dot."""
    told = msgspec.json.encode(book).decode()
    lacking = {ord(letter): MISSING for letter in set(told) if not is_drawable(letter)}
    return told.translate(lacking).encode()


@cache
def _template() -> Any:
    from mako.template import Template  # type: ignore[import-untyped]  # noqa: PLC0415  no other page needs it

    source = (DATA / "book" / "page.html").read_text("utf-8")
    return Template(source, default_filters=["h"], strict_undefined=True)


@cache
def _font(file: str) -> str:
    return b64encode((DATA / "boards" / "fonts" / file).read_bytes()).decode()


def _symbols(book: v.Book) -> Iterator[tuple[str, str, str]]:
    """Of each sign in the book: its id, its box and its shapes."""
    emblems = sorted({one.emblem for one in book.houses} - {""})
    ends = sorted({one.end for one in book.reigns} - {""})
    for name in emblems:
        yield (f"emblem-{name}", *_shapes_of(f"houses/emblems/{name}.svg"))
    for name in ends:
        yield (f"end-{name}", *_shapes_of(f"boards/glyphs/{name}.svg"))


@cache
def _shapes_of(path: str) -> tuple[str, str]:
    """The box of a sign and its shapes; its own title is left out, for the words stand beside it."""
    root = ElementTree.fromstring((DATA / path).read_text("utf-8"))
    shapes = [one for one in root if one.tag != f"{{{SVG}}}title"]
    ElementTree.register_namespace("", SVG)
    inner = "".join(ElementTree.tostring(one, encoding="unicode") for one in shapes)
    return root.attrib["viewBox"], inner
