"""What systemd is told: that the program has begun, and again and again that its loop still turns.

For a unit of Type=notify it names a socket in the environment, for one with WatchdogSec= the time after which
it takes the silence for a standstill, kills the program and begins it anew. Elsewhere nothing is sent.
"""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

SOCKET: Final = "NOTIFY_SOCKET"
WATCHDOG: Final = "WATCHDOG_USEC"
WATCHED: Final = "WATCHDOG_PID"
"""Names that systemd gives these (sd_notify(3), sd_watchdog_enabled(3))."""

TIMES: Final = 4
"""So many signs of life come in the time that systemd waits for one."""


@asynccontextmanager
async def notify_service(environment: Mapping[str, str] = os.environ) -> AsyncIterator[None]:
    """Say that the program has begun; within the block give signs of life; then say that it ends.

    The signs come from the event loop itself: one that stands still gives none.
    """
    seconds = seconds_of_silence(environment)
    say_to_service("READY=1", environment)
    signs = None if seconds is None else asyncio.create_task(_give_signs(seconds / TIMES, environment))
    try:
        yield
    finally:
        say_to_service("STOPPING=1", environment)
        if signs is not None:
            signs.cancel()


def seconds_of_silence(environment: Mapping[str, str]) -> float | None:
    """After how many seconds without a sign of life the service manager ends us; None where it never does."""
    given, meant = environment.get(WATCHDOG, ""), environment.get(WATCHED, str(os.getpid()))
    if environment.get(SOCKET) and given.isdecimal() and int(given) > 0 and meant == str(os.getpid()):
        return int(given) / 1_000_000
    return None


def say_to_service(state: str, environment: Mapping[str, str]) -> None:
    """Send one line to the socket; where there is none or nobody listens, nothing happens."""
    address = environment.get(SOCKET, "")
    if not address:
        return
    # "@" stands for the zero byte with which names begin that are no files.
    where = f"\0{address[1:]}" if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        # A full socket must not stop the loop of which this says that it turns.
        door.setblocking(False)
        door.sendto(state.encode(), where)


async def _give_signs(pause: float, environment: Mapping[str, str]) -> None:
    while True:
        say_to_service("WATCHDOG=1", environment)
        await asyncio.sleep(pause)
