"""A match has several living messages: what each shows is kept by its number.

Revises: 0009
Date: 2026-11-28
Reason: the post of an open question is kept up to date beside the board.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """What boards show stays known, so that no board is edited for this."""
    op.rename_table("face", "old_face")
    _make_table("match_id", "message_id")
    op.execute("INSERT INTO face SELECT match_id, message_id, seq, digest FROM old_face")
    op.drop_table("old_face")


def downgrade() -> None:
    """The older program knows the board alone."""
    op.rename_table("face", "new_face")
    _make_table("match_id")
    op.execute(
        "INSERT INTO face SELECT one.match_id, one.seq, one.message_id, one.digest FROM new_face AS one"
        " JOIN place ON place.match_id = one.match_id AND place.message_id = one.message_id"
        " WHERE place.kind = 'board'"
    )
    op.drop_table("new_face")


def _make_table(*key: str) -> None:
    match = sa.ForeignKey("match.id", name="fk_face_match_id_match")
    columns: list[sa.Column[Any]] = [
        sa.Column("match_id", BIG, match, nullable=False, autoincrement=False),
        sa.Column("seq", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False, autoincrement=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
    ]
    columns.sort(key=lambda column: column.name not in key)
    op.create_table("face", *columns, sa.PrimaryKeyConstraint(*key, name="pk_face"), sqlite_with_rowid=False)
