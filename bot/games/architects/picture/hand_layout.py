"""Where everything stands on the picture of a hand: pieces as data/boards/architects_hand.typ paints them."""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.picture.rows import amount, sign_row
from bot.games.architects.picture.values import Hand, Part, Plan
from bot.pictures.colours import ALARM, INK
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import board_of, figure, piece, signed_number, text

HEAD: Final = 34
"""The line of goods above the plans."""

PLAN: Final = 71
"""From one plan to the next."""

STEP: Final = 62
"""From one good to the next."""


def place_pieces(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    height = HEAD + len(shown.plans) * PLAN
    plans = (one for n, plan in enumerate(shown.plans) for one in _plan(shown, HEAD + n * PLAN, plan))
    return board_of(shown, height, ((0, height, INK),), (*_goods(shown), *plans))


def _goods(shown: Hand) -> Iterator[Layer]:
    for n, one in enumerate(shown.goods):
        yield from amount(shown, (14 + n * STEP, 9), one.id, one.count, 15)


def _plan(shown: Hand, y: float, one: Plan) -> Iterator[Layer]:
    """What the plan says, and of skills and goods whether they are missing."""
    yield piece(shown, (10, y, 380, 66), "frame", one.ready)
    yield text(shown, (18, y + 4, 190, 19), one.name, 13.5, bold=True)
    yield piece(shown, (214, y + 6, 13, 13), "symbol", {"id": "aw_points", "size": 13})
    yield text(shown, (230, y + 4, 26, 18), figure(shown, one.points), 13, bold=True)
    if one.virtue:
        yield piece(shown, (262, y + 6, 13, 13), "symbol", {"id": "aw_virtue", "size": 13})
        yield text(shown, (278, y + 4, 26, 18), signed_number(shown, one.virtue), 12.5, bold=True)
    yield from sign_row(shown, (20, y + 46), one.does)
    for n, skill in enumerate(one.skills):
        yield piece(shown, (310 + n * 25, y + 3, 22, 20), "skill", {"id": skill.id, "has": skill.has})
    for n, part in enumerate(one.cost):
        yield from _cost(shown, 15 + n * STEP, y + 24, part)


def _cost(shown: Hand, x: float, y: float, one: Part) -> Iterator[Layer]:
    """A good of the price, ringed with what is missing of it."""
    yield from amount(shown, (x + 5, y + 3), one.id, one.count)
    if one.short:
        yield piece(shown, (x, y, 58, 20), "lacks")
        yield text(shown, (x + 38, y + 2, 19, 17), signed_number(shown, -one.short), 11, ALARM, bold=True)
