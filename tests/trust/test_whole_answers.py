"""What one press asks for is kept whole: a disk that fills up on the way leaves nothing of it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from engine.store import StoreFull
from engine.store.records import Append, Opening
from engine.store.writer import Writer
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.bot.council_world import in_session
from tests.peers.test_row_08_double_clicks import countered, drafted, send
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


@contextmanager
def filling(room: int) -> Iterator[None]:
    """The disk takes so many moves more, and then none."""
    true, taken = Writer._submit, [0]

    def takes(self: Writer, work: Any) -> Any:
        taken[0] += isinstance(work, Append | Opening)
        if isinstance(work, Append | Opening) and taken[0] > room:
            refused: asyncio.Future[object] = asyncio.get_running_loop().create_future()
            refused.set_exception(StoreFull())
            return refused
        return true(self, work)

    with patch.object(Writer, "_submit", takes):
        yield


@pytest.mark.parametrize("room", [0, 1])
async def test_a_counter_offer_declines_and_offers_or_neither(hall: Hall, room: int) -> None:
    """HO-R25: without room for a move the first offer stands, and the same button does both later."""
    council = await in_session(hall.world, hall.driver)
    await send(council, await drafted(council))
    preview = await countered(council)
    with filling(room):
        told = await send(council, preview, seat=1)
    stood = [deal.id for deal in council.state.deals]
    if room == 0:
        await send(council, preview, seat=1)

    assert ["0-1-1" if room == 0 else "1-0-1"] == stood
    assert ("nothing was changed" in told) == (room == 0)
    assert ["1-0-1"] == [deal.id for deal in council.state.deals]


@pytest.mark.parametrize("room", [0, 1])
async def test_a_table_opens_with_its_pace_or_not_at_all(hall: Hall, room: int) -> None:
    """No table with another pace, and no match without a table."""
    with filling(room):
        told = await hall.command(hall.host, "campaign new", seats=3, pace="evening")
    kept = [live.table.pace.name for live in hall.bot.matches.live_matches()]

    assert ("nothing was changed" in told) == (room == 0)
    assert ["evening"][:room] == kept
    assert room == len(await hall.bot.store.read.matches("open"))
