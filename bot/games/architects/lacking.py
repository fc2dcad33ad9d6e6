"""What a plan of the hand still lacks before it can be built (AW-BUILD-1)."""

from msgspec import Struct

from engine.games.architects.chapters.apprentices import count_skill
from engine.games.architects.chapters.guildhall import building_cost, possible_spares
from engine.games.architects.facts import GOLD, MARBLE, PLANS, Amounts
from engine.games.architects.kinds import GoldIsMarble
from engine.games.architects.names import Building, Skill
from engine.games.architects.state import Player, power


class Lacking(Struct, frozen=True):
    """Goods by GOODS and skills; nothing of either for a plan that can be built."""

    goods: Amounts
    skills: tuple[Skill, ...]

    @property
    def ready(self) -> bool:
        """Whether nothing is lacking."""
        return not any(self.goods) and not self.skills


def lacking(player: Player, card: Building) -> Lacking:
    """By the way of sparing that leaves least to get."""
    ways = (
        _short(player, building_cost(player, card, one)) for one in possible_spares(player, card) or (None,)
    )
    skills = tuple(one for one in PLANS[card].skills if not count_skill(player, one))
    return Lacking(min(ways, key=sum), skills)


def _short(player: Player, price: Amounts) -> Amounts:
    short = [max(0, need - have) for need, have in zip(price, player.goods, strict=True)]
    if isinstance(power(player), GoldIsMarble):
        both = price[GOLD] + price[MARBLE] - player.goods[GOLD] - player.goods[MARBLE]
        short[GOLD], short[MARBLE] = max(0, both), 0
    return tuple(short)
