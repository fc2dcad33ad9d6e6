"""Tables of any game over many short lives of the bot: each life ends with SIGKILL at a chosen moment."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.client import Parts
from bot.render.i18n import Messages
from tests.faults import ledger
from tests.faults.hearing import Deed, Ear
from tests.faults.ledger import Ledger
from tests.faults.moments import POST, Moment, counted, tap, telling
from tests.faults.openings import HOUSES, Opening
from tests.faults.staged import Place, Scene, staged
from tests.faults.walker import Walker
from tests.loopback.faults import nothing
from tests.loopback.nursery import Nursery, kill
from tests.loopback.people import Person
from tests.loopback.server import Server
from tests.loopback.town import Asked, Channel
from tests.loopback.watching import until
from tests.trust.planted.bots import Fault

PATIENCE: Final = 1.5
"""Seconds that a table waits for an answer."""

CALM: Final = 6.0
"""The same in every third life: there is time to read an offer and to answer it by another."""

LONGEST: Final = 2.5
"""Seconds after which a life ends even if its moment has not come."""

AWAY: Final = 0.1
"""How often, in a life, somebody can be told of something in one way alone."""

TOKEN, SHORT_TOKEN = 900.0, 0.5
"""Seconds in which a press can be followed by messages: Discord's, and where letters soon find no way."""

NAMES: Final = ("Amir", "Bita", "Cyrus", "Dina")


