"""What provinces are worth to a seat, reckoned from the open board and its own objective."""

from engine.games.rokugan.facts import CAPITALS, FACTS, GOALS, MAP, SHADOWED, SHADOWLANDS
from engine.games.rokugan.names import Objective, Province, Territory
from engine.games.rokugan.scoring import flowers
from engine.games.rokugan.state import State, coastal, land, owner
from engine.kernel.seats import Seat

MOBILE = 0.4
"""What any province is worth for the borders it brings."""

PROGRESS = 0.35
"""Of a territory's honour, how much a share of it counts while it is not whole (by its square)."""

GOAL = 0.3
"""Of an objective's honour, how much one province that serves it counts."""


def goal_of(table: State, seat: Seat) -> Objective | None:
    """The seat's own objective, where this sight shows it."""
    sealed = table.players[seat].objective
    return None if sealed is None else sealed.value


def territory_worth(table: State, seat: Seat, name: Territory) -> float:
    """Honour of a territory as far as the seat holds it; scorched provinces are left out."""
    if name in SHADOWLANDS:
        return 0.0
    owners = [land(table, one).owner for one in MAP.holds[name] if land(table, one).special != "scorched"]
    if not owners:
        return 0.0
    share = owners.count(seat) / len(owners)
    return FACTS.table.per_territory * (1.0 if share == 1 else PROGRESS * share * share)


def standing(table: State, seat: Seat) -> float:
    """What a seat's whole board is worth to it."""
    total = sum(territory_worth(table, seat, name) for name in MAP.holds)
    for name, one in zip(MAP.provinces, table.lands, strict=True):
        if one.owner == seat:
            total += MOBILE + flowers(table, name) + (0 if name in SHADOWED else one.up)
    goal = goal_of(table, seat)
    return total if goal is None else total + _goal_worth(table, seat, goal)


def _goal_worth(table: State, seat: Seat, goal: Objective) -> float:
    row = GOALS[goal]
    own = [one for one in MAP.provinces if owner(table, one) == seat]
    serving = sum(serves(table, one, goal) for one in own)
    if row.kind == "fewest_provinces":
        return row.honor * (len(own) <= 3) * GOAL
    wanted = max(row.count, 1)
    share = min(serving, wanted) / wanted
    return row.honor * (share * share if share < 1 else 1.0)


def serves(table: State, province: Province, goal: Objective) -> int:
    """How far this province serves the objective, in its own count."""
    row = GOALS[goal]
    match row.kind:
        case "capital_or_provinces":
            near = row.territory is not None and MAP.lies_in[province] == row.territory
            return (row.count if province in CAPITALS else 1) if near else 0
        case "coastal":
            return int(coastal(table, province))
        case "provinces_all":
            return int(province in SHADOWED)
        case "chain" | "territories_present":
            return 1
    return 0


def gain(table: State, seat: Seat, province: Province) -> float:
    """What taking the province would be worth: one's own gain, and one's share of the holder's loss."""
    here = land(table, province)
    if here.owner == seat or here.special == "scorched":
        return 0.0
    name = MAP.lies_in[province]
    mine = MOBILE + flowers(table, province) + _worth_in_territory(table, seat, name)
    goal = goal_of(table, seat)
    if goal is not None:
        row = GOALS[goal]
        mine += GOAL * row.honor * serves(table, province, goal) / max(row.count, 1)
    return mine + loss(table, province) / max(len(table.order) - 1, 1)


def _worth_in_territory(table: State, seat: Seat, name: Territory) -> float:
    """What one province more makes of the territory."""
    if name in SHADOWLANDS:
        return 0.0
    owners = [land(table, one).owner for one in MAP.holds[name] if land(table, one).special != "scorched"]
    share, more = owners.count(seat) / len(owners), (owners.count(seat) + 1) / len(owners)
    then = 1.0 if more >= 1 else PROGRESS * more * more
    return FACTS.table.per_territory * (then - PROGRESS * share * share)


def loss(table: State, province: Province) -> float:
    """What its holder would lose with the province."""
    here = land(table, province)
    if here.owner is None:
        return 0.0
    name = MAP.lies_in[province]
    up = 0 if province in SHADOWED else here.up
    lost = MOBILE + flowers(table, province) + up + territory_worth(table, here.owner, name)
    owners = [land(table, one).owner for one in MAP.holds[name]]
    left = (owners.count(here.owner) - 1) / len(owners)
    rest = 0.0 if name in SHADOWLANDS else FACTS.table.per_territory * PROGRESS * left * left
    return lost - rest
