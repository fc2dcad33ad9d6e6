"""Offline mode: the same bot on a simulated Discord, a visitor in the browser, stewards elsewhere."""

import os
import re
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final, Self

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.clock.waiting import Waiting
from bot.config import Unfit
from bot.games import PLUGINS
from bot.interactions.answering import promptly, say
from bot.interactions.errors import guarded
from bot.interactions.finding import played
from bot.keys import DATABASE
from bot.pictures.gallery import opened
from bot.render import layout
from bot.render.i18n import Messages
from bot.render.panel import Block, Choice, Option, Panel, Sketch, Text
from bot.render.renderer import Opening
from bot.sandbox.memory import remembering
from bot.sandbox.page import host
from bot.sandbox.world import Names, World, open_world
from bot.wiring import Parts, make_bot
from engine.kernel.refused import Refused, no
from engine.kernel.table.messages import Begin, Join, Leave, OpenTable
from engine.moving import speak
from engine.stewards import usual
from engine.store.filelock import FileLock, Held

BEGAN: Final = "began"
"""The file that keeps the first instant of a table's world: people and channel get their ids by it."""

SAID: Final = "discord.db"
"""What stands in the world's channels."""

STAMP: Final = "%Y%m%dT%H%M%SZ"


GAMES: Final = "v1:offlines"
"""The custom id of the menu of other games."""

FIRST: Final = PLUGINS[0].name
"""The game of the table that opens; the others are a press away."""


async def offline(parts: Parts, waiting: Waiting, say: Callable[[str], None]) -> None:
    """The table in the browser, until the visitor ends the session or the program is stopped.

    The table of this folder goes on, all that was said in its channels standing there again; the first start
    opens one. `say` is told the page's address. Unfit when another program is at this table.
    """
    folder = parts.settings.data
    starts = began(folder, waiting.now())

    asking = replace(parts, setups=(*parts.setups, games_setup))

    def made(clock: Waiting) -> Khandan:
        return prompt(make_bot(asking, clock, folder, gallery=opened(clock.now)))

    with remembering(folder / SAID) as memory:
        now = memory.not_before(waiting.now())
        words = parts.words[parts.settings.language]
        async with open_world(made, called(words), starts, now, memory.recall) as world:
            await seated(world, parts, told=memory.said > 0)
            await host(world, waiting, say, parts.settings.port, words)


def called(words: Messages) -> Names:
    """By which names people go there: in every list the visitor reads which one they are."""
    return Names(visitor=words.say("page-visitor"))


def prompt(bot: Khandan) -> Khandan:
    """Nobody limits edits here: board and open panel show at once what a press has changed."""
    bot.posting.boards.rest = bot.panels.rest = timedelta(0)
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


async def seated(world: World, parts: Parts, *, told: bool = False) -> None:
    """Lead the visitor back to their table, or give them the first seat of a new one among stewards.

    `told`: what was said at the table stands there. Where the host speaks another language since, so does
    the table, for nobody else sits there; what was said stays as it was.
    """
    bot = world.bot
    assert isinstance(bot, Khandan)
    async with world.turn:
        # Its server's locale is always English: what has no table, as /help, would be answered in that.
        await bot.preferences.choose("guild", world.guild.id, parts.settings.language)
        kept = await played(bot, await bot.store.read.going_at(world.channel.id))
        for live in kept:
            if live.match.language != parts.settings.language:
                await speak(bot.matches, bot.store, live.match.id, parts.settings.language)
                bot.posting.boards.nudge(live.match.id)
        if kept:
            await bot.people.learn(kept[-1].people)
        if not told or not kept:
            await _greeted(world, bot, fresh=not kept)
        if not kept:
            await bot.moved(await _opened(bot, FIRST, world.guild.id, world.channel.id, world.visitor.id))
    await world.settle()


async def games_setup(bot: Khandan) -> None:
    """Answer the menu that asks which game, and the buttons that asked it before there was a menu."""
    bot.add_dynamic_items(GameButton, GameMenu)


class GameButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"v1:offline:(?P<game>[a-z_]{1,20})"):
    """A table of this game among stewards, in place of the one at which the visitor sits."""

    def __init__(self, item: Any, game: str) -> None:
        super().__init__(item)
        self.game = game

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match["game"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await guarded(interaction, changed(interaction, self.game))


class GameMenu(ui.DynamicItem[ui.Button[ui.LayoutView]], template=GAMES):
    """The same for the game that is chosen."""

    def __init__(self, item: Any) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await guarded(interaction, changed(interaction, "".join(map(str, data.get("values") or ()))))


async def changed(interaction: Interaction, game: str) -> None:
    """The visitor sits down at a new table; other games keep their seat, an older table of this one does not.

    Refused with game_unknown.
    """
    bot, user = interaction.client, interaction.user.id
    if game not in bot.games or interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(no("game_unknown"))
    waits = await _waiting(bot, user, game)
    language = bot.settings.language
    told = bot.words(language).say
    names = bot.words(language).listing([told(f"game-{one}") for one in waits])
    kept = (told("offline-kept", games=names),) if waits else ()
    lines = (told(f"{game}-opening"), told("offline-begun"), *kept)
    await _told(bot, interaction.channel_id, game, Text("\n".join(lines)))
    match = await promptly(
        interaction, _opened(bot, game, interaction.guild_id, interaction.channel_id, user)
    )
    try:
        await say(interaction, told("done-begun", match=match, number=1), language)
    finally:
        await bot.moved(match)


async def _waiting(bot: Khandan, user: int, game: str) -> tuple[str, ...]:
    """The games at which a seat waits for the visitor; one at an older table of this game is given up."""
    waits: list[str] = []
    for live in await played(bot, await bot.store.read.going_of(user)):
        if live.seat(user) is None:
            continue
        if live.match.game != game:
            waits.append(live.match.game)
            continue
        await bot.matches.at_table(live.match.id, user, Leave())
        await bot.moved(live.match.id)
    return tuple(dict.fromkeys(waits))


async def _greeted(world: World, bot: Khandan, *, fresh: bool) -> None:
    """At a new table what it is and what to press; at one whose channel was lost that the match was not."""
    language = bot.settings.language
    say = bot.words(language).say
    if not fresh:
        return await _told(bot, world.channel.id, "", Text(say("offline-back")))
    others = tuple(Option(game, say(f"game-{game}")) for game in bot.games if game != FIRST)
    welcome = Text(f"{say(f'{FIRST}-opening')}\n{say('offline-welcome')}")
    return await _told(bot, world.channel.id, FIRST, welcome, Choice(GAMES, others, say("offline-which")))


async def _told(bot: Khandan, channel: int, game: str, *blocks: Block) -> None:
    """Said to the visitor where all of a table is said, above what comes of it; the game's picture on top."""
    drawn = _drawn(bot, game)
    panel = Panel(None, blocks, bot.settings.language, (*drawn, *blocks) if drawn else ())
    panel = await bot.gallery.finished(panel)
    await bot.get_partial_messageable(channel).send(view=layout.to_view(panel), files=layout.files(panel))


def _drawn(bot: Khandan, game: str) -> tuple[Sketch, ...]:
    """What the game is, where it has a picture of that: until the first move nothing else here has one."""
    renderer = bot.renderers.get(game)
    return (renderer.opening(bot.words(bot.settings.language)),) if isinstance(renderer, Opening) else ()


async def _opened(bot: Khandan, name: str, guild: int, channel: int, visitor: int) -> int:
    """A table of this game that has begun, stewards at every seat but the first."""
    game, language = bot.games[name], bot.settings.language
    options = msgspec.json.encode(game.options()).decode()
    table = OpenTable(name, game.version, bot.contents.get(name, ""), game.usual_seats, options, language)
    match = await bot.matches.open(table, guild=guild, channel=channel, host=visitor)
    await bot.matches.at_table(match, visitor, Join())
    await bot.matches.at_table(match, visitor, Begin(usual(game)))
    return match
