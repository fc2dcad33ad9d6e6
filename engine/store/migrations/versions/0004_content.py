"""The contents that matches began with.

Revises: 0003
Date: 2026-11-21
Reason: a running campaign keeps its cards when the files change.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; it is filled at the next start, from what the program then has."""
    op.create_table(
        "content",
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("version", name="pk_content"),
    )


def downgrade() -> None:
    """Matches are played with what the program has."""
    op.drop_table("content")
