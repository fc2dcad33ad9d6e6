"""The tables in PostgreSQL: those of the models, made at the first start, and the rows that stand still.

A database begins at the newest schema. Which one it stands at is told by alembic's own table, as in SQLite.
"""

import re
from collections.abc import Iterator
from typing import Final

from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from engine.store.models import Base

VARCHAR: Final = re.compile(r"\bVARCHAR\b")
"""What a text column is called in the statement that makes its table."""

OWNER_LOG: Final = (
    """CREATE FUNCTION owner_log_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.act = OLD.act
    AND NEW.until IS NOT DISTINCT FROM OLD.until AND NEW.amount IS NOT DISTINCT FROM OLD.amount
    AND NEW.owner_id IN (OLD.owner_id, 0)
    AND (NEW.about_id IS NOT DISTINCT FROM OLD.about_id OR NEW.about_id = 0) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'owner_log';
END $$""",
    "CREATE TRIGGER owner_log_stands BEFORE UPDATE OR DELETE ON owner_log"
    " FOR EACH ROW EXECUTE FUNCTION owner_log_stands()",
)
"""No line of the owner's log is changed or dropped; only an id may become 0, when it is forgotten."""


def statements(revision: str) -> Iterator[str]:
    """All that makes an empty database a store's, which stands at this revision."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for made in Base.metadata.sorted_tables:
        # Texts sort by their bytes, as SQLite sorts them, whatever the database's own language: seals and
        # dumps go by that order.
        yield VARCHAR.sub('VARCHAR COLLATE "C"', str(CreateTable(made).compile(dialect=dialect)))
        for index in sorted(made.indexes, key=lambda one: str(one.name)):
            yield str(CreateIndex(index).compile(dialect=dialect))
    # In SQLite one process reads what is owed by its number, and needs no second index.
    yield "CREATE INDEX ix_post_owed ON post (match_id, seq, position) WHERE sent_at IS NULL"
    yield from OWNER_LOG
    yield "CREATE TABLE alembic_version (version_num varchar(32) PRIMARY KEY)"
    yield f"INSERT INTO alembic_version (version_num) VALUES ('{revision}')"
