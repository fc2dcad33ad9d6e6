"""Commands on a person's name: what awaits them. (Games add theirs: Houses has one that offers a deal.)"""

import discord

from bot.client import Interaction, Khandan
from bot.cogs.describing import person_menu
from bot.ui.people import show_awaited


async def setup(bot: Khandan) -> None:
    """Add the command."""
    bot.tree.add_command(person_menu(bot, "menu-awaits", awaits))


async def awaits(interaction: Interaction, person: discord.Member) -> None:
    """Tell the asker alone what a person is awaited for, as far as everybody may know it."""
    await show_awaited(interaction, person)
