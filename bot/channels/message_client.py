"""Carries finished messages to Discord, finds them again, and changes them."""

from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Final

import discord
from discord.abc import Messageable
from msgspec import Struct

from bot.channels.message_digest import Shown, digest_of, visible_texts
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
NOBODY: Final = discord.AllowedMentions.none()


class Destination(Struct, frozen=True):
    """Where a message goes: a channel, or the direct messages of a person (`user`)."""

    id: int
    user: bool = False


class OutgoingMessage(Struct, frozen=True):
    """One message: the `mark` of its outbox row, its `page` among the row's, from 0; whom it `pings`."""

    mark: int
    panel: Panel
    page: int = 0
    pings: tuple[int, ...] = ()


class MessageClient:
    """Discord as the outbox sees it. Every method may raise discord.HTTPException or OSError."""

    def __init__(self, client: discord.Client, token: str, reach: Reach) -> None:
        self._client, self._token, self._reach = client, token, reach
        self.changes: list[Callable[[int], None]] = []
        """Told of a message by its number before it is changed."""
        self._in_words: deque[int] = deque(maxlen=WORDY)

    async def send(self, place: Destination, letter: OutgoingMessage) -> int:
        """The message's id. Its container carries the row's mark; its nonce says store, mark and page.

        A message that Discord refuses as it is written is sent plainer (`send_plainer`).
        """

        async def send(panel: Panel) -> int:
            sent = await (await self._at(place)).send(
                view=layout.to_view(panel, letter.mark),
                files=layout.files(panel),
                nonce=f"{self._token}-{letter.mark}-{letter.page}",
                allowed_mentions=self._pinging(letter.pings),
            )
            self._note_files(sent.id, letter.panel, panel)
            return sent.id

        with self._reach.watch(place.id):
            return await send_plainer(letter.panel, send)

    async def change(
        self, place: Destination, message: int, letter: OutgoingMessage, there: tuple[str, ...] | None = None
    ) -> None:
        """Put other words and pictures into a message of ours; plainer ones where Discord refuses them.

        `there` are the names of the files that it shows, None where nobody knows; those are not sent again.
        """
        for told in self.changes:
            told(message)
        with self._reach.watch(place.id):
            await self._change(place, message, letter, there)

    async def _change(
        self, place: Destination, message: int, letter: OutgoingMessage, there: tuple[str, ...] | None
    ) -> None:
        channel = await self._at(place)
        assert isinstance(channel, discord.PartialMessageable | discord.DMChannel)
        if message in self._in_words:
            there = ()
        if there is None and layout.names(letter.panel):
            looked = await self.fetch_shown(place, message)
            there = None if looked is None else looked.files

        async def change(panel: Panel) -> None:
            view, names = layout.to_view(panel, letter.mark), layout.names(panel)
            kept: Any = {} if names == there else {"attachments": layout.files(panel)}
            await channel.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY, **kept)
            self._note_files(message, letter.panel, panel)

        await send_plainer(letter.panel, change)

    async def shows(self, place: Destination, message: int, letter: OutgoingMessage) -> bool:
        """Whether a message of ours in a channel shows this letter already."""
        there = digest_of(await self._client.http.get_message(place.id, message))
        return there == Shown(layout.names(letter.panel), words_of(letter.panel, letter.mark))

    async def fetch_shown(self, place: Destination, message: int) -> Shown | None:
        """What a message of ours shows; None where it may not be looked at."""
        with suppress(discord.Forbidden):
            return digest_of(await self._client.http.get_message(place.id, message))
        return None

    async def thread(self, channel: int, name: str, message: int | None) -> int:
        """A public thread, begun at a message of ours or by itself; the one that is there already."""
        http = self._client.http
        with self._reach.watch(channel):
            if message is None:
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

    async def find_marked(self, place: Destination, mark: int) -> tuple[int, ...]:
        """The messages of this mark that are there already, oldest first."""
        newest_first = [one.id async for one in self._own_messages(place) if _container(one) == mark]
        return tuple(reversed(newest_first))

    def _note_files(self, message: int, wanted: Panel, taken: Panel) -> None:
        """Whoever sent a message knows which files it should show, not that Discord took it without them."""
        if message in self._in_words:
            self._in_words.remove(message)
        if layout.names(wanted) != layout.names(taken):
            self._in_words.append(message)

    async def _own_messages(self, place: Destination) -> AsyncIterator[discord.Message]:
        me = self._client.user
        async for one in (await self._at(place)).history(limit=LOOK_BACK):
            if me is not None and one.author.id == me.id:
                yield one

    async def _at(self, place: Destination) -> Messageable:
        if place.user:
            return await self._client.create_dm(discord.Object(place.id))
        return self._client.get_partial_messageable(place.id)

    @staticmethod
    def _pinging(users: tuple[int, ...]) -> discord.AllowedMentions:
        return discord.AllowedMentions(users=[discord.Object(user) for user in users]) if users else NOBODY


def words_of(panel: Panel, mark: int | None = None) -> tuple[str, ...]:
    """All that is seen of a message once it is sent."""
    wanted: Any = layout.to_view(panel, mark).to_components()  # type: ignore[no-untyped-call]
    return visible_texts(wanted)


def _container(message: discord.Message) -> int | None:
    return getattr(message.components[0], "id", None) if message.components else None
