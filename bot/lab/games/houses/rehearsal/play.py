"""A campaign of Houses at a stretch: played to its end, disturbed on the way, its record checked.

Five people, each by a road of their own, play what the prudent steward would. What is pressed on beside the
moves:

- hecklers, once a generation: what players do wrong by mistake or on purpose is refused with the sentence of
  its refusal, to the one who acted alone, and changes nothing;
- the bot is restarted in the middle of a draft, of a vote and of a tie, and the match is then the same;
- one move is taken back by leave of the table, and one seat changes hands;
- at the end the log, played again, comes out the same, and nobody waited longer than a second for an answer.
"""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Final, Literal

from simcord import MemberActor

from bot.games.houses.controls.ids import VoteButtonId, moment_of
from bot.lab.games.houses.rehearsal.people import (
    CLOSED,
    choose_action,
    message,
    power_button,
    try_take_back,
    walk,
)
from bot.lab.rehearsal.checks import check_log, slowest_answer
from bot.lab.rehearsal.stage import (
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
    seeded_maker,
)
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import open_world
from bot.terminal.words import Tell
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.houses import moves as m
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.step import refusal

Pause = Literal["draft", "phase", "tie"]
"""Where the bot is restarted: in the middle of a draft, of a vote, of a tie."""

GENERATIONS: Final = 3
"""At most so many are played, unless the command names a number."""

SEATS: Final = 5
GATHER: Final = m.Cast("gather")
TIE_FROM: Final = 3
"""The phase from which people see to it that there is a tie."""

PATIENCE: Final = 5_000
"""More moves than any campaign of a rehearsal needs."""

BREATH: Final = 30.0
"""Seconds after the end in which what is owed is sent."""

TOO_MUCH: Final = 99
"""More power than any house has."""

Act = Callable[[], Awaitable[Answer]]

MOMENTS: Final[dict[Pause, Callable[[Any], bool]]] = {
    "draft": lambda state: state.stage == "draft" and any(one.role for one in state.characters),
    "phase": lambda state: state.stage == "vote" and any(slip.cast for slip in state.phase.slips),
    "tie": lambda state: state.stage == "decide",
}
"""Whether this is the middle of it."""


async def rehearse(
    asked: Asked, making: Making, folder: Path, print_: Print, tell: Tell, clock: Clock
) -> Had:
    """Play the campaign with the store in this folder. Raises Spoiled, or the bot's own errors.

    `clock` is that of the real world: nobody may wait longer than a second of it.
    """
    async with open_world(seeded_maker(making, folder, asked.seed)) as world:
        stage = Stage(world, asked.language, clock)
        # In English, whatever the language: a language's own names of commands are typed over days.
        options = {"language": asked.language, "generations": asked.length or GENERATIONS}
        await gather(stage, "campaign new", CLOSED, seats=SEATS, **options)
        await begin(stage)
        return await Show(stage, asked, Chronicle(stage, print_), tell).play()


class Show:
    """A rehearsal that runs: its stage, what it has still to do, what it has done."""

    def __init__(self, stage: Stage, asked: Asked, chronicle: Chronicle, tell: Tell) -> None:
        self.stage, self.chronicle, self._tell = stage, chronicle, tell
        self.dice = Dice(asked.seed.to_bytes(16, "big"))
        self.moves = self.refusals = 0
        self.restarts: list[Any] = list(dict.fromkeys(asked.restarts))
        self.stranger: MemberActor = stage.world.seat("stranger")
        self.heckled: set[tuple[str, int]] = set()
        self.old: tuple[str, Post] | None = None
        self.newcomer: MemberActor = stage.world.seat("newcomer")
        self.undone = self.handed_over = False

    async def play(self) -> Had:
        """From the first house to the end of the campaign. Raises Spoiled."""
        while self.stage.live.table.status != "over":
            if not await self._round():
                raise Spoiled(f"nobody has anything to do in {self.stage.state.stage}")
        if not (self.undone and self.handed_over):
            raise Spoiled("nobody had a second thought, or no seat has changed hands")
        if self.restarts:
            raise Spoiled(f"there was no moment to restart in: {self.restarts}")
        await self.stage.world.advance(BREATH)
        log = await check_log(self.stage)
        return Had("rehearse-done", counts(log) | {"refusals": self.refusals}, slowest_answer(self.stage))

    async def _round(self) -> bool:
        """Each seat in an order drawn anew moves once where it has something to do."""
        moved = False
        for seat in self.dice.shuffle(tuple(self.stage.seats), "order", self.moves):
            if self.stage.live.table.status == "over":
                return True
            moved |= await self._turn(seat)
        return moved

    async def _turn(self, seat: int) -> bool:
        """One move of this seat and what disturbs it; False where the seat has nothing to do."""
        self.moves += 1
        if self.moves > PATIENCE:
            raise Spoiled("the campaign does not end")
        look = self.stage.live.look(seat)
        action = choose_action(self.stage, seat, look, Dice(self.dice.seed + self.moves.to_bytes(8, "big")))
        if action is None:
            return False
        # When all abstain the moderator is asked (HO-6.6): no rehearsal has to wait for chance to bring that.
        wants_tie = "tie" in self.restarts and self.stage.state.stage == "vote"
        if wants_tie and look.view.phase.number >= TIE_FROM and GATHER in look.ask(None):
            action = GATHER

        await self.stage.think(seat)
        await self._heckle("too_much", lambda: try_too_much_power(self.stage, seat))
        before = self.stage.state
        await walk(self.stage, seat, look, action)
        self.chronicle.go_on()
        if not self.undone and await try_take_back(self.stage, seat, action, before):
            self.undone = True
            self.chronicle.go_on()
        if self.stage.live.table.status != "over":
            await self._disturb(seat)
        return True

    async def _disturb(self, seat: int) -> None:
        """After a move: who is rude is so once a generation; the bot is restarted where that was asked."""
        stage = self.stage
        await self._heckle("second", lambda: try_second_ballot(stage, seat))
        if stage.state.stage == "vote" and not self.handed_over:
            self.handed_over = True
            await hand_over(stage, self.newcomer)
            self.chronicle.go_on()
        if stage.state.stage == "vote":
            await self._heckle("stranger", lambda: try_as_stranger(stage, self.stranger))
            await self._old_button(seat)
        for pause in [one for one in self.restarts if MOMENTS[one](stage.state)]:
            await stage.restart_alike(pause)
            self.restarts.remove(pause)
            self._tell("rehearse-restart", pause=pause)

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
            self.stage.world.refuse_changes(self.old[1])
        elif self.old[0] != beginning:
            post = self.old[1]
            await self._heckle("old", lambda: try_old_button(self.stage, seat, post))
            self.old = None


