"""A question to the store: its SQL, compiled once, and what is made of a row of its answer.

Some questions are of background work, and each process asks them of its own slots (slots.py) alone. They have
a second SQL, `of_slots`, which the reader of a shared database takes; in a file the first one serves.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct
from sqlalchemy import Column, Select, bindparam, func, literal_column, select
from sqlalchemy.sql.elements import ColumnElement

from engine.store.driver import Connection
from engine.store.models import Base, MatchRow, SlotRow, table
from engine.store.sql import compile_sql, select_sql

T = TypeVar("T")
Row = tuple[Any, ...]
Statement = Select[*tuple[object, ...]]

_MATCH, _SLOT = table(MatchRow), table(SlotRow)


class Query(Struct, Generic[T], frozen=True):
    """A question: SQL with question marks, and what is made of a row of its answer.

    `of_slots` is the same of the slots of one process: its last question mark, before a limit, is the
    holder's name. Empty for a question that is asked of the whole store.
    """

    sql: str
    make: Callable[[Row], T]
    of_slots: str = ""

    def all(self, connection: Connection, *given: object) -> tuple[T, ...]:
        """The whole answer. A failure of the driver."""
        return tuple([self.make(row) for row in connection.execute(self.sql, given)])

    def first(self, connection: Connection, *given: object) -> T | None:
        """The first of the answer, or None. A failure of the driver."""
        row = connection.execute(self.sql, given).fetchone()
        return None if row is None else self.make(row)

    def with_slots(self) -> "Query[T]":
        """The question of the slots of one process."""
        return Query(self.of_slots, self.make)


def make_query(
    make: Callable[[Row], T],
    statement: Statement,
    *names: str,
    limit: str = "",
    match: ColumnElement[int] | None = None,
) -> Query[T]:
    """A question whose question marks stand for `names`, in that order.

    `limit` is "1" for the first row alone, "?" for as many as a last question mark says. SQLAlchemy would say
    it by two more values. With `match`, the column that names the match of a row, it is a question of slots.
    """
    tail = f"\n LIMIT {limit}" if limit else ""
    sliced = ""
    if match is not None:
        own = statement.where(match.in_(matches_of_slots()))
        sliced = compile_sql(own, *names, "holder") + tail
    return Query(compile_sql(statement, *names) + tail, make, sliced)


def find_query(
    make: Callable[[Row], T],
    model: type[Base],
    *columns: str,
    of: tuple[str, ...] = (),
    order: tuple[str, ...] = (),
) -> Query[T]:
    """The question for these columns of the rows that have values `of`, in the order of `order`."""
    return Query(select_sql(model, *columns, of=of, order=order), make)


def matches_of_slots() -> Any:
    """The matches of the servers on the slots that `holder` has."""
    held = select(_SLOT.c.shard).where(_SLOT.c.holder == bindparam("holder"))
    return select(_MATCH.c.id).where(shard_of_guild(_MATCH.c.guild_id).in_(held))


def shard_of_guild(guild: Column[Any]) -> ColumnElement[int]:
    """The shard of a server, as `shard_of` of slots.py reckons it, where there are slots."""
    count = select(func.count()).select_from(_SLOT).scalar_subquery()
    return guild.op(">>")(literal_column("22")).op("%")(count)
