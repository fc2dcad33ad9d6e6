"""What the owner of the bot has done: bars, a maintenance, announcements on their way, and a log of all acts.

Revises: 0010
Date: 2026-11-28
Reason: a host could keep nobody out, tell all tables nothing, and let no match wait for a maintenance.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)
ROWLESS = {"sqlite_with_rowid": False}
COUNTED = {"sqlite_autoincrement": True}

TRIGGERS = (
    "CREATE TRIGGER owner_log_no_change BEFORE UPDATE ON owner_log WHEN NOT (NEW.id = OLD.id"
    " AND NEW.at = OLD.at AND NEW.act = OLD.act AND NEW.until IS OLD.until AND NEW.amount IS OLD.amount"
    " AND NEW.owner_id IN (OLD.owner_id, 0) AND (NEW.about_id IS OLD.about_id OR NEW.about_id = 0))"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
    "CREATE TRIGGER owner_log_no_delete BEFORE DELETE ON owner_log"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
    "CREATE TRIGGER owner_log_no_replace BEFORE INSERT ON owner_log"
    " WHEN EXISTS (SELECT 1 FROM owner_log WHERE id = NEW.id)"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
)
"""No line of the log is changed, dropped or replaced; but who is forgotten leaves it: an id may become 0."""


def upgrade() -> None:
    """Nobody is kept out, and nothing was done yet."""
    _orders()
    _announcements()
    _log()


def downgrade() -> None:
    """The older program keeps nobody out; a table's triggers go with it."""
    for name in ("owner_log", "notice", "announcement", "drain", "bar"):
        op.drop_table(name)


def _orders() -> None:
    op.create_table(
        "bar",
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=True),
        sa.Column("matches", sa.String(), nullable=False),
        sa.Column("reason", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("scope IN ('user', 'guild')", name=op.f("ck_bar_scope")),
        sa.CheckConstraint("matches IN ('go_on', 'halt')", name=op.f("ck_bar_matches")),
        sa.PrimaryKeyConstraint("scope", "id", name="pk_bar"),
        **ROWLESS,
    )
    op.create_table(
        "drain",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("pause_at", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_drain_one")),
        sa.PrimaryKeyConstraint("id", name="pk_drain"),
        **ROWLESS,
    )


def _announcements() -> None:
    op.create_table(
        "announcement",
        sa.Column("id", BIG, nullable=False),
        sa.Column("texts", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcement"),
        **COUNTED,
    )
    op.create_table(
        "notice",
        sa.Column(
            "announcement_id",
            BIG,
            sa.ForeignKey("announcement.id", name="fk_notice_announcement_id_announcement"),
            nullable=False,
            autoincrement=False,
        ),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("about_id", BIG, nullable=False, autoincrement=False),
        sa.Column("attempted", sa.Boolean(), nullable=False),
        sa.CheckConstraint("kind IN ('match', 'user')", name=op.f("ck_notice_kind")),
        sa.PrimaryKeyConstraint("announcement_id", "kind", "about_id", name="pk_notice"),
        **ROWLESS,
    )


def _log() -> None:
    op.create_table(
        "owner_log",
        sa.Column("id", BIG, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("owner_id", BIG, nullable=False),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("about_id", BIG, nullable=True),
        sa.Column("until", TIME, nullable=True),
        sa.Column("amount", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_owner_log"),
        **COUNTED,
    )
    for trigger in TRIGGERS:
        op.execute(trigger)
