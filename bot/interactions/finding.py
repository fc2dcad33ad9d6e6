"""Find the match that a command or button means: the one named, that of the channel, or the asker's only one.

Whoever asks is told of a match only if they may find it (`access.py`); all else is as if there were none.
Where several could be meant, `resolve_match` raises `Several`. The asker then gets a button for each
(`offer_matches`), and a press runs the command again for that one (`go_on`), with what was entered at first.

Options that complete themselves while somebody types (`matches_offered`, `seats_offered`) stand here too.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands

from bot.client import Interaction, Khandan
from bot.interactions.access import can_find, can_see, can_see_channel, has_part
from bot.interactions.answering import answer
from bot.render import which
from bot.render.bidi import label
from bot.render.limits import CHOICE_NAME, CHOICES
from bot.render.renderer import Scene
from bot.render.users import comparable_words, plain_words
from engine.kernel.refused import Refused, no
from engine.match.live import LiveMatch
from engine.store import Match

ROOM: Final = "room"
"""The key under which an interaction keeps the match it is about."""

NUMBERS: Final = range(1, 1 << 63)
"""What a match's number can be; an old or made-up id may say anything."""

NOTHING: Final = "-"
"""In a button's id in place of a mark, where nothing was entered beside the command."""

Command = app_commands.Command[Any, ..., Any]


class Several(Refused):
    """More than one match could be meant: those that the asker sits at, or those of the channel."""

    def __init__(self, live_matches: list[LiveMatch]) -> None:
        super().__init__(no("match_which"))
        self.live_matches = tuple(sorted(live_matches, key=lambda live: -live.match.id))


async def resolve_match(interaction: Interaction, match: int | None = None) -> LiveMatch:
    """The match of this number, or (None) the one that is meant where the asker is; kept in `extras[ROOM]`.

    Refused with match_unknown, no_table or (Several) match_which.
    """
    if match is None:
        live = await _match_in_context(interaction)
    else:
        live = await _match_by_number(interaction, match)
    await interaction.client.user_names.meet(live.users)
    interaction.extras[ROOM] = live
    return live


async def matches_shared_with(interaction: Interaction, other: int) -> list[LiveMatch]:
    """The matches at which both the asker and this user sit, and that the asker finds here, newest first."""
    bot, user = interaction.client, interaction.user.id
    rows = await bot.store.read.active_matches_of_user(user)
    near = [row for row in rows if interaction.guild_id in (None, row.guild)]
    found = await playable_matches(bot, near[-CHOICES:])
    both = [live for live in found if live.seat(user) is not None and live.seat(other) is not None]
    return both[::-1]


async def match_to_read(interaction: Interaction, match: int | None) -> LiveMatch:
    """The match that is meant, for a command that only reads; where none goes on, the last one played here.

    "Here" is the channel, and for a thread the channel around it too. Refused as `resolve_match` is.
    """
    try:
        return await resolve_match(interaction, match)
    except Refused as refused:
        guild, read = interaction.guild_id, interaction.client.store.read
        if match is not None or refused.why.code != "no_table" or guild is None:
            raise
        here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)} - {None}
        seen = [one for one in here if one is not None and can_see_channel(interaction, one)]
        ended = [await read.last_ended(guild, channel) for channel in seen]
        last = max((one for one in ended if one is not None), default=None)
        if last is None:
            raise
    return await resolve_match(interaction, last)


async def _match_by_number(interaction: Interaction, match: int) -> LiveMatch:
    """The match of this number.

    Refused alike where there is no such match, where no store can hold its number, and where the asker does
    not find it: nobody learns by trying numbers what is played elsewhere.
    """
    if match not in NUMBERS:
        raise Refused(no("match_unknown", match=min(match, NUMBERS[-1])))
    try:
        live = await interaction.client.matches.live(match)
    except Refused:
        # It can't be read just now. Only who sees its channel or was ever of it may learn that it is there.
        read = interaction.client.store.read
        row = await read.match(match)
        if row is not None:
            is_near = interaction.guild_id in (None, row.guild)
            if can_see(interaction, row) or (is_near and interaction.user.id in await read.players(match)):
                raise
        raise Refused(no("match_unknown", match=match)) from None
    if not can_find(interaction, live):
        raise Refused(no("match_unknown", match=match))
    return live


async def _match_in_context(interaction: Interaction) -> LiveMatch:
    """The asker's own match, of this channel or its threads if they have any; else the channel's only match.

    Rows decide what comes into question, and only that is folded: at most CHOICES of each kind.
    """
    bot, user = interaction.client, interaction.user.id
    at_home, own = await bot.store.read.active_matches_near(user, interaction.channel_id or 0)
    here = [row for row in at_home if row.guild == interaction.guild_id]
    numbers = {row.id for row in here}
    newest = [row for row in own if interaction.guild_id in (None, row.guild)][-CHOICES:]
    seated = [live for live in await playable_matches(bot, newest) if live.seat(user) is not None]
    mine = [live for live in seated if live.match.id in numbers]
    if not mine:
        # A further table of the channel lives in a thread of it, and is played from the channel as well.
        threads = {thread.id for thread in getattr(interaction.channel, "threads", ())}
        mine = [live for live in seated if not here or live.match.channel in threads]
    if len(mine) == 1:
        return mine[0]
    others = [] if mine else await playable_matches(bot, here[-CHOICES:])
    found = [live for live in others if can_find(interaction, live)]
    if not mine and len(found) == 1:
        return found[0]
    if mine or found:
        raise Several(mine or found)
    raise Refused(no("no_table"))


