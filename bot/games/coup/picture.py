"""The table of Coup as a picture, and the same facts in words.

    values        what the picture shows, from what everybody may see
    place_pieces  where each piece stands; data/boards/coup_board.typ paints it from its own values alone
    alt_lines     the same values as the lines of the alt text

Pieces and lines are made from the same values, so that words and picture can't tell two stories. A piece that
shows the same as before is not drawn again, therefore a seat is many small pieces and not one.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.coup.words import (
    card_name,
    card_names,
    challenge_line,
    court_count,
    seat_line,
    turn_line,
    under_way_line,
)
from bot.pictures.colours import CARD, GOLD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, Sheet, plain_names, sheet, sketch_of
from bot.pictures.letters import text_high
from bot.pictures.pieces import board_of, figure, piece, snug, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from bot.ui.generic.company import with_first_names
from engine.games.coup.state import State

TEMPLATE: Final = "coup_board"
CALLS: Final = 3
"""So many of the last challenges are drawn; the board in words has more."""

# --- the values ---------------------------------------------------------------------------------------------


class Tile(Struct, frozen=True):
    """A seat: `down` counts its hidden cards, `lost` names those turned up, `claims` what it has claimed."""

    seat: int
    name: str
    coins: int
    down: int
    lost: tuple[str, ...]
    claims: str
    living: bool
    active: bool
    awaited: bool


class Table(Sheet, frozen=True, kw_only=True):
    """The table as everybody may see it; `treasury` None where it has no bottom (CO-R16)."""

    now: str
    deed: str
    court: int
    treasury: int | None
    seats: tuple[Tile, ...]
    calls: tuple[str, ...]


def sketch(scene: ReaderScene) -> Sketch:
    """The table as everybody may see it; `alt` has the facts of the picture in its order."""
    shown = values(with_first_names(scene))
    return sketch_of(TEMPLATE, place_pieces(shown), alt_lines(scene, shown))


def values(scene: ReaderScene) -> Table:
    """The facts of the picture: who is at turn, the action, the supply, each seat, the last challenges."""
    table: State = scene.view.table
    say = scene.messages.say
    names = plain_names(scene, "coup-picture-seat")
    claims = [card_names(scene, table.claims[seat]) for seat in table.order]
    seats = tuple(
        Tile(
            seat=seat,
            name=names[seat],
            coins=table.coins[seat],
            down=scene.view.cards[seat],
            lost=tuple(card_name(scene, card) for card in table.lost[seat]),
            claims=say("coup-seat-claims", claims=claimed) if claimed else "",
            living=seat in table.living,
            active=bool(table.turn) and seat == table.active,
            awaited=seat in scene.awaited_seats,
        )
        for seat, claimed in zip(table.order, claims, strict=True)
    )
    words = {code: say(f"coup-picture-{code}") for code in ("court", "calls", "out")}
    return Table(
        **sheet(scene.messages.language, words),
        now=turn_line(scene, names),
        deed=under_way_line(scene, names),
        court=court_count(scene),
        treasury=scene.view.treasury,
        seats=seats,
        calls=tuple(challenge_line(scene, one, names) for one in reversed(table.calls[-CALLS:])),
    )


# --- the pieces ---------------------------------------------------------------------------------------------

HEAD: Final = 62
"""The head's height; what is under way has a line there, so that a board does not jump between moves."""

DEED: Final = 12.3
"""The size of what is under way, which is higher where names are long: then so is the head."""

LINE: Final = 22

ROW: Final = 97
"""From one row of seats to the next; two stand side by side."""

CALL: Final = 33
ACROSS: Final = 372
"""As wide as a line of the head is at most."""


def place_pieces(shown: Table) -> Layered:
    """The whole board as pieces: the head, seats two by two, the last challenges under their heading."""
    # One line or two: an action that is longer is made smaller.
    high = max(LINE, min(2 * LINE, text_high(shown.deed, DEED, ACROSS)))
    head = HEAD + high - LINE
    below = head + 8 + -(-len(shown.seats) // 2) * ROW
    height = below + (26 + len(shown.calls) * CALL if shown.calls else 2)
    # The turn, the supply, and below them what is under way.
    layers = [
        text(shown, (14, 7, 248, 22), shown.now, 15, PAPER, bold=True),
        text(shown, (14, 34, snug(shown.deed, DEED, ACROSS), high), shown.deed, DEED),
        text(shown, (266, 8, 64, 18), shown.words["court"], 11.3, MUTED, side="end"),
        text(shown, (332, 7, 16, 20), figure(shown, shown.court), 13, bold=True, side="center"),
    ]
    if shown.treasury is not None:
        layers.append(piece(shown, (352, 10, 13, 13), "coin"))
        layers.append(text(shown, (367, 7, 24, 20), figure(shown, shown.treasury), 13, bold=True))
    for number, one in enumerate(shown.seats):
        layers += _seat(shown, 10 + number % 2 * 192, head + 6 + number // 2 * ROW, one)
    if shown.calls:
        layers.append(text(shown, (14, below, 372, 18), shown.words["calls"], 12, GOLD, bold=True))
    for number, told in enumerate(shown.calls):
        box = (14, below + 20 + number * CALL, snug(told, 11.5, 372), 31)
        layers.append(text(shown, box, told, 11.5))
    return board_of(shown, height, ((0, head, CARD), (head, height - head, INK)), layers)


def _seat(shown: Table, x: float, y: float, one: Tile) -> Iterator[Layer]:
    """Frame, whose turn it is, who, coins, cards and what the seat has claimed."""
    yield piece(shown, (x, y, 188, 92), "frame", {"living": one.living, "awaited": one.awaited})
    if one.active:
        yield piece(shown, (x, y + 8, 4, 76), "turn")
    yield piece(shown, (x + 10, y + 8, 11, 11), "who", one.seat)
    yield text(shown, (x + 26, y + 4, 98, 18), one.name, 12.5, LIGHT if one.living else MUTED, bold=True)
    if one.awaited:
        yield piece(shown, (x + 128, y + 6, 13, 13), "awaited")
    if one.living:
        yield piece(shown, (x + 147, y + 6, 13, 13), "coin")
        yield text(shown, (x + 162, y + 3, 22, 19), figure(shown, one.coins), 14, bold=True)
    else:
        yield text(shown, (x + 144, y + 4, 38, 18), shown.words["out"], 11.5, MUTED, side="end")
    yield piece(shown, (x + 10, y + 26, 168, 28), "cards", {"down": one.down, "lost": one.lost})
    yield text(shown, (x + 10, y + 58, snug(one.claims, 11, 170), 30), one.claims, 11, MUTED)


# --- the picture in words -----------------------------------------------------------------------------------


def alt_lines(scene: ReaderScene, shown: Table) -> Iterator[str]:
    """The alt text: turn and action, then each seat, then Court and Treasury, then the challenges."""
    say = scene.messages.say
    yield shown.now
    yield shown.deed
    for one in shown.seats:
        lost = scene.messages.join_list(list(one.lost))
        more = (one.claims, say("coup-picture-awaited") if one.awaited else "")
        line = seat_line(scene, one.name, one.coins, one.down, lost, *more, is_living=one.living)
        # The board's texts set names in bold, which an alt text would read out as stars.
        yield line.replace("**", "")
    yield say("coup-court", cards=shown.court)
    if shown.treasury is not None:
        yield say("coup-treasury", coins=shown.treasury)
    yield from shown.calls
