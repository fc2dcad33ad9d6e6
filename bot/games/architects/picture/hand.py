"""The picture of a hand: each plan with its price, what is missing and what it does; only for its owner."""

from collections.abc import Iterator
from typing import Final

from bot.games.architects.lacking import lacking
from bot.games.architects.picture.hand_layout import place_pieces
from bot.games.architects.picture.naming import amounts_of, sheet
from bot.games.architects.picture.symbols import signs
from bot.games.architects.picture.values import Hand, Part, Plan, Skill
from bot.games.architects.plans import plan_lines, plans_held
from bot.games.architects.words import card, own_player
from bot.pictures.facts import sketch_of
from bot.render.panel import Sketch
from bot.render.reader_scene import ReaderScene
from engine.games.architects.facts import COSTS, PLANS
from engine.games.architects.names import GOODS, Building
from engine.games.architects.state import Player

TEMPLATE: Final = "architects_hand"


def sketch(scene: ReaderScene) -> Sketch | None:
    """The reader's plans; None where there are none."""
    player, held = own_player(scene), plans_held(scene)
    if player is None or not held:
        return None
    plans = tuple(_plan(scene, player, one) for one in held)
    shown = Hand(**sheet(scene), goods=amounts_of(player.goods), plans=plans)
    return sketch_of(TEMPLATE, place_pieces(shown), _lines(scene, player))


def _plan(scene: ReaderScene, player: Player, one: Building) -> Plan:
    row, found = PLANS[one], lacking(player, one)
    parts = zip(GOODS, COSTS[one], found.goods, strict=True)
    return Plan(
        name=card(scene, one),
        points=row.points,
        virtue=row.virtue,
        skills=tuple(Skill(skill, skill not in found.skills) for skill in row.skills),
        cost=tuple(Part(good, count, short) for good, count, short in parts if count or short),
        ready=found.ready,
        does=signs(row.effect),
    )


def _lines(scene: ReaderScene, player: Player) -> Iterator[str]:
    for one in plans_held(scene):
        told = ". ".join(line.strip() for line in plan_lines(scene, player, one))
        yield told.replace("**", "").removeprefix("- ")
