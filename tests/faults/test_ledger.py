"""What is read of a database whose bot died at its very beginning."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.faults.ledger import DATABASE, NOTHING, read


def test_a_bot_that_died_before_its_first_migration_left_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("PRAGMA journal_mode=WAL")

    assert NOTHING == read(folder, tmp_path / "aside", {})
