"""The first tables.

Revises: nothing
Date: 2026-11-21
Reason: matches with their boxed logs, deadlines, players, delivered interactions, outbox and languages.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)
ROWLESS = {"sqlite_with_rowid": False}
COUNTED = {"sqlite_autoincrement": True}
UNSENT = sa.text("sent_at IS NULL")


def upgrade() -> None:
    """Make every table."""
    _matches()
    _log()
    _outbox()
    op.create_table(
        "store",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("key_check", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_store"),
    )
    op.create_table(
        "preference",
        sa.Column("scope", sa.String(), nullable=False),
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.CheckConstraint("scope IN ('user', 'guild')", name=op.f("ck_preference_scope")),
        sa.PrimaryKeyConstraint("scope", "id", name="pk_preference"),
        **ROWLESS,
    )


def downgrade() -> None:
    """Drop every table, children first."""
    for name in ("preference", "store", "post", "interaction", "player", "deadline", "entry", "match"):
        op.drop_table(name)


def _matches() -> None:
    op.create_table(
        "match",
        sa.Column("id", BIG, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("host_id", BIG, nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'ended')", name=op.f("ck_match_status")),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        **COUNTED,
    )
    op.create_index("ix_match_status", "match", ["status"])


def _log() -> None:
    op.create_table(
        "entry",
        _match_id("entry"),
        sa.Column("seq", BIG, nullable=False, autoincrement=False),
        sa.Column("box", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_entry"),
        **ROWLESS,
    )
    op.create_table(
        "deadline",
        _match_id("deadline"),
        sa.Column("wait", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", TIME),
        sa.Column("remaining", sa.Float()),
        sa.Column("stretched", sa.Integer(), nullable=False),
        sa.CheckConstraint("(due IS NULL) <> (remaining IS NULL)", name=op.f("ck_deadline_due_or_remaining")),
        sa.PrimaryKeyConstraint("match_id", "wait", name="pk_deadline"),
        **ROWLESS,
    )
    op.create_index("ix_deadline_due", "deadline", ["due"])
    op.create_table(
        "player",
        _match_id("player"),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("user_id", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_player"),
        **ROWLESS,
    )
    op.create_index("ix_player_user_id", "player", ["user_id"])
    op.create_table(
        "interaction",
        sa.Column("id", BIG, nullable=False, autoincrement=False),
        _match_id("interaction"),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interaction"),
    )


def _outbox() -> None:
    op.create_table(
        "post",
        sa.Column("id", BIG, nullable=False),
        _match_id("post"),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("target", sa.String(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("sent_at", TIME),
        sa.Column("message_id", BIG),
        sa.Column("attempted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_post"),
        sa.UniqueConstraint("match_id", "seq", "position", name="uq_post_match_id_seq_position"),
        **COUNTED,
    )
    op.create_index("ix_post_pending", "post", ["id"], sqlite_where=UNSENT, postgresql_where=UNSENT)


def _match_id(child: str) -> sa.Column[int]:
    key = sa.ForeignKey("match.id", name=f"fk_{child}_match_id_match")
    return sa.Column("match_id", BIG, key, nullable=False, autoincrement=False)
