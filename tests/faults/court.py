"""One bot in storms: tables that have begun in two channels, and what is expected of them afterwards."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.client import Parts
from tests.faults import checks, letters
from tests.faults.ledger import Ledger
from tests.faults.lives import Lives
from tests.loopback.nursery import Nursery
from tests.loopback.people import told
from tests.loopback.server import Server
from tests.loopback.town import Channel, Message
from tests.loopback.watching import until


@dataclass
class Court:
    """A bot that lives; `hosts` sit with two stewards each, in the channel of the same place in `halls`."""

    lives: Lives
    shared: Parts

    @property
    def server(self) -> Server:
        return self.lives.server

    @property
    def halls(self) -> list[Channel]:
        return [hall for hall, _ in self.lives.halls]

    async def open(self, spot: int) -> None:
        """A table in the channel at this spot."""
        hall, language = self.lives.halls[spot]
        options = {"game": "houses", "seats": 3, "language": language}
        await self.done(spot, "campaign new", **options)
        await until(lambda: hall.messages)

    async def begin(self, spot: int) -> None:
        """The table begins, and its chronicle."""
        await self.done(spot, "campaign join")
        await self.done(spot, "campaign begin")
        await until(lambda: self.lives.threads(self.halls[spot]) and not self.owing())

    async def done(self, spot: int, command: str, **options: Any) -> str:
        """What the host of this spot hears of a command that makes a move."""
        walker = self.lives.walkers[spot]
        asked = await self.lives.asked(walker, self.halls[spot], command, **options)

        assert "done" == walker.deeds[-1].heard, told(asked)
        return told(asked)

    async def lines(self, spot: int, count: int) -> None:
        """So many public lines are owed: the table stops and goes on by turns."""
        for number in range(count):
            await self.done(spot, "campaign resume" if number % 2 else "campaign pause")

    def boards(self, spot: int) -> list[Message]:
        """What stands in a channel itself: the board."""
        return list(self.halls[spot].messages.values())

    def chronicle(self, spot: int) -> Channel:
        """The thread of the channel's newest table."""
        return self.lives.threads(self.halls[spot])[-1]

    def said(self, spot: int) -> list[Message]:
        """What the bot has said in the chronicle."""
        return list(self.chronicle(spot).messages.values())

    def owing(self) -> list[int]:
        """The matches of posts that wait to be sent."""
        return self.lives.waiting()

    async def end(self, *, errors: bool = False) -> Ledger:
        """The bot dies. Whatever the storm was, what it left is in order; `errors` it may have logged."""
        left = await self.lives.end()
        town, deeds = self.server.town, self.lives.deeds
        found = [*checks.whole(left), *checks.answers(left, deeds), *checks.posted(left, town)]
        found += [*checks.owed(left, self.shared.games, self.shared.renderers), *checks.taken(town)]
        found += letters.wrong(left, town, self.shared.games, self.lives.words, self.lives.deaths)
        found += [] if errors else checks.clean(self.log())

        assert [] == found
        return left

    def log(self) -> str:
        """What the bot wrote on its standard error."""
        return self.lives.log()


async def court(bots: Nursery, server: Server, shared: Parts, folder: Path, patience: float) -> Court:
    """A bot that lives, and nobody at a table yet."""
    words = tuple(shared.words.values())
    lives = Lives(bots, server, folder / "data", shared.games, words, Random(1), patience)
    await lives.begin()
    return Court(lives, shared)


async def a_while() -> None:
    """Long enough for anything that should not come to have come."""
    await asyncio.sleep(0.3)
