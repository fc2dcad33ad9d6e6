"""A rehearsal of a game at one table: people who press what they are shown, one absent, one without messages.

It knows no rules: whoever is asked uses a control of their own page (presser.py); where only the absent one
is awaited time passes. What it presses on are the promises that break where nobody looks:

- a restart loses nothing: once in the middle, once inside a move of parts for each question that such moves
  answer, and once when much has followed from one move and nobody has read of it, since Discord took no
  messages meanwhile;
- who is absent holds up nobody for ever, and whose messages are closed is called in public;
- a stranger and a button of long ago change nothing;
- over days, standing orders play for the person who wrote them, where the game has them.

At the end everything that was said is looked over (checks.py).
"""

from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from bot.lab.rehearsal.checks import (
    beside_twins,
    check_log,
    no_apologies,
    once,
    slowest_answer,
    within_limits,
)
from bot.lab.rehearsal.presser import Presser
from bot.lab.rehearsal.stage import Making, Spoiled, Stage, begin, gather, read, seeded_maker
from bot.languages import Language
from bot.sandbox.reading import Post, buttons_of
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import open_world
from bot.ui.generic.wizard_handlers import Written
from engine.kernel.dice import Dice
from engine.kernel.orders import read_orders
from engine.kernel.seats import CLOCK, Seat
from engine.kernel.table import orders_of
from engine.kernel.table.absence import OrdersPlayed
from engine.stewards import steward_for, usual

CLOSED: Final = 1
"""The seat whose person takes no private messages."""

PRESSES: Final = 3_000
"""More than any match of a rehearsal needs."""

NIGHT: Final = 200.0
"""Seconds that pass where only the absent one is awaited: more than the live pace gives."""

HOURS: Final = 3 * 3600.0
"""Seconds that pass there at a table that plays over days: some of a deadline's twelve hours."""

WRITES: Final = 1
"""The seat whose person writes standing orders, where there are more than two."""

LINES: Final = 2
"""So many lines are written at a time."""

MUCH: Final = 8
"""Events of one entry from which on much has followed: a resolution, a reset, a count."""

RESTART: Final = 5
"""After so many moves the bot is restarted; the shortest matches have a few more."""

LULL: Final = 80
"""For at most so many moves Discord takes no messages: longer than any round of a game here."""

MESSAGES: Final = "/channels/*/messages"
"""Where Discord is sent a message."""

BREATH: Final = 30.0
"""Seconds in which what is owed is sent once Discord takes it again."""

OPEN: Final = ("v1:all:", "v1:seat:")
"""Buttons of public messages."""


class TablePlan(Struct, frozen=True):
    """What is played: `settings` as they are typed at `/table new`.

    At a `plain` table nothing is amiss: everybody is there, the bot goes on, Discord takes what it is sent,
    and people play as the game's usual steward would.
    """

    game: str
    seats: int
    language: Language
    seed: int = 7
    settings: str | None = None
    days: bool = False
    plain: bool = False


class TableEnded(Struct, frozen=True):
    """What the rehearsal had: moves pressed, times that passed, and the slowest answer in seconds.

    `within` are the questions inside whose moves of parts the bot was restarted, each once; `unsaid` are the
    messages that were owed when it was restarted after a move from which much had followed; `ordered` are
    moves by standing orders.
    """

    moves: int
    waits: int
    slowest: float
    within: tuple[str, ...] = ()
    unsaid: int = 0
    ordered: int = 0


async def rehearse_table(making: Making, plan: TablePlan, folder: Path, clock: Clock) -> TableEnded:
    """One match from `/table new` to its end, with the store in this folder. Raises Spoiled."""
    async with open_world(seeded_maker(making, folder, plan.seed)) as world:
        while len(world.members) < plan.seats:
            world.seat(f"guest{len(world.members)}")
        stage = Stage(world, plan.language, clock)
        await open_table(stage, plan)
        return await Table(stage, plan).play()


async def open_table(stage: Stage, plan: TablePlan) -> None:
    """The host opens the table by command, everybody presses Join, the host presses Begin."""
    settings = {"settings": plan.settings} if plan.settings else {}
    pace = "day" if plan.days else "live"
    asked = {"game": plan.game, "language": plan.language, "pace": pace, **settings}
    await gather(stage, "table new", None if plan.plain else CLOSED, seats=plan.seats, **asked)
    await begin(stage)


