"""Twins of all commands, for servers whose language names them itself: the same work under another name.

Discord has no locale for every language to translate names by, so a twin is a command of the server's own.
Names stand in data/text as `name-command-…` and `name-option-…`, in English as they are everywhere.
"""

from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.app_commands.transformers import CommandParameter

from bot.client import Khandan
from bot.connection.supervision import keep_trying
from bot.languages import LANGUAGES, TRAITS, Language
from bot.logs import log
from bot.once import do_once
from bot.posts.outbox import why
from bot.render.i18n import Messages, message_id
from bot.tree import commands_digest

Command = app_commands.Command[Any, ..., Any]
Either = Command | app_commands.Group

UNTOLD: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord did not hear of it, or would not."""


async def setup(bot: Khandan) -> None:
    """At the start, give the twins to every server that has chosen such a language before."""
    bot.chores.append(partial(restore, bot))


async def restore(bot: Khandan) -> None:
    """Give those servers their twins and tell Discord, as often as that takes."""
    owed = await guilds_owed_twins(bot)
    await keep_trying(bot.waiting, "twins_refused", partial(tell, bot, owed))


async def guilds_owed_twins(bot: Khandan) -> list[int]:
    """The servers that speak one; the host's own server speaks the host's language until it chooses."""
    speaking = {
        guild: language
        for language in languages_with_own_names()
        for guild in await bot.store.read.choosers_of_language("guild", language)
    }
    home, own = bot.parts.settings.guild, bot.parts.settings.language
    if (
        home is not None
        and own in languages_with_own_names()
        and await bot.preferences.chosen_language("guild", home) is None
    ):
        speaking[home] = own
    return [guild for guild, language in speaking.items() if _try_give_twins(bot, guild, language)]


async def tell(bot: Khandan, owed: list[int]) -> None:
    """Discord hears of each server's commands; one that it refuses stays owed, and the refusal is raised."""
    refused: Exception | None = None
    for guild in tuple(owed):
        try:
            place = discord.Object(guild)
            send, digest = partial(bot.tree.sync, guild=place), commands_digest(bot.tree, place)
            await do_once(bot.store, bot.waiting, f"commands {guild}", digest, send)
        except UNTOLD as error:
            log.warning("twins_unsynced", guild=guild, why=why(error))
            refused = error
        else:
            owed.remove(guild)
    if refused is not None:
        raise refused


def languages_with_own_names() -> tuple[Language, ...]:
    """The languages that name commands themselves."""
    return tuple(one for one in LANGUAGES if TRAITS[one].own_commands)


async def follow(bot: Khandan, guild: int, speak: str) -> None:
    """A server has the twins of its language alone; Discord is told only where that changes something."""
    if not _try_give_twins(bot, guild, speak):
        return
    try:
        await bot.tree.sync(guild=discord.Object(guild))
    except UNTOLD as error:
        log.warning("twins_unsynced", guild=guild, why=why(error))


def _try_give_twins(bot: Khandan, guild: int, speak: str) -> bool:
    """Give a server the twins of its language alone; whether that changed anything."""
    changed = [
        _try_set_twins(bot, discord.Object(guild), one, wanted=one == speak)
        for one in languages_with_own_names()
    ]
    return any(changed)


def _try_set_twins(bot: Khandan, place: discord.Object, language: Language, *, wanted: bool) -> bool:
    """Put the twins of a language there, or take them away; whether that changed anything."""
    made = (*twins(bot, language), *menu_twins(bot, language))
    there = {one.name for one in bot.tree.get_commands(guild=place)}
    # Discord bounds how often commands may be sent: nothing is sent where all stands already.
    if wanted == all(one.name in there for one in made):
        return False
    for one in made:
        kind = one.type if isinstance(one, app_commands.ContextMenu) else discord.AppCommandType.chat_input
        bot.tree.remove_command(one.name, guild=place, type=kind)
        if wanted:
            bot.tree.add_command(one, guild=place)
    return True


def twins(bot: Khandan, language: Language) -> tuple[Either, ...]:
    """A twin of every global command that servers show, in the same order."""
    words = bot.words(language)
    return tuple(
        twin(words, one)
        for one in bot.tree.get_commands(type=discord.AppCommandType.chat_input)
        if isinstance(one, app_commands.Command | app_commands.Group) and is_shown_on_servers(one)
    )


def is_shown_on_servers(command: Either) -> bool:
    """Whether servers show a command; one for private messages alone has no place among their own."""
    where = command.allowed_contexts
    return where is None or where.guild is not False


def menu_twins(bot: Khandan, language: Language) -> tuple[app_commands.ContextMenu, ...]:
    """A twin of every command on a person's name; their names are shown texts, so any may stand there."""
    words, made = bot.words(language), list[app_commands.ContextMenu]()
    for one in bot.tree.get_commands(type=discord.AppCommandType.user):
        assert isinstance(one, app_commands.ContextMenu)
        menu = copy(one)
        menu.name, menu._locale_name = part(words, one._locale_name or one.name), None
        made.append(menu)
    return tuple(made)


def twin(words: Messages, command: Either) -> Either:
    """A copy of a command or group under its name in this language, described in it alone."""
    name, description = (
        name_in(words, command_key(command), command.name),
        part(words, _description_of(command)),
    )
    if isinstance(command, app_commands.Command):
        return _command(words, command, name)
    group = app_commands.Group(name=name, description=description, guild_only=command.guild_only)
    for one in command.commands:
        group.add_command(twin(words, one))
    return group


def command_key(command: Either) -> str:
    """The text that names a command."""
    return message_id(f"name-command-{command.qualified_name.replace(' ', '-')}")


def option_key(option: str) -> str:
    """The text that names an option."""
    return message_id(f"name-option-{option}")


def name_in(words: Messages, key: str, otherwise: str) -> str:
    """The name in this language; a command that has none yet keeps its own, and a law says so."""
    return words.say(key) if words.has_text(key) else otherwise


def part(words: Messages, text: str | locale_str) -> str:
    """One language's part of a text in all languages (bot.cogs.describing.joint)."""
    parts: dict[Language, str] = text.extras.get("parts", {}) if isinstance(text, locale_str) else {}
    return parts.get(words.language, str(text))


def _description_of(command: Either) -> str | locale_str:
    return command._locale_description or command.description


def _command(words: Messages, command: Command, name: str) -> Command:
    # discord.py has no public way to a command with other words and the same work: its callback would be read
    # anew, and with it the options under their names in code.
    made = copy(command)
    made.name, made.description, made.parent = name, part(words, _description_of(command)), None
    made._locale_name = made._locale_description = None
    made._params = {key: _option(words, one) for key, one in command._params.items()}
    return made


def _option(words: Messages, option: CommandParameter) -> CommandParameter:
    """The callback's option under its own name; what completes it stays."""
    choices = option.choices or []
    return replace(
        option,
        _rename=name_in(words, option_key(option.name), option.name),
        description=part(words, option.description),
        choices=[
            app_commands.Choice(name=part(words, one._locale_name or one.name), value=one.value)
            for one in choices
        ],
    )
