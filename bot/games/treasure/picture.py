"""The sea of Treasure Island as a picture, and the same facts in words.

    values        what the picture shows, from what everybody may see
    place_pieces  where each piece stands; data/boards/treasure_board.typ paints it from its own values alone
    alt_lines     the same values as the lines of the alt text

Pieces and lines are made from the same values, so that words and picture can't tell two stories.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct

from bot.games.treasure.words import is_day_open, last_round, order_name, table_of, title_names
from bot.pictures.colours import ALARM, CARD, GOLD, INK, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, plain_names, sheet, sketch_of
from bot.pictures.pieces import board_of, figure, piece, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import with_first_names
from engine.games.treasure.base import Place
from engine.games.treasure.state import PLACES, SHIPS, spot

TEMPLATE: Final = "treasure_board"
HEADS: Final = frozenset({"captain", "governor"})
"""Titles of those who lead: their names are bold."""

WORDS: Final = ("english", "french", "boats", "spanish", "gone", "orders")
"""Labels of the picture."""

# --- the values ---------------------------------------------------------------------------------------------


class Sailor(Struct, frozen=True):
    """Somebody by rank: `titles` in words; `open` while their day is (TI-R25)."""

    seat: int
    name: str
    titles: str
    head: bool
    open: bool


class Berth(Struct, frozen=True):
    """A ship or the island, with its people by rank and its treasures by side."""

    id: str
    name: str
    english: int
    french: int
    queue: tuple[Sailor, ...]


class Afloat(Struct, frozen=True):
    """Somebody in a boat; `gone` for good."""

    seat: int
    name: str
    open: bool
    gone: bool


class Vote(Struct, frozen=True):
    """An order of the day; no `listed` before dusk (TI-R27)."""

    kind: Literal["attack", "mutiny", "conflict"]
    told: str
    cast: int
    listed: int


class Sea(Sheet, frozen=True, kw_only=True):
    """The game as everybody may see it."""

    now: str
    fleet: str
    english: int
    french: int
    spanish: int
    berths: tuple[Berth, ...]
    boats: tuple[Afloat, ...]
    orders: tuple[Vote, ...]


def sketch(scene: ReaderScene) -> Sketch:
    """The sea as everybody may see it; `alt` has the facts of the picture in its order."""
    shown = values(with_first_names(scene))
    return sketch_of(TEMPLATE, place_pieces(shown), alt_lines(scene, shown))


def values(scene: ReaderScene) -> Sea:
    """The facts of the picture: round and score, each place with its people, boats, orders of the day."""
    table, view, say = table_of(scene), scene.view, scene.messages.say
    phase = say(f"treasure-phase-{table.phase}")
    names = plain_names(scene, "treasure-picture-seat")
    # First those who may land again, then those who rowed away for good.
    left = tuple(seat for seat, one in enumerate(table.members) if one.left)
    boats = tuple(
        Afloat(seat, names[seat], is_day_open(scene, seat), table.members[seat].left)
        for seat in (*view.boats, *left)
    )
    words = {code: say(f"treasure-picture-{code}") for code in WORDS}
    if not boats:
        # The heading with nothing below was read as something that is missing.
        words["boats"] = say("treasure-picture-no-boats")
    return Sea(
        **sheet(scene.messages.language, words),
        now=say("treasure-now", round=table.round, most=last_round(scene), phase=phase),
        fleet="" if table.fleet is None else say("treasure-fleet"),
        english=view.english,
        french=view.french,
        spanish=table.spanish,
        berths=tuple(_berth_values(scene, where, names) for where in PLACES),
        boats=boats,
        orders=tuple(
            Vote(one.kind, order_name(scene, one, names), one.cast, len(one.voters))
            for one in table.orders
            if one.live
        ),
    )


def _berth_values(scene: ReaderScene, where: Place, names: Sequence[str]) -> Berth:
    at = spot(table_of(scene), where)
    queue = tuple(
        Sailor(
            seat,
            names[seat],
            title_names(scene, seat),
            not HEADS.isdisjoint(scene.view.standings[seat].titles),
            is_day_open(scene, seat),
        )
        for seat in at.queue
    )
    return Berth(where, scene.messages.say("treasure-spot", place=where), at.english, at.french, queue)


# --- the pieces ---------------------------------------------------------------------------------------------

WIDE: Final = 126
"""A ship's width, and the island's."""

RANK: Final = 33
"""From one sailor to the next below."""

BOAT: Final = 28
ORDER: Final = 41


def place_pieces(shown: Sea) -> Layered:
    """The whole board as pieces."""
    head = 68 if shown.fleet else 36
    most = max(1, *(len(one.queue) for one in shown.berths))
    boats = head + 36 + 66 + most * RANK + 6
    orders = boats + 26 + -(-len(shown.boats) // 3) * BOAT + 2
    height = orders + (26 + len(shown.orders) * ORDER if shown.orders else 4)
    layers = [text(shown, (14, 7, 372, 22), shown.now, 15.5, PAPER, bold=True)]
    if shown.fleet:
        layers.append(text(shown, (14, 32, 372, 33), shown.fleet, 12, ALARM))
    score = {"english": shown.english, "french": shown.french}
    layers.append(piece(shown, (12, head + 7, 376, 22), "score", score))

    # Ships and island side by side: treasures, then people by rank.
    for number, place in enumerate(shown.berths):
        x, y, high = 8 + number * 129, head + 36, 66 + most * RANK
        layers.append(piece(shown, (x, y, WIDE, high), "berth", {"id": place.id, "high": high}))
        layers.append(text(shown, (x + 27, y + 3, 95, 23), place.name, 12.5, GOLD, bold=True))
        for across, side, n in ((x + 10, "english", place.english), (x + 66, "french", place.french)):
            layers.append(piece(shown, (across, y + 34, 15, 15), "chest", side))
            layers.append(text(shown, (across + 18, y + 32, 20, 19), figure(shown, n), 13.5, bold=True))
        for n, sailor in enumerate(place.queue):
            top, shade = y + 60 + n * RANK, GOLD if sailor.head else MUTED
            layers.append(text(shown, (x + 3, top, 13, 17), figure(shown, n + 1), 11, MUTED, side="center"))
            layers += _who(shown, x + 18, top, sailor, WIDE - 6, head=sailor.head)
            layers.append(text(shown, (x + 30, top + 16, 92, 15), sailor.titles, 10.8, shade))

    # The Spanish ship in a line, below it the boats three abreast.
    layers.append(piece(shown, (12, boats + 3, 17, 17), "boats"))
    layers.append(text(shown, (34, boats + 1, 150, 20), shown.words["boats"], 12))
    layers.append(text(shown, (190, boats + 1, 166, 20), shown.words["spanish"], 12, side="end"))
    spanish = figure(shown, shown.spanish)
    layers.append(text(shown, (360, boats, 28, 21), spanish, 15, GOLD, bold=True, side="end"))
    for n, one in enumerate(shown.boats):
        left, high = 10 + n % 3 * 128, boats + 26 + n // 3 * BOAT
        layers.append(piece(shown, (left, high, 124, 24), "boat", one.gone))
        if one.gone:
            box = (left + 78, high + 4, 38, 16)
            layers.append(text(shown, box, shown.words["gone"], 11, MUTED, side="end"))
        layers += _who(shown, left + 9, high + 3.5, one, 86 if one.gone else 126)

    # The orders of the day; once votes are held, how many of those on its list have voted (TI-R27).
    if shown.orders:
        layers.append(text(shown, (14, orders, 372, 18), shown.words["orders"], 12, ALARM, bold=True))
    for n, order in enumerate(shown.orders):
        y, dusk = orders + 21 + n * ORDER, order.listed > 0
        layers.append(piece(shown, (12, y, 376, 36), "order", order.kind))
        layers.append(text(shown, (46, y + 3, 278 if dusk else 336, 30), order.told, 11.8))
        if dusk:
            votes = f"{figure(shown, order.cast)} / {figure(shown, order.listed)}"
            layers.append(text(shown, (328, y + 8, 54, 20), votes, 13, bold=True, side="end"))
    return board_of(shown, height, ((0, head, CARD), (head, height - head, INK)), layers)


def _who(
    shown: Sea, x: float, y: float, one: Sailor | Afloat, wide: float, *, head: bool = False
) -> Iterator[Layer]:
    """Somebody's sign and name, and whether their day is open."""
    yield piece(shown, (x, y + 4, 9, 9), "who", one.seat)
    yield text(shown, (x + 12, y, wide - 29 - 14 * one.open, 17), one.name, 11.6, bold=head)
    if one.open:
        yield piece(shown, (x + wide - 29, y + 2, 11, 11), "open")


