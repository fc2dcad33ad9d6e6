"""/chronicle and /story: what has happened in a campaign, as far as the asker may know."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command
from bot.controls.annals_ids import GENERATION, PHASE, WORDS, bounded, kind_of
from bot.controls.query import KINDS, Query
from bot.interactions.finding import entered, matches_offered, the_match
from bot.render.bidi import label
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.ui import annals
from engine.kernel.refused import Refused
from engine.kernel.writing import folded


async def setup(bot: Khandan) -> None:
    """Add the commands, and answer their controls."""
    await annals.setup(bot)
    for callback in (chronicle, story):
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(_matches)
        bot.tree.add_command(made)
    found = bot.tree.get_command("chronicle")
    assert isinstance(found, app_commands.Command)
    app_commands.choices(what=choices(bot, "what", KINDS))(found)
    found.autocomplete("whose")(_houses)


async def chronicle(
    interaction: discord.Interaction[Any],
    *,
    what: str | None = None,
    whose: str | None = None,
    generation: app_commands.Range[int, 1, 40] | None = None,
    phase: app_commands.Range[int, 1, 99] | None = None,
    search: app_commands.Range[str, 1, WORDS] | None = None,
    match: int | None = None,
) -> None:
    """Who voted what, earlier: the newest first, with filters."""
    house = int(whose) if whose and whose.isdecimal() and len(whose) <= 2 else None
    words = " ".join((search or "").split())
    moment = bounded(generation, GENERATION), bounded(phase, PHASE)
    query = Query(*moment, house, kind_of(what), words)
    await annals.show_page(interaction, match, query)


async def story(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The story so far."""
    await annals.show_story(interaction, match)


async def _matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    return await matches_offered(interaction, typed)


async def _houses(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The houses of the match, by name; nothing where no match is meant."""
    bot = interaction.client
    try:
        live = await the_match(interaction, entered(interaction, "match"))
    except Refused:
        return []
    language, wanted = await bot.language_of(interaction, live), folded(typed)
    names = bot.scene(live, language).names
    offered = (
        app_commands.Choice(name=label(name, language)[:CHOICE_NAME], value=str(seat))
        for seat, name in enumerate(names)
        if wanted in folded(name)
    )
    return list(offered)[:AUTOCOMPLETE]
