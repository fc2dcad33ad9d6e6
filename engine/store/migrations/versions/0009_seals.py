"""What stands unboxed about a match is sealed; so is the store's own row.

Revises: 0008
Date: 2026-11-27
Reason: a restore let in a file in which somebody else had changed who sits where, or a deadline.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table; it is filled when the store is opened, for a migration has no key.

    For eight minutes of 22 November 0007 made a table of names in plain text, which nothing reads any more.
    """
    op.create_table(
        "seal",
        sa.Column(
            "match_id",
            BIG,
            sa.ForeignKey("match.id", name="fk_seal_match_id_match"),
            nullable=False,
            autoincrement=False,
        ),
        sa.Column("box", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_seal"),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("store", recreate="always") as store:
        store.add_column(sa.Column("seal", sa.LargeBinary(), nullable=True))
    op.execute("PRAGMA secure_delete=ON")
    op.execute("DROP TABLE IF EXISTS name")


def downgrade() -> None:
    """For a test or a hand: the older program does not open the secrets of sealed matches."""
    with op.batch_alter_table("store", recreate="always") as store:
        store.drop_column("seal")
    op.drop_table("seal")
