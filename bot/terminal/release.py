"""Which state of the program this is, found without a network and without git: version, schema, commit."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Final

from msgspec import Struct

ROOT: Final = Path(__file__).parents[2]
"""The checkout, or the folder into which the packages were installed."""

BUILT: Final = "bot/COMMIT"
"""Written where a package or an image is made, which has no checkout (deploy/packages.py, Dockerfile)."""

COMMIT: Final = re.compile(r"[0-9a-f]{8,64}")
SHOWN: Final = 8


class Release(Struct, frozen=True):
    """`commit` is empty where nothing tells it, as in a package from elsewhere."""

    version: str
    commit: str


def release(root: Path = ROOT) -> Release:
    """The version, and the commit where a package, an image or the checkout at `root` tells it."""
    found = _line(root / BUILT) or _commit_checked_out(root / ".git")
    return Release(_version(root / "pyproject.toml"), found[:SHOWN] if COMMIT.fullmatch(found) else "")


def _version(project: Path) -> str:
    """The version as the checkout has it, since what was installed there may be of before the last pull."""
    try:
        return str(tomllib.loads("\n".join(_lines(project)))["project"]["version"])
    except (KeyError, tomllib.TOMLDecodeError):
        return version("khandan")


def _commit_checked_out(git: Path) -> str:
    """The commit that is checked out; what was changed since is not seen. A worktree's `.git` is a file."""
    folder = git.parent / _line(git).removeprefix("gitdir: ") if git.is_file() else git
    head = _line(folder / "HEAD")
    if not head.startswith("ref: "):
        return head
    name = head.removeprefix("ref: ")
    common = folder / (_line(folder / "commondir") or ".")
    # git packs the refs of branches into one file from time to time, and then their own files are gone.
    packed = (line.split()[0] for line in _lines(common / "packed-refs") if line.endswith(f" {name}"))
    return _line(folder / name) or _line(common / name) or next(packed, "")


def _line(file: Path) -> str:
    return next(iter(_lines(file)), "")


def _lines(file: Path) -> list[str]:
    """The lines of the file; none where it is not there, or must not be read, as by a service."""
    try:
        return file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
