"""A file is one of ours if its tables and indexes are, to the letter, those that our migrations make."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import migrating
from engine.store.sqlite import revisions
from engine.store.sqlite.forms import FIRST_HOURS, check_form, differences, objects
from tests.engine.store.files import do, refusal, rows
from tests.engine.store.test_migrating import ROADS, old_revisions, scripts_until

FILE = "khandan.db"
HOUR_WITHOUT_PLAYERS = (
    "DROP TABLE player",
    "DROP TABLE deadline",
    "CREATE TABLE deadline (match_id INTEGER NOT NULL, wait VARCHAR NOT NULL, seat INTEGER NOT NULL, "
    "due DATETIME, remaining FLOAT, CONSTRAINT pk_deadline PRIMARY KEY (match_id, wait), "
    "CONSTRAINT ck_deadline_due_or_remaining CHECK ((due IS NULL) <> (remaining IS NULL)), "
    "CONSTRAINT fk_deadline_match_id_match FOREIGN KEY(match_id) REFERENCES match (id)) WITHOUT ROWID",
)
"""What sets the form of 21 November, 04:37, apart from 0001 as it has stood since."""

CHANGES = {
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM timer; END",
    "a view": "CREATE VIEW v AS SELECT * FROM player",
    "a virtual table": "CREATE VIRTUAL TABLE v USING fts5(words)",
    "a table": "CREATE TABLE t (a)",
    "an index that computes": "CREATE INDEX i ON player (abs(user_id))",
    "an index that leaves rows out": "CREATE INDEX i ON match (status) WHERE status = 'open'",
    "a column": "ALTER TABLE match ADD COLUMN c",
    "a column that computes": "ALTER TABLE match ADD COLUMN c GENERATED ALWAYS AS (host_id + 1)",
    "no index": "DROP INDEX ix_timer_due",
    "no table": "DROP TABLE lag",
    "another default": "ALTER TABLE store RENAME COLUMN alive_at TO alive",
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_made_gone_or_changed_is_named(tmp_path: Path, change: str) -> None:
    """A trigger in a restored file would act at each of our writes, a view would answer for a table."""
    revisions.upgrade(tmp_path / FILE)
    check_form(tmp_path / FILE, str(migrating.newest()))
    do(tmp_path / FILE, CHANGES[change])
    refused = refusal(lambda: check_form(tmp_path / FILE, str(migrating.newest())))

    assert "store_form" == refused.code
    assert {"path", "kind", "name"} == refused.slots.keys()


@pytest.mark.parametrize("road", [*ROADS, migrating.newest()])
def test_every_schema_there_has_been_is_known(tmp_path: Path, road: str) -> None:
    """As its own migrations make it: a backup of any day is looked at by the list of its day."""
    scripts = ROADS[road](tmp_path) if road in ROADS else migrating.MIGRATIONS
    revisions.upgrade(tmp_path / FILE, scripts)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        found = dict(objects(database))

    assert [] == list(differences(found, road[:4]))
    for later in [one for one in old_revisions() if one > road[:4] and one not in ("0005", "0009")]:
        assert list(differences(found, later)), later


def test_the_form_of_the_first_hours_is_called_by_its_name(tmp_path: Path) -> None:
    """It opened until now in a traceback at migration 0006, and nobody was told what to do."""
    revisions.upgrade(tmp_path / FILE, scripts_until(tmp_path, "0001"))
    for sql in HOUR_WITHOUT_PLAYERS:
        do(tmp_path / FILE, sql)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        found = dict(objects(database))

    assert "store_first_hours" == refusal(lambda: check_form(tmp_path / FILE, "0001")).code
    assert FIRST_HOURS[:2] in found


def test_the_table_of_names_of_eight_minutes_goes(tmp_path: Path) -> None:
    """0007 made it on 22 November from 23:38 to 23:46: names in plain text, which nobody forgot."""
    revisions.upgrade(tmp_path / FILE, scripts_until(tmp_path, "0007"))
    do(
        tmp_path / FILE,
        "CREATE TABLE name ( user_id INTEGER NOT NULL, name VARCHAR NOT NULL, seen_at DATETIME NOT NULL, "
        "CONSTRAINT pk_name PRIMARY KEY (user_id) ) WITHOUT ROWID",
    )
    do(tmp_path / FILE, "INSERT INTO name VALUES (7, 'Amir-e Nowruz', '2026-11-22 23:40:00.000000')")
    check_form(tmp_path / FILE, "0007")
    revisions.upgrade(tmp_path / FILE)
    do(tmp_path / FILE, "PRAGMA wal_checkpoint(TRUNCATE)")

    check_form(tmp_path / FILE, str(migrating.newest()))
    assert b"Amir-e Nowruz" not in (tmp_path / FILE).read_bytes()


def test_a_host_may_have_asked_for_figures(tmp_path: Path) -> None:
    """ANALYZE leaves a table of SQLite's own, whose name nobody else can make."""
    revisions.upgrade(tmp_path / FILE)
    do(tmp_path / FILE, "ANALYZE")
    check_form(tmp_path / FILE, str(migrating.newest()))

    assert [("sqlite_stat1",)] == rows(
        tmp_path / FILE, "SELECT name FROM sqlite_master WHERE name LIKE '%stat1'"
    )
