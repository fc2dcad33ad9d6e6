"""The cut against a slow one that looks into everything: what it skips by its type hides nothing (HO-R37)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.sealed import Sealed, cut, is_readable
from engine.kernel.seats import Viewer
from engine.record import Record, moments
from tests.recorded.make import HERE
from tests.recorded.tables.make import SCENES
from tests.recorded.tables.make import recorded as at_table
from tests.recorded.test_recorded import recorded

EVERY = 7
"""Of a recorded match's states so many are one apart that are cut."""


def slowly(thing: Any, viewer: Viewer) -> Any:
    """The viewer's version, by every field of every record."""
    if isinstance(thing, tuple):
        kept = (one for one in thing if not isinstance(one, Struct) or is_readable(one, viewer))
        return tuple(slowly(one, viewer) for one in kept)
    if isinstance(thing, Sealed):
        return thing if thing.to is None or viewer in thing.to else Sealed(None, thing.to)
    if isinstance(thing, Struct):
        return replace(thing, **{name: slowly(getattr(thing, name), viewer) for name in fields(thing)})
    return thing


def fields(record: Struct) -> tuple[str, ...]:
    """All of them."""
    return record.__struct_fields__


def compared(record: Record) -> None:
    """States, tables and events, for every seat and for the public."""
    told = [(one.state, one.table) for one in moments(record)][::EVERY]
    for viewer in (None, *range(record.header.seats)):
        assert [slowly(one, viewer) for one in told] == [cut(one, viewer) for one in told]
        for line in record.lines:
            assert slowly(line.events, viewer) == cut(line.events, viewer)


@pytest.mark.parametrize("file", sorted(HERE.glob("*.jsonl.gz")), ids=lambda file: file.name)
def test_a_recorded_match_is_cut_as_by_looking_into_everything(file: Path) -> None:
    """Every way in which a match can end."""
    compared(recorded(file))


@pytest.mark.parametrize("name", SCENES)
def test_a_recorded_table_is_cut_as_by_looking_into_everything(name: str) -> None:
    """Every action and event of a table: orders, silences, private moves taken back."""
    compared(at_table(name))
