"""Send finished messages to Discord, find them again after a crash, and change them.

A message is a `Panel`, laid out as components. Two numbers make it known again: its container carries the
`mark` of what owes it, by which the history of a channel is searched; its nonce says store, mark and page, by
which Discord itself drops a second sending within a few minutes.

What Discord refuses as it is written is tried in plainer forms (`bot/render/plainer.py`): without emoji, then
without pictures. So what a message shows may differ from what was handed in, and `_in_words` remembers where.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import discord
from discord.abc import Messageable
from msgspec import Struct

from bot.connection.codes import fault_of
from bot.connection.reach import Reach
from bot.render import layout
from bot.render.panel import Panel
from bot.render.plainer import send_plainer

LOOK_BACK: Final = 200
"""Messages read back when a post that was begun before a crash is looked for."""

WEEK: Final = 10_080
"""Minutes without a word after which Discord archives a thread; the longest there is."""

WORDY: Final = 1_000
"""So many messages are remembered that were to have pictures and were taken in words alone."""

PUBLIC_THREAD: Final = 11
"""Discord's number for a thread that everybody may read who sees its channel."""

NO_PINGS: Final = discord.AllowedMentions.none()

VISIBLE: Final = (
    "content",
    "custom_id",
    "label",
    "placeholder",
    "value",
    "description",
    "disabled",
    "default",
)
"""Of all that a component has, what is read, pressed or chosen; by Discord's names."""

CHILDREN: Final = ("components", "options", "items")
"""Where a component has others inside it."""


class Destination(Struct, frozen=True):
    """Where a message goes: a channel or thread by its id, or (`user`) to one person by theirs.

    To a person it goes by direct message, or after their press `answer`, in the channel of that, where they
    alone see it. Discord takes that for a quarter of an hour, and forgets it as their client is closed.
    """

    id: int
    user: bool = False
    answer: discord.Interaction[Any] | None = None


class OutgoingMessage(Struct, frozen=True):
    """One message: the `mark` of its outbox row, its `page` among the row's, from 0; whom it `pings`."""

    mark: int
    panel: Panel
    page: int = 0
    pings: tuple[int, ...] = ()


class Shown(Struct, frozen=True):
    """What a message of ours shows on Discord: the names of its files, and every text that can be seen."""

    files: tuple[str, ...]
    words: tuple[str, ...]


