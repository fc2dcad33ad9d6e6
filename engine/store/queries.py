"""What the store is asked: each question's SQL, and what is made of a row of its answer.

The makers stand first: each unpacks the columns in the order in which its questions name them. Then come the
questions, compiled once from the tables. Each has an index or a limit, so that it grows with its answer and
not with the store (tests/engine/store/test_queries.py). Literals stand in the SQL itself, for SQLite takes a
partial index, or one on a column and the status, only for values that it can see.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from msgspec import Struct
from sqlalchemy import BindParameter, Select, Table, and_, bindparam, func, literal_column, or_, select
from sqlalchemy.sql.elements import ColumnElement

from engine.store.driver import Connection
from engine.store.models import (
    MATCH_COLUMNS,
    AnnouncementRow,
    AsideRow,
    BarRow,
    Base,
    ContentRow,
    DrainRow,
    EntryRow,
    FaceRow,
    InteractionRow,
    LagRow,
    MatchRow,
    NoticeRow,
    OwnerLogRow,
    PersonRow,
    PlaceRow,
    PlayerRow,
    PostRow,
    PreferenceRow,
    StoreRow,
    TimerRow,
    UnattendedRow,
    table,
)
from engine.store.records import (
    Counts,
    Drain,
    Due,
    GuildTables,
    KnownMessage,
    Match,
    MessageRevision,
    Notice,
    OwnerAct,
    Pack,
    Pending,
    QuarantinedMatch,
    SentPost,
    Target,
    Thing,
    Timer,
    TimerKey,
)
from engine.store.sql import compile_sql, select_sql, unstamp, unstamp_known

T = TypeVar("T")
Row = tuple[Any, ...]
Statement = Select[*tuple[object, ...]]


class Query(Struct, Generic[T], frozen=True):
    """A question: SQL with question marks, and what is made of a row of its answer."""

    sql: str
    make: Callable[[Row], T]

    def all(self, connection: Connection, *given: object) -> tuple[T, ...]:
        """The whole answer. A failure of the driver."""
        return tuple([self.make(row) for row in connection.execute(self.sql, given)])

    def first(self, connection: Connection, *given: object) -> T | None:
        """The first of the answer, or None. A failure of the driver."""
        row = connection.execute(self.sql, given).fetchone()
        return None if row is None else self.make(row)


def _query(make: Callable[[Row], T], statement: Statement, *names: str, limit: str = "") -> Query[T]:
    """A question whose question marks stand for `names`, in that order.

    `limit` is "1" for the first row alone, "?" for as many as a last question mark says. SQLAlchemy would say
    it by two more values.
    """
    sql = compile_sql(statement, *names)
    return Query(f"{sql}\n LIMIT {limit}" if limit else sql, make)


def _find(
    make: Callable[[Row], T],
    model: type[Base],
    *columns: str,
    of: tuple[str, ...] = (),
    order: tuple[str, ...] = (),
) -> Query[T]:
    """The question for these columns of the rows that have values `of`, in the order of `order`."""
    return Query(select_sql(model, *columns, of=of, order=order), make)


# What is made of a row.


def _value(row: Row) -> Any:
    return row[0]


def _row(row: Row) -> Row:
    return row


def _match(row: Row) -> Match:
    """A match without its secret, from the columns KEPT."""
    number, game, guild, channel, host, language, status, created = row
    return Match(number, game, guild, channel, host, language, status, unstamp_known(created))


def _timer(row: Row) -> Timer:
    wait, kind, seat, due, remaining, stretched = row
    return Timer(wait, seat, unstamp(due), remaining, stretched, kind)


def _due(row: Row) -> Due:
    match, wait, kind, seat, due = row
    return Due(match, TimerKey(wait, kind), seat, unstamp_known(due))


def _pending_post(row: Row) -> Pending:
    post, match, seq, kind, seat, position, attempted = row
    return Pending(post, match, seq, Target(kind, seat), position, bool(attempted))


def _sent_post(row: Row) -> SentPost:
    post, seq, kind, seat, at, message = row
    return SentPost(post, seq, Target(kind, seat), unstamp_known(at), message)


def _known_message(row: Row) -> KnownMessage:
    kind, about, channel, message = row
    return KnownMessage(Thing(kind, about), channel, message)


def _quarantined_match(row: Row) -> QuarantinedMatch:
    match, since, fault, seq = row
    return QuarantinedMatch(match, unstamp_known(since), fault, seq)


def _notice(row: Row) -> Notice:
    announcement, kind, about, texts, attempted = row
    return Notice(announcement, kind, about, texts, bool(attempted))


def _owner_act(row: Row) -> OwnerAct:
    number, at, owner, act, about, until, amount = row
    return OwnerAct(unstamp_known(at), owner, act, about, unstamp(until), amount, number)


# Parts of questions.

_MATCH, _ENTRY, _TIMER, _LAG = table(MatchRow), table(EntryRow), table(TimerRow), table(LagRow)
_INTERACTION, _POST = table(InteractionRow), table(PostRow)
_PLAYER, _PLACE, _UNATTENDED = table(PlayerRow), table(PlaceRow), table(UnattendedRow)
_FACE, _ASIDE = table(FaceRow), table(AsideRow)

_ENDED: Final[ColumnElement[str]] = literal_column("'ended'")
_OF: Final[BindParameter[int]] = bindparam("of_match")

KEPT: Final = tuple(_MATCH.c[name] for name in ("id", *MATCH_COLUMNS))
"""What is read of a match: all but its secret."""

_DUE = tuple(_TIMER.c[name] for name in ("match_id", "wait", "kind", "seat", "due"))
_SENT = tuple(_POST.c[name] for name in ("id", "seq", "kind", "seat", "sent_at", "message_id"))


def _matches(*where: ColumnElement[bool]) -> Statement:
    return select(*KEPT).where(*where).order_by(_MATCH.c.id)


def _is_active() -> ColumnElement[bool]:
    """Open or running. Written as two equalities, for which the indexes on a column and the status serve."""
    return _MATCH.c.status.in_([literal_column("'open'"), literal_column("'running'")])


def _readable(rows: Table) -> ColumnElement[bool]:
    """Not of a match that is set aside."""
    return rows.c.match_id.not_in(select(_ASIDE.c.match_id))


def _keeping_up() -> ColumnElement[bool]:
    """Timers of a match whose clock has still to be moved come due when it was; of one set aside, never."""
    return and_(_TIMER.c.match_id.not_in(select(_LAG.c.match_id)), _readable(_TIMER))


# Matches: one, by status, of a person, and the active ones, which are not over.

MATCH = _query(_match, _matches(_MATCH.c.id == _OF), "of_match")
MATCHES = _query(_match, _matches(_MATCH.c.status == bindparam("status")), "status")
MATCHES_OF_USER = _query(
    lambda row: (_match(row[:-1]), cast(int, row[-1])),
    select(*KEPT, _PLAYER.c.number)
    .join(_PLAYER, _PLAYER.c.match_id == _MATCH.c.id)
    .where(_PLAYER.c.user_id == bindparam("of_user"))
    .order_by(_MATCH.c.id),
    "of_user",
)
ACTIVE_IDS = _query(_value, select(_MATCH.c.id).where(_is_active()).order_by(_MATCH.c.id))
ACTIVE_OF_USER = _query(
    _match,
    _matches(
        _MATCH.c.id.in_(select(_PLAYER.c.match_id).where(_PLAYER.c.user_id == bindparam("of_user"))),
        _is_active(),
    ),
    "of_user",
)
ACTIVE_IN_GUILD = _query(_match, _matches(_MATCH.c.guild_id == bindparam("guild"), _is_active()), "guild")
ACTIVE_IN_CHANNEL = _query(
    _match, _matches(_MATCH.c.channel_id == bindparam("channel"), _is_active()), "channel"
)
GUILDS = _query(_value, select(_MATCH.c.guild_id).where(_is_active()).distinct())
NEWEST = _query(_value, select(func.max(_MATCH.c.id)))
COUNT_OF_HOST = _query(
    _value, select(func.count()).where(_MATCH.c.host_id == bindparam("host"), _is_active()), "host"
)
COUNT_IN_GUILD = _query(
    _value, select(func.count()).where(_MATCH.c.guild_id == bindparam("guild"), _is_active()), "guild"
)
LAST_ENDED = _query(
    _value,
    select(_MATCH.c.id)
    .where(
        _MATCH.c.guild_id == bindparam("guild"),
        _MATCH.c.channel_id == bindparam("channel"),
        _MATCH.c.status == _ENDED,
    )
    .order_by(_MATCH.c.id.desc()),
    *("guild", "channel"),
    limit="1",
)
ENDED_WITH = _query(
    _value,
    select(literal_column("1"))
    .select_from(_PLAYER)
    .join(_MATCH, _MATCH.c.id == _PLAYER.c.match_id)
    .where(
        _PLAYER.c.user_id == bindparam("of_user"),
        _MATCH.c.game == bindparam("game"),
        _MATCH.c.status == _ENDED,
    ),
    *("of_user", "game"),
    limit="1",
)
HALTED_FOR = _query(
    _value,
    select(_PLACE.c.match_id)
    .join(_MATCH, _MATCH.c.id == _PLACE.c.match_id)
    .where(
        _PLACE.c.kind.in_([literal_column("'halted'"), literal_column("'told'")]),
        _PLACE.c.about == bindparam("about"),
        _is_active(),
    )
    .distinct(),
    "about",
)
ASIDE = _find(_quarantined_match, AsideRow, "match_id", "since", "fault", "seq", order=("match_id",))
QUARANTINED = _find(_quarantined_match, AsideRow, "match_id", "since", "fault", "seq", of=("match_id",))

# What a match is folded from.

ENTRIES = _query(
    _row,
    select(_ENTRY.c.seq, _ENTRY.c.box)
    .where(_ENTRY.c.match_id == _OF, _ENTRY.c.seq > bindparam("after"))
    .order_by(_ENTRY.c.seq),
    *("of_match", "after"),
)
VERSION = _find(_value, MatchRow, "version", of=("id",))
STANDS_SINCE = _find(_value, LagRow, "since", of=("match_id",))
SECRET = _find(_value, MatchRow, "secret", of=("id",))
OWED_UP_TO = _query(_value, select(func.max(_POST.c.seq)).where(_POST.c.match_id == _OF), "of_match")
PLAYERS = _find(_value, PlayerRow, "user_id", of=("match_id",), order=("number",))
TIMERS = _find(
    _timer,
    TimerRow,
    *("wait", "kind", "seat", "due", "remaining", "stretched"),
    of=("match_id",),
    order=("wait", "kind"),
)

# What is due, and which clocks lag.

DUE = _query(
    _due,
    select(*_DUE)
    .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
    .order_by(_TIMER.c.due, _TIMER.c.match_id, _TIMER.c.wait, _TIMER.c.kind),
    "now",
    limit="?",
)
DUE_IN_MATCH = _query(
    _due,
    select(*_DUE)
    .where(_TIMER.c.match_id == _OF, _TIMER.c.due <= bindparam("now"), _keeping_up())
    .order_by(_TIMER.c.due, _TIMER.c.wait, _TIMER.c.kind),
    *("of_match", "now"),
)
DUE_MATCHES = _query(
    _value,
    # Grouped by a sum, so that SQLite reads the index of what is due and not every match in its order.
    select(func.min(_TIMER.c.match_id))
    .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
    .group_by(_TIMER.c.match_id + literal_column("0"))
    .order_by(func.min(_TIMER.c.due), func.min(_TIMER.c.match_id)),
    "now",
)
NEXT_DUE = _query(
    _value,
    select(_TIMER.c.due).where(_TIMER.c.due.is_not(None), _keeping_up()).order_by(_TIMER.c.due),
    limit="1",
)
LAGGING = _query(
    lambda row: (cast(int, row[0]), unstamp_known(row[1])),
    select(_LAG.c.match_id, _LAG.c.since)
    .outerjoin(_TIMER, _TIMER.c.match_id == _LAG.c.match_id)
    .where(_readable(_LAG))
    .group_by(_LAG.c.match_id)
    .order_by(func.min(_TIMER.c.due), _LAG.c.match_id),
)
UNATTENDED = _query(
    _value, select(_UNATTENDED.c.match_id).where(_readable(_UNATTENDED)).order_by(_UNATTENDED.c.match_id)
)

# What is owed, what was sent, and where it stands on Discord.

PENDING = _query(
    _pending_post,
    select(*(_POST.c[name] for name in ("id", "match_id", "seq", "kind", "seat", "position", "attempted")))
    .where(_POST.c.sent_at.is_(None), _POST.c.id > bindparam("after"), _readable(_POST))
    .order_by(_POST.c.id),
    "after",
    limit="?",
)
SENT_TO_SEAT = _query(
    _sent_post,
    select(*_SENT)
    .where(
        _POST.c.match_id == _OF,
        _POST.c.seat == bindparam("of_seat"),
        _POST.c.message_id > literal_column("0"),
    )
    .order_by(_POST.c.seq.desc(), _POST.c.position.desc()),
    *("of_match", "of_seat"),
    limit="?",
)
SENT_TO_ALL = _query(
    _sent_post,
    select(*_SENT)
    .where(_POST.c.match_id == _OF, _POST.c.seat.is_(None), _POST.c.message_id > literal_column("0"))
    .order_by(_POST.c.seq.desc(), _POST.c.position.desc()),
    "of_match",
    limit="?",
)
SENT_POST = _query(
    _sent_post,
    select(*_SENT).where(
        _POST.c.match_id == _OF, _POST.c.id == bindparam("of_id"), _POST.c.message_id > literal_column("0")
    ),
    *("of_match", "of_id"),
)
KNOWN_MESSAGES = _find(
    _known_message,
    PlaceRow,
    *("kind", "about", "channel_id", "message_id"),
    of=("match_id",),
    order=("kind", "about"),
)
WITH_THING = _query(
    _value,
    select(_PLACE.c.match_id)
    .distinct()
    .where(_PLACE.c.kind == bindparam("kind"))
    .order_by(_PLACE.c.match_id),
    "kind",
)
MESSAGE_REVISION = _find(
    lambda row: MessageRevision(*row), FaceRow, "seq", "digest", of=("match_id", "message_id")
)
_LAST = (
    select(func.max(_ENTRY.c.seq))
    .where(_ENTRY.c.match_id == _PLACE.c.match_id)
    .correlate(_PLACE)
    .scalar_subquery()
)
WITH_OLD_MESSAGES = _query(
    _value,
    select(_PLACE.c.match_id)
    .distinct()
    .join(_MATCH, _MATCH.c.id == _PLACE.c.match_id)
    .outerjoin(_FACE, and_(_FACE.c.match_id == _PLACE.c.match_id, _FACE.c.message_id == _PLACE.c.message_id))
    .where(
        # A question's post of a match that is over still has buttons until its last edit is made.
        or_(
            _PLACE.c.kind == literal_column("'question'"),
            and_(_PLACE.c.kind == literal_column("'board'"), _is_active()),
        ),
        or_(_FACE.c.seq.is_(None), _FACE.c.seq < _LAST),
        _readable(_PLACE),
    ),
)
INTERACTION = _query(
    _row,
    select(_INTERACTION.c.match_id, _INTERACTION.c.id, _INTERACTION.c.seq).where(
        or_(_INTERACTION.c.id == bindparam("one"), _INTERACTION.c.id == bindparam("end"))
    ),
    *("one", "end"),
)

# People, contents and the store itself.

PREFERENCE = _find(_value, PreferenceRow, "value", of=("scope", "id", "name"))
PREFERENCES = _find(
    lambda row: (cast(str, row[0]), cast(str, row[1])),
    PreferenceRow,
    *("name", "value"),
    of=("scope", "id"),
    order=("name",),
)
CHOOSERS = _find(_value, PreferenceRow, "id", of=("scope", "name", "value"), order=("id",))
NAME = _find(_row, PersonRow, "box", "seen_at", of=("user_id",))
PACK = _find(lambda row: Pack(*row), ContentRow, "game", "version", "body", of=("version",))
VERSIONS = _find(_value, ContentRow, "version")
ALIVE_AT = _find(_value, StoreRow, "alive_at")

# What the owner of the bot has done, and who uses what.

BARS = _find(_row, BarRow, "scope", "id", "since", "until", "matches", "reason", order=("scope", "id"))
DRAIN = _find(lambda row: Drain(*map(unstamp_known, row)), DrainRow, "pause_at", "until")
_NOTICE, _ANNOUNCEMENT, _ACT = table(NoticeRow), table(AnnouncementRow), table(OwnerLogRow)
NOTICES = _query(
    _notice,
    select(
        _NOTICE.c.announcement_id,
        _NOTICE.c.kind,
        _NOTICE.c.about_id,
        _ANNOUNCEMENT.c.texts,
        _NOTICE.c.attempted,
    )
    .join(_ANNOUNCEMENT, _ANNOUNCEMENT.c.id == _NOTICE.c.announcement_id)
    .order_by(_NOTICE.c.announcement_id, _NOTICE.c.kind, _NOTICE.c.about_id),
)
OWNER_ACTS = _query(
    _owner_act,
    select(*(_ACT.c[name] for name in ("id", "at", "owner_id", "act", "about_id", "until", "amount")))
    .where(_ACT.c.id < bindparam("before"))
    .order_by(_ACT.c.id.desc()),
    "before",
    limit="?",
)
GUILD_TABLES = _query(
    lambda row: GuildTables(*row),
    select(_MATCH.c.guild_id, func.count())
    .where(_is_active())
    .group_by(_MATCH.c.guild_id)
    .order_by(func.count().desc(), _MATCH.c.guild_id),
)
GUILD_BYTES = _query(
    _row,
    select(func.count(_MATCH.c.id.distinct()), func.sum(func.length(_ENTRY.c.box)))
    .select_from(_MATCH)
    .join(_ENTRY, _ENTRY.c.match_id == _MATCH.c.id)
    .where(_MATCH.c.guild_id == bindparam("guild")),
    "guild",
)
COUNTS = _query(
    lambda row: Counts(*row),
    select(
        select(func.count()).select_from(_MATCH).where(_is_active()).scalar_subquery(),
        select(func.count()).select_from(_TIMER).scalar_subquery(),
        select(func.count()).select_from(_POST).where(_POST.c.sent_at.is_(None)).scalar_subquery(),
    ),
)
PENDING_OF_MATCH = _query(
    _pending_post,
    select(*(_POST.c[name] for name in ("id", "match_id", "seq", "kind", "seat", "position", "attempted")))
    .where(_POST.c.match_id == _OF, _POST.c.sent_at.is_(None))
    .order_by(_POST.c.id),
    "of_match",
)
