"""The facts of a printed game: files of rows, each read into its shape and checked before anything is played.

What a file holds beside the rows (sources, notes) is for people.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

F = TypeVar("F")
Faults = Iterator[tuple[str, str]]
"""Each fault as the place in the file, and a code with what it is about."""


class FactsBroken(Exception):
    """A data file that can't be used: its name, the place in it, and the reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}:{place}:{reason}")
        self.file, self.place, self.reason = file, place, reason


def read_file(folder: Path, name: str, shape: type[F], faults_of: Callable[[F], Faults]) -> F:
    """One JSON file of the folder. Raises FactsBroken for the first fault, with file, place and reason."""
    try:
        found = msgspec.json.decode((folder / name).read_bytes(), type=shape)
    except OSError as error:
        raise FactsBroken(name, "", type(error).__name__) from error
    except msgspec.DecodeError as error:
        reason, _, place = str(error).partition("`$")
        raise FactsBroken(name, f"${place.strip('`')}", reason.rstrip(" -at")) from error
    for place, reason in faults_of(found):
        raise FactsBroken(name, place, reason)
    return found


def each_once(place: str, found: Sequence[str], wanted: Iterable[str]) -> Faults:
    """Each id of a closed list stands there once."""
    for one in wanted:
        if found.count(one) != 1:
            yield place, f"{one}:{found.count(one)}"
