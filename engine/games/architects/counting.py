"""What effects count of a player (AW-SCORE-2, AW-SCORE-3)."""

from collections.abc import Callable

from engine.games.architects.crew import count_skill
from engine.games.architects.facts import GOLD, MARBLE, SILVER
from engine.games.architects.kinds import Count
from engine.games.architects.names import GOOD, GOODS, Good
from engine.games.architects.powers import GoldIsMarble
from engine.games.architects.state import Player, State, power
from engine.kernel.seats import Seat


def _precious(player: Player, spot: int) -> int:
    """Gold or marble: for Therese the sum of both (AW-CHAR-9)."""
    if isinstance(power(player), GoldIsMarble):
        return player.goods[GOLD] + player.goods[MARBLE]
    return player.goods[spot]


def _plain(good: Good) -> Callable[[Player], int]:
    return lambda player: player.goods[GOOD[good]]


COUNT: dict[Count, Callable[[Player], int]] = {
    "own_buildings": lambda player: len(player.built),
    "captured_workers_on_own_board": lambda player: sum(player.held),
    "virtue": lambda player: player.virtue,
    "paid_debts": lambda player: player.paid,
    "unpaid_debts": lambda player: player.unpaid,
    "skill_carpentry": lambda player: count_skill(player, "carpentry"),
    "skill_tiling": lambda player: count_skill(player, "tiling"),
    "skill_masonry": lambda player: count_skill(player, "masonry"),
    "cathedral_level": lambda player: player.level,
    "common_goods": lambda player: sum(player.goods[: GOODS.index("gold")]),
    "clay": _plain("clay"),
    "wood": _plain("wood"),
    "stone": _plain("stone"),
    "silver": lambda player: player.goods[SILVER],
    "gold": lambda player: _precious(player, GOLD),
    "marble": lambda player: _precious(player, MARBLE),
}


def count_of(player: Player, count: Count) -> int:
    """How many a player has."""
    return COUNT[count](player)


def strictly_most(state: State, seat: Seat, count: Count) -> bool:
    """Whether a seat alone has most; nobody has most of nothing (AW-AMB-29)."""
    own = count_of(state.players[seat], count)
    others = (count_of(one, count) for other, one in enumerate(state.players) if other != seat)
    return own > max(others)