class MessageClient:
    """Discord as the outbox sees it. Every method may raise discord.HTTPException or OSError."""

    def __init__(self, client: discord.Client, token: str, reach: Reach) -> None:
        """`token` names the store: two bots on one account must not take one another's nonces."""
        self._client, self._token, self._reach = client, token, reach
        self.changes: list[Callable[[int], None]] = []
        """Each is called with a message's id before that message is changed."""
        self._in_words: deque[int] = deque(maxlen=WORDY)

    async def send(self, place: Destination, outgoing: OutgoingMessage) -> int:
        """Send a message and return its id. OutsideLimit where it does not fit what Discord takes."""

        async def follow_answer(panel: Panel) -> int:
            # A follow-up has no nonce: where Discord's receipt is lost the library may send it twice.
            assert place.answer is not None
            sent = await place.answer.followup.send(
                view=layout.to_view(panel, outgoing.mark),
                files=layout.files(panel),
                ephemeral=True,
                wait=True,
                allowed_mentions=NO_PINGS,
            )
            return sent.id

        async def send(panel: Panel) -> int:
            pings = [discord.Object(user) for user in outgoing.pings]
            sent = await (await self._channel(place)).send(
                view=layout.to_view(panel, outgoing.mark),
                files=layout.files(panel),
                nonce=f"{self._token}-{outgoing.mark}-{outgoing.page}",
                allowed_mentions=discord.AllowedMentions(users=pings) if pings else NO_PINGS,
            )
            self._note_files(sent.id, outgoing.panel, panel)
            return sent.id

        if place.answer is not None:
            return await send_plainer(outgoing.panel, follow_answer)
        with self._reach.watch(place.id):
            return await send_plainer(outgoing.panel, send)

    async def change(
        self,
        place: Destination,
        message: int,
        outgoing: OutgoingMessage,
        there: tuple[str, ...] | None = None,
    ) -> None:
        """Put other words and pictures into a message of ours.

        `there` are the names of the files that the message shows, None where the caller does not know them.
        Files that are there already are not sent again.
        """
        for call in self.changes:
            call(message)
        if (answer := place.answer) is not None:
            await send_plainer(
                outgoing.panel,
                lambda panel: answer.followup.edit_message(
                    message,
                    view=layout.to_view(panel, outgoing.mark),
                    attachments=layout.files(panel),
                    allowed_mentions=NO_PINGS,
                ),
            )
            return
        with self._reach.watch(place.id):
            channel = await self._channel(place)
            assert isinstance(channel, discord.PartialMessageable | discord.DMChannel)
            if message in self._in_words:
                there = ()
            if there is None and layout.names(outgoing.panel):
                shown = await self.fetch_shown(place, message)
                there = None if shown is None else shown.files

            async def edit(panel: Panel) -> None:
                # An edit without "attachments" leaves the files as they are; with it they are replaced.
                kept = layout.names(panel) == there
                files: Any = {} if kept else {"attachments": layout.files(panel)}
                view = layout.to_view(panel, outgoing.mark)
                await channel.get_partial_message(message).edit(view=view, allowed_mentions=NO_PINGS, **files)
                self._note_files(message, outgoing.panel, panel)

            await send_plainer(outgoing.panel, edit)

    def _note_files(self, message: int, wanted: Panel, taken: Panel) -> None:
        """Remember whether Discord took a message without its pictures: callers believe they are there."""
        if message in self._in_words:
            self._in_words.remove(message)
        if layout.names(wanted) != layout.names(taken):
            self._in_words.append(message)

    async def is_showing(self, place: Destination, message: int, outgoing: OutgoingMessage) -> bool:
        """Whether a message of ours in a channel shows this already."""
        there = parse_shown(await self._client.http.get_message(place.id, message))
        return there == Shown(layout.names(outgoing.panel), words_of(outgoing.panel, outgoing.mark))

    async def fetch_shown(self, place: Destination, message: int) -> Shown | None:
        """Ask Discord for the files and texts of a message of ours; None where we may not read there."""
        with suppress(discord.Forbidden):
            return parse_shown(await self._client.http.get_message(place.id, message))
        return None

    async def find_marked(self, place: Destination, mark: int) -> tuple[int, ...]:
        """The ids of our messages with this mark among the newest of a place, oldest first."""
        me, found = self._client.user, list[int]()
        async for message in (await self._channel(place)).history(limit=LOOK_BACK):
            container = getattr(message.components[0], "id", None) if message.components else None
            if me is not None and message.author.id == me.id and container == mark:
                found.append(message.id)
        return tuple(reversed(found))

    async def thread(self, channel: int, name: str, message: int | None) -> int:
        """Begin a public thread, at a message of ours or by itself, and return its id.

        Where the message has a thread already, the id of that one.
        """
        http = self._client.http
        with self._reach.watch(channel):
            if message is None:
                # Without a type Discord begins a private thread, which nobody would see.
                begun = await http.start_thread_without_message(
                    channel, name=name, auto_archive_duration=WEEK, type=PUBLIC_THREAD
                )
                return int(begun["id"])
            try:
                begun = await http.start_thread_with_message(
                    channel, message, name=name, auto_archive_duration=WEEK
                )
            except discord.HTTPException as error:
                if fault_of(error) != "done":
                    raise
                return message  # a thread that stands at a message has its number
            return int(begun["id"])

    async def unarchive(self, thread: int) -> None:
        """Open an archived thread again."""
        with self._reach.watch(thread):
            await self._client.http.edit_channel(thread, archived=False)

    async def is_locked(self, thread: int) -> bool:
        """Whether only those may write in a thread who may manage threads."""
        there: Any = await self._client.http.get_channel(thread)
        return bool(there.get("thread_metadata", {}).get("locked"))

    async def pin(self, place: Destination, message: int) -> None:
        """Pin a message of ours."""
        with self._reach.watch(place.id):
            await self._client.http.pin_message(place.id, message)

    async def _channel(self, place: Destination) -> Messageable:
        # Neither asks Discord for the channel itself: it may not be in the cache, and the id suffices.
        if place.user:
            return await self._client.create_dm(discord.Object(place.id))
        return self._client.get_partial_messageable(place.id)


def words_of(panel: Panel, mark: int | None = None) -> tuple[str, ...]:
    """Every text that can be seen of a panel once it is sent, to be compared with `Shown.words`."""
    components: Any = layout.to_view(panel, mark).to_components()  # type: ignore[no-untyped-call]
    return tuple(_visible_texts(components))


def parse_shown(message: Mapping[str, Any]) -> Shown:
    """The files and texts of a message that is given as Discord's JSON."""
    files = tuple(str(one["filename"]) for one in message.get("attachments") or ())
    return Shown(files, tuple(_visible_texts(message.get("components") or [])))


def _visible_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Every visible text of these components, in order, with single spaces: Discord trims them."""
    for component in components:
        for name in VISIBLE:
            if component.get(name):
                yield f"{name} {' '.join(str(component[name]).split())}"
        for name in CHILDREN:
            yield from _visible_texts(component.get(name) or ())
