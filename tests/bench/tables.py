"""Very many tables behind one bot, over sockets: starts, an absence of three hours, a storm of deadlines.

`python -m tests.bench.tables 10000` measures at full size, on a machine that does nothing else. One campaign
is played, and its rows are copied under other numbers and names.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot import wiring
from bot.keys import DATABASE
from bot.posts.herald import herald
from engine.games.houses import VERSION
from engine.kernel.table.messages import Begin, Join, OpenTable
from engine.matches import Matches
from engine.stewards import steward_for
from engine.store import Codec, Seen, open_store
from engine.store import statements as sql
from engine.store.codec import entry_place, secret_place
from engine.store.statements import stamp
from tests.loopback.bot import material, ring
from tests.loopback.nursery import Nursery, kill, nursery
from tests.loopback.people import Person
from tests.loopback.server import Server, serving
from tests.loopback.town import Message
from tests.loopback.watching import until

PEOPLE: Final = 60
"""So many of the tables have somebody who presses."""

STORM: Final = 1_000
PATIENCE: Final = 300.0
"""Seconds after which a storm is measured as far as it has come."""

DAY: Final = 86_400.0
V2: Final = 1 << 15


class Tables(Struct):
    """So many tables, their small Discord and the folder of the bot; the boards of those who press."""

    server: Server
    folder: Path
    people: list[tuple[Person, Message]]
    count: int


async def played(folder: Path, guild: int, channel: int, host: int, turns: int) -> None:
    """One campaign of a person and stewards, some turns old, in a new database."""
    parts, now = material(), [datetime.now(UTC)]
    store = wiring.opened(folder, ring())
    assert parts.shelf is not None
    matches = Matches(
        store,
        parts.shelf,
        now=lambda: now[0],
        entropy=random.Random(1).randbytes,
        patience=wiring.patience,
        herald=herald(parts.renderers),
        stewards=steward_for,
    )
    await matches.start()
    action = OpenTable("houses", VERSION, parts.contents["houses"], 5, "{}", "en")
    match = await matches.open(action, guild=guild, channel=channel, host=host)
    await matches.at_table(match, host, Join())
    await matches.at_table(match, host, Begin("random"))
    for _ in range(turns):
        await matches.attend(match)
        now[0] = await matches.next_due() or now[0]
        await matches.lapse()
    await matches.attend(match)
    await store.close()


def copied(tables: Tables, boards: list[Message], hosts: list[int]) -> None:
    """The first match's rows under every other number; nothing of any is owed, every board is shown."""
    path = tables.folder / DATABASE
    codec = Codec(ring(), os.urandom)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        match = database.execute("SELECT * FROM match WHERE id = 1").fetchone()
        secret = codec.open(match[-1], secret_place(1))
        rows = database.execute("SELECT seq, box FROM entry WHERE match_id = 1 ORDER BY seq").fetchall()
        bodies = [(seq, codec.open(box, entry_place(1, seq))) for seq, box in rows]
        timers = database.execute("SELECT * FROM timer WHERE match_id = 1").fetchall()
        database.execute("BEGIN")
        database.execute("UPDATE post SET sent_at = ?, message_id = 1", (match[7],))
        database.execute("DELETE FROM unattended")
        database.execute("DELETE FROM place")
        for number in range(1, tables.count + 1):
            if number > 1:
                box = codec.seal(secret, secret_place(number))
                marks = ", ".join("?" * len(match))
                database.execute(f"INSERT INTO match VALUES ({marks})", (number, *match[1:-1], box))
                sealed = [(number, seq, codec.seal(body, entry_place(number, seq))) for seq, body in bodies]
                database.executemany(sql.ADD_ENTRY, sealed)
                database.execute(sql.ADD_PLAYER, (number, 0, hosts[number - 1]))
                for timer in timers:
                    marks = ", ".join("?" * len(timer))
                    database.execute(f"INSERT INTO timer VALUES ({marks})", (number, *timer[1:]))
            board = boards[number - 1]
            database.execute(sql.SET_PLACE, (number, "board", "", board.channel, board.id))
            database.execute(sql.SET_PLACE, (number, "pinned", "", board.channel, board.id))
            database.execute(sql.SET_FACE, (number, bodies[-1][0], board.id, bytes(16)))
        database.execute("UPDATE match SET host_id = ? WHERE id = 1", (hosts[0],))
        database.execute("COMMIT")


