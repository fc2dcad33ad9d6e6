"""What a table is worth to a seat: its points as they stand, and what may still come of what it has."""

from engine.games.architects.crew import count_skill
from engine.games.architects.facts import COSTS, GOLD, LEVELS, MARBLE, PLANS, SILVER, Amounts, amounts
from engine.games.architects.guildhall import any_mix_cost
from engine.games.architects.names import Building
from engine.games.architects.scoring import score
from engine.games.architects.state import Player, State, captive_count, hand, spaces
from engine.kernel.seats import Seat

GOOD: Amounts = (1, 2, 2, 2, 2, 2)
"""Tenths of a point that a good is worth while there is time to use it, by GOODS, at a glance."""

USE: Amounts = (12, 34, 22, 26, 36, 23)
"""Hundredths of a point that it is worth to who looks closer."""

PLENTY = 6
"""Of a good more than this is worth nothing before it is counted."""

HOARD = 1.05
"""What gold or marble loses of its point beyond what a building could need: a hoard ends no game."""

LAID = 0.8
"""What a worker in the guildhall is worth: it brings the end nearer."""

PATIENCE, HASTE = 25, 0.1
"""After so many turns of each seat, so much more for every turn: no game goes on for ever."""

PLAN = 0.62
"""How much of a building's points counts when all but the worker is there."""

NEAREST = (0.65, 0.7, 0.4)
"""How much the plans in hand count, the nearest first: of several one comes about sooner."""

STANDING = (0.0, 0.5, 1.1, 1.8, 2.3, 2.6)
"""What workers at one place are worth for the next one there, by their number."""


def time_left(table: State) -> float:
    """From 1 at the first placement in the guildhall to 0 in the final round."""
    if table.final is not None:
        return 0.12 * (table.final > len(table.players) // 2)
    return min(1.0, 0.25 + 1.0 * (1 - len(table.guildhall) / spaces(table)))


def guildhall_worth(table: State) -> float:
    """What a worker in the guildhall is worth by now."""
    return LAID + HASTE * max(0, table.turns // len(table.players) - PATIENCE)


def worth(table: State, seat: Seat) -> float:
    """Points as they stand and what they may become; of others' hands nothing is known.

    The weights lie a fourth of the way from a guess to the line that fits 250 games' margins best
    (docs/notebook/architects.md); with the whole line it hoards.
    """
    player, left = table.players[seat], time_left(table)
    total = float(score(table, seat).total)
    if table.phase == "over":
        return total
    plans = sorted((_plan(player, card, guildhall_worth(table)) for card in hand(table, seat)), reverse=True)
    ahead = sum(value * part for value, part in zip(plans, NEAREST, strict=False)) + 0.1 * len(plans)
    ahead += 0.8 * _cathedral(table, seat) + _goods(player, USE) / 100 + _workers(table, seat)
    ahead += 0.35 * len(player.crew) + 1.25 * _skills(player) - 0.5 * player.unpaid + 0.06 * player.virtue
    return total + left * ahead + 0.8 * _lying(table, seat) - _hoard(table, player)


def _goods(player: Player, each: Amounts) -> float:
    """Goods for what they may become; gold and marble have their points already."""
    return sum(min(count, PLENTY) * part for count, part in zip(player.goods, each, strict=True))


def _hoard(table: State, player: Player) -> float:
    """What is counted for nothing while the game goes on: gold, marble and silver that nothing needs."""
    if table.final is not None:
        return 0.0
    precious = sum(max(0, player.goods[spot] - 3) for spot in (GOLD, MARBLE))
    return HOARD * precious + 0.1 * max(0, player.goods[SILVER] - 10)


def _crew(player: Player) -> float:
    """Apprentices, and the skills that open buildings."""
    return 0.7 * len(player.crew) + 1.0 * _skills(player) - 0.6 * player.unpaid


def _skills(player: Player) -> int:
    return sum(count_skill(player, one) > 0 for one in ("carpentry", "tiling", "masonry"))


def _workers(table: State, seat: Seat) -> float:
    player = table.players[seat]
    standing = sum(STANDING[min(count, len(STANDING) - 1)] for count in player.spots)
    lost = 0.1 * player.prison + 0.25 * captive_count(table, seat)
    return 0.22 * min(player.reserve, 10) + 0.22 * standing - lost + 0.4 * sum(player.held)


def _plan(player: Player, card: Building, haste: float) -> float:
    """A building in hand, by how near it is: every good that lacks counts, a skill that lacks even more."""
    row, price = PLANS[card], COSTS[card]
    gain = row.points + 0.4 * row.virtue + haste
    lacking = sum(max(0, need - have) for need, have in zip(price, player.goods, strict=True))
    missing = sum(not count_skill(player, one) for one in row.skills)
    near = max(0.0, 1 - lacking / (sum(price) + 2) - 0.22 * missing)
    return gain * near * near * PLAN


def _cathedral(table: State, seat: Seat) -> float:
    """The next level, where virtue lets one climb."""
    player = table.players[seat]
    level = player.level + 1
    if level >= len(LEVELS) or sum(one.level == level for one in table.players) >= LEVELS[level].places:
        return 0.0
    price, wanted = amounts(LEVELS[level].goods), any_mix_cost(player)
    lacking = sum(max(0, need - have) for need, have in zip(price, player.goods, strict=True))
    lacking += max(0, wanted - player.goods[1] - player.goods[2])
    near = max(0.0, 1 - lacking / (sum(price) + wanted + 1) - 0.12 * max(0, 5 - player.virtue))
    gain = LEVELS[level].points - LEVELS[player.level].points + 0.7 + guildhall_worth(table)
    return gain * near * near * 0.6


def plain(table: State, seat: Seat) -> float:
    """Points as they stand, the building that is nearest, goods and hands: what anybody sees at a glance."""
    player, left = table.players[seat], time_left(table)
    nearest = max((_plan(player, card, guildhall_worth(table)) for card in hand(table, seat)), default=0.0)
    ahead = nearest + _cathedral(table, seat) + _goods(player, GOOD) / 10 + _crew(player)
    whole = ahead - 0.2 * player.prison
    return score(table, seat).total + left * whole + _lying(table, seat) - _hoard(table, player)


def _lying(table: State, seat: Seat) -> float:
    """Workers in the guildhall keep their worth in the final round: who fills it loses nothing by it."""
    return guildhall_worth(table) * table.guildhall.count(seat)


def advantage(table: State, seat: Seat) -> float:
    """What one's own table is worth beyond a part of what the others' are."""
    others = [worth(table, one) for one in range(len(table.players)) if one != seat]
    share = 0.35 if len(others) > 1 else 0.5
    return worth(table, seat) - share * sum(others) / len(others)
