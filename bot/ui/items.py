"""The buttons and menus by which seats move, and the forms they open. All they know stands in their ids."""

import re
from collections.abc import Coroutine, Mapping
from typing import Any

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import answer, show_privately
from bot.render.forms import to_modal
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.coaching import with_coach
from bot.ui.control import Control
from bot.ui.form_values import values
from bot.ui.moves import complete_move, move_for_handle, play
from bot.ui.notices import with_news
from bot.ui.panel_refresh import stays_open
from engine.kernel.refused import Refused, no

Found = Mapping[str, str]
"""What a custom id says, by name; what it leaves out is empty."""


async def setup(bot: Khandan) -> None:
    """Answer every control of every message, those of long ago too."""
    bot.add_dynamic_items(DoButton, PickMenu, FormButton, SeatButton)
    bot.forms[ids.SENT] = submit_form


async def do(interaction: Interaction, match: int, found: Found) -> None:
    """A whole move."""
    who, wait = await resolve_actor(interaction, match), found["wait"]
    await play(interaction, who, move_for_handle(who, wait, found["handle"]), who.controls.guard(wait))


async def pick(interaction: Interaction, match: int, found: Found) -> None:
    """A whole move that was chosen in a menu."""
    data: Any = interaction.data
    await do(interaction, match, {**found, "handle": "".join(data.get("values", ()))})


async def form(interaction: Interaction, match: int, found: Found) -> None:
    """A begun move: a form asks for its open fields."""
    who = await resolve_actor(interaction, match)
    begun = move_for_handle(who, found["wait"], found["handle"])
    asked = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    await interaction.response.send_modal(to_modal(asked))


async def seat(interaction: Interaction, match: int, found: Found) -> None:
    """The presser's private panel, or a leaf of it."""
    who, tab, page = await resolve_actor(interaction, match), found["tab"], int(found["page"] or 0)
    if tab:
        await leaf(interaction, who, tab, page)
        return
    panel = await with_coach(interaction.client, who, interaction.user.id)
    await show_privately(interaction, await with_news(interaction, who.live, who.seat, panel))
    stays_open(interaction, who.live)


async def leaf(
    interaction: Interaction, who: Actor, tab: str, page: int = 0, *, beside: bool = False
) -> None:
    """It stays turned to while it stands open: what can be answered on it is what can be answered now.

    `beside`: in an answer of its own, so that what was pressed stays there.
    """
    entries = await interaction.client.matches.entries(who.live.match.id) if tab == "why" else ()
    made: Panel = (
        who.renderer.why(who.scene, who.seat, entries)
        if tab == "why"
        else who.renderer.tab(who.scene, who.seat, tab, page)
    )

    def rebuild(now: Actor) -> Panel:
        renewed: Panel = made if tab == "why" else now.renderer.tab(now.scene, now.seat, tab, page)
        return renewed

    await (answer if beside else show_privately)(interaction, made)
    stays_open(interaction, who.live, again=rebuild, apart=True)


async def submit_form(
    interaction: Interaction, custom_id: str, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form of a begun move comes back."""
    found = form_of(ids.SENT_ID, custom_id)
    who, wait = await resolve_actor(interaction, int(found["match"])), found["wait"]
    begun = move_for_handle(who, wait, found["handle"])
    move = complete_move(who, begun, values(begun, entered, who.controls.typed_readers(begun)))
    await play(interaction, who, move, who.controls.guard(wait))


def form_of(pattern: str, custom_id: str) -> Found:
    """What a form's id says; Refused with old_form for one that is none of ours."""
    found = re.fullmatch(pattern, custom_id)
    if found is None:
        raise Refused(no("old_form"))
    return found.groupdict()


class DoButton(Control, template=ids.DO):
    """A whole move."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return do(interaction, match, self.found)


class PickMenu(Control, template=ids.PICK):
    """A menu of whole moves."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return pick(interaction, match, self.found)


class FormButton(Control, template=ids.FORM):
    """A begun move."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return form(interaction, match, self.found)


class SeatButton(Control, template=ids.SEAT):
    """The private panel."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return seat(interaction, match, self.found)
