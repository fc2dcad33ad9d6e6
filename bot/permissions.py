"""What the bot needs to be allowed in a channel, what for, and what of it is missing."""

from typing import Final

import discord
from msgspec import Struct


class Need(Struct, frozen=True):
    """A permission by discord.py's name; without one that is a `must` no match can be played there."""

    flag: str
    must: bool = False

    @property
    def code(self) -> str:
        """The code of the text that names the permission; its attribute `why` gives the reason."""
        return f"permission-{self.flag.replace('_', '-')}"


COMMON: Final = (Need("view_channel", True), Need("read_message_history", True))
USEFUL: Final = (Need("attach_files"), Need("pin_messages"))

IN_CHANNEL: Final = (
    *COMMON,
    Need("send_messages", True),
    Need("create_public_threads"),
    Need("send_messages_in_threads"),
    *USEFUL,
)
IN_THREAD: Final = (*COMMON, Need("send_messages_in_threads", True), *USEFUL)

THREAD_FLAGS: Final = ("create_public_threads", "send_messages_in_threads")
"""What a chronicle needs that is to have a thread of its own."""


def needs(*, thread: bool) -> tuple[Need, ...]:
    """The permissions that the bot needs in a channel, or in a thread."""
    return IN_THREAD if thread else IN_CHANNEL


def missing_needs(held: discord.Permissions, *, thread: bool) -> tuple[Need, ...]:
    """The needed permissions that `held` lacks; an administrator is allowed everything."""
    if held.administrator:
        return ()
    return tuple(need for need in needs(thread=thread) if not getattr(held, need.flag))


def permissions_in(client: discord.Client, guild: int, channel: int) -> discord.Permissions | None:
    """The bot's permissions in a channel that its cache has; None for any other."""
    there = client.get_guild(guild)
    found = None if there is None else there.get_channel_or_thread(channel)
    if there is None or found is None:
        return None
    try:
        return found.permissions_for(there.me)
    except (AttributeError, discord.ClientException):
        return None  # the cache has not the member or the parent channel


def is_thread(client: discord.Client, guild: int, channel: int) -> bool:
    """Whether this is a thread; a channel that is not known is none."""
    there = client.get_guild(guild)
    return there is not None and isinstance(there.get_channel_or_thread(channel), discord.Thread)
