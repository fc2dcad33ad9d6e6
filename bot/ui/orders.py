"""Standing orders: their command, buttons and menus for every game; what they say is the game's own."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.controls import orders_ids
from bot.interactions.answering import promptly, show_privately
from bot.interactions.receipts import receipt_lines
from bot.render.panel import Panel, Rule, Text
from bot.ui.actor import Actor, at, resolve_actor
from bot.ui.control import Control
from bot.ui.panel_refresh import stays_open
from engine.kernel.refused import Refused, no
from engine.kernel.table.absence import DropOrders, SetOrders


@dataclass(frozen=True, slots=True)
class OrdersPart:
    """How a game's orders are shown and changed.

    panel(who)                        the orders as they stand
    press(interaction, who, verb)     a button of the panel
    chosen(interaction, who, verb, values) a menu of it
    """

    panel: Callable[[Actor], Panel]
    press: Callable[[Interaction, Actor, str], Awaitable[None]]
    chosen: Callable[[Interaction, Actor, str, str], Awaitable[None]]


@runtime_checkable
class Ordering(Protocol):
    """A renderer whose seats can write standing orders; None where its game has none."""

    @property
    def orders(self) -> OrdersPart | None:
        """How they are shown and changed."""


async def setup(bot: Khandan) -> None:
    """Answer every panel of orders, those of long ago too."""
    bot.add_dynamic_items(OrdersButton, OrdersMenu)


async def show(interaction: Interaction, match: int | None) -> None:
    """The presser's orders. Refused with orders_unknown, or as `seated` refuses."""
    who = await resolve_actor(interaction, match)
    await show_orders(interaction, who)


async def show_orders(interaction: Interaction, who: Actor, text: str = "") -> None:
    """The orders as they stand, under what came of the last press; made anew while they stand open."""
    told = part(who).panel(who)
    top = (Text(text), Rule()) if text else ()
    await show_privately(interaction, Panel(told.accent, (*top, *told.blocks), told.language))
    stays_open(interaction, who.live, again=lambda now: part(now).panel(now), apart=True)


def part(who: Actor) -> OrdersPart:
    """How orders are written at this table. Refused with orders_unknown."""
    own = who.renderer.orders if isinstance(who.renderer, Ordering) else None
    if own is None:
        raise Refused(no("orders_unknown"))
    return own


async def keep_orders(interaction: Interaction, who: Actor, action: SetOrders | DropOrders) -> None:
    """Keep it, then show the orders as they are now; a steward at the seat may have waited for them."""
    bot, user, match = interaction.client, interaction.user.id, who.live.match.id
    receipt = await promptly(interaction, bot.matches.at_table(match, user, action, interaction.id))
    try:
        now = await at(bot, interaction, who.live, who.seat)
        await show_orders(interaction, now, await receipt_lines(interaction, receipt))
    finally:
        await bot.after_move(match)


async def _on_press(interaction: Interaction, match: int, verb: str) -> None:
    who = await resolve_actor(interaction, match)
    await part(who).press(interaction, who, verb)


async def _on_menu(interaction: Interaction, match: int, verb: str) -> None:
    who, data = await resolve_actor(interaction, match), interaction.data
    values: Any = data.get("values", ()) if data else ()
    await part(who).chosen(interaction, who, verb, "".join(map(str, values)))


class OrdersButton(Control, template=orders_ids.ORDERS):
    """Opens the panel, or one of its forms, or drops the orders."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return _on_press(interaction, match, self.found["verb"])


class OrdersMenu(Control, template=orders_ids.CHANGE):
    """Changes a line of the orders."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return _on_menu(interaction, match, self.found["verb"])
