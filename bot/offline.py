"""Offline mode: the same bot on a simulated Discord, a visitor in the browser, stewards elsewhere."""

import shutil
from collections.abc import Callable
from typing import Final

import msgspec

from bot.client import Khandan
from bot.render import layout
from bot.render.panel import Panel, Text
from bot.sandbox.page import host
from bot.sandbox.world import World, open_world
from bot.ui.table import KIND
from bot.waiting import Waiting
from bot.wiring import Parts, make_bot
from engine.games import houses
from engine.kernel.table_words import Begin, Join, OpenTable

FOLDER: Final = "offline"
SEATS: Final = 5


async def offline(parts: Parts, waiting: Waiting, say: Callable[[str], None], *, keep: bool = False) -> None:
    """Open a table in the browser and keep it until the visitor ends the session or the program is stopped.

    Each start has a fresh table; with `keep` the last one goes on. `say` is told the page's address.
    """
    folder = parts.settings.data / FOLDER
    if not keep:
        shutil.rmtree(folder, ignore_errors=True)
    async with open_world(lambda clock: make_bot(parts, clock, folder), starts=waiting.now()) as world:
        await seated(world, parts)
        await host(world, waiting, say, parts.settings.port)


async def seated(world: World, parts: Parts) -> None:
    """Greet the visitor, give them the first seat of a new table, and let the stewards take the others."""
    bot = world.bot
    assert isinstance(bot, Khandan)
    async with world.turn:
        if not bot.matches.rooms():
            await _greeted(world, bot, parts)
            match = await _opened(world, bot, parts)
            await bot.moved(match)
    await world.settle()


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
