"""Standing orders: what a seat wants done while its person is away, written beforehand.

Their command, buttons and menus are alike for every game; what they say is the game's own (`OrdersPart`):
rules for a council of Houses, whole moves for other games (`bot.ui.generic.planned`). They stand on a page
that is made anew while it is open, and only their own person sees them.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.receipts import receipt_lines
from bot.render.panel import Panel, Rule, Text
from bot.ui.actor import Actor, actor_at, actor_for, resolve_actor
from bot.ui.control import answer_control, chosen_values
from bot.ui.panel_refresh import track_panel
from engine.kernel.refused import Refused, no
from engine.kernel.table.absence import DropOrders, SetOrders


@dataclass(frozen=True, slots=True)
class OrdersPart:
    """How a game's orders are shown and changed.

    panel(who)                             the orders as they stand
    press(interaction, who, verb)          a button of the panel
    chosen(interaction, who, verb, value)  a menu of the panel
    """

    panel: Callable[[Actor], Panel]
    press: Callable[[Interaction, Actor, str], Awaitable[None]]
    chosen: Callable[[Interaction, Actor, str, str], Awaitable[None]]


@runtime_checkable
class Ordering(Protocol):
    """A renderer whose seats can write standing orders."""

    @property
    def orders(self) -> OrdersPart | None:
        """How the orders are shown and changed; None where the game has none."""


async def setup(bot: Khandan) -> None:
    """Answer every panel of orders, those of long ago too."""
    answer_control(bot, ids.OrdersButtonId, _on_press)
    answer_control(bot, ids.OrdersMenuId, _on_menu)


async def show(interaction: Interaction, match: int | None) -> None:
    """Show the asker's orders. Refused with orders_unknown, or as `resolve_actor` refuses."""
    await show_orders(interaction, await resolve_actor(interaction, match))


async def show_orders(interaction: Interaction, who: Actor, text: str = "") -> None:
    """Show the orders as they stand, under what came of the last press; made anew while they stand open."""
    shown = part(who).panel(who)
    top = (Text(text), Rule()) if text else ()
    await show_privately(interaction, Panel(shown.accent, (*top, *shown.blocks), shown.language))
    track_panel(interaction, who, rebuild=lambda now: part(now).panel(now), stands_apart=True)


def part(who: Actor) -> OrdersPart:
    """How orders are written at this table. Refused with orders_unknown."""
    own = who.renderer.orders if isinstance(who.renderer, Ordering) else None
    if own is None:
        raise Refused(no("orders_unknown"))
    return own


async def keep_orders(
    interaction: Interaction,
    who: Actor,
    change: Callable[[Actor], SetOrders | DropOrders],
    follow: Callable[[], Awaitable[object]] | None = None,
) -> None:
    """Keep the change, then show the orders as they are; a steward at the seat may have waited for them.

    `change` makes the new orders of those that stand once the match is held: of two presses at once the
    second keeps what the first has changed. `follow` is done in between: what the new orders do at once.
    """
    bot, user, match = interaction.client, interaction.user.id, who.live.match.id
    act = bot.matches.act_as_it_stands(
        match, user, lambda live: change(actor_at(bot, who, live)), interaction.id
    )
    receipt = await with_defer(interaction, act)
    try:
        if follow is not None:
            await follow()
        now = await actor_for(bot, interaction, who.live, who.seat)
        await show_orders(interaction, now, await receipt_lines(interaction, receipt))
    finally:
        await bot.after_move(match)


async def _on_press(interaction: Interaction, id: ids.OrdersButtonId) -> None:
    """Open the panel or one of its forms, or drop the orders."""
    who = await resolve_actor(interaction, id.match)
    await part(who).press(interaction, who, id.verb)


async def _on_menu(interaction: Interaction, id: ids.OrdersMenuId) -> None:
    """Change a line of the orders."""
    who = await resolve_actor(interaction, id.match)
    await part(who).chosen(interaction, who, id.verb, "".join(chosen_values(interaction)))
