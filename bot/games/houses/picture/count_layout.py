"""Where everything stands on the picture of a count: pieces as data/boards/houses_count.typ paints them."""

import math
from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture.values import Count, Move, Weight
from bot.pictures.colours import BAD, CARD, GOOD, INK, LIGHT, MUTED, PAPER
from bot.pictures.facts import Layer, Layered, round_to_pixel
from bot.pictures.lettering import Side
from bot.pictures.pieces import board_of, figure, piece, signed_number, text
from engine.games.houses.names import SIDES

HEAD: Final = 54
BALANCE: Final = 70
LISTED: Final = 158
"""Where the ballots begin."""

ROW: Final = 34
ASIDE: Final = 39
"""From one ballot to the next below: of those that were weighed, and of those who stood aside."""

ARM: Final = 106
"""Half of the beam."""

TILT: Final = 1.6
STEEP: Final = 11
"""Degrees for each power that one side has more, and at most."""

SHAKEN: Final = "stability"
"""The sign of how stable the realm is, which a decision shakes."""

EFFECT: Final = 63.4
"""From one effect to the next."""


def place_pieces(shown: Count) -> Layered:
    """The whole count as pieces."""
    sides = [[one for one in shown.ballots if one.kind == side] for side in SIDES]
    away = [one for one in shown.ballots if one.kind not in SIDES]
    below = LISTED + 4 + max(map(len, sides)) * ROW
    effects = below + -(-len(away) // 2) * ASIDE
    height = effects + (54 if shown.moves else 6)
    weighed = ((12 + 191 * n, side) for n, side in enumerate(sides))
    layers = (
        *_head(shown),
        *_balance(shown),
        *chain(
            *(_chip(shown, x, LISTED + n * ROW, one) for x, side in weighed for n, one in enumerate(side))
        ),
        *chain(
            *(
                _abstention_layers(shown, 12 + n % 2 * 191, below + n // 2 * ASIDE, one)
                for n, one in enumerate(away)
            )
        ),
        *_effects(shown, effects + 4),
    )
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return board_of(shown, height, bands, layers)


def _head(shown: Count) -> Iterator[Layer]:
    yield text(shown, (14, 6, 372, 20), shown.matter, 13, MUTED)
    yield text(shown, (14, 27, 372, 22), shown.verdict, 15.5, _shade(shown.side), bold=True)


def _balance(shown: Count) -> Iterator[Layer]:
    """The beam tilts to the heavier side, the more the heavier."""
    dip = _dip(shown.yes - shown.no)
    span = math.sqrt(ARM**2 - dip**2)
    yield piece(shown, (171, BALANCE + 2, 58, 72), "stand")
    yield piece(shown, (90, BALANCE - 14, 220, 48), "beam", dip)
    middle = BALANCE + 10
    sides = (("yes", shown.yes, 200 - span, middle + dip), ("no", shown.no, 200 + span, middle - dip))
    for side, n, x, y in sides:
        yield piece(shown, (x - 24, y, 48, 26), "cords")
        yield piece(shown, (x - 32, y + 26, 64, 25), "scale", side)
        yield text(shown, (x - 26, y + 26, 52, 25), figure(shown, n), 19, INK, bold=True, side="center")
        yield _word(shown, x - 92 if side == "yes" else x + 38, y + 28, side)


def _word(shown: Count, x: float, y: float, side: str) -> Layer:
    """Yes or no, beside its scale."""
    towards: Side = "end" if side == "yes" else "start"
    return text(shown, (x, y, 54, 20), shown.words[side], 13.5, _shade(side), bold=True, side=towards)


def _shade(side: str) -> str:
    """The colour of yes and of no, or of neither."""
    return GOOD if side == "yes" else BAD if side == "no" else PAPER


def _dip(more: int) -> float:
    """So far the side of yes hangs below the middle, where it has so much more than the other."""
    steep = max(-STEEP, min(STEEP, more * TILT))
    return round_to_pixel(ARM * math.sin(math.radians(steep)))


def _chip(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """A ballot that was weighed: who cast it, and how much."""
    badges = _badges(one)
    yield piece(shown, (x, y, 185, 30), "chip")
    yield piece(shown, (x + 4, y + 3.5, 23, 23), "sign", one.emblem)
    yield _house(shown, (x + 32, y + 6), one, 123 - 15 * len(badges))
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 155 - 15 * (len(badges) - n), y + 9, 12.4, 12.4), "badge", sign)
    yield text(shown, (x + 156, y + 4, 23, 22), figure(shown, one.power), 16, bold=True, side="end")


def _abstention_layers(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """Who stood aside, how, and what power it was given for that."""
    badges, wide = _badges(one), 111 if one.share else 147
    yield piece(shown, (x, y, 185, 34), "aside")
    yield piece(shown, (x + 4, y + 5.5, 23, 23), "sign", one.emblem)
    yield _house(shown, (x + 32, y + 1), one, 145 - 15 * len(badges))
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 180 - 15 * (len(badges) - n), y + 4, 12.4, 12.4), "badge", sign)
    yield text(shown, (x + 32, y + 17, wide, 15), one.word, 11, MUTED)
    if one.share:
        yield text(
            shown, (x + 145, y + 17, 22, 15), signed_number(shown, one.share), 11.5, bold=True, side="end"
        )
        yield piece(shown, (x + 167, y + 19, 11, 11), "shared")


def _house(shown: Count, at: tuple[float, float], one: Weight, wide: int) -> Layer:
    return text(shown, (*at, wide, 18), one.name, 12.2, bold=True)


def _badges(one: Weight) -> tuple[str, ...]:
    return ("leader",) * one.leads + ("moderator",) * one.moderates


def _effects(shown: Count, y: float) -> Iterator[Layer]:
    """What the decision moved: the resources, and how stable the realm is."""
    for n, one in enumerate(shown.moves):
        yield from _effect(shown, 12 + n * EFFECT, y, one)
    if shown.moves:
        yield from _change_layers(
            shown, 12 + len(shown.moves) * EFFECT, y, (SHAKEN, shown.shaken, shown.stability)
        )


def _effect(shown: Count, x: float, y: float, one: Move) -> Iterator[Layer]:
    yield from _change_layers(shown, x, y, (one.id, one.by, one.value))
    yield piece(shown, (x + 9, y + 26, 8, 8), "momentum", one.up)


def _change_layers(shown: Count, x: float, y: float, told: tuple[str, int, int]) -> Iterator[Layer]:
    sign, by, value = told
    yield piece(shown, (x, y, 59, 40), "effect", sign)
    # Good and bad are told apart by colour, but for how stable the realm is: too much is no better.
    shade = LIGHT if sign == SHAKEN else GOOD if by > 0 else BAD if by < 0 else MUTED
    yield text(shown, (x + 25, y + 3, 30, 20), signed_number(shown, by), 14.5, shade, bold=True, side="end")
    yield text(shown, (x + 24, y + 22.5, 31, 15), figure(shown, value), 11.5, MUTED, side="end")
