"""Stewards of Architects: prudent takes the move after which its table looks best, cunning thinks a turn on.

Both judge a table by a worth in points: what would be counted now, and what may still come of what the seat
has, weighed by the time that is left. `glance_worth` is prudent's: what anybody sees at once. `worth` looks
closer, and cunning's `advantage` also minds what the others' tables are worth. Hidden cards are as one of the
worlds has them that the view leaves open (`forecast.py`).

Prices of cards aside, every number below was found by playing: docs/notebook/architects.md.
"""

from collections.abc import Callable
from typing import Any

from engine.games.architects.base import Move
from engine.games.architects.chapters.apprentices import count_skill
from engine.games.architects.chapters.buildings import Dismiss
from engine.games.architects.chapters.guildhall import any_mix_cost
from engine.games.architects.chapters.scoring import score
from engine.games.architects.facts import COSTS, GOLD, LEVELS, MARBLE, PLANS, SILVER, Amounts, amounts
from engine.games.architects.forecast import candidates, moves_of, table_after, with_turn_of, world
from engine.games.architects.names import GOOD, Building
from engine.games.architects.state import Player, State, captive_count, guildhall_spaces, hand
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

WORLDS, TRIED = 2, 6
"""Cunning thinks so many of the moves that look best further, in so many worlds."""

THOUGHT = ("turn", "effect", "extra", "start")
"""Questions that cunning thinks through; of cards prudent knows as much."""

NEXT = 0.75
"""How much the table after the next turn counts beside the one after this."""

GLANCE_GOODS: Amounts = (1, 2, 2, 2, 2, 2)
"""Tenths of a point that a good is worth while there is time to use it, by GOODS, at a glance."""

CLOSE_GOODS: Amounts = (12, 34, 22, 26, 36, 23)
"""Hundredths of a point that a good is worth to who looks closer, by GOODS."""

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

Worth = Callable[[State, Seat], float]
"""What a table is worth to a seat, in points."""


# --- prudent ------------------------------------------------------------------------------------------------


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best of its moves by what the table is worth after it, or None where nothing is asked."""
    if not look.waits:
        return None
    table: State = look.view.table
    if table.phase in ("characters", "draft", "keep", "trim"):
        return choose_card(look, dice)
    rated = rank_moves(look, dice, glance_worth)
    return rated[0][1] if rated else None


def choose_card(look: Look, dice: Dice) -> Any:
    """The building that promises most, or least where one must go; any character."""
    table, offers = look.view.table, look.ask(None)
    if table.phase == "characters":
        return dice.pick(offers, "character")
    best = min if table.phase == "trim" else max
    return best(offers, key=lambda one: promise(one.card))


def promise(card: Building) -> float:
    """Points of a building for what it takes; gold and marble count twice."""
    row = PLANS[card]
    price = sum(row.cost.values()) + row.cost.get("gold", 0) + row.cost.get("marble", 0)
    return row.points + 0.4 * row.virtue - 0.45 * price - 0.8 * len(row.skills)


def rank_moves(look: Look, dice: Dice, worth_of: Worth) -> list[tuple[float, Move]]:
    """Its moves with what each comes to, the best first; what it can't see is as it may be."""
    table, seat = world(look.view, dice, 0), look.seat
    among = (one for one in candidates(look.ask) if is_worth_trying(table, one))
    rated = [(worth_of(table_after(table, seat, one, dice), seat), one) for one in among]
    return sorted(rated, key=lambda pair: -pair[0])


def is_worth_trying(table: State, action: Move) -> bool:
    """Whether a move is worth a thought: of one's own will nobody is dismissed."""
    return not (isinstance(action, Dismiss) and table.phase == "turn")


# --- cunning ------------------------------------------------------------------------------------------------


def cunning(look: Look, dice: Dice) -> Any | None:
    """The move after which its next turn is best, on average; all else as a prudent steward does it."""
    if not look.waits or look.view.table.phase not in THOUGHT:
        return prudent(look, dice)
    tried = rank_moves(look, dice, advantage)[:TRIED]
    if len(tried) < 2:
        return tried[0][1] if tried else None
    worlds = [world(look.view, dice, number) for number in range(1, WORLDS + 1)]

    def average(action: Move) -> float:
        return sum(_worth_ahead(one, look.seat, action, dice) for one in worlds) / len(worlds)

    return max(tried, key=lambda one: average(one[1]))[1]


def _worth_ahead(table: State, seat: Seat, action: Move, dice: Dice) -> float:
    """The table after the move, and after the best that could follow it were the next turn its own."""
    then = table_after(table, seat, action, dice)
    now = advantage(then, seat)
    ahead = with_turn_of(then, seat)
    if ahead.phase != "turn":
        return now
    found = (one for one in moves_of(ahead, seat) if is_worth_trying(ahead, one))
    best = max((advantage(table_after(ahead, seat, one, dice), seat) for one in found), default=now)
    return (1 - NEXT) * now + NEXT * best


def advantage(table: State, seat: Seat) -> float:
    """The seat's worth less a part of the others' mean worth: more of it where there is one other alone."""
    others = [worth(table, one) for one in range(len(table.players)) if one != seat]
    share = 0.35 if len(others) > 1 else 0.5
    return worth(table, seat) - share * sum(others) / len(others)


