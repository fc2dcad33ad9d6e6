"""A table of the real service, at which a scene is played and whose record is kept."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from bot import games
from bot.games.houses.content import CONTENT
from engine.automatic_moves import expire_due, play_stewards
from engine.clock.deadlines import wait_length
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.kernel.step import AnyGame
from engine.kernel.steward import Steward
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import Join, OpenTable
from engine.kernel.table.state import Player
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.record import record_lines
from engine.stewards import steward_for
from engine.store import Keyring, open_store
from tests.engine.service import Clock, entropy, expire_wait, recipients

GUILD, CHANNEL = 1, 2
USERS: Final = tuple(range(100, 110))
"""The people of a table: the first is its host, those who sit nowhere are guests and newcomers."""

ROUNDS: Final = 4_000
"""More moves than any recorded match needs."""


class Recorder:
    """One match: who does what at it, and how time passes. Refused where the table does not do it."""

    def __init__(self, matches: Matches, clock: Clock, game: AnyGame) -> None:
        self.matches, self.clock, self.game = matches, clock, game
        self.match = self.turns = 0
        self.away: set[Seat] = set()
        """Seats whose people say nothing."""

    @property
    def live(self) -> LiveMatch:
        """The match as it stands."""
        return next(live for live in self.matches.live_matches() if live.match.id == self.match)

    @property
    def state(self) -> Any:
        """Its game's state."""
        return self.live.match_state.state

    async def open(self, seats: int, content: str, **options: Any) -> None:
        """The table is opened by the host, who does not sit yet."""
        chosen = msgspec.json.encode(msgspec.convert(options, self.game.options)).decode()
        table = OpenTable(self.game.name, self.game.version, content, seats, chosen, "fa")
        self.match = await self.matches.open(table, guild=GUILD, channel=CHANNEL, host=USERS[0])

    async def begun(self, seats: int, content: str, people: int, **options: Any) -> None:
        """A table that has begun, people in its first seats and stewards in the others."""
        await self.open(seats, content, **options)
        for user in USERS[:people]:
            await self.asks(user, Join())
        await self.asks(USERS[0], Begin("prudent"))
        await play_stewards(self.matches, self.match)

    async def asks(self, user: int, action: AnyTableAction) -> None:
        """A person asks the table for something."""
        await self.matches.act_at_table(self.match, user, action)
        await play_stewards(self.matches, self.match)

    async def about(self, user: int, guest: int, action: Callable[[Player], AnyTableAction]) -> None:
        """The same, about somebody who may be new to the table."""
        await self.matches.act_about_guest(self.match, user, guest, action)

    async def itself(self, action: AnyTableAction) -> None:
        """The program does something to the table."""
        await self.matches.act_as_program(self.match, action)

    async def does(self, seat: Seat, action: Any) -> None:
        """The person of a seat moves."""
        player = self.live.table.chairs[seat].player
        assert player is not None
        await self.matches.act(self.match, self.live.users[player], action)
        await play_stewards(self.matches, self.match)

    async def tries(self, seat: Seat, action: Any) -> bool:
        """The same; whether the rules took it."""
        try:
            await self.does(seat, action)
        except Refused:
            return False
        return True

    async def passes(self, **length: float) -> None:
        """Time passes, stopping at every row of the clock on the way."""
        end = self.clock.now + timedelta(**length)
        while (due := await self.matches.next_due()) is not None and due <= end:
            self.clock.now = max(due, self.clock.now)
            await expire_due(self.matches)
            await play_stewards(self.matches, self.match)
        self.clock.now = end

    async def moved(self, steward: Steward) -> bool:
        """One move of whoever is there and has something to do; whether there was one."""
        for seat, chair in enumerate(self.live.table.chairs):
            if chair.player is None or chair.steward is not None or seat in self.away:
                continue
            self.turns += 1
            action = steward(self.live.look(seat), Dice(self.turns.to_bytes(16, "big")))
            if action is not None and await self.tries(seat, action):
                return True
        return False

    async def until(
        self, reached: Callable[[Any], bool], steward: Steward | None = None, rest: float = 0.0
    ) -> None:
        """People move as a steward would, until the game has come so far or is over; the silent let it pass.

        `rest` is in hours, after each move.
        """
        choose = steward or steward_for(self.game, "prudent")
        for _ in range(ROUNDS):
            if self.live.table.status == "over" or reached(self.state):
                return
            if not await self.moved(choose):
                await self._next_row()
            await self.passes(hours=rest)
        raise LookupError(self.game.name)

    async def _next_row(self) -> None:
        due = await self.matches.next_due()
        if due is None:
            await expire_wait(self.matches, self.match, self.live.match_state.waits[0].id)
        else:
            await self.passes(seconds=max((due - self.clock.now).total_seconds(), 0.0))

    async def record(self) -> bytes:
        """The whole match."""
        entries = await self.matches.entries(self.match)
        return b"".join(row + b"\n" for row in record_lines(self.live.match_state, entries, "all"))


@asynccontextmanager
async def recorder(game: str) -> AsyncIterator[Recorder]:
    """A service of one match on the program's content, its seeds the same in every run."""
    editions, clock = games.editions(CONTENT), Clock()
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "khandan.db", Keyring({1: bytes(32)}, 1), "record")
        matches = Matches(
            store,
            editions,
            now=clock,
            entropy=entropy(),
            patience=wait_length,
            recipients=recipients,
            stewards=steward_for,
        )
        try:
            yield Recorder(matches, clock, editions.games[game])
        finally:
            await store.close()
