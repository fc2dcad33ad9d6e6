"""What 0002 brings, where it was passed over.

Revises: 0004
Date: 2026-11-22
Reason: for some minutes of 21 November 0003 followed 0001; a database made then has never met 0002.
"""

import sqlalchemy as sa
from alembic import context, op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PASSED_OVER = "0002"


def upgrade() -> None:
    """Run 0002 now, on a store without the column that it adds."""
    if "alive_at" not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("store")}:
        context.script.get_revision(PASSED_OVER).module.upgrade()


def downgrade() -> None:
    """Nothing: below lies the schema that 0002 belongs to."""
