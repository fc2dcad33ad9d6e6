"""Where a match lives: whether it can be here, and how it moves into another channel.

A match has a home, a living board there, and mostly a thread of its own for its news, the chronicle. The home
is the channel; of several tables that are opened in one channel each further one gets a thread, in which it
lives whole.
"""

from typing import Final

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.channels.match_channels import thread_name
from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import BOARD, IN_THREAD, LOCKED, PINNED, THREAD, TOLD, own_mark
from bot.client import Interaction, Khandan
from bot.connection.codes import UNREACHED
from bot.interactions.finding import playable_matches
from bot.interactions.receipts import note
from bot.languages import language_or
from bot.permissions import THREAD_FLAGS, missing_needs
from bot.render.panel import Panel, Text
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch
from engine.store import Home, KnownMessage, Thing

ENDED_BY_MOVING: Final = ("permission", "thread", "locked", "channel_gone")
"""Troubles of which a host was told and that a new home ends."""


class Site(Struct, frozen=True):
    """A channel as a home. `thread`: its chronicle gets a thread; `denied`: one was wanted in vain."""

    guild: int
    channel: int
    thread: bool
    denied: bool

    @property
    def spots(self) -> tuple[KnownMessage, ...]:
        """The known messages with which a match begins that is opened here (see `Matches.open`)."""
        return IN_THREAD if self.thread else ()


async def resolve_channel(interaction: Interaction, *, thread: bool = True) -> Site:
    """The channel in which somebody asks, as a home. Refused with move_where or permissions_missing."""
    bot, here, guild = interaction.client, interaction.channel, interaction.guild_id
    if guild is None or not isinstance(here, discord.TextChannel | discord.Thread):
        raise Refused(no("move_where"))
    # Discord has no threads within threads: a match that lives in one tells its news there, too.
    inside = isinstance(here, discord.Thread)
    lacks = missing_needs(interaction.app_permissions, thread=inside)
    if musts := [need.code for need in lacks if need.must]:
        words = bot.words(await bot.language_of(interaction))
        named = words.join_list([words.say(code) for code in musts])
        raise Refused(no("permissions_missing", permissions=named))
    denied = inside or any(need.flag in THREAD_FLAGS for need in lacks)
    return Site(guild, here.id, thread and not denied, thread and denied)


async def is_pressed_elsewhere(interaction: Interaction, live: LiveMatch) -> bool:
    """Whether the pressed message is none of ours where this match lives.

    It is a copy that somebody forwarded, which looks like the message that it copies; or it stands where the
    match stood before it was moved. What is for the presser alone, or in private messages, is ours anywhere.
    """
    bot, pressed = interaction.client, interaction.message
    if pressed is None:
        return False
    if bot.user is not None and pressed.author.id != bot.user.id:
        return True
    if pressed.flags.ephemeral or interaction.guild_id is None:
        return False
    thread = await bot.posting.places.at(live.match.id, THREAD)
    return interaction.channel_id not in (live.match.channel, None if thread is None else thread.channel)


async def home_of_new_table(bot: Khandan, site: Site, game: str, language: str) -> Site:
    """Where a new table lives that is opened at this site: there, or in a public thread that is begun for it.

    A thread is begun where another match is at home and goes on, so that each of the two has a place of its
    own. Its chronicle has none then, since Discord has no threads within threads. The thread is begun before
    the table is kept, whose opening is one transaction; so its name has the number that comes next.
    """
    read = bot.store.read
    if not site.thread or not await playable_matches(bot, await read.active_matches_in_channel(site.channel)):
        return site
    words = bot.words(language_or(language))
    name = thread_name(words, game, words.table_name(game, await read.next_match()))
    try:
        thread = await bot.message_client.thread(site.channel, name, None)
    except UNREACHED:
        return site  # the channel serves; when the chronicle's thread is refused too, the host is told
    return replace(site, channel=thread, thread=False)


async def is_thread_wanted(bot: Khandan, match: int) -> bool:
    """Whether the chronicle is to have a thread: it has one, or could not have one where it is."""
    if await bot.posting.places.at(match, THREAD) is not None:
        return True
    return "thread" in await bot.posting.places.open_troubles(match)


async def move_match(interaction: Interaction, live: LiveMatch, site: Site) -> None:
    """Bring a match into another channel, where board and chronicle are made anew. Refused with host_only.

    What is owed goes out there. The old board says where the match is now.
    """
    bot, user = interaction.client, interaction.user.id
    match, places = live.match.id, bot.posting.places
    old, thread = await places.at(match, BOARD), (KnownMessage(THREAD),) if site.thread else ()
    dropped = (PINNED, THREAD, LOCKED, *(Thing(TOLD, trouble) for trouble in ENDED_BY_MOVING))
    home = Home(site.guild, site.channel, dropped, (KnownMessage(BOARD, site.channel), *thread))
    await bot.matches.move_to_channel(match, user, home)
    note(interaction)
    await places.on_match_moved(match, home)
    bot.posting.retry_now(match)
    if old is None or not old.message:
        return
    language = language_or(live.match.language)
    channel = f"<#{live.match.channel}>"
    text = bot.words(language).say("board-moved", match=match, channel=channel)
    outgoing = OutgoingMessage(own_mark(live), Panel(None, (Text(text),), language))
    try:
        await bot.message_client.change(Destination(old.channel), old.message, outgoing)
    except UNREACHED:
        return  # the old channel may be the very thing that is gone
