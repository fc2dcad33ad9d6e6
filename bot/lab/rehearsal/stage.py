"""The stage of a rehearsal: what it is asked for, one match in a small Discord, its people, what they read.

A rehearsal plays the real bot by nothing but what a person has in Discord: commands, buttons, menus, forms
and the messages that the person can see. It looks into the match for two things alone: to choose a move that
is allowed, and to check afterwards that what was kept is what was meant. Whatever is not as it should be
raises `Spoiled`, whose text is for whoever mends it; the command ends with exit code 1.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from simcord import MemberActor
from simcord.components import walk_components

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.cogs.twins import option_key
from bot.interactions.errors import refusal_text
from bot.languages import Language
from bot.render.bidi import FSI, PDI, RLI
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, text_of
from bot.sandbox.stopwatch import Clock, Stopwatch
from bot.sandbox.world import MakeBot, World
from bot.terminal.words import Tell
from engine.entries import Entry
from engine.kernel.dice import Dice
from engine.kernel.refused import Refusal
from engine.kernel.table.motions import missing_seats, motion_of, open_motion
from engine.kernel.table.state import Successor
from engine.match.live import LiveMatch

LEAVES: Final = 3
"""The seat whose person has had enough."""

THINKS: Final = range(2_000, 5_000)
"""Milliseconds that a person thinks from when they are asked; of those asked together each by themselves."""

INDENT: Final = "  "

MARKS: Final = str.maketrans("", "", f"\u2066{RLI}{FSI}{PDI}\u200e")

# What is asked for.

Making = Callable[[Waiting, Path, Callable[[int], bytes]], Khandan]
"""Makes a bot, not yet started: how it waits, the folder of its database, its chance."""

Print = Callable[[str], None]


class Asked(Struct, frozen=True):
    """What is to be rehearsed.

    `length` is in the game's own unit (generations of Houses), None for the usual one; `restarts` are moments
    of the game in which the bot is restarted.
    """

    seed: int
    language: Language
    restarts: tuple[str, ...]
    length: int | None = None


class Had(Struct, frozen=True):
    """What a rehearsal had: the text of its last line, the numbers in it, the slowest answer in seconds."""

    code: str
    numbers: dict[str, int]
    slowest: float


Play = Callable[[Asked, Making, Path, Print, Tell, Clock], Coroutine[Any, Any, Had]]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How a game is rehearsed by people who know its rules; without one they press what they are shown.

    pauses(days)       the moments in which the bot can be restarted
    play, play_days    the rehearsal, from the table's opening to its end; raises Spoiled
    """

    pauses: Callable[[bool], tuple[str, ...]]
    play: Play
    play_days: Play


class Secrets:
    """The bot's seeds, the same for the same plan; each call gives the next."""

    def __init__(self, seed: int) -> None:
        self._dice, self._count = Dice(seed.to_bytes(32, "big")), 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return bytes(self._dice.roll_below(256, "secret", self._count, spot) for spot in range(size))


def seeded_maker(making: Making, folder: Path, seed: int) -> MakeBot:
    """Makes the bot on the database in this folder; called again after each restart."""
    secrets = Secrets(seed)

    def make_bot(waiting: Waiting) -> Khandan:
        return making(waiting, folder, secrets)

    return make_bot


# Who plays, and where.


class Spoiled(AssertionError):
    """Something that a player met is not what it should be; the text says what, for whoever mends it."""


