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
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from unittest.mock import patch

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace
from pydantic import SecretStr

from bot import client, logs, wiring
from bot.client import Parts
from bot.clock.waiting import RealWaiting
from bot.config import Settings, Unfit
from bot.connection import sockets
from bot.posts import backoff, outbox, table_letters
from bot.process import spare_lasting
from bot.terminal.stopping import stoppable
from bot.terminal.words import terminal_text
from bot.upkeep import slot_keeping
from engine.clock import deadlines
from engine.store import Keyring, Store
from engine.store.postgres import members, opening, peers
from engine.store.postgres.slots import LeasedSlots
from tests.loopback.client import pointed_at
from tests.trust.planted.bots import FAULTS, Fault

KEY = bytes(range(32))
MOST_PAGES = 1 << 30
PUT_OFF_PART = 4
CALLED, WRITTEN = timedelta(seconds=0.3), timedelta(seconds=0.6)
"""After so long somebody is called, or written to, who does not react to what they are asked at the table."""


class Birth(Struct, frozen=True):
    """Where a bot lives: the small Discord's addresses, its folder; how many seconds its tables wait.

    `database` is the address of a PostgreSQL database, where the bot is one of several: `name` is its own, of
    so many `shards`, whose slots it leases for `lease` seconds. For `forgiven` seconds a press waits for one,
    and a bot that ends for its last answers.

    `planted` names a fault that is put into it by hand. Between its tries it waits `haste` times shorter.
    """

    api: str
    gateway: str
    data: str
    patience: float
    planted: Fault = ""
    haste: float = 1.0
    database: str = ""
    name: str = ""
    shards: int = 1
    lease: float = 1.0
    forgiven: float = sockets.FORGIVEN


def material() -> Parts:
    """What every bot shares: games, renderers and texts."""
    settings = Settings(_env_file=None, commands=1 << 30, tables_person=1 << 30, tables_server=1 << 30)  # type: ignore[call-arg]
    return wiring.load_parts(settings, ring(), wiring.all_words())


def ring() -> Keyring:
    """The key of every database here."""
    return Keyring({1: KEY}, 1)


async def live(birth: Birth, shared: Parts) -> None:
    """Run until the end of the process."""
    made = partial(wiring.make_bot, elapsed=monotonic)
    if birth.database:
        settings = shared.settings.model_copy(
            update={"database_url": SecretStr(birth.database), "shards": birth.shards, "process": birth.name}
        )
        shared = replace(shared, settings=settings)
        made = partial(made, sharded=True)
    async with made(shared, RealWaiting(), Path(birth.data)) as bot:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, bounded, bot.store, 1)
        loop.add_signal_handler(signal.SIGUSR2, bounded, bot.store, MOST_PAGES)
        await bot.start("any")


def bounded(store: Store, pages: int) -> None:
    """The database may have so many pages and no more: SQLite then says that the disk is full."""
    store.write._submit(lambda connection: connection.execute(f"PRAGMA max_page_count={pages}").fetchall())


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
    pointed = pointed_at(birth.api, birth.gateway)
    lives, ends = leased(birth.lease, birth.forgiven), suppress(asyncio.CancelledError)
    with FAULTS[birth.planted](), hurried(patience), hasty(birth.haste), pointed, lives, ends, refused():
        asyncio.run(stoppable(live(birth, shared)))


@contextmanager
def refused() -> Iterator[None]:
    """A bot that can't begin ends with its sentence, as the program does; the log has the code as well."""
    try:
        yield
    except Unfit as unfit:
        sys.stderr.write(f"error {unfit.code}: {terminal_text(unfit.code, 'en', **unfit.slots)}\n")


@contextmanager
def hurried(patience: timedelta) -> Iterator[None]:
    """Tables wait so long, and a late ballot puts off by a part of it, not by minutes; so do letters."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(wiring, "wait_length", lambda table, wait: patience))
        stack.enter_context(patch.object(deadlines, "LAST_MINUTES", patience / 8))
        stack.enter_context(patch.object(deadlines, "PUT_OFF", patience / PUT_OFF_PART))
        stack.enter_context(patch.object(table_letters, "CALLED_AFTER", CALLED))
        stack.enter_context(patch.object(table_letters, "WRITTEN_AFTER", WRITTEN))
        yield


@contextmanager
def leased(lease: float, forgiven: float = sockets.FORGIVEN) -> Iterator[None]:
    """Slots are held for so many seconds, and looked at as much more often; sessions begin soon."""
    with ExitStack() as stack:
        for where, name, value in (
            (opening, "LeasedSlots", partial(LeasedSlots, lease=lease)),
            (members, "LEASE", lease),
            (peers, "SESSIONS_APART", 0.05),
            (sockets, "FORGIVEN", forgiven),
            (client, "LAST_ANSWERS", max(forgiven, client.LAST_ANSWERS)),
            (slot_keeping, "BETWEEN", timedelta(seconds=lease / 5)),
            (slot_keeping, "SOON", timedelta(seconds=lease / 20)),
        ):
            stack.enter_context(patch.object(where, name, value))
        yield


@contextmanager
def hasty(haste: float) -> Iterator[None]:
    """The pauses between tries, the client library's and our own, are so many times shorter."""
    true = asyncio.sleep

    async def sleep(delay: float, result: None = None) -> None:
        await true(delay / haste, result)

    library = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    with ExitStack() as stack:
        if haste != 1:
            stack.enter_context(patch.object(discord.http, "asyncio", library))
            stack.enter_context(patch.object(discord.webhook.async_, "asyncio", library))
        for where, name in ((backoff, "FIRST"), (backoff, "LONGEST"), (outbox, "PAUSE")):
            stack.enter_context(patch.object(where, name, getattr(where, name) / haste))
        yield


def main() -> None:
    """Bring forth a bot for each line, until the input ends."""
    shared = material()
    spare_lasting()
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
