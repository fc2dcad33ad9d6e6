"""Every match recorded at a table of the service comes out as it was, on the content it was played on."""

import gzip

import msgspec
import pytest

from engine.record import find_difference, moments
from tests.recorded.tables.make import HERE, SCENES, file, recorded, state_file
from tests.recorded.written import as_written


def test_every_scene_has_its_record() -> None:
    """`python -m tests.recorded.tables.make` makes what is missing."""
    assert {file(name) for name in SCENES} == set(HERE.glob("*.jsonl.gz"))


@pytest.mark.parametrize("name", SCENES)
def test_a_recorded_table_comes_out_as_it_was(name: str) -> None:
    """Played again from its actions and seeds: stewards, the clock, the program, the table's own affairs."""
    assert find_difference(recorded(name)) is None


@pytest.mark.parametrize("name", SCENES)
def test_a_recorded_table_comes_to_the_state_that_was_kept(name: str) -> None:
    """Folded from its events by this version, field by field what the recording version wrote."""
    record = recorded(name)
    kept = gzip.decompress(state_file(name).read_bytes())
    *_, last = moments(record)

    assert "over" == last.table.status
    assert msgspec.json.decode(kept) == as_written(kept, last.state)
