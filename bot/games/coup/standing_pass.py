"""The standing pass of Coup on its seat's own page: the button that gives it, what it says, how it ends.

The rules of it stand in engine/games/coup/orders.py. Here it is given and taken back as any standing order is
(bot/ui/orders.py), so all of it is the seat's own affair. While it answers a window nothing is written to its
person about that window.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.render import markup
from bot.render.panel import Button
from bot.render.reader_scene import ReaderScene
from bot.ui.actor import Actor
from bot.ui.orders import OrdersPart, keep_orders, show_orders
from engine.automatic_moves import play_orders
from engine.games.coup.orders import StandingPass, begun_now, concern_since, read_order, to_json
from engine.games.coup.state import WINDOWS
from engine.kernel.seats import Seat
from engine.kernel.table import orders_of
from engine.kernel.table.absence import DropOrders, SetOrders
from engine.match.match_state import MatchState


def lines(scene: ReaderScene) -> Iterator[str]:
    """What the reader's standing pass does, or why it is over; nothing where none was given."""
    order = _order_of(scene)
    if order is None or scene.reader is None or scene.result is not None:
        return
    why = concern_since(scene.view, scene.reader, order)
    if why is None:
        # While the reader decides for themselves, what ends it can wait.
        is_window = scene.view.table.phase in WINDOWS
        yield markup.small(scene.messages.say("coup-standing-on" if is_window else "coup-standing-short"))
    # Once the action that ended it is over, the button to begin anew says enough.
    elif why != "hand" and _is_of_now(scene, order):
        yield markup.small(scene.messages.say(f"coup-standing-{why}"))


def buttons(scene: ReaderScene) -> tuple[Button, ...]:
    """The way into a standing pass or out of it; none while the reader's own decision is asked."""
    seat, table, say = scene.reader, scene.view.table, scene.messages.say
    if seat is None or scene.result is not None or seat not in table.living or not table.turn:
        return ()
    if _is_passing(scene):
        return (Button(ids.OrdersButtonId(scene.match, "drop").pack(), say("coup-standing-end")),)
    # Where the question concerns them the pass would begin with the next action: they decide first.
    is_own = scene.own_waits and (
        table.phase not in WINDOWS or begun_now(scene.view, seat).since > len(table.deeds)
    )
    if is_own or len(table.living) == 2:
        return ()
    return (Button(ids.OrdersButtonId(scene.match, "pass").pack(), say("coup-standing-begin")),)


def is_hushed(match_state: MatchState, seat: Seat) -> bool:
    """Whether this seat's standing pass answers the window that is open."""
    state, table = match_state.state, match_state.table
    if table is None or state is None or state.phase not in WINDOWS:
        return False
    order = read_order(orders_of(table, seat))
    return order is not None and concern_since(match_state.game.view(state, seat), seat, order) is None


def question_in_short(scene: ReaderScene) -> str:
    """In a list of tables: that the pass answers; "" where the question stands for itself."""
    return scene.messages.say("coup-standing-short") if _is_passing(scene) else ""


def _order_of(scene: ReaderScene) -> StandingPass | None:
    return None if scene.reader is None else read_order(orders_of(scene.table, scene.reader))


def _is_of_now(scene: ReaderScene, order: StandingPass) -> bool:
    """Whether it is the action under way that has ended the order."""
    table, seat = scene.view.table, scene.reader
    assert seat is not None
    before = replace(scene.view, table=replace(table, deed=None))
    return table.deed is not None and concern_since(before, seat, order) is None


def _is_passing(scene: ReaderScene) -> bool:
    order, seat = _order_of(scene), scene.reader
    return order is not None and seat is not None and concern_since(scene.view, seat, order) is None


# --- presses ------------------------------------------------------------------------------------------------


async def press(interaction: Interaction, who: Actor, verb: str) -> None:
    """Begin or end it, or show the page. Whoever begins in a window passes there at once, as by hand."""
    bot: Khandan = interaction.client
    match, seat = who.live.match.id, who.seat
    if verb == "drop":
        await keep_orders(interaction, who, lambda now: DropOrders())
    elif verb == "pass":
        order = begun_now(who.scene.look(seat).view, seat)
        open_now = [wait.id for wait in who.live.match_state.waits if wait.seat == seat and wait.brief]

        async def pass_now() -> None:
            for wait in open_now:
                await play_orders(bot.matches, match, wait)

        await keep_orders(interaction, who, lambda now: SetOrders(to_json(order)), pass_now)
    else:
        await show_orders(interaction, who)


async def ignore_choice(interaction: Interaction, who: Actor, verb: str, value: str) -> None:
    """A menu of another game's orders: the page as it stands."""
    await show_orders(interaction, who)


PART: Final = OrdersPart(lambda who: who.panel, press, ignore_choice)
