"""The stage: one match in a small Discord, who sits where, and what they read."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from simcord import MemberActor

from bot.client import Khandan
from bot.cogs.twins import option_key
from bot.interactions.errors import refusal_text
from bot.lab.rehearsal.types import Print
from bot.languages import Language
from bot.render.bidi import FSI, PDI, RLI
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, text_of
from bot.sandbox.stopwatch import Clock, Stopwatch
from bot.sandbox.world import World
from engine.entries import Entry
from engine.kernel.refused import Refusal
from engine.kernel.table.motions import missing_seats, open_motion
from engine.kernel.table.state import Successor
from engine.match.live import LiveMatch

MARKS = str.maketrans("", "", f"\u2066{RLI}{FSI}{PDI}\u200e")


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


def newest(posts: Sequence[Post], beginning: str) -> Post:
    """The newest of these messages with such a control; Spoiled when there is none."""
    for post in reversed(posts):
        if any(custom_id.startswith(beginning) for custom_id in custom_ids(post)):
            return post
    raise Spoiled(f"no message has a control {beginning}")


def custom_ids(post: Post) -> tuple[str, ...]:
    """Of every button and menu of a message."""
    return tuple(sorted(_custom_ids(post.components)))


def plain(text: str) -> str:
    """The text without marks of direction."""
    return text.translate(MARKS)


def read(post: Post) -> str:
    """A message as a person reads it."""
    return plain(text_of(post))


def _custom_ids(nodes: Any) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        if "custom_id" in node:
            found.add(node["custom_id"])
        found |= _custom_ids(node.get("components") or ())
        found |= _custom_ids([node["accessory"]] if node.get("accessory") else ())
    return found


INDENT: Final = "  "


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
                self._print(plain_text(self._with_names(read(post))))

    def _with_names(self, text: str) -> str:
        """A text with names in the place of mentions."""
        channel = self._stage.world.channel
        text = text.replace(f"<#{channel.id}>", f"#{channel.name}")
        for member in self._stage.world.members:
            text = text.replace(member.mention, f"@{member.name}")
        return text


def plain_text(text: str) -> str:
    """A message's text, set in from the margin, without Discord's marks of headings and small print."""
    lines = (line.removeprefix("-# ").lstrip("#").strip() for line in text.splitlines())
    return "\n".join(f"{INDENT}{line}" if line else "" for line in lines) + "\n"


LEAVES: Final = 3
"""The seat whose person has had enough."""


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
    agree, take = (f"v1:{verb}:{stage.match}:{asked.id}" for verb in ("agree", "take"))
    await stage.driver.click(newcomer, stage.newest_post_with(take), take)
    if midway is not None:
        await midway()
    for other in missing_seats(stage.live.table, asked):
        await stage.driver.click(stage.member(other), stage.newest_post_with(agree), agree)
    if stage.live.seat(newcomer.id) != LEAVES:
        raise Spoiled(f"seat {LEAVES} has not changed hands")
