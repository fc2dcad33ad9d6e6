"""Amounts and rows of signs, as both pictures of Architects show them: a glyph with a number beside it."""

from collections.abc import Iterator

from bot.games.architects.picture.symbols import Signs
from bot.pictures.colours import MUTED
from bot.pictures.facts import Layer, Sheet
from bot.pictures.pieces import figure, piece, signed_number, text

Place = tuple[float, float]
"""Left and top in units, as in a language that runs from the left."""


def amount(shown: Sheet, at: Place, good: str, count: int, size: float = 13) -> Iterator[Layer]:
    """So many of a good."""
    x, y = at
    yield piece(shown, (x, y + 1, size, size), "good", {"id": good, "size": size})
    yield text(shown, (x + size + 2, y - 1, 17, size + 4), figure(shown, count), size - 0.5, bold=True)


def sign_row(shown: Sheet, at: Place, row: Signs, size: float = 14) -> Iterator[Layer]:
    """A row of signs: a glyph, with what is gained or lost, or for each how many."""
    x, y = at
    for one in row:
        if not one.glyph:
            yield text(shown, (x, y - 1, 8, size + 4), "/", size, MUTED)
            x += 10
            continue
        yield piece(shown, (x, y + 1, size, size), "symbol", {"id": one.glyph, "size": size})
        told = signed_number(shown, one.count) if one.count is not None else ""
        if one.count is None and one.every > 1:
            told = f"/{figure(shown, one.every)}"
        if told:
            yield text(shown, (x + size + 1, y - 1, 20, size + 4), told, size - 1, bold=True)
        x += size + (21 if told else 5)
