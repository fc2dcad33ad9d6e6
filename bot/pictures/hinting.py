"""A font whose letters are drawn as they were designed, not fitted to pixels.

Where a font says nothing of how it is fitted, FreeType reckons that for every letter anew, which takes as
long as to fill it. One that says something, and be it nothing at all, is drawn as the compiler draws it.
"""

import struct
from typing import Final

HEAD: Final = struct.Struct(">4sIII")
"""Of a table in a font: its name, a sum that nobody reads, where it begins, and how long it is (OpenType)."""

FIRST: Final = 12
"""Where the tables are told."""

PROGRAM: Final = b"prep"
"""The table with what is done before letters of a size are fitted."""

NOTHING: Final = b"\xb0\x00\x21"
"""Puts a number on the stack and takes it away. A program of no more than seven bytes counts as none."""


def without_hints(font: bytes) -> bytes:
    """A font's bytes with a few more in its program that do nothing; a font without a program as it is."""
    (tables,) = struct.unpack_from(">H", font, 4)
    for spot in range(FIRST, FIRST + tables * HEAD.size, HEAD.size):
        name, check, at, size = HEAD.unpack_from(font, spot)
        if name == PROGRAM:
            # The longer program goes to the end of the file: every other table stays where its head says.
            head = HEAD.pack(name, check, len(font), size + len(NOTHING))
            return font[:spot] + head + font[spot + HEAD.size :] + font[at : at + size] + NOTHING
    return font
