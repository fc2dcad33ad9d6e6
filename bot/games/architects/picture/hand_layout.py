"""Where everything stands on the picture of a hand: pieces as data/boards/architects_hand.typ paints them."""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.picture.values import Hand, Plan
from bot.pictures.colours import INK
from bot.pictures.facts import Layer, Layered
from bot.pictures.pieces import piece, pieced

HEAD: Final = 34
"""The line of goods above the plans."""

PLAN: Final = 71
"""From one plan to the next."""

SIGN: Final = 35
"""At most so wide is a sign of what a plan does."""

STEP: Final = 62
"""From one good to the next."""


def laid_out(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    height = HEAD + len(shown.plans) * PLAN
    plans = (one for n, plan in enumerate(shown.plans) for one in _plan(shown, HEAD + n * PLAN, plan))
    return pieced(shown, height, ((0, height, INK),), (*_goods(shown), *plans))


def _goods(shown: Hand) -> Iterator[Layer]:
    for n, one in enumerate(shown.goods):
        yield piece(shown, (14 + n * STEP, 8, 36, 20), "stock", {"id": one.id, "count": one.count})


def _plan(shown: Hand, y: float, one: Plan) -> Iterator[Layer]:
    """What the plan says, and of skills and goods whether they are missing."""
    yield piece(shown, (10, y, 380, 66), "frame", one.ready)
    told = {"name": one.name, "points": one.points, "virtue": one.virtue}
    yield piece(shown, (18, y + 4, 286, 19), "plan", told)
    yield piece(shown, (20, y + 46, SIGN * len(one.does), 16), "does", one.does)
    for n, skill in enumerate(one.skills):
        yield piece(shown, (310 + n * 25, y + 3, 22, 20), "skill", {"id": skill.id, "has": skill.has})
    for n, part in enumerate(one.cost):
        missing = {"id": part.id, "count": part.count, "short": part.short}
        yield piece(shown, (15 + n * STEP, y + 24, 58, 20), "cost", missing)
