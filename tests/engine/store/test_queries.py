"""What the reader asks grows with the answer and not with the store: no table is read through for it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from engine.store import queries
from engine.store.query import Query
from engine.store.sqlite import revisions

ASKED: Final = {name: query.sql for name, query in vars(queries).items() if isinstance(query, Query)}
SMALL: Final = {
    *("ALIVE_AT", "VERSIONS", "UNATTENDED", "LAGGING", "QUARANTINED_MATCHES", "BARS", "DRAIN", "NOTICES"),
    "COUNTS",
    "SLOTS_ALIVE",
}
"""Questions of whole tables that hold one row, one a content, or only what is unfinished or out of order; and
the counts of the numbers page, which count timers: those of matches in play alone."""


@pytest.mark.parametrize("name", sorted(ASKED.keys() - SMALL))
def test_every_question_has_an_index(tmp_path: Path, name: str) -> None:
    """SCAN would be a walk through all rows; the index of what is owed holds nothing else."""
    path = tmp_path / "khandan.db"
    revisions.upgrade(path)
    with closing(sqlite3.connect(path)) as database:
        given = (0,) * ASKED[name].count("?")
        steps = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {ASKED[name]}", given)]
    walks = [step for step in steps if step.startswith("SCAN")]

    assert [] == [step for step in walks if "INDEX" not in step]
