"""Very many tables, made from one: a campaign is played and its rows are copied under other numbers."""

import os
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot import wiring
from bot.keys import DATABASE
from bot.posts.recipients import recipients
from engine.automatic_moves import expire_due, play_stewards
from engine.clock.deadlines import wait_length
from engine.games.houses import VERSION
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable
from engine.matches import Matches
from engine.stewards import steward_for
from engine.store import Codec, SeenName, open_store
from engine.store.appends import ADD_ENTRY, ADD_PLAYER, SET_PLACE
from engine.store.codec import entry_place, secret_place
from engine.store.writer import SET_REVISION
from tests.engine.store.files import seal_again
from tests.loopback.bot import material, ring
from tests.loopback.people import Person
from tests.loopback.server import Server
from tests.loopback.town import Message

PEOPLE: Final = 60
"""So many of the tables have somebody who presses."""
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
    store = wiring.open_store_in(folder, ring())
    assert parts.editions is not None
    matches = Matches(
        store,
        parts.editions,
        now=lambda: now[0],
        entropy=random.Random(1).randbytes,
        patience=wait_length,
        recipients=recipients(parts.renderers),
        stewards=steward_for,
    )
    await matches.start()
    action = OpenTable("houses", VERSION, parts.contents["houses"], 5, "{}", "en")
    match = await matches.open(action, guild=guild, channel=channel, host=host)
    await matches.act_at_table(match, host, Join())
    await matches.act_at_table(match, host, Begin("random"))
    for _ in range(turns):
        await play_stewards(matches, match)
        now[0] = await matches.next_due() or now[0]
        await expire_due(matches)
    await play_stewards(matches, match)
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
                database.executemany(ADD_ENTRY, sealed)
                database.execute(ADD_PLAYER, (number, 0, hosts[number - 1]))
                for timer in timers:
                    marks = ", ".join("?" * len(timer))
                    database.execute(f"INSERT INTO timer VALUES ({marks})", (number, *timer[1:]))
            board = boards[number - 1]
            database.execute(SET_PLACE, (number, "board", "", board.channel, board.id))
            database.execute(SET_PLACE, (number, "pinned", "", board.channel, board.id))
            database.execute(SET_REVISION, (number, bodies[-1][0], board.id, bytes(16)))
        database.execute("UPDATE match SET host_id = ? WHERE id = 1", (hosts[0],))
        database.execute("COMMIT")
    seal_again(path, codec)


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
    await store.write.set_names({one: SeenName(town.names[one], now) for one in hosts})
    await store.close()
    return tables
