"""/check: what the bot needs and has, channel by channel. /campaign move: a match comes into this channel."""

from typing import Any

import discord
from discord import app_commands

from bot.channels.host_alerts import host_of
from bot.channels.message_client import NO_PINGS
from bot.client import Interaction, Khandan
from bot.cogs.describing import command
from bot.connection.codes import is_dm_closed
from bot.interactions.access import can_see, has_part
from bot.interactions.answering import answer, say, with_defer
from bot.interactions.finding import matches_offered, playable_matches, resolve_match
from bot.interactions.location import is_thread_wanted, move_match, resolve_channel
from bot.interactions.receipts import note
from bot.languages import Language
from bot.permissions import is_thread, missing_needs, needs, permissions_in
from bot.render import layout
from bot.render.check import Checked, report
from bot.render.panel import Panel, Text


async def setup(bot: Khandan) -> None:
    """Add the commands; `move` belongs to the campaigns' group."""
    checking = command(bot, "", "check", check)
    checking.guild_only = True
    bot.tree.add_command(checking)
    group = bot.tree.get_command("campaign")
    assert isinstance(group, app_commands.Group)
    moving = command(bot, "campaign", "move", move)
    moving.autocomplete("match")(matches_offered)
    group.add_command(moving)


async def check(interaction: discord.Interaction[Any]) -> None:
    """For who manages the server or hosts here: all channels with matches; for others this one."""
    bot, language = interaction.client, await interaction.client.language_of(interaction)
    matches = await _channels(interaction)
    channels = tuple(_check_channel(interaction, *one) for one in matches.items())
    dms = await with_defer(interaction, _can_be_reached(interaction, language))
    await answer(interaction, report(bot.words(language), channels, dms=dms))


async def move(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Host: this channel becomes the match's home."""
    bot, live = interaction.client, await resolve_match(interaction, match)
    site = await resolve_channel(interaction, thread=await is_thread_wanted(bot, live.match.id))
    await with_defer(interaction, move_match(interaction, live, site))
    language = await bot.language_of(interaction, live)
    text = bot.words(language).say("done-moved", match=live.match.id)
    note(interaction, text)
    # The match has moved by now: what follows from it is done whether or not the answer arrives.
    try:
        await say(interaction, text, language)
    finally:
        await bot.after_move(live.match.id)


async def _channels(interaction: Interaction) -> dict[int, tuple[int, ...]]:
    """Channels with the ids of their matches: this one first, then the others that are the asker's business.

    Who manages the server and does not see a channel is told neither of it nor of what is played there.
    """
    if interaction.channel_id is None or interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    read, user = interaction.client.store.read, interaction.user.id
    rows, numbered = (
        await read.active_matches_in_guild(interaction.guild_id),
        {row.id for row in await read.active_matches_of_user(user)},
    )
    own = await playable_matches(interaction.client, (row for row in rows if row.id in numbered))
    part = {live.match.id for live in own if has_part(live, user)}
    found = [row for row in rows if row.id in part or can_see(interaction, row)]
    hosted = [live.match for live in own if host_of(live) == user]
    mine = found if interaction.permissions.manage_guild else hosted
    channels = dict.fromkeys((interaction.channel_id, *(row.channel for row in mine)))
    return {channel: tuple(row.id for row in found if row.channel == channel) for channel in channels}


def _check_channel(interaction: Interaction, channel: int, matches: tuple[int, ...]) -> Checked:
    bot, guild = interaction.client, interaction.guild_id
    assert guild is not None
    here = channel == interaction.channel_id
    held = interaction.app_permissions if here else permissions_in(bot, guild, channel)
    if held is None:
        return Checked(channel, matches, gone=True)
    inside = is_thread(bot, guild, channel)
    return Checked(channel, matches, needs(thread=inside), missing_needs(held, thread=inside))


async def _can_be_reached(interaction: Interaction, language: Language) -> bool:
    """Whether a private message reaches the asker: only sending one tells."""
    panel = Panel(None, (Text(interaction.client.words(language).say("check-hello")),), language)
    try:
        await interaction.user.send(view=layout.to_view(panel), allowed_mentions=NO_PINGS)
    except discord.HTTPException as error:
        if not is_dm_closed(error):
            raise
        return False
    return True
