"""The reader's SQL, compiled once from the tables: each question has an index, or a limit."""

from typing import Final

from sqlalchemy import BindParameter, Select, Table, and_, bindparam, func, literal_column, or_, select
from sqlalchemy.sql.elements import ColumnElement

from engine.store.models import (
    AsideRow,
    ContentRow,
    EntryRow,
    FaceRow,
    InteractionRow,
    LagRow,
    MatchRow,
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
from engine.store.statements import compile_sql

_MATCH, _ENTRY, _TIMER, _LAG = table(MatchRow), table(EntryRow), table(TimerRow), table(LagRow)
_INTERACTION, _POST, _PREFERENCE = table(InteractionRow), table(PostRow), table(PreferenceRow)
_PLAYER, _PLACE, _CONTENT, _STORE = table(PlayerRow), table(PlaceRow), table(ContentRow), table(StoreRow)
_UNATTENDED, _FACE = table(UnattendedRow), table(FaceRow)
_ASIDE, _PERSON = table(AsideRow), table(PersonRow)

_ENDED: Final[ColumnElement[str]] = literal_column("'ended'")
_OF: Final[BindParameter[int]] = bindparam("of_match")

KEPT: Final = tuple(
    _MATCH.c[name]
    for name in ("id", "game", "guild_id", "channel_id", "host_id", "language", "status", "created_at")
)
"""What is read of a match: all but its secret."""


def first(sql: str) -> str:
    """The first row alone. SQLAlchemy would say it by two more values."""
    return f"{sql}\n LIMIT 1"


def with_limit(sql: str) -> str:
    """So many rows as the last question mark says."""
    return f"{sql}\n LIMIT ?"


def _matches(*where: ColumnElement[bool]) -> Select[*tuple[object, ...]]:
    return select(*KEPT).where(*where).order_by(_MATCH.c.id)


def _going() -> ColumnElement[bool]:
    """Not over. Written as two equalities, for which the indexes on a column and the status serve."""
    return _MATCH.c.status.in_([literal_column("'open'"), literal_column("'running'")])


def _keeping_up() -> ColumnElement[bool]:
    """Timers of a match whose clock has still to be moved come due when it was; of one set aside, never."""
    return and_(_TIMER.c.match_id.not_in(select(_LAG.c.match_id)), _readable(_TIMER))


def _readable(rows: Table) -> ColumnElement[bool]:
    """Not of a match that is set aside."""
    return rows.c.match_id.not_in(select(_ASIDE.c.match_id))


ENTRIES = compile_sql(
    select(_ENTRY.c.seq, _ENTRY.c.box)
    .where(_ENTRY.c.match_id == _OF, _ENTRY.c.seq > bindparam("after"))
    .order_by(_ENTRY.c.seq),
    *("of_match", "after"),
)
MATCH = compile_sql(_matches(_MATCH.c.id == _OF), "of_match")
MATCHES = compile_sql(_matches(_MATCH.c.status == bindparam("status")), "status")
OWED_UP_TO = compile_sql(select(func.max(_POST.c.seq)).where(_POST.c.match_id == _OF), "of_match")
SECRET = compile_sql(select(_MATCH.c.secret).where(_MATCH.c.id == _OF), "of_match")
OF_USER = compile_sql(
    select(*KEPT, _PLAYER.c.number)
    .join(_PLAYER, _PLAYER.c.match_id == _MATCH.c.id)
    .where(_PLAYER.c.user_id == bindparam("of_user"))
    .order_by(_MATCH.c.id),
    "of_user",
)
ENDED_WITH = first(
    compile_sql(
        select(literal_column("1"))
        .select_from(_PLAYER)
        .join(_MATCH, _MATCH.c.id == _PLAYER.c.match_id)
        .where(
            _PLAYER.c.user_id == bindparam("of_user"),
            _MATCH.c.game == bindparam("game"),
            _MATCH.c.status == _ENDED,
        ),
        *("of_user", "game"),
    )
)
GOING_OF_USER = compile_sql(
    _matches(
        _MATCH.c.id.in_(select(_PLAYER.c.match_id).where(_PLAYER.c.user_id == bindparam("of_user"))), _going()
    ),
    "of_user",
)
GOING_IN_GUILD = compile_sql(_matches(_MATCH.c.guild_id == bindparam("guild"), _going()), "guild")
GOING_IN_CHANNEL = compile_sql(_matches(_MATCH.c.channel_id == bindparam("channel"), _going()), "channel")
LAST_ENDED = first(
    compile_sql(
        select(_MATCH.c.id)
        .where(
            _MATCH.c.guild_id == bindparam("guild"),
            _MATCH.c.channel_id == bindparam("channel"),
            _MATCH.c.status == _ENDED,
        )
        .order_by(_MATCH.c.id.desc()),
        *("guild", "channel"),
    )
)
GUILDS = compile_sql(select(_MATCH.c.guild_id).where(_going()).distinct())
GOING = compile_sql(select(_MATCH.c.id).where(_going()).order_by(_MATCH.c.id))
PLAYERS = compile_sql(
    select(_PLAYER.c.user_id).where(_PLAYER.c.match_id == _OF).order_by(_PLAYER.c.number), "of_match"
)
STOOD_STILL = compile_sql(
    select(_PLACE.c.match_id)
    .join(_MATCH, _MATCH.c.id == _PLACE.c.match_id)
    .where(
        _PLACE.c.kind.in_([literal_column("'halted'"), literal_column("'told'")]),
        _PLACE.c.about == bindparam("about"),
        _going(),
    )
    .distinct(),
    "about",
)
UNATTENDED = compile_sql(
    select(_UNATTENDED.c.match_id).where(_readable(_UNATTENDED)).order_by(_UNATTENDED.c.match_id)
)
FACE = compile_sql(
    select(_FACE.c.message_id, _FACE.c.seq, _FACE.c.digest).where(_FACE.c.match_id == _OF), "of_match"
)
_LAST = (
    select(func.max(_ENTRY.c.seq))
    .where(_ENTRY.c.match_id == _PLACE.c.match_id)
    .correlate(_PLACE)
    .scalar_subquery()
)
UNSHOWN = compile_sql(
    select(_PLACE.c.match_id)
    .join(_MATCH, _MATCH.c.id == _PLACE.c.match_id)
    .outerjoin(_FACE, _FACE.c.match_id == _PLACE.c.match_id)
    .where(
        _PLACE.c.kind == literal_column("'board'"),
        _going(),
        or_(_FACE.c.seq.is_(None), _FACE.c.seq < _LAST),
        _readable(_PLACE),
    )
)
SPOTS = compile_sql(
    select(_PLACE.c.kind, _PLACE.c.about, _PLACE.c.channel_id, _PLACE.c.message_id)
    .where(_PLACE.c.match_id == _OF)
    .order_by(_PLACE.c.kind, _PLACE.c.about),
    "of_match",
)

_TIMERS = ("wait", "kind", "seat", "due", "remaining", "stretched")
TIMERS = compile_sql(
    select(*(_TIMER.c[name] for name in _TIMERS))
    .where(_TIMER.c.match_id == _OF)
    .order_by(_TIMER.c.wait, _TIMER.c.kind),
    "of_match",
)
DUE = with_limit(
    compile_sql(
        select(*(_TIMER.c[name] for name in ("match_id", "wait", "kind", "seat", "due")))
        .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
        .order_by(_TIMER.c.due, _TIMER.c.match_id, _TIMER.c.wait, _TIMER.c.kind),
        "now",
    )
)
DUE_OF = compile_sql(
    select(*(_TIMER.c[name] for name in ("match_id", "wait", "kind", "seat", "due")))
    .where(_TIMER.c.match_id == _OF, _TIMER.c.due <= bindparam("now"), _keeping_up())
    .order_by(_TIMER.c.due, _TIMER.c.wait, _TIMER.c.kind),
    *("of_match", "now"),
)
DUE_MATCHES = compile_sql(
    select(_TIMER.c.match_id)
    .where(_TIMER.c.due <= bindparam("now"), _keeping_up())
    .group_by(_TIMER.c.match_id + literal_column("0"))
    .order_by(func.min(_TIMER.c.due), _TIMER.c.match_id),
    "now",
)
"""Grouped by a sum, so that SQLite reads the index of what is due and not every match in its order."""
NEXT_DUE = first(
    compile_sql(select(_TIMER.c.due).where(_TIMER.c.due.is_not(None), _keeping_up()).order_by(_TIMER.c.due))
)
LAGGING = compile_sql(
    select(_LAG.c.match_id, _LAG.c.since)
    .outerjoin(_TIMER, _TIMER.c.match_id == _LAG.c.match_id)
    .where(_readable(_LAG))
    .group_by(_LAG.c.match_id)
    .order_by(func.min(_TIMER.c.due), _LAG.c.match_id)
)

PENDING = with_limit(
    compile_sql(
        select(
            *(_POST.c[name] for name in ("id", "match_id", "seq", "kind", "seat", "position", "attempted"))
        )
        .where(_POST.c.sent_at.is_(None), _POST.c.id > bindparam("after"), _readable(_POST))
        .order_by(_POST.c.id),
        "after",
    )
)

TOLD = with_limit(
    compile_sql(
        select(*(_POST.c[name] for name in ("id", "seq", "kind", "seat", "sent_at", "message_id")))
        .where(
            _POST.c.match_id == _OF,
            _POST.c.seat == bindparam("of_seat"),
            _POST.c.message_id > literal_column("0"),
        )
        .order_by(_POST.c.seq.desc(), _POST.c.position.desc()),
        *("of_match", "of_seat"),
    )
)
TOLD_ROW = compile_sql(
    select(*(_POST.c[name] for name in ("id", "seq", "kind", "seat", "sent_at", "message_id"))).where(
        _POST.c.match_id == _OF, _POST.c.id == bindparam("of_id"), _POST.c.message_id > literal_column("0")
    ),
    *("of_match", "of_id"),
)
HAVING = compile_sql(
    select(_PLACE.c.match_id)
    .distinct()
    .where(_PLACE.c.kind == bindparam("kind"))
    .order_by(_PLACE.c.match_id),
    "kind",
)
TOLD_ALOUD = with_limit(
    compile_sql(
        select(*(_POST.c[name] for name in ("id", "seq", "kind", "seat", "sent_at", "message_id")))
        .where(
            _POST.c.match_id == _OF,
            _POST.c.seat.is_(None),
            _POST.c.message_id > literal_column("0"),
        )
        .order_by(_POST.c.seq.desc(), _POST.c.position.desc()),
        "of_match",
    )
)

_OF_SCOPE = (_PREFERENCE.c.scope == bindparam("scope"), _PREFERENCE.c.id == bindparam("owner"))
PREFERENCE = compile_sql(
    select(_PREFERENCE.c.value).where(*_OF_SCOPE, _PREFERENCE.c.name == bindparam("choice")),
    *("scope", "owner", "choice"),
)
PREFERENCES = compile_sql(
    select(_PREFERENCE.c.name, _PREFERENCE.c.value).where(*_OF_SCOPE).order_by(_PREFERENCE.c.name),
    *("scope", "owner"),
)
CHOOSERS = compile_sql(
    select(_PREFERENCE.c.id)
    .where(
        _PREFERENCE.c.scope == bindparam("scope"),
        _PREFERENCE.c.name == bindparam("choice"),
        _PREFERENCE.c.value == bindparam("value"),
    )
    .order_by(_PREFERENCE.c.id),
    *("scope", "choice", "value"),
)
NAME = compile_sql(
    select(_PERSON.c.box, _PERSON.c.seen_at).where(_PERSON.c.user_id == bindparam("of_user")), "of_user"
)
ASIDE = compile_sql(
    select(*(_ASIDE.c[name] for name in ("match_id", "since", "fault", "seq"))).order_by(_ASIDE.c.match_id)
)
OPEN_OF = compile_sql(select(func.count()).where(_MATCH.c.host_id == bindparam("host"), _going()), "host")
OPEN_IN = compile_sql(select(func.count()).where(_MATCH.c.guild_id == bindparam("guild"), _going()), "guild")
ALIVE_AT = compile_sql(select(_STORE.c.alive_at))
INTERACTION = compile_sql(
    select(_INTERACTION.c.match_id, _INTERACTION.c.id, _INTERACTION.c.seq).where(
        or_(_INTERACTION.c.id == bindparam("one"), _INTERACTION.c.id == bindparam("end"))
    ),
    *("one", "end"),
)
PACK = compile_sql(
    select(_CONTENT.c.game, _CONTENT.c.version, _CONTENT.c.body).where(_CONTENT.c.version == bindparam("of")),
    "of",
)
VERSIONS = compile_sql(select(_CONTENT.c.version))
