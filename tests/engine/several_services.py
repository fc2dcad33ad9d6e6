"""Several services on one PostgreSQL, as so many processes have them, and random moves of people at all.

Each has a connection of its own that writes, one that reads, and matches of its own in memory: they share
nothing but the database.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec

from engine.automatic_moves import expire_due, play_stewards
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.motions import Propose
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.table.state import TakeBack
from engine.match.commit import Receipt
from engine.matches import Matches
from engine.stewards import random
from engine.store import Codec, Keyring, Store, VersionTaken
from engine.store.postgres.driver import DURABLE, PostgresConnection, PostgresDriver
from engine.store.postgres.opening import open_postgres
from engine.store.reader import Reader
from engine.store.seals import Seals
from engine.store.writer import Writer
from tests.engine.service import CHANNEL, GUILD, USERS, Clock, entropy, patience, recipients
from tests.engine.store.fresh import RING
from tests.laws import samples

STEWARDS: Final = 1
"""So many seats that nobody takes."""


TOLD: Final = (Refused, VersionTaken)
"""What a person is told, and nothing is kept: the rules refuse it, or others were first five times."""


def open_beside(address: str, name: str, keyring: Keyring = RING) -> Store:
    """Another store of a database that somebody serves already."""
    codec, driver = Codec(keyring, os.urandom), PostgresDriver(address)
    seals = Seals(codec)
    writing = PostgresConnection(address, DURABLE, on_connect=seals.forget_all)
    return Store(name, Writer(driver, codec, seals, writing), Reader(driver, codec), lambda: None)


@asynccontextmanager
async def services(
    address: str, count: int, clock: Clock
) -> AsyncIterator[tuple[list[Matches], list[Store]]]:
    """So many services on the database at this address, and their stores."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(open_postgres(address, RING, "test"))
        await first.slots.take(1)
        stores = [first]
        for _ in range(count - 1):
            stores.append(await stack.enter_async_context(open_beside(address, first.id)))
        seeds, made = entropy(), list[Matches]()
        for store in stores:
            matches = Matches(
                store,
                samples.table(),
                now=clock,
                entropy=seeds,
                patience=patience,
                recipients=recipients,
                stewards=lambda game, kind: random.when_asked,
            )
            await matches.start()
            made.append(matches)
        yield made, stores


async def begin(matches: Matches, game: AnyGame) -> int:
    """A match of this game at which people sit, and a steward where it has seats enough; its number."""
    seats = max(min(game.seats), min(max(game.seats), 3))
    chosen = msgspec.json.encode(samples.shortest_options(game)).decode()
    content = "small" if game.name == "houses" else ""
    table = OpenTable(game.name, game.version, content, seats, chosen, "fa")
    match = await matches.open(table, guild=GUILD, channel=CHANNEL, host=USERS[0])
    for user in USERS[: max(1, seats - STEWARDS)]:
        await matches.act_at_table(match, user, Join())
    await matches.act_at_table(match, USERS[0], Begin("random"))
    return match


class People:
    """What people, the clock and stewards do at a match of several services, at random."""

    def __init__(self, made: list[Matches], clock: Clock, match: int, dice: Dice) -> None:
        self._services, self._clock, self._match, self._dice = made, clock, match, dice
        self._number = 1000
        self.receipts: list[tuple[int, list[Receipt]]] = []
        """By click: what its deliveries were answered."""

    async def play(self, turns: int) -> None:
        """So many turns, at each of which every service does something at the same moment."""
        for turn in range(turns):
            live = await self._services[0].live(self._match)
            if live.table.status == "over":
                return
            await asyncio.gather(*(self._act(service, turn, n) for n, service in enumerate(self._services)))

    async def _act(self, service: Matches, turn: int, number: int) -> None:
        chance = self._dice.roll_below(20, "what", turn, number)
        try:
            if chance == 0:
                self._clock.pass_by(days=1)
                await expire_due(service)
            elif chance == 1:
                await service.set_language(self._match, ("fa", "en")[turn % 2])
            elif chance == 2:
                user = self._dice.pick(USERS[:2], "who", turn, number)
                await service.act_at_table(self._match, user, Propose(TakeBack()), self._next_click())
            elif chance < 6:
                await play_stewards(service, self._match)
            else:
                await self._move(service, turn, number)
        except TOLD:
            pass

    async def _move(self, service: Matches, turn: int, number: int) -> None:
        """Somebody's move; one in three is delivered to another service, too, at the same moment."""
        live = await service.live(self._match)
        sitting = [chair.player for chair in live.table.chairs if chair.player is not None]
        player = self._dice.pick(sitting, "player", turn, number)
        user = live.users[player]
        seat = live.seat(user)
        if seat is None or live.match_state.state is None:
            return
        action = random.choose(live.look(seat), Dice(f"{self._dice.seed!r} {turn} {number}".encode()))
        if action is None:
            return
        click, where = self._next_click(), [service]
        if self._dice.roll_below(3, "twice", turn, number) == 0:
            where.append(self._dice.pick(self._services, "where", turn, number))
        answers = await asyncio.gather(
            *(one.act(self._match, user, action, interaction=click) for one in where), return_exceptions=True
        )
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, TOLD):
                raise answer
        self.receipts.append((click, [one for one in answers if isinstance(one, Receipt)]))

    def _next_click(self) -> int:
        self._number += 1
        return self._number


def standing(live: Any) -> tuple[Any, ...]:
    """All that a service holds of a match in memory, but for what it may be asked again."""
    now = live.match_state
    return (now.seq, now.state, now.table, now.memory, live.users, live.timers, live.match.language)
