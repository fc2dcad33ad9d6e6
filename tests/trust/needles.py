"""Secrets as a thief would look for them: raw, in hex, in base64 at any offset, and as JSON writes them."""

import base64
import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from engine.entries import Entry
from engine.kernel.dice import epoch_salt, epoch_seed
from engine.match.match_state import MatchState
from tests.trust.tables import sealed_values

SHORTEST = 6
"""Bytes of a needle: a shorter one could lie in any ciphertext by chance."""

EPOCHS = 45
"""More than any match has."""


def secrets(match_state: MatchState, entries: Iterable[Entry], bodies: Iterable[bytes]) -> set[bytes]:
    """All that must not be readable of a match: seeds, sealed values, and any piece of an entry's text."""
    found = {match_state.master, *_seeds(match_state)}
    for thing in (match_state.state, *(event for entry in entries for event in entry.events)):
        found.update(text.encode() for value in sealed_values(thing) for text in _texts(value))
    for body in bodies:
        found.add(body[:60])
        found.update(_pieces(msgspec.json.decode(body)))
    return {one for one in found if len(one) >= SHORTEST}


def found_in(haystack: bytes, needles: Iterable[bytes]) -> list[bytes]:
    """The needles of which any form lies in these bytes."""
    return sorted({needle for needle in needles for form in forms(needle) if form in haystack})


def forms(needle: bytes) -> Iterator[bytes]:
    """The needle as it is and as programs write it down."""
    yield needle
    yield needle.hex().encode()
    yield needle.hex().upper().encode()
    for lead in range(3):
        # The first and the last characters depend on the neighbours; what is between does not.
        text = base64.b64encode(bytes(lead) + needle)
        sure = text[(lead * 8 + 5) // 6 : (lead + len(needle)) * 8 // 6]
        yield sure
        yield sure.translate(bytes.maketrans(b"+/", b"-_"))
    try:
        yield json.dumps(needle.decode())[1:-1].encode()
        yield repr(needle)[2:-1].encode()
    except UnicodeDecodeError:
        yield repr(needle)[2:-1].encode()


def files(folder: Path) -> bytes:
    """Everything that lies in a folder, end to end."""
    return b"".join(one.read_bytes() for one in sorted(folder.iterdir()) if one.is_file())


def schema(database: Path) -> bytes:
    """How the tables are made, which every host can read in the project: no match stands in it."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return "\n".join(row[0] for row in rows).encode()


def names(folder: Path) -> tuple[str, ...]:
    """What its files are called."""
    return tuple(sorted(one.name for one in folder.iterdir()))


def _seeds(match_state: MatchState) -> Iterator[bytes]:
    for epoch in range(EPOCHS):
        yield epoch_seed(match_state.master, epoch)
        yield epoch_salt(match_state.master, epoch)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _texts(one)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _texts(getattr(value, name))


def _pieces(thing: Any) -> Iterator[bytes]:
    """The names of fields and the texts in quotes, as they stand in the JSON."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield f'"{name}":'.encode()
            yield from _pieces(value)
    elif isinstance(thing, list):
        for one in thing:
            yield from _pieces(one)
    elif isinstance(thing, str):
        yield msgspec.json.encode(thing)
