"""The picture of the table: from what everybody may see to its values, and the same in words."""

from collections.abc import Iterator
from typing import Final

from bot.games.coup.controls import card_name, court
from bot.games.coup.deeds import call_line, now_line, under_way
from bot.games.coup.picture.layout import place_pieces
from bot.games.coup.picture.values import Table, Tile
from bot.pictures.facts import plain_name, sheet, sketch_of
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.coup.state import State
from engine.kernel.seats import Seat

TEMPLATE: Final = "coup_board"
CALLS: Final = 3
"""So many of the last challenges are drawn; the board in words has more."""


def sketch(scene: ReaderScene) -> Sketch:
    """The table as everybody may see it; `alt` has the facts of the picture in its order."""
    shown = values(scene)
    return sketch_of(TEMPLATE, place_pieces(shown), lines(scene, shown))


def values(scene: ReaderScene) -> Table:
    """What the picture shows."""
    table: State = scene.view.table
    say, names = scene.messages.say, _names(scene)
    words = {code: say(f"coup-picture-{code}") for code in ("court", "calls", "out")}
    return Table(
        **sheet(scene.messages.language, words),
        now=now_line(scene, names),
        deed=under_way(scene, names),
        court=court(scene),
        treasury=scene.view.treasury,
        seats=tuple(_tile(scene, seat, names[seat]) for seat in table.order),
        calls=tuple(call_line(scene, one, names) for one in reversed(table.calls[-CALLS:])),
    )


def _names(scene: ReaderScene) -> tuple[str, ...]:
    """Names that the font has; else the number of the seat."""
    seats = enumerate(scene.names)
    return tuple(
        plain_name(name, scene.messages.say("coup-picture-seat", number=seat + 1)) for seat, name in seats
    )


def _tile(scene: ReaderScene, seat: Seat, name: str) -> Tile:
    table: State = scene.view.table
    say, claims = scene.messages.say, [card_name(scene, card) for card in table.claims[seat]]
    return Tile(
        seat=seat,
        name=name,
        coins=table.coins[seat],
        down=scene.view.cards[seat],
        lost=tuple(card_name(scene, card) for card in table.lost[seat]),
        claims=say("coup-seat-claims", claims=scene.messages.join_list(claims)) if claims else "",
        living=seat in table.living,
        active=bool(table.turn) and seat == table.active,
        awaited=seat in scene.awaited_seats,
    )


def lines(scene: ReaderScene, shown: Table) -> Iterator[str]:
    """What is under way, then each seat, then Court and Treasury, then the challenges."""
    yield shown.now
    yield shown.deed
    for one in shown.seats:
        yield _seat_line(scene, one)
    yield scene.messages.say("coup-court", cards=shown.court)
    if shown.treasury is not None:
        yield scene.messages.say("coup-treasury", coins=shown.treasury)
    yield from shown.calls


def _seat_line(scene: ReaderScene, one: Tile) -> str:
    say = scene.messages.say
    lost = scene.messages.join_list(list(one.lost))
    if not one.living:
        return say("coup-seat-out", name=one.name, lost=lost).replace("**", "")
    parts = [say("coup-seat", name=one.name, coins=one.coins, cards=one.down).replace("**", "")]
    parts += [say("coup-seat-lost", lost=lost)] if one.lost else []
    parts += [one.claims] if one.claims else []
    parts += [say("coup-picture-awaited")] if one.awaited else []
    return " ".join(parts)