# --- the picture in words -----------------------------------------------------------------------------------


def alt_lines(scene: ReaderScene, shown: Sea) -> Iterator[str]:
    """The alt text: the round and the score, tonight's orders, each place with its people, then the boats."""
    say = scene.messages.say
    yield shown.now
    yield shown.fleet
    yield say("treasure-score", english=shown.english, french=shown.french)
    for order in shown.orders:
        votes = say("treasure-votes-in", cast=order.cast, listed=order.listed) if order.listed else ""
        yield f"{order.told} {votes}".rstrip()
    for berth in shown.berths:
        code = "treasure-holds" if berth.id in SHIPS else "treasure-areas"
        yield f"{berth.name}. {say(code, english=berth.english, french=berth.french)}"
        for rank, one in enumerate(berth.queue, start=1):
            titled = "yes" if one.titles else "no"
            yield say("treasure-rank", rank=rank, name=one.name, titled=titled, titles=one.titles)
    for gone, code in ((False, "treasure-boats"), (True, "treasure-gone")):
        names = [one.name for one in shown.boats if one.gone is gone]
        yield say(code, names=scene.messages.join_list(names)) if names else ""
    yield say("treasure-spanish", count=shown.spanish)
    still = [one.name for place in shown.berths for one in place.queue if one.open]
    still += [one.name for one in shown.boats if one.open]
    yield say("treasure-still", names=scene.messages.join_list(still)) if still else ""
