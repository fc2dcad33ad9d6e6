"""What the visitor of the page sees: tables, their messages, and what the page says, as values for JSON.

A *room* is the place of a table: the channel, or a thread of it in which a further table lives, with the
threads of its chronicle. Whoever serves the page names the rooms (`RoomsOf`), since nothing here knows a
match; without names there is one room, the channel with all its threads.

    rooms         what is said there, but for small print; letters whose first line names the room
    dice          the small print of all rooms, as a seed's hash (HO-R38)
    letters       what the bot writes to this person
"""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from msgspec import Struct
from simcord.components import walk_components

from bot.languages import TRAITS
from bot.render.i18n import Messages
from bot.sandbox.driver import SYSTEM, Driver
from bot.sandbox.reading import Post, buttons_of, text_of
from bot.sandbox.world import World

ATTACHMENTS: Final = "/attachments/"

WORDS: Final = (
    *("name", "end", "bye", "private", "dismiss", "send", "cancel", "choose", "newest", "failed", "lost"),
    *("board", "pinned", "news", "newest-last", "seat", "hint", "others", "new", "mine", "dice", "letters"),
    *("earlier", "awaits"),
)
"""What the page itself says, by the ends of the texts' names."""

COMMANDS: Final = ("mine",)
"""Commands that the page has a button for, where the bot has them."""

SMALL: Final = "-# "
"""Before a line in small letters."""

HEADING: Final = "## "
"""Before the line by which a chapter begins."""

ISOLATES: Final = re.compile("[\u2066-\u2069]")
CHANNEL: Final = re.compile(r"<#(\d+)>")

EXCERPT: Final = 300
"""Letters of a letter's first words, shown while it is folded."""


class Ask(Struct, frozen=True):
    """What a table asks of the visitor, in a line, and until when (None: no clock runs)."""

    line: str
    until: datetime | None = None


class Room(Struct, frozen=True):
    """The place of a table by its channel or thread, with the name of its tab.

    `threads` are those of its chronicle; `boards` says how many tables live there, each with a pinned board.
    """

    id: int
    name: str
    threads: tuple[int, ...] = ()
    asks: tuple[Ask, ...] = ()
    boards: int = 1


RoomsOf = Callable[[], Awaitable[Sequence[Room]]]


