"""A press that waits for its match while another press of the same person is kept."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.sandbox.driver import Answer
from engine.kernel.seats import Seat
from engine.kernel.table import AnyTableAction
from engine.match import steps
from engine.matches import Matches
from tests.loopback.watching import until


async def pressed_meanwhile(
    matches: Matches, match: int, press: Coroutine[Any, Any, Answer], seat: Seat, first: AnyTableAction
) -> Answer:
    """The answer to a press that saw the match as it was before `first`, the seat's own, was kept."""
    async with matches.locked(match) as live:
        answer = asyncio.create_task(press)
        await until(lambda: live.lock._waiters)  # type: ignore[attr-defined]
        await matches.keep(live, steps.table_step(live.match_state, live.table.chairs[seat].player, first))
    return await answer