async def made(server: Server, folder: Path, count: int, turns: int) -> Tables:
    """The world of the bench."""
    town, chance = server.town, random.Random(2)
    hall = town.open_channel("hall")
    pressing = {
        number: Person(town, f"person {number}") for number in chance.sample(range(count), min(count, PEOPLE))
    }
    pressing.setdefault(0, Person(town, "person 0"))
    hosts = [
        pressing[number].id if number in pressing else town.person(f"person {number}")
        for number in range(count)
    ]
    await played(folder, town.guild, hall.id, hosts[0], turns)
    boards = []
    for number in range(1, count + 1):
        button = {"type": 2, "style": 1, "label": "My seat", "custom_id": f"v1:seat:{number}"}
        shown = {"type": 17, "components": [{"type": 1, "components": [button]}]}
        boards.append(town.post(hall, town.bot, {"components": [shown], "flags": V2}))
    tables = Tables(server, folder, [(one, boards[number]) for number, one in pressing.items()], count)
    copied(tables, boards, hosts)
    store = open_store(folder / DATABASE, ring(), "bench")
    now = datetime.now(UTC)
    await store.write.set_names({one: Seen(town.names[one], now) for one in hosts})
    await store.close()
    return tables


def clocked(tables: Tables, gone: timedelta, dues: Callable[[int], timedelta]) -> None:
    """The bot was last alive so long ago; the deadline of each match is so far from now."""
    now = datetime.now(UTC)
    with closing(sqlite3.connect(tables.folder / DATABASE)) as database, database:
        database.execute("DELETE FROM lag")
        database.execute(sql.SET_ALIVE, (stamp(now - gone),))
        database.execute("DELETE FROM timer WHERE kind <> 'deadline'")
        for number in range(1, tables.count + 1):
            due = stamp(now + dues(number))
            database.execute(
                "UPDATE timer SET due = ?, remaining = NULL WHERE match_id = ? AND kind = 'deadline'",
                (due, number),
            )


async def pressed(tables: Tables, chance: random.Random) -> float:
    """Somebody presses "My seat"; seconds until the answer, 60 where none comes."""
    person, board = chance.choice(tables.people)
    began = time.perf_counter()
    asked = person.click(board, "v1:seat")
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asked.answered.wait(), 60)
    return time.perf_counter() - began


async def pressing(tables: Tables, until_: Callable[[], bool], pause: float) -> list[float]:
    """Presses one after another, none waiting for the one before, until it is so; how long each took."""
    chance, presses = random.Random(3), list[Awaitable[float]]()
    while not until_():
        presses.append(asyncio.ensure_future(pressed(tables, chance)))
        await asyncio.sleep(pause)
    return sorted(await asyncio.gather(*presses))


def p99(clicks: list[float]) -> float:
    """All but one in a hundred took no longer; they are sorted."""
    return clicks[int(len(clicks) * 0.99)]


def late(began: float) -> bool:
    """A machine that is too slow or too busy is not waited for."""
    return time.perf_counter() - began > PATIENCE


