"""Opens a table: what is asked for as an action, and the opening itself with its answer to the host."""

from typing import Any

import discord
import msgspec

from bot.client import Interaction, Khandan
from bot.interactions.answering import promptly, show_privately
from bot.interactions.finding import the_match
from bot.interactions.location import Site, resolve_channel
from bot.interactions.receipts import note
from bot.permissions import Need, missing_needs
from bot.render.panel import Panel, Text
from bot.ui.tables.options import make_options
from engine.kernel.refused import Refused, no
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import OpenTable


def table_of(bot: Khandan, game: str, seats: int, language: str, given: dict[str, Any]) -> OpenTable:
    """The table that is asked for. Refused with game_unknown, seats_wrong, option_unknown or option_value."""
    if game not in bot.games:
        raise Refused(no("game_unknown"))
    record = bot.games[game]
    if seats not in record.seats:
        raise Refused(no("seats_wrong", seats=seats))
    chosen = {name: value for name, value in given.items() if value is not None}
    options = msgspec.json.encode(make_options(record, seats, chosen)).decode()
    return OpenTable(game, record.version, bot.contents.get(game, ""), seats, options, language)


async def open_table(
    interaction: Interaction, action: OpenTable, setting: AnyTableAction | None, *, thread: bool = True
) -> None:
    """Keep the table and what its host sets at once, answer the host, and let the opening post go out.

    `thread`: the chronicle gets one of its own. Refused where the bot lacks what it needs in this channel.
    """
    site = await resolve_channel(interaction, thread=thread)
    settings = () if setting is None else (setting,)
    match = await promptly(interaction, store_table(interaction, site, action, *settings))
    await announce_opening(interaction, match, site)


def lacking(interaction: Interaction) -> tuple[Need, ...]:
    """What the bot may not do in the channel of this interaction, as Discord says with it."""
    thread = isinstance(interaction.channel, discord.Thread)
    return missing_needs(interaction.app_permissions, thread=thread)


async def announce_opening(interaction: Interaction, match: int, site: Site) -> None:
    """Answer the host, and let the opening post go out."""
    bot = interaction.client
    language = await bot.language_of(interaction, await the_match(interaction, match))
    text = bot.words(language).say("done-opened-plain" if site.denied else "done-opened", match=match)
    note(interaction, text)
    try:
        await show_privately(interaction, Panel(None, (Text(text),), language))
    finally:
        await bot.after_move(match)


async def store_table(
    interaction: Interaction,
    site: Site,
    action: OpenTable,
    *settings: AnyTableAction,
    people: tuple[int, ...] = (),
) -> int:
    """The table's number; it is kept with all that its host sets at once. `people` are players from 1 on.

    Refused where this person or server has as many tables open as the host of the bot allows.
    """
    bot, host = interaction.client, interaction.user.id
    async with bot.rate_limits.opening:
        await bot.rate_limits.room(host, site.guild)
        return await bot.matches.open(
            action,
            guild=site.guild,
            channel=site.channel,
            host=host,
            interaction=interaction.id,
            spots=site.spots,
            settings=settings,
            people=people,
        )
