"""A match counts the writes that change what a process holds of it in memory.

Revises: 0011
Date: 2026-11-28
Reason: several processes may move one match; a move that was made from an older moment must not be kept.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Every match begins at 0: no process holds an older moment of it while tables are changed."""
    op.add_column("match", sa.Column("version", BIG, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """One process alone needs no count."""
    op.drop_column("match", "version")
