"""The picture of a hand: each plan with its price, what is missing and what it does; only for its owner.

`sketch` makes values of the reader's plans, pieces of the values as data/boards/architects_hand.typ paints
them, and the alt text, which has each plan in the words of the page.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.games.architects.picture.signs import Amount, Signs, amount, amounts_of, sheet, sign_row, signs
from bot.games.architects.plans import missing_goods, plan_lines, plans_held
from bot.games.architects.words import card, own_player
from bot.pictures.colours import ALARM, INK
from bot.pictures.facts import Layer, Layered, Sheet, sketch_of
from bot.pictures.pieces import board_of, figure, piece, signed_number, text
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import COSTS, PLANS
from engine.games.architects.names import GOODS, Building
from engine.games.architects.state import Player

TEMPLATE: Final = "architects_hand"

HEAD: Final = 34
"""The line of goods above the plans."""

PLAN: Final = 71
"""From one plan to the next."""

STEP: Final = 62
"""From one good to the next."""

# --- the values ---------------------------------------------------------------------------------------------


class Part(Struct, frozen=True):
    """A good of a price, and how much of it is missing."""

    id: str
    count: int
    short: int


class Skill(Struct, frozen=True):
    """A skill that a plan asks for, and whether an apprentice has it."""

    id: str
    has: bool


class Plan(Struct, frozen=True):
    """A plan of the hand."""

    name: str
    points: int
    virtue: int
    skills: tuple[Skill, ...]
    cost: tuple[Part, ...]
    ready: bool
    does: Signs


class Hand(Sheet, frozen=True, kw_only=True):
    """A seat's goods and its plans, which only its owner sees."""

    goods: tuple[Amount, ...]
    plans: tuple[Plan, ...]


def sketch(scene: ReaderScene) -> Sketch | None:
    """The reader's plans; None where there are none."""
    player, held = own_player(scene), plans_held(scene)
    if player is None or not held:
        return None
    plans = tuple(_plan_values(scene, player, one) for one in held)
    shown = Hand(**sheet(scene), goods=amounts_of(player.goods), plans=plans)
    told = (". ".join(line.strip() for line in plan_lines(scene, player, one)) for one in held)
    alt = (line.replace("**", "").removeprefix("- ") for line in told)
    return sketch_of(TEMPLATE, place_pieces(shown), alt)


def _plan_values(scene: ReaderScene, player: Player, one: Building) -> Plan:
    row, found = PLANS[one], missing_goods(player, one)
    parts = zip(GOODS, COSTS[one], found.goods, strict=True)
    return Plan(
        name=card(scene, one),
        points=row.points,
        virtue=row.virtue,
        skills=tuple(Skill(skill, skill not in found.skills) for skill in row.skills),
        cost=tuple(Part(good, count, short) for good, count, short in parts if count or short),
        ready=found.is_ready,
        does=signs(row.effect),
    )


# --- the pieces ---------------------------------------------------------------------------------------------


def place_pieces(shown: Hand) -> Layered:
    """The whole hand as pieces."""
    height = HEAD + len(shown.plans) * PLAN
    goods = (
        layer
        for n, one in enumerate(shown.goods)
        for layer in amount(shown, (14 + n * STEP, 9), one.id, one.count, 15)
    )
    plans = (one for n, plan in enumerate(shown.plans) for one in _plan(shown, HEAD + n * PLAN, plan))
    return board_of(shown, height, ((0, height, INK),), (*goods, *plans))


def _plan(shown: Hand, y: float, one: Plan) -> Iterator[Layer]:
    """A frame with name, points, virtue, effect, skills and price; missing skills and goods are marked."""
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
        # A good of the price is ringed with what is missing of it.
        x = 15 + n * STEP
        yield from amount(shown, (x + 5, y + 27), part.id, part.count)
        if part.short:
            short = signed_number(shown, -part.short)
            yield piece(shown, (x, y + 24, 58, 20), "lacks")
            yield text(shown, (x + 38, y + 26, 19, 17), short, 11, ALARM, bold=True)
