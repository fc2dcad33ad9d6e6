"""The chronicle and the story so far, by command or button, for the asker alone.

Both are made from notes, a fold of their own over the log (`bot.history`), cut for the asker when they ask.
What is asked of a chronicle stands in every control of its page (`bot.controls.chronicle`).
"""

from dataclasses import replace
from typing import NamedTuple

import msgspec.structs

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.controls.chronicle import ChroniclePageId, Query, query_of
from bot.history.notes import HistoryRenderer, Note
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.finding import match_to_read
from bot.render.renderer import Scene
from bot.tree import is_writable
from bot.ui.control import answer_control, chosen_values
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
    answer_control(
        bot, ids.ChronicleButtonId, lambda interaction, id: show_page(interaction, id.match, Query())
    )
    answer_control(bot, ChroniclePageId, _turn_page)
    answer_control(bot, ids.StoryButtonId, lambda interaction, id: show_story(interaction, id.match))


async def show_page(interaction: Interaction, match: int | None, query: Query, page: int = 0) -> None:
    """Show a page of the chronicle. Refused with no_chronicle, not_started, or as `resolve_match` refuses."""
    there = await _resolve(interaction, match)
    annalist = there.annalist
    query = query if query.kind in annalist.kinds else msgspec.structs.replace(query, kind=None)
    await show_privately(interaction, annalist.chronicle(there.scene, there.viewer, there.notes, query, page))


async def show_story(interaction: Interaction, match: int | None) -> None:
    """Show the story so far. Refused as a page is."""
    there = await _resolve(interaction, match)
    await show_privately(interaction, there.annalist.story(there.scene, there.viewer, there.notes))


def annalist_of(bot: Khandan, live: LiveMatch) -> HistoryRenderer:
    """Who tells what has happened in a match. Refused with no_chronicle or not_started."""
    annalist = bot.parts.renderers[live.match.game]
    if not isinstance(annalist, HistoryRenderer):
        raise Refused(no("no_chronicle"))
    if live.match_state.state is None:
        raise Refused(no("not_started"))
    return annalist


async def _resolve(interaction: Interaction, match: int | None) -> _There:
    bot, live = interaction.client, await match_to_read(interaction, match)
    annalist = annalist_of(bot, live)
    annals = await with_defer(interaction, bot.history.of(live.match.id))
    scene = bot.scene(live, await bot.language_of(interaction, live))
    return _There(annalist, scene, live.seat(interaction.user.id), annals.notes)


async def _turn_page(interaction: Interaction, id: ChroniclePageId) -> None:
    """A button or menu of a page: it says in its id what it asks for, but for what is chosen in the menu."""
    chosen = "".join(chosen_values(interaction)) or None
    # The words of an id are a stranger's: what could not be typed is not searched for either.
    id = id if is_writable(id.words) else replace(id, words="")
    await show_page(interaction, id.match, query_of(id, chosen), 0 if chosen else id.page)
