"""Writes of background work, which only the holder of a slot may make (slots.py); in the writer's thread."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, exists, literal_column, select

from engine.store.driver import Connection
from engine.store.models import MatchRow, SlotRow, TimerRow, table
from engine.store.query import shard_of_guild
from engine.store.slots import Fence
from engine.store.sql import compile_sql, select_sql, stamp, update_sql

Fences = Mapping[int, int]
"""By shard, the number of its holding: what `Slots.mine` gives."""

_MATCH, _TIMER = table(MatchRow), table(TimerRow)
_RUNNING: Final = select(_MATCH.c.id).where(
    _MATCH.c.status == literal_column("'running'"),
    exists().where(_TIMER.c.match_id == _MATCH.c.id, _TIMER.c.due.is_not(None)),
)
FIND_RUNNING = compile_sql(_RUNNING)
FIND_RUNNING_OF_SHARD = compile_sql(
    _RUNNING.where(shard_of_guild(_MATCH.c.guild_id) == bindparam("shard")), "shard"
)
FIND_HOLDING = select_sql(SlotRow, "shard", of=("shard", "fence"))
SET_SLOT_ALIVE = update_sql(SlotRow, "alive_at", of=("shard", "fence"))


def is_held(connection: Connection, fence: Fence | None) -> bool:
    """Whether the slot is still held by this holding; without a fence nobody else could hold it."""
    if fence is None:
        return True
    return connection.execute(FIND_HOLDING, (fence.shard, fence.number)).fetchone() is not None


def running_matches(connection: Connection, fences: Fences | None) -> list[int]:
    """The matches of which a clock runs, on the slots that are still held; None: all there are."""
    if fences is None:
        return [match for (match,) in connection.execute(FIND_RUNNING)]
    held = [shard for shard, number in fences.items() if is_held(connection, Fence(shard, number))]
    return [match for shard in held for (match,) in connection.execute(FIND_RUNNING_OF_SHARD, (shard,))]


def set_slots_alive(connection: Connection, at: datetime, fences: Fences) -> None:
    """Say that somebody is here for these slots; of those that are another's by now nothing is said."""
    connection.executemany(SET_SLOT_ALIVE, [(stamp(at), *holding) for holding in sorted(fences.items())])
