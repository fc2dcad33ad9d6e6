"""The private panel of standing orders: its buttons, menus and forms, those of long ago too."""

import re
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct

from bot.client import Interaction, Khandan
from bot.controls import orders_ids
from bot.games.houses.orders.entered import changed, with_entered_rest, with_entered_rule
from bot.games.houses.orders.forms import form
from bot.games.houses.orders.panel import panel
from bot.games.houses.voice import Voice
from bot.interactions.answering import promptly
from bot.interactions.deeds import said
from bot.interactions.private import shown
from bot.render.forms import to_modal
from bot.render.panel import Panel, Rule, Text
from bot.ui.control import Control
from bot.ui.filled import Entered
from bot.ui.seated import Seated, at, seated
from engine.games.houses.orders.messages import HousesOrders, read, written
from engine.kernel.refused import Refused, no
from engine.kernel.table import orders_of
from engine.kernel.table.orders_messages import DropOrders, SetOrders


async def setup(bot: Khandan) -> None:
    """Answer every panel of orders and its forms."""
    bot.add_dynamic_items(OrdersButton, OrdersMenu)
    bot.forms[orders_ids.ORDERED] = ordered


class OwnOrders(Struct, frozen=True):
    """A person at their orders; None where they have none, or none that can be read."""

    who: Seated
    orders: HousesOrders | None

    @property
    def match(self) -> int:
        """The match."""
        return self.who.live.match.id

    @property
    def voice(self) -> Voice:
        """The words of their seat."""
        voice: Voice = self.who.renderer.voice(self.who.scene, self.who.seat)
        return voice

    @property
    def panel(self) -> Panel:
        """Their orders as they stand."""
        return panel(self.voice, self.orders)


async def own_orders(interaction: Interaction, match: int | None) -> OwnOrders:
    """The presser at their orders. Refused with orders_unknown, or as `seated` refuses."""
    who = await seated(interaction, match)
    if who.scene.game.orders is None:
        raise Refused(no("orders_unknown"))
    return _at(who)


async def show(interaction: Interaction, match: int | None) -> None:
    """The presser's orders."""
    await shown(interaction, (await own_orders(interaction, match)).panel)


async def press(interaction: Interaction, match: int, verb: str) -> None:
    """A button of the panel: a form, the end of the orders, or the panel anew."""
    here = await own_orders(interaction, match)
    match verb:
        case "rule" | "rest" as topic:
            asked = form(here.voice, here.orders or HousesOrders(), topic)
            await interaction.response.send_modal(to_modal(asked))
        case "drop":
            await _kept(interaction, here, DropOrders())
        case _:
            await shown(interaction, here.panel)


async def chosen(interaction: Interaction, match: int, verb: str) -> None:
    """A menu of rules."""
    here, data = await own_orders(interaction, match), interaction.data
    values: Any = data.get("values", ()) if data else ()
    await _set(interaction, here, changed(here.orders or HousesOrders(), verb, "".join(values)))


async def ordered(interaction: Interaction, custom_id: str, entered: Entered) -> None:
    """A form comes back: what it says takes its place among the orders as they stand now."""
    found = re.fullmatch(orders_ids.ORDERED_ID, custom_id)
    if found is None:
        raise Refused(no("old_form"))
    here = await own_orders(interaction, int(found["match"]))
    orders, view = here.orders or HousesOrders(), here.voice.view
    if found["topic"] == "rule":
        lines = tuple(one.line for one in view.lines)
        made = with_entered_rule(orders, entered, lines, len(view.houses))
    else:
        made = with_entered_rest(orders, entered)
    await _set(interaction, here, made)


async def _set(interaction: Interaction, here: OwnOrders, orders: HousesOrders) -> None:
    await _kept(interaction, here, SetOrders(written(orders)))


async def _kept(interaction: Interaction, here: OwnOrders, action: SetOrders | DropOrders) -> None:
    """Keep it, then show the orders as they are now; a steward at the seat may have waited for them."""
    bot, user = interaction.client, interaction.user.id
    receipt = await promptly(interaction, bot.matches.at_table(here.match, user, action, interaction.id))
    try:
        now = _at(await at(bot, interaction, here.who.live, here.who.seat))
        text, told = await said(interaction, receipt), now.panel
        await shown(interaction, Panel(told.accent, (Text(text), Rule(), *told.blocks), told.language))
    finally:
        await bot.moved(here.match)


def _at(who: Seated) -> OwnOrders:
    payload = orders_of(who.live.table, who.seat)
    return OwnOrders(who, None if payload is None else read(payload))


class OrdersButton(Control, template=orders_ids.ORDERS):
    """Opens the panel, or one of its forms, or drops the orders."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return press(interaction, match, self.found["verb"])


class OrdersMenu(Control, template=orders_ids.CHANGE):
    """Puts a rule first, or takes it out."""

    def work(self, interaction: Interaction, match: int) -> Coroutine[Any, Any, None]:
        return chosen(interaction, match, self.found["verb"])
