"""The picture of ships, island and boats: what everybody may see as values, and the same in words."""

from collections.abc import Iterator
from typing import Final

from bot.games.treasure.picture.layout import Afloat, Berth, Sailor, Sea, Vote, place_pieces
from bot.games.treasure.words import day_open, last_round, order_named, table_of
from bot.pictures.facts import plain_name, sheet, sketch_of
from bot.render.i18n import message_id
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.treasure.base import Place
from engine.games.treasure.state import PLACES, SHIPS, Order, spot
from engine.kernel.seats import Seat

TEMPLATE: Final = "treasure_board"
HEADS: Final = frozenset({"captain", "governor"})
WORDS: Final = ("english", "french", "boats", "spanish", "gone", "orders")


def sketch(scene: ReaderScene) -> Sketch:
    """The sea as everybody may see it; `alt` has the facts of the picture in its order."""
    shown = values(scene)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(scene, shown))


def values(scene: ReaderScene) -> Sea:
    """What the picture shows."""
    table, view, say = table_of(scene), scene.view, scene.messages.say
    phase = say(f"treasure-phase-{table.phase}")
    afloat = tuple(_afloat(scene))
    words = {code: say(f"treasure-picture-{code}") for code in WORDS}
    if not afloat:
        words["boats"] = say("treasure-picture-no-boats")
    return Sea(
        **sheet(scene.messages.language, words),
        now=say("treasure-now", round=table.round, most=last_round(scene), phase=phase),
        fleet="" if table.fleet is None else say("treasure-fleet"),
        english=view.english,
        french=view.french,
        spanish=table.spanish,
        berths=tuple(_berth(scene, where) for where in PLACES),
        boats=afloat,
        orders=tuple(_vote(scene, order) for order in table.orders if order.live),
    )


def _name(scene: ReaderScene, seat: Seat) -> str:
    """A name that the font has; else the number of the seat."""
    otherwise = scene.messages.say("treasure-picture-seat", number=seat + 1)
    return plain_name(scene.names[seat], otherwise)


def _berth(scene: ReaderScene, where: Place) -> Berth:
    at = spot(table_of(scene), where)
    queue = tuple(_sailor(scene, seat) for seat in at.queue)
    return Berth(where, scene.messages.say("treasure-spot", place=where), at.english, at.french, queue)


def _sailor(scene: ReaderScene, seat: Seat) -> Sailor:
    codes: tuple[str, ...] = scene.view.standings[seat].titles
    titles = [scene.messages.say(message_id(f"treasure-title-{one}")) for one in codes]
    told = scene.messages.join_list(titles) if titles else ""
    return Sailor(seat, _name(scene, seat), told, not HEADS.isdisjoint(codes), day_open(scene, seat))


def _afloat(scene: ReaderScene) -> Iterator[Afloat]:
    members = table_of(scene).members
    for seat in (*scene.view.boats, *(seat for seat, one in enumerate(members) if one.left)):
        yield Afloat(seat, _name(scene, seat), day_open(scene, seat), members[seat].left)


def _vote(scene: ReaderScene, order: Order) -> Vote:
    names = tuple(_name(scene, seat) for seat in range(len(scene.names)))
    return Vote(order.kind, order_named(scene, order, names), order.cast, len(order.voters))


def lines(scene: ReaderScene, shown: Sea) -> Iterator[str]:
    """The round and the score, tonight's orders, each place with its people, then the boats."""
    say = scene.messages.say
    yield shown.now
    yield shown.fleet
    yield say("treasure-score", english=shown.english, french=shown.french)
    for order in shown.orders:
        votes = say("treasure-votes-in", cast=order.cast, listed=order.listed) if order.listed else ""
        yield f"{order.told} {votes}".rstrip()
    for berth in shown.berths:
        yield from _berth_lines(scene, berth)
    for gone, code in ((False, "treasure-boats"), (True, "treasure-gone")):
        names = [one.name for one in shown.boats if one.gone is gone]
        yield say(code, names=scene.messages.join_list(names)) if names else ""
    yield say("treasure-spanish", count=shown.spanish)
    still = [one.name for place in shown.berths for one in place.queue if one.open]
    still += [one.name for one in shown.boats if one.open]
    yield say("treasure-still", names=scene.messages.join_list(still)) if still else ""


def _berth_lines(scene: ReaderScene, berth: Berth) -> Iterator[str]:
    say = scene.messages.say
    code = "treasure-holds" if berth.id in SHIPS else "treasure-areas"
    yield f"{berth.name}. {say(code, english=berth.english, french=berth.french)}"
    for rank, one in enumerate(berth.queue, start=1):
        titled = "yes" if one.titles else "no"
        yield say("treasure-rank", rank=rank, name=one.name, titled=titled, titles=one.titles)
