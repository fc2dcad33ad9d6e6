"""The writer's SQL, compiled once from the tables, with the order of its values spelt out and checked."""

from sqlalchemy import (
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    null,
    select,
    true,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

from engine.store.models import (
    MATCH_COLUMNS,
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
    compile_sql,
    table,
)

_MATCH, _ENTRY, _TIMER = table(MatchRow), table(EntryRow), table(TimerRow)
_INTERACTION, _POST, _PREFERENCE = table(InteractionRow), table(PostRow), table(PreferenceRow)
_PLAYER, _PLACE, _LAG = table(PlayerRow), table(PlaceRow), table(LagRow)
_TIMER_KEY = ("match_id", "wait", "kind")
_OF_TIMER = ("of_match", "of_wait", "of_kind")
_THIS_TIMER = [
    _TIMER.c[column] == bindparam(name) for column, name in zip(_TIMER_KEY, _OF_TIMER, strict=True)
]
_THIS_POST = _POST.c.id == bindparam("of_post")
_THIS_MATCH = _MATCH.c.id == bindparam("of_match")
_UNATTENDED, _FACE = table(UnattendedRow), table(FaceRow)
_facing = upsert(_FACE)
_naming = upsert(table(PersonRow))
_opening = upsert(_TIMER)
_choosing = upsert(_PREFERENCE)
_placing = upsert(_PLACE)

ADD_CONTENT = compile_sql(
    upsert(table(ContentRow)).on_conflict_do_nothing(index_elements=[table(ContentRow).c.version]),
    *("version", "game", "body"),
)
ADD_ENTRY = compile_sql(insert(_ENTRY), "match_id", "seq", "box")
ADD_INTERACTION = compile_sql(insert(_INTERACTION), "id", "match_id", "seq", "at")
ADD_PLAYER = compile_sql(insert(_PLAYER), "match_id", "number", "user_id")
ADD_POST = compile_sql(
    insert(_POST).values(attempted=False), "match_id", "seq", "kind", "seat", "position", "attempted"
)
OPEN_TIMER = compile_sql(
    _opening.on_conflict_do_update(
        index_elements=[_TIMER.c[column] for column in _TIMER_KEY],
        set_={name: _opening.excluded[name] for name in ("seat", "due", "remaining", "stretched")},
    ),
    *(*_TIMER_KEY, "seat", "due", "remaining", "stretched"),
)
CLOSE_TIMER = compile_sql(delete(_TIMER).where(*_THIS_TIMER), *_OF_TIMER)
SET_STATUS = compile_sql(update(_MATCH).where(_THIS_MATCH).values(status=bindparam("new")), "new", "of_match")

ADD_MATCH = compile_sql(
    insert(_MATCH),
    *(*MATCH_COLUMNS, "secret"),
)
SET_SECRET = compile_sql(update(_MATCH).where(_THIS_MATCH).values(secret=bindparam("new")), "new", "of_match")
MARK_ATTEMPTED = compile_sql(update(_POST).where(_THIS_POST).values(attempted=true()), "of_post")
MARK_SENT = compile_sql(
    update(_POST).where(_THIS_POST).values(sent_at=bindparam("new_at"), message_id=bindparam("new_message")),
    *("new_at", "new_message", "of_post"),
)
SET_PREFERENCE = compile_sql(
    _choosing.on_conflict_do_update(
        index_elements=[_PREFERENCE.c.scope, _PREFERENCE.c.id, _PREFERENCE.c.name],
        set_={"value": _choosing.excluded["value"]},
    ),
    *("scope", "id", "name", "value"),
)
DROP_PREFERENCE = compile_sql(
    delete(_PREFERENCE).where(
        _PREFERENCE.c.scope == bindparam("of_scope"),
        _PREFERENCE.c.id == bindparam("of_id"),
        _PREFERENCE.c.name == bindparam("of_name"),
    ),
    *("of_scope", "of_id", "of_name"),
)
SET_NAME = compile_sql(
    _naming.on_conflict_do_update(
        index_elements=[table(PersonRow).c.user_id],
        set_={name: _naming.excluded[name] for name in ("box", "seen_at")},
    ),
    *("user_id", "box", "seen_at"),
)
PUT_ASIDE = compile_sql(
    upsert(table(AsideRow)).on_conflict_do_nothing(), *("match_id", "since", "fault", "seq")
)
TAKE_BACK = compile_sql(
    delete(table(AsideRow)).where(table(AsideRow).c.match_id == bindparam("of_match")), "of_match"
)
LAGS = compile_sql(upsert(_LAG).on_conflict_do_nothing(), "match_id", "since")
SET_ALIVE = compile_sql(update(table(StoreRow)).values(alive_at=bindparam("new")), "new")
RUN_NOW = compile_sql(
    select(_MATCH.c.id).where(
        _MATCH.c.status == literal_column("'running'"),
        exists().where(_TIMER.c.match_id == _MATCH.c.id, _TIMER.c.due.is_not(None)),
    )
)
UNATTENDED = compile_sql(upsert(_UNATTENDED).on_conflict_do_nothing(), "match_id")
ATTENDED = compile_sql(delete(_UNATTENDED).where(_UNATTENDED.c.match_id == bindparam("of_match")), "of_match")
SET_FACE = compile_sql(
    _facing.on_conflict_do_update(
        index_elements=[_FACE.c.match_id],
        set_={name: _facing.excluded[name] for name in ("seq", "message_id", "digest")},
    ),
    *("match_id", "seq", "message_id", "digest"),
)
DROP_FACE = compile_sql(delete(_FACE).where(_FACE.c.match_id == bindparam("of_match")), "of_match")
CATCH_UP = compile_sql(delete(_LAG).where(_LAG.c.match_id == bindparam("of_match")), "of_match")
SET_PLACE = compile_sql(
    _placing.on_conflict_do_update(
        index_elements=[_PLACE.c.match_id, _PLACE.c.kind, _PLACE.c.about],
        set_={name: _placing.excluded[name] for name in ("channel_id", "message_id")},
    ),
    *("match_id", "kind", "about", "channel_id", "message_id"),
)
DROP_PLACE = compile_sql(
    delete(_PLACE).where(
        _PLACE.c.match_id == bindparam("of_match"),
        _PLACE.c.kind == bindparam("of_kind"),
        _PLACE.c.about == bindparam("of_thing"),
    ),
    *("of_match", "of_kind", "of_thing"),
)
MOVE_MATCH = compile_sql(
    update(_MATCH).where(_THIS_MATCH).values(guild_id=bindparam("guild"), channel_id=bindparam("channel")),
    *("guild", "channel", "of_match"),
)
SET_LANGUAGE = compile_sql(
    update(_MATCH).where(_THIS_MATCH).values(language=bindparam("new")), "new", "of_match"
)
RUNNING_TIMERS = compile_sql(
    select(_TIMER.c.wait, _TIMER.c.kind, _TIMER.c.due).where(
        _TIMER.c.match_id == bindparam("of_match"), _TIMER.c.due.is_not(None)
    ),
    "of_match",
)
STANDING_TIMERS = compile_sql(
    select(_TIMER.c.wait, _TIMER.c.kind, _TIMER.c.remaining).where(
        _TIMER.c.match_id == bindparam("of_match"), _TIMER.c.remaining.is_not(None)
    ),
    "of_match",
)
PAUSE_TIMER = compile_sql(
    update(_TIMER).where(*_THIS_TIMER).values(due=null(), remaining=bindparam("new")), "new", *_OF_TIMER
)
RESUME_TIMER = compile_sql(
    update(_TIMER).where(*_THIS_TIMER).values(due=bindparam("new"), remaining=null()), "new", *_OF_TIMER
)

FIND_INTERACTION = compile_sql(
    select(_INTERACTION.c.match_id, _INTERACTION.c.seq).where(_INTERACTION.c.id == bindparam("of_id")),
    "of_id",
)
FIND_MATCH = compile_sql(select(_MATCH.c.id).where(_THIS_MATCH), "of_match")
FIND_ENTRY = compile_sql(
    select(_ENTRY.c.seq).where(
        _ENTRY.c.match_id == bindparam("of_match"), _ENTRY.c.seq == bindparam("of_seq")
    ),
    *("of_match", "of_seq"),
)
