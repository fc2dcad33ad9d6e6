"""Standing orders of whole moves (engine.kernel.orders): their panel, and how their lines come and go.

A line is written as the move is made: a whole one by a menu, a begun one by its questions (stepping), asked
as if the seat's turn had come. Nothing of them is seen by anybody else.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from msgspec.structs import replace

from bot.client import Interaction
from bot.controls import ids
from bot.controls.typed_words import mark
from bot.render import markup
from bot.render.bidi import as_phrase, cut_to_fit
from bot.render.limits import BUTTON_LABEL, OPTION_LABEL, OPTIONS
from bot.render.panel import Block, Button, Choice, Option, Panel, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene
from bot.ui.actor import Actor
from bot.ui.generic import wording
from bot.ui.generic.pages import ACCENT, back, title
from bot.ui.orders import OrdersPart, keep_orders, show_orders
from bot.ui.plugin import Planning
from bot.ui.seat_controls import MoveRouting, SeatControls, no_offers
from engine.kernel.moves import PartialMove
from engine.kernel.orders import (
    LINES_MOST,
    Line,
    Planned,
    due_moves,
    read_orders,
    to_json,
    with_line,
    with_otherwise,
    with_prompt,
    without_line,
)
from engine.kernel.refused import Late, Refused, no
from engine.kernel.seats import Seat
from engine.kernel.table import orders_of
from engine.kernel.table.absence import DropOrders, SetOrders


def orders_at(scene: Scene, seat: Seat) -> Planned | None:
    """The seat's own orders, or None where it has none, or none that can be read."""
    payload = orders_of(scene.cut_for(seat).table, seat)
    return None if payload is None else read_orders(payload, scene.game.action)


def controls_of(scene: Scene, seat: Seat, planning: Planning) -> SeatControls:
    """The moves that may be written now, by handles that go stale with any change of the lines."""
    look, orders = scene.look(seat), orders_at(scene, seat)
    now, lines = planning.moment(look.view, seat), () if orders is None else orders.lines
    ask = planning.ask(look.view, seat, _moves_ahead(orders, now))
    free = now is not None and len(_lines_ahead(lines, now)) < LINES_MOST and scene.table.status == "playing"
    # The lines so far are part of the moment: after any change an old menu adds no line it was not shown for.
    so_far = to_json(Planned(lines))
    routing = MoveRouting(lambda _: f"orders {now} {so_far}", lambda _: (), written=True)
    look = replace(look, ask=ask if free else no_offers)
    return SeatControls(scene.match, scene.sign, look, routing, look.ask(None))


def panel(scene: Scene, seen: ReaderScene, seat: Seat, planning: Planning) -> Panel:
    """The orders as they are kept, and what may be written next."""
    orders, controls, name = orders_at(scene, seat), controls_of(scene, seat, planning), planning.name
    say, match, menus = seen.messages.say, seen.match, list[Block]()

    # Whole moves that may be written, in one menu, then the lines that may be taken out.
    begun = [one for one in controls.offers if isinstance(one, PartialMove)]
    whole = [one for one in controls.offers if not isinstance(one, PartialMove)]
    to_add = tuple(
        Option(controls.handle(one), cut_to_fit(name(seen, one), OPTION_LABEL)) for one in whole[:OPTIONS]
    )
    to_take = tuple(
        Option(_value(spot, one), cut_to_fit(f"{spot + 1}. {name(seen, one.move)}", OPTION_LABEL))
        for spot, one in enumerate(() if orders is None else orders.lines)
    )
    if to_add:
        menus.append(Choice(ids.OrdersMenuId(match, "add").pack(), to_add, say("planned-choose-add")))
    if to_take:
        menus.append(Choice(ids.OrdersMenuId(match, "take").pack(), to_take, say("planned-choose-take")))

    # A begun move is written by its questions, as it is made.
    begins = (
        planning.begin(seen, controls, _moves_ahead(orders, planning.moment(seen.view, seat)))
        if planning.begin is not None
        else tuple(
            Button(controls.begin_id(one), cut_to_fit(wording.move(seen, one), BUTTON_LABEL), "primary")
            for one in begun
        )
    )
    # A button says what it makes of the orders, so that two presses do no more than one.
    is_steward = orders is None or orders.otherwise == "steward"
    turn = ids.OrdersButtonId(match, "wait" if is_steward else "steward").pack()
    buttons = [Button(turn, say("planned-else-wait" if is_steward else "planned-else-steward"))]
    now = planning.moment(seen.view, seat)
    if scene.game.prompt is not None and now is not None and due_moves(orders, now):
        buttons.insert(0, _go_button(seen, orders, now))
    if orders is not None:
        buttons.append(Button(ids.OrdersButtonId(match, "drop").pack(), say("planned-drop"), "danger"))
    buttons += [Button(ids.OrdersButtonId(match).pack(), say("button-refresh")), back(seen)]
    text = "\n".join((title(seen), *_lines(seen, orders, planning)))
    blocks = (Text(text), *rows(begins), *menus, *rows(tuple(buttons)))
    return Panel(ACCENT, blocks, scene.words.language)


