"""The tree of commands: one that can't be read, or does not fit its declaration, goes no further."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.logs import report_error
from engine.kernel.refused import Refused

WIRE: Final[Mapping[Kind, tuple[type, ...]]] = {
    Kind.string: (str,),
    Kind.integer: (int,),
    Kind.boolean: (bool,),
    Kind.number: (int, float),
}
"""What a value of these kinds is on the wire; of the others it is an id, written as text."""


OPEN_TO_ALL: Final = "open to all"
"""Among a command's extras: whoever is barred may use it all the same, for it is about their own data."""

CHAT_INPUT: Final = discord.AppCommandType.chat_input.value


class Tree(app_commands.CommandTree[Any]):
    """discord.py trusts the types of options; an old client or a forged request may bring others."""

    def _from_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Called by the library for each command; its own would leave errors to a task nobody looks at."""
        self.client.loop.create_task(self._run_once(interaction), name="command")

    async def _run_once(self, interaction: discord.Interaction[Any]) -> None:
        """Run a command unless it was heard before; what is offered while somebody types changes nothing."""
        try:
            if interaction.type is discord.InteractionType.autocomplete:
                await self._call(interaction)
                return
            async with interaction.client.dedup.once(interaction) as new:
                if new:
                    await self._run_answering_errors(interaction)
        except app_commands.AppCommandError as error:
            await self._dispatch_error(interaction, error)
        except Exception as error:
            report_error("command_unread", error, interaction=interaction.id)

    async def _run_answering_errors(self, interaction: discord.Interaction[Any]) -> None:
        """Run a command. Errors are answered before the next delivery of this command has its turn."""
        try:
            await self._call(interaction)
        except app_commands.AppCommandError as error:
            await self._dispatch_error(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the command may run. CommandSignatureMismatch when it does not fit its options.

        CommandInvokeError for Refused: too_fast from somebody who sends them faster than people do, barred.
        """
        data: Any = interaction.data
        if data.get("type", CHAT_INPUT) != CHAT_INPUT:
            # On a person's name nothing is entered that could be of another kind. The library refuses a name
            # that it does not know.
            menu = self._get_context_menu(data)
            try:
                interaction.client.rate_limits.note_press(interaction.user.id, interaction.id)
                interaction.client.owner_orders.check_person(interaction.user.id)
            except Refused as refused:
                if menu is not None:
                    raise app_commands.CommandInvokeError(menu, refused) from refused
            return True
        command, options = self._get_app_command_options(data)
        is_typing = interaction.type is discord.InteractionType.autocomplete
        if not is_typing:
            try:
                interaction.client.rate_limits.note_press(interaction.user.id, interaction.id)
                if OPEN_TO_ALL not in command.extras:
                    interaction.client.owner_orders.check_person(interaction.user.id)
            except Refused as refused:
                raise app_commands.CommandInvokeError(command, refused) from refused
        declared = {one.display_name: one for one in command.parameters}
        fitting = all(is_as_declared(option, declared.get(option["name"])) for option in options)
        if not fitting and not is_typing:
            raise app_commands.CommandSignatureMismatch(command)
        is_barred = interaction.client.owner_orders.bar_of("user", interaction.user.id) is not None
        return fitting and not (is_typing and is_barred)


def is_as_declared(option: Mapping[str, Any], declared: app_commands.Parameter | None) -> bool:
    """Whether the option is of the declared kind, in name and in fact.

    One that is being typed is a text as yet, and something must be offered for it.
    """
    if declared is None or option["type"] != declared.type.value:
        return False
    value, kind = option["value"], declared.type
    if isinstance(value, str) and not is_writable(value):
        return False
    if option.get("focused"):
        return declared.autocomplete and isinstance(value, str)
    if isinstance(value, bool):
        return kind is Kind.boolean
    return isinstance(value, WIRE.get(kind, (str,)))


def is_writable(text: str) -> bool:
    """Whether the text has no half characters (lone surrogates), which can be kept and sent nowhere."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def commands_digest(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> bytes:
    """A digest of the commands of a server, or (None) of those everywhere: another for any change."""
    commands = [one.to_dict(tree) for one in tree.get_commands(guild=guild)]
    told = json.dumps(sorted(commands, key=lambda one: (one["type"], one["name"])), sort_keys=True)
    return blake2b(told.encode(), digest_size=16).digest()