class Stage:
    """What the players of a rehearsal share. The bot is looked up each time: a restart brings another.

    With `twins` commands are typed by the names that this language has of its own.
    """

    def __init__(self, world: World, language: Language, clock: Clock) -> None:
        self.world, self.language, self.driver = world, language, Driver(world)
        self.watch = Stopwatch(world.env, clock)
        self.match = 0
        self._thinking: dict[int, tuple[frozenset[str], datetime]] = {}
        """By seat: what it is asked, and when its person will have thought about that."""
        self._dice, self._thoughts = Dice(b"people who think"), 0
        self.twins: Language | None = None

    @property
    def bot(self) -> Khandan:
        """The bot that runs now."""
        assert isinstance(self.world.bot, Khandan)
        return self.world.bot

    @property
    def live(self) -> LiveMatch:
        """The match as it stands."""
        return next(live for live in self.bot.matches.live_matches() if live.match.id == self.match)

    async def restart(self) -> None:
        """The bot ends and begins anew; the match is read again, so that it can be looked at."""
        await self.world.restart()
        await self.bot.matches.live(self.match)

    async def restart_alike(self, moment: str = "") -> None:
        """Restart the bot. Raises Spoiled, naming the `moment`, where the match is then another."""
        before, where = self.live, f" in a {moment}" if moment else ""
        await self.restart()
        after = self.live
        if (before.match_state.state, before.table) != (after.match_state.state, after.table):
            raise Spoiled(f"after the restart{where} the match is another one")
        if (before.users, before.timers) != (after.users, after.timers):
            raise Spoiled(f"after the restart{where} people or deadlines are others")

    @property
    def state(self) -> Any:
        """The game's state as it stands."""
        return self.live.match_state.state

    @property
    def seats(self) -> Sequence[int]:
        """Seats, as the people sat down."""
        return range(len(self.live.table.chairs))

    def acts_at(self, seat: int) -> datetime:
        """When this seat's person will have thought about what they are asked now. Ask after every move."""
        asked = frozenset(wait.id for wait in self.live.match_state.waits if wait.seat == seat)
        if seat not in self._thinking or self._thinking[seat][0] != asked:
            self._thoughts += 1
            thinks = THINKS[self._dice.roll_below(len(THINKS), "think", self._thoughts)]
            self._thinking[seat] = asked, self.bot.waiting.now() + timedelta(milliseconds=thinks)
        return self._thinking[seat][1]

    async def think(self, seat: int) -> None:
        """Let the time pass until this seat's person has thought; everybody who is asked thinks meanwhile."""
        ready = {one: self.acts_at(one) for one in self.seats}[seat]
        await self.world.advance(max(0.0, (ready - self.bot.waiting.now()).total_seconds()))

    def member(self, seat: int) -> MemberActor:
        """The member of the server who sits in this seat; it must not be a steward's."""
        player = self.live.table.chairs[seat].player
        assert player is not None
        user = self.live.users[player]
        return next(member for member in self.world.members if member.id == user)

    async def command(self, member: MemberActor, name: str, /, **options: Any) -> Answer:
        """Run `/name` as people of this server type it."""
        typed = {self._option(one): value for one, value in options.items()}
        return await self.driver.command(member, self._command(name), **typed)

    async def suggestions(self, member: MemberActor, name: str, option: str, typed: str) -> list[Any]:
        """The values on offer while `typed` stands in this option."""
        return await self.driver.suggestions(member, self._command(name), self._option(option), typed)

    def sentence(self, why: Refusal, seat: int | None) -> str:
        """The sentence that this refusal is answered with, without marks of direction."""
        return plain(refusal_text(self.bot, self.live, why, self.language, seat))

    async def press_newest(self, member: MemberActor, beginning: str) -> Answer:
        """Press the button of the newest public message that has one whose custom id so begins."""
        return await self.driver.click(member, self.newest_post_with(beginning), beginning)

    def newest_post_with(self, beginning: str) -> Post:
        """The newest public message with a control whose custom id so begins."""
        return newest(self.public(), beginning)

    def public(self) -> list[Post]:
        """All that everybody can read, in the channel and in the chronicle's thread, oldest first."""
        return sorted((*self.driver.channel(), *self.driver.threads()), key=lambda post: post.id)

    def news(self) -> list[Post]:
        """The chronicle: its thread, or the channel while there is none."""
        return self.driver.threads() or self.driver.channel()

    async def entries(self, after: int | None = None) -> tuple[Entry, ...]:
        """The log, or what came after an entry of it."""
        return await self.bot.matches.entries(self.match, after)

    def _command(self, name: str) -> str:
        parts = name.split(" ")
        keys = [f"name-command-{'-'.join(parts[: n + 1])}" for n in range(len(parts))]
        return " ".join(self.bot.words(self.twins).say(key) for key in keys) if self.twins else name

    def _option(self, name: str) -> str:
        return self.bot.words(self.twins).say(option_key(name)) if self.twins else name