class Sight:
    """The eyes of one world's visitor. `menu` is the custom id of the menu that opens a new table, if any."""

    def __init__(self, world: World, words: Messages, rooms: RoomsOf | None = None, menu: str = "") -> None:
        self._world, self._words, self._driver, self._menu = world, words, Driver(world), menu
        self._rooms_of = rooms

    def change_count(self) -> int:
        """How much has happened: while it is the same, nothing new is to be seen."""
        return len(self._world.env.backend.transcript)

    def post(self, id: str) -> Post | None:
        """The message of this id, wherever the visitor sees it."""
        return next((post for post in self._all_posts() if str(post.id) == id), None)

    async def state(self) -> dict[str, Any]:
        """All that the visitor can read, and what the page says about it."""
        world, words = self._world, self._words
        told = {end: words.say(f"page-{end}") for end in WORDS if end not in ("hint",)}
        told["hint"] = words.say("page-hint", button=words.say("button-open"))
        rooms, seen = await self._rooms(), self.change_count()
        letters = self._driver.inbox(world.visitor)
        return {
            "language": words.language,
            "locale": TRAITS[words.language].locale,
            "direction": "rtl" if TRAITS[words.language].right_to_left else "ltr",
            "now": world.env.now().timestamp(),
            "seen": seen,
            "words": told,
            "people": {str(one.id): one.name for one in world.members},
            "members": [{"label": one.name, "value": str(one.id)} for one in world.members],
            "named": {str(id): f"#{room.name}" for room in rooms for id in (room.id, *room.threads)},
            "rooms": {str(id): str(room.id) for room in rooms for id in (room.id, *room.threads)},
            "places": [
                *(self._table(room, letters) for room in rooms),
                self._place("dice", (post for room in rooms for post in self._room_posts(room, small=True))),
                self._place("letters", letters),
            ],
            "opener": self._opener(),
            "commands": [name for name in COMMANDS if self._has_command(name)],
        }

    async def _rooms(self) -> Sequence[Room]:
        channel = self._world.channel
        if self._rooms_of is not None and (rooms := await self._rooms_of()):
            return rooms
        threads = tuple(thread.id for thread in channel.threads)
        return (Room(channel.id, self._words.say("page-council"), threads),)

    def _table(self, room: Room, letters: Sequence[Post]) -> dict[str, Any]:
        posts = self._room_posts(room, small=False)
        pinned = {post.id for post in [post for post in posts if post._message.pinned][-room.boards :]}
        until = min((ask.until.timestamp() for ask in room.asks if ask.until), default=None)
        return {
            "id": str(room.id),
            "kind": "table",
            "name": room.name,
            "asks": [ask.line for ask in room.asks],
            "until": until,
            "messages": [{**message(post), "pinned": post.id in pinned} for post in posts],
            "letters": [letter(post) for post in letters if is_of_room(post, room)],
        }

    def _place(self, kind: str, posts: Iterator[Post] | Sequence[Post]) -> dict[str, Any]:
        ordered = sorted(posts, key=lambda post: post.id)
        return {
            "id": kind,
            "kind": kind,
            "name": self._words.say(f"page-{kind}"),
            "asks": [],
            "until": None,
            "messages": [message(post) for post in ordered],
            "letters": [],
        }

    def _room_posts(self, room: Room, *, small: bool) -> list[Post]:
        """The messages of a room, oldest first: those of small print, or all the others."""
        posts = [post for id in (room.id, *room.threads) for post in self._posts(id)]
        return sorted((post for post in posts if is_small_print(post) == small), key=lambda post: post.id)

    def _posts(self, channel: int) -> list[Post]:
        env, me = self._world.env, self._world.visitor.id
        stored = env.backend.messages.get(channel, {}).values()
        return [Post(env, one) for one in stored if one.visible_to(me) and one.type not in SYSTEM]

    def _all_posts(self) -> Iterator[Post]:
        channel = self._world.channel
        for id in (channel.id, *(thread.id for thread in channel.threads)):
            yield from self._posts(id)
        yield from self._driver.inbox(self._world.visitor)

    def _opener(self) -> dict[str, Any] | None:
        """The menu that opens a new table: of those that stand somewhere, the one with the most games."""
        if not self._menu:
            return None
        found = [
            {"message": str(post.id), "custom_id": self._menu, "options": node["options"]}
            for post in self._all_posts()
            for node in walk_components(post.components)
            if node.get("custom_id") == self._menu
        ]
        return max(found, key=lambda one: len(one["options"]), default=None)

    def _has_command(self, name: str) -> bool:
        tree = getattr(self._world.bot, "tree", None)
        return tree is not None and tree.get_command(name) is not None


def is_small_print(post: Post) -> bool:
    """Whether a message has only lines for those who want to know, as a seed's hash (HO-R38)."""
    lines = ISOLATES.sub("", text_of(post)).split("\n")
    return not buttons_of(post) and all(line.startswith(SMALL) for line in lines)


def is_of_room(post: Post, room: Room) -> bool:
    """Whether the first line of a letter names this room, as that of every letter of a table does."""
    first, _, _ = text_of(post).partition("\n")
    return any(int(id) in (room.id, *room.threads) for id in CHANNEL.findall(first))


def message(post: Post) -> dict[str, Any]:
    """A message; `mark` changes with it, `files` are the page's addresses of what is attached.

    `head` is what its heading says before a colon, as "Phase 3", "" where it has none.
    """
    raw, first = post._message, ISOLATES.sub("", text_of(post)).partition("\n")[0]
    return {
        "id": str(post.id),
        "private": post.ephemeral,
        "mark": post.id % 1_000_003 + len(raw.edited_timestamp or "") + hash(raw.edited_timestamp) % 10_007,
        "head": first.removeprefix(HEADING).partition(":")[0] if first.startswith(HEADING) else "",
        "content": post.content,
        "components": post.components,
        "files": {one["filename"]: "file/" + one["url"].partition(ATTACHMENTS)[2] for one in raw.attachments},
    }


def letter(post: Post) -> dict[str, Any]:
    """A letter of a table; `excerpt` is its first line below that which names the table."""
    lines = [line for line in text_of(post).split("\n") if not ISOLATES.sub("", line).startswith(SMALL)]
    return {**message(post), "excerpt": lines[0][:EXCERPT] if lines else ""}
