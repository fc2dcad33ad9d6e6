"""The floors of a click: an empty command of the library in a process of its own, and one bare commit."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.process import spare_lasting
from tests.bench import append
from tests.bench.far import Far, Typed, far
from tests.loopback.client import pointed_at

LONGEST: Final = 4000
"""Characters that one text takes."""

AROUND: Final = 100
"""Bytes of an answer that are not its text."""


class Empty(commands.Bot):
    """Answers with a page of so many characters, and knows nothing."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix=(), intents=intents, help_command=None, guild_ready_timeout=0.1)

    async def setup_hook(self) -> None:
        self.tree.add_command(empty)
        await self.tree.sync()


@app_commands.command(description="An empty answer")
async def empty(interaction: discord.Interaction[Any], size: int) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("." * size))
    view.stop()
    await interaction.response.send_message(view=view, ephemeral=True)


class Floor:
    """Both floors, to be asked beside each click, so that they meet the same machine."""

    def __init__(self, town: Far, line: Connection, bare: sqlite3.Connection) -> None:
        self._town, self._line, self._bare = town, line, bare
        self._commits = 0

    async def empty(self, size: int, count: int = 1) -> float:
        """Milliseconds of the first of so many empty answers of so many bytes, asked at once."""
        text = max(1, min(size, LONGEST) - AROUND)
        return (await self._town.type(*[Typed(one, 0, "empty", {"size": text}) for one in range(count)]))[
            0
        ].ms

    def commit(self) -> float:
        """Milliseconds of a bare commit of the rows of a move."""
        self._commits += 1
        return append.bare_commit(self._bare, self._commits) / 1000

    def cpu(self) -> float:
        """Milliseconds of the processor that the empty bot has taken."""
        self._line.send("cpu")
        spent: float = self._line.recv()
        return spent * 1000


@contextmanager
def floor(folder: Path, people: int) -> Iterator[Floor]:
    """An empty bot in a town of its own, and a database beside, until the end of the block."""
    with far(1, people) as town, append.bare_beside(folder / "floor.db") as bare:
        ours, theirs = get_context("spawn").Pipe()
        where = town.where.api, town.where.gateway
        process = get_context("spawn").Process(target=_live, args=(theirs, *where), daemon=True)
        process.start()
        try:
            assert ours.recv() == "ready"
            yield Floor(town, ours, bare)
        finally:
            ours.send(None)
            process.join(5)


def _live(line: Connection, api: str, gateway: str) -> None:
    with pointed_at(api, gateway):
        asyncio.run(_serve(line))


async def _serve(line: Connection) -> None:
    bot = Empty()
    spare_lasting()
    async with bot:
        running = asyncio.create_task(bot.start("any"))
        while not bot.is_ready():  # noqa: ASYNC110  before login there is nothing to wait for
            await asyncio.sleep(0.05)
        line.send("ready")
        while await asyncio.to_thread(line.recv) is not None:
            line.send(time.process_time())
    await asyncio.gather(running, return_exceptions=True)
