"""Which match a command means: the one that is named, that of the channel, or the only one of the asker."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from discord import app_commands

from bot.client import Interaction, Khandan
from bot.render.bidi import label
from bot.render.limits import CHOICE_NAME, CHOICES
from bot.render.renderer import Scene
from bot.render.users import plain_words
from engine.kernel.refused import Refused, no
from engine.kernel.writing import folded
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
    """The match that is meant. Refused with match_unknown, no_table or match_which."""
    live = await _named(interaction, match) if match is not None else await _meant(interaction)
    await interaction.client.people.meet(live.people)
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
    ended = [await read.last_ended(guild, channel) for channel in here if channel is not None]
    return max((one for one in ended if one is not None), default=None)


def entered(interaction: Interaction, option: str) -> Any:
    """What stands so far in an option, by the name it has in the code: a twin calls it otherwise."""
    parameters = getattr(interaction.command, "parameters", ())
    shown = next((one.display_name for one in parameters if one.name == option), option)
    return getattr(interaction.namespace, shown, None)


async def matches_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches within reach that are not over, the asker's own first, for an option `match`."""
    rows, mine = await _here(interaction), {live.match.id for live in await _mine(interaction)}
    live_matches = sorted(rows, key=lambda row: (row.id not in mine, -row.id))
    language, wanted = await interaction.client.language_of(interaction), folded(typed)
    say = interaction.client.words(language).say
    named = ((row.id, say(f"game-{row.game}")) for row in live_matches)
    offered = (
        app_commands.Choice(name=label(say("match-choice", match=match, game=game), language), value=match)
        for match, game in named
        if wanted in folded(f"{match}: {game}")
    )
    return list(offered)[:CHOICES]


async def seats_offered(interaction: Interaction, typed: str, match: Any) -> list[app_commands.Choice[int]]:
    """The seats of the match that is meant, from 1 on, each with its name; none where no match is meant."""
    try:
        live = await the_match(interaction, match if isinstance(match, int) else None)
    except Refused:
        return []
    bot, wanted = interaction.client, folded(typed)
    language = await bot.language_of(interaction, live)
    offered = (
        app_commands.Choice(name=label(text, language)[:CHOICE_NAME], value=number)
        for number, text in seats_named(live, bot.scene(live, language))
        if wanted in folded(text)
    )
    return list(offered)[:CHOICES]


def seats_named(live: LiveMatch, scene: Scene) -> tuple[tuple[int, str], ...]:
    """The numbers of the seats, from 1 on, each with what it is called here."""
    say, numbers = scene.words.say, range(1, len(live.table.chairs) + 1)
    return tuple((n, say("seat-choice", number=n, name=plain_words(scene.names[n - 1]))) for n in numbers)


async def _named(interaction: Interaction, match: int) -> LiveMatch:
    """Where it can't be reached a match is as good as not there; so is one whose number no store can hold."""
    if match not in NUMBERS:
        raise Refused(no("match_unknown", match=min(match, NUMBERS[-1])))
    live = await interaction.client.matches.live(match)
    if not _reached(interaction, live):
        raise Refused(no("match_unknown", match=match))
    return live


def _reached(interaction: Interaction, live: LiveMatch) -> bool:
    """On its own server anybody reaches a match; in private messages its people do, guests among them."""
    if interaction.guild_id is None:
        return live.player(interaction.user.id) is not None
    return live.match.guild == interaction.guild_id


async def _meant(interaction: Interaction) -> LiveMatch:
    """By rows; only matches that come into question are folded."""
    read, channel = interaction.client.store.read, interaction.channel_id
    at_home, own = await read.around(interaction.user.id, channel or 0)
    near = [row for row in at_home if row.guild == interaction.guild_id]
    around = {row.id for row in near}
    mine = [live for live in await _attended(interaction, own) if not near or live.match.id in around]
    if len(mine) == 1:
        return mine[0]
    beside = [] if mine else await played(interaction.client, near[-CHOICES:])
    if not mine and len(beside) == 1:
        return beside[0]
    if mine or beside:
        raise Several(mine or beside)
    raise Refused(no("no_table"))


async def _here(interaction: Interaction) -> tuple[Match, ...]:
    """The matches within reach that are not over, oldest first."""
    read, guild = interaction.client.store.read, interaction.guild_id
    return await (read.going_of(interaction.user.id) if guild is None else read.going_in(guild))


async def _mine(interaction: Interaction) -> list[LiveMatch]:
    """Those at which the asker sits, the newest that may be named at once."""
    return await _attended(interaction, await interaction.client.store.read.going_of(interaction.user.id))


async def _attended(interaction: Interaction, rows: tuple[Match, ...]) -> list[LiveMatch]:
    user, guild = interaction.user.id, interaction.guild_id
    reached = [row for row in rows if guild is None or row.guild == guild]
    return [
        live for live in await played(interaction.client, reached[-CHOICES:]) if live.seat(user) is not None
    ]


async def played(bot: Khandan, rows: Iterable[Match]) -> list[LiveMatch]:
    """These matches, those left out that are over or can't be played here."""
    found: list[LiveMatch] = []
    for row in rows:
        with suppress(Refused):
            found.append(await bot.matches.live(row.id))
    return [live for live in found if live.match_state.table is not None and live.table.status != "over"]
