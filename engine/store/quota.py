"""How many matches a host and a server may have, held by the transaction that opens one more.

Two processes that open one at the same moment would both find room. So each locks a row for the host and one
for the server before it counts: a part of the id, so that no row names anybody.
"""

from typing import Final, Literal

from engine.store.driver import Connection
from engine.store.errors import QuotaFull
from engine.store.queries import COUNT_IN_GUILD, COUNT_OF_HOST
from engine.store.records import Opening

PARTS: Final = 4096
"""So many rows of each kind there are at most: whoever has the same one waits for the other."""

LOCK: Final = (
    "INSERT INTO quota (kind, part) VALUES (?, ?) ON CONFLICT (kind, part) DO UPDATE SET part = excluded.part"
)
"""The row is there and locked until the transaction ends."""


def check_quota(connection: Connection, opening: Opening) -> None:
    """QuotaFull where the host or the server of a new match has all they may. Inside the transaction.

    The host's row is locked first everywhere, so that two openings wait in no circle.
    """
    limits, new = opening.limits, opening.new
    if limits is None:
        return
    asked: tuple[tuple[Literal["host", "guild"], int], ...] = (("host", new.host), ("guild", new.guild))
    for kind, owner in asked:
        connection.execute(LOCK, (kind, owner % PARTS))
    if (COUNT_OF_HOST.first(connection, new.host) or 0) >= limits.host:
        raise QuotaFull("host")
    if (COUNT_IN_GUILD.first(connection, new.guild) or 0) >= limits.guild:
        raise QuotaFull("guild")
