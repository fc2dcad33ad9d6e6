"""Offline mode: the same bot on a simulated Discord, a visitor in the browser, stewards elsewhere."""

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from bot.channels.places import BOARD, PINNED
from bot.client import Khandan, Parts
from bot.clock.waiting import Waiting
from bot.config import Unfit
from bot.games import PLUGINS, refuse_unserved
from bot.interactions.finding import playable_matches
from bot.keys import DATABASE, SAID
from bot.offline_games import (
    GAMES,
    encore,
    games_setup,
    home_of_table,
    open_table,
    replace_greeting,
    tell_visitor,
    welcome,
)
from bot.offline_tables import rooms_of
from bot.pictures.gallery import Gallery, open_gallery
from bot.render.i18n import Messages
from bot.render.panel import Text
from bot.sandbox.memory import open_memory
from bot.sandbox.page import host
from bot.sandbox.world import Names, World, open_world
from bot.wiring import make_bot
from engine.store import Home, KnownMessage
from engine.store.files import FileLock, Held

BEGAN: Final = "began"
"""The file that keeps the first instant of a table's world: people and channel get their ids by it."""

STAMP: Final = "%Y%m%dT%H%M%SZ"

FIRST: Final = PLUGINS[0].name
"""The game of the table that opens; the others are a press away."""


async def offline(parts: Parts, waiting: Waiting, say: Callable[[str], None]) -> None:
    """The table in the browser, until the visitor ends the session or the program is stopped.

    The table of this folder goes on, all that was said in its channels standing there again; the first start
    opens one. `say` is told the page's address. Unfit when another program is at this table, or its folder
    may not be written.
    """
    folder = parts.settings.data
    asking = for_one(parts)

    def build_bot(clock: Waiting) -> Khandan:
        return make_bot_for_one(asking, clock, folder, gallery=open_gallery(clock.now))

    # First of all, for it tells whether this folder takes files: else nothing is begun in it.
    with open_memory(folder / SAID, parts.ring) as memory:
        starts = began(folder, waiting.now())
        now = memory.not_before(waiting.now())
        words = parts.words[parts.settings.language]
        async with open_world(build_bot, names_of_places(words), starts, now, memory.recall) as world:
            await seat_visitor(world, parts, said=memory.messages_at_start > 0)
            rooms = partial(rooms_of, world)
            await host(world, waiting, say, parts.settings.port, words, rooms=rooms, menu=GAMES)


def for_one(parts: Parts) -> Parts:
    """Nobody else can come to this table, and its visitor is asked which game they play."""
    more = partial(encore, tuple(parts.games))
    return replace(parts, setups=(*parts.setups, games_setup), encore=more, alone=True)


def names_of_places(words: Messages) -> Names:
    """By which names people go there: in every list the visitor reads which one they are."""
    return Names(visitor=words.say("page-visitor"))


def make_bot_for_one(
    parts: Parts,
    waiting: Waiting,
    folder: Path,
    entropy: Callable[[int], bytes] = os.urandom,
    *,
    gallery: Gallery | None = None,
) -> Khandan:
    """The bot of a table in the browser, on the database in this folder, as `make_bot` makes it.

    Nobody limits requests here: board and open panel show at once what a press has changed. Letters lie in
    the inbox, which stands beside the channel: whoever plays alone need not be called.
    """
    bot = make_bot(parts, waiting, folder, entropy, gallery=gallery)
    bot.posting.boards.rest = bot.panels.delay = bot.posting.at_table.lifetime = timedelta(0)
    return bot


def put_aside(folder: Path, at: datetime) -> Path | None:
    """The table's folder, key, records and all, gets a name with this time: where it lies now (None: none).

    Unfit when another program is at this table, or the folder can't be moved.
    """
    database = folder / DATABASE
    if not folder.is_dir() or not any(folder.iterdir()):
        return None
    name = f"{folder.name}.{at.strftime(STAMP)}"
    target, number = folder.with_name(name), 1
    while target.exists():
        number += 1
        target = folder.with_name(f"{name}_{number:03}")
    try:
        # Taken and let go at once: it only shows whether another program holds it.
        FileLock(database.with_name(f"{DATABASE}.lock")).release()
        os.replace(folder, target)
    except Held:
        raise Unfit("store-busy", path=str(database)) from None
    except OSError:
        raise Unfit("data-folder", folder=str(folder)) from None
    return target


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


async def seat_visitor(world: World, parts: Parts, *, said: bool = False) -> None:
    """Lead the visitor back to their table, or give them the first seat of a new one among stewards.

    `said`: what was said at the table stands there. Where the host speaks another language since, so does
    the table, for nobody else sits there, and the greeting; what was said else stays as it was.
    ContentBroken where a new table is needed and can't begin with the cards.
    """
    bot = world.bot
    assert isinstance(bot, Khandan)
    async with world.turn:
        # Its server's locale is always English: what has no table, as /help, would be answered in that.
        await bot.preferences.choose("guild", world.guild.id, parts.settings.language)
        # A name is kept for days, and the visitor's is a word of the host's language.
        bot.user_names.note_name(await bot.fetch_user(world.visitor.id))
        kept = await playable_matches(bot, await bot.store.read.active_matches_in_guild(world.guild.id))
        if not kept:
            refuse_unserved(parts.editions)
        for live in kept:
            if live.match.language != parts.settings.language:
                await bot.matches.set_language(live.match.id, parts.settings.language)
                bot.posting.boards.nudge(live.match.id)
            if live.match.channel not in world.env.backend.channels:
                await bring_into_channel(world, bot, live.match.id)
        if kept:
            await bot.user_names.learn(kept[-1].users)
        words = bot.words(parts.settings.language)
        greeting = welcome(words, FIRST, parts.games)
        if not kept:
            await tell_visitor(bot, world.channel.id, FIRST, *greeting)
        elif said:
            await replace_greeting(bot, world.channel.id, FIRST, *greeting)
        else:
            # The match was kept and what was said at it was not.
            await tell_visitor(bot, world.channel.id, "", Text(words.say("offline-back")))
        if not kept:
            home = await home_of_table(bot, FIRST, world.guild.id, world.channel.id)
            await bot.after_move(await open_table(bot, FIRST, home, world.visitor.id))
    await world.settle()


async def bring_into_channel(world: World, bot: Khandan, match: int) -> None:
    """Let a match go on in the channel whose thread was lost with what was said there."""
    home = Home(world.guild.id, world.channel.id, (PINNED,), (KnownMessage(BOARD, world.channel.id),))
    await bot.matches.move_to_channel(match, world.visitor.id, home)
    await bot.posting.places.on_match_moved(match, home)
    bot.posting.retry_now(match)
