"""The rehearsal of days itself: hour by hour whoever is awake does one thing, until the campaign is over."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import discord
from simcord import MemberActor

from bot.lab.games.houses.rehearsal.counting import day_counts
from bot.lab.games.houses.rehearsal.days import scenes
from bot.lab.games.houses.rehearsal.days.lookout import check_everything
from bot.lab.games.houses.rehearsal.days.scenes import ABSENT, HABITS, HOST, NEWCOMER, SEATS
from bot.lab.games.houses.rehearsal.hands import choose_action
from bot.lab.games.houses.rehearsal.hecklers import try_as_stranger, try_second_ballot
from bot.lab.games.houses.rehearsal.play import MOMENTS, Ended, Plan
from bot.lab.games.houses.rehearsal.roads import CLOSED, walk
from bot.lab.rehearsal.checks import check_log, once, slowest_answer
from bot.lab.rehearsal.nights import (
    DAWN,
    DUSK,
    ZONE,
    advance_to_evening,
    is_bedtime,
    local,
    sleep_through_night,
)
from bot.lab.rehearsal.stage import LEAVES, Chronicle, Spoiled, Stage, hand_over
from bot.lab.rehearsal.types import Making, Print, seeded_maker
from bot.languages import Language, traits
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import open_world
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

HOUR: Final = 3600.0
PATIENCE: Final = 60
"""More days than any generation of a rehearsal needs."""

Told = Callable[..., None]
"""Takes the code of a text and its slots: what happens beside the chronicle."""

Scene = tuple[str, Callable[[], bool], Callable[[], Awaitable[Any]]]
"""Its name, whether this is its moment, and what is done."""


class Days:
    """A rehearsal that runs: its stage, who is there, what has still to happen."""

    def __init__(self, stage: Stage, plan: Plan, chronicle: Chronicle, told: Told, board: int) -> None:
        self.stage, self.plan, self.chronicle, self.told = stage, plan, chronicle, told
        self.dice = Dice(plan.seed.to_bytes(16, "big"))
        self.here = set(HABITS)
        self.habits = dict(HABITS)
        self.moves = self.refusals = self.restarts = 0
        self.board = board
        self.newcomer: MemberActor = stage.world.seat("newcomer")
        self.guest: MemberActor = stage.world.seat("guest")
        self.begun = local(stage).date()
        self.left = list(self._scenes())

    async def play(self) -> Ended:
        """From the first night to the end of the campaign. Raises Spoiled."""
        day = 0
        while self.stage.live.table.status != "over":
            if is_bedtime(self.stage):
                await sleep_through_night(self.stage)
            if (today := (local(self.stage).date() - self.begun).days) > day:
                day = today
                once(self.stage)
                self.told("rehearse-day", day=day)
            if day > PATIENCE:
                raise Spoiled(f"nothing happens in {self.stage.state.stage}")
            await self._hour()
        if self.left:
            raise Spoiled(f"there was no moment for {', '.join(name for name, *_ in self.left)}")
        log = await check_log(self.stage)
        check_everything(self.stage, log, self.board)
        return Ended(day_counts(log, self.refusals, self.restarts), slowest_answer(self.stage))

    async def _hour(self) -> None:
        """Each who is there does one thing where there is something to do; then an hour passes."""
        for seat in self.dice.shuffle(tuple(sorted(self.here)), "order", self.moves):
            await self._turn(seat)
            await self._happenings()
            if self.stage.live.table.status == "over":
                break
        await self.stage.world.advance(HOUR)
        self.chronicle.go_on()

    async def _turn(self, seat: Seat) -> None:
        self.moves += 1
        if seat not in self.here or self.stage.live.table.status == "over":
            return
        look = self.stage.live.look(seat)
        action = choose_action(self.stage, seat, look, Dice(self.dice.seed + self.moves.to_bytes(8, "big")))
        if action is not None:
            await walk(self.stage, seat, look, action, self.habits[seat])
            self.chronicle.go_on()

    async def _happenings(self) -> None:
        """The next thing that has to happen beside the moves, in order, where this is its moment."""
        for scene in tuple(self.left):
            name, now, work = scene
            if self.stage.live.table.status == "playing" and now():
                self.left.remove(scene)
                await work()
                self.told("rehearse-scene", scene=name)
                self.chronicle.go_on()

    def _scenes(self) -> tuple[Scene, ...]:
        stage = self.stage

        def ready() -> bool:
            return scenes.is_vote_awaited(stage) and scenes.has_regent(stage)

        def after(*names: str) -> bool:
            return not {name for name, *_ in self.left} & set(names)

        whole = ("later", "undo", "replaced")
        own: tuple[Scene, ...] = (
            ("called", lambda: stage.state.stage == "founding", lambda: scenes.play_closed_inbox(stage)),
            ("later", ready, lambda: scenes.later(stage)),
            ("undo", ready, lambda: scenes.second_thought(stage)),
            ("deal", ready, lambda: scenes.deal(stage)),
            ("replaced", ready, self._play_succession),
            ("guest", ready, self._guest),
            ("refused", lambda: stage.state.stage == "vote" and self._has_host_voted(), self._count_refusal),
            ("orders", lambda: after(*whole) and self._is_absent_one_asked(), self._orders),
            ("absence", lambda: after("orders") and stage.state.stage == "vote", self._absence),
        )
        pauses = (
            ("restart", lambda one=one: MOMENTS[one](stage.state), self._restart)
            for one in self.plan.restarts
        )
        return (*own, *pauses)

    def _has_host_voted(self) -> bool:
        return bool(self.stage.state.phase.slips[HOST].cast)

    def _is_absent_one_asked(self) -> bool:
        """Whether the one who goes away has not voted yet."""
        state = self.stage.state
        return state.stage == "vote" and not state.phase.slips[ABSENT].cast

    async def _play_succession(self) -> None:
        """The bot is restarted while the table is asked."""
        await hand_over(self.stage, self.newcomer, self._restart)
        self.habits[LEAVES] = NEWCOMER

    async def _guest(self) -> None:
        await scenes.guest(self.stage, self.guest)
        await try_as_stranger(self.stage, self.guest)
        self.refusals += 2

    async def _count_refusal(self) -> None:
        if not await try_second_ballot(self.stage, HOST):
            raise Spoiled("nobody tried to vote twice")
        self.refusals += 1

    async def _orders(self) -> None:
        await scenes.orders(self.stage)
        self.here.discard(ABSENT)

    async def _absence(self) -> None:
        await scenes.play_bot_absence(self.stage)
        self.restarts += 1

    async def _restart(self) -> None:
        await self.stage.restart_alike()
        self.restarts += 1


async def rehearse_days(
    making: Making, plan: Plan, folder: Path, print_: Print, told: Told, clock: Clock
) -> Ended:
    """Rehearse a campaign over several days, with restarts in the plan's moments and while a motion is open.

    Returns how it ended. Raises Spoiled.
    """
    async with open_world(seeded_maker(making, folder, plan.seed)) as world:
        stage = Stage(world, plan.language, clock)
        await advance_to_evening(stage)
        board = await open_by_commands(stage, plan)
        return await Days(stage, plan, Chronicle(stage, print_), told, board).play()


async def open_by_commands(stage: Stage, plan: Plan) -> int:
    """By the language's own commands, where it has any; the board's message. Raises Spoiled."""
    world, driver = stage.world, stage.driver
    host = world.members[HOST]
    world.close_inbox(world.members[CLOSED])
    if traits(plan.language).own_commands:
        await _choose_language(stage, plan.language)
    options = {"seats": SEATS, "language": plan.language, "generations": plan.generations, "pace": "day"}
    await stage.command(host, "campaign new", **options)
    stage.match = max(live.match.id for live in stage.bot.matches.live_matches())
    for member in world.members[:SEATS]:
        await driver.click(member, stage.newest_post_with("v1:join:"), "v1:join:")
    board = stage.newest_post_with("v1:join:").id
    await stage.command(host, "campaign pace", quiet_from=DUSK, quiet_to=DAWN, zone=ZONE)
    await driver.click(host, stage.newest_post_with("v1:begin:"), "v1:begin:")
    await world.settle()
    pace = stage.live.table.pace
    if pace.quiet is None or (pace.name, pace.quiet.zone) != ("day", ZONE):
        raise Spoiled(f"the table plays at another pace: {pace}")
    return board


async def _choose_language(stage: Stage, language: Language) -> None:
    """Choose the server's language as its manager; from then on commands have that language's names there."""
    guild = stage.world.guild
    role = guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    warden = guild.add_member(stage.world.env.create_user("warden"), roles=[role])
    await stage.command(warden, "language server", speak=language)
    stage.twins = language
