"""Takes out of an environment what no run of the bot reads: `python deploy/trim.py .venv`.

Packages are built for everybody. They bring their own tests, stubs for type checkers, the months and numbers
of eight hundred locales, a font for Chinese, and symbols that only a debugger asks for: a third of the whole
(docs/decisions/0020_what_is_installed.md has the sizes).

No file is changed in place, since uv may have linked it from its cache: a shorter one takes its name. To have
everything back, install anew, as `make develop` does.
"""

import json
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

FOR_DEVELOPERS: Final = (
    *("**/tests", "**/*_tests.*.so", "numpy/_core/_simd.*", "numpy/f2py", "numpy/distutils"),
    *("**/*.pyi", "**/*.pyx", "**/*.pxd", "**/*.h", "**/*.a"),
)
"""Tests of packages, and what is read by type checkers and compilers alone."""

UNUSED: Final = ("PIL/_avif.*", "pillow.libs/libavif-*", "pytz/zoneinfo")
"""Pictures of a kind that nobody sends, which Pillow does without; zones, which the bot reads from tzdata."""

LEXERS: Final = "pygments/lexers"
READ_LEXERS: Final = ("__init__", "_mapping", "python", "special")
"""To colour a trace of Python. Who looks for one of the five hundred other languages can do without it."""

LOCALES: Final = "babel/locale-data"
FONTS: Final = "simcord/preview/static/fonts"
UNREAD_FONTS: Final = ("noto-sans-sc-", "noto-sans-devanagari-", "noto-sans-hebrew-")
"""For scripts of no language of ours. A name in one of them is shown in a font of the browser's own."""

ELF: Final = b"\x7fELF\x02\x01"
"""How a library for Linux on a 64-bit machine begins; all others are left as they are."""

LEAST: Final = 4096
"""Fewer bytes than this free no block of a disk."""


def trim(environment: Path, texts: Path = ROOT / "data/text") -> int:
    """Trim the environment for the languages of these texts; returns how many bytes that took out."""
    (packages,) = environment.glob("lib/python*/site-packages")
    before = _size(packages)
    for found in [one for pattern in (*FOR_DEVELOPERS, *UNUSED) for one in packages.glob(pattern)]:
        _remove(found)
    languages = {folder.name for folder in texts.iterdir() if folder.is_dir()}
    for found in (*_unread_lexers(packages / LEXERS), *_unread_locales(packages / LOCALES, languages)):
        _remove(found)
    _remove_fonts(packages / FONTS)
    for library in packages.rglob("*.so*"):
        _remove_symbols(library)
    return before - _size(packages)


def _size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def _remove(found: Path) -> None:
    if found.is_dir():
        shutil.rmtree(found)
    else:
        found.unlink(missing_ok=True)  # it may have gone with its folder


def _unread_lexers(folder: Path) -> list[Path]:
    return [file for file in folder.glob("*.py") if file.stem not in READ_LEXERS]


def _unread_locales(folder: Path, languages: set[str]) -> Iterator[Path]:
    """The locales of languages that the bot does not speak; the root, of which all are made, stays."""
    for file in folder.glob("*.dat"):
        if file.stem.partition("_")[0] not in {"root", *languages}:
            yield file


def _remove_fonts(folder: Path) -> None:
    """Remove UNREAD_FONTS, from the list as well: the page begins only where all is there that it lists."""
    listed = folder / "manifest.json"
    manifest = json.loads(listed.read_text("utf-8"))
    unread = [one for one in manifest["fonts"] if one["filename"].startswith(UNREAD_FONTS)]
    if not unread:
        return
    for one in unread:
        (folder / one["filename"]).unlink()
    read = [one for one in manifest["fonts"] if one not in unread]
    _replace(listed, json.dumps({**manifest, "fonts": read}, indent=2).encode())


def _remove_symbols(library: Path) -> None:
    """Cut off what is never loaded: all behind the last segment, as symbols and the table of sections are.

    The loader goes by the table of segments, in front; that of sections is for linkers and debuggers.
    """
    data = b"" if library.is_symlink() else library.read_bytes()
    if not data.startswith(ELF):
        return
    (segments,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    end = segments + size * count
    for at in range(segments, end, size):
        offset, _, _, length = struct.unpack_from("<QQQQ", data, at + 8)
        end = max(end, offset + length)
    if len(data) - end < LEAST:
        return
    loaded = bytearray(data[:end])
    struct.pack_into("<Q", loaded, 40, 0)  # where the table of sections stands
    struct.pack_into("<HH", loaded, 60, 0, 0)  # how many there are, and which of them has their names
    _replace(library, bytes(loaded))


def _replace(file: Path, data: bytes) -> None:
    shorter = file.with_name(f"{file.name}.new")
    shorter.write_bytes(data)
    shutil.copymode(file, shorter)
    shorter.replace(file)


if __name__ == "__main__":
    sys.stdout.write(f"Left out {trim(Path(sys.argv[1])) // 1_000_000} MB that no run reads.\n")
