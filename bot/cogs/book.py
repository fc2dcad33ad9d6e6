"""/book: the match as a book to keep; of one that goes on what the asker's own seat may know."""

from typing import Any

import discord

from bot.client import Khandan
from bot.cogs.describing import command
from bot.interactions.finding import matches_offered
from bot.ui import book as pages


async def setup(bot: Khandan) -> None:
    """Add the command, and answer the button at a match's end."""
    await pages.setup(bot)
    made = command(bot, "", "book", book)
    made.guild_only = True
    made.autocomplete("match")(matches_offered)
    bot.tree.add_command(made)


async def book(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The book, as files for the asker alone."""
    await pages.show_book(interaction, match)
