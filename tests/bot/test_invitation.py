"""The address by which a host invites the bot asks for what the bot needs, and for nothing else."""

import re
from pathlib import Path

import discord

from bot.permissions import IN_CHANNEL, IN_THREAD

README = Path(__file__).parents[2] / "README.md"


def test_the_invitation_asks_for_what_is_needed() -> None:
    """Row 11 of peers.md: what `/check` looks for is what the invitation gives."""
    found = re.search(r"scope=bot\+applications\.commands&permissions=(\d+)", README.read_text("utf-8"))
    needed = discord.Permissions(**{need.flag: True for need in (*IN_CHANNEL, *IN_THREAD)})

    assert found is not None
    assert needed.value == int(found[1])
