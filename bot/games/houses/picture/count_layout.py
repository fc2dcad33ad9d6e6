"""Where everything stands on the picture of a count: pieces as data/boards/houses_count.typ paints them."""

import math
from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.games.houses.picture.values import Count, Move, Weight
from bot.pictures.colours import CARD, INK
from bot.pictures.facts import Layer, Layered, grained
from bot.pictures.pieces import piece, pieced, snug

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


def laid_out(shown: Count) -> Layered:
    """The whole count as pieces."""
    sides = [[one for one in shown.ballots if one.kind == side] for side in ("yes", "no")]
    away = [one for one in shown.ballots if one.kind not in ("yes", "no")]
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
        *chain(*(_aside(shown, 12 + n % 2 * 191, below + n // 2 * ASIDE, one) for n, one in enumerate(away))),
        *_effects(shown, effects + 4),
    )
    bands = (0, HEAD, CARD), (HEAD, height - HEAD, INK)
    return pieced(shown, height, bands, layers)


def _head(shown: Count) -> Iterator[Layer]:
    yield piece(shown, (14, 6, snug(shown.matter, 13, 372), 20), "matter", shown.matter)
    verdict = {"told": shown.verdict, "side": shown.side}
    yield piece(shown, (14, 27, snug(shown.verdict, 15.5, 372), 22), "verdict", verdict)


def _balance(shown: Count) -> Iterator[Layer]:
    """The beam tilts to the heavier side, the more the heavier."""
    dip = _dip(shown.yes - shown.no)
    span = math.sqrt(ARM**2 - dip**2)
    yield piece(shown, (171, BALANCE + 2, 58, 72), "stand")
    yield piece(shown, (90, BALANCE - 14, 220, 48), "beam", dip)
    middle = BALANCE + 10
    sides = (("yes", shown.yes, 200 - span, middle + dip), ("no", shown.no, 200 + span, middle - dip))
    for side, n, x, y in sides:
        yield piece(shown, (x - 32, y, 64, 51), "scale", side)
        yield piece(shown, (x - 26, y + 26, 52, 25), "weight", n)
        out = x - 92 if side == "yes" else x + 38
        yield piece(shown, (out, y + 28, 54, 20), "word", {"told": shown.words[side], "side": side})


def _dip(more: int) -> float:
    """So far the side of yes hangs below the middle, where it has so much more than the other."""
    steep = max(-STEEP, min(STEEP, more * TILT))
    return grained(ARM * math.sin(math.radians(steep)))


def _chip(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """A ballot that was weighed: who cast it, and how much."""
    badges = _badges(one)
    yield piece(shown, (x, y, 185, 30), "chip", one.emblem)
    yield _house(shown, (x + 32, y + 6), one, 123 - 15 * len(badges))
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 155 - 15 * (len(badges) - n), y + 9, 12.4, 12.4), "badge", sign)
    yield piece(shown, (x + 156, y + 4, 23, 22), "power", one.power)


def _aside(shown: Count, x: float, y: float, one: Weight) -> Iterator[Layer]:
    """Who stood aside, how, and what power it was given for that."""
    badges, wide = _badges(one), 111 if one.share else 147
    yield piece(shown, (x, y, 185, 34), "aside", one.emblem)
    yield _house(shown, (x + 32, y + 1), one, 145 - 15 * len(badges))
    for n, sign in enumerate(badges):
        yield piece(shown, (x + 180 - 15 * (len(badges) - n), y + 4, 12.4, 12.4), "badge", sign)
    yield piece(
        shown, (x + 32, y + 17, snug(one.word, 11, wide), 15), "stance", {"told": one.word, "wide": wide}
    )
    if one.share:
        yield piece(shown, (x + 145, y + 17, 33, 15), "share", one.share)


def _house(shown: Count, at: tuple[float, float], one: Weight, wide: int) -> Layer:
    return piece(shown, (*at, snug(one.name, 12.2, wide), 18), "house", {"name": one.name, "wide": wide})


def _badges(one: Weight) -> tuple[str, ...]:
    return ("leader",) * one.leads + ("moderator",) * one.moderates


def _effects(shown: Count, y: float) -> Iterator[Layer]:
    """What the decision moved: the resources, and how stable the realm is."""
    for n, one in enumerate(shown.moves):
        yield from _effect(shown, 12 + n * EFFECT, y, one)
    if shown.moves:
        yield from _moved(shown, 12 + len(shown.moves) * EFFECT, y, (SHAKEN, shown.shaken, shown.stability))


def _effect(shown: Count, x: float, y: float, one: Move) -> Iterator[Layer]:
    yield from _moved(shown, x, y, (one.id, one.by, one.value))
    yield piece(shown, (x + 9, y + 26, 8, 8), "momentum", one.up)


def _moved(shown: Count, x: float, y: float, told: tuple[str, int, int]) -> Iterator[Layer]:
    sign, by, value = told
    yield piece(shown, (x, y, 59, 40), "effect", sign)
    # Good and bad are told apart by colour, but for how stable the realm is: too much is no better.
    yield piece(shown, (x + 25, y + 3, 30, 20), "moved", {"by": by, "plain": sign == SHAKEN})
    yield piece(shown, (x + 24, y + 22.5, 31, 15), "value", value)