def _go_button(scene: ReaderScene, orders: Planned | None, moment: int) -> Button:
    """Lets the lines of this moment be made as the seat's turn comes, or lets them wait again."""
    is_prompt = orders is not None and orders.prompt == moment
    label = scene.messages.say("planned-wait" if is_prompt else "planned-go")
    style: Style = "secondary" if is_prompt else "success"
    return Button(ids.OrdersButtonId(scene.match, "silent" if is_prompt else "prompt").pack(), label, style)


def moves_ahead(who: Actor) -> tuple[Any, ...]:
    """The moves of the seat's lines for now and later. Refused with orders_unknown."""
    orders = orders_at(who.scene, who.seat)
    now = _planning(who).moment(who.scene.look(who.seat).view, who.seat)
    return () if now is None else _moves_ahead(orders, now)


async def add_line(interaction: Interaction, who: Actor, move: Any) -> None:
    """One line more. Refused with orders_lines or orders_closed.

    With old_button where another press has changed the lines meanwhile, for which the move was not shown.
    """
    shown = _lines_of(who)

    def with_move(now: Actor) -> Planned:
        if _lines_of(now) != shown:
            raise Late(no("old_button"))
        planning, orders, view = _planning(now), orders_at(now.scene, now.seat), now.scene.look(now.seat).view
        current = planning.moment(view, now.seat)
        if current is None:
            raise Refused(no("orders_closed"))
        lines = _lines_ahead(() if orders is None else orders.lines, current)
        moment = planning.following(view, now.seat, tuple(one.moment for one in lines))
        if moment is None or len(lines) >= LINES_MOST:
            raise Refused(no("orders_lines", most=LINES_MOST))
        return with_line(orders, Line(moment, move), current)

    await _keep(interaction, who, with_move)


async def press(interaction: Interaction, who: Actor, verb: str) -> None:
    """A button: the orders go, what is left open or when they play is changed, or the panel comes anew.

    Refused with orders_closed.
    """
    if verb == "drop":
        await keep_orders(interaction, who, lambda now: DropOrders())
        return

    def with_change(now: Actor) -> Planned:
        current = _planning(now).moment(now.scene.look(now.seat).view, now.seat)
        return orders_after(verb, orders_at(now.scene, now.seat), current)

    if with_change(who) == (orders_at(who.scene, who.seat) or Planned()):
        await show_orders(interaction, who)
    else:
        await _keep(interaction, who, with_change)


def orders_after(verb: str, orders: Planned | None, now: int | None) -> Planned:
    """The orders after a press of this button; unchanged by any other. Refused with orders_closed."""
    orders = orders or Planned()
    if verb in ("turn", "steward", "wait"):
        is_steward = verb == "steward" or (verb == "turn" and orders.otherwise == "wait")
        return with_otherwise(orders, "steward" if is_steward else "wait")
    if verb not in ("go", "prompt", "silent"):
        return orders
    if now is None:
        raise Refused(no("orders_closed"))
    is_prompt = verb == "prompt" or (verb == "go" and orders.prompt != now)
    return with_prompt(orders, now if is_prompt else None)


