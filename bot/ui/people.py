"""What awaits another person at the tables that the asker shares with them, as far as everybody may know it.

Of each table the page tells what its board tells: it is made from the cut for nobody, so a secret question is
not there, whoever asks.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.client import Interaction
from bot.interactions.answering import show_privately
from bot.interactions.finding import matches_shared_with
from bot.render import markup
from bot.render.i18n import Messages
from bot.render.notices import question_line
from bot.render.paging import first_that_fits
from bot.render.panel import Panel, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.renderer import PluginRenderer
from engine.kernel.seats import Seat

ACCENT: Final = 0x3B5D8A


async def show_awaited(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Tell the asker alone what this person is awaited for at the tables at which both sit."""
    bot, language = interaction.client, await interaction.client.language_of(interaction)
    words, name = bot.words(language), f"<@{person.id}>"
    tables, shared = list[str](), await matches_shared_with(interaction, person.id)
    for live in shared:
        seat, renderer = live.seat(person.id), bot.parts.renderers.get(live.match.game)
        if seat is None or not isinstance(renderer, PluginRenderer):
            continue
        await bot.user_names.meet(live.users)
        game, where = words.game_name(live.match.game), f"<#{live.match.channel}>"
        head = words.say("mine-table", game=game, match=live.match.id, where=where)
        if live.match_state.state is None:
            lines = [words.say("person-nothing")]
        else:
            lines = list(awaited_of(renderer.scene_for(bot.scene(live, language), None), seat))
        tables.append("\n".join((head, *lines)))
    await show_privately(
        interaction, awaited_panel(words, name, tables or [words.say("person-no-table", name=name)])
    )


def awaited_panel(words: Messages, name: str, tables: Sequence[str]) -> Panel:
    """The page with a paragraph for each table: of those that have no room, how many they are."""

    def page_with(count: int) -> Panel:
        left = len(tables) - count
        more = (words.say("person-more", count=left),) if left else ()
        parts = (markup.title(words.say("person-title", name=name)), *tables[:count], *more)
        return Panel(ACCENT, (Text("\n\n".join(parts)),), words.language)

    return first_that_fits(map(page_with, range(len(tables), 0, -1)))


def awaited_of(scene: ReaderScene, seat: Seat) -> Iterator[str]:
    """What everybody may know that this seat is asked, and until when; `scene` is the cut for nobody."""
    assert scene.reader is None
    if scene.table.chairs[seat].steward is not None:
        yield scene.messages.say("person-steward")
        return
    asked = [wait for wait in scene.waits if wait.seat == seat and wait.must]
    for wait in asked:
        due = scene.first_deadline((wait,))
        until = None if due is None else int(due.timestamp())
        yield markup.quote(question_line(scene.messages, scene.game, wait.ask, until))
    if not asked:
        yield scene.messages.say("person-nothing")
