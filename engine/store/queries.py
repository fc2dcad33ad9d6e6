"""What the store is asked: every question, by name (query.py says what one is).

The makers stand first: each unpacks the columns in the order in which its questions name them. Then come the
questions, compiled once from the tables. Each has an index or a limit, so that it grows with its answer and
not with the store (tests/engine/store/test_queries.py). Literals stand in the SQL itself, for SQLite takes a
partial index, or one on a column and the status, only for values that it can see.
"""

from typing import Any, Final, cast

from sqlalchemy import BindParameter, Table, and_, bindparam, func, literal_column, or_, select
from sqlalchemy.sql.elements import ColumnElement

from engine.store.models import (
    MATCH_COLUMNS,
    AnnouncementRow,
    BarRow,
    ContentRow,
    DrainRow,
    EntryRow,
    InteractionRow,
    LagRow,
    MatchRow,
    MessageRevisionRow,
    NoticeRow,
    OwnerLogRow,
    PersonRow,
    PlaceRow,
    PlayerRow,
    PostRow,
    PreferenceRow,
    QuarantineRow,
    SlotRow,
    StoreRow,
    TimerRow,
    UnattendedRow,
    table,
)
from engine.store.query import Row, Statement, find_query, make_query
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
from engine.store.sql import unstamp, unstamp_known

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
_REVISION, _QUARANTINE = table(MessageRevisionRow), table(QuarantineRow)

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
    return rows.c.match_id.not_in(select(_QUARANTINE.c.match_id))


def _keeping_up() -> ColumnElement[bool]:
    """Timers of a match whose clock has still to be moved come due when it was; of one set aside, never."""
    return and_(_TIMER.c.match_id.not_in(select(_LAG.c.match_id)), _readable(_TIMER))


# Matches: one, by status, of a person, and the active ones, which are not over.

