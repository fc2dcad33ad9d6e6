"""What a start must know of each match stands in rows of its own: no log is read for it.

Revises: 0006
Date: 2026-11-22
Reason: a start folded every match and edited every board.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Every match is looked at once after this: boards are shown, stewards asked."""
    op.create_index("ix_match_guild_id", "match", ["guild_id", "status"])
    op.create_index("ix_match_channel_id", "match", ["channel_id", "status"])
    op.create_index("ix_place_kind", "place", ["kind", "about"])
    op.create_index("ix_preference_name", "preference", ["name", "value"])
    _of_match("lag", sa.Column("since", TIME, nullable=False))
    _of_match("unattended")
    _of_match(
        "face",
        sa.Column("seq", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
    )
    op.execute("INSERT INTO unattended SELECT id FROM match WHERE status = 'running'")


def downgrade() -> None:
    """The older program reads every match and needs none of it."""
    for table in ("face", "unattended", "lag"):
        op.drop_table(table)
    op.drop_index("ix_preference_name", "preference")
    op.drop_index("ix_place_kind", "place")
    op.drop_index("ix_match_channel_id", "match")
    op.drop_index("ix_match_guild_id", "match")


def _of_match(name: str, *columns: sa.Column[object]) -> None:
    """A table with one row at most for a match."""
    key = sa.ForeignKey("match.id", name=f"fk_{name}_match_id_match")
    op.create_table(
        name,
        sa.Column("match_id", BIG, key, nullable=False, autoincrement=False),
        *columns,
        sa.PrimaryKeyConstraint("match_id", name=f"pk_{name}"),
        sqlite_with_rowid=False,
    )