def counts(log: Iterable[Entry]) -> dict[str, int]:
    """The numbers of a rehearsal, by their names in the text of its last line, from the whole log."""
    events = [event for entry in log for event in entry.events]
    kinds = {
        "generations": e.GenerationClosed,
        "phases": e.PhaseOpened,
        "ballots": e.BallotCast,
        "deals": e.DealConfirmed,
    }
    return {name: sum(isinstance(event, kind) for event in events) for name, kind in kinds.items()}


# The hecklers.


async def try_too_much_power(stage: Stage, seat: int) -> bool:
    """HO-6.5: more power than one has, in the ballot's form. False when the seat can cast no ballot now."""
    look = stage.live.look(seat)
    offers = [one for one in look.ask(None) if isinstance(one, PartialMove) and one.move == "cast"]
    if not offers:
        return False
    beginning = f"v1:vote:{stage.match}:"
    member = stage.member(seat)
    shown = (await stage.press_newest(member, beginning)).message
    if shown is None:
        raise Spoiled(f"seat {seat} pressed to vote and saw no ballot")
    form = await stage.driver.click(member, shown, power_button(shown).pack())
    side: Any = dict(offers[0].given)["ballot"]
    why = refusal(stage.live.match_state.game, stage.state, seat, m.Cast(side, TOO_MUCH))
    await _expect_refusal(stage, seat, why, lambda: stage.driver.submit(member, form, power=str(TOO_MUCH)))
    return True


async def try_second_ballot(stage: Stage, seat: int) -> bool:
    """HO-6.5: another ballot by command, after one was cast. False when none was cast."""
    if stage.state.phase is None or not stage.state.phase.slips[seat].cast:
        return False
    why = refusal(stage.live.match_state.game, stage.state, seat, m.Cast("no", 1, False))
    vote = {"ballot": "no", "power": 1}
    await _expect_refusal(stage, seat, why, lambda: stage.command(stage.member(seat), "vote", **vote))
    return True


async def try_as_stranger(stage: Stage, who: MemberActor) -> bool:
    """Somebody who has no seat presses the button to vote, and asks for a hand."""
    beginning = f"v1:vote:{stage.match}:"
    post = stage.newest_post_with(beginning)
    why = no("not_seated")
    await _expect_refusal(stage, None, why, lambda: stage.driver.click(who, post, beginning))
    await _expect_refusal(stage, None, why, lambda: stage.command(who, "hand"))
    return True


async def try_old_button(stage: Stage, seat: int, post: Post) -> bool:
    """A button of a phase that is over leads to what is asked now, and does nothing."""
    beginning = f"v1:vote:{stage.match}:"
    told = plain(stage.bot.words(stage.language).say("old-button-now"))
    await _expect_nothing_done(
        stage, "old_button", told, lambda: stage.driver.click(stage.member(seat), post, beginning)
    )
    return True


async def _expect_refusal(stage: Stage, seat: int | None, why: Refusal | None, act: Act) -> None:
    """The act is answered with this refusal's sentence, to the one who acted alone; nothing has happened."""
    if why is None:
        raise Spoiled("the rules would allow it")
    await _expect_nothing_done(stage, why.code, stage.sentence(why, seat), act)


async def _expect_nothing_done(stage: Stage, code: str, wanted: str, act: Act) -> None:
    """The act is answered with these words, to the one who acted alone; nothing has happened."""
    before, posts = stage.live.match_state, len(stage.public())
    answer = await act()
    said = plain(answer.text)
    if wanted not in said:
        raise Spoiled(f"refused as {code}, but said was {said!r}")
    if not answer.private and not message(answer).ephemeral:
        raise Spoiled(f"everybody reads {said!r}")
    if stage.live.match_state is not before or len(stage.public()) != posts:
        raise Spoiled(f"refused as {code}, but something has changed")
