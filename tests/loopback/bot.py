"""Our bot as a process of its own, pointed at the small Discord: `python -m tests.loopback.bot`.

It reads texts and content once, says "ready", and for each line of JSON on its input brings forth a bot (a
forked process) and says its number. So a bot that was killed is back within a moment.
"""

import asyncio
import os
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path
from time import monotonic
from unittest.mock import patch

import msgspec
from msgspec import Struct

from bot import logs, wiring
from bot.config import Settings
from bot.waiting import RealWaiting
from bot.wiring import Parts
from engine import clockwork
from engine.store import Keyring
from tests.loopback.client import pointed_at
from tests.trust.planted.bots import FAULTS, Fault

KEY = bytes(range(32))


class Birth(Struct, frozen=True):
    """Where a bot lives: the small Discord's addresses, its folder; how many seconds its tables wait.

    `planted` names a fault that is put into it by hand.
    """

    api: str
    gateway: str
    data: str
    patience: float
    planted: Fault = ""


def material() -> Parts:
    """What every bot shares: games, renderers and texts."""
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    return wiring.parts(settings, ring(), wiring.all_words())


def ring() -> Keyring:
    """The key of every database here."""
    return Keyring({1: KEY}, 1)


async def live(birth: Birth, shared: Parts) -> None:
    """Run until the end of the process."""
    async with wiring.make_bot(shared, RealWaiting(), Path(birth.data), elapsed=monotonic) as bot:
        await bot.start("any")


def born(birth: Birth, shared: Parts) -> None:
    """In the new process: its log goes into its folder."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    folder = Path(birth.data)
    folder.mkdir(parents=True, exist_ok=True)
    log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    os.dup2(log, 1)
    logs.set_up("info")
    patience = timedelta(seconds=birth.patience)
    with FAULTS[birth.planted](), hurried(patience), pointed_at(birth.api, birth.gateway):
        asyncio.run(live(birth, shared))


@contextmanager
def hurried(patience: timedelta) -> Iterator[None]:
    """Tables wait so long, and a late ballot puts off by a fraction of it, not by minutes."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(wiring, "patience", lambda table, wait: patience))
        stack.enter_context(patch.object(clockwork, "LAST_MINUTES", patience / 8))
        stack.enter_context(patch.object(clockwork, "PUT_OFF", patience / 4))
        yield


def main() -> None:
    """Bring forth a bot for each line, until the input ends."""
    shared = material()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        birth = msgspec.json.decode(line, type=Birth)
        child = os.fork()
        if child == 0:
            try:
                born(birth, shared)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
