"""/campaign: sit down, begin, and what the host may change while it runs; a game adds what opens its own."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import choices, command, joint
from bot.interactions.answering import answer, with_defer
from bot.interactions.finding import match_to_read, matches_offered, resolve_match
from bot.render import table
from bot.ui.panel_refresh import show_board
from bot.ui.table import at_table, begin_match, commit_and_confirm
from engine.kernel.refused import Refused, no
from engine.kernel.table.hosting import PassHost
from engine.kernel.table.lifecycle import CloseTable, Pause, Resume
from engine.kernel.table.seating import Join, Leave, SitPlayer, SitSteward
from engine.kernel.table.seeds import AddWord
from engine.stewards import kinds, usual

GROUP = "campaign"


async def setup(bot: Khandan) -> None:
    """Add the group to the bot's commands."""
    group = app_commands.Group(name=GROUP, description=joint(bot, f"command-{GROUP}"), guild_only=True)
    for callback in (join, leave, begin, steward, give, host, close, pause, resume, word, status, fair):
        made = command(bot, GROUP, callback.__name__, callback)
        if any(one.name == "match" for one in made.parameters):
            made.autocomplete("match")(matches_offered)
        group.add_command(made)
    _offer(bot, group)
    bot.tree.add_command(group)
    check = command(bot, "", "fair", fair)
    check.guild_only = True
    check.autocomplete("match")(matches_offered)
    bot.tree.add_command(check)


def _offer(bot: Khandan, group: app_commands.Group) -> None:
    """The stewards to choose from."""
    seating = group.get_command("steward")
    assert isinstance(seating, app_commands.Command)
    among = sorted({kind for game in bot.parts.renderers for kind in kinds(bot.parts.games[game])})
    app_commands.choices(kind=choices(bot, "kind", tuple(among)))(seating)


async def join(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Take the first free seat."""
    await at_table(interaction, match, Join())


async def leave(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """HO-R20: while playing a steward follows."""
    await at_table(interaction, match, Leave())


async def begin(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Host: stewards take the free seats."""
    await begin_match(interaction, match)


async def steward(
    interaction: discord.Interaction[Any],
    seat: app_commands.Range[int, 1, 10],
    kind: str | None = None,
    match: int | None = None,
) -> None:
    """Host: a steward plays this seat, the game's usual one where none is named."""
    live = await resolve_match(interaction, match)
    chosen = kind or usual(live.match_state.game)
    await at_table(interaction, live.match.id, SitSteward(seat - 1, chosen))


async def give(
    interaction: discord.Interaction[Any],
    seat: app_commands.Range[int, 1, 10],
    member: discord.Member,
    match: int | None = None,
) -> None:
    """Host: this seat goes to a member, who is nobody here yet."""
    if member.bot:
        raise Refused(no("member_is_bot"))
    bot, live = interaction.client, await resolve_match(interaction, match)
    bot.owner_orders.check_newcomer(member.id)
    bot.user_names.note_name(member)
    asking = partial(SitPlayer, seat - 1)
    work = bot.matches.act_about_guest(live.match.id, interaction.user.id, member.id, asking, interaction.id)
    await commit_and_confirm(interaction, live, work)


async def host(
    interaction: discord.Interaction[Any], member: discord.Member, match: int | None = None
) -> None:
    """Host: somebody else at the table hosts it."""
    live, user = await resolve_match(interaction, match), interaction.user.id
    work = interaction.client.matches.act_about_guest(
        live.match.id, user, member.id, PassHost, interaction.id
    )
    await commit_and_confirm(interaction, live, work)


async def close(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Host: a table that has not begun is over."""
    await at_table(interaction, match, CloseTable())


async def pause(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Host: no deadline runs."""
    await at_table(interaction, match, Pause())


async def resume(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """Host: deadlines run on."""
    await at_table(interaction, match, Resume())


async def word(interaction: discord.Interaction[Any], word: str, match: int | None = None) -> None:
    """HO-R38: a word for the dice of what comes next."""
    await at_table(interaction, match, AddWord(word))


async def status(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The match as it stands, as the asker may see it."""
    bot, live = interaction.client, await match_to_read(interaction, match)
    if live.match_state.state is None:
        await answer(interaction, table.door(bot.scene(live, await bot.language_of(interaction, live))))
    else:
        await show_board(interaction, live, answer)


async def fair(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """HO-R38: seals, words and opened seeds."""
    bot, live = interaction.client, await match_to_read(interaction, match)
    scene = bot.scene(live, await bot.language_of(interaction, live))
    entries = await with_defer(interaction, bot.matches.entries(live.match.id))
    events = [event for entry in entries for event in entry.events]
    await answer(interaction, table.fair(scene, events))
