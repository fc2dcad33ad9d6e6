"""A scripted player: what a person can do in Discord, as small methods."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.builders import UserHandle

from bot.sandbox.reading import Control, Post, buttons_of, fields_of, menus_of, text_of, the_one
from bot.sandbox.world import World

SYSTEM: Final = (6, 18)
"""Lines that Discord itself writes: that something was pinned, that a thread was begun."""


class Unanswered(AssertionError):
    """The bot gave no answer: a person would read that the interaction failed."""


@dataclass(frozen=True)
class Answer:
    """What came back: a message, a form, or only an acknowledgement."""

    result: InteractionResult

    @property
    def message(self) -> Post | None:
        """The answer, or the message that was changed instead of one."""
        return self.result.response

    @property
    def text(self) -> str:
        return "" if self.message is None else text_of(self.message)

    @property
    def private(self) -> bool:
        return self.result.ephemeral

    @property
    def form(self) -> dict[str, Any] | None:
        """The form that was opened, as Discord was sent it."""
        return self.result.modal

    @property
    def fields(self) -> tuple[Control, ...]:
        """The fields of the form, none without one."""
        return () if self.form is None else tuple(fields_of(self.form))


class Driver:
    """Plays for every member of one world. Each act ends when the bot has finished with it."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def command(
        self, member: MemberActor, name: str, channel: ChannelHandle | None = None, /, **options: Any
    ) -> Answer:
        """Run `/name`, groups by a space ("houses open"), in the council's channel or another."""
        async with self.world.turn:
            result = await member.slash(channel or self.world.channel, name, **options)
            return self._answer_of(result, f"/{name}")

    async def suggestions(
        self, member: MemberActor, name: str, option: str, typed: str, /, **filled: Any
    ) -> list[Any]:
        """The values that are offered while `typed` stands in an option of `/name`."""
        async with self.world.turn:
            choices = await member.autocomplete(self.world.channel, name, option, typed, **filled)
        return [choice["value"] for choice in choices]

    async def click(self, member: MemberActor, post: Post, wanted: str) -> Answer:
        """Press the button with this label, custom id, or beginning of a custom id."""
        button = the_one(buttons_of(post), wanted)
        async with self.world.turn:
            result = await self._hand(member, post).click(post, custom_id=button.custom_id)
        return self._answer_of(result, button.custom_id)

    async def choose(
        self, member: MemberActor, post: Post, values: Sequence[Any], wanted: str = ""
    ) -> Answer:
        """Choose values in the menu with this placeholder or custom id; in the only one if none is named."""
        menu = the_one(menus_of(post), wanted)
        async with self.world.turn:
            result = await self._hand(member, post).select(post, values, custom_id=menu.custom_id)
        return self._answer_of(result, menu.custom_id)

    async def submit(self, member: MemberActor, opened: Answer, /, **values: Any) -> Answer:
        """Fill in and send the form of an answer; fields by custom id, menus as lists, text as str."""
        hand: MemberActor | UserHandle = member
        if opened.result._interaction.guild_id is None:
            hand = member.user
        async with self.world.turn:
            return self._answer_of(await hand.submit_modal(opened.result, values), "form")

    def inbox(self, member: MemberActor) -> list[Post]:
        """The direct messages between the bot and a member, oldest first."""
        return self._posts(member.user.dm_channel.id, member)

    def channel(self, reader: MemberActor | None = None) -> list[Post]:
        """The council's channel, oldest first; with a reader also the answers only they can see."""
        return self._posts(self.world.channel.id, reader)

    def threads(self, reader: MemberActor | None = None) -> list[Post]:
        """The messages in the threads of the council's channel, thread by thread."""
        ids = (thread.id for thread in self.world.channel.threads)
        return [post for id in ids for post in self._posts(id, reader)]

    def _posts(self, channel_id: int, reader: MemberActor | None) -> list[Post]:
        env = self.world.env
        stored = env.backend.messages.get(channel_id, {}).values()
        reader_id = None if reader is None else reader.id
        seen = (message for message in stored if message.visible_to(reader_id))
        return [Post(env, message) for message in seen if message.type not in SYSTEM]

    @staticmethod
    def _hand(member: MemberActor, post: Post) -> MemberActor | UserHandle:
        # simcord lets a member act in the guild and only the person behind it in direct messages.
        return member.user if post.channel_id == member.user.dm_channel.id else member

    def _answer_of(self, result: InteractionResult, what: str) -> Answer:
        if not result.acknowledged:
            raise Unanswered(f"no answer to {what}; the bot raised {self.world.errors()!r}")
        return Answer(result)
