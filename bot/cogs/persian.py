"""Persian-named twins of all commands, for servers that speak Persian: the same work under another name.

Discord has no Persian locale to translate names by, so a twin is a command of the server's own. Names stand
in data/text as `name-command-…` and `name-option-…`, in English as they are everywhere.
"""

from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.app_commands.transformers import CommandParameter

from bot.client import Khandan
from bot.cogs.describing import JOINT
from bot.languages import Language
from bot.logs import log
from bot.posts.outbox import why
from bot.render.i18n import Messages

Command = app_commands.Command[Any, ..., Any]
Either = Command | app_commands.Group

PERSIAN: Final[Language] = "fa"


async def setup(bot: Khandan) -> None:
    """At the start, give the twins to every server that has chosen Persian before."""
    bot.chores.append(partial(restore, bot))


async def restore(bot: Khandan) -> None:
    """The servers that speak Persian; the host's own server speaks the host's language until it chooses."""
    for guild in await bot.store.read.choosers("guild", PERSIAN):
        await follow(bot, guild, persian=True)
    home = bot.settings.guild
    if home is not None and bot.settings.language == PERSIAN and await bot.chosen("guild", home) is None:
        await follow(bot, home, persian=True)


async def follow(bot: Khandan, guild: int, *, persian: bool) -> None:
    """Give a server the twins, or take them away; Discord is told only where that changes something."""
    place, made = discord.Object(guild), twins(bot)
    there = {one.name for one in bot.tree.get_commands(guild=place)}
    if persian == all(one.name in there for one in made):
        return
    for one in made:
        bot.tree.remove_command(one.name, guild=place)
        if persian:
            bot.tree.add_command(one, guild=place)
    try:
        await bot.tree.sync(guild=place)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("twins_unsynced", guild=guild, why=why(error))


def twins(bot: Khandan) -> tuple[Either, ...]:
    """A twin of every global command, in the same order."""
    words = bot.words(PERSIAN)
    return tuple(
        twin(words, one)
        for one in bot.tree.get_commands(type=discord.AppCommandType.chat_input)
        if isinstance(one, app_commands.Command | app_commands.Group)
    )


def twin(words: Messages, command: Either) -> Either:
    """The same command or group under its Persian name, described in Persian alone."""
    name, description = named(words, command_key(command), command.name), half(command.description)
    if isinstance(command, app_commands.Command):
        return _command(words, command, name)
    group = app_commands.Group(name=name, description=description, guild_only=command.guild_only)
    for one in command.commands:
        group.add_command(twin(words, one))
    return group


def command_key(command: Either) -> str:
    """The text that names a command."""
    return f"name-command-{command.qualified_name.replace(' ', '-').replace('_', '-')}"


def option_key(option: str) -> str:
    """The text that names an option."""
    return f"name-option-{option.replace('_', '-')}"


def named(words: Messages, key: str, otherwise: str) -> str:
    """The Persian name; a command that has none yet keeps its own, and a law says so."""
    return words.say(key) if words.known(key) else otherwise


def half(text: str) -> str:
    """The Persian half of a text in both languages."""
    return text.partition(JOINT)[0]


def _command(words: Messages, command: Command, name: str) -> Command:
    made = copy(command)
    made.name, made.description, made.parent = name, half(command.description), None
    made._locale_name = made._locale_description = None
    made._params = {key: _option(words, one) for key, one in command._params.items()}
    return made


def _option(words: Messages, option: CommandParameter) -> CommandParameter:
    """The callback's option under its Persian name; what completes it stays."""
    choices = option.choices or []
    return replace(
        option,
        _rename=named(words, option_key(option.name), option.name),
        description=half(str(option.description)),
        choices=[app_commands.Choice(name=half(one.name), value=one.value) for one in choices],
    )
