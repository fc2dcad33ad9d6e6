"""What a store asks that once read every row: the last match of a channel that is over, and what is owed.

`python -m tests.bench.ended 20000` counts with so many matches that are over, one post of each long sent.
"""

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.keys import DATABASE
from engine.store import Codec, open_store
from engine.store.codec import secret_place
from tests.bench.tables_made import played
from tests.engine.store.files import seal_again
from tests.loopback.bot import ring

GUILD, CHANNEL, HOST, TURNS = 1, 2, 3, 5
TIMES: Final = 200


async def made(folder: Path, count: int) -> None:
    """One campaign goes on; copies of it are over, every tenth in the channel that is asked about."""
    await played(folder, GUILD, CHANNEL, HOST, TURNS)
    codec = Codec(ring(), os.urandom)
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        cursor = database.execute("SELECT * FROM match WHERE id = 1")
        names = [one[0] for one in cursor.description]
        first = dict(zip(names, cursor.fetchone(), strict=True))
        secret = codec.open(first["secret"], secret_place(1))
        marks = ", ".join(f":{name}" for name in names)
        rows = (
            _over(first, number, codec.seal(secret, secret_place(number))) for number in range(2, count + 2)
        )
        database.executemany(f"INSERT INTO match VALUES ({marks})", rows)
        database.execute("UPDATE post SET sent_at = (SELECT created_at FROM match), message_id = 1")
        post = [one[1] for one in database.execute("PRAGMA table_info(post)") if one[1] != "id"]
        taken = ", ".join(post)
        copied = ", ".join("match.id" if name == "match_id" else f"post.{name}" for name in post)
        database.execute(
            f"INSERT INTO post ({taken}) SELECT {copied} FROM post, match "
            "WHERE post.id = (SELECT min(id) FROM post) AND match.id > 1"
        )
    seal_again(folder / DATABASE, codec)


def _over(first: dict[str, Any], number: int, secret: bytes) -> dict[str, Any]:
    channel = CHANNEL if number % 10 == 0 else CHANNEL + number
    return first | {"id": number, "status": "ended", "channel_id": channel, "secret": secret}


async def timed(ask: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds, the mean of many times."""
    await ask()
    began = time.perf_counter()
    for _ in range(TIMES):
        await ask()
    return (time.perf_counter() - began) * 1000 / TIMES


async def measured(count: int) -> dict[str, float]:
    """With so many matches that are over."""
    with tempfile.TemporaryDirectory() as folder:
        await made(Path(folder), count)
        store = open_store(Path(folder) / DATABASE, ring(), "bench")
        found = {
            "ended matches": count,
            "last of a channel ms": await timed(lambda: store.read.last_ended(GUILD, CHANNEL)),
            "owed ms": await timed(store.read.pending_posts),
        }
        assert await store.read.last_ended(GUILD, CHANNEL) == (count + 1) // 10 * 10
        await store.close()
    return found


if __name__ == "__main__":
    for name, value in asyncio.run(measured(int(sys.argv[1]))).items():
        print(f"{name:22} {value:10.3f}", flush=True)  # noqa: T201
