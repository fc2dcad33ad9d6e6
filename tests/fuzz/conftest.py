"""The bots that are fuzzed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Khandan
from bot.clock.waiting import RealWaiting
from tests.bot.council_world import making
from tests.engine.store.conftest import emptied
from tests.fuzz.dispatch import closed, unreached
from tests.postgres_server import PostgresServer


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Khandan]:
    """The bot that is fuzzed."""
    async with unconnected(tmp_path) as made:
        yield made


@pytest.fixture
async def two_bots(tmp_path: Path, postgres: PostgresServer) -> AsyncIterator[tuple[Khandan, Khandan]]:
    """The same as two processes have it that serve one database."""
    address = emptied(postgres)
    async with unconnected(tmp_path / "1", address) as one, unconnected(tmp_path / "2", address) as other:
        yield one, other


@asynccontextmanager
async def unconnected(folder: Path, address: str | None = None) -> AsyncIterator[Khandan]:
    """A bot with all its commands and controls, not connected to anything."""
    made = making(folder, address=address)(RealWaiting())
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
