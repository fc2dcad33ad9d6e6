"""How SQL and times are made for the tables.

The store's SQL is compiled once, at import, from the tables of models.py, and run by the driver alone with
values in the order of its question marks. So a column that is renamed or gone fails at once, and a move pays
nothing for SQLAlchemy. The shapes below name their columns in the order of their values; whatever fits none
of them is put together where it is used and compiled by `compile_sql`.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, cast

from sqlalchemy import Delete, Insert, Select, Update, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.sql.elements import ColumnElement

from engine.store.models import Base, Utc, table

_DIALECT = sqlite.dialect()


def compile_sql(statement: Insert | Update | Delete | Select[*tuple[object, ...]], *names: str) -> str:
    """SQL whose question marks stand for `names`, in that order; ValueError when they do not."""
    keys = list(names) if isinstance(statement, Insert) else None
    made = statement.compile(dialect=_DIALECT, column_keys=keys)
    if tuple(made.positiontup or ()) != names:
        raise ValueError(made.positiontup)
    return str(made)


def select_sql(
    model: type[Base], *columns: str, of: tuple[str, ...] = (), order: tuple[str, ...] = ()
) -> str:
    """These columns of the rows that have values `of`, in the order of the columns `order`."""
    rows = table(model)
    where = [rows.c[name] == bindparam(f"of_{name}") for name in of]
    found: Select[*tuple[object, ...]] = select(*(rows.c[name] for name in columns))
    ordered = found.where(*where).order_by(*(rows.c[name] for name in order))
    return compile_sql(ordered, *(f"of_{name}" for name in of))


def insert_sql(model: type[Base], *columns: str, returning: str = "") -> str:
    """A new row, which gives back the column `returning`; a conflict where its key is taken."""
    rows = table(model)
    statement = insert(rows).returning(rows.c[returning]) if returning else insert(rows)
    return compile_sql(statement, *columns)


def insert_or_keep_sql(model: type[Base], *columns: str) -> str:
    """A new row; one that is there already stays as it is."""
    return compile_sql(upsert(table(model)).on_conflict_do_nothing(), *columns)


def upsert_sql(model: type[Base], *columns: str) -> str:
    """A new row, or these values in the row that has its key."""
    rows, new = table(model), upsert(table(model))
    key = [column.name for column in rows.primary_key.columns]
    values = {name: new.excluded[name] for name in columns if name not in key}
    return compile_sql(new.on_conflict_do_update(index_elements=key, set_=values), *columns)


def update_sql(model: type[Base], *new: str, of: tuple[str, ...], **fixed: ColumnElement[Any]) -> str:
    """New values of these columns in the rows that have values `of`; the values of `fixed` stand in the SQL.

    Question marks: the new values, in the order of the table's columns, then those of `of`.
    """
    rows = table(model)
    values: dict[str, ColumnElement[Any]] = {name: bindparam(f"new_{name}") for name in new}
    where = [rows.c[name] == bindparam(f"of_{name}") for name in of]
    marks = [*(f"new_{name}" for name in new), *(f"of_{name}" for name in of)]
    return compile_sql(update(rows).where(*where).values(values | fixed), *marks)


def delete_sql(model: type[Base], *of: str) -> str:
    """No row any more that has these values."""
    rows = table(model)
    where = [rows.c[name] == bindparam(f"of_{name}") for name in of]
    return compile_sql(delete(rows).where(*where), *(f"of_{name}" for name in of))


LENGTH: Final = len("2026-11-21 12:00:00.000000")
"""Characters of a time at rest; what follows in `isoformat` is the zone, which is always UTC."""


def stamp(at: datetime | None) -> str | None:
    """An aware time as SQLite keeps it, in UTC, as `Utc` writes it; ValueError for a naive one."""
    if at is None:
        return None
    if at.tzinfo is None:
        raise ValueError(at)
    return (at if at.tzinfo is UTC else at.astimezone(UTC)).isoformat(" ", "microseconds")[:LENGTH]


unstamp = cast(
    Callable[[str | None], datetime | None], Utc().dialect_impl(_DIALECT).result_processor(_DIALECT, None)
)
"""The aware time of what `stamp` made; None for None. ValueError for a text that is no time."""

unstamp_known = cast(Callable[[str], datetime], unstamp)
"""The aware time in a column that is never NULL."""
