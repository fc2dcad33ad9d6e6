"""Which game the visitor of the offline table plays: the menus that ask, and the tables that they open."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
import msgspec
from discord import ui

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import say, with_defer
from bot.interactions.finding import playable_matches
from bot.interactions.location import Site, home_of_new_table
from bot.pictures.gallery import Drawn
from bot.render import layout
from bot.render.i18n import Messages
from bot.render.panel import Block, Choice, Option, Panel, Text
from bot.render.renderer import HasOpeningPicture
from bot.ui.control import answer_control, chosen_values
from bot.ui.panel_refresh import close_finished_panels
from engine.kernel.refused import Refused, no
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, Leave, OpenTable
from engine.stewards import usual

GAMES: Final = ids.OfflineGameMenuId().pack()
"""The custom id of the menus of games."""

FIRST_FEW: Final = 5
"""Among so many of a channel's first messages is the greeting."""


async def games_setup(bot: Khandan) -> None:
    """Answer the menu that asks which game, and the buttons that asked it before there was a menu."""
    answer_control(
        bot, ids.OfflineGameButtonId, lambda interaction, id: sit_at_new_table(interaction, id.game)
    )
    answer_control(
        bot,
        ids.OfflineGameMenuId,
        lambda interaction, _: sit_at_new_table(interaction, "".join(chosen_values(interaction))),
    )


async def sit_at_new_table(interaction: Interaction, game: str) -> None:
    """The visitor sits down at a new table; other games keep their seat, an older table of this one does not.

    What stood open of tables that are over would stand between the news and the new one's panel.
    Refused with game_unknown, and with content_unserved for cards on which no new table can begin.
    """
    bot, user = interaction.client, interaction.user.id
    if game not in bot.parts.games or interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(no("game_unknown"))
    # Before anything is said or given up: a table that can't be opened costs nobody the seat they have.
    bot.matches.check_opening(game, bot.parts.contents.get(game, ""))
    waits = await _leave_older_table(bot, user, game)
    language = bot.parts.settings.language
    say_ = bot.words(language).say
    names = bot.words(language).join_list([bot.words(language).game_name(one) for one in waits])
    kept = (say_("offline-kept", games=names),) if waits else ()
    opening = bot.words(language).attempt(f"{game}-opening")
    lines = (*((opening,) if opening else ()), say_("offline-begun"), *kept)
    # Of the threads each has its table; a new one is opened beside them.
    channel = getattr(interaction.channel, "parent_id", None) or interaction.channel_id

    async def open_there() -> int:
        home = await home_of_table(bot, game, interaction.guild_id or 0, channel)
        await tell_visitor(bot, home.channel, game, Text("\n".join(lines)))
        await close_finished_panels(bot, user)
        return await open_table(bot, game, home, user)

    match = await with_defer(interaction, open_there())
    try:
        await say(interaction, say_("done-begun", match=match, number=1), language)
    finally:
        await bot.after_move(match)


async def _leave_older_table(bot: Khandan, user: int, game: str) -> tuple[str, ...]:
    """Give up the visitor's seat at a table of this game; return the other games at which a seat waits."""
    waits: list[str] = []
    for live in await playable_matches(bot, await bot.store.read.active_matches_of_user(user)):
        if live.seat(user) is None:
            continue
        if live.match.game != game:
            waits.append(live.match.game)
            continue
        await bot.matches.act_at_table(live.match.id, user, Leave())
        await bot.after_move(live.match.id)
    return tuple(dict.fromkeys(waits))


def welcome(words: Messages, first: str, games: Iterable[str]) -> tuple[Block, ...]:
    """The greeting at a new table: its game in two sentences, what to press, a menu of the other games."""
    said = Text(f"{words.say(f'{first}-opening')}\n{words.say('offline-welcome')}")
    return (said, _menu(words, "offline-which", [game for game in games if game != first]))


def encore(games: Iterable[str], words: Messages) -> Panel:
    """After the end of a match: any game once more, at a new table."""
    asked = (Text(words.say("offline-encore")), _menu(words, "offline-any", games))
    return Panel(None, asked, words.language)


def _menu(words: Messages, asked: str, games: Iterable[str]) -> Choice:
    options = tuple(Option(game, words.game_name(game)) for game in games)
    return Choice(GAMES, options, words.say(asked))


async def tell_visitor(bot: Khandan, channel: int, game: str, *blocks: Block) -> None:
    """Send this to the visitor's channel, with the game's picture on top as soon as that is drawn."""
    drawn = await _greeting_panel(bot, game, blocks)
    place = bot.get_partial_messageable(channel)
    message = await place.send(view=layout.to_view(drawn.now), files=layout.files(drawn.now))
    _expect_picture(bot, message, drawn)


async def replace_greeting(bot: Khandan, channel: int, game: str, *blocks: Block) -> None:
    """Put this in the place of the greeting, the first message with a menu of games, if the menus differ."""
    view = layout.to_view(Panel(None, blocks, bot.parts.settings.language))
    wanted = [one.placeholder for one in view.walk_children() if isinstance(one, ui.Select)]
    place, first = bot.get_partial_messageable(channel), discord.Object(channel)
    async for message in place.history(limit=FIRST_FEW, around=first):
        asked = [
            one for one in _all_components(message.components) if getattr(one, "custom_id", None) == GAMES
        ]
        if asked and [one.placeholder for one in asked] != wanted:
            drawn = await _greeting_panel(bot, game, blocks)
            await message.edit(view=layout.to_view(drawn.now), attachments=layout.files(drawn.now))
            _expect_picture(bot, message, drawn)
        if asked:
            return


def _all_components(components: Iterable[Any]) -> Iterator[Any]:
    for one in components:
        yield one
        yield from _all_components(getattr(one, "children", ()))


def _expect_picture(bot: Khandan, message: discord.Message, drawn: Drawn) -> None:
    """Let the picture of a greeting take the place of its words once it is drawn."""

    async def put(panel: Panel) -> None:
        await message.edit(view=layout.to_view(panel), attachments=layout.files(panel))

    if drawn.later is not None:
        bot.posting.late_pictures.expect(message.id, drawn.later, put)


async def _greeting_panel(bot: Khandan, game: str, blocks: tuple[Block, ...]) -> Drawn:
    """The blocks, below a picture of what the game is: until the first move nothing else here has one."""
    renderer, language = bot.parts.renderers.get(game), bot.parts.settings.language
    picture = renderer.opening(bot.words(language)) if isinstance(renderer, HasOpeningPicture) else None
    panel = Panel(None, blocks, language, () if picture is None else (picture, *blocks))
    return await bot.gallery.draw_now_or_later(panel)


async def home_of_table(bot: Khandan, game: str, guild: int, channel: int) -> Site:
    """Where a new table lives: the channel, or a thread there where another goes on, as on Discord."""
    site = Site(guild, channel, thread=True, denied=False)
    return await home_of_new_table(bot, site, game, bot.parts.settings.language)


async def open_table(bot: Khandan, name: str, home: Site, visitor: int) -> int:
    """A table of this game that has begun, stewards at every seat but the first.

    All is told in one place: a thread for the chronicle beside the board would be one more to look at.
    """
    game, language = bot.parts.games[name], bot.parts.settings.language
    options = msgspec.json.encode(game.options()).decode()
    table = OpenTable(
        name, game.version, bot.parts.contents.get(name, ""), game.usual_seats, options, language
    )
    match = await bot.matches.open(table, guild=home.guild, channel=home.channel, host=visitor)
    await bot.matches.act_at_table(match, visitor, Join())
    await bot.matches.act_at_table(match, visitor, Begin(usual(game)))
    return match
