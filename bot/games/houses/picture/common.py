"""What several pictures of Houses share: names that can be drawn, a resource on its line, a story's sign.

A picture is made in three steps, each in the file of its subject: `values` take from one reader's cut what is
shown, as a record; the record's words in order are the alt text; `place_pieces` say where each piece stands,
on a ground of 400 units' width, as the template in data/boards of the same name paints it. A record holds
words of its language and plain numbers alone, so a stored one can be drawn again without its match.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from bot.games.houses.presenter import Presenter
from bot.pictures import facts
from bot.pictures.colours import GROOVE, HUES, INK, MUTED, mix
from bot.pictures.facts import Layer, Sheet
from bot.pictures.pieces import block, figure, piece, text
from engine.games.houses.names import Resource
from engine.kernel.seats import Seat


class Line(Struct, frozen=True):
    """A resource; `ranges` is what the reader's own role wants, nothing on what others may see."""

    id: Resource
    name: str
    value: int
    up: bool
    run: int
    ranges: tuple[tuple[int, int], ...] = ()


class Story(Struct, frozen=True):
    """A story line: the emblem of its newest event's signer, or its end."""

    name: str
    end: str
    emblem: str
    signer: str


def sheet(presenter: Presenter, *words: str) -> dict[str, Any]:
    """The fields that every board needs; `words` are the codes of its labels."""
    said = {code: presenter.say(f"picture-{code}") for code in words}
    return facts.sheet(presenter.language, said)


def house(presenter: Presenter, seat: Seat) -> str:
    """The house's name; its emblem's where the lot founded it or the font lacks a letter of it."""
    own = presenter.view.houses[seat].emblem
    otherwise = presenter.emblem(own) if own else presenter.say("picture-seat", number=seat + 1)
    return facts.plain_name(presenter.scene.names[seat], otherwise)


def house_named(presenter: Presenter, seat: Seat) -> str:
    """ "House Cup", by the name that a picture can draw."""
    return presenter.common_text("house-named", house=house(presenter, seat))


def emblem(presenter: Presenter, seat: Seat) -> str:
    """The file of the house's emblem; none for one that came with a host's own cards."""
    found = presenter.view.houses[seat].emblem
    return found if found in emblems() else ""


@cache
def emblems() -> frozenset[str]:
    """The emblems that are drawn in data/houses/emblems."""
    folder = files("data") / "houses" / "emblems"
    return frozenset(one.name.removesuffix(".svg") for one in folder.iterdir())


DUSK: Final = "#2b2334"
"""What the ground of a told picture turns to below."""

EVEN: Final = 2
"""Units that are whole pixels."""


def even(units: float) -> int:
    """The height in units, rounded up to whole pixels."""
    return -(-int(units) // EVEN) * EVEN


def dusk(ground: str, height: int, begin: int = 0) -> Iterator[tuple[float, float, str]]:
    """Darker below: bands of one colour from `begin` on, as many as there are shades, on whole pixels."""
    shades = ((mix(ground, DUSK, y / height), y) for y in range(begin, height, EVEN))
    for shade, rows in groupby(shades, lambda one: one[0]):
        spots = [y for _, y in rows]
        yield spots[0], EVEN * len(spots), shade


BESIDE: Final = 140
"""Units of a track beside its line: the resource's name before it, the value behind it."""

HIGH: Final = 7.2
"""Of the line: whole pixels, so that its round ends cover all of it."""

MARKS: Final = (5, 10, 15)


def track(shown: Sheet, y: float, across: tuple[float, float], one: Line) -> Iterator[Layer]:
    """A resource so far below, from the first of `across` and as wide as the second says, on `INK`."""
    x, wide = across
    yield piece(shown, (x, y, 78, 17), "resource", {"id": one.id, "name": one.name})
    yield from gauge(shown, (x + 88, y + 5), wide - BESIDE, one)
    end = x + wide
    yield text(shown, (end - 46, y - 1, 20, 19), figure(shown, one.value), 14, bold=True, side="end")
    yield piece(shown, (end - 22, y + 4.5, 9, 9), "momentum", one.up)
    if one.run > 1:
        yield text(shown, (end - 12, y + 1, 14, 15), "×" + figure(shown, one.run), 10, MUTED)


def gauge(shown: Sheet, at: tuple[float, float], long: float, one: Line) -> Iterator[Layer]:
    """The line, the filled part of it, its marks, its round ends; then what is wanted, and the knob."""
    x, y = at
    step, hue = long / 20, HUES[one.id]
    yield block(shown, (x, y, long, HIGH), GROOVE)
    if one.value:
        yield block(shown, (x, y, step * one.value, HIGH), hue)
    for n in MARKS:
        mark = mix(INK, hue if one.value > n else GROOVE, 0.25)
        yield block(shown, (x + n * step - 0.4, y, 0.8, HIGH), mark)
    for end in (False, True):
        yield piece(shown, (x + end * (long - HIGH / 2), y, HIGH / 2, HIGH), "rim", end)
    for least, most in one.ranges:
        wide = step * (most - least) + 4
        yield piece(shown, (x + step * least - 2, y - 4.5, wide, 16), "wanted", wide)
    yield piece(shown, (x + step * one.value - 6.5, y - 2.8, 13, 13), "knob", bool(one.ranges))
