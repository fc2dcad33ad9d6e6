"""Waiting for what nobody announces: a state is looked at again and again, for a limited time."""

import asyncio
from collections.abc import Callable
from typing import Final

BUSY: Final = 60.0
"""Seconds after which something is wrong, be the machine ever so busy."""


async def until(true: Callable[[], object], within: float = BUSY) -> None:
    """Wait until a condition holds; TimeoutError when it does not come."""
    async with asyncio.timeout(within):
        while not true():  # noqa: ASYNC110  # nobody sets an event for it
            await asyncio.sleep(0.01)
