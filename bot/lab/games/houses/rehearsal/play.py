"""The rehearsal itself: open a table, play it to its end, disturb it, restart the bot, check the record."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct
from simcord import MemberActor

from bot.games.houses.controls.ids import VoteButtonId, moment_of
from bot.lab.games.houses.rehearsal.counting import Counts, DayCounts, counts
from bot.lab.games.houses.rehearsal.hands import choose_action, try_take_back
from bot.lab.games.houses.rehearsal.hecklers import (
    try_as_stranger,
    try_old_button,
    try_second_ballot,
    try_too_much_power,
)
from bot.lab.games.houses.rehearsal.roads import CLOSED, walk
from bot.lab.rehearsal.checks import check_log, slowest_answer
from bot.lab.rehearsal.stage import Chronicle, Spoiled, Stage, hand_over
from bot.lab.rehearsal.types import Making, Print, seeded_maker
from bot.languages import Language
from bot.sandbox.reading import Post
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import open_world
from engine.games.houses.moves import Cast
from engine.kernel.dice import Dice
from engine.kernel.steward import Look

Pause = Literal["draft", "phase", "tie"]
"""Where the bot is restarted: in the middle of a draft, of a vote, of a tie."""

SEATS: Final = 5
GATHER: Final = Cast("gather")
TIE_FROM: Final = 3
"""The phase from which people see to it that there is a tie."""

PATIENCE: Final = 5_000
"""More moves than any campaign of a rehearsal needs."""


class Plan(Struct, frozen=True):
    """What is to be played."""

    seed: int
    generations: int
    language: Language
    restarts: tuple[Pause, ...]


class Ended(Struct, frozen=True):
    """What a rehearsal had, and the slowest answer in seconds."""

    counts: Counts | DayCounts
    slowest: float


class Show:
    """A rehearsal that runs: its stage, what it has still to do, what it has done."""

    def __init__(self, stage: Stage, plan: Plan, chronicle: Chronicle, told: Callable[[Pause], None]) -> None:
        self.stage, self.plan, self.chronicle, self._told = stage, plan, chronicle, told
        self.dice = Dice(plan.seed.to_bytes(16, "big"))
        self.moves = self.refusals = 0
        self.restarts = list(dict.fromkeys(plan.restarts))
        self.stranger: MemberActor = stage.world.seat("stranger")
        self.heckled: set[tuple[str, int]] = set()
        self.old: tuple[str, Post] | None = None
        self.newcomer: MemberActor = stage.world.seat("newcomer")
        self.undone = self.handed_over = False

    async def play(self) -> Ended:
        """From the first house to the end of the campaign. Raises Spoiled."""
        while self.stage.live.table.status != "over":
            if not await self._round():
                raise Spoiled(f"nobody has anything to do in {self.stage.state.stage}")
        if not (self.undone and self.handed_over):
            raise Spoiled("nobody had a second thought, or no seat has changed hands")
        if self.restarts:
            raise Spoiled(f"there was no moment to restart in: {self.restarts}")
        return Ended(counts(await check_log(self.stage), self.refusals), slowest_answer(self.stage))

    async def _round(self) -> bool:
        """Each seat in an order drawn anew moves once where it has something to do."""
        moved = False
        for seat in self.dice.shuffle(tuple(self.stage.seats), "order", self.moves):
            if self.stage.live.table.status == "over":
                return True
            moved |= await self._turn(seat)
        return moved

    async def _turn(self, seat: int) -> bool:
        self.moves += 1
        if self.moves > PATIENCE:
            raise Spoiled("the campaign does not end")
        look = self.stage.live.look(seat)
        action = choose_action(self.stage, seat, look, Dice(self.dice.seed + self.moves.to_bytes(8, "big")))
        if action is None:
            return False
        action = self._own_way(look, action)
        await self._heckle("too_much", lambda: try_too_much_power(self.stage, seat))
        before = self.stage.state
        await walk(self.stage, seat, look, action)
        self.chronicle.go_on()
        if not self.undone and await try_take_back(self.stage, seat, action, before):
            self.undone = True
            self.chronicle.go_on()
        await self._disturb(seat)
        return True

    def _own_way(self, look: Look, action: Any) -> Any:
        """People do otherwise than a steward where a tie is wanted.

        When all abstain the moderator is asked (HO-6.6): no rehearsal has to wait for chance to bring that.
        """
        wanted = "tie" in self.restarts and self.stage.state.stage == "vote"
        if wanted and look.view.phase.number >= TIE_FROM and GATHER in look.ask(None):
            return GATHER
        return action

    async def _disturb(self, seat: int) -> None:
        """After a move: who is rude is so once a generation; the bot is restarted where that was asked."""
        stage = self.stage
        if stage.live.table.status == "over":
            return
        await self._heckle("second", lambda: try_second_ballot(stage, seat))
        if stage.state.stage == "vote" and not self.handed_over:
            self.handed_over = True
            await hand_over(stage, self.newcomer)
            self.chronicle.go_on()
        if stage.state.stage == "vote":
            await self._heckle("stranger", lambda: try_as_stranger(stage, self.stranger))
            await self._old_button(seat)
        for pause in [one for one in self.restarts if MOMENTS[one](stage.state)]:
            await self._restart(pause)

    async def _heckle(self, name: str, act: Callable[[], Any]) -> None:
        """Once a generation."""
        key = name, self.stage.state.generation
        if key not in self.heckled and await act():
            self.heckled.add(key)
            self.refusals += 2 if name == "stranger" else 1

    async def _old_button(self, seat: int) -> None:
        """Keeps a phase's message, which can't be changed, and presses its button in another phase."""
        state = self.stage.state
        beginning = VoteButtonId(self.stage.match, moment_of(state.generation, state.phase.number)).pack()
        if self.old is None:
            self.old = beginning, self.stage.newest_post_with(beginning)
            self.stage.world.fix(self.old[1])
        elif self.old[0] != beginning:
            post = self.old[1]
            await self._heckle("old", lambda: try_old_button(self.stage, seat, post))
            self.old = None

    async def _restart(self, pause: Pause) -> None:
        await self.stage.restart_alike(pause)
        self.restarts.remove(pause)
        self._told(pause)


MOMENTS: Final[dict[Pause, Callable[[Any], bool]]] = {
    "draft": lambda state: state.stage == "draft" and any(one.role for one in state.characters),
    "phase": lambda state: state.stage == "vote" and any(slip.cast for slip in state.phase.slips),
    "tie": lambda state: state.stage == "decide",
}
"""Whether this is the middle of it."""


async def rehearse(
    making: Making, plan: Plan, folder: Path, print_: Print, told: Callable[[Pause], None], clock: Clock
) -> Ended:
    """Play the whole plan with the store in this folder. Raises Spoiled, or the bot's own errors.

    `clock` is that of the real world: nobody may wait longer than a second of it.
    """
    async with open_world(seeded_maker(making, folder, plan.seed)) as world:
        stage = Stage(world, plan.language, clock)
        await open_table(stage, plan)
        return await Show(stage, plan, Chronicle(stage, print_), told).play()


async def open_table(stage: Stage, plan: Plan) -> None:
    """The visitor opens a table by command; five people press Join, and its host presses Begin."""
    driver, world = stage.driver, stage.world
    world.close_inbox(world.members[CLOSED])
    options: Collection[tuple[str, Any]] = (("language", plan.language), ("generations", plan.generations))
    await driver.command(world.visitor, "campaign new", seats=SEATS, **dict(options))
    stage.match = max(live.match.id for live in stage.bot.matches.live_matches())
    for member in world.members[:SEATS]:
        await driver.click(member, stage.newest_post_with("v1:join:"), "v1:join:")
    await driver.click(world.visitor, stage.newest_post_with("v1:begin:"), "v1:begin:")
    await world.settle()