async def on_menu(interaction: Interaction, who: Actor, verb: str, value: str) -> None:
    """A menu: a move to write, or a line to take out. Refused with orders_line_gone."""
    if verb == "add":
        move = controls_of(who.scene, who.seat, _planning(who)).find(value)
        if move is None:
            await show_orders(interaction, who, who.scene.words.say("old-button-now"))
        else:
            await add_line(interaction, who, move)
        return
    shown = _lines_of(who)
    taken = _named_line(shown, value)
    if taken is None:
        raise Refused(no("orders_line_gone"))

    def without_taken(now: Actor) -> Planned:
        orders, lines = orders_at(now.scene, now.seat), _lines_of(now)
        # A line before it may have gone meanwhile, or this very one by a first press.
        if orders is None or lines.count(taken) < shown.count(taken):
            raise Refused(no("orders_line_gone"))
        return without_line(orders, lines.index(taken))

    await _keep(interaction, who, without_taken)


async def _keep(interaction: Interaction, who: Actor, change: Callable[[Actor], Planned]) -> None:
    """Keep the orders that this makes of the seat's as they stand once the match is held."""
    await keep_orders(interaction, who, lambda now: SetOrders(to_json(change(now))))


def _lines_of(who: Actor) -> tuple[Line, ...]:
    """The lines of the seat's orders; none where it has no orders."""
    orders = orders_at(who.scene, who.seat)
    return () if orders is None else orders.lines


def _planning(who: Actor) -> Planning:
    planning: Planning | None = who.renderer.planning
    if planning is None:
        raise Refused(no("orders_unknown"))
    return planning


def _moves_ahead(orders: Planned | None, now: int | None) -> tuple[Any, ...]:
    """The moves of the lines for this moment and later; of all lines where none can be written now."""
    lines = () if orders is None else orders.lines
    return tuple(one.move for one in lines if now is None or one.moment >= now)


def _lines_ahead(lines: tuple[Line, ...], now: int) -> tuple[Line, ...]:
    return tuple(one for one in lines if one.moment >= now)


def _lines(scene: ReaderScene, orders: Planned | None, planning: Planning) -> Iterator[str]:
    """The orders in words: each line with its moment, and what becomes of the rest."""
    messages, game, seat = scene.messages, scene.game, scene.reader
    assert seat is not None
    now = planning.moment(scene.view, seat)
    yield markup.bold(messages.say("planned-title"))
    yield messages.in_game(game, "planned-what")
    if orders is None or not orders.lines:
        yield messages.say("planned-none")
    for spot, one in enumerate(() if orders is None else orders.lines, 1):
        code = "planned-line" if now is not None and one.moment >= now else "planned-line-over"
        number = planning.number(scene.view, seat, one.moment)
        moment = messages.in_game(game, "planned-moment", number=number)
        move = as_phrase(planning.name(scene, one.move), messages.language)
        yield messages.say(code, number=spot, moment=moment, move=move)
    if orders is not None and now is not None and orders.prompt == now and due_moves(orders, now):
        yield markup.bold(messages.say("planned-prompt"))
    yield messages.say(f"planned-otherwise-{(orders or Planned()).otherwise}")
    if now is None:
        yield messages.in_game(game, "planned-closed")


def _value(spot: int, line: Line) -> str:
    """A line as a menu's value: its place, and what tells it from every other in any place."""
    return f"{spot}.{line.moment}.{mark(repr(line.move))}"


def _named_line(lines: tuple[Line, ...], value: str) -> Line | None:
    """The line that a menu's value names, though it may have moved up since; None where it is gone.

    Menus of before 29 November 2026 named a line by its place and moment.
    """
    moved = (one for one in lines if _value(0, one).partition(".")[2] == value.partition(".")[2])
    old = (one for spot, one in enumerate(lines) if f"{spot}.{one.moment}" == value)
    return next(moved, None) or next(old, None)


PART: Final = OrdersPart(
    lambda who: cast(Panel, who.renderer.orders_page(who.scene, who.seat)), press, on_menu
)
