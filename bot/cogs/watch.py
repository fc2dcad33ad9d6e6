"""/watch: the board for anybody, one's own seat for one guest, and the seat whose guest one is."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command, joint
from bot.interactions.finding import matches_offered
from bot.ui import watching
from bot.ui.table import at_table
from engine.kernel.table.watching import CloseSeat

GROUP = "watch"


async def setup(bot: Khandan) -> None:
    """Add the group to the bot's commands, and answer its panels."""
    await watching.setup(bot)
    group = app_commands.Group(name=GROUP, description=joint(bot, f"command-{GROUP}"), guild_only=True)
    for name, callback in (("table", table), ("seat", seat), ("open", open_), ("close", close)):
        made = command(bot, GROUP, name, callback)
        made.autocomplete("match")(matches_offered)
        group.add_command(made)
    bot.tree.add_command(group)


async def table(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The board as anybody may see it."""
    await watching.show_table(interaction, match)


async def seat(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The hand whose guest the asker is."""
    await watching.show_seat(interaction, match)


async def open_(
    interaction: discord.Interaction[Any], guest: discord.Member, match: int | None = None
) -> None:
    """The asker's seat for one guest."""
    await watching.open_seat(interaction, match, guest)


async def close(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The asker's seat for nobody else again."""
    await at_table(interaction, match, CloseSeat())
