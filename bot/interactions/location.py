"""Whether a match can live where somebody wants it, and where its chronicle goes."""

import discord
from msgspec import Struct

from bot.channels.places import IN_THREAD
from bot.client import Interaction
from bot.permissions import THREAD_FLAGS, missing
from engine.kernel.refused import Refused, no
from engine.store import KnownMessage


class Site(Struct, frozen=True):
    """A channel as a home. `thread`: its chronicle gets a thread; `denied`: one was wanted in vain."""

    guild: int
    channel: int
    thread: bool
    denied: bool

    @property
    def spots(self) -> tuple[KnownMessage, ...]:
        """What is kept with a new match here."""
        return IN_THREAD if self.thread else ()


async def resolve_channel(interaction: Interaction, *, thread: bool = True) -> Site:
    """The channel in which somebody asks. Refused with move_where or permissions_missing."""
    here, guild = interaction.channel, interaction.guild_id
    if guild is None or not isinstance(here, discord.TextChannel | discord.Thread):
        raise Refused(no("move_where"))
    inside = isinstance(here, discord.Thread)
    lacks = missing(interaction.app_permissions, thread=inside)
    if musts := [need.code for need in lacks if need.must]:
        raise Refused(no("permissions_missing", permissions=await _permission_names(interaction, musts)))
    denied = inside or any(need.flag in THREAD_FLAGS for need in lacks)
    return Site(guild, here.id, thread and not denied, thread and denied)


async def _permission_names(interaction: Interaction, codes: list[str]) -> str:
    words = interaction.client.words(await interaction.client.language_of(interaction))
    return words.listing([words.say(code) for code in codes])
