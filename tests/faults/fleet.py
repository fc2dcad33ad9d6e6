"""Several bots on one PostgreSQL at one small Discord, and people who play on every shard while bots die.

Each bot is a process with an address of its own at the small Discord, so that a fault finds the one that has
just sent something. A bot that died is begun again under another name, as an orchestrator would.
"""

import asyncio
import os
import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg

from bot.connection.sockets import FORGIVEN
from bot.render.i18n import Messages
from tests.faults import ledger
from tests.faults.hearing import Deed, Ear
from tests.faults.ledger import Ledger
from tests.faults.lives import NAMES
from tests.faults.openings import Opening
from tests.faults.walker import Walker
from tests.loopback.bot import Birth
from tests.loopback.nursery import Nursery, kill, runs
from tests.loopback.people import Person
from tests.loopback.server import CALLER, Server
from tests.loopback.town import Asked, Channel, Json
from tests.loopback.watching import BUSY, until
from tests.postgres_server import PostgresServer

SHARDS: Final = 3
LEASE: Final = 1.0
"""Seconds; ten on a real database, whose statements these are."""

ANSWERED: Final = 3.0
"""Seconds that somebody waits for an answer: Discord does not longer, and says that the bot failed."""

LOOK: Final = 0.2

PATIENCE: Final = 3.0
"""Seconds that a table waits for an answer."""

SEEN: Final = 6
"""So many channels does somebody look at before they press."""

PLAYED: Final = 3
"""So many moves people make between two strikes."""

NO_ONE: Final = ""


