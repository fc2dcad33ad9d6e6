"""An end that was asked for: by Ctrl-C, or by a service manager's SIGTERM."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Final

ASKING: Final = (signal.SIGINT, signal.SIGTERM)

PATIENCE: Final = 5.0
"""Seconds after the first signal in which others are the same one again, handed on by make or uv."""


async def stoppable(work: Coroutine[Any, Any, None]) -> None:
    """The work, cancelled by the first signal. Raises asyncio.CancelledError once it has closed everything.

    Signals that follow at once must not break off what is being closed: threads that nobody ends any more
    would keep the program from ending. Neither may they turn its end into an error once the loop is gone,
    when make or uv hand them on late. One that comes later does.
    """
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)
    first: list[float] = []

    def on_signal(number: int, _: object = None) -> None:
        if not first:
            first.append(monotonic())
            task.cancel()
        elif monotonic() - first[0] > PATIENCE:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

    for number in ASKING:
        with suppress(NotImplementedError):  # Windows has no such handlers: there Ctrl-C cancels by itself
            loop.add_signal_handler(number, on_signal, number)
    try:
        await task
    finally:
        # Only where an end was asked for; after any other the next signal is Python's to answer.
        if first:
            _outlast(loop, on_signal)


def _outlast(loop: asyncio.AbstractEventLoop, asked: Callable[[int, object], None]) -> None:
    """Hear signals in the same way after the loop, which would leave them to Python: an error each."""
    # Blocked meanwhile: between the loop's handler and ours Python's own would stand for a moment.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ASKING)
    for number in ASKING:
        loop.remove_signal_handler(number)
        signal.signal(number, asked)
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
