"""How a PostgreSQL store stands just now: what the server promises, who follows it, and who serves it."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from engine.store.migrating import newest
from engine.store.postgres.driver import DURABLE, FAILURES, PostgresConnection
from engine.store.postgres.members import HAS_MEMBERS
from engine.store.postgres.refusals import failure_refusal
from engine.store.records import PostgresStanding

SERVER: Final = """
SELECT current_setting('server_version'), current_setting('fsync'), current_setting('full_page_writes'),
  current_setting('synchronous_commit'), current_setting('synchronous_standby_names'),
  (SELECT count(*) FROM pg_stat_replication)
"""
MEMBERS: Final = """
SELECT name, (SELECT count(*) FROM slot WHERE holder = name AND slot.until > now()) FROM member
WHERE until > now() ORDER BY name
"""
SLOTS: Final = "SELECT count(*) FROM slot"


def look_at_postgres(address: str) -> PostgresStanding:
    """What the database at `address` tells of itself. StoreRefused, as of `failure_refusal`. Blocks."""

    def ask() -> PostgresStanding:
        # As one who plays, for what a commit waits for hangs on that.
        connection = PostgresConnection(address, DURABLE)
        try:
            return _ask(connection)
        except FAILURES as error:
            raise failure_refusal(error, address) from error
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(ask).result()


def _ask(connection: PostgresConnection) -> PostgresStanding:
    version, fsync, pages, commit, names, replicas = _row(connection, SERVER)
    members: list[Any] = []
    shards = 0
    if _row(connection, HAS_MEMBERS)[0]:
        members = connection.execute(MEMBERS).fetchall()
        shards = _row(connection, SLOTS)[0]
    settings = {"fsync": fsync, "full_page_writes": pages}
    return PostgresStanding(
        version=version.partition(" ")[0],
        revision=str(newest()),
        lacking=tuple(name for name, value in settings.items() if value == "off"),
        commit=commit,
        is_synchronous=bool(names),
        replicas=replicas,
        members=tuple((str(name), int(count)) for name, count in members),
        shards=shards,
    )


def _row(connection: PostgresConnection, sql: str) -> tuple[Any, ...]:
    return connection.execute(sql).fetchall()[0]
