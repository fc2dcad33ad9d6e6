"""Pictures laid one over another, packed strip by strip: a strip that shows what it showed before is kept.

A picture is compared with the last ones: of that which is nearest, only what lies otherwise is laid anew.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.pictures.kept import Kept, bytes_in_memory
from bot.pictures.laying import Area, Band, Box, Ground, Laid, Place, box_around
from bot.pictures.packing import Strip, strip, whole

HIGH: Final = 64
"""Lines of a strip: more would be packed for a small change, of fewer there would be too many."""

MOST: Final = 8 * 2**20
"""Bytes of all strips that are kept, some forty boards."""

OPEN: Final = 24 * 2**20
"""Bytes of all strips that are kept unpacked, some three boards."""

MUCH: Final = 64
"""Where more lies otherwise, all is laid anew: to find what may stay takes as long."""

LAST: Final = 8
"""So many pictures a new one is compared with."""


class Row(NamedTuple):
    """A strip of one picture, and what it is kept by."""

    key: object
    strip: Strip


class Made(NamedTuple):
    """A picture that was packed: its size and bands, what lay where, in order, and its strips."""

    ground: object
    boxes: dict[Place, Box]
    rows: list[Row]


class Turn(NamedTuple):
    """The picture before, if any, of which one is made, and where they differ; else all of it is laid anew.

    From the `last` no other will be made, as it was not made from those before it: its strips need not stay
    unpacked, and to lay and pack them takes a fifth less in memory that was just let go.
    """

    near: Made | None
    changed: Sequence[Box]
    last: bool


class Strips:
    """Packed strips by what they show; those used longest ago are forgotten first."""

    def __init__(self, most: int = MOST, open_most: int = OPEN) -> None:
        self._packed = Kept[Strip](most, lambda one: len(one.chunk))
        self._open = Kept[Image.Image](open_most, bytes_in_memory)
        self._last = deque[Made](maxlen=LAST)

    def encode_png(self, size: Area, bands: Sequence[Band], laid: Sequence[Laid]) -> bytes:
        """The PNG of all this, the later over the earlier."""
        placed = [one.place_and_box() for one in laid]
        ground, boxes = (size, tuple(bands)), dict(placed)
        board = Ground(size, tuple(bands), [(one, box) for one, (_, box) in zip(laid, placed, strict=True)])
        single = len(boxes) == len(laid)  # of two alike at one place the second would not be missed
        alike = [one for one in self._last if one.ground == ground] if single else []
        rows = list(self._rows(board, _turn(alike, boxes, board, single=single)))
        if single:
            self._last.append(Made(ground, boxes, rows))
        return whole(*size, (one.strip for one in rows))

    def _rows(self, ground: Ground, turn: Turn) -> Iterator[Row]:
        touched = _boxes_by_strip(turn.changed, ground.size)
        strips = ground.strips(HIGH, touched)
        for spot in range(-(-ground.size[1] // HIGH)):
            old = None if turn.near is None else turn.near.rows[spot]
            if old is not None and spot not in touched:
                yield old
            else:
                yield self._row(strips[spot], old, touched[spot], last=turn.last)

    def _row(self, ground: Ground, old: Row | None, changed: Box, *, last: bool) -> Row:
        """Take a strip that is kept, else lay and pack it: over the old one where only a box has changed."""
        key = ground.key
        found = self._packed.get(key)
        if found is None:
            image = self._open.get(key) or _pixels(ground, old and self._open.get(old.key), changed)
            # The spare byte behind each line is the byte of no filter before the next.
            lines = image.tobytes("raw", "RGB", 3 * image.width + 1)
            found = self._packed.keep(key, strip(lines))
            if not last and self._open.get(key) is None:
                self._open.keep(key, image)
        return Row(key, found)


def _turn(alike: Sequence[Made], boxes: dict[Place, Box], ground: Ground, *, single: bool) -> Turn:
    """Of the last ones that of which the least lies otherwise; none where the rest has another order."""
    near = min(alike, key=lambda one: len(one.boxes.keys() ^ boxes.keys()), default=None)
    if near is not None:
        old = near.boxes
        differing = old.keys() ^ boxes.keys()  # what lies on one of the two alone
        # What both show must lie in one order, for the later covers the earlier.
        is_same_order = [one for one in old if one in boxes] == [one for one in boxes if one in old]
        if is_same_order and len(differing) <= MUCH:
            return Turn(near, [old.get(one) or boxes[one] for one in differing], last=False)
    return Turn(None, [(0, 0, *ground.size)], last=bool(alike) or not single)


def _boxes_by_strip(changed: Sequence[Box], size: Area) -> dict[int, Box]:
    """Of each strip that any of these boxes reaches into, the box around what they cover of it."""
    found: dict[int, Box] = {}
    wide, end = size
    for left, top, right, low in changed:
        if right <= 0 or left >= wide or top >= end:
            continue
        for spot in range(max(0, top // HIGH), -(-min(low, end) // HIGH)):
            first = spot * HIGH
            here = max(0, left), max(0, top - first), min(wide, right), min(HIGH, end - first, low - first)
            found[spot] = box_around(found[spot], here) if spot in found else here
    return found


def _pixels(ground: Ground, old: Image.Image | None, changed: Box) -> Image.Image:
    if old is None:
        return ground.pixels((0, 0, *ground.size))
    found = old.copy()
    found.paste(ground.pixels(changed), changed[:2])
    return found