@dataclass
class Lives:
    """The table's people and channels, the folder of the bot, and what is known of it."""

    nursery: Nursery
    server: Server
    folder: Path
    games: Any
    words: tuple[Messages, ...]
    dice: Random
    patience: float = PATIENCE
    planted: Fault = ""
    haste: float = 1.0
    longest: float = LONGEST
    openings: tuple[Opening, ...] = HOUSES
    halls: list[tuple[Channel, str]] = field(default_factory=list)
    walkers: list[Walker] = field(default_factory=list)
    known: Ledger | None = None
    staged: dict[int, int] = field(default_factory=dict)
    """How many entries a table had before anybody came to it."""

    dead: asyncio.Event = field(default_factory=asyncio.Event)
    deaths: list[int] = field(default_factory=list)
    """When each bot died, as a number of the town: messages with greater ones came later."""

    pid: int = 0

    def __post_init__(self) -> None:
        """The people come, and their channels are opened."""
        town, listening = self.server.town, Ear(self.words)
        self.halls = [(town.open_channel(one.hall), one.language) for one in self.openings]
        people = [Person(town, name) for name in NAMES]
        self.walkers = [Walker(town, one, Random(self.dice.random()), listening) for one in people]

    @property
    def deeds(self) -> list[Deed]:
        """All that anybody tried."""
        return [deed for walker in self.walkers for deed in walker.deeds]

    def log(self) -> str:
        """What the bots wrote; nothing where the first was killed before it had opened its log."""
        file = self.folder / "log"
        return file.read_text() if file.exists() else ""

    async def born(self) -> None:
        """A bot begins to live."""
        self.dead = asyncio.Event()
        how = (self.patience, self.planted, self.haste)
        self.pid = self.nursery.begin(self.server, self.folder, *how)

    async def begin(self) -> None:
        """A bot begins to live, is connected, and its commands are known: nobody can type others."""
        gateway, town = self.server.gateway, self.server.town
        before = gateway.identified
        await self.born()
        await until(lambda: self.dead.is_set() or (gateway.identified > before and town.commands))

    def strike(self) -> None:
        """The bot dies."""
        kill(self.pid)
        self.deaths.append(self.server.town.number())
        self.dead.set()

    async def end(self) -> Ledger:
        """The bot dies if it has not; what it leaves behind."""
        self.strike()
        await self.nursery.gone(self.pid)
        self.server.faults.tap = nothing
        self.server.faults.lift()
        self.server.town.tell = self.server.gateway.tell
        self._clear_up()
        self.known = ledger.read(self.folder, self.folder.with_name("aside"), self.games)
        return self.known

    async def life(self, moment: Moment) -> Ledger:
        """A whole life, in which people press what they see, in a hurry or not."""
        self.watch(moment)
        self.patience = PATIENCE if moment.seen == "alarm" else self.dice.choice((PATIENCE, PATIENCE, CALM))
        if moment.seen == "began":
            await self.born()
            await asyncio.sleep(moment.later * 10)
            return await self.end()
        await self.begin()
        self._part_ways()
        if moment.seen == "alarm":
            asyncio.get_running_loop().call_later(self.patience + moment.later, self.strike)
        walks = [asyncio.create_task(self._walk(walker)) for walker in self.walkers]
        await self._weather()
        await soon(self.dead, self.longest)
        left = await self.end()
        await asyncio.gather(*walks)
        return left

    async def sit_down(self) -> None:
        """A calm life: in each channel a table is opened, everybody joins it, and it begins."""
        await self.begin()
        for (hall, language), opening, host in zip(self.halls, self.openings, self.walkers, strict=False):
            await self.asked(host, hall, opening.command, language=language, **opening.options)
            for walker in self.walkers:
                await self.asked(walker, hall, "campaign join")
            await self.asked(host, hall, "campaign begin")
        await self.end()

    async def stage(self, shared: Parts, scenes: Iterable[Scene]) -> None:
        """Before the first life: each scene is played up to its rare move, in a channel of its own."""
        town, people = self.server.town, [one.person.id for one in self.walkers]
        for number, scene in enumerate(scenes):
            hall = town.open_channel(f"stage {number}")
            host = number % len(people)
            place = Place(town.guild, hall.id, (*people[host:], *people[:host]))
            match = await staged(shared, self.folder, scene, place)
            self.halls.append((hall, scene.language))
            await self._come_to(match, hall, self.walkers[host])
            self.staged[match] = self.entries(match)

    async def _come_to(self, match: int, hall: Channel, host: Walker) -> None:
        """A calm life in which the host stops the table for a moment: the channel has something to read."""
        await self.begin()
        await self.asked(host, hall, "campaign pause", match=match)
        await self.asked(host, hall, "campaign resume", match=match)
        await until(lambda: not self.waiting())
        await self.end()

    def _part_ways(self) -> None:
        """Now and then somebody looks at no channel, or takes no direct messages, or tokens end soon."""
        town = self.server.town
        for walker in self.walkers:
            walker.is_away = self.dice.random() < AWAY
            if self.dice.random() < AWAY:
                town.closed.add(walker.person.id)
        if self.dice.random() < AWAY:
            town.edit_within = SHORT_TOKEN

    def _clear_up(self) -> None:
        self.server.town.closed.clear()
        self.server.town.edit_within = TOKEN
        for walker in self.walkers:
            walker.is_away = False

    async def _weather(self) -> None:
        """Now and then the gateway breaks, or the answer to a message that was kept is lost."""
        if self.dice.random() < 0.2:
            self.server.faults.add(POST, status=502, done=True)
        if self.dice.random() < 0.3:
            await soon(self.dead, self.dice.uniform(0, 0.4))
            await self.server.gateway.cut()

    async def _walk(self, walker: Walker) -> None:
        """The host of a channel opens a table where there is none; then everybody presses on."""
        for (hall, language), opening, host in zip(self.halls, self.openings, self.walkers, strict=False):
            if host is walker and not self._goes_on(hall) and not self.dead.is_set():
                await walker.typed(hall, opening.command, self.dead, language=language, **opening.options)
        while not self.dead.is_set():
            await walker.step(self.places(), self.dead)
            await asyncio.sleep(self.dice.uniform(0, 0.03))

    def places(self) -> list[Channel]:
        """The channels, each with the threads of its chronicles."""
        return [place for hall, _ in self.halls for place in (hall, *self.threads(hall))]

    def threads(self, hall: Channel) -> list[Channel]:
        """The threads of a channel, oldest first."""
        return [one for one in self.server.town.channels.values() if one.parent == hall.id]

    def _goes_on(self, hall: Channel) -> bool:
        if self.known is None:
            return False
        here = (one for one in self.known.logs if self.known.channels[one] == hall.id)
        return any(self.known.statuses[one] != "ended" for one in here)

    def watch(self, moment: Moment) -> None:
        """Die when it is seen for the nth time."""
        loop = asyncio.get_running_loop()

        def die() -> None:
            if not self.dead.is_set():
                loop.call_later(moment.later, self.strike) if moment.later else self.strike()

        saw = counted(moment, die)
        self.server.faults.tap = tap(saw)
        self.server.town.tell = telling(saw, self.server.gateway.tell)

    def waiting(self) -> list[int]:
        """The matches of posts that are not yet sent, asked while the bot runs."""
        return self._read("SELECT match_id FROM post WHERE sent_at IS NULL")

    def moves(self) -> list[int]:
        """The interactions whose moves are kept, asked while the bot runs."""
        return self._read("SELECT id FROM interaction")

    def entries(self, match: int) -> int:
        """How long a match's log is, asked while the bot runs."""
        return len(self._read(f"SELECT seq FROM entry WHERE match_id = {match}"))

    def _read(self, question: str) -> list[int]:
        with closing(sqlite3.connect(f"file:{self.folder / ledger.DATABASE}?mode=ro", uri=True)) as database:
            return [row[0] for row in database.execute(question)]

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Within the block somebody else writes to the database: the bot's commits wait."""
        database = sqlite3.connect(self.folder / ledger.DATABASE, isolation_level=None)
        with closing(database):
            database.execute("BEGIN IMMEDIATE")
            yield
            database.execute("ROLLBACK")

    def fill(self, *, full: bool) -> None:
        """The disk takes nothing more from now on, or it does again."""
        os.kill(self.pid, signal.SIGUSR1 if full else signal.SIGUSR2)

    async def asked(self, walker: Walker, hall: Channel, name: str, **options: Any) -> Asked:
        """Type a command and hear the answer."""
        return await walker.typed(hall, name, self.dead, **options)


async def soon(event: asyncio.Event, within: float) -> None:
    """Wait for an event, or so many seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), within)
