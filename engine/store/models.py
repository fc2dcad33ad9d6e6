"""The tables. Times are aware UTC; ids are wide enough for Discord's; secrets are boxes (see codec).

Whoever adds a column or a table finds the way in docs/design/store.md: a migration makes it in databases that
are there already, and tests/engine/store/test_models.py fails until models and migrations make the same.
"""

from datetime import UTC, datetime
from typing import ClassVar, Final

from sqlalchemy import (
    DDL,
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    TypeDecorator,
    UniqueConstraint,
    event,
    text,
)
from sqlalchemy import Table as SqlTable
from sqlmodel import Field, SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
# SQLite counts rows itself only in a column that is INTEGER to the letter.
BIG = BigInteger().with_variant(Integer, "sqlite")


class Utc(TypeDecorator[datetime]):
    """Aware in, UTC at rest, aware out. A naive time is refused: SQLite would lose what it meant."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """An aware time in UTC; ValueError for a naive one."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(value)
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The stored instant, aware again (SQLite drops the zone)."""
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class Base(SQLModel):
    """Every table of the store; its metadata is the store's own, not SQLModel's shared one."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=NAMING)


def _match_key(*, primary: bool = False) -> Column[int]:
    return Column(
        "match_id", BIG, ForeignKey("match.id"), primary_key=primary, nullable=False, autoincrement=False
    )


class StoreRow(Base, table=True):
    """One row: the token that marks this store's messages, and a box of each key in use, end to end.

    `alive_at` is when a program last said that it ran on it. `seal` is a box over name and that time.
    """

    __tablename__ = "store"
    id: str = Field(sa_column=Column(String, primary_key=True))
    key_check: bytes
    alive_at: datetime | None = Field(default=None, sa_column=Column(Utc))
    seal: bytes | None = None


class MatchRow(Base, table=True):
    """One match; `secret` is the boxed master seed of its dice. An id is never used twice.

    `version` counts the writes that change what a process holds of it in memory (versions.py).
    """

    __tablename__ = "match"
    __table_args__ = (
        CheckConstraint("status IN ('open', 'running', 'ended')", name="status"),
        # With the status, for what is asked of a server, channel or host is nearly always which are active.
        Index("ix_match_guild_id", "guild_id", "status"),
        Index("ix_match_channel_id", "channel_id", "status"),
        Index("ix_match_host_id", "host_id", "status"),
        # Counted on even after the last row is gone: old buttons still carry its id.
        {"sqlite_autoincrement": True},
    )
    id: int = Field(sa_column=Column(BIG, primary_key=True))
    game: str
    guild_id: int = Field(sa_column=Column(BIG, nullable=False))
    channel_id: int = Field(sa_column=Column(BIG, nullable=False))
    host_id: int = Field(sa_column=Column(BIG, nullable=False))
    language: str
    status: str = Field(index=True)
    created_at: datetime = Field(sa_column=Column(Utc, nullable=False))
    secret: bytes
    version: int = Field(sa_column=Column(BIG, nullable=False, server_default=text("0")))


MATCH_COLUMNS: Final = ("game", "guild_id", "channel_id", "host_id", "language", "status", "created_at")
"""What is plain of a match, in the order of all SQL that names it, of the record `Match` after its id, and of
the digest in its seal. A new column goes to the end; then seals.py must tell a match that was sealed without
it from one that somebody has changed."""


class EntryRow(Base, table=True):
    """One boxed entry of a match's log. No row id: a match's entries lie side by side, as they are read."""

    __tablename__ = "entry"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    seq: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    box: bytes


class TimerRow(Base, table=True):
    """A timer of a wait: its deadline or a mark beside it. While it stands, how many seconds it has left."""

    __tablename__ = "timer"
    __table_args__ = (
        CheckConstraint("kind IN ('deadline', 'half', 'last', 'turn')", name="kind"),
        CheckConstraint("(due IS NULL) <> (remaining IS NULL)", name="due_or_remaining"),
        {"sqlite_with_rowid": False},
    )
    match_id: int = Field(sa_column=_match_key(primary=True))
    wait: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    seat: int
    due: datetime | None = Field(sa_column=Column(Utc, index=True))
    remaining: float | None
    stretched: int


class LagRow(Base, table=True):
    """A match whose clock has stood still since an absence began: it has still to be moved."""

    __tablename__ = "lag"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    since: datetime = Field(sa_column=Column(Utc, nullable=False))


class UnattendedRow(Base, table=True):
    """A match in which something was kept since stewards were last asked whether they move."""

    __tablename__ = "unattended"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))


class MessageRevisionRow(Base, table=True):
    """What a living message of a match shows, as a digest, and up to which entry: its board, an open post."""

    __tablename__ = "face"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    message_id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    seq: int = Field(sa_column=Column(BIG, nullable=False))
    digest: bytes


class PlayerRow(Base, table=True):
    """Who a player's number at a table is: the only place that names a person."""

    __tablename__ = "player"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    number: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    user_id: int = Field(sa_column=Column(BIG, nullable=False, index=True))


