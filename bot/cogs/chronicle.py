"""/chronicle and /story: what has happened in a campaign, as far as the asker may know."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.client import Khandan
from bot.cogs.describing import command
from bot.controls.chronicle import GENERATION, PHASE, WORDS, Query, clamp
from bot.history.notes import HistoryRenderer
from bot.interactions.finding import match_to_read, matches_offered, resolve_match, typed_option
from bot.languages import Language
from bot.render.bidi import label
from bot.render.i18n import Messages
from bot.render.limits import AUTOCOMPLETE, CHOICE_NAME
from bot.render.users import comparable_words
from bot.ui import history
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch


async def setup(bot: Khandan) -> None:
    """Add the commands, and answer their controls."""
    await history.setup(bot)
    for callback in (chronicle, story):
        made = command(bot, "", callback.__name__, callback)
        made.guild_only = True
        made.autocomplete("match")(matches_offered)
        bot.tree.add_command(made)
    found = bot.tree.get_command("chronicle")
    assert isinstance(found, app_commands.Command)
    found.autocomplete("what")(_kinds)
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
    """A page of the match's past, the newest first, with filters.

    Refused with choice_unknown, or as `history.show_page` refuses.
    """
    bot, live = interaction.client, await match_to_read(interaction, match)
    history.annalist_of(bot, live)  # refuses a match of which nothing is told, whatever is asked for
    # Discord does not hold people to what completes an option: anything may have been typed here.
    words = bot.words(await bot.language_of(interaction, live))
    kind = None if what is None else find_named(_named_kinds(bot, live, words), what)
    house = None if whose is None else int(find_named(_named_seats(bot, live, words), whose))
    searched = " ".join((search or "").split())
    moment = clamp(generation, GENERATION), clamp(phase, PHASE)
    await history.show_page(interaction, live.match.id, Query(*moment, house, kind, searched))


def find_named(named: Sequence[tuple[str, str]], typed: str) -> str:
    """The value, of (value, name), that was chosen or whose name was typed. Refused with choice_unknown."""
    if typed in [value for value, _ in named]:
        return typed
    wanted = comparable_words(typed)
    found = [value for value, name in named if wanted == comparable_words(name)]
    found = found or [value for value, name in named if wanted in comparable_words(name)]
    if len(found) != 1:
        raise Refused(no("choice_unknown"))
    return found[0]


async def story(interaction: discord.Interaction[Any], match: int | None = None) -> None:
    """The story so far."""
    await history.show_story(interaction, match)


async def _kinds(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Complete `what`: the kinds by which this match's game tells events apart."""
    live, bot = await _match_asked_about(interaction), interaction.client
    if live is None:
        return []
    language = await bot.language_of(interaction, live)
    return _choices_for(_named_kinds(bot, live, bot.words(language)), typed, language)


async def _houses(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Complete `whose`: the houses or players of the match, by name."""
    live, bot = await _match_asked_about(interaction), interaction.client
    if live is None:
        return []
    language = await bot.language_of(interaction, live)
    return _choices_for(_named_seats(bot, live, bot.words(language)), typed, language)


def _named_kinds(bot: Khandan, live: LiveMatch, words: Messages) -> list[tuple[str, str]]:
    """What the chronicle of this match tells things apart by, each with its name; none where it has none."""
    renderer, game = bot.parts.renderers[live.match.game], live.match.game
    kinds = renderer.kinds if isinstance(renderer, HistoryRenderer) else ()
    return [(kind, words.in_game(game, f"chronicle-kind-{kind}")) for kind in kinds]


def _named_seats(bot: Khandan, live: LiveMatch, words: Messages) -> list[tuple[str, str]]:
    """The houses or players of this match, each with its name."""
    return [(str(seat), name) for seat, name in enumerate(bot.scene(live, words.language).names)]


async def _match_asked_about(interaction: discord.Interaction[Any]) -> LiveMatch | None:
    """The match that is asked about; None where that is not clear."""
    # Discord asks while somebody types: a refusal would be shown to nobody.
    try:
        return await resolve_match(interaction, typed_option(interaction, "match"))
    except Refused:
        return None


def _choices_for(
    named: Sequence[tuple[str, str]], typed: str, language: Language
) -> list[app_commands.Choice[str]]:
    """At most AUTOCOMPLETE choices from (value, name): those whose name holds what was typed."""
    wanted = comparable_words(typed)
    fitting = [(value, name) for value, name in named if wanted in comparable_words(name)][:AUTOCOMPLETE]
    return [
        app_commands.Choice(name=label(name, language)[:CHOICE_NAME], value=value) for value, name in fitting
    ]