MATCH = make_query(_match, _matches(_MATCH.c.id == _OF), "of_match")
MATCHES = make_query(_match, _matches(_MATCH.c.status == bindparam("status")), "status")
MATCHES_OF_USER = make_query(
    lambda row: (_match(row[:-1]), cast(int, row[-1])),
    select(*KEPT, _PLAYER.c.number)
    .join(_PLAYER, _PLAYER.c.match_id == _MATCH.c.id)
    .where(_PLAYER.c.user_id == bindparam("of_user"))
    .order_by(_MATCH.c.id),
    "of_user",
)
ACTIVE_IDS = make_query(_value, select(_MATCH.c.id).where(_is_active()).order_by(_MATCH.c.id))
ACTIVE_OF_USER = make_query(
    _match,
    _matches(
        _MATCH.c.id.in_(select(_PLAYER.c.match_id).where(_PLAYER.c.user_id == bindparam("of_user"))),
        _is_active(),
    ),
    "of_user",
)
ACTIVE_IN_GUILD = make_query(_match, _matches(_MATCH.c.guild_id == bindparam("guild"), _is_active()), "guild")
ACTIVE_IN_CHANNEL = make_query(
    _match, _matches(_MATCH.c.channel_id == bindparam("channel"), _is_active()), "channel"
)
GUILDS = make_query(_value, select(_MATCH.c.guild_id).where(_is_active()).distinct(), match=_MATCH.c.id)
NEWEST = make_query(_value, select(func.max(_MATCH.c.id)))
COUNT_OF_HOST = make_query(
    _value, select(func.count()).where(_MATCH.c.host_id == bindparam("host"), _is_active()), "host"
)
COUNT_IN_GUILD = make_query(
    _value, select(func.count()).where(_MATCH.c.guild_id == bindparam("guild"), _is_active()), "guild"
)
LAST_ENDED = make_query(
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
ENDED_WITH = make_query(
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
HALTED_FOR = make_query(
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
    match=_PLACE.c.match_id,
)
QUARANTINED_MATCHES = find_query(
    _quarantined_match, QuarantineRow, "match_id", "since", "fault", "seq", order=("match_id",)
)
QUARANTINED_MATCH = find_query(
    _quarantined_match, QuarantineRow, "match_id", "since", "fault", "seq", of=("match_id",)
)

# What a match is folded from.

ENTRIES = make_query(
    _row,
    select(_ENTRY.c.seq, _ENTRY.c.box)
    .where(_ENTRY.c.match_id == _OF, _ENTRY.c.seq > bindparam("after"))
    .order_by(_ENTRY.c.seq),
    *("of_match", "after"),
)
VERSION = find_query(_value, MatchRow, "version", of=("id",))
STANDS_SINCE = find_query(_value, LagRow, "since", of=("match_id",))
SECRET = find_query(_value, MatchRow, "secret", of=("id",))
OWED_UP_TO = make_query(_value, select(func.max(_POST.c.seq)).where(_POST.c.match_id == _OF), "of_match")
PLAYERS = find_query(_value, PlayerRow, "user_id", of=("match_id",), order=("number",))
TIMERS = find_query(
    _timer,
    TimerRow,
    *("wait", "kind", "seat", "due", "remaining", "stretched"),
    of=("match_id",),
    order=("wait", "kind"),
)

# What is due, and which clocks lag.

DUE = make_query(
    _due,
    select(*_DUE)
    .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
    .order_by(_TIMER.c.due, _TIMER.c.match_id, _TIMER.c.wait, _TIMER.c.kind),
    "now",
    limit="?",
)
DUE_IN_MATCH = make_query(
    _due,
    select(*_DUE)
    .where(_TIMER.c.match_id == _OF, _TIMER.c.due <= bindparam("now"), _keeping_up())
    .order_by(_TIMER.c.due, _TIMER.c.wait, _TIMER.c.kind),
    *("of_match", "now"),
)
DUE_MATCHES = make_query(
    _value,
    # Grouped by a sum, so that SQLite reads the index of what is due and not every match in its order.
    select(func.min(_TIMER.c.match_id))
    .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
    .group_by(_TIMER.c.match_id + literal_column("0"))
    .order_by(func.min(_TIMER.c.due), func.min(_TIMER.c.match_id)),
    "now",
    match=_TIMER.c.match_id,
)
NEXT_DUE = make_query(
    _value,
    select(_TIMER.c.due).where(_TIMER.c.due.is_not(None), _keeping_up()).order_by(_TIMER.c.due),
    limit="1",
    match=_TIMER.c.match_id,
)
LAGGING = make_query(
    lambda row: (cast(int, row[0]), unstamp_known(row[1])),
    select(_LAG.c.match_id, _LAG.c.since)
    .outerjoin(_TIMER, _TIMER.c.match_id == _LAG.c.match_id)
    .where(_readable(_LAG))
    .group_by(_LAG.c.match_id)
    .order_by(func.min(_TIMER.c.due), _LAG.c.match_id),
    match=_LAG.c.match_id,
)
UNATTENDED = make_query(
    _value,
    select(_UNATTENDED.c.match_id).where(_readable(_UNATTENDED)).order_by(_UNATTENDED.c.match_id),
    match=_UNATTENDED.c.match_id,
)

# What is owed, what was sent, and where it stands on Discord.

PENDING = make_query(
    _pending_post,
    select(*(_POST.c[name] for name in ("id", "match_id", "seq", "kind", "seat", "position", "attempted")))
    .where(_POST.c.sent_at.is_(None), _POST.c.id > bindparam("after"), _readable(_POST))
    .order_by(_POST.c.id),
    "after",
    limit="?",
    match=_POST.c.match_id,
)
SENT_TO_SEAT = make_query(
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
SENT_TO_ALL = make_query(
    _sent_post,
    select(*_SENT)
    .where(_POST.c.match_id == _OF, _POST.c.seat.is_(None), _POST.c.message_id > literal_column("0"))
    .order_by(_POST.c.seq.desc(), _POST.c.position.desc()),
    "of_match",
    limit="?",
)
SENT_POST = make_query(
    _sent_post,
    select(*_SENT).where(
        _POST.c.match_id == _OF, _POST.c.id == bindparam("of_id"), _POST.c.message_id > literal_column("0")
    ),
    *("of_match", "of_id"),
)
KNOWN_MESSAGES = find_query(
    _known_message,
    PlaceRow,
    *("kind", "about", "channel_id", "message_id"),
    of=("match_id",),
    order=("kind", "about"),
)
WITH_THING = make_query(
    _value,
    select(_PLACE.c.match_id)
    .distinct()
    .where(_PLACE.c.kind == bindparam("kind"))
    .order_by(_PLACE.c.match_id),
    "kind",
    match=_PLACE.c.match_id,
)
MESSAGE_REVISION = find_query(
    lambda row: MessageRevision(*row), MessageRevisionRow, "seq", "digest", of=("match_id", "message_id")
)
_LAST = (
    select(func.max(_ENTRY.c.seq))
    .where(_ENTRY.c.match_id == _PLACE.c.match_id)
    .correlate(_PLACE)
    .scalar_subquery()
)
WITH_OLD_MESSAGES = make_query(
    _value,
    select(_PLACE.c.match_id)
    .distinct()
    .join(_MATCH, _MATCH.c.id == _PLACE.c.match_id)
    .outerjoin(
        _REVISION,
        and_(_REVISION.c.match_id == _PLACE.c.match_id, _REVISION.c.message_id == _PLACE.c.message_id),
    )
    .where(
        # A question's post of a match that is over still has buttons until its last edit is made.
        or_(
            _PLACE.c.kind == literal_column("'question'"),
            and_(_PLACE.c.kind == literal_column("'board'"), _is_active()),
        ),
        or_(_REVISION.c.seq.is_(None), _REVISION.c.seq < _LAST),
        _readable(_PLACE),
    ),
    match=_PLACE.c.match_id,
)
INTERACTION = make_query(
    _row,
    select(_INTERACTION.c.match_id, _INTERACTION.c.id, _INTERACTION.c.seq).where(
        or_(_INTERACTION.c.id == bindparam("one"), _INTERACTION.c.id == bindparam("end"))
    ),
    *("one", "end"),
)

# People, contents and the store itself.

PREFERENCE = find_query(_value, PreferenceRow, "value", of=("scope", "id", "name"))
PREFERENCES = find_query(
    lambda row: (cast(str, row[0]), cast(str, row[1])),
    PreferenceRow,
    *("name", "value"),
    of=("scope", "id"),
    order=("name",),
)
CHOOSERS = find_query(_value, PreferenceRow, "id", of=("scope", "name", "value"), order=("id",))
NAME = find_query(_row, PersonRow, "box", "seen_at", of=("user_id",))
PACK = find_query(lambda row: Pack(*row), ContentRow, "game", "version", "body", of=("version",))
VERSIONS = find_query(_value, ContentRow, "version")
ALIVE_AT = find_query(_value, StoreRow, "alive_at")
SLOTS_ALIVE = find_query(lambda row: (cast(int, row[0]), unstamp(row[1])), SlotRow, "shard", "alive_at")

# What the owner of the bot has done, and who uses what.

BARS = find_query(_row, BarRow, "scope", "id", "since", "until", "matches", "reason", order=("scope", "id"))
DRAIN = find_query(lambda row: Drain(*map(unstamp_known, row)), DrainRow, "pause_at", "until")
_NOTICE, _ANNOUNCEMENT, _ACT = table(NoticeRow), table(AnnouncementRow), table(OwnerLogRow)
NOTICES = make_query(
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
OWNER_ACTS = make_query(
    _owner_act,
    select(*(_ACT.c[name] for name in ("id", "at", "owner_id", "act", "about_id", "until", "amount")))
    .where(_ACT.c.id < bindparam("before"))
    .order_by(_ACT.c.id.desc()),
    "before",
    limit="?",
)
GUILD_TABLES = make_query(
    lambda row: GuildTables(*row),
    select(_MATCH.c.guild_id, func.count())
    .where(_is_active())
    .group_by(_MATCH.c.guild_id)
    .order_by(func.count().desc(), _MATCH.c.guild_id),
)
GUILD_BYTES = make_query(
    _row,
    select(func.count(_MATCH.c.id.distinct()), func.sum(func.length(_ENTRY.c.box)))
    .select_from(_MATCH)
    .join(_ENTRY, _ENTRY.c.match_id == _MATCH.c.id)
    .where(_MATCH.c.guild_id == bindparam("guild")),
    "guild",
)
COUNTS = make_query(
    lambda row: Counts(*row),
    select(
        select(func.count()).select_from(_MATCH).where(_is_active()).scalar_subquery(),
        select(func.count()).select_from(_TIMER).scalar_subquery(),
        select(func.count()).select_from(_POST).where(_POST.c.sent_at.is_(None)).scalar_subquery(),
    ),
)
PENDING_OF_MATCH = make_query(
    _pending_post,
    select(*(_POST.c[name] for name in ("id", "match_id", "seq", "kind", "seat", "position", "attempted")))
    .where(_POST.c.match_id == _OF, _POST.c.sent_at.is_(None))
    .order_by(_POST.c.id),
    "of_match",
)
