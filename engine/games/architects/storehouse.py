"""The King's storehouse: trades one after another (AW-STORE)."""

from engine.games.architects.crew import apply_helpers, more_actions
from engine.games.architects.facts import DEALS, Amounts
from engine.games.architects.fields import place_worker
from engine.games.architects.goods import enough, give, pay_price, payment
from engine.games.architects.names import GOOD, Trade
from engine.games.architects.state import Player, at
from engine.games.architects.telling import Told
from engine.kernel.seats import Seat


def max_trades(player: Player) -> int:
    """How many trades a worker placed now may make (AW-STORE-1)."""
    return at(player, "storehouse") + 1 + more_actions(player, "storehouse")


def possible(player: Player, goods: Amounts) -> tuple[Trade, ...]:
    """The trades that these goods pay for: printed ones and those of one's apprentices (AW-STORE-4)."""
    owners = (None, *player.crew)
    return tuple([name for name, deal in DEALS.items() if deal.owner in owners and enough(goods, deal.pay)])


def goods_after_trades(player: Player, trades: tuple[Trade, ...]) -> Amounts | None:
    """The goods after these trades, or None where one can't be made: earlier ones pay for later ones."""
    goods = player.goods
    for name in trades:
        if name not in possible(player, goods):
            return None
        row = [have - need for have, need in zip(goods, DEALS[name].pay, strict=True)]
        for gift, count in DEALS[name].gain:
            if gift in GOOD:
                row[GOOD[gift]] += count
        goods = tuple(row)
    return goods


def trade(told: Told, seat: Seat, trades: tuple[Trade, ...]) -> Told:
    """A worker and its trades."""
    told = place_worker(told, seat, "storehouse")
    for name in trades:
        assert payment(told.player(seat), DEALS[name].pay) is not None
        told = give(pay_price(told, seat, DEALS[name].pay), seat, DEALS[name].gain)
    return apply_helpers(told, seat, "storehouse")
