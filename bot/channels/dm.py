"""Private messages, and what is done when somebody's direct messages are closed."""

import discord

from bot.connection.codes import takes_no_letters


def are_dms_closed(error: discord.HTTPException) -> bool:
    """Whether this person can't be written to, now or ever; asking again soon would not help."""
    return takes_no_letters(error)