class Table:
    """A match that is being played. The last seat's person never comes back, unless the table is plain."""

    def __init__(self, stage: Stage, plan: TablePlan) -> None:
        self.stage, self.absent = stage, None if plan.plain else plan.seats - 1
        self.is_plain = plan.plain
        dice = Dice(f"table {plan.seed:20}".encode())
        restart = None if plan.plain else self._restart_within_move
        self.presser = Presser(stage.driver, stage.match, dice, restart)
        self.writes = WRITES if plan.days and plan.seats > WRITES + 1 else None
        self.pause = HOURS if plan.days else NIGHT
        self.moves = self.waits = self.unsaid = 0
        self.within: tuple[str, ...] = ()
        # While `moves` is in this range Discord takes no messages; it is empty once it takes them again.
        self.lull = range(RESTART + 1, RESTART + 1 + LULL)
        # The number of the last entry that was looked at for whether it has much to tell.
        self.heard = 0
        # A public message of the first moves, whose buttons a stranger presses at the end.
        self.old: Post | None = None

    async def play(self) -> TableEnded:
        """To the end, then everything that was said is looked over."""
        for _ in range(PRESSES):
            if self.stage.live.table.status == "over":
                if self._is_discord_closed():
                    await self._reopen_discord()
                return await self._result()
            if await (self._press_as_steward() if self.is_plain else self._press_control()):
                self.moves += 1
                if not self.is_plain:
                    await self._disturb()
                continue
            if self._is_discord_closed():
                # Deadlines stand while Discord takes no messages: the wait for the absent would never end.
                self.unsaid = len(await self.stage.bot.store.read.pending_posts())
                await self._reopen_discord()
            self.waits += 1
            await self.stage.world.advance(self.pause)
        raise Spoiled("the match does not end")

    def _is_discord_closed(self) -> bool:
        return bool(self.lull) and self.moves >= self.lull.start

    async def _press_control(self) -> bool:
        """Whoever is asked uses a control of their page, those without whom nothing goes on first."""
        waits = sorted(self.stage.live.match_state.waits, key=lambda wait: not wait.must)
        # Once the match stands for the absent one alone nobody makes optional moves: else they might be made
        # until the end, and nobody would ever have been waited for.
        holds_up = self.waits == 0 and {wait.seat for wait in waits if wait.must} == {self.absent}
        for wait in waits:
            if wait.seat in (CLOCK, self.absent) or (holds_up and not wait.must):
                continue
            if wait.seat == self.writes and await self._write_orders(wait.seat):
                continue
            await self.stage.think(wait.seat)
            if await self.presser.try_act(self.stage.member(wait.seat), self._board()):
                return True
        return False

    async def _press_as_steward(self) -> bool:
        """Whoever is asked makes the move that the game's usual steward would, those first who must."""
        stage = self.stage
        must = {wait.seat for wait in stage.live.match_state.waits if wait.must}
        asked = {wait.seat for wait in stage.live.match_state.waits if wait.seat != CLOCK}
        ready = {seat: (seat not in must, stage.acts_at(seat)) for seat in asked}
        for seat in sorted(asked, key=ready.__getitem__):
            look = stage.live.look(seat)
            dice = Dice(f"plain {self.moves:20}".encode())
            game = stage.live.match_state.game
            action = steward_for(game, usual(game))(look, dice)
            if action is None:
                continue
            await stage.think(seat)
            renderer: Any = stage.bot.parts.renderers[stage.live.match.game]
            controls = renderer.controls(stage.bot.scene(stage.live, stage.language), seat)
            if await self.presser.try_make(stage.member(seat), self._board(), controls.do_id(action)):
                return True
        return False

    async def _write_orders(self, seat: Seat) -> bool:
        """Whether the seat's orders have something to say now; where they have not, some are written."""
        if self._has_due_orders(seat):
            return True
        for _ in range(LINES):
            if not await self.presser.try_write(self.stage.member(seat), self._board()):
                break
        return self._has_due_orders(seat)

    def _has_due_orders(self, seat: Seat) -> bool:
        """Whether a line of the seat's orders is for the present round or turn, or one to come."""
        stage = self.stage
        renderer = stage.bot.parts.renderers[stage.live.match.game]
        planning = renderer.planning if isinstance(renderer, Written) else None
        payload = orders_of(stage.live.table, seat)
        if planning is None or payload is None:
            return False
        now = planning.moment(stage.live.look(seat).view, seat)
        orders = read_orders(payload, stage.live.match_state.game.action)
        return now is not None and orders is not None and any(one.moment >= now for one in orders.lines)

    def _board(self) -> Post:
        """The living board: the oldest public message with the button of one's own page."""
        return next(post for post in self.stage.public() if _has_button(post, f"v1:seat:{self.stage.match}"))

    async def _disturb(self) -> None:
        """A stranger presses; the bot is restarted; a button of long ago is pressed."""
        if self.stage.live.table.status == "over":
            return
        if self.moves == RESTART:
            await self.stage.restart_alike()
            await self._press_as_stranger(self._board(), "stranger")
        elif self.moves in self.lull:
            await self._close_discord()
        if self.old is None and self.moves > 2:
            self.old = next((post for post in self.stage.public() if _has_button(post, "v1:all:")), None)

    async def _close_discord(self) -> None:
        """Discord takes no messages until much has followed from a move; where nothing does, for a while."""
        if self.moves == self.lull.start:
            self.stage.world.env.inject_error("POST", MESSAGES, status=500, times=None)
        entries = await self.stage.entries(self.heard or None)
        self.heard = entries[-1].seq if entries else self.heard
        has_much_to_tell = any(len(one.events) >= MUCH for one in entries)
        if has_much_to_tell:
            self.unsaid = len(await self.stage.bot.store.read.pending_posts())
        if has_much_to_tell or self.moves == self.lull[-1]:
            await self._reopen_discord()

    async def _reopen_discord(self) -> None:
        """The bot is restarted, and Discord takes messages again: all that is owed comes."""
        self.lull = range(0)
        await self.stage.restart_alike()
        faults = self.stage.world.env.backend.faults
        faults[:] = [one for one in faults if one["path"] != MESSAGES]
        await self.stage.world.advance(BREATH)

    async def _restart_within_move(self) -> None:
        """The bot is restarted while a move of parts is under way: its questions are answered on."""
        asks = {wait.ask for wait in self.stage.live.match_state.waits if wait.must}
        if self.moves > RESTART and not asks <= set(self.within):
            self.within = (*self.within, *sorted(asks - set(self.within)))
            await self.stage.restart_alike()

    async def _press_as_stranger(self, post: Post, name: str) -> None:
        """Somebody who has no seat presses every button of a public message: nothing changes for it."""
        stranger, before = self.stage.world.seat(name), self.stage.live.match_state
        for button in buttons_of(post):
            if button.custom_id.startswith(OPEN):
                answer = await self.stage.driver.click(stranger, post, button.custom_id)
                if not answer.private or self.stage.live.match_state is not before:
                    raise Spoiled(f"a stranger's press of {button.label} did something: {answer.text}")

    async def _result(self) -> TableEnded:
        stage = self.stage
        await stage.world.advance(BREATH)
        if self.old is not None:
            await self._press_as_stranger(self.old, "latecomer")
        log = await check_log(stage)
        once(stage)
        within_limits(stage)
        no_apologies(stage)
        beside_twins(stage, log)

        if self.is_plain:
            return TableEnded(self.moves, self.waits, slowest_answer(stage))

        # Whoever's messages are closed was called before everybody.
        member = stage.world.members[CLOSED]
        if stage.driver.inbox(member):
            raise Spoiled("a closed inbox has messages")
        if not any(f"<@{member.id}>" in read(post) for post in stage.public()):
            raise Spoiled("nobody called whose messages are closed")

        # A rehearsal that did not do what it was there for has shown nothing.
        if self.waits == 0:
            raise Spoiled("nobody was ever waited for")
        if self.moves <= RESTART:
            raise Spoiled("the match was over before the restart")
        ordered = sum(isinstance(event, OrdersPlayed) for entry in log for event in entry.events)
        if self.writes is not None and stage.live.match_state.game.orders is not None and not ordered:
            raise Spoiled("no standing orders were ever played")
        return TableEnded(self.moves, self.waits, slowest_answer(stage), self.within, self.unsaid, ordered)


def _has_button(post: Post, beginning: str) -> bool:
    return any(button.custom_id.startswith(beginning) for button in buttons_of(post))
