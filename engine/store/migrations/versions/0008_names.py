"""Names with a time, so that a start asks for none that is fresh; matches that can't be read, by name.

Revises: 0007
Date: 2026-11-23
Reason: each start asked Discord for everybody's name; one match that could not be read was tried for ever;
how many tables somebody has open was nowhere to be counted.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Nobody's name is known yet, and nothing is set aside."""
    op.create_index("ix_match_host_id", "match", ["host_id", "status"])
    op.create_table(
        "aside",
        sa.Column(
            "match_id",
            BIG,
            sa.ForeignKey("match.id", name="fk_aside_match_id_match"),
            nullable=False,
            autoincrement=False,
        ),
        sa.Column("since", TIME, nullable=False),
        sa.Column("fault", sa.String(), nullable=False),
        sa.Column("seq", BIG, nullable=True),
        sa.PrimaryKeyConstraint("match_id", name="pk_aside"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person",
        sa.Column("user_id", BIG, nullable=False, autoincrement=False),
        sa.Column("box", sa.LargeBinary(), nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_person"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """The older program asks for names, and tries every match."""
    op.drop_table("person")
    op.drop_table("aside")
    op.drop_index("ix_match_host_id", "match")
