"""Joining those who serve a database: who may, beside whom, and the slots that there are.

Everybody of one database is one bot, with one number of shards, clocks that agree, and rules by which each
can play what another has begun. Whoever is not is refused before anything is touched.
"""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.store.driver import Connection
from engine.store.errors import Refusal
from engine.store.postgres.driver import SERVED
from engine.store.slots import LEASE, Member

CLOCKS: Final = 300.0
"""Seconds by which a process's clock may differ from the database's: a shorter absence is nobody's loss."""

LOOK: Final = 0.5
"""Seconds between two looks at whether the earlier process of this name is gone."""

ONE_BY_ONE: Final = f"SELECT pg_advisory_xact_lock({SERVED + 1})"
"""Within a transaction: processes that start at once make tables and slots one after another."""

WAIT_FOR_OTHERS: Final = f"SELECT pg_advisory_lock({SERVED + 1})"
LET_OTHERS: Final = f"SELECT pg_advisory_unlock({SERVED + 1})"
"""The lock of ONE_BY_ONE, held over several transactions, while the tables are made or changed."""

OTHERS: Final = "SELECT name, bot_id, program, rules FROM member WHERE until > now() ORDER BY name"
HAS_MEMBERS: Final = "SELECT to_regclass('member') IS NOT NULL"
FORGET_GONE: Final = "DELETE FROM member WHERE until <= now() - interval '1 day'"
"""Who stood still, or could not reach the database, is a member again by keeping its row when it awakes."""
JOIN: Final = """
INSERT INTO member (name, bot_id, until, program, revision, rules)
VALUES (?, ?, now() + make_interval(secs => ?), ?, ?, ?)
ON CONFLICT (name) DO UPDATE SET bot_id = excluded.bot_id, until = excluded.until, program = excluded.program,
  revision = excluded.revision, rules = excluded.rules
"""
"""In place of the row of a process of this name that is gone."""
COUNT_SLOTS: Final = "SELECT count(*) FROM slot"
DROP_SLOTS: Final = "DELETE FROM slot"
ALIVE_AT: Final = "SELECT least((SELECT min(alive_at) FROM slot), (SELECT min(alive_at) FROM store))"
ADD_SLOT: Final = "INSERT INTO slot (shard, fence, alive_at) VALUES (?, 0, ?)"
CLOCK: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"


def member_names(connection: Connection) -> list[str]:
    """The names of those who serve the database now; none where it is of before there could be several."""
    if not connection.execute(HAS_MEMBERS).fetchone()[0]:
        return []
    return [name for name, *_ in connection.execute(OTHERS)]


class Known(Struct, frozen=True):
    """What a process can play: the versions of each game's rules, and the content of new tables."""

    rules: dict[str, tuple[str, ...]]
    cards: dict[str, str]


def read_member(name: str, bot: int, program: str, rules: str) -> Member:
    """A process by its row, in which its number of shards does not stand: all have the same."""
    known = msgspec.json.decode(rules, type=Known)
    return Member(name, bot, program=program, rules=known.rules, cards=known.cards)


class NotLetIn(Exception):
    """Why a process can't serve beside the others: the refusal's code, and its slots."""

    def __init__(self, code: Refusal, **slots: str) -> None:
        super().__init__(code, slots)
        self.code, self.slots = code, slots


def join(
    connection: Connection, member: Member, revision: str, now: Callable[[], float], patience: float = LEASE
) -> tuple[Member, ...]:
    """Become a member of those who serve; the others. Blocks. NotLetIn, or a driver's failure.

    `now` is this machine's clock, in seconds since 1970. A process of the same name that has just died is
    one for as long as its lease runs: it is waited for, `patience` seconds at most.
    """
    for _ in range(1 + int(patience / LOOK) + 2):
        try:
            return _join_once(connection, member, revision, now)
        except NotLetIn as why:
            connection.rollback()
            if why.code != "store_name_taken" or patience <= 0:
                raise
            time.sleep(LOOK)
    raise NotLetIn("store_name_taken", name=member.name)


def _join_once(
    connection: Connection, member: Member, revision: str, now: Callable[[], float]
) -> tuple[Member, ...]:
    connection.execute("BEGIN")
    connection.execute(ONE_BY_ONE)
    off = abs(now() - float(connection.execute(CLOCK).fetchall()[0][0]))
    if off > CLOCKS:
        raise NotLetIn("store_clock", minutes=str(round(off / 60)))
    others = tuple(read_member(*row) for row in connection.execute(OTHERS).fetchall())
    for other in others:
        _check_beside(member, other)
    count = int(connection.execute(COUNT_SLOTS).fetchall()[0][0])
    if count != member.shards:
        if others:
            raise NotLetIn("store_shards", shards=str(member.shards), there=str(count))
        _make_slots(connection, member.shards)
    known = msgspec.json.encode(Known(dict(member.rules), dict(member.cards)), order="sorted").decode()
    connection.execute(FORGET_GONE)
    connection.execute(JOIN, (member.name, member.bot, LEASE, member.program, revision, known))
    connection.execute("COMMIT")
    return others


def _check_beside(member: Member, other: Member) -> None:
    """NotLetIn where this process can't serve beside that one."""
    if other.bot != member.bot:
        raise NotLetIn("store_busy")
    if other.name == member.name:
        raise NotLetIn("store_name_taken", name=other.name)
    for game, versions in other.rules.items():
        if not set(versions) <= set(member.rules.get(game, ())):
            raise NotLetIn("store_rules_older", name=other.name)
    # Another program brings its own cards, as at any upgrade; the same one with others was given others.
    if other.program == member.program and other.cards != dict(member.cards):
        raise NotLetIn("store_cards_differ", name=other.name)


def _make_slots(connection: Connection, count: int) -> None:
    """As many slots as there are shards now; nobody was there, so each was alive when the least was."""
    alive_at: Any = connection.execute(ALIVE_AT).fetchall()[0][0]
    connection.execute(DROP_SLOTS)
    connection.executemany(ADD_SLOT, [(shard, alive_at) for shard in range(count)])