def resident(pid: int) -> float:
    """Megabytes of memory that a process has."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def sent(server: Server, since: int) -> int:
    """Messages that were sent or changed."""
    made = server.requests[since:]
    return sum(one.startswith(("POST /channels", "PATCH /channels")) for one in made)


def rows(tables: Tables, question: str) -> int:
    """What the database counts, while the bot runs."""
    with closing(sqlite3.connect(f"file:{tables.folder / DATABASE}?mode=ro", uri=True)) as database:
        return int(database.execute(question).fetchone()[0])


async def born(tables: Tables, bots: Nursery) -> int:
    """A bot is begun, connects, and its commands are known: before that nobody can type any."""
    gateway, town = tables.server.gateway, tables.server.town
    before = gateway.identified
    pid = bots.begin(tables.server, tables.folder, DAY)
    await until(lambda: gateway.identified > before and bool(town.commands), 120)
    return pid


async def died(bots: Nursery, pid: int) -> None:
    """It ends."""
    kill(pid)
    await bots.gone(pid)


async def quiet(tables: Tables, bots: Nursery, seconds: float) -> dict[str, float]:
    """A start with nothing owed: what is sent, and how much memory is taken when it rests."""
    clocked(tables, timedelta(seconds=5), lambda number: timedelta(days=1))
    since = len(tables.server.requests)
    pid = await born(tables, bots)
    await asyncio.sleep(seconds)
    found = {"edits at a start": sent(tables.server, since), "resident_mb": resident(pid)}
    await died(bots, pid)
    return found


async def absence(tables: Tables, bots: Nursery, longest: float) -> dict[str, float]:
    """Three hours away: the first answered click, the others while clocks are moved, what it takes."""
    chance = random.Random(4)
    clocked(tables, timedelta(hours=3), lambda number: timedelta(minutes=chance.uniform(-170, 1000)))
    began = time.perf_counter()
    pid = await born(tables, bots)
    first = await pressed(tables, chance)
    answered = time.perf_counter() - began
    clicks = await pressing(tables, lambda: time.perf_counter() - began > longest or caught_up(tables), 0.2)
    took = time.perf_counter() - began
    found = {
        "first click s": answered,
        "its own wait s": first,
        "clicks": len(clicks),
        "p50_s": clicks[len(clicks) // 2],
        "p99_s": p99(clicks),
        "slowest_s": clicks[-1],
        "seconds": took,
        "left": rows(tables, "SELECT count(*) FROM lag"),
        "absent_mb": resident(pid),
    }
    await died(bots, pid)
    return found


def caught_up(tables: Tables) -> bool:
    """Every clock was moved."""
    return rows(tables, "SELECT count(*) FROM lag") == 0


async def storm(tables: Tables, bots: Nursery, many: int) -> dict[str, float]:
    """So many deadlines within one second: the slowest click from then until all are played."""
    start = time.time() + 6
    clocked(
        tables,
        timedelta(seconds=1),
        lambda number: timedelta(seconds=6 + number / many) if number <= many else timedelta(days=1),
    )
    pid = await born(tables, bots)
    await asyncio.sleep(max(0.0, start - time.time()))
    now = stamp(datetime.now(UTC) + timedelta(hours=1))

    def over() -> bool:
        return rows(tables, f"SELECT count(*) FROM timer WHERE due < '{now}'") == 0

    began = time.perf_counter()
    clicks = await pressing(tables, lambda: 2 < time.perf_counter() - began and (over() or late(began)), 0.1)
    took = time.perf_counter() - began
    found = {"storm": many, "storm_seconds": took, "slowest click s": clicks[-1], "storm_p99_s": p99(clicks)}
    await died(bots, pid)
    return found


async def measured(
    count: int, turns: int = 40, rest: float = 10.0, longest: float = 600.0
) -> dict[str, float]:
    """Everything, with so many tables."""
    with tempfile.TemporaryDirectory() as folder, nursery() as bots:
        async with serving() as server:
            one = await made(server, Path(folder) / "one", 1, turns)
            least = (await quiet(one, bots, rest))["resident_mb"]
        async with serving() as server:
            tables = await made(server, Path(folder) / "many", count, turns)
            found: dict[str, float] = {
                "tables": count,
                "entries each": rows(tables, "SELECT count(*) FROM entry") / count,
            }
            found |= await quiet(tables, bots, rest)
            found["resident above"] = found["resident_mb"] - least
            found |= await storm(tables, bots, min(STORM, count))
            found |= await absence(tables, bots, longest)
            found["absent above"] = found["absent_mb"] - least
    return found


def measure(count: int) -> dict[str, float]:
    """Edits at a start with nothing owed, megabytes above one table, seconds of clicks."""
    return asyncio.run(measured(count, rest=3.0))


if __name__ == "__main__":
    for name, value in measure(int(sys.argv[1])).items():
        print(f"{name:20} {value:10.3f}", flush=True)  # noqa: T201
