"""An end that was asked for: by Ctrl-C, or by a service manager's SIGTERM."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

ASKING: Final = (signal.SIGINT, signal.SIGTERM)

PATIENCE: Final = 5.0
"""Seconds after the first signal in which others are the same one again, handed on by make or uv."""


async def stoppable(work: Coroutine[Any, Any, None]) -> None:
    """The work, cancelled by the first signal. Raises asyncio.CancelledError once it has closed everything.

    Signals that follow at once must not break off what is being closed: threads that nobody ends any more
    would keep the program from ending. One that comes later does.
    """
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)
    first: list[float] = []

    def asked(number: int) -> None:
        if not first:
            first.append(loop.time())
            task.cancel()
        elif loop.time() - first[0] > PATIENCE:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

    for number in ASKING:
        with suppress(NotImplementedError):  # Windows has no such handlers: there Ctrl-C cancels by itself
            loop.add_signal_handler(number, asked, number)
    await task
