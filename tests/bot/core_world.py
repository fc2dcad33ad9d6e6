"""The bot as the program wires it, on the simulated Discord: real store, content, texts, and people."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from datetime import timedelta
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.components import walk_components

from bot.channels.places import BOARD, PINNED, THREAD, mark, own_mark
from bot.client import Khandan, Parts
from bot.clock.waiting import Waiting
from bot.config import Settings
from bot.keys import DATABASE
from bot.languages import Language
from bot.pictures.gallery import Gallery
from bot.render.targets import DOOR
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of, menus_of, text_of
from bot.sandbox.world import MakeBot, World, open_world
from bot.wiring import make_bot, open_store_in
from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.match.live import LiveMatch
from engine.store import Home, KnownMessage, Store, Target
from tests import made_once
from tests.engine.store import fresh
from tests.engine.store.fresh import RING

DAY = 86_400.0
MARKS = "\u2066\u2067\u2068\u2069\u200e\u2060"


class Row(Struct, frozen=True):
    """A row of the outbox as it lies in the database; `message` is None until it is confirmed."""

    id: int
    match: int
    target: Target
    attempted: bool
    message: int | None


@cache
def whole(language: Language = "en") -> Parts:
    """All that the program has; its texts are strict, so that a missing one is an error."""
    settings = Settings(_env_file=None, language=language, port=0)  # type: ignore[call-arg]
    return replace(made_once.whole(), settings=settings, ring=RING)


def entropy() -> Callable[[int], bytes]:
    """Secrets one after another, the same in every run."""
    numbers = count(1)

    def more(size: int) -> bytes:
        roll = Dice(next(numbers).to_bytes(32, "big")).roll_below(1 << 64, "secret")
        return (roll.to_bytes(8, "big") * 8)[:size]

    return more


def making(
    folder: Path, made_of: Parts | None = None, gallery: Callable[[Waiting], Gallery] | None = None
) -> MakeBot:
    """Makes the bot on the database in this folder, anew at every restart; of all that the program has.

    Without a `gallery` it draws nothing.
    """
    secrets = entropy()

    def make(waiting: Waiting) -> Khandan:
        drawn = None if gallery is None else gallery(waiting)
        bot = make_bot(made_of or whole(), waiting, folder, secrets, gallery=drawn)
        bot.posting.boards.rest = timedelta(0)  # a board shows at once what a test has done
        bot.posting.at_table.lifetime = timedelta(0)  # what is for one person comes by direct message
        bot.chores.append(partial(folded, bot))
        return bot

    return make


async def folded(bot: Khandan) -> None:
    """Bring every match into memory, where tests look at it."""
    for match in await bot.store.read.active_match_ids():
        with suppress(Refused):
            await bot.matches.live(match)


def plain(text: str) -> str:
    """Without the marks of direction."""
    return "".join(sign for sign in text if sign not in MARKS)


def read(post: Post) -> str:
    """A message's text without the marks of direction."""
    return plain(text_of(post))


def container(post: Post) -> int:
    """The number by which the outbox knows a message again."""
    return int(post.components[0]["id"])


def custom_ids(post: Post) -> list[str]:
    """Of all controls of a message."""
    return [node["custom_id"] for node in walk_components(post.components) if "custom_id" in node]


