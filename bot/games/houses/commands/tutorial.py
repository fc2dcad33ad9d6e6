"""/tutorial: one phase of Houses to try out; anywhere, without a match."""

from typing import Any

import discord

from bot.client import Khandan
from bot.cogs.describing import command
from bot.games.houses.practice import answering


async def setup(bot: Khandan) -> None:
    """Add the command, and answer its controls."""
    await answering.setup(bot)
    bot.tree.add_command(command(bot, "", "tutorial", tutorial))


async def tutorial(interaction: discord.Interaction[Any]) -> None:
    """One phase against stewards, for the asker alone."""
    await answering.begin(interaction)
