"""Every pack of cards of the program's own that could begin a match, from the first commit that had one.

`cards.json.xz` holds each text once: "texts", and for each pack its commit, its version, and its files by
name, each with the number of its text. A pack that a later commit brings may be added; none is ever changed.
"""

import lzma
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).with_name("cards.json.xz")


class OldPack(Struct, frozen=True):
    """The cards of a commit; `files` are numbers of texts by the file's name."""

    commit: str
    version: str
    files: dict[str, int]


class _Kept(Struct, frozen=True):
    texts: tuple[str, ...]
    packs: tuple[OldPack, ...]


def old_packs() -> tuple[OldPack, ...]:
    """All of them, the oldest first."""
    return _kept().packs


def lay_out(pack: OldPack, folder: Path) -> Path:
    """Write the files of a pack into this folder, as they stood in its commit; the folder."""
    texts = _kept().texts
    for name, number in pack.files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(texts[number].encode())
    return folder


@cache
def _kept() -> _Kept:
    return msgspec.json.decode(lzma.decompress(FILE.read_bytes()), type=_Kept)
