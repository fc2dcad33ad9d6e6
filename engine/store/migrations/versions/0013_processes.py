"""What several processes on one database have among themselves: slots, members, budgets, work done once.

Revises: 0012
Date: 2026-11-28
Reason: one process did all background work, so no other could serve the same database beside it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)
ROWLESS = {"sqlite_with_rowid": False}


def upgrade() -> None:
    """Nobody serves yet: the first process makes the slots."""
    _make_slots()
    _make_budgets()
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE INDEX ix_post_owed ON post (match_id, seq, position) WHERE sent_at IS NULL")


def downgrade() -> None:
    """The older program has the database to itself."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP INDEX ix_post_owed")
    for name in ("quota", "once", "identify", "allowance", "member", "slot"):
        op.drop_table(name)


def _make_slots() -> None:
    op.create_table(
        "slot",
        sa.Column("shard", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("holder", sa.String(), nullable=True),
        sa.Column("fence", BIG, nullable=False),
        sa.Column("until", TIME, nullable=True),
        sa.Column("alive_at", TIME, nullable=True),
        sa.Column("wanted_by", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("shard", name="pk_slot"),
        **ROWLESS,
    )
    op.create_table(
        "member",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot_id", BIG, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("program", sa.String(), nullable=False),
        sa.Column("revision", sa.String(), nullable=False),
        sa.Column("rules", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_member"),
        **ROWLESS,
    )


def _make_budgets() -> None:
    op.create_table(
        "allowance",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", TIME, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_allowance_one")),
        sa.PrimaryKeyConstraint("id", name="pk_allowance"),
        **ROWLESS,
    )
    op.create_table(
        "identify",
        sa.Column("bucket", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("free_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identify"),
        **ROWLESS,
    )
    op.create_table(
        "once",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=True),
        sa.Column("holder", sa.String(), nullable=True),
        sa.Column("until", TIME, nullable=True),
        sa.PrimaryKeyConstraint("name", name="pk_once"),
        **ROWLESS,
    )
    op.create_table(
        "quota",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False, autoincrement=False),
        sa.CheckConstraint("kind IN ('host', 'guild')", name=op.f("ck_quota_kind")),
        sa.PrimaryKeyConstraint("kind", "part", name="pk_quota"),
        **ROWLESS,
    )
