"""The program ends once, however often it is told to."""

import asyncio
import os
import signal

import pytest

from bot.terminal.stopping import stoppable


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_breaks_off_nothing_that_is_being_closed(second: signal.Signals) -> None:
    """make and uv hand on what the whole group has had: what is open then is closed all the same."""
    closed = []

    async def work() -> None:
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.Event().wait()
        finally:
            os.kill(os.getpid(), second)
            await asyncio.sleep(0.05)
            closed.append(True)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(stoppable(work()))

    assert [True] == closed


def test_work_that_ends_by_itself_ends_quietly() -> None:
    """As the visitor's own good night does."""

    async def work() -> None:
        await asyncio.sleep(0)

    asyncio.run(stoppable(work()))
