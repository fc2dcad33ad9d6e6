"""The tables of the models and the tables of the migrations are the same tables."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import create_engine
from sqlalchemy.dialects import sqlite

from engine.store.models import MATCH_COLUMNS, Base, MatchRow, Utc, table
from engine.store.records import Match
from engine.store.sql import stamp, unstamp
from engine.store.sqlite import revisions

ZONES = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
TIMES = st.datetimes(datetime(1980, 1, 1), datetime(2200, 1, 1), timezones=ZONES)  # noqa: DTZ001


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    """Alembic's own comparison finds nothing left to migrate."""
    path = tmp_path / "made.db"
    revisions.upgrade(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found = compare_metadata(context, Base.metadata)
    engine.dispose()

    assert [] == found


def test_checks_and_table_options_are_the_same_too(tmp_path: Path) -> None:
    """What that comparison does not see (checks, row ids, partial indexes) is the same, line by line."""
    revisions.upgrade(tmp_path / "migrated.db")
    engine = create_engine(f"sqlite:///{tmp_path / 'created.db'}")
    Base.metadata.create_all(engine)
    engine.dispose()

    assert _ddl(tmp_path / "created.db") == _ddl(tmp_path / "migrated.db")


def test_a_match_has_its_columns_in_one_order_everywhere() -> None:
    """Its table, the record that is read of it and its seal: a new column is added to all of them.

    Its secret and its version stand in the table alone.
    """
    columns = [column.name for column in table(MatchRow).columns]
    people = {"guild": "guild_id", "channel": "channel_id", "host": "host_id"}
    fields = [people.get(name, name) for name in Match.__struct_fields__]

    assert ["id", *MATCH_COLUMNS, "secret", "version"] == columns
    assert ["id", *MATCH_COLUMNS] == fields


def test_the_first_migration_can_be_taken_back(tmp_path: Path) -> None:
    """Downgrade to nothing drops every table of the store."""
    path = tmp_path / "made.db"
    revisions.upgrade(path)
    revisions.downgrade(path, "base")

    assert {"alembic_version"} == set(_ddl(path, also=("alembic_version",)))


@given(TIMES)
def test_a_time_comes_back_as_the_same_instant_in_utc(time: datetime) -> None:
    """Any zone goes in; the same instant, aware and in UTC, comes out."""
    back = unstamp(stamp(time))

    assert time == back
    assert back is not None
    assert UTC == back.tzinfo


@given(TIMES)
def test_the_writer_keeps_a_time_as_the_models_do(time: datetime) -> None:
    """Rows that were written by either are found by the other's bounds."""
    dialect = sqlite.dialect()
    by_the_models = Utc().dialect_impl(dialect).bind_processor(dialect)

    assert by_the_models is not None
    assert by_the_models(time) == stamp(time)
    assert by_the_models(None) == stamp(None)
    with pytest.raises(ValueError, match="2026"):
        stamp(datetime(2026, 1, 1))  # noqa: DTZ001


@given(TIMES, TIMES)
def test_times_at_rest_sort_as_they_pass(one: datetime, other: datetime) -> None:
    """The clock's order is the order of the stored text, whatever zones the times came in."""
    first, second = stamp(one), stamp(other)

    assert first is not None
    assert second is not None
    assert (one < other) == (first < second)


def test_a_naive_time_is_refused() -> None:
    """SQLite would lose what a naive time meant."""
    with pytest.raises(ValueError, match="2026"):
        stamp(datetime(2026, 11, 21))  # noqa: DTZ001


def _ddl(path: Path, also: tuple[str, ...] = ()) -> dict[str, frozenset[str]]:
    """What each table and index was made with, in pieces without order and without quotes around names.

    A column that was added later stands on the line of the one before it.
    """
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    kept = [(name, sql) for name, sql in rows if not name.startswith("sqlite_")]
    return {
        name: frozenset(
            piece.strip(" ,\t").replace('"', "") for piece in re.split(r"\n|, (?=\w+ [A-Z]+ )", sql)
        )
        for name, sql in kept
        if name != "alembic_version" or name in also
    }
