"""The list of planted faults, and how one is put into a tree of the program.

The faults stand in the files `*.toml` beside this one, a file for each area, an entry for each fault:

    [[fault]]
    file = "engine/clock/deadlines.py"
    old = "<= LAST_MINUTES"
    planted = "< LAST_MINUTES"
    why = "Who adds support at exactly two minutes leaves the others no time to answer."
    tests = ["tests/engine/clock/test_clockwork.py"]

`old` must occur exactly once. It is looked for in `file`, and where it is not there (any more) in the folders
around it, the nearest first, so that a fault survives a function that moves or a file that is renamed. A text
of several lines is found at any indentation.
"""

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

AREAS: Final = {"games": 30, "texts": 20, "store": 20, "clock_and_posts": 20, "ui": 10, "public": 5}
"""The areas, each with the number of faults that the list promises of it at least."""

LISTS: Final = Path(__file__).parent

SUFFIXES: Final = (".py", ".ftl", ".yaml", ".json", ".js", ".html", ".toml")
"""What is looked through where a fault's text is not in its file any more."""


class Misfit(Exception):
    """A fault whose text occurs nowhere, or more than once, in the tree."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small fault.

    `why` says in a sentence what a user would suffer, `tests` are the paths of the files that should catch
    the fault. `survives` says why no test can, for a fault that is known to live; None for all others.
    """

    file: str
    old: str
    planted: str
    why: str
    tests: tuple[str, ...]
    survives: str | None = None


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of the list."""

    fault: tuple[Fault, ...] = ()


class Planting(msgspec.Struct, frozen=True):
    """A file with a fault in it: its path and its whole text."""

    path: Path
    text: str


def faults_of(area: str) -> tuple[Fault, ...]:
    """The faults of one area; msgspec.ValidationError for an entry that lacks a part."""
    return msgspec.toml.decode((LISTS / f"{area}.toml").read_bytes(), type=Page).fault


def plant(fault: Fault, root: Path) -> Planting:
    """The file of the tree at `root` in which this fault is, and its text with it; nothing is written.

    Misfit unless the old text occurs exactly once in the named file, or else in the nearest folder around
    that file in which it occurs at all.
    """
    for paths in _places(root, root / fault.file):
        found = [(path, text) for path, text in paths if _pattern(fault.old).search(text)]
        if not found:
            continue
        path, text = found[0]
        places = list(_pattern(fault.old).finditer(text))
        if len(found) > 1 or len(places) > 1:
            names = ", ".join(str(path.relative_to(root)) for path, _ in found)
            raise Misfit(f"occurs more than once: {names}")
        return Planting(path, _put(fault, text, places[0]))
    raise Misfit("occurs nowhere")


def _places(root: Path, named: Path) -> Iterator[list[tuple[Path, str]]]:
    """Where to look, the nearest first: the named file alone, then each folder around it with all in it."""
    if named.is_file():
        yield [(named, named.read_text("utf-8"))]
    for folder in named.parents:
        if folder == root:
            return
        files = (path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES)
        yield [(path, path.read_text("utf-8")) for path in files]


def _pattern(old: str) -> re.Pattern[str]:
    """Finds a text as it is; whole lines at any indentation, which they share."""
    if "\n" not in old:
        return re.compile(re.escape(old))
    first, *others = textwrap.dedent(old).rstrip("\n").split("\n")
    lines = (f"(?P=indent){re.escape(line)}" if line else "" for line in others)
    return re.compile("\n".join((f"^(?P<indent>[ ]*){re.escape(first)}", *lines)) + "$", re.MULTILINE)


def _put(fault: Fault, text: str, place: re.Match[str]) -> str:
    """The text with the fault in that place."""
    planted = fault.planted
    if "\n" in fault.old:
        planted = textwrap.indent(textwrap.dedent(planted).rstrip("\n"), place["indent"])
    return text[: place.start()] + planted + text[place.end() :]
