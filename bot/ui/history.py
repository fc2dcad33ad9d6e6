"""The chronicle and the story so far, by command or button: for the asker alone, from their cut."""

import re
from collections.abc import Coroutine
from typing import Any, NamedTuple, Self

import discord
from discord import ui
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.controls import history_ids as ids
from bot.controls.query import Query
from bot.history.notes import HistoryRenderer, Note
from bot.interactions.answering import promptly, show_privately
from bot.interactions.errors import run_reporting_errors
from bot.interactions.finding import match_to_read
from bot.render.renderer import Scene
from bot.tree import writable
from bot.ui.control import Control
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Viewer
from engine.match.live import LiveMatch


class _There(NamedTuple):
    """Who tells, of what scene, to whom, from which notes."""

    annalist: HistoryRenderer
    scene: Scene
    viewer: Viewer
    notes: tuple[Note, ...]


async def setup(bot: Khandan) -> None:
    """Answer the controls of every chronicle that is open anywhere."""
    bot.add_dynamic_items(PageControl, StoryButton)


async def show_page(interaction: Interaction, match: int | None, query: Query, page: int = 0) -> None:
    """A page of the chronicle. Refused with no_chronicle, not_started, or what `the_match` refuses with."""
    there = await _resolve(interaction, match)
    annalist = there.annalist
    query = query if query.kind in annalist.kinds else replace(query, kind=None)
    await show_privately(interaction, annalist.chronicle(there.scene, there.viewer, there.notes, query, page))


async def show_story(interaction: Interaction, match: int | None) -> None:
    """The story so far. Refused as a page is."""
    there = await _resolve(interaction, match)
    await show_privately(interaction, there.annalist.story(there.scene, there.viewer, there.notes))


async def _resolve(interaction: Interaction, match: int | None) -> _There:
    bot, live = interaction.client, await match_to_read(interaction, match)
    annalist = _annalist(bot, live)
    annals = await promptly(interaction, bot.history.of(live.match.id))
    scene = bot.scene(live, await bot.language_of(interaction, live))
    return _There(annalist, scene, live.seat(interaction.user.id), annals.notes)


def _annalist(bot: Khandan, live: LiveMatch) -> HistoryRenderer:
    renderer = bot.renderers[live.match.game]
    if not isinstance(renderer, HistoryRenderer):
        raise Refused(no("no_chronicle"))
    if live.match_state.state is None:
        raise Refused(no("not_started"))
    return renderer


class PageControl(ui.DynamicItem[ui.Button[ui.LayoutView]], template=ids.PAGE):
    """A button or menu that says in its id what it asks for."""

    def __init__(self, item: Any, match: int, query: Query, page: int) -> None:
        super().__init__(item)
        self.match, self.query, self.page = match, query, page

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        data: Any = interaction.data
        values = data.get("values")
        chosen = "".join(map(str, values)) if isinstance(values, list) and values else None
        found = match.groupdict()
        found["words"] = found["words"] if writable(found["words"] or "") else None
        page = 0 if chosen else ids.number(found["page"])
        return cls(item, int(found["match"]), ids.query_of(found, chosen), page)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await run_reporting_errors(interaction, show_page(interaction, self.match, self.query, self.page))


class StoryButton(Control, template=ids.STORY):
    """The story so far."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return show_story(interaction, match)
