"""A campaign of Houses over days: hour by hour whoever is awake does one thing, until it is over.

One person never comes back after the beginning, one goes away and leaves orders, one takes no private
messages. What happens at a table beside its moves happens once each, at the first moment that suits it
(scenes.py). What is pressed on is what only time brings:

- at night nothing is written: what was under way when the quiet hours began is done within a minute;
- the bot's own absence costs nobody an hour, and is told once;
- who is silent is reminded at half time and near the end, once each, and then a regent sits in;
- the orders of the absent one play;
- the board is one message from the first day on, and the chronicle is told in one thread;
- two people's words stay theirs, in whatever is sent over the days.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from simcord import MemberActor

from bot.lab.games.houses.rehearsal import scenes
from bot.lab.games.houses.rehearsal.people import CLOSED, choose_action, walk
from bot.lab.games.houses.rehearsal.play import MOMENTS, counts, try_as_stranger, try_second_ballot
from bot.lab.games.houses.rehearsal.scenes import ABSENT, HABITS, HOST, NEWCOMER, SEATS, SILENT
from bot.lab.rehearsal.checks import (
    beside_twins,
    check_log,
    everything_readable,
    no_apologies,
    once,
    slowest_answer,
    within_limits,
)
from bot.lab.rehearsal.stage import (
    LEAVES,
    Asked,
    Chronicle,
    Had,
    Making,
    Print,
    Spoiled,
    Stage,
    begin,
    gather,
    hand_over,
    plain,
    read,
    seeded_maker,
)
from bot.languages import TRAITS
from bot.render import notices
from bot.render.panel import Text
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import open_world
from bot.terminal.words import Tell
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.seats import Seat
from engine.kernel.table.absence import OrdersPlayed
from engine.kernel.table.motions import MotionAsked, MotionCarried, MoveTakenBack
from engine.kernel.table.seating import StewardSat
from engine.kernel.table.state import Successor
from engine.kernel.table.timing import Reminded

GENERATIONS: Final = 1
"""At most so many are played, unless the command names a number."""

HOUR: Final = 3600.0
PATIENCE: Final = 60
"""More days than any generation of a rehearsal needs."""

ZONE: Final = "Asia/Tehran"
DUSK, DAWN = "23:00", "08:00"
"""The table's quiet hours, as its host types them."""

BED: Final = 22
"""The last hour in which people begin anything."""

EDGE: Final = timedelta(minutes=1)
"""What was under way when the quiet hours began is done within this time."""

REMINDERS: Final = {"half", "last"}

Scene = tuple[str, Callable[[], bool], Callable[[], Awaitable[Any]]]
"""Its name, whether this is its moment, and what is done."""


async def rehearse(
    asked: Asked, making: Making, folder: Path, print_: Print, tell: Tell, clock: Clock
) -> Had:
    """Rehearse a campaign over several days, with restarts where asked for and while a motion is open.

    Raises Spoiled, or the bot's own errors. `clock` is that of the real world: nobody may wait longer than a
    second of it.
    """
    async with open_world(seeded_maker(making, folder, asked.seed)) as world:
        stage = Stage(world, asked.language, clock)
        # The evening comes on which the people meet.
        await _advance_to(stage, _at(_local(stage), DUSK) - timedelta(hours=4))
        if TRAITS[asked.language].own_commands:
            await _choose_language(stage)
        options = {"language": asked.language, "generations": asked.length or GENERATIONS}
        await gather(stage, "campaign new", CLOSED, seats=SEATS, pace="day", **options)
        board = stage.newest_post_with("v1:join:").id
        await stage.command(world.visitor, "campaign pace", quiet_from=DUSK, quiet_to=DAWN, zone=ZONE)
        await begin(stage)
        pace = stage.live.table.pace
        if pace.quiet is None or (pace.name, pace.quiet.zone) != ("day", ZONE):
            raise Spoiled(f"the table plays at another pace: {pace}")
        return await Days(stage, asked, Chronicle(stage, print_), tell, board).play()


async def _choose_language(stage: Stage) -> None:
    """Choose the server's language as its manager; from then on commands have that language's names there."""
    guild = stage.world.guild
    role = guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    warden = guild.add_member(stage.world.env.create_user("warden"), roles=[role])
    await stage.command(warden, "language server", speak=stage.language)
    stage.twins = stage.language


