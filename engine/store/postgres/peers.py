"""What processes on one PostgreSQL tell one another, and share."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from engine.store.errors import StoreError
from engine.store.peers import ONCE, SESSIONS_APART, Heard
from engine.store.postgres.desk import Desk
from engine.store.postgres.driver import FAILURES, PATIENCE, Session, connect, end_connection

CHANNEL: Final = "khandan"
MOST: Final = 200
"""Matches in one hint, which has room for 8,000 bytes."""

REST: Final = 1.0
"""Seconds until a connection that was lost is made anew."""

ON_PRIMARY: Final = Session(hosts="read-write")
"""A standby hands on no hints."""

TELL: Final = f"SELECT pg_notify('{CHANNEL}', ?)"

# Moments are kept as the time up to which all is spent: nobody has to count, and what is saved up is little.
RESERVE_REQUESTS: Final = """
INSERT INTO allowance AS kept (id, at) VALUES (1, clock_timestamp() + make_interval(secs => ?))
ON CONFLICT (id) DO UPDATE
  SET at = greatest(kept.at, clock_timestamp()) + make_interval(secs => ?)
RETURNING extract(epoch FROM at - clock_timestamp())::float8
"""
RESERVE_SESSION: Final = """
INSERT INTO identify AS kept (bucket, free_at) VALUES (?, clock_timestamp() + make_interval(secs => ?))
ON CONFLICT (bucket) DO UPDATE
  SET free_at = greatest(kept.free_at, clock_timestamp()) + make_interval(secs => ?)
RETURNING extract(epoch FROM free_at - clock_timestamp())::float8
"""
BEGIN_ONCE: Final = """
INSERT INTO once AS kept (name, holder, until) VALUES (?, ?, now() + make_interval(secs => ?))
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE (kept.until IS NULL OR kept.until < now() OR kept.holder = excluded.holder)
    AND kept.digest IS DISTINCT FROM ?
RETURNING name
"""
IS_DONE: Final = "SELECT 1 FROM once WHERE name = ? AND digest = ?"
FINISH_ONCE: Final = (
    "UPDATE once SET digest = coalesce(?, digest), until = NULL WHERE name = ? AND holder = ?"
)


class PostgresPeers:
    """The other processes, for the one of this name."""

    def __init__(self, desk: Desk, address: str, name: str) -> None:
        self._desk, self._address, self._name = desk, address, name
        self._told: dict[int, int] = {}
        """The servers of the matches that the others are to be told of, by match."""
        self._telling: asyncio.Task[None] | None = None

    def tell(self, match: int, guild: int) -> None:
        """Hint to the others that something of a match was kept."""
        self._told[match] = guild
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._send_hints())

    async def _send_hints(self) -> None:
        """Send what is to be told, until all is; what can't be told the others find by looking."""
        while self._told:
            told = dict(islice(self._told.items(), MOST))
            for match in told:
                del self._told[match]
            hints = [f"{match}:{guild}" for match, guild in told.items()]
            with suppress(StoreError, RuntimeError):  # the database is away, or closed
                await self._desk.ask(TELL, " ".join((self._name, *hints)))

    async def hear(self, heard: Heard) -> None:
        """Hand on the others' hints, for ever; with none after each time at which some may be missing."""

        def on_hint(_: Any, __: int, ___: str, payload: str) -> None:
            name, *hints = payload.split(" ")
            if name != self._name:
                pairs = [hint.partition(":") for hint in hints]
                heard([(int(match), int(guild)) for match, _, guild in pairs])

        while True:
            connection = None
            try:
                connection = await connect(self._address, ON_PRIMARY, PATIENCE)
                await connection.add_listener(CHANNEL, on_hint)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                heard(())
                await lost.wait()
            except FAILURES:
                await asyncio.sleep(REST)
            finally:
                if connection is not None:
                    await end_connection(connection)

    async def reserve_requests(self, count: int, rate: int, burst: int) -> float:
        """Take so many requests of the one budget: in how many seconds they may go out."""
        each = 1 / rate
        ((until,),) = await self._desk.ask(RESERVE_REQUESTS, count * each, count * each)
        return max(0.0, float(until) - burst * each)

    async def reserve_session(self, bucket: int) -> float:
        """Take the next moment of a bucket: in how many seconds that is."""
        asked: Sequence[Any] = (bucket, SESSIONS_APART, SESSIONS_APART)
        ((until,),) = await self._desk.ask(RESERVE_SESSION, *asked)
        return max(0.0, float(until) - SESSIONS_APART)

    async def try_begin(self, name: str, digest: bytes) -> bool:
        """Whether this process is to do this work now."""
        return bool(await self._desk.ask(BEGIN_ONCE, name, self._name, ONCE, digest))

    async def is_done(self, name: str, digest: bytes) -> bool:
        """Whether some process has done this work for this digest."""
        return bool(await self._desk.ask(IS_DONE, name, digest))

    async def finish(self, name: str, digest: bytes | None) -> None:
        """Say that it is done for this digest, or that it failed."""
        await self._desk.ask(FINISH_ONCE, digest, name, self._name)
