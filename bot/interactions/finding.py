"""Which match a command means: the one that is named, that of the channel, or the only one of the asker."""

from collections.abc import Callable
from typing import Any, Final

from discord import app_commands

from bot.client import Interaction
from bot.render.bidi import label
from bot.render.limits import CHOICE_NAME, CHOICES
from bot.render.renderer import Scene
from engine.kernel.refused import Refused, no
from engine.kernel.writing import folded
from engine.match.live import LiveMatch

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
    live = await _named(interaction, match) if match is not None else _meant(interaction)
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
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}
    ended = await interaction.client.store.read.matches("ended")
    found = [one.id for one in ended if one.guild == interaction.guild_id and one.channel in here]
    return found[-1] if found else None


def entered(interaction: Interaction, option: str) -> Any:
    """What stands so far in an option, by the name it has in the code: a twin calls it otherwise."""
    parameters = getattr(interaction.command, "parameters", ())
    shown = next((one.display_name for one in parameters if one.name == option), option)
    return getattr(interaction.namespace, shown, None)


async def matches_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches within reach that are not over, the asker's own first, for an option `match`."""
    mine = _sits(interaction)
    live_matches = sorted(_here(interaction), key=lambda live: (not mine(live), -live.match.id))
    language, wanted = await interaction.client.language_of(interaction), folded(typed)
    say = interaction.client.words(language).say
    named = ((live.match.id, say(f"game-{live.match.game}")) for live in live_matches)
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
    return tuple((n, say("seat-choice", number=n, name=_bare(scene.names[n - 1]))) for n in numbers)


def _bare(name: str) -> str:
    """A choice shows no markdown: what keeps a name from being markup would be read."""
    return name.replace("\\", "")


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


def _meant(interaction: Interaction) -> LiveMatch:
    going = _here(interaction)
    near = [live for live in going if live.match.channel == interaction.channel_id]
    mine = [live for live in near or going if _sits(interaction)(live)]
    if len(mine) == 1:
        return mine[0]
    if not mine and len(near) == 1:
        return near[0]
    if mine or near:
        raise Several(mine or near)
    raise Refused(no("no_table"))


def _here(interaction: Interaction) -> list[LiveMatch]:
    live_matches = interaction.client.matches.live_matches()
    here = (live for live in live_matches if _reached(interaction, live))
    return [live for live in here if live.match_state.table is not None and live.table.status != "over"]


def _sits(interaction: Interaction) -> Callable[[LiveMatch], bool]:
    user = interaction.user.id
    return lambda live: live.seat(user) is not None
