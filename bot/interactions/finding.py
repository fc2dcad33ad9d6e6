"""Which match a command means: the one that is named, that of the channel, or the only one of the asker."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from discord import app_commands

from bot.client import Interaction, Khandan
from bot.interactions.access import can_find, can_see, can_see_channel, has_part
from bot.render.bidi import label
from bot.render.limits import CHOICE_NAME, CHOICES
from bot.render.renderer import Scene
from bot.render.users import plain_words
from engine.kernel.refused import Refused, no
from engine.kernel.writing import comparable_name
from engine.match.live import LiveMatch
from engine.store import Match

ROOM: Final = "room"
"""The key under which an interaction keeps the match it is about."""

NUMBERS: Final = range(1, 1 << 63)
"""What a match's number can be; an old or made-up id may say anything."""


class Several(Refused):
    """More than one match could be meant: those that the asker sits at, or those of the channel."""

    def __init__(self, live_matches: list[LiveMatch]) -> None:
        super().__init__(no("match_which"))
        self.live_matches = tuple(sorted(live_matches, key=lambda live: -live.match.id))


async def the_match(interaction: Interaction, match: int | None = None) -> LiveMatch:
    """The match that is meant, of those that the asker finds (bot.interactions.access).

    Refused with match_unknown, no_table or match_which.
    """
    live = (
        await _match_by_number(interaction, match)
        if match is not None
        else await _match_in_context(interaction)
    )
    await interaction.client.user_names.meet(live.people)
    interaction.extras[ROOM] = live
    return live


async def match_to_read(interaction: Interaction, match: int | None) -> LiveMatch:
    """The match that is meant; where none is going on, the last one that was played in this channel."""
    try:
        return await the_match(interaction, match)
    except Refused as refused:
        last = await _last(interaction)
        if match is not None or refused.why.code != "no_table" or last is None:
            raise
    return await the_match(interaction, last)


async def _last(interaction: Interaction) -> int | None:
    """The newest match of this channel, or of the channel of this thread, that is over."""
    guild, read = interaction.guild_id, interaction.client.store.read
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)} - {None}
    if guild is None:
        return None
    seen = [one for one in here if one is not None and can_see_channel(interaction, one)]
    ended = [await read.last_ended(guild, channel) for channel in seen]
    return max((one for one in ended if one is not None), default=None)


def typed_option(interaction: Interaction, option: str) -> Any:
    """What stands so far in an option, by the name it has in the code: a twin calls it otherwise."""
    parameters = getattr(interaction.command, "parameters", ())
    shown = next((one.display_name for one in parameters if one.name == option), option)
    return getattr(interaction.namespace, shown, None)


async def matches_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches that the asker finds and that are not over, their own first, for an option `match`."""
    read, user, guild = interaction.client.store.read, interaction.user.id, interaction.guild_id
    numbered = await read.going_of(user)
    own = await playable_matches(interaction.client, _on_server(interaction, numbered)[-CHOICES:])
    part = {live.match.id for live in own if has_part(live, user)}
    mine = {live.match.id for live in own if live.seat(user) is not None}
    near = numbered if guild is None else await read.going_in(guild)
    found = [row for row in near if row.id in part or can_see(interaction, row)]
    live_matches = sorted(found, key=lambda row: (row.id not in mine, -row.id))
    language, wanted = await interaction.client.language_of(interaction), comparable_name(typed)
    words = interaction.client.words(language)
    named = ((row.id, words.game_name(row.game)) for row in live_matches)
    offered = (
        app_commands.Choice(
            name=label(words.say("match-choice", match=match, game=game), language), value=match
        )
        for match, game in named
        if wanted in comparable_name(f"{match}: {game}")
    )
    return list(offered)[:CHOICES]


async def seats_offered(interaction: Interaction, typed: str, match: Any) -> list[app_commands.Choice[int]]:
    """The seats of the match that is meant, from 1 on, each with its name; none where no match is meant."""
    try:
        live = await the_match(interaction, match if isinstance(match, int) else None)
    except Refused:
        return []
    bot, wanted = interaction.client, comparable_name(typed)
    language = await bot.language_of(interaction, live)
    offered = (
        app_commands.Choice(name=label(text, language)[:CHOICE_NAME], value=number)
        for number, text in seats_named(live, bot.scene(live, language))
        if wanted in comparable_name(text)
    )
    return list(offered)[:CHOICES]


def seats_named(live: LiveMatch, scene: Scene) -> tuple[tuple[int, str], ...]:
    """The numbers of the seats, from 1 on, each with what it is called here."""
    say, numbers = scene.words.say, range(1, len(live.table.chairs) + 1)
    return tuple((n, say("seat-choice", number=n, name=plain_words(scene.names[n - 1]))) for n in numbers)


async def _match_by_number(interaction: Interaction, match: int) -> LiveMatch:
    """Refused alike where there is no such match, where no store can hold its number, and where the asker
    does not find it: nobody learns by trying numbers what is played elsewhere.
    """
    if match not in NUMBERS:
        raise Refused(no("match_unknown", match=min(match, NUMBERS[-1])))
    try:
        live = await interaction.client.matches.live(match)
    except Refused:
        if not await _can_find_unread(interaction, match):
            raise Refused(no("match_unknown", match=match)) from None
        raise
    if not can_find(interaction, live):
        raise Refused(no("match_unknown", match=match))
    return live


async def _can_find_unread(interaction: Interaction, match: int) -> bool:
    """Of a match that can't be read just now: whether the asker sees its channel, or was ever of it."""
    read = interaction.client.store.read
    row = await read.match(match)
    if row is None:
        return False
    near = interaction.guild_id in (None, row.guild)
    return can_see(interaction, row) or (near and interaction.user.id in await read.players(match))


async def _match_in_context(interaction: Interaction) -> LiveMatch:
    """By rows; only matches that come into question are folded."""
    read, channel = interaction.client.store.read, interaction.channel_id
    at_home, own = await read.open_matches_near(interaction.user.id, channel or 0)
    near = [row for row in at_home if row.guild == interaction.guild_id]
    around = {row.id for row in near}
    mine = [live for live in await _matches_of_asker(interaction, own) if not near or live.match.id in around]
    if len(mine) == 1:
        return mine[0]
    others = [] if mine else await playable_matches(interaction.client, near[-CHOICES:])
    beside = [live for live in others if can_find(interaction, live)]
    if not mine and len(beside) == 1:
        return beside[0]
    if mine or beside:
        raise Several(mine or beside)
    raise Refused(no("no_table"))


async def _matches_of_asker(interaction: Interaction, rows: tuple[Match, ...]) -> list[LiveMatch]:
    """Those of these matches at which the asker sits, of the newest that may be named at once."""
    newest = _on_server(interaction, rows)[-CHOICES:]
    live_matches = await playable_matches(interaction.client, newest)
    return [live for live in live_matches if live.seat(interaction.user.id) is not None]


def _on_server(interaction: Interaction, rows: Iterable[Match]) -> list[Match]:
    """Those of the server that is asked in; all of them in a private message."""
    return [row for row in rows if interaction.guild_id in (None, row.guild)]


async def playable_matches(bot: Khandan, rows: Iterable[Match]) -> list[LiveMatch]:
    """These matches, those left out that are over or can't be played here."""
    found: list[LiveMatch] = []
    for row in rows:
        with suppress(Refused):
            found.append(await bot.matches.live(row.id))
    return [live for live in found if live.match_state.table is not None and live.table.status != "over"]
