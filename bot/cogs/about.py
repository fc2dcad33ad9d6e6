"""/about: what this bot is, who runs it, and where its papers stand; anywhere, without a match."""

from typing import Any

import discord

from bot.client import Khandan
from bot.cogs.describing import command
from bot.interactions.answering import answer
from bot.render.about import about_panel
from bot.terminal.release import release


async def setup(bot: Khandan) -> None:
    """Add the command. It can be used in direct messages too."""
    bot.tree.add_command(command(bot, "", "about", show_about))


async def show_about(interaction: discord.Interaction[Any]) -> None:
    """Say what this bot is, for the asker alone."""
    bot = interaction.client
    words = bot.words(await bot.language_of(interaction))
    this = release()
    await answer(interaction, about_panel(words, this.version, this.commit, bot.parts.settings))
