"""The buttons and menus by which seats move, and the forms they open. All they know stands in their ids."""

from collections.abc import Mapping

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import answer, show_privately
from bot.render.forms import to_modal
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.coaching import with_coach
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import values
from bot.ui.moves import complete_move, move_for_handle, play
from bot.ui.notices import with_news
from bot.ui.panel_refresh import stays_open


async def setup(bot: Khandan) -> None:
    """Answer every control of every message, those of long ago too."""
    answer_control(bot, ids.MoveButtonId, do)
    answer_control(bot, ids.MoveMenuId, pick)
    answer_control(bot, ids.MoveFormButtonId, form)
    answer_control(bot, ids.SeatPanelId, seat)
    answer_form(bot, ids.MoveFormId, submit_form)


async def do(interaction: Interaction, id: ids.MoveButtonId) -> None:
    """A whole move."""
    who = await resolve_actor(interaction, id.match)
    await play(interaction, who, move_for_handle(who, id.wait, id.handle), who.controls.guard(id.wait))


async def pick(interaction: Interaction, id: ids.MoveMenuId) -> None:
    """A whole move that was chosen in a menu."""
    await do(interaction, ids.MoveButtonId(id.match, id.wait, "".join(chosen_values(interaction))))


async def form(interaction: Interaction, id: ids.MoveFormButtonId) -> None:
    """A begun move: a form asks for its open fields."""
    who = await resolve_actor(interaction, id.match)
    begun = move_for_handle(who, id.wait, id.handle)
    asked = who.renderer.form(who.scene, who.seat, begun, who.controls.id_of_form(begun))
    await interaction.response.send_modal(to_modal(asked))


async def seat(interaction: Interaction, id: ids.SeatPanelId) -> None:
    """The presser's private panel, or a leaf of it."""
    who = await resolve_actor(interaction, id.match)
    if id.tab:
        await leaf(interaction, who, id.tab, id.page)
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
    interaction: Interaction, id: ids.MoveFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form of a begun move comes back."""
    who = await resolve_actor(interaction, id.match)
    begun = move_for_handle(who, id.wait, id.handle)
    move = complete_move(who, begun, values(begun, entered, who.controls.typed_readers(begun)))
    await play(interaction, who, move, who.controls.guard(id.wait))