class Days:
    """A rehearsal that runs: its stage, who is there, what has still to happen."""

    def __init__(self, stage: Stage, asked: Asked, chronicle: Chronicle, tell: Tell, board: int) -> None:
        self.stage, self.chronicle, self.tell = stage, chronicle, tell
        self.dice = Dice(asked.seed.to_bytes(16, "big"))
        self.here = set(HABITS)
        self.habits = dict(HABITS)
        self.moves = self.refusals = self.restarts = 0
        self.board = board
        self.newcomer: MemberActor = stage.world.seat("newcomer")
        self.guest: MemberActor = stage.world.seat("guest")
        self.begun = _local(stage).date()
        self.left = list(self._scenes(asked.restarts))

    async def play(self) -> Had:
        """From the first night to the end of the campaign. Raises Spoiled."""
        stage, day = self.stage, 0
        while stage.live.table.status != "over":
            if not _hour(DAWN) <= _local(stage).hour < BED:
                await sleep_through_night(stage)
            if (today := (_local(stage).date() - self.begun).days) > day:
                day = today
                once(stage)
                self.tell("rehearse-day", day=day)
            if day > PATIENCE:
                raise Spoiled(f"nothing happens in {stage.state.stage}")
            await self._play_hour()
        if self.left:
            raise Spoiled(f"there was no moment for {', '.join(name for name, *_ in self.left)}")
        log = await check_log(stage)
        check_everything(stage, log, self.board)
        own = {"refusals": self.refusals, "restarts": self.restarts}
        return Had("rehearse-days-done", day_counts(log) | own, slowest_answer(stage))

    async def _play_hour(self) -> None:
        """Each who is there does one thing where there is something to do; then an hour passes."""
        await self._play_scenes()
        for seat in self.dice.shuffle(tuple(sorted(self.here)), "order", self.moves):
            self.moves += 1
            # A scene may have taken somebody away since the order was drawn.
            if seat in self.here:
                await self.stage.think(seat)
                dice = Dice(self.dice.seed + self.moves.to_bytes(8, "big"))
                look = self.stage.live.look(seat)
                action = choose_action(self.stage, seat, look, dice)
                if action is not None:
                    await walk(self.stage, seat, look, action, self.habits[seat])
                    self.chronicle.go_on()
            await self._play_scenes()
            if self.stage.live.table.status == "over":
                break
        await self.stage.world.advance(HOUR)
        self.chronicle.go_on()

    async def _play_scenes(self) -> None:
        """The next thing that has to happen beside the moves, in order, where this is its moment."""
        for scene in tuple(self.left):
            name, is_its_moment, work = scene
            if self.stage.live.table.status == "playing" and is_its_moment():
                self.left.remove(scene)
                await work()
                self.tell("rehearse-scene", scene=name)
                self.chronicle.go_on()

    def _scenes(self, restarts: Sequence[Any]) -> tuple[Scene, ...]:
        """The scenes, each with its moment: one after another where one needs what another brings."""
        stage = self.stage

        def ready() -> bool:
            return scenes.is_vote_awaited(stage) and scenes.has_regent(stage)

        def is_vote() -> bool:
            return bool(stage.state.stage == "vote")

        def has_voted(seat: Seat) -> bool:
            return bool(stage.state.phase.slips[seat].cast)

        def after(*names: str) -> bool:
            return not {name for name, *_ in self.left} & set(names)

        return (
            ("called", lambda: stage.state.stage == "founding", lambda: scenes.play_closed_inbox(stage)),
            ("later", ready, lambda: scenes.later(stage)),
            ("undo", ready, lambda: scenes.second_thought(stage)),
            ("deal", ready, lambda: scenes.deal(stage)),
            ("replaced", ready, self._replace),
            ("guest", ready, self._invite_guest),
            ("refused", lambda: is_vote() and has_voted(HOST), self._vote_twice),
            (
                "orders",
                lambda: after("later", "undo", "replaced") and is_vote() and not has_voted(ABSENT),
                self._leave_orders,
            ),
            ("absence", lambda: after("orders") and is_vote(), self._miss_bot),
            *(("restart", lambda one=one: MOMENTS[one](stage.state), self._restart) for one in restarts),
        )

    async def _replace(self) -> None:
        """The bot is restarted while the table is asked."""
        await hand_over(self.stage, self.newcomer, self._restart)
        self.habits[LEAVES] = NEWCOMER

    async def _invite_guest(self) -> None:
        await scenes.guest(self.stage, self.guest)
        await try_as_stranger(self.stage, self.guest)
        self.refusals += 2

    async def _vote_twice(self) -> None:
        if not await try_second_ballot(self.stage, HOST):
            raise Spoiled("nobody tried to vote twice")
        self.refusals += 1

    async def _leave_orders(self) -> None:
        await scenes.orders(self.stage)
        self.here.discard(ABSENT)

    async def _miss_bot(self) -> None:
        await scenes.play_bot_absence(self.stage)
        self.restarts += 1

    async def _restart(self) -> None:
        await self.stage.restart_alike()
        self.restarts += 1


