"""Private messages, and what is done when somebody's direct messages are closed."""

from typing import Final

import discord

CLOSED: Final = (50007, 50278, 10013)
"""Discord's codes: takes no direct messages, shares no server any more, is nobody any more."""


def closed(error: discord.HTTPException) -> bool:
    """Whether this person can't be written to, now or ever; asking again soon would not help."""
    return error.code in CLOSED
