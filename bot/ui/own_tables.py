"""/mine: every table somebody sits at or hosts, wherever it is, the one that runs out first on top.

Each has what it asks of the reader, until when, what silence brings, and one button. Of what others hold
nothing is here: a table tells its board's words and the reader's own questions. A table of another server
can't be played from here (bot.interactions.access), so its button leads there.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from discord.utils import format_dt
from msgspec import Struct

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.access import has_part
from bot.interactions.answering import show_privately
from bot.interactions.finding import playable_matches
from bot.render import markup
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Buttons, Link, Panel, Rule, Section, Text
from bot.render.renderer import Renderer, Scene
from bot.ui.control import answer_control
from bot.ui.generic import wording
from bot.ui.generic.pages import awaited_lines
from bot.ui.generic.renderer import PluginRenderer
from engine.match.live import LiveMatch

ACCENT: Final = 0x3B5D8A

MOST: Final = 8
"""Tables in one message: nine would be more components than Discord takes."""


class OwnTable(Struct, frozen=True):
    """One table in the list: its first line, what it says below, its button, until when the reader is asked.

    `asks`: the reader is asked something; `due` is None where no clock runs for that.
    """

    title: str
    lines: tuple[str, ...]
    button: Button | Link
    asks: bool = False
    due: datetime | None = None


async def setup(bot: Khandan) -> None:
    """Answer the buttons of the list."""
    answer_control(bot, ids.OwnTablesButtonId, lambda interaction, id: show_own_tables(interaction, id.page))


async def show_own_tables(interaction: Interaction, page: int = 0) -> None:
    """Answer with the list, a page of it from 0."""
    bot, user = interaction.client, interaction.user.id
    rows = await bot.store.read.active_matches_of_user(user)
    found = [live for live in await playable_matches(bot, rows) if has_part(live, user)]
    language = await bot.language_of(interaction)
    for live in found:
        await bot.user_names.meet(live.users)
    tables = [
        own_table(
            bot.parts.renderers[live.match.game], bot.scene(live, language), live, user, interaction.guild_id
        )
        for live in found
        if live.match.game in bot.parts.renderers
    ]
    await show_privately(interaction, panel(bot.words(language), tables, page))


def own_table(renderer: Renderer, scene: Scene, live: LiveMatch, user: int, guild: int | None) -> OwnTable:
    """The table as the list of this user tells it; `guild` is where they read it, None in private."""
    words, match, seat = scene.words, live.match, live.seat(user)
    game = words.game_name(match.game)
    title = words.say("mine-table", game=game, match=match.id, channel=f"<#{match.channel}>")
    there = Link(words.say("mine-go"), f"https://discord.com/channels/{match.guild}/{match.channel}")
    is_near = guild in (None, match.guild)
    if live.match_state.state is None:
        taken = sum(not one.is_free for one in live.table.chairs)
        line = words.say("mine-gathering", taken=taken, seats=len(live.table.chairs))
        begins = is_near and live.player_of(user) == live.table.host
        begin = Button(ids.BeginButtonId(match.id).pack(), words.say("mine-begin"))
        return OwnTable(title, (line,), begin if begins else there)
    if not isinstance(renderer, PluginRenderer):
        return OwnTable(title, (), there)
    seen = renderer.scene_for(scene, seat)
    waits = seen.own_waits if seat is not None else ()
    if not waits:
        return OwnTable(title, tuple(awaited_lines(seen)), there)
    due = min((when for id, _, when in seen.due if when and id in {one.id for one in waits}), default=None)
    assert seat is not None
    asked = markup.bold(renderer.asked_in_short(scene, seat))
    lines = (asked, *_silence(words, wording.otherwise(seen, waits[0]), due))
    answer = Button(ids.SeatPanelId(match.id).pack(), words.say("mine-answer"), "primary")
    return OwnTable(title, lines, answer if is_near else there, asks=True, due=due)


def _silence(words: Messages, otherwise: str, due: datetime | None) -> Iterator[str]:
    """In how long the question runs out, and what silence brings."""
    if due is not None:
        yield markup.small(words.say("mine-left", left=format_dt(due, "R"), otherwise=otherwise))
    elif otherwise:
        yield markup.small(otherwise)


def panel(words: Messages, tables: Iterable[OwnTable], page: int) -> Panel:
    """The list, a page of it: those that ask the reader first, the earliest deadline on top."""
    ordered = sorted(tables, key=lambda one: (not one.asks, one.due is None, one.due and one.due.timestamp()))
    pages = max(1, -(-len(ordered) // MOST))
    page = min(page, pages - 1)
    asking = [one for one in ordered if one.asks]
    head = [markup.title(words.say("mine-title", count=len(ordered)))]
    if asking:
        first = asking[0].due
        if first is None:
            head.append(words.say("mine-asking", count=len(asking)))
        else:
            head.append(words.say("mine-asking-until", count=len(asking), until=format_dt(first, "R")))
    elif ordered:
        head.append(words.say("mine-nothing"))
    blocks: list[Block] = [Text("\n".join(head))]
    for one in ordered[page * MOST : (page + 1) * MOST]:
        blocks += [Rule(), Section("\n".join((one.title, *one.lines)), one.button)]
    buttons = [Button(ids.OwnTablesButtonId(page).pack(), words.say("button-refresh"))]
    if pages > 1:
        following = ids.OwnTablesButtonId((page + 1) % pages).pack()
        buttons.append(Button(following, words.say("mine-more", page=page + 1, pages=pages)))
    return Panel(ACCENT, (*blocks, Buttons(tuple(buttons))), words.language)
