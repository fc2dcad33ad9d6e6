"""A seat's own cards as a picture on its page, from that seat's own cut; nobody else is shown one."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.coup.words import card_name, card_names, exchange_cards, own_cards
from bot.pictures.colours import INK, LIGHT, MUTED
from bot.pictures.facts import Layer, Layered, Sheet, sheet, sketch_of
from bot.pictures.pieces import board_of, figure, piece, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.coup.state import State

TEMPLATE: Final = "coup_hand"

ACROSS: Final = 3
"""Cards in a row: two in hand and, in an exchange, one of the two that were drawn."""

WIDE: Final = 116
HIGH: Final = 72
STEP: Final = 122
"""Units of a card, and from one to the next."""


class Face(Struct, frozen=True):
    """A card by its character and name; `down` while it is in hand, else it has been turned up."""

    card: str
    name: str
    down: bool


class Hand(Sheet, frozen=True, kw_only=True):
    """The cards of one seat, and its coins."""

    faces: tuple[Face, ...]
    coins: int


def sketch(scene: ReaderScene) -> Sketch | None:
    """The reader's cards, in an exchange with those drawn; None for who has none."""
    shown = values(scene)
    return None if shown is None else sketch_of(TEMPLATE, place_pieces(shown), alt_lines(scene))


def values(scene: ReaderScene) -> Hand | None:
    """The facts of the picture."""
    table: State = scene.view.table
    if scene.reader is None or not own_cards(scene):
        return None
    faces = [Face(card, card_name(scene, card), down=True) for card in exchange_cards(scene)]
    faces += [Face(card, card_name(scene, card), down=False) for card in table.lost[scene.reader]]
    return Hand(**sheet(scene.messages.language), faces=tuple(faces), coins=table.coins[scene.reader])


def place_pieces(shown: Hand) -> Layered:
    """Cards from the start of the line, three in a row; the coins at its end."""
    rows = -(-len(shown.faces) // ACROSS)
    height = 8.0 + rows * (HIGH + 6)
    layers = [layer for n, face in enumerate(shown.faces) for layer in _card(shown, n, face)]
    layers.append(piece(shown, (376, 12, 18, 18), "coin"))
    layers.append(text(shown, (376, 32, 22, 20), figure(shown, shown.coins), 14, bold=True, side="center"))
    return board_of(shown, height, ((0, height, INK),), layers)


def _card(shown: Hand, n: int, face: Face) -> Iterator[Layer]:
    x, y = 8 + n % ACROSS * STEP, 8 + n // ACROSS * (HIGH + 6)
    yield piece(shown, (x, y, WIDE, HIGH), "front", {"card": face.card, "down": face.down})
    ink = LIGHT if face.down else MUTED
    yield text(shown, (x + 4, y + 45, WIDE - 8, 20), face.name, 13, ink, bold=face.down, side="center")


def alt_lines(scene: ReaderScene) -> Iterator[str]:
    """The alt text: the cards in hand, those drawn, those lost, the coins."""
    say, table, seat = scene.messages.say, scene.view.table, scene.reader
    mine = own_cards(scene)
    yield say("coup-hand", cards=card_names(scene, mine), count=len(mine))
    if drawn := exchange_cards(scene)[len(mine) :]:
        yield say("coup-drawn", cards=card_names(scene, drawn))
    if seat is not None and table.lost[seat]:
        yield say("coup-seat-lost", lost=card_names(scene, table.lost[seat]))
    if seat is not None:
        yield say("coup-coins", coins=table.coins[seat])
