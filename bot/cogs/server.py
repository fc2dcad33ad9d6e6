"""/server: one page of what those who manage a server set for its tables, and of what is missing there."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.cogs import twins
from bot.cogs.describing import command
from bot.cogs.pacing import quiet_hours
from bot.controls import ids
from bot.interactions.answering import show_privately
from bot.interactions.modals import open_form
from bot.interactions.receipts import note
from bot.languages import find_language
from bot.permissions import Need, is_thread, missing_needs, permissions_in
from bot.render.server import ServerPage, hours_form, server_panel
from bot.server_settings import load_server_settings, save_channels, save_openers, save_quiet
from bot.ui.control import answer_control, answer_form, chosen_values
from engine.kernel.refused import Refused, no
from engine.kernel.table.paces import QUIET_MOST, quiet_minutes


async def setup(bot: Khandan) -> None:
    """Add the command, and answer the page's controls."""
    answer_control(bot, ids.ServerButtonId, on_button)
    answer_control(bot, ids.ServerMenuId, on_menu)
    answer_form(bot, ids.ServerFormId, on_hours)
    made = command(bot, "", "server", server)
    made.guild_only = True
    bot.tree.add_command(made)


async def server(interaction: discord.Interaction[Any]) -> None:
    """The page, for who manages the server."""
    await show_page(interaction, managed_guild(interaction))


def managed_guild(interaction: Interaction) -> int:
    """The server that the asker manages. MissingPermissions or NoPrivateMessage otherwise."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage()
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    return interaction.guild_id


async def on_button(interaction: Interaction, id: ids.ServerButtonId) -> None:
    """Set who may open tables, or open the form of quiet hours."""
    guild, bot = managed_guild(interaction), interaction.client
    if id.what == "hours":
        quiet = (await load_server_settings(bot.store, guild)).quiet
        await open_form(interaction, hours_form(bot.words(await bot.language_of(interaction)), quiet))
        return
    await save_openers(bot.store, guild, None, managers=id.what == "managers")
    await show_saved(interaction, guild)


async def on_menu(interaction: Interaction, id: ids.ServerMenuId) -> None:
    """Language, channels or the role. Refused with choice_unknown for what is none."""
    guild, bot, chosen = managed_guild(interaction), interaction.client, chosen_values(interaction)
    if id.what == "language":
        speak = "".join(chosen)
        await bot.preferences.choose("guild", guild, find_language(speak))
        await show_saved(interaction, guild)
        await twins.follow(bot, guild, speak)
        return
    if not all(one.isdecimal() for one in chosen):
        raise Refused(no("choice_unknown"))
    if id.what == "channels":
        await save_channels(bot.store, guild, tuple(map(int, chosen)))
    else:
        # Discord's role of everybody has the server's own number.
        role = next((int(one) for one in chosen if int(one) != guild), None)
        await save_openers(bot.store, guild, role)
    await show_saved(interaction, guild)


async def on_hours(
    interaction: Interaction, _: ids.ServerFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """Quiet hours of new tables. Refused with quiet_hours, zone_unknown, pace_quiet_half or quiet_long."""
    guild = managed_guild(interaction)
    since, until, zone = (
        "".join(entered.get(name, ())).strip() or None for name in ("since", "until", "zone")
    )
    quiet = quiet_hours(None, since, until, zone)
    if quiet is not None and quiet_minutes(quiet) > QUIET_MOST:
        raise Refused(no("quiet_long", most=QUIET_MOST // 60))
    await save_quiet(interaction.client.store, guild, quiet)
    await show_saved(interaction, guild)


async def show_saved(interaction: Interaction, guild: int) -> None:
    """Show the page with what was just saved."""
    note(interaction)
    bot = interaction.client
    text = bot.words(await bot.language_of(interaction)).say("server-saved")
    note(interaction, text)
    await show_page(interaction, guild, text)


async def show_page(interaction: Interaction, guild: int, told: str = "") -> None:
    """Show the page as it is now."""
    bot = interaction.client
    words = bot.words(await bot.language_of(interaction))
    await show_privately(interaction, server_panel(words, await page_of(interaction, guild), told))


async def page_of(interaction: Interaction, guild: int) -> ServerPage:
    """What is set and what is missing, in the channels for tables, else in the one where one asks."""
    bot = interaction.client
    chosen = await load_server_settings(bot.store, guild)
    most, _ = await bot.rate_limits.limit_of_server(guild)
    lacks = list[tuple[int, tuple[Need, ...] | None]]()
    for channel in chosen.channels or tuple(one for one in (interaction.channel_id,) if one is not None):
        is_here = channel == interaction.channel_id
        held = interaction.app_permissions if is_here else permissions_in(bot, guild, channel)
        missing = None if held is None else missing_needs(held, thread=is_thread(bot, guild, channel))
        if missing is None or missing:
            lacks.append((channel, missing))
    return ServerPage(
        await bot.preferences.chosen_language("guild", guild),
        chosen.channels,
        chosen.role,
        chosen.managers,
        chosen.quiet,
        await bot.store.read.count_active_in_guild(guild),
        most,
        tuple(lacks),
    )
