"""What provinces are worth to a seat, in honour, reckoned from the open board and its own objective.

Everything is a guess at the final count: flowers and faceup tokens as they lie, a territory's honour by the
square of the share that is held (a territory is worth nothing until it is whole, but the last province is the
dearest), and an objective by how far it has come. A free choice of constants, tuned by play.
"""

from typing import Final

from engine.games.rokugan.chapters.scoring import flowers
from engine.games.rokugan.facts import CAPITALS, FACTS, GOALS, MAP, SHADOWED, SHADOWLANDS
from engine.games.rokugan.names import Objective, Province, Territory
from engine.games.rokugan.state import State, is_coastal, land, provinces_of
from engine.kernel.seats import Seat

MOBILE: Final = 0.4
"""What any province is worth for the borders it brings."""

PROGRESS: Final = 0.35
"""Of a territory's honour, how much a share of it counts while it is not whole (by its square)."""

GOAL: Final = 0.3
"""Of an objective's honour, how much one province that serves it counts."""


def standing(table: State, seat: Seat) -> float:
    """The worth of a seat's whole board to it."""
    total = sum(_territory_worth(table, seat, name) for name in MAP.holds)
    own = provinces_of(table, seat)
    for name in own:
        total += MOBILE + flowers(table, name) + (0 if name in SHADOWED else land(table, name).up)
    goal = _goal_of(table, seat)
    if goal is None:
        return total
    row = GOALS[goal]
    if row.kind == "fewest_provinces":
        return total + row.honor * (len(own) <= 3) * GOAL
    wanted = max(row.count, 1)
    share = min(sum(goal_count(table, one, goal) for one in own), wanted) / wanted
    return total + row.honor * (share * share if share < 1 else 1.0)


def gain(table: State, seat: Seat, province: Province) -> float:
    """The worth of taking the province: one's own gain, and one's share of the holder's loss."""
    here = land(table, province)
    if here.owner == seat or here.special == "scorched":
        return 0.0
    name, progress = MAP.lies_in[province], 0.0
    if name not in SHADOWLANDS:
        # One province more of the territory.
        owners = _owners_but_scorched(table, name)
        share, more = owners.count(seat) / len(owners), (owners.count(seat) + 1) / len(owners)
        then = 1.0 if more >= 1 else PROGRESS * more * more
        progress = FACTS.table.per_territory * (then - PROGRESS * share * share)
    mine = MOBILE + flowers(table, province) + progress
    goal = _goal_of(table, seat)
    if goal is not None:
        row = GOALS[goal]
        mine += GOAL * row.honor * goal_count(table, province, goal) / max(row.count, 1)
    return mine + loss(table, province) / max(len(table.order) - 1, 1)


def loss(table: State, province: Province) -> float:
    """The worth of the province to its holder; 0 where nobody holds it."""
    here = land(table, province)
    if here.owner is None:
        return 0.0
    name = MAP.lies_in[province]
    up = 0 if province in SHADOWED else here.up
    lost = MOBILE + flowers(table, province) + up + _territory_worth(table, here.owner, name)
    owners = [land(table, one).owner for one in MAP.holds[name]]
    left = (owners.count(here.owner) - 1) / len(owners)
    rest = 0.0 if name in SHADOWLANDS else FACTS.table.per_territory * PROGRESS * left * left
    return lost - rest


def _territory_worth(table: State, seat: Seat, name: Territory) -> float:
    """Honour of a territory as far as the seat holds it; scorched provinces are left out (BR-TERR-1)."""
    owners = _owners_but_scorched(table, name)
    if name in SHADOWLANDS or not owners:
        return 0.0
    share = owners.count(seat) / len(owners)
    return FACTS.table.per_territory * (1.0 if share == 1 else PROGRESS * share * share)


def _owners_but_scorched(table: State, name: Territory) -> list[Seat | None]:
    """The owners of a territory's provinces that are not scorched, each as often as it holds one."""
    lands = (land(table, one) for one in MAP.holds[name])
    return [one.owner for one in lands if one.special != "scorched"]


def _goal_of(table: State, seat: Seat) -> Objective | None:
    """The seat's own objective, where this sight shows it."""
    sealed = table.players[seat].objective
    return None if sealed is None else sealed.value


def goal_count(table: State, province: Province, goal: Objective) -> int:
    """How far this province serves the objective, in the objective's own count."""
    row = GOALS[goal]
    match row.kind:
        case "capital_or_provinces":
            near = row.territory is not None and MAP.lies_in[province] == row.territory
            return (row.count if province in CAPITALS else 1) if near else 0
        case "coastal":
            return int(is_coastal(table, province))
        case "provinces_all":
            return int(province in SHADOWED)
        case "chain" | "territories_present":
            return 1
    return 0
