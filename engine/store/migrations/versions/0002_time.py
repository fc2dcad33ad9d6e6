"""When the program was last alive, and what else a person may choose beside a language.

Revises: 0001
Date: 2026-11-21
Reason: nobody loses time while the program is away; reminders can be switched off.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Each choice gets a name; those that are there are languages."""
    with op.batch_alter_table("store", recreate="always") as store:
        store.add_column(sa.Column("alive_at", sa.DateTime(timezone=True)))
    _preferences("wide", sa.Column("name", sa.String(), nullable=False), key=("name",), value="value")
    op.execute("INSERT INTO wide SELECT scope, id, 'language', language FROM preference")
    _in_its_place("wide")


def downgrade() -> None:
    """Only languages stay."""
    _preferences("narrow", key=(), value="language")
    op.execute("INSERT INTO narrow SELECT scope, id, value FROM preference WHERE name = 'language'")
    _in_its_place("narrow")
    with op.batch_alter_table("store", recreate="always") as store:
        store.drop_column("alive_at")


def _preferences(table: str, *more: sa.Column[str], key: tuple[str, ...], value: str) -> None:
    op.create_table(
        table,
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        *more,
        sa.Column(value, sa.String(), nullable=False),
        sa.CheckConstraint("scope IN ('user', 'guild')", name=op.f("ck_preference_scope")),
        sa.PrimaryKeyConstraint("scope", "id", *key, name="pk_preference"),
        sqlite_with_rowid=False,
    )


def _in_its_place(table: str) -> None:
    op.drop_table("preference")
    op.rename_table(table, "preference")