class Hall:
    """A world with our bot in it, and what its people do there."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world, self.folder, self.driver = world, folder, Driver(world)

    @property
    def bot(self) -> Khandan:
        """The bot that runs now; a restart brings another."""
        assert isinstance(self.world.bot, Khandan)
        return self.world.bot

    @property
    def host(self) -> MemberActor:
        """Who opens the tables."""
        return self.world.visitor

    @property
    def guests(self) -> tuple[MemberActor, ...]:
        """Everybody else."""
        return self.world.stewards

    def row_of(self, post: Post) -> int:
        """The outbox row that a message was made from, by its container's mark; a board's is the first."""
        rows = ((live, row) for live in self.bot.matches.live_matches() for row in self.rows(live.match.id))
        marks = {mark(live.match_state.master, row.id): row.id for live, row in rows}
        boards = {
            own_mark(live): next(row.id for row in self.rows(live.match.id) if row.target == DOOR)
            for live in self.bot.matches.live_matches()
        }
        return (marks | boards)[container(post)]

    def live(self, match: int = 1) -> LiveMatch:
        """A match as it stands."""
        return next(live for live in self.bot.matches.live_matches() if live.match.id == match)

    def match_state(self, match: int = 1) -> tuple[MemberActor | None, ...]:
        """Who sits where."""
        live, people = self.live(match), {one.id: one for one in self.world.members}
        players = (chair.player for chair in live.table.chairs)
        return tuple(None if one is None else people[live.users[one]] for one in players)

    async def command(
        self, member: MemberActor, name: str, /, channel: ChannelHandle | None = None, **options: Any
    ) -> str:
        """What a member reads after a command; it must be for that member alone.

        A new table tells its news in the channel, where most tests look, unless they say otherwise.
        """
        if name == "campaign new":
            options.setdefault("chronicle", "channel")
        async with self.world.turn:
            result = await member.slash(channel or self.world.channel, name, **options)
        return self.private(result)

    async def press(self, member: MemberActor, post: Post, button: str) -> str:
        """What a member reads after pressing a button; it must be for that member alone."""
        return self.private((await self.driver.click(member, post, button)).result)

    def private(self, result: InteractionResult) -> str:
        """The text of a private answer."""
        assert result.acknowledged, self.world.errors()
        assert result.ephemeral
        return plain(Answer(result).text)

    def home(self, match: int = 1) -> ChannelHandle:
        """The channel or thread in which a match lives."""
        channel = self.live(match).match.channel
        return next(one for one in (self.world.channel, *self.world.channel.threads) if one.id == channel)

    def doors(self, match: int = 1) -> list[Post]:
        """The opening post of a match, which becomes its board; more than one where something is wrong."""
        places = (self.world.channel, *self.world.channel.threads)
        posts = [post for place in places for post in self.posts(place)]
        return [post for post in posts if container(post) == own_mark(self.live(match))]

    def posts(self, channel: ChannelHandle | None = None) -> list[Post]:
        """The public messages of a channel, oldest first."""
        return self.driver._posts((channel or self.world.channel).id, None)

    def lines(self, channel: ChannelHandle | None = None) -> list[str]:
        """Their texts."""
        return [read(post) for post in self.posts(channel)]

    def buttons(self, post: Post) -> list[str]:
        """The labels of a message's buttons."""
        return [button.label for button in buttons_of(post)]

    def rows(self, match: int = 1) -> list[Row]:
        """The outbox rows of a match, as they lie in the database."""
        asked = (
            "SELECT id, match_id, kind, seat, attempted, message_id FROM post WHERE match_id = ? ORDER BY id"
        )
        with closing(sqlite3.connect(self.folder / DATABASE)) as database:
            rows = database.execute(asked, (match,)).fetchall()
        return [Row(id, of, Target(kind, seat), *more) for id, of, kind, seat, *more in rows]

    async def table(self, people: int = 3, seats: int = 3, **options: Any) -> Post:
        """The host opens a table, and so many people sit down at it; its opening post."""
        await self.command(self.host, "campaign new", seats=seats, **options)
        door = next(post for post in reversed(self.posts()) if "v1:join:" in str(post.components))
        for member in self.world.members[:people]:
            await self.press(member, door, "v1:join:")
        return door

    async def begun(self, people: int = 3, seats: int = 3, **options: Any) -> Post:
        """A table at which the match has begun; its opening post."""
        door = await self.table(people, seats, **options)
        await self.press(self.host, door, "v1:begin:")
        return door

    async def drafts(self, turn: int) -> None:
        """The house in turn takes the first role out or up, in its private panel."""
        member = self.world.members[turn]
        panel = await self.driver.click(member, self.doors()[0], "v1:seat:")
        assert panel.message is not None
        menu = next(one for one in menus_of(panel.message) if one.custom_id.startswith("v1:pick:"))
        await self.driver.choose(member, panel.message, [menu.values[0]], menu.custom_id)

    async def move(self, channel: ChannelHandle) -> None:
        """The host brings match 1 into another channel, where its news get a thread; no answer is awaited."""
        spots = (KnownMessage(BOARD, channel.id), KnownMessage(THREAD))
        home = Home(self.live().match.guild, channel.id, (PINNED, THREAD), spots)
        await self.bot.matches.move_to_channel(1, self.host.id, home)
        await self.bot.posting.places.on_match_moved(1, home)
        self.bot.posting.retry_now(1)

    async def redelivered(self) -> None:
        """Discord delivers the newest command or click once more."""
        backend = self.world.env.backend
        events = (payload for _, name, payload in backend.transcript if name == "INTERACTION_CREATE")
        async with self.world.turn:
            backend.emit("INTERACTION_CREATE", list(events)[-1])
            await self.world.env.settle()

    async def found(self, member: MemberActor, name: str) -> str:
        """A house is founded by command; the emblem is one that is free."""
        emblems = await self.driver.suggestions(member, "found", "emblem", "")
        return await self.command(member, "found", house=name, emblem=emblems[0], first_name="Arash")


def ours(folder: Path) -> Store:
    """The store as the program makes it."""
    return open_store_in(folder, RING)


def unused(folder: Path) -> Path:
    """The folder, with a database that nobody has used."""
    return fresh.unused(folder, ours)


@asynccontextmanager
async def opened_hall(folder: Path, made_of: Parts | None = None) -> AsyncIterator[Hall]:
    """A world of one's own, for a test that needs more than one."""
    async with open_world(making(unused(folder), made_of)) as world:
        yield Hall(world, folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a database that nobody has used."""
    return unused(tmp_path)


@pytest.fixture(name="make_bot")
def our_bot(folder: Path) -> MakeBot:
    """How the world makes our bot."""
    return making(folder)


@pytest.fixture
def hall(world: World, folder: Path) -> Hall:
    """The world with our bot in it."""
    return Hall(world, folder)
