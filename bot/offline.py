"""Offline mode: the same bot on a simulated Discord, a visitor in the browser, stewards elsewhere."""

import shutil
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.config import Unfit
from bot.keys import DATABASE
from bot.render import layout
from bot.render.panel import Panel, Text
from bot.sandbox.page import host
from bot.sandbox.world import World, open_world
from bot.ui.table import KIND
from bot.wiring import Parts, make_bot
from engine.games import houses
from engine.kernel.table.messages import Begin, Join, OpenTable
from engine.match.live import LiveMatch
from engine.store.filelock import FileLock, Held

FOLDER: Final = "offline"
BEGAN: Final = "began"
"""The file that keeps the first instant of a kept table's world: people and channel get their ids by it."""

SEATS: Final = 5


async def offline(parts: Parts, waiting: Waiting, say: Callable[[str], None], *, keep: bool = False) -> None:
    """Open a table in the browser and keep it until the visitor ends the session or the program is stopped.

    Each start has a fresh table; with `keep` the last one goes on. `say` is told the page's address. Unfit
    when another program is at this table.
    """
    folder = parts.settings.data / FOLDER
    if not keep:
        cleared(folder)
    now = waiting.now()
    starts = began(folder, now)

    def made(clock: Waiting) -> Khandan:
        return prompt(make_bot(parts, clock, folder))

    async with open_world(made, starts=starts, now=now) as world:
        await seated(world, parts)
        await host(world, waiting, say, parts.settings.port)


def prompt(bot: Khandan) -> Khandan:
    """Nobody limits edits here, and one that came after the click would make the page lose the next."""
    bot.posting.boards.rest = timedelta(0)
    return bot


def cleared(folder: Path) -> None:
    """Remove the last table, unless another program still plays at it."""
    database = folder / DATABASE
    if folder.exists():
        try:
            FileLock(database.with_name(f"{DATABASE}.lock")).release()
        except Held:
            raise Unfit("store-busy", path=str(database)) from None
        shutil.rmtree(folder, ignore_errors=True)


def began(folder: Path, now: datetime) -> datetime:
    """When the world of this folder began: now, unless it is kept there. Unfit when that can't be read."""
    file = folder / BEGAN
    try:
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(now.isoformat(), "ascii")
        return datetime.fromisoformat(file.read_text("ascii"))
    except (OSError, ValueError):
        raise Unfit("data-folder", folder=str(folder)) from None


async def seated(world: World, parts: Parts) -> None:
    """Lead the visitor back to their table, or give them the first seat of a new one among stewards."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    async with world.turn:
        # Its server's locale is always English: what has no table, as /help, would be answered in that.
        await bot.choose("guild", world.guild.id, parts.settings.language)
        kept = [live for live in bot.matches.live_matches() if live.match.channel == world.channel.id]
        if kept:
            await _led_back(world, bot, kept[-1])
        else:
            await _greeted(world, bot, parts)
            await bot.moved(await _opened(world, bot, parts))
    await world.settle()


async def _led_back(world: World, bot: Khandan, live: LiveMatch) -> None:
    """The page begins empty: what was said in it is gone, the match is not; its board is made anew above."""
    await bot.people.learn(live.people)
    language = bot.settings.language
    welcome = Panel(None, (Text(bot.words(language).say("offline-back")),), language)
    await bot.get_partial_messageable(world.channel.id).send(view=layout.to_view(welcome))


async def _greeted(world: World, bot: Khandan, parts: Parts) -> None:
    language = parts.settings.language
    panel = Panel(None, (Text(bot.words(language).say("offline-welcome")),), language)
    await bot.get_partial_messageable(world.channel.id).send(view=layout.to_view(panel))


async def _opened(world: World, bot: Khandan, parts: Parts) -> int:
    game, visitor = parts.games[houses.NAME], world.visitor.id
    options = msgspec.json.encode(game.options()).decode()
    content, language = parts.contents[game.name], parts.settings.language
    table = OpenTable(game.name, game.version, content, SEATS, options, language)
    match = await bot.matches.open(table, guild=world.guild.id, channel=world.channel.id, host=visitor)
    await bot.matches.at_table(match, visitor, Join())
    await bot.matches.at_table(match, visitor, Begin(KIND))
    return match
