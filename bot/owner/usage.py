"""Who uses how much of the bot: tables by server beside their limit, and what lies on the disk."""

import asyncio
import shutil
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.client import Khandan
from bot.keys import DATABASE
from bot.render.users import users_words
from engine.store import Store, backups

MEGABYTE: Final = 1 << 20
KILOBYTE: Final = 1 << 10
NAME: Final = 40
"""Characters of a server's name."""


class ServerUsage(Struct, frozen=True):
    """A server: its name where the bot knows it, its open tables, how many it may have, what its logs weigh.

    `own_limit`: the owner has set it for this server. `matches` are all of them, those that are over too.
    """

    guild: int
    name: str
    tables: int
    most: int
    own_limit: bool
    matches: int
    kilobytes: int


class Disk(Struct, frozen=True):
    """Megabytes of the database and of its backups, how many of these there are, and what is free beside."""

    database: int
    backups: int
    copies: int
    free: int


async def servers(bot: Khandan, page: int, size: int) -> tuple[tuple[ServerUsage, ...], int]:
    """A page of the servers with open tables, the largest first, and how many servers there are in all.

    A page counts from 1; beyond the last it is the last.
    """
    every = await bot.store.read.guild_tables()
    at = min(page, max(1, -(-len(every) // size)))
    found = []
    for one in every[(at - 1) * size : at * size]:
        # Each server is a question of its own: presses get their turn between them.
        matches, weight = await bot.store.read.guild_storage(one.guild)
        most, is_own = await bot.rate_limits.limit_of_server(one.guild)
        known = bot.get_guild(one.guild)
        name = "" if known is None else users_words(known.name, NAME)
        kilobytes = -(-weight // KILOBYTE)
        found.append(ServerUsage(one.guild, name, one.active, most, is_own, matches, kilobytes))
    return tuple(found), len(every)


async def disk(store: Store, folder: Path) -> Disk:
    """The database, and what lies in the folder of the data, in whole megabytes, rounded up."""
    return await asyncio.to_thread(_disk, await store.read.size(), folder)


def _disk(size: int, folder: Path) -> Disk:
    copies = backups(folder / DATABASE)
    weight = sum([file.stat().st_size for file in copies if file.exists()])
    free = shutil.disk_usage(folder).free // MEGABYTE
    return Disk(_megabytes(size), _megabytes(weight), len(copies), free)


def _megabytes(size: int) -> int:
    return -(-size // MEGABYTE)
