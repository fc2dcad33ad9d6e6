"""A command that several matches could mean: its asker presses the one, and it goes on from there."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.interactions.answering import answer
from bot.interactions.finding import Several
from bot.render import which
from engine.kernel.refused import Refused, no

NOTHING: Final = "-"
"""In place of a mark, where nothing was entered beside the command."""

Command = app_commands.Command[Any, ..., Any]


async def offer(interaction: Interaction, several: Several) -> None:
    """The matches that could be meant, each with a button; what was entered is kept until one is pressed."""
    bot, command = interaction.client, interaction.command
    assert isinstance(command, app_commands.Command)
    language = await bot.language_of(interaction)
    scenes = [(bot.scene(live, language), live.match.channel) for live in several.live_matches]
    given, mark = _entered_options(interaction, command), str(interaction.id)
    bot.asked.keep(_key(interaction, mark), given)
    name = _name(bot, command)
    await answer(interaction, which.panel(bot.words(language), scenes, name, mark if given else NOTHING))


async def go_on(interaction: Interaction, match: int, name: str, mark: str) -> None:
    """The command once more, for this match. Refused with which_forgotten, or as the command is."""
    bot = interaction.client
    given = {} if mark == NOTHING else bot.asked.entries.get(_key(interaction, mark))
    command = next((one for one in _commands(bot) if one.qualified_name == name), None)
    if given is None or command is None or not _whole(command, given):
        raise Refused(no("which_forgotten", match=match))
    callback: Any = command.callback
    await callback(interaction, **given, match=match)


def _whole(command: Command, given: dict[str, Any]) -> bool:
    """Whether it can go on: a made-up id may name any command, with nothing entered."""
    needed = {one.name for one in command.parameters if one.required}
    return needed <= given.keys() and any(one.name == "match" for one in command.parameters)


def _entered_options(interaction: Interaction, command: Command) -> dict[str, Any]:
    """What was entered, by the names that the callback has for it: a twin calls them otherwise."""
    entered = ((one.name, getattr(interaction.namespace, one.display_name)) for one in command.parameters)
    return {name: value for name, value in entered if value is not None}


def _key(interaction: Interaction, mark: str) -> str:
    """Nobody goes on with what somebody else has entered."""
    return f"{interaction.user.id} {mark}"


def _name(bot: Khandan, command: Command) -> str:
    """The command's name in every language: that of the global one with the same work."""
    found = (one for one in _commands(bot) if one.callback is command.callback)
    return next(found, command).qualified_name


def _commands(bot: Khandan) -> list[Command]:
    every = bot.tree.walk_commands(type=discord.AppCommandType.chat_input)
    return [one for one in every if isinstance(one, app_commands.Command)]
