"""What was written into one string has columns of its own: timers, targets of posts, lines about troubles.

Revises: 0005
Date: 2026-11-22
Reason: `half/<wait>`, `seat:3`, `table:2` and `told:<trouble>` were parsed wherever they were read.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TIME = sa.DateTime(timezone=True)
UNSENT = sa.text("sent_at IS NULL")
MARKS = "('half', 'last', 'turn')"
OF_A_SEAT = "('seat', 'note', 'remind')"
TOLD = "told:"

HEAD, TAIL = "substr({0}, 1, instr({0}, '{1}') - 1)", "substr({0}, instr({0}, '{1}') + 1)"


def upgrade() -> None:
    """Rows keep their ids, and ids that were given once are not given again."""
    _timers()
    _posts()
    _places()


def downgrade() -> None:
    """The strings again."""
    _places_back()
    _posts_back()
    _timers_back()


def _timers() -> None:
    """A mark is what stands before the first slash, where a wait follows it."""
    op.create_table(
        "timer",
        _match_id("timer"),
        sa.Column("wait", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        *_timing(),
        sa.CheckConstraint("kind IN ('deadline', 'half', 'last', 'turn')", name=op.f("ck_timer_kind")),
        sa.CheckConstraint("(due IS NULL) <> (remaining IS NULL)", name=op.f("ck_timer_due_or_remaining")),
        sa.PrimaryKeyConstraint("match_id", "wait", "kind", name="pk_timer"),
        sqlite_with_rowid=False,
    )
    mark, wait = HEAD.format("wait", "/"), TAIL.format("wait", "/")
    marked = f"{mark} IN {MARKS} AND {wait} <> ''"
    op.execute(
        f"INSERT INTO timer SELECT match_id, CASE WHEN {marked} THEN {wait} ELSE wait END, "
        f"CASE WHEN {marked} THEN {mark} ELSE 'deadline' END, seat, due, remaining, stretched FROM deadline"
    )
    op.drop_table("deadline")
    op.create_index("ix_timer_due", "timer", ["due"])


def _timers_back() -> None:
    op.create_table(
        "deadline",
        _match_id("deadline"),
        sa.Column("wait", sa.String(), nullable=False),
        *_timing(),
        sa.CheckConstraint("(due IS NULL) <> (remaining IS NULL)", name=op.f("ck_deadline_due_or_remaining")),
        sa.PrimaryKeyConstraint("match_id", "wait", name="pk_deadline"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO deadline SELECT match_id, CASE kind WHEN 'deadline' THEN wait ELSE kind || '/' || wait "
        "END, seat, due, remaining, stretched FROM timer"
    )
    op.drop_table("timer")
    op.create_index("ix_deadline_due", "deadline", ["due"])


def _timing() -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", TIME),
        sa.Column("remaining", sa.Float()),
        sa.Column("stretched", sa.Integer(), nullable=False),
    )


def _posts() -> None:
    """`table:2` is a kind, a second message to everybody; a target without a seat is its own kind."""
    _post_table(sa.Column("kind", sa.String(), nullable=False), sa.Column("seat", sa.Integer()))
    kind, seat = HEAD.format("target", ":"), TAIL.format("target", ":")
    seated = f"{kind} IN {OF_A_SEAT}"
    _posts_in_place(
        f"CASE WHEN target = 'table:2' THEN 'second' WHEN {seated} THEN {kind} ELSE target END, "
        f"CASE WHEN {seated} THEN CAST({seat} AS INTEGER) END"
    )


def _posts_back() -> None:
    _post_table(sa.Column("target", sa.String(), nullable=False))
    _posts_in_place(
        "CASE WHEN kind = 'second' THEN 'table:2' WHEN seat IS NULL THEN kind ELSE kind || ':' || seat END"
    )


def _post_table(*target: sa.Column[object]) -> None:
    op.create_table(
        "moved",
        sa.Column("id", BIG, nullable=False),
        _match_id("post"),
        sa.Column("seq", BIG, nullable=False),
        *target,
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("sent_at", TIME),
        sa.Column("message_id", BIG),
        sa.Column("attempted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_post"),
        sa.UniqueConstraint("match_id", "seq", "position", name="uq_post_match_id_seq_position"),
        sqlite_autoincrement=True,
    )


def _posts_in_place(target: str) -> None:
    """SQLite counts the ids that it has given by the table's name."""
    op.execute(
        f"INSERT INTO moved SELECT id, match_id, seq, {target}, position, sent_at, message_id, attempted "
        "FROM post"
    )
    op.execute("DELETE FROM sqlite_sequence WHERE name = 'moved'")
    op.execute("INSERT INTO sqlite_sequence SELECT 'moved', seq FROM sqlite_sequence WHERE name = 'post'")
    op.drop_table("post")
    op.rename_table("moved", "post")
    op.create_index("ix_post_pending", "post", ["id"], sqlite_where=UNSENT, postgresql_where=UNSENT)


def _places() -> None:
    _place_table(sa.Column("about", sa.String(), nullable=False), key=("about",))
    told = f"kind LIKE '{TOLD}%'"
    _places_in_place(
        f"CASE WHEN {told} THEN 'told' ELSE kind END, "
        f"CASE WHEN {told} THEN substr(kind, {len(TOLD) + 1}) ELSE '' END"
    )


def _places_back() -> None:
    _place_table(key=())
    _places_in_place("CASE about WHEN '' THEN kind ELSE kind || ':' || about END")


def _place_table(*about: sa.Column[str], key: tuple[str, ...]) -> None:
    op.create_table(
        "moved",
        _match_id("place"),
        sa.Column("kind", sa.String(), nullable=False),
        *about,
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "kind", *key, name="pk_place"),
        sqlite_with_rowid=False,
    )


def _places_in_place(kind: str) -> None:
    op.execute(f"INSERT INTO moved SELECT match_id, {kind}, channel_id, message_id FROM place")
    op.drop_table("place")
    op.rename_table("moved", "place")


def _match_id(child: str) -> sa.Column[int]:
    key = sa.ForeignKey("match.id", name=f"fk_{child}_match_id_match")
    return sa.Column("match_id", BIG, key, nullable=False, autoincrement=False)