async def gather(stage: Stage, command: str, closed: int | None, *, seats: int, **options: Any) -> None:
    """The first person opens a table by this command, and so many press Join. Spoiled when none is opened.

    The person with the number `closed` takes no direct messages (None: all take them). The match is the
    stage's from then on.
    """
    world = stage.world
    if closed is not None:
        world.close_inbox(world.members[closed])
    answer = await stage.command(world.visitor, command, seats=seats, **options)
    tables = [live.match.id for live in stage.bot.matches.live_matches()]
    if not tables:
        raise Spoiled(f"no table is opened: {plain(answer.text)}")
    stage.match = max(tables)
    for member in world.members[:seats]:
        await stage.press_newest(member, "v1:join:")


async def begin(stage: Stage) -> None:
    """The host presses Begin; returns when the bot has done all that follows."""
    await stage.press_newest(stage.world.visitor, "v1:begin:")
    await stage.world.settle()


async def let_all_agree(stage: Stage, asked: Any) -> None:
    """Whoever has not agreed to this motion yet presses Agree, as long as it is open: some need not all."""
    for seat in missing_seats(stage.live.table, asked):
        if motion_of(stage.live.table, asked.id) is not None:
            await stage.press_newest(stage.member(seat), f"v1:agree:{stage.match}:{asked.id}")


async def hand_over(
    stage: Stage, newcomer: MemberActor, midway: Callable[[], Awaitable[None]] | None = None
) -> None:
    """The seat's person asks for a successor, all agree, and the newcomer takes the seat. Raises Spoiled.

    `midway` happens when the newcomer has agreed and the table has not yet.
    """
    await stage.command(stage.member(LEAVES), "replace", seat=LEAVES + 1, member=newcomer)
    asked = open_motion(stage.live.table, Successor)
    if asked is None:
        raise Spoiled(f"seat {LEAVES} asks the table for nobody")
    take = f"v1:take:{stage.match}:{asked.id}"
    await stage.press_newest(newcomer, take)
    if midway is not None:
        await midway()
    await let_all_agree(stage, asked)
    if stage.live.seat(newcomer.id) != LEAVES:
        raise Spoiled(f"seat {LEAVES} has not changed hands")


# What is read.


def newest(posts: Sequence[Post], beginning: str) -> Post:
    """The newest of these messages with such a control; Spoiled when there is none."""
    for post in reversed(posts):
        if any(custom_id.startswith(beginning) for custom_id in custom_ids(post)):
            return post
    raise Spoiled(f"no message has a control {beginning}")


def custom_ids(post: Post) -> tuple[str, ...]:
    """The custom id of every button and menu of a message, sorted."""
    nodes = walk_components(post.components)
    return tuple(sorted({node["custom_id"] for node in nodes if "custom_id" in node}))


def plain(text: str) -> str:
    """The text without marks of direction."""
    return text.translate(MARKS)


def read(post: Post) -> str:
    """A message as a person reads it."""
    return plain(text_of(post))


class Chronicle:
    """Prints each message of the chronicle once, when it is new."""

    def __init__(self, stage: Stage, print_: Print) -> None:
        self._stage, self._print = stage, print_
        self._seen: set[int] = set()

    def go_on(self) -> None:
        """Print the public messages that were sent since the last call."""
        for post in self._stage.news():
            if post.id not in self._seen:
                self._seen.add(post.id)
                self._print(self._on_paper(post))

    def _on_paper(self, post: Post) -> str:
        """A message set in from the margin: names for mentions, no marks of headings and small print."""
        text, world = read(post), self._stage.world
        text = text.replace(f"<#{world.channel.id}>", f"#{world.channel.name}")
        for member in world.members:
            text = text.replace(member.mention, f"@{member.name}")
        lines = (line.removeprefix("-# ").lstrip("#").strip() for line in text.splitlines())
        return "\n".join(f"{INDENT}{line}" if line else "" for line in lines) + "\n"
