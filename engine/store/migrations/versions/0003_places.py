"""Where things of a match stand on Discord.

Revises: 0002
Date: 2026-11-21
Reason: one living board that is found again, a thread for the chronicle, and what a host was told once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table of places."""
    op.create_table(
        "place",
        sa.Column("match_id", BIG, _match(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "kind", name="pk_place"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Forget where things stand: each is found again or made anew."""
    op.drop_table("place")


def _match() -> sa.ForeignKey:
    return sa.ForeignKey("match.id", name="fk_place_match_id_match")
