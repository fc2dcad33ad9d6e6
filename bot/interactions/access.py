"""Who finds a match: its own people, and whoever sees its channel at that moment.

To everybody else a match is as good as not there: what is said of it must not differ from what is said of a
number that no match has.
"""

import discord

from bot.client import Interaction
from engine.kernel.table.seating import is_involved
from engine.match.live import LiveMatch
from engine.store import Match


def can_find(interaction: Interaction, live: LiveMatch) -> bool:
    """Whether this match is there for whoever asks.

    Who sits, looks on or hosts there finds it on its server and in private messages; anybody else only on its
    server, and only while they see its channel.
    """
    if has_part(live, interaction.user.id):
        return interaction.guild_id in (None, live.match.guild)
    return can_see(interaction, live.match)


def has_part(live: LiveMatch, user: int) -> bool:
    """Whether this user sits at the match, looks on at a seat, or hosts it. Who has left does not."""
    player, table = live.player_of(user), live.match_state.table
    return player is not None and table is not None and is_involved(table, player)


def can_see(interaction: Interaction, match: Match) -> bool:
    """Whether whoever asks is on the match's server and sees its channel; never in a private message.

    Asks neither the store nor Discord, so that no answer comes later because a match is there.
    """
    return interaction.guild_id == match.guild and can_see_channel(interaction, match.channel)


def can_see_channel(interaction: Interaction, channel: int) -> bool:
    """Whether whoever asks sees this channel or thread of the server they ask in, by Discord's permissions.

    No where that can't be told from what we know: of other channels by the bot's cache, which lacks threads
    that were put away, and nearly always who is in a private thread.
    """
    here = interaction.permissions
    if channel == interaction.channel_id:
        return here.view_channel or here.administrator  # Discord's own word, sent with what was pressed
    guild, asker = interaction.guild, interaction.user
    if guild is None or not isinstance(asker, discord.Member):
        return False
    there = guild.get_channel_or_thread(channel)
    if there is None:
        return here.administrator  # who administers a server sees all of it, also what is deleted
    try:
        held = there.permissions_for(asker)
    except (AttributeError, discord.ClientException):
        return False  # the cache has not the thread's parent
    if isinstance(there, discord.Thread) and there.is_private() and not held.manage_threads:
        return held.view_channel and any(one.id == asker.id for one in there.members)
    return held.view_channel