@dataclass
class Fleet:
    """The bots by their names at the small Discord, the people and their channels."""

    nursery: Nursery
    server: Server
    postgres: PostgresServer
    database: str
    folder: Path
    games: Any
    words: tuple[Messages, ...]
    dice: Random
    openings: tuple[Opening, ...]
    bots: tuple[str, ...] = ("1", "2", "3")
    matches: int = 100
    """Up to which number sentences about a match are known to be said of what is done."""

    patience: float = PATIENCE
    lease: float = LEASE
    forgiven: float = FORGIVEN
    """Seconds that a press waits for its shard."""

    pids: dict[str, int] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    """Under which name among the processes each bot lives now."""

    ending: set[str] = field(default_factory=set)
    """Bots that were asked to end: nobody begins them anew."""

    births: int = 0
    halls: list[tuple[Channel, Opening]] = field(default_factory=list)
    walkers: list[Walker] = field(default_factory=list)
    going_on: set[int] = field(default_factory=set)
    """Channels with a table that is not over, as last seen."""

    opened: set[int] = field(default_factory=set)
    """Channels in which a table was asked for, and not yet seen."""

    over: asyncio.Event = field(default_factory=asyncio.Event)
    _desk: Any = None
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        """For each shard a guild, in each guild a channel for each opening; everybody is everywhere."""
        town, ear = self.server.town, Ear(self.words, self.matches)
        self.server.gateway.shards = SHARDS
        for shard in range(SHARDS):
            guild = town.found_guild(f"Court {shard}", shard, SHARDS)
            self.halls += [(town.open_channel(f"{one.hall} {shard}", guild), one) for one in self.openings]
        people = [Person(town, name) for name in NAMES]
        self.walkers = [Walker(town, one, Random(self.dice.random()), ear, ANSWERED) for one in people]

    @property
    def deeds(self) -> list[Deed]:
        """All that anybody tried."""
        return [deed for walker in self.walkers for deed in walker.deeds]

    # Bots

    async def begin(self, name: str) -> None:
        """A bot begins to live."""
        self.births += 1
        self.names[name] = f"{name}.{self.births}"
        birth = Birth(
            api=self.server.api_of(name),
            gateway=self.server.gateway_url_of(name),
            data=str(self.folder / name),
            patience=self.patience,
            database=self.database,
            name=self.names[name],
            shards=SHARDS,
            lease=self.lease,
            forgiven=self.forgiven,
        )
        self.pids[name] = self.nursery.bear(birth)

    async def begin_all(self, names: Iterable[str]) -> None:
        """These bots live, and every shard is heard."""
        for name in names:
            await self.begin(name)
        await self.are_well()

    async def are_well(self) -> None:
        """Wait until every shard is heard by somebody, and commands are known; TimeoutError with what is."""
        gateway = self.server.gateway
        try:
            await until(
                lambda: all(gateway.open_sockets(one) for one in range(SHARDS)) and self.server.town.commands
            )
        except TimeoutError:
            raise TimeoutError(await self.standing()) from None

    async def standing(self) -> str:
        """Who lives, what is heard, and what the database says of slots and members; for a failed test."""
        gateway = self.server.gateway
        slots = await self.ask("SELECT shard, holder, wanted_by, until > now() AS held FROM slot ORDER BY 1")
        members = await self.ask("SELECT name, until > now() AS there FROM member ORDER BY 1")
        lines = [
            f"bots: { {self.names[name]: runs(pid) for name, pid in self.pids.items()} }",
            f"sockets: {[gateway.open_sockets(one) for one in range(SHARDS)]}",
            f"commands: {len(self.server.town.commands)}",
            f"slots: {[tuple(one) for one in slots]}",
            f"members: {[tuple(one) for one in members]}",
            *self.log().splitlines()[-40:],
        ]
        return "\n".join(lines)

    def bot_of(self, process: str) -> str:
        """The bot that lives under this name among the processes; NO_ONE of one that is gone."""
        there = [name for name, of in self.names.items() if of == process and name in self.pids]
        return next((name for name in there if runs(self.pids[name])), NO_ONE)

    async def holder(self) -> str:
        """A bot that holds a shard, whichever."""
        async with asyncio.timeout(BUSY):
            while True:
                rows = await self.ask("SELECT DISTINCT holder FROM slot WHERE until > now()")
                bots = sorted(filter(None, (self.bot_of(str(process)) for (process,) in rows)))
                if bots:
                    return self.dice.choice(bots)
                await asyncio.sleep(LOOK)

    async def strike(self, name: str) -> None:
        """A bot dies, and another is begun in its place."""
        pid = self.pids.pop(name, None)
        if pid is not None:
            kill(pid)
            await self.nursery.gone(pid)
            self.ending.discard(name)
            await self.begin(name)

    async def begin_ended(self) -> None:
        """Begin each bot anew that has ended by itself, as an orchestrator does: it found no database."""
        for name, pid in tuple(self.pids.items()):
            if name not in self.ending and not runs(pid):
                await self.begin(name)

    async def drain(self, name: str) -> bool:
        """A bot is asked to end; whether it did, else it is killed."""
        pid = self.pids[name]
        self.ask_to_end(name)
        ended = True
        try:
            await until(lambda: not runs(pid))
        except TimeoutError:
            ended = False
            kill(pid)
        del self.pids[name]
        self.ending.discard(name)
        await self.nursery.gone(pid)
        return ended

    def ask_to_end(self, name: str) -> None:
        """As an orchestrator stops a process."""
        self.ending.add(name)
        with suppress(ProcessLookupError):
            os.kill(self.pids[name], signal.SIGTERM)

    async def freeze(self, name: str, seconds: float) -> None:
        """A bot stands still for so long, and awakes."""
        pid = self.pids[name]
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(pid, signal.SIGCONT)

    async def end_all(self) -> Ledger:
        """All bots die; what they leave. Nobody watches any more."""
        for pid in self.pids.values():
            kill(pid)
        for pid in self.pids.values():
            await self.nursery.gone(pid)
        self.pids.clear()
        if self._desk is not None:
            self._desk.terminate()
        return await self.ledger()

    def log(self) -> str:
        """What all bots wrote."""
        files = [self.folder / name / "log" for name in self.bots]
        return "".join(file.read_text() for file in files if file.exists())

    # The database, beside the bots

    async def cut_connections(self) -> None:
        """The database closes every connection."""
        await self.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    async def kill_database(self) -> None:
        """The database ends as by a crash, and is started again."""
        await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.postgres.start)

    async def ask(self, question: str) -> list[Any]:
        """The rows of a question to the database."""
        async with self._asking:
            if self._desk is None or self._desk.is_closed():
                self._desk = await asyncpg.connect(self.database)
            return list(await self._desk.fetch(question))

    async def ledger(self) -> Ledger:
        """All that the database holds at one moment."""
        return await asyncio.to_thread(ledger.read_postgres, self.database, self.games)

    async def owing(self) -> int:
        """How many posts wait to be sent."""
        return int((await self.ask("SELECT count(*) FROM post WHERE sent_at IS NULL"))[0][0])

    async def sent(self) -> None:
        """Wait until nothing is owed; TimeoutError with what is."""
        try:
            async with asyncio.timeout(BUSY):
                while await self.owing():  # noqa: ASYNC110  # the database calls nobody
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            raise TimeoutError(await self.standing()) from None

    async def member(self, count: int) -> None:
        """Wait until so many bots are there."""
        async with asyncio.timeout(BUSY):
            while (await self._members()) != count:  # noqa: ASYNC110  # the database calls nobody
                await asyncio.sleep(LOOK)

    async def _members(self) -> int:
        return int((await self.ask("SELECT count(*) FROM member WHERE until > now()"))[0][0])

    async def set_aside(self) -> list[int]:
        """The matches that no bot plays any more, as it can't trust what is kept of them."""
        return [int(match) for (match,) in await self.ask("SELECT match_id FROM aside")]

    # People

    async def watch(self) -> None:
        """Look again and again where a table goes on, and that every bot lives, until it is over."""
        while not self.over.is_set():
            await self.begin_ended()
            with suppress(Exception):  # the database may be away
                rows = await self.ask("SELECT channel_id FROM match WHERE status <> 'ended'")
                self.going_on = {int(channel) for (channel,) in rows}
                self.opened -= self.going_on
            await asyncio.sleep(LOOK)

    async def walk(self, number: int) -> None:
        """Open tables in one's own channels where there is none, and press what is seen, until it is over."""
        walker, town = self.walkers[number], self.server.town
        while not self.over.is_set():
            for place, (hall, opening) in enumerate(self.halls):
                is_host = place % len(self.walkers) == number
                if is_host and hall.id not in self.going_on | self.opened and town.commands:
                    self.opened.add(hall.id)
                    await self.typed(walker, hall, opening.command, **options_of(opening))
                    if walker.deeds[-1].heard != "done":
                        self.opened.discard(hall.id)
            await walker.step(self.places(), self.over)
            await asyncio.sleep(self.dice.uniform(0, 0.03))

    async def typed(self, walker: Walker, hall: Channel, name: str, **options: Any) -> Asked:
        """Type a command and hear the answer."""
        return await walker.typed(hall, name, self.over, **options)

    def places(self) -> list[Channel]:
        """Some of the channels, each with the thread of its newest chronicle: nobody looks at all at once."""
        threads = {one.parent: one for one in self.server.town.channels.values() if one.parent is not None}
        halls = self.dice.sample(self.halls, min(SEEN, len(self.halls)))
        return [place for hall, _ in halls for place in (hall, threads.get(hall.id)) if place is not None]

    async def play(self) -> None:
        """Wait until some moves more are kept, whether or not somebody still waits to hear so."""
        try:
            async with asyncio.timeout(BUSY):
                known = await self._kept()
                while await self._kept() < known + PLAYED:  # noqa: ASYNC110  # the database calls nobody
                    await asyncio.sleep(LOOK / 4)
        except TimeoutError:
            raise TimeoutError(await self.standing()) from None

    async def _kept(self) -> int:
        return int((await self.ask("SELECT count(*) FROM interaction"))[0][0])

    # What is seen at the small Discord, for whoever strikes

    def on_request(self, see: Callable[[str, str], object]) -> None:
        """Call with the bot's name and "phase METHOD path" at each request from now on."""

        async def tap(method: str, path: str, phase: str) -> None:
            see(CALLER.get(), f"{phase} {method} {path}")

        self.server.faults.tap = tap

    def on_press(self, see: Callable[[str], object]) -> None:
        """Call with the name of a bot that is told of a press, once it was."""
        gateway = self.server.gateway

        def tell(event: str, data: Json) -> None:
            gateway.tell(event, data)
            if event == "INTERACTION_CREATE":
                see(self.hearer(int(data.get("guild_id") or 0)))

        self.server.town.tell = tell

    def see_nothing(self) -> None:
        """Nobody is called any more."""
        self.on_request(lambda name, line: None)
        self.server.town.tell = self.server.gateway.tell

    def hearer(self, guild: int) -> str:
        """A bot that listens for a guild."""
        shard = (guild >> 22) % SHARDS
        sessions = self.server.gateway.sessions.values()
        there = [one.caller for one in sessions if one.shard[0] == shard and one.socket is not None]
        return there[-1] if there else NO_ONE


def options_of(opening: Opening) -> dict[str, Any]:
    """The options of the command that opens a table."""
    return {"language": opening.language, **opening.options}