class SealRow(Base, table=True):
    """The seal of a match: a box over what of it stands unboxed, and how many entries it has (see seals)."""

    __tablename__ = "seal"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    box: bytes


class QuarantineRow(Base, table=True):
    """A match that can't be read: since when, what is wrong with it, and at which entry if at one."""

    __tablename__ = "aside"
    __table_args__ = {"sqlite_with_rowid": False}
    match_id: int = Field(sa_column=_match_key(primary=True))
    since: datetime = Field(sa_column=Column(Utc, nullable=False))
    fault: str
    seq: int | None = Field(sa_column=Column(BIG))


class PersonRow(Base, table=True):
    """What somebody at a table was called when they were last seen or asked for, boxed, and when that was."""

    __tablename__ = "person"
    __table_args__ = {"sqlite_with_rowid": False}
    user_id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    box: bytes
    seen_at: datetime = Field(sa_column=Column(Utc, nullable=False))


class InteractionRow(Base, table=True):
    """A Discord interaction whose move is in the log, so that its redelivery is refused."""

    __tablename__ = "interaction"
    id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    match_id: int = Field(sa_column=_match_key())
    seq: int = Field(sa_column=Column(BIG, nullable=False))
    at: datetime = Field(sa_column=Column(Utc, nullable=False))


class PostRow(Base, table=True):
    """The outbox: a message that one entry owes, of a kind, to a seat or (None) to everybody.

    No id is used twice, for nonces hold it.
    """

    __tablename__ = "post"
    __table_args__ = (
        UniqueConstraint("match_id", "seq", "position"),
        # Of what is owed alone: it stays small, however many messages were ever sent.
        Index(
            "ix_post_pending",
            "id",
            sqlite_where=text("sent_at IS NULL"),
            postgresql_where=text("sent_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )
    id: int = Field(sa_column=Column(BIG, primary_key=True))
    match_id: int = Field(sa_column=_match_key())
    seq: int = Field(sa_column=Column(BIG, nullable=False))
    kind: str
    seat: int | None
    position: int  # among the messages of its entry, from 0
    sent_at: datetime | None = Field(sa_column=Column(Utc))
    message_id: int | None = Field(sa_column=Column(BIG))
    attempted: bool  # a send was begun: it is looked for on Discord before it is sent


class PlaceRow(Base, table=True):
    """Where something of a match stands on Discord: its board, its thread, a line about some trouble."""

    __tablename__ = "place"
    __table_args__ = (Index("ix_place_kind", "kind", "about"), {"sqlite_with_rowid": False})
    match_id: int = Field(sa_column=_match_key(primary=True))
    kind: str = Field(primary_key=True)
    about: str = Field(primary_key=True)
    channel_id: int = Field(sa_column=Column(BIG, nullable=False))
    message_id: int = Field(sa_column=Column(BIG, nullable=False))


class PreferenceRow(Base, table=True):
    """What a person or a guild has chosen, by the choice's name."""

    __tablename__ = "preference"
    __table_args__ = (
        CheckConstraint("scope IN ('user', 'guild')", name="scope"),
        Index("ix_preference_name", "name", "value"),
        {"sqlite_with_rowid": False},
    )
    scope: str = Field(primary_key=True)
    id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    name: str = Field(primary_key=True)
    value: str


class ContentRow(Base, table=True):
    """A content that a match began with: its files, packed (see packs). Nothing in it is secret."""

    __tablename__ = "content"
    version: str = Field(primary_key=True)
    game: str
    body: bytes


class BarRow(Base, table=True):
    """Somebody, or a server, whom the owner keeps out: until when (NULL: until it is lifted), and why, boxed.

    `matches` says what becomes of their matches that run: they go on without them, or stand still.
    """

    __tablename__ = "bar"
    __table_args__ = (
        CheckConstraint("scope IN ('user', 'guild')", name="scope"),
        CheckConstraint("matches IN ('go_on', 'halt')", name="matches"),
        {"sqlite_with_rowid": False},
    )
    scope: str = Field(primary_key=True)
    id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    since: datetime = Field(sa_column=Column(Utc, nullable=False))
    until: datetime | None = Field(default=None, sa_column=Column(Utc))
    matches: str
    reason: bytes


class DrainRow(Base, table=True):
    """The one maintenance there may be: when every match begins to stand still, and until when."""

    __tablename__ = "drain"
    __table_args__ = (CheckConstraint("id = 1", name="one"), {"sqlite_with_rowid": False})
    id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    pause_at: datetime = Field(sa_column=Column(Utc, nullable=False))
    until: datetime = Field(sa_column=Column(Utc, nullable=False))


class AnnouncementRow(Base, table=True):
    """An announcement of the owner that is on its way: its texts by language, as JSON."""

    __tablename__ = "announcement"
    __table_args__ = {"sqlite_autoincrement": True}
    id: int = Field(sa_column=Column(BIG, primary_key=True))
    texts: str


class NoticeRow(Base, table=True):
    """To which match or person an announcement is still owed; a row that is delivered goes."""

    __tablename__ = "notice"
    __table_args__ = (
        CheckConstraint("kind IN ('match', 'user')", name="kind"),
        {"sqlite_with_rowid": False},
    )
    announcement_id: int = Field(
        sa_column=Column(
            BIG, ForeignKey("announcement.id"), primary_key=True, nullable=False, autoincrement=False
        )
    )
    kind: str = Field(primary_key=True)
    about_id: int = Field(sa_column=Column(BIG, primary_key=True, autoincrement=False))
    attempted: bool  # a send was begun: it is looked for on Discord before it is sent


class OwnerLogRow(Base, table=True):
    """What an owner did: when, who (0: on the command line), about whom or what; no words of theirs.

    Triggers let no line be changed, dropped or replaced; only an id may become 0, when it is forgotten.
    """

    __tablename__ = "owner_log"
    __table_args__ = {"sqlite_autoincrement": True}
    id: int = Field(sa_column=Column(BIG, primary_key=True))
    at: datetime = Field(sa_column=Column(Utc, nullable=False))
    owner_id: int = Field(sa_column=Column(BIG, nullable=False))
    act: str
    about_id: int | None = Field(default=None, sa_column=Column(BIG))
    until: datetime | None = Field(default=None, sa_column=Column(Utc))
    amount: int | None


class SlotRow(Base, table=True):
    """A shard of Discord, and which process does its background work, until when (see slots).

    There is none where one process has the database to itself. `alive_at`: as of the store, of this shard.
    """

    __tablename__ = "slot"
    __table_args__ = {"sqlite_with_rowid": False}
    shard: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    holder: str | None
    fence: int = Field(sa_column=Column(BIG, nullable=False))
    until: datetime | None = Field(sa_column=Column(Utc))
    alive_at: datetime | None = Field(sa_column=Column(Utc))
    wanted_by: str | None


class MemberRow(Base, table=True):
    """A process that serves this database, until when, and of which program, bot, schema and rules it is."""

    __tablename__ = "member"
    __table_args__ = {"sqlite_with_rowid": False}
    name: str = Field(primary_key=True)
    bot_id: int = Field(sa_column=Column(BIG, nullable=False))
    until: datetime = Field(sa_column=Column(Utc, nullable=False))
    program: str
    revision: str
    rules: str


class AllowanceRow(Base, table=True):
    """The one budget of requests of all processes: up to when it is spent."""

    __tablename__ = "allowance"
    __table_args__ = (CheckConstraint("id = 1", name="one"), {"sqlite_with_rowid": False})
    id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    at: datetime = Field(sa_column=Column(Utc, nullable=False))


class IdentifyRow(Base, table=True):
    """When the next session with Discord may begin, of each bucket that Discord counts them in."""

    __tablename__ = "identify"
    __table_args__ = {"sqlite_with_rowid": False}
    bucket: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    free_at: datetime = Field(sa_column=Column(Utc, nullable=False))


class OnceRow(Base, table=True):
    """Work that one process does for all: a digest of what was done, and who is at it until when."""

    __tablename__ = "once"
    __table_args__ = {"sqlite_with_rowid": False}
    name: str = Field(primary_key=True)
    digest: bytes | None
    holder: str | None
    until: datetime | None = Field(sa_column=Column(Utc))


class QuotaRow(Base, table=True):
    """What is locked while the tables of a host or a server are counted: a part of its id, nobody's name."""

    __tablename__ = "quota"
    __table_args__ = (CheckConstraint("kind IN ('host', 'guild')", name="kind"), {"sqlite_with_rowid": False})
    kind: str = Field(primary_key=True)
    part: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))


OF_PROCESSES: Final = ("slot", "member", "allowance", "identify", "once", "quota")
"""Tables of what running processes have among themselves: no part of what a backup keeps."""

OWNER_LOG_TRIGGERS: Final = (
    "CREATE TRIGGER owner_log_no_change BEFORE UPDATE ON owner_log WHEN NOT (NEW.id = OLD.id"
    " AND NEW.at = OLD.at AND NEW.act = OLD.act AND NEW.until IS OLD.until AND NEW.amount IS OLD.amount"
    " AND NEW.owner_id IN (OLD.owner_id, 0) AND (NEW.about_id IS OLD.about_id OR NEW.about_id = 0))"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
    "CREATE TRIGGER owner_log_no_delete BEFORE DELETE ON owner_log"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
    "CREATE TRIGGER owner_log_no_replace BEFORE INSERT ON owner_log"
    " WHEN EXISTS (SELECT 1 FROM owner_log WHERE id = NEW.id)"
    " BEGIN SELECT RAISE(ABORT, 'owner_log'); END",
)
for trigger in OWNER_LOG_TRIGGERS:
    event.listen(Base.metadata.tables["owner_log"], "after_create", DDL(trigger))  # type: ignore[no-untyped-call]


def table(model: type[Base]) -> SqlTable:
    """The SQL table of a model."""
    return Base.metadata.tables[str(model.__tablename__)]
