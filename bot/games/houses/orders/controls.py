"""The private panel of standing orders: what its buttons, menus and forms do, those of long ago too."""

import re
from typing import Final

from msgspec import Struct

from bot.client import Interaction, Khandan
from bot.controls import orders_ids
from bot.games.houses.orders.entered import with_changed_rule, with_entered_rest, with_entered_rule
from bot.games.houses.orders.forms import form
from bot.games.houses.orders.panel import panel
from bot.games.houses.presenter import Presenter
from bot.render.forms import to_modal
from bot.render.panel import Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.form_values import Entered
from bot.ui.orders import OrdersPart, keep_orders, show_orders
from engine.games.houses.orders.messages import HousesOrders, read, to_json
from engine.kernel.refused import Refused, no
from engine.kernel.table import orders_of
from engine.kernel.table.absence import DropOrders, SetOrders


async def setup(bot: Khandan) -> None:
    """Answer the forms of every panel of orders."""
    bot.forms[orders_ids.ORDERED] = submit_orders_form


class OwnOrders(Struct, frozen=True):
    """A person at their orders; None where they have none, or none that can be read."""

    who: Actor
    orders: HousesOrders | None

    @property
    def voice(self) -> Presenter:
        """The words of their seat."""
        voice: Presenter = self.who.renderer.voice(self.who.scene, self.who.seat)
        return voice

    @property
    def panel(self) -> Panel:
        """Their orders as they stand."""
        return panel(self.voice, self.orders)


def own_orders(who: Actor) -> OwnOrders:
    """The presser at their orders."""
    payload = orders_of(who.live.table, who.seat)
    return OwnOrders(who, None if payload is None else read(payload))


async def press(interaction: Interaction, who: Actor, verb: str) -> None:
    """A button of the panel: a form, the end of the orders, or the panel anew."""
    here = own_orders(who)
    match verb:
        case "rule" | "rest" as topic:
            asked = form(here.voice, here.orders or HousesOrders(), topic)
            await interaction.response.send_modal(to_modal(asked))
        case "drop":
            await keep_orders(interaction, who, DropOrders())
        case _:
            await show_orders(interaction, who)


async def on_menu(interaction: Interaction, who: Actor, verb: str, value: str) -> None:
    """A menu of rules."""
    orders = own_orders(who).orders
    await _set(interaction, who, with_changed_rule(orders or HousesOrders(), verb, value))


async def submit_orders_form(interaction: Interaction, custom_id: str, entered: Entered) -> None:
    """A form comes back: what it says takes its place among the orders as they stand now."""
    found = re.fullmatch(orders_ids.ORDERED_ID, custom_id)
    if found is None:
        raise Refused(no("old_form"))
    who = await resolve_actor(interaction, int(found["match"]))
    if who.scene.game.name != "houses":
        raise Refused(no("old_form"))
    here = own_orders(who)
    orders, view = here.orders or HousesOrders(), here.voice.view
    if found["topic"] == "rule":
        lines = tuple(one.line for one in view.lines)
        made = with_entered_rule(orders, entered, lines, len(view.houses))
    else:
        made = with_entered_rest(orders, entered)
    await _set(interaction, who, made)


async def _set(interaction: Interaction, who: Actor, orders: HousesOrders) -> None:
    await keep_orders(interaction, who, SetOrders(to_json(orders)))


PART: Final = OrdersPart(lambda who: own_orders(who).panel, press, on_menu)
