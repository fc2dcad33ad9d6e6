"""The board of Treasure Island: who stands where, the holds, the orders of the day, the votes that are in."""

from collections.abc import Iterator

from bot.games.treasure.picture.sea import sketch
from bot.games.treasure.story import TALES, story
from bot.games.treasure.words import day_open, last_round, order_name, slots_with_titles, table_of
from bot.pictures.facts import whole_button
from bot.render.panel import Block, Buttons, Panel, Sketch, Text
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.pages import BOARD_ACCENT, awaited_lines, moment, seat_button, title, with_rules_between
from engine.games.treasure.base import Place
from engine.games.treasure.state import PLACES, SHIPS, Order, spot


def board(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """For everybody the same."""
    where = (_place(scene, one) for one in PLACES)
    blocks = with_rules_between(
        (_state_lines(scene), *where, _sea(scene), _orders(scene), (f"-# {line}" for line in below))
    )
    buttons = Buttons((seat_button(scene),))
    return Panel(BOARD_ACCENT, (*blocks, buttons), scene.messages.language, _sea_picture(scene, below))


def _sea_picture(scene: ReaderScene, below: tuple[str, ...]) -> tuple[Block | Sketch, ...]:
    """Before everybody the sea is drawn until the end, which is told in words; so is a seat's leaf."""
    if scene.reader is not None or table_of(scene).over is not None:
        return ()
    day = _day_end_lines(scene) if table_of(scene).phase == "day" else ()
    text = "\n".join((title(scene), *day, *awaited_lines(scene), *(f"-# {line}" for line in below)))
    return (sketch(scene), Text(text), Buttons((seat_button(scene), whole_button(scene))))


def _state_lines(scene: ReaderScene) -> Iterator[str]:
    table, say = table_of(scene), scene.messages.say
    yield title(scene)
    if table.over is not None:
        yield from story(scene, TALES)
        return
    phase = say(f"treasure-phase-{table.phase}")
    yield say("treasure-now", round=table.round, most=last_round(scene), phase=phase)
    yield say("treasure-score", english=scene.view.english, french=scene.view.french)
    if table.fleet is not None:
        yield say("treasure-fleet")
    if table.phase == "day":
        yield from _still(scene)
        yield from _day_end_lines(scene)
    yield from awaited_lines(scene)


def _still(scene: ReaderScene) -> Iterator[str]:
    """TI-R25: whose day is still open."""
    still = [name for seat, name in enumerate(scene.names) if day_open(scene, seat)]
    if still:
        names = scene.messages.join_list(still)
        yield scene.messages.say("treasure-still", names=names)


def _day_end_lines(scene: ReaderScene) -> Iterator[str]:
    """When the day of those whose day is open ends: nobody must act, so the shared line is silent of it."""
    day = {wait.id for wait in scene.waits if wait.ask == "day" and not wait.must and not wait.secret}
    ends = [int(due.timestamp()) for wait, _, due in scene.due if wait in day and due is not None]
    if ends:
        yield scene.messages.say("offered-until", until=moment(scene, min(ends)))


def _place(scene: ReaderScene, where: Place) -> Iterator[str]:
    """A ship or the island: its people by rank, what lies in its holds."""
    at = spot(table_of(scene), where)
    say = scene.messages.say
    code = "treasure-holds" if where in SHIPS else "treasure-areas"
    yield f"### {scene.messages.say('treasure-spot', place=where)}"
    yield say(code, english=at.english, french=at.french)
    for rank, seat in enumerate(at.queue, start=1):
        yield say("treasure-rank", rank=rank, **slots_with_titles(scene, seat))


def _sea(scene: ReaderScene) -> Iterator[str]:
    """The boats, those who rowed away for good, and the Spanish ship."""
    table, say = table_of(scene), scene.messages.say
    afloat = [seat for seat in scene.view.boats if not table.members[seat].left]
    gone = [seat for seat, member in enumerate(table.members) if member.left]
    if afloat:
        yield say("treasure-boats", names=scene.messages.join_list([scene.names[seat] for seat in afloat]))
    if gone:
        yield say("treasure-gone", names=scene.messages.join_list([scene.names[seat] for seat in gone]))
    yield say("treasure-spanish", count=table.spanish)


def _orders(scene: ReaderScene) -> Iterator[str]:
    """The orders of the day; by night how many votes are in (TI-R27), without names."""
    table = table_of(scene)
    live = [order for order in table.orders if order.live]
    if live and table.phase != "over":
        yield f"### {scene.messages.say('treasure-orders')}"
    for order in live if table.phase != "over" else ():
        yield _order(scene, order)


def _order(scene: ReaderScene, order: Order) -> str:
    text = order_name(scene, order)
    if not order.voters:
        return f"- {text}"
    votes = scene.messages.say("treasure-votes-in", cast=order.cast, listed=len(order.voters))
    return f"- {text} {votes}"
