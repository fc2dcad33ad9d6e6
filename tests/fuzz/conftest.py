"""The bot that is fuzzed."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from tests.bot.council_world import making
from tests.fuzz.dispatch import closed, unreached


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Khandan]:
    """The bot with all its commands and controls, not connected to anything."""
    made = making(tmp_path)(RealWaiting())
    assert isinstance(made, Khandan)
    ourselves: Any = {"id": "1", "username": "khandan", "discriminator": "0", "avatar": None}
    made.fetch_user = unreached  # type: ignore[method-assign]
    made.http.start_private_message = closed  # type: ignore[method-assign]
    made.http.get_member = unreached  # type: ignore[method-assign]
    made._connection.user = discord.ClientUser(state=made._connection, data=ourselves)
    for setup in made.parts.setups:
        await setup(made)
    yield made
    await made.store.close()