# Day and night.


async def sleep_through_night(stage: Stage) -> None:
    """The night passes. Spoiled when a message came or changed in quiet hours."""
    now = _local(stage)
    await _advance_to(stage, (_at(now, DUSK) if now.hour >= BED else now) + EDGE)
    now = _local(stage)
    dawn = _at(now, DAWN)
    dawn += timedelta(days=1) * (dawn <= now)
    before = {(post.id, read(post)) for post in everything_readable(stage)}
    await _advance_to(stage, dawn - EDGE)
    if new := [post for post in everything_readable(stage) if (post.id, read(post)) not in before]:
        raise Spoiled(f"written at night, before {_local(stage):%c}: {read(new[0])!r}")
    await _advance_to(stage, dawn + timedelta(hours=1))


def _local(stage: Stage) -> datetime:
    """The time on the wall of the table."""
    return stage.bot.waiting.now().astimezone(ZoneInfo(ZONE))


async def _advance_to(stage: Stage, moment: datetime) -> None:
    left = (moment - _local(stage)).total_seconds()
    if left > 0:
        await stage.world.advance(left)


def _at(day: datetime, clock: str) -> datetime:
    return day.replace(hour=_hour(clock), minute=0, second=0, microsecond=0)


def _hour(clock: str) -> int:
    return int(clock.partition(":")[0])


# What must hold of everything that was said meanwhile.


def check_everything(stage: Stage, log: Sequence[Entry], board: int) -> None:
    """Raise Spoiled for what is not so; `board` was the living board from the first day on."""
    once(stage)
    within_limits(stage)
    no_apologies(stage)

    # One board in the channel, still the first one and changed since; the chronicle in one thread.
    title = plain(stage.bot.words(stage.language).say("houses-living-title", match=stage.match))
    boards = [post for post in stage.driver.channel() if title in read(post)]
    if [board] != [post.id for post in boards] or boards[0].message.edited_at is None:
        raise Spoiled(f"{len(boards)} boards in the channel, or another one than at first")
    if len(stage.world.channel.threads) != 1 or not stage.driver.threads():
        raise Spoiled("the chronicle is not told in one thread")

    check_reminders(stage, log)

    # A regent for the silent one; the orders of the absent one have played.
    events = [event for entry in log for event in entry.events]
    regents = [event.seat for event in events if isinstance(event, StewardSat) and event.regent]
    if SILENT not in regents or not {SILENT, ABSENT}.issuperset(regents):
        raise Spoiled(f"stewards sit in for {regents}")
    if not any(isinstance(event, OrdersPlayed) and event.seat == ABSENT for event in events):
        raise Spoiled("nobody's orders have played")

    # Beside twins in which secrets differ no post differs; two people's words stay theirs.
    secret = scenes.promise(stage)
    knowing = {stage.member(HOST).id, stage.live.users[LEAVES]}
    for member in stage.world.members:
        inbox = stage.driver.inbox(member)
        if member.id not in knowing and any(secret in read(post) for post in inbox):
            raise Spoiled(f"{member.name} reads {secret!r}")
    if any(secret in read(post) for post in stage.public()):
        raise Spoiled(f"everybody reads {secret!r}")
    beside_twins(stage, log)


def check_reminders(stage: Stage, log: Sequence[Entry]) -> None:
    """The silent one was written to at half time and near the end, once each."""
    inbox = Counter(read(post) for post in stage.driver.inbox(stage.member(SILENT)))
    scene, marks = stage.bot.scene(stage.live, stage.language), set()
    for entry in log:
        for event in notices.reminders_to(entry, SILENT):
            marks.add(event.mark)
            blocks = notices.reminder(scene, entry, SILENT).blocks
            said = plain("\n".join(block.content for block in blocks if isinstance(block, Text)))
            if inbox[said] != 1:
                raise Spoiled(f"{inbox[said]} reminders say {said!r}")
    if marks != REMINDERS:
        raise Spoiled(f"the silent one was reminded at {marks}")


def day_counts(log: Sequence[Entry]) -> dict[str, int]:
    """The numbers of a rehearsal of days, from its log; `defaults` are the questions whose time ran out."""
    events = [event for entry in log for event in entry.events]
    asked = {event.id: event.motion for event in events if isinstance(event, MotionAsked)}
    carried = [asked[event.id] for event in events if isinstance(event, MotionCarried)]
    return counts(log) | {
        "reminders": sum(isinstance(event, Reminded) for event in events),
        "defaults": sum(isinstance(entry.action, Expire) for entry in log),
        "motions": len(asked),
        "replacements": sum(isinstance(motion, Successor) for motion in carried),
        "undos": sum(isinstance(event, MoveTakenBack) for event in events),
    }