async def playable_matches(bot: Khandan, rows: Iterable[Match]) -> list[LiveMatch]:
    """These matches, those left out that are over or can't be played here."""
    found: list[LiveMatch] = []
    for row in rows:
        with suppress(Refused):
            found.append(await bot.matches.live(row.id))
    return [live for live in found if live.match_state.table is not None and live.table.status != "over"]


# Options that complete themselves


def typed_option(interaction: Interaction, option: str) -> Any:
    """The text typed so far into an option, by the option's name in the code; None where there is none."""
    parameters = getattr(interaction.command, "parameters", ())
    # A command in another language (bot/cogs/twins.py) has the same option under another name.
    shown = next((one.display_name for one in parameters if one.name == option), option)
    return getattr(interaction.namespace, shown, None)


async def matches_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches that the asker finds and that are not over, their own first, for an option `match`."""
    bot, user, guild = interaction.client, interaction.user.id, interaction.guild_id
    numbered = await bot.store.read.active_matches_of_user(user)
    newest = [row for row in numbered if guild in (None, row.guild)][-CHOICES:]
    own = await playable_matches(bot, newest)
    part = {live.match.id for live in own if has_part(live, user)}
    mine = {live.match.id for live in own if live.seat(user) is not None}
    near = numbered if guild is None else await bot.store.read.active_matches_in_guild(guild)
    found = [row for row in near if row.id in part or can_see(interaction, row)]
    language, wanted = await bot.language_of(interaction), comparable_words(typed)
    words = bot.words(language)
    choices = list[app_commands.Choice[int]]()
    for row in sorted(found, key=lambda row: (row.id not in mine, -row.id)):
        game = words.game_name(row.game)
        if wanted in comparable_words(f"{row.id}: {game}"):
            text = words.say("match-choice", match=row.id, game=game)
            choices.append(app_commands.Choice(name=label(text, language), value=row.id))
    return choices[:CHOICES]


async def seats_offered(interaction: Interaction, typed: str, match: Any) -> list[app_commands.Choice[int]]:
    """The seats of the match that is meant, from 1 on, each with its name; none where no match is meant."""
    try:
        live = await resolve_match(interaction, match if isinstance(match, int) else None)
    except Refused:
        return []
    bot, wanted = interaction.client, comparable_words(typed)
    language = await bot.language_of(interaction, live)
    offered = (
        app_commands.Choice(name=label(text, language)[:CHOICE_NAME], value=number)
        for number, text in seats_named(live, bot.scene(live, language))
        if wanted in comparable_words(text)
    )
    return list(offered)[:CHOICES]


def seats_named(live: LiveMatch, scene: Scene) -> tuple[tuple[int, str], ...]:
    """The numbers of the seats, from 1 on, each with what it is called here."""
    say, numbers = scene.words.say, range(1, len(live.table.chairs) + 1)
    return tuple((n, say("seat-choice", number=n, name=plain_words(scene.names[n - 1]))) for n in numbers)


# Which of several


async def offer_matches(interaction: Interaction, several: Several) -> None:
    """Answer with the matches that could be meant, each with a button; keep what was entered meanwhile."""
    bot, command = interaction.client, interaction.command
    assert isinstance(command, app_commands.Command)
    language = await bot.language_of(interaction)
    scenes = [(bot.scene(live, language), live.match.channel) for live in several.live_matches]
    # By the names that the callback has for its options: a command in another language shows others.
    entered = ((one.name, getattr(interaction.namespace, one.display_name)) for one in command.parameters)
    given = {name: value for name, value in entered if value is not None}
    mark = str(interaction.id)
    bot.command_options.keep(_key(interaction, mark), given)
    # A button names the command as it is called everywhere: that of the global one with the same work.
    same = (one for one in _commands(bot) if one.callback is command.callback)
    name = next(same, command).qualified_name
    await answer(interaction, which.panel(bot.words(language), scenes, name, mark if given else NOTHING))


async def go_on(interaction: Interaction, match: int, name: str, mark: str) -> None:
    """Run the command `name` for this match, with what was entered under `mark`.

    Refused with which_forgotten where that is not known any more, or as the command is.
    """
    bot = interaction.client
    given = {} if mark == NOTHING else bot.command_options.entries.get(_key(interaction, mark))
    command = next((one for one in _commands(bot) if one.qualified_name == name), None)
    if given is None or command is None:
        raise Refused(no("which_forgotten", match=match))
    # A made-up id may name any command, with nothing entered.
    options = {one.name: one.required for one in command.parameters}
    if "match" not in options or any(needed and one not in given for one, needed in options.items()):
        raise Refused(no("which_forgotten", match=match))
    callback: Any = command.callback
    await callback(interaction, **given, match=match)


def _key(interaction: Interaction, mark: str) -> str:
    """The key of what this person has entered: nobody goes on with what somebody else has."""
    return f"{interaction.user.id} {mark}"


def _commands(bot: Khandan) -> list[Command]:
    every = bot.tree.walk_commands(type=discord.AppCommandType.chat_input)
    return [one for one in every if isinstance(one, app_commands.Command)]
