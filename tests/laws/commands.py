"""All commands of the program, without Discord: the bot is put together and never started."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.client import Khandan, Parts
from bot.clock.waiting import RealWaiting
from bot.render import limits
from bot.wiring import make_bot
from tests.bot.core_world import unused, whole

Command = app_commands.Command[Any, ..., Any]


@asynccontextmanager
async def commanded(folder: Path, made_of: Parts | None = None) -> AsyncIterator[Khandan]:
    """A bot with every command and button of the program."""
    bot = make_bot(made_of or whole(), RealWaiting(), unused(folder))
    try:
        for setup in bot.parts.setups:
            await setup(bot)
        yield bot
    finally:
        await bot.store.close()


def leaves(every: Any) -> Iterator[Command]:
    """The slash commands themselves, those of groups too; a menu on a name is none."""
    for one in every:
        if isinstance(one, app_commands.Group):
            yield from leaves(one.commands)
        elif isinstance(one, app_commands.Command):
            yield one


def check_command(name: str, description: str) -> None:
    """Hold a command, or an option of one, to Discord's limits; OutsideLimit beyond them."""
    limits.check_text("command_name", name, limits.COMMAND_NAME)
    limits.check_text("command_description", description, limits.COMMAND_DESCRIPTION)