# --- what a table is worth ----------------------------------------------------------------------------------


def glance_worth(table: State, seat: Seat) -> float:
    """Points as they stand, the building that is nearest, goods and hands: what anybody sees at a glance."""
    player = table.players[seat]
    haste = guildhall_worth(table)
    nearest = max((_plan_worth(player, card, haste) for card in hand(table, seat)), default=0.0)
    crew = 0.7 * len(player.crew) + 1.0 * _skill_count(player) - 0.6 * player.unpaid
    ahead = nearest + _cathedral_worth(table, seat) + _goods_worth(player, GLANCE_GOODS) / 10 + crew
    whole = ahead - 0.2 * player.prison
    laid = haste * table.guildhall.count(seat)
    return score(table, seat).total + time_left(table) * whole + laid - _hoard_cost(table, player)


def worth(table: State, seat: Seat) -> float:
    """Points as they stand and what they may become; of others' hands nothing is known.

    The weights lie a fourth of the way from a guess to the line that fits 250 games' margins best
    (docs/notebook/architects.md); with the whole line it hoards.
    """
    player, haste = table.players[seat], guildhall_worth(table)
    total = float(score(table, seat).total)
    if table.phase == "over":
        return total
    plans = sorted((_plan_worth(player, card, haste) for card in hand(table, seat)), reverse=True)
    ahead = sum(value * part for value, part in zip(plans, NEAREST, strict=False)) + 0.1 * len(plans)
    standing = sum(STANDING[min(count, len(STANDING) - 1)] for count in player.spots)
    lost = 0.1 * player.prison + 0.25 * captive_count(table, seat)
    workers = 0.22 * min(player.reserve, 10) + 0.22 * standing - lost + 0.4 * sum(player.held)
    ahead += 0.8 * _cathedral_worth(table, seat) + _goods_worth(player, CLOSE_GOODS) / 100 + workers
    crew = 0.35 * len(player.crew) + 1.25 * _skill_count(player)
    ahead += crew - 0.5 * player.unpaid + 0.06 * player.virtue
    # Workers in the guildhall keep their worth in the final round: who fills it loses nothing by it.
    laid = haste * table.guildhall.count(seat)
    return total + time_left(table) * ahead + 0.8 * laid - _hoard_cost(table, player)


def time_left(table: State) -> float:
    """From 1 at the first placement in the guildhall to 0 in the final round."""
    if table.final is not None:
        return 0.12 * (table.final > len(table.players) // 2)
    return min(1.0, 0.25 + 1.0 * (1 - len(table.guildhall) / guildhall_spaces(table)))


def guildhall_worth(table: State) -> float:
    """Points for each worker in the guildhall: more as the game grows long."""
    return LAID + HASTE * max(0, table.turns // len(table.players) - PATIENCE)


def _plan_worth(player: Player, card: Building, haste: float) -> float:
    """A building in hand, by how near it is: every good that lacks counts, a skill that lacks even more."""
    row, price = PLANS[card], COSTS[card]
    gain = row.points + 0.4 * row.virtue + haste
    missing = sum(not count_skill(player, one) for one in row.skills)
    near = max(0.0, 1 - _shortfall(player, price) / (sum(price) + 2) - 0.22 * missing)
    return gain * near * near * PLAN


def _cathedral_worth(table: State, seat: Seat) -> float:
    """The next level, where virtue lets one climb."""
    player = table.players[seat]
    level = player.level + 1
    if level >= len(LEVELS) or sum(one.level == level for one in table.players) >= LEVELS[level].places:
        return 0.0
    price, mixed = amounts(LEVELS[level].goods), any_mix_cost(player)
    mix_lacking = max(0, mixed - player.goods[GOOD["wood"]] - player.goods[GOOD["stone"]])
    lacking = _shortfall(player, price) + mix_lacking
    near = max(0.0, 1 - lacking / (sum(price) + mixed + 1) - 0.12 * max(0, 5 - player.virtue))
    gain = LEVELS[level].points - LEVELS[player.level].points + 0.7 + guildhall_worth(table)
    return gain * near * near * 0.6


def _shortfall(player: Player, price: Amounts) -> int:
    """How many goods of a price are not there."""
    return sum(max(0, need - have) for need, have in zip(price, player.goods, strict=True))


def _goods_worth(player: Player, each: Amounts) -> float:
    """Goods for what they may become; gold and marble have their points already."""
    return sum(min(count, PLENTY) * part for count, part in zip(player.goods, each, strict=True))


def _skill_count(player: Player) -> int:
    """How many skills the apprentices have: these open buildings."""
    return sum(count_skill(player, one) > 0 for one in ("carpentry", "tiling", "masonry"))


def _hoard_cost(table: State, player: Player) -> float:
    """Points taken off for gold, marble and silver that nothing needs, while there is time to use them."""
    if table.final is not None:
        return 0.0
    precious = sum(max(0, player.goods[spot] - 3) for spot in (GOLD, MARBLE))
    return HOARD * precious + 0.1 * max(0, player.goods[SILVER] - 10)
