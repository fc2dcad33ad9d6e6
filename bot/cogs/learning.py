"""/help: what there is to know; anywhere, without a match."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command
from bot.render.bidi import label
from bot.render.help import TOPICS
from bot.render.limits import AUTOCOMPLETE
from bot.render.users import comparable_words
from bot.ui import learning


async def setup(bot: Khandan) -> None:
    """Add the commands, and answer their controls."""
    await learning.setup(bot)
    helping = command(bot, "", "help", help_)
    helping.autocomplete("topic")(_topics)
    bot.tree.add_command(helping)


async def help_(interaction: discord.Interaction[Any], topic: str = "") -> None:
    """Help, topic by topic."""
    await learning.show_topic(interaction, topic)


async def _topics(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The topics whose title or line has what is typed."""
    bot = interaction.client
    language, wanted = await bot.language_of(interaction), comparable_words(typed)
    words = bot.words(language)
    offered = []
    for name in TOPICS:
        title, short = (words.attribute(f"help-{name}", part) for part in ("title", "short"))
        if wanted in comparable_words(f"{name} {title} {short}"):
            offered.append(app_commands.Choice(name=label(title, language), value=name))
    return offered[:AUTOCOMPLETE]
